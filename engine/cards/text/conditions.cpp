// The part of the wording that says conditions and what happens: "you control 3 or more Backups", "Ash Warden
// attacks".

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

std::string Wording::condition(const Term& condition, PhraseContext manner) {
    manner.bare = false;
    manner.extent = Quantifier::all;
    const ConditionMeaning meaning = vocabulary_.conditions[condition.op].holds;
    if (meaning == conditions::isNot) {
        manner.negated = !manner.negated;
        return this->condition(condition[operand::of], manner);
    }
    if (const std::optional<bool> areAllNeeded = needsAll({&condition, manner.negated}))
        return conditions(condition[operand::of].parts, *areAllNeeded, manner);
    if (meaning == conditions::thereIs)
        return thereIs(condition, manner);
    if (meaning == conditions::isLike)
        if (std::optional<std::string> sentence = ownSentence(condition, manner))
            return *std::move(sentence);
    Phrasing saying{"conditions", shapeOf(condition), condition, manner};
    // What has not happened is said by the verb of what happens.
    if (meaning == conditions::happened) {
        const Happening happening = manner.negated ? Happening::never : Happening::past;
        const Term& event = condition[this_turn::happened];
        const Term& least = condition[this_turn::atLeast];
        const bool isCounted = !manner.negated && countsObjects(event, least);
        if (isCounted) // "if 2 or more Forwards were broken this turn"
            saying.traits.push_back({"several"});
        saying.more = [this, &event, &least, isCounted,
                       happening](const Slot& slot) -> std::optional<std::string> {
            if (slot.name != "happened")
                return std::nullopt;
            return isCounted ? say(severalOf(event, least)) : trigger(event, happening);
        };
    }
    return say(saying);
}

/// "You control 3 or more Backups", "there are 5 or more cards in your Break Zone": who and where make the
/// sentence, if its pattern has words for them.
std::string Wording::thereIs(const Term& condition, const PhraseContext& manner) {
    const Term& each = condition[compares::of];
    Phrasing saying{"conditions", shapeOf(condition), condition, manner};
    if (each.op != static_cast<std::uint8_t>(ObjectsOp::each) || onlyAmong(each) != nullptr) {
        saying.traits.push_back({"reference", {}, true});
        return say(saying);
    }
    const Term* player = whoseIs(each);
    const bool isPlaced = zonesOf(each) != 0;
    if (isPlaced)
        saying.traits.push_back({"placed"});
    else if (player != nullptr)
        saying.traits.push_back({"controlled"});
    const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
    Omission unsaid;
    unsaid.place = pattern.names("placed");
    unsaid.controller = pattern.names("controlled");
    PhraseContext plain = manner;
    plain.negated = false; // the pattern has said it
    saying.more = [&, player](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "place")
            return place(each, plain);
        if (slot.name == "player" && player != nullptr) {
            const Term& who = (*player)[operand::of];
            if (!slot.words.empty())
                return std::string{slot.words[isOnePlayer(who, plain) ? 0 : 1]};
            return players(who, slot.form, plain);
        }
        // The number with the word that its kind is counted with: 3体.
        if (slot.form == "counted" && (slot.name == "at least" || slot.name == "at most")) {
            const Quantity number =
                quantityOf(condition[slot.name == "at least" ? compares::atLeast : compares::atMost]);
            return number.isComputed ? number.text : counter(each, number, false);
        }
        if (slot.name != "of")
            return std::nullopt;
        if (slot.form == "at least")
            return counted(each, condition[compares::atLeast], Count::atLeast, false, plain, unsaid);
        if (slot.form == "at most")
            return counted(each, condition[compares::atMost], Count::atMost, false, plain, unsaid);
        if (slot.form == "counted")
            return counted(each, {}, Count::exactly, false, plain, unsaid);
        const std::string text = noun(each, slot.form == "many", plain, false, unsaid);
        return slot.form == "a" ? withArticle(text) : text;
    };
    return say(saying);
}

/// Some qualities make a sentence of their own: "3 or more Ember Counters are placed on it".
std::optional<std::string> Wording::ownSentence(const Term& condition, const PhraseContext& manner) {
    const Term& what = condition[likeness::what];
    const Term* only = onlyCriterion(condition[likeness::like]);
    if (only == nullptr)
        return std::nullopt;
    Phrasing saying{"criteria", shapeOf(*only), *only, manner};
    saying.traits.push_back({"sentence", {}, true});
    saying.more = [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name != "what")
            return std::nullopt;
        if (slot.words.empty())
            return objects(what, slot.form, manner);
        return std::string{slot.words[isOne(what, manner) ? 0 : 1]};
    };
    const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
    return pattern.exists() ? std::optional{filled(pattern, saying)} : std::nullopt;
}

/// What has happened so often, told by how many it has happened to.
Wording::Phrasing Wording::severalOf(const Term& event, const Term& least) {
    PhraseContext manner;
    manner.happening = Happening::past;
    manner.extent = Quantifier::one;
    Phrasing saying{"triggers", shapeOf(event), event, manner};
    saying.traits.push_back({"past"});
    saying.traits.push_back({"several", {}, true});
    saying.more = [this, &event, &least](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "at least")
            return amountText(least);
        if (slot.form != "several")
            return std::nullopt;
        const Operator& shape = shapeOf(event);
        const auto field = std::ranges::find(shape.fields, slot.name, &FieldShape::key);
        const Term& each = event.parts[static_cast<std::size_t>(field - shape.fields.begin())];
        return counted(each, least, Count::atLeast, shape.fields.front().kind == FieldKind::players, {});
    };
    return saying;
}

/// Whether there are words for that, and all that it happens to is counted.
bool Wording::countsObjects(const Term& event, const Term& least) {
    if (!least.exists() || isComputed(least) || quantityOf(least).isOne)
        return false;
    const Operator& shape = shapeOf(event);
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if ((shape.fields[i].kind == FieldKind::objects || shape.fields[i].kind == FieldKind::criteria) &&
            event.parts[i].exists() &&
            (event.parts[i].op != static_cast<std::uint8_t>(ObjectsOp::each) ||
             onlyAmong(event.parts[i]) != nullptr))
            return false;
    return choosePattern(words_, queryFor(severalOf(event, least))).exists();
}

std::string Wording::trigger(const Term& trigger, Happening happening, std::vector<Trait> traits) {
    PhraseContext manner;
    manner.happening = happening;
    manner.extent = Quantifier::one;
    Phrasing saying{"triggers", shapeOf(trigger), trigger, manner};
    saying.traits = std::move(traits);
    if (happening == Happening::past)
        saying.traits.push_back({"past"});
    return say(saying);
}

/// What an event is about, "it" means from then on. One that is about no objects leaves "it" alone, and so
/// does one about what "it" means already.
void Wording::speakOfEvent() {
    const Term that{Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
    const Term& about = plainly(that);
    if (about.op == static_cast<std::uint8_t>(ObjectsOp::self))
        spokenOf_.reset();
    else if (eventReferent().each != nullptr && about.op == that.op)
        speakOf(that);
}

} // namespace takujo
