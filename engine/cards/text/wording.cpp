#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

/// Where the word for something that stands on cards is looked for.
constexpr std::array<std::string_view, 7> printedSections{"printed", "keywords", "marks",  "colours",
                                                          "phases",  "zones",    "numbers"};

/// "An event", but "a unit", which is said with a consonant.
bool soundsLikeVowel(std::string_view noun) {
    return !noun.empty() && std::string_view{"AEIOUaeiou"}.find(noun.front()) != std::string_view::npos &&
           !noun.starts_with("uni") && !noun.starts_with("Uni");
}

std::size_t indexOfField(const Operator& shape, std::string_view key) {
    const auto found = std::ranges::find(shape.fields, key, &FieldShape::key);
    return static_cast<std::size_t>(found - shape.fields.begin());
}

std::string oneOf(const std::vector<std::string_view>& words, std::size_t index) {
    return std::string{words[std::min(index, words.size() - 1)]};
}

} // namespace

Wording::Wording(const CardDefinition& card, const Ability& ability, const Vocabulary& vocabulary,
                 const Words& words, Language language)
    : card_{card}, ability_{ability}, vocabulary_{vocabulary}, words_{words}, language_{language} {
    for (const Term& pick : ability.picks)
        collectPick(pick);
    for (const Mode& mode : ability.modes)
        for (const Term& pick : mode.picks)
            collectPick(pick);
    for (const std::vector<Term>& block : ability.blocks)
        collectSelections(block);
    if (ability.trigger.exists())
        events_.push_back(&ability.trigger);
    const bool isGiven = ability.has(Ability::isQuoted) && !ability.has(Ability::follows);
    const bool namesItself = words.find("selectors", "this card") == nullptr;
    selfTypes_ = isGiven ? (1U << vocabulary.printed.types.size()) - 1 : 1U << card.type;
    self_ = isGiven ? thisOneOf(selfTypes_) : namesItself ? card.name.in(language) : printedThis();
}

std::string withoutStop(std::string text) {
    for (const std::string_view stop : {".", "。"})
        if (text.ends_with(stop))
            text.resize(text.size() - stop.size());
    return text;
}

const Operator& Wording::shapeOf(const Term& term) const {
    switch (term.sort) {
    case Sort::condition:
        return vocabulary_.conditions[term.op].shape;
    case Sort::amount:
        return vocabulary_.amounts[term.op].shape;
    case Sort::criterion:
        return vocabulary_.criteria[term.op].shape;
    case Sort::trigger:
        return vocabulary_.triggers[term.op].shape;
    case Sort::cost:
        return vocabulary_.costs[term.op].shape;
    case Sort::keyword:
        return vocabulary_.keywordPhrases[term.op].shape;
    default:
        return vocabulary_.effects[term.op].shape;
    }
}

const std::string& Wording::textOf(const Term& text) const {
    return ability_.texts[text.op].in(language_);
}

// Patterns.

/// A gap in the words is seen: it stands in braces.
std::string Wording::say(const Phrasing& saying) {
    const PatternQuery query = queryFor(saying);
    const ChosenPattern pattern = choosePattern(words_, query);
    if (!pattern.exists())
        return "{" + std::string{query.section} + ": " + query.word + "}";
    return filled(pattern, saying);
}

std::string Wording::filled(const ChosenPattern& pattern, const Phrasing& given) {
    Phrasing saying = given;
    saying.tellsSign = pattern.names("less");
    saying.tellsDivision = pattern.names("divided") || pattern.names("of divided");
    return fillSlots(pattern.text->in(language_), [&](const Slot& slot) -> std::optional<std::string> {
        if (saying.more)
            if (auto text = saying.more(slot))
                return text;
        // A verb without a subject of its own does not go by what would be its subject.
        const auto asksFor = [&](std::string_view form) {
            const std::string other = "{" + std::string{slot.name}.append(form) + "}";
            return pattern.text->in(language_).find(other) != std::string::npos;
        };
        if (!slot.words.empty() && slot.name != endSlot && saying.manner.bare &&
            (asksFor(".they") || asksFor(".unsaid")))
            return std::string{slot.words.back()};
        return slotText(saying, slot);
    });
}

std::string Wording::phrase(std::string_view section, std::string_view key, const SlotFiller& filler,
                            std::vector<Trait> traits) {
    const ChosenPattern pattern =
        choosePattern(words_, {section, std::string{key}, std::move(traits), {}, {}});
    if (!pattern.exists())
        return "{" + std::string{section} + ": " + std::string{key} + "}";
    return fillSlots(pattern.text->in(language_), [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "this")
            return slot.form.starts_with(deedForm) ? deed(slot.form, selfTypes_, nullptr) : self_;
        return filler ? filler(slot) : std::nullopt;
    });
}

std::string Wording::word(std::string_view section, std::string_view key, std::vector<Trait> traits) {
    return phrase(section, key, nullptr, std::move(traits));
}

std::string Wording::printed(std::string_view word) const {
    for (const std::string_view section : printedSections)
        if (const LocalizedText* text = words_.find(section, word))
            return text->in(language_);
    return std::string{word};
}

std::string Wording::list(const std::vector<std::string>& items, std::string_view joint) {
    std::string result = items.empty() ? std::string{} : items.front();
    for (std::size_t i = 1; i < items.size(); ++i) {
        // Before the last stands the joint itself, before the others what the joint has for a longer list.
        std::vector<Trait> traits;
        if (i + 1 < items.size())
            traits.push_back({"before the last"});
        result = phrase(
            "lists", joint,
            [&](const Slot& slot) { return std::optional{slot.name == "list" ? result : items[i]}; },
            std::move(traits));
    }
    return result;
}

std::string Wording::heading(std::string text) const {
    if (language_ == Language::en && !text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string Wording::withArticle(const std::string& noun) {
    std::vector<Trait> traits;
    if (soundsLikeVowel(noun))
        traits.push_back({noun.starts_with("other ") ? "other" : "vowel"}); // "another unit"
    if (noun.starts_with("your opponent's "))                               // says which one
        traits.push_back({"owned"});
    return phrase("selectors", "a", [&](const Slot&) { return std::optional{noun}; }, std::move(traits));
}

// Slots.

std::optional<std::string> Wording::slotText(const Phrasing& saying, const Slot& slot) {
    if (slot.name == endSlot)
        return endingOf(saying, slot);
    if (slot.name == "this")
        return slot.form.starts_with(deedForm) ? deed(slot.form, selfTypes_, &saying) : self_;
    if (slot.name.starts_with('?'))
        return partText(saying, slot.name.substr(1));
    const Operator& shape = saying.shape;
    if (const std::size_t field = indexOfField(shape, slot.name); field < shape.fields.size())
        return fieldText(saying, field, slot);
    for (std::size_t i = 0; i < shape.fields.size() && i < saying.term.parts.size(); ++i) {
        const FieldShape& field = shape.fields[i];
        const Term& part = saying.term.parts[i];
        // How a comparison compares, and by whom and how much is picked, are slots of the operator.
        if (field.kind == FieldKind::comparison && part.exists()) {
            constexpr std::array<std::string_view, 3> ways{"at least", "at most", "exactly"};
            const auto way = std::ranges::find(ways, slot.name);
            if (way != ways.end()) {
                const Term& amount = part.parts[static_cast<std::size_t>(way - ways.begin())];
                return slot.form == "things" ? thingsOf(quantityOf(amount), amount) : amountText(amount);
            }
        }
        if (field.kind == FieldKind::pick && part.exists() && slot.name == "by") {
            if (!slot.words.empty())
                return oneOf(slot.words, isOnePlayer(part.parts[pickBy], saying.manner) ? 0 : 1);
            return players(part.parts[pickBy], slot.form, saying.manner);
        }
        // "amount by": the field `by` of what stands in the field `amount`.
        if (part.sort == Sort::amount && slot.name.starts_with(field.key) &&
            slot.name.substr(field.key.size()).starts_with(' ')) {
            const Operator& inner = shapeOf(part);
            const Slot innerSlot{slot.name.substr(field.key.size() + 1), slot.form, slot.words};
            if (indexOfField(inner, innerSlot.name) < inner.fields.size())
                return slotText({"amounts", inner, part, saying.manner}, innerSlot);
        }
    }
    return std::nullopt;
}

/// `{?under}`: what the pattern `move?under` says if the field is given, and nothing if it is not.
std::string Wording::partText(const Phrasing& saying, std::string_view field) {
    const std::size_t index = indexOfField(saying.shape, field);
    const PatternQuery whole = queryFor(saying);
    if (index >= saying.shape.fields.size() ||
        std::ranges::find(whole.given, field, &PatternQuery::Given::field) == whole.given.end())
        return {};
    PatternQuery query{whole.section, whole.word + "?" + std::string{field}, whole.traits, {}, {}};
    for (Trait& trait : query.traits)
        trait.must = trait.must && trait.field == field;
    const ChosenPattern pattern = choosePattern(words_, query);
    return pattern.exists() ? filled(pattern, saying) : "{" + query.word + "}";
}

/// English verbs end by whether they have a subject, Japanese ones by what comes after them.
std::string Wording::endingFor(const Slot& slot, const PhraseContext& manner) const {
    if (language_ == Language::en)
        return oneOf(slot.words, manner.bare ? 1 : 0);
    const auto ending = static_cast<std::size_t>(manner.ending);
    // Most of what has been done ends as what may be done, but for its last letter (`TextParts::report`).
    if (manner.ending == Ending::done && slot.words.size() <= ending)
        return oneOf(slot.words, static_cast<std::size_t>(Ending::may));
    return oneOf(slot.words, ending);
}

std::string Wording::endingOf(const Phrasing& saying, const Slot& slot) {
    if (slot.words.empty())
        return {};
    if (saying.term.sort != Sort::trigger)
        return endingFor(slot, saying.manner);
    switch (saying.manner.happening) {
    case Happening::now:
        break;
    case Happening::past:
        return oneOf(slot.words, 2);
    case Happening::would:
        if (slot.words.size() > 3 && slot.words[3].empty())
            break; // it is told as if it happened
        return oneOf(slot.words, 3);
    case Happening::never:
        return oneOf(slot.words, 4);
    }
    if (saying.shape.fields.empty())
        return oneOf(slot.words, 0); // it is about the card itself, without saying so
    const FieldShape& first = saying.shape.fields.front();
    const Term& who = saying.term.parts.front();
    const bool one =
        first.kind == FieldKind::players ? isOnePlayer(who, saying.manner) : isOne(who, saying.manner);
    return oneOf(slot.words, one ? 0 : 1);
}

std::string Wording::fieldText(const Phrasing& saying, std::size_t field, const Slot& slot) {
    const FieldShape& shape = saying.shape.fields[field];
    const Term& part = saying.term.parts[field];
    PhraseContext manner = saying.manner;
    manner.negated = false; // the pattern has said it
    const auto number = static_cast<std::size_t>(part.number);
    switch (shape.kind) {
    case FieldKind::amount:
        return amountField(saying, field, slot);
    case FieldKind::objects:
    case FieldKind::criteria:
        return objectsField(saying, field, slot);
    case FieldKind::players:
        return slot.words.empty() ? players(part, slot.form, manner)
                                  : oneOf(slot.words, isOnePlayer(part, manner) ? 0 : 1);
    case FieldKind::condition:
        return condition(part, manner);
    case FieldKind::conditions:
        return conditions(part.parts, slot.form != "or", manner);
    case FieldKind::amounts: {
        std::vector<std::string> items;
        items.reserve(part.parts.size());
        for (const Term& each : part.parts)
            items.push_back(amountInside(saying.term, each, amountText(each)));
        return list(items, slot.form);
    }
    case FieldKind::block:
        return blockField(saying, field, slot);
    case FieldKind::pick:
        return pickText(part, manner, slot.form == "alone");
    case FieldKind::trigger:
        return trigger(part, slot.form == "past" ? Happening::past : Happening::now);
    case FieldKind::zone:
        return printed(vocabulary_.zones[number]);
    case FieldKind::oneWord:
        return shape.key == "until" ? word("durations", shape.words[number], {{"within"}})
                                    : printed(shape.words[number]);
    case FieldKind::words:
    case FieldKind::gained:
        return wordsText(saying, field, slot.form);
    case FieldKind::types:
        return typesText(static_cast<std::uint32_t>(part.number), slot.form);
    case FieldKind::text:
        return slot.form == "a" ? withArticle(textOf(part)) : textOf(part);
    case FieldKind::cp:
        return symbols(part);
    case FieldKind::costs: {
        PhraseContext paid = manner;
        if (slot.form == "may") {
            paid.ending = Ending::may;
            paid.bare = true;
        }
        return costClauses(part.parts, paid);
    }
    case FieldKind::following:
        return textThatFollows(part);
    case FieldKind::anyCriteria: // said by whoever knows the noun
    case FieldKind::comparison:  // its parts are slots of their own
    case FieldKind::floor:       // stands behind the clause
    case FieldKind::flag:        // a trait
        break;
    }
    return {};
}

std::string Wording::amountField(const Phrasing& saying, std::size_t field, const Slot& slot) {
    const Term& amount = saying.term.parts[field];
    if (!amount.exists())
        return slot.words.empty() ? "1" : oneOf(slot.words, 0);
    // "Deals damage equal to its power": its own.
    PhraseContext manner = saying.manner;
    manner.negated = false;
    if (const std::size_t by = indexOfField(saying.shape, "by");
        by < saying.shape.fields.size() && saying.shape.fields[by].kind == FieldKind::objects &&
        saying.term.parts[by].exists())
        manner.actor = &saying.term.parts[by];
    if (saying.tellsDivision)
        manner.dividedAmong = &saying.term.parts.front();
    const Quantity quantity =
        isDivided(amount) ? dividedAmong(manner.dividedAmong != nullptr ? *manner.dividedAmong : Term{})
                          : quantityOf(amount, saying.perEach == field, manner);
    if (slot.form == "things")
        return thingsOf(quantity, amount);
    if (!slot.words.empty())
        return oneOf(slot.words, quantity.isOne ? 0 : 1);
    const std::string text = (quantity.isLess && !saying.tellsSign ? "-" : "") + quantity.text;
    return saying.term.sort == Sort::amount ? amountInside(saying.term, amount, text) : text;
}

/// "1 other active Forward": what a cost says of the objects by its word.
void Wording::addUprightOthers(Term& each) const {
    const auto isAsked = [&](CriterionMeaning fits) {
        return std::ranges::any_of(
            each.parts, [&](const Term& one) { return vocabulary_.criteria[one.op].fits == fits; });
    };
    for (const CriterionMeaning fits : {CriterionMeaning{criteria::state}, CriterionMeaning{criteria::other}})
        for (std::size_t op = 0; op < vocabulary_.criteria.size(); ++op)
            if (vocabulary_.criteria[op].fits == fits && !isAsked(fits))
                each.parts.push_back(
                    {Sort::criterion, static_cast<std::uint8_t>(op), 0, {{Sort::number, 0, 1, {}}}});
}

std::string Wording::objectsField(const Phrasing& saying, std::size_t field, const Slot& slot) {
    const FieldShape& shape = saying.shape.fields[field];
    const Term& part = saying.term.parts[field];
    PhraseContext manner = saying.manner;
    manner.negated = false;
    if (!slot.words.empty())
        return oneOf(slot.words, isOne(part, manner) ? 0 : 1);
    if (slot.form.starts_with(deedForm))
        return deed(slot.form, typesOfObjects(part), &saying);
    if (slot.form == "be") // as many as there are of what it is said of
        return predicate(part, !isOne(saying.term.parts.front(), manner), saying.manner);
    const std::string_view inPlay = " in play";
    const std::string_view others = " others in play"; // upright ones besides the card itself
    const std::string_view upTo = " up to";            // with the particle that goes between noun and number
    const bool isMost = slot.form.ends_with(upTo);
    const bool areOthers = slot.form.ends_with(others);
    const std::string_view counting = slot.form.substr(0, slot.form.find(areOthers ? others
                                                                         : isMost  ? upTo
                                                                                   : inPlay));
    const std::size_t number = indexOfField(saying.shape, counting);
    manner.isDoer = shape.key == "by";
    if (number >= saying.shape.fields.size())
        return objects(part, slot.form, manner);
    const bool isEach = !part.exists() ||
                        (part.op == static_cast<std::uint8_t>(ObjectsOp::each) && onlyAmong(part) == nullptr);
    if (!isEach) // what has a name is not counted
        return objects(part, "", manner);
    const Count how = isMost                   ? Count::upTo
                      : counting == "at least" ? Count::atLeast
                      : counting == "at most"  ? Count::atMost
                                               : Count::exactly;
    const bool elsewhere = shape.kind == FieldKind::criteria && !slot.form.ends_with(inPlay);
    // Leaders and the like lie in no deck and no hand: where nothing is asked, the widest word is meant.
    const PrintedWords& printed = vocabulary_.printed;
    const std::uint32_t all = (1U << printed.types.size()) - 1;
    const bool hasWord = printed.groups.empty() || !typeWord(all).empty();
    Term each = part.exists() ? part : eachOf(hasWord ? all : printed.groups.back().types, 0);
    if (areOthers)
        addUprightOthers(each);
    return counted(each, saying.term.parts[number], how, elsewhere, manner);
}

std::string Wording::blockField(const Phrasing& saying, std::size_t field, const Slot& slot) {
    PhraseContext manner = saying.manner;
    manner.negated = false;
    // Whoever may do it is who does it.
    const std::size_t player = indexOfField(saying.shape, "player");
    if (slot.form == "may" && player < saying.shape.fields.size() && saying.term.parts[player].exists())
        manner.subject = &saying.term.parts[player];
    if (slot.form == "may")
        manner.ending = Ending::may;
    else if (slot.form == "plain")
        manner.ending = Ending::stop;
    manner.bare = manner.bare || slot.form == "may";
    if (saying.term.sort == Sort::effect && vocabulary_.effects[saying.term.op].follow == effects::forEach)
        spokenOf_.reset(); // "it" is the one of which it is said, and nothing from before
    const auto block = static_cast<std::uint16_t>(saying.term.parts[field].number);
    Clause done = wholeClause(block, manner);
    // After what another player may have done, you are named where it could be either who draws.
    const bool isAnothers = slot.form != "may" && player < saying.shape.fields.size() &&
                            playersWord(saying.term.parts[player]) != "you";
    const std::vector<Term>& effects = ability_.blocks[block];
    const bool couldBeEither =
        !effects.empty() && std::ranges::any_of(shapeOf(effects.front()).fields, [](const FieldShape& each) {
            return each.kind == FieldKind::players && each.key == "player";
        });
    std::string text = std::move(done.text);
    if (isAnothers && couldBeEither && done.doer == Clause::Doer::you)
        text =
            phrase("ability", "you", [&](const Slot&) { return std::optional{text}; }, {{"after another"}});
    if (slot.form != "may" || !opensWithDuration(block))
        return text;
    return phrase("ability", "may lasting", [&](const Slot&) { return std::optional{text}; });
}

/// "Brave and Haste", "attack or block". Verbs in a row have endings: アタックできず、ブロックできない.
std::string Wording::wordsText(const Phrasing& saying, std::size_t field, std::string_view form) {
    const std::vector<std::string_view>& known = saying.shape.fields[field].words;
    const std::uint64_t bits = wordsOf(saying.term.parts[field]);
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < known.size(); ++i)
        if ((bits >> i & 1U) != 0)
            words.push_back(known[i]);
    const bool areVerbs = known == vocabulary_.restrictions.words;
    std::vector<std::string> items;
    for (const std::string_view& each : words) {
        if (!areVerbs) {
            items.push_back(printed(each));
            continue;
        }
        Phrasing verb{saying.section, saying.shape, saying.term, saying.manner};
        if (&each != &words.back())
            verb.manner.ending = Ending::more;
        std::vector<Trait> traits{{std::string{saying.shape.word}}};
        for (std::size_t i = 0; i < saying.shape.fields.size(); ++i)
            if (saying.shape.fields[i].kind == FieldKind::criteria && saying.term.parts[i].exists())
                traits.push_back({std::string{saying.shape.fields[i].key}});
        items.push_back(phrase(
            "restrictions", each,
            [&](const Slot& slot) -> std::optional<std::string> {
                return slot.name == endSlot ? std::optional{endingOf(verb, slot)} : std::nullopt;
            },
            std::move(traits)));
    }
    for (const Term& ability : saying.term.parts[field].parts)
        if (!quoted(ability).has(Ability::ofKeyword)) // the keyword says it
            items.push_back(inQuotes(ability, saying.term.parts.front()));
    return list(items, form);
}

std::string Wording::typesText(std::uint32_t types, std::string_view form) {
    const std::string noun = typeNoun(types, form == "many", false);
    return form == "a" ? withArticle(noun) : noun;
}

} // namespace takujo
