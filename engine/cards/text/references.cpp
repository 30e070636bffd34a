// The part of the wording that names objects, and knows what "it" means.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/event_objects.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/language/spending.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace takujo {

namespace {

ObjectsOp opOf(const Term& objects) {
    return static_cast<ObjectsOp>(objects.op);
}

bool isOneAtMost(const Term& amount) {
    return amount.exists() && amount.op == literalAmount && amount.number <= 1;
}

bool isByBoth(const Term& pick) {
    const Term& by = pick.parts[pickBy];
    return by.exists() && static_cast<PlayersOp>(by.op) == PlayersOp::both;
}

std::string onlyOf(std::string_view type) {
    return "the only." + std::string{type};
}

constexpr std::array<std::string_view, 3> pronounForms{"they", "their", "owner's"};

} // namespace

// What the places of choices and selections hold.

void Wording::collectPick(const Term& pick) {
    const Term& divided = pick.parts[pickDivide];
    places_.push_back({pick.number,
                       {&pick.parts[pickFrom], isOneAtMost(pick.parts[pickMost]) && !isByBoth(pick)},
                       divided.exists() ? &divided : nullptr});
}

void Wording::collectSelections(const std::vector<Term>& effects) {
    for (const Term& effect : effects) {
        const Operator& shape = shapeOf(effect);
        Place place{effect.number, {nullptr, true}, nullptr};
        for (std::size_t i = 0; i < shape.fields.size(); ++i) {
            const Term& part = effect.parts[i];
            if (part.sort == Sort::pick) {
                collectPick(part);
                if (vocabulary_.effects[effect.op].follow == effects::chooseNow)
                    places_.back().words = "chosen";
            }
            if (shape.fields[i].kind == FieldKind::criteria && part.exists())
                place.referent.each = &part;
            // How many are found stands in the field that selects, or in the one called so.
            const bool tellsHowMany =
                shape.fields[i].kind == FieldKind::amount &&
                (shape.fields[i].key == shape.selects || shape.fields[i].key == "amount");
            if (tellsHowMany && part.exists())
                place.referent.isOne = isOneAtMost(part);
            if (shape.fields[i].kind == FieldKind::objects && shape.fields[i].key == shape.selects)
                collectGroups(effect, part, place);
        }
        if (!shape.selects.empty())
            places_.push_back(place);
    }
}

/// Of a division, and of the group that is taken of it; then the division is what is left.
void Wording::collectGroups(const Term& effect, const Term& objects, Place& place) {
    place.referent.isOne = false;
    if (opOf(objects) == ObjectsOp::each)
        place.referent.each = &objects;
    else if (const Term* each = referentOf(objects).each)
        place.referent.each = each;
    if (vocabulary_.effects[effect.op].follow != effects::chooseGroup)
        return;
    place.words = "group";
    for (Place& other : places_)
        if (other.number == objects.number)
            other.words = "other groups";
}

Wording::Referent Wording::referentOfPlace(std::int32_t place) const {
    if (place == allChosen)
        return {nullptr, false};
    const auto found = std::ranges::find(places_, place, &Place::number);
    return found == places_.end() ? Referent{} : found->referent;
}

/// What a trigger inside a text is about may be `that` of the text around it.
const Term* Wording::eventObjects() const {
    for (const Term* event : std::views::reverse(events_)) {
        const Term* const about = objectsOfEvent(vocabulary_, *event);
        if (about == nullptr || !about->exists() || opOf(*about) != ObjectsOp::that)
            return about;
    }
    return nullptr;
}

Wording::Referent Wording::eventReferent() const {
    const Term* about = eventObjects();
    if (about == nullptr || !about->exists())
        return {};
    return opOf(*about) == ObjectsOp::each ? Referent{about, true} : referentOf(*about);
}

/// `that`, where the event is about something that has a name of its own.
const Term& Wording::plainly(const Term& objects) const {
    if (opOf(objects) != ObjectsOp::that)
        return objects; // NOLINT(bugprone-return-const-ref-from-parameter): terms belong to the card
    const Term* about = eventObjects();
    return about == nullptr || !about->exists() || opOf(*about) == ObjectsOp::each ? objects : *about;
}

Wording::Referent Wording::referentOf(const Term& objects) const {
    switch (opOf(objects)) {
    case ObjectsOp::chosen:
    case ObjectsOp::selected:
        return referentOfPlace(objects.number);
    case ObjectsOp::that:
        return eventReferent();
    case ObjectsOp::spent:
        return spentReferent();
    default:
        return {};
    }
}

/// The cost by which cards go away that are picked for it: of the ability, or of casting its card.
const Term* Wording::costThatSpends() const {
    if (const Term* const own = takujo::costThatSpends(vocabulary_, ability_))
        return own;
    for (const Ability& other : card_.abilities)
        if (const Term* const cost =
                other.kind == AbilityKind::text ? takujo::costThatSpends(vocabulary_, other) : nullptr)
            return cost;
    return nullptr;
}

Wording::Referent Wording::spentReferent() const {
    Referent referent;
    const Term* const cost = costThatSpends();
    if (cost == nullptr)
        return referent;
    const Operator& shape = vocabulary_.costs[cost->op].shape;
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const Term& part = cost->parts[i];
        if (part.sort == Sort::objects && opOf(part) == ObjectsOp::each)
            referent.each = &part;
        if (shape.fields[i].key == "amount" && part.exists())
            referent.isOne = isOneAtMost(part);
    }
    return referent;
}

bool Wording::isOne(const Term& objects, const PhraseContext& manner) const {
    if (!objects.exists())
        return true;
    if (called_.objects != nullptr && objects == *called_.objects)
        return called_.isOne;
    const Term& plain = plainly(objects);
    if (opOf(plain) != ObjectsOp::each)
        return referentOf(plain).isOne;
    if (const Term* only = onlyAmong(plain))
        return isOne(*only, manner);
    return manner.extent == Quantifier::one || isTheOnly(plain);
}

/// Of a type that each player has one of in play, as the words of its game know: "the leader you control".
bool Wording::isTheOnly(const Term& each) const {
    if (opOf(each) != ObjectsOp::each || zonesOf(each) != 0 ||
        words_.find("selectors", onlyOf(typeWord(typesOf(each)))) == nullptr)
        return false;
    return std::ranges::any_of(each.parts, [&](const Term& criterion) {
        return vocabulary_.criteria[criterion.op].fits == criteria::controller;
    });
}

/// That it is yours, if nothing else is asked of it.
std::vector<Trait> Wording::traitsOfOnly(const Term& each) const {
    if (each.parts.size() != 1)
        return {};
    const Term& whose = each.parts.front()[operand::of];
    return static_cast<PlayersOp>(whose.op) == PlayersOp::you ? std::vector<Trait>{{"yours"}}
                                                              : std::vector<Trait>{};
}

const Term* Wording::onlyAmong(const Term& each) const {
    const auto allTypes = (1U << vocabulary_.printed.types.size()) - 1;
    if (!each.exists() || opOf(each) != ObjectsOp::each || each.parts.size() != 1 ||
        typesOf(each) != allTypes || zonesOf(each) != 0)
        return nullptr;
    const Term& criterion = each.parts.front();
    return vocabulary_.criteria[criterion.op].fits == criteria::among ? &criterion[operand::of] : nullptr;
}

// "It".

void Wording::speakOf(const Term& objects) {
    spokenOf_ = objects;
}

bool Wording::isPronoun(const Term& objects) const {
    const Term& plain = plainly(objects);
    if (opOf(plain) == ObjectsOp::it && it_.empty())
        return true;
    if (opOf(plain) == ObjectsOp::self || opOf(plain) == ObjectsOp::each)
        return false;
    if (opOf(plain) == ObjectsOp::chosen && plain.number == allChosen && !spokenOf_)
        return true; // nothing else has been spoken of since they were chosen
    return spokenOf_ && spokenOf_->op == plain.op && spokenOf_->number == plain.number;
}

// Names.

std::string Wording::named(std::string_view word, std::string_view form, bool isOne,
                           const SlotFiller& filler) {
    std::vector<Trait> traits;
    if (!isOne)
        traits.push_back({"many"});
    if (std::ranges::find(pronounForms, form) != pronounForms.end())
        traits.push_back({std::string{form}});
    return phrase("selectors", word, filler, std::move(traits));
}

std::string Wording::pronoun(bool isOne, std::string_view form) {
    return named(isOne ? "it" : "them", form, isOne, nullptr);
}

/// Of "a Forward or a Monster", both types.
std::uint32_t Wording::typesMeant(const Term* each) const {
    if (each == nullptr)
        return (1U << vocabulary_.printed.types.size()) - 1;
    std::uint32_t types = typesOf(*each);
    for (const Term& criterion : each->parts) {
        if (vocabulary_.criteria[criterion.op].fits != criteria::anyOf)
            continue;
        std::uint32_t some = 0;
        for (const Term& one : criterion[operand::of].parts)
            some |= typesOf(one);
        if ((types & some) != 0)
            types &= some;
    }
    return types;
}

/// "the selected Forward"; where several have been selected that are called so, with more of its types, or
/// the first of them and so on.
std::string Wording::referenceToSelected(const Place& place, std::string_view form) {
    std::vector<const Place*> others;
    for (const Place& other : places_)
        if (other.number >= binding_slots::firstSelected && other.words.empty())
            others.push_back(&other);
    const auto typesOfPlace = [this](const Place* of) {
        const std::uint32_t all = (1U << vocabulary_.printed.types.size()) - 1;
        return of->referent.each == nullptr ? all : typesOf(*of->referent.each);
    };
    const auto isCalledSo = [&](const Place* other) {
        return typesOfPlace(other) == typesOfPlace(&place) && other->referent.isOne == place.referent.isOne;
    };
    const auto isSuch = [&](const Place* other) {
        return isCalledSo(other) && typesMeant(other->referent.each) == typesMeant(place.referent.each);
    };
    const bool isAlone = std::ranges::count_if(others, isCalledSo) == 1;
    const bool isOneOfItsTypes = std::ranges::count_if(others, isSuch) == 1;
    const std::uint32_t types = isAlone ? typesOfPlace(&place) : typesMeant(place.referent.each);
    const std::string noun = typeNoun(types, !place.referent.isOne, false);
    std::ptrdiff_t ordinal = 0;
    for (const Place* other : others) {
        ordinal += isSuch(other) ? 1 : 0;
        if (other == &place)
            break;
    }
    return named(isAlone || isOneOfItsTypes ? "selected" : "selected in order", form, place.referent.isOne,
                 [&](const Slot& slot) -> std::optional<std::string> {
                     if (slot.name == "ordinal")
                         return word("selectors", "ordinal " + std::to_string(ordinal));
                     return slot.name == "noun" ? std::optional{noun} : std::nullopt;
                 });
}

/// "the chosen Forward", "the former", "that card": where "it" would mean something else.
std::string Wording::reference(const Term& objects, std::string_view form) {
    const Referent referent = referentOf(objects);
    const std::uint32_t types =
        referent.each != nullptr ? typesOf(*referent.each) : (1U << vocabulary_.printed.types.size()) - 1;
    const std::string noun = typeNoun(types, !referent.isOne, false);
    const auto filler = [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == "noun" ? std::optional{noun} : std::nullopt;
    };
    if (opOf(objects) == ObjectsOp::that)
        return named("that", form, referent.isOne, filler);
    if (opOf(objects) == ObjectsOp::spent) {
        const Term* const cost = costThatSpends();
        const std::string_view how = cost == nullptr ? "" : vocabulary_.costs[cost->op].shape.word;
        return named("spent " + std::string{how}, form, referent.isOne, filler);
    }
    if (opOf(objects) == ObjectsOp::it)
        return it_.empty() ? pronoun(true, form)
                           : named("such", form, true, [&](const Slot&) { return std::optional{it_}; });
    if (opOf(objects) == ObjectsOp::selected) {
        const auto selected = std::ranges::find(places_, objects.number, &Place::number);
        if (selected != places_.end() && selected->words.empty())
            return referenceToSelected(*selected, form);
        return named(selected == places_.end() ? "selected" : selected->words, form, referent.isOne, filler);
    }
    const auto place = std::ranges::find(chosenTogether_, objects.number);
    if (chosenTogether_.size() < 2 || place == chosenTogether_.end())
        return named("chosen", form, referent.isOne, filler);
    const std::string number = std::to_string(place - chosenTogether_.begin() + 1);
    const std::uint32_t meant = typesMeant(referent.each);
    const auto isSuch = [&](std::int32_t other) {
        const Term* each = referentOfPlace(other).each;
        return each != nullptr && typesMeant(each) == meant;
    };
    if (chosenTogether_.size() > 2 && std::ranges::count_if(chosenTogether_, isSuch) == 1)
        return named("chosen", form, referent.isOne, [&](const Slot& slot) {
            return slot.name == "noun" && referent.each != nullptr
                       ? std::optional{typeNoun(meant, !referent.isOne, !referent.isOne)}
                       : filler(slot);
        });
    if (chosenTogether_.size() == 2)
        return named("chosen " + number + " of 2", form, true, filler);
    return named("chosen in order", form, referent.isOne, [&](const Slot& slot) {
        return slot.name == "ordinal" ? std::optional{word("selectors", "ordinal " + number)} : filler(slot);
    });
}

std::string Wording::objects(const Term& given, std::string_view form, const PhraseContext& manner) {
    const Term& objects = plainly(given);
    if (form == "unsaid")
        return {};
    if (called_.objects != nullptr && given == *called_.objects && form != "its" && form != "it" &&
        form != "owner's")
        return named("such", form == "they" ? "" : form, called_.isOne,
                     [&](const Slot&) { return std::optional{called_.names}; });
    if (form == "its" || form == "owner's")
        return pronoun(isOne(objects, manner), form == "its" ? "their" : form);
    if (form == "it")
        return pronoun(isOne(objects, manner), "");
    const bool isActor = manner.actor != nullptr && objects == *manner.actor;
    const bool isNamedAgain = opOf(objects) == ObjectsOp::self && manner.happening != Happening::would;
    if (form == "their" && isActor && !isNamedAgain && opOf(objects) != ObjectsOp::each)
        return pronoun(isOne(objects, manner), form);
    if (form == "they" && manner.bare) {
        const std::string text = this->objects(objects, "", manner);
        return phrase("ability", "have", [&](const Slot&) { return std::optional{text}; });
    }
    if (opOf(objects) == ObjectsOp::self)
        return named("name", form, true, nullptr);
    if (opOf(objects) != ObjectsOp::each)
        return isPronoun(objects) ? pronoun(referentOf(objects).isOne, form) : reference(objects, form);
    if (const Term* only = onlyAmong(objects))
        return this->objects(*only, form, manner);
    if (form == "noun")
        return noun(objects, false, manner);
    if (form == "many")
        return noun(objects, true, manner, true);
    if (form == "a")
        return withArticle(noun(objects, false, manner));
    if (form == "counted")
        return counted(objects, {}, Count::exactly, false, manner);
    const bool isOnly = isTheOnly(objects);
    const bool isOne = isOnly || (form != "all" && manner.extent == Quantifier::one);
    std::string text = noun(objects, !isOne, manner, !isOne);
    if (isOnly)
        text = phrase(
            "selectors", onlyOf(typeWord(typesOf(objects))), [&](const Slot&) { return std::optional{text}; },
            traitsOfOnly(objects));
    else if (isOne)
        text = withArticle(text);
    else if (form == "all" || manner.extent == Quantifier::all)
        text = phrase("selectors", "all", [&](const Slot&) { return std::optional{text}; });
    return named("such", form, isOne, [&](const Slot&) { return std::optional{text}; });
}

} // namespace takujo
