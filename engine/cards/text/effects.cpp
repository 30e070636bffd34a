// The part of the wording that says effects: in sentences of their own, or in one clause.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <utility>

namespace takujo {

const Term* Wording::givenPart(const Term& effect, std::string_view field) const {
    const Operator& shape = shapeOf(effect);
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].key == field && effect.parts[i].exists())
            return &effect.parts[i];
    return nullptr;
}

const Term* Wording::untilOf(const Term& effect) const {
    return givenPart(effect, "until");
}

/// The clause with how long it lasts around it: "until the end of the turn, …", if that opens the sentence.
std::string Wording::lasting(const Term* until, const std::string& text, bool opens, bool restricts) {
    if (until == nullptr)
        return text;
    std::vector<Trait> traits;
    if (restricts)
        traits.push_back({"restricts"});
    if (opens)
        traits.push_back({"opening"});
    return phrase(
        "durations", durationWords()[static_cast<std::size_t>(until->number)],
        [&](const Slot&) { return std::optional{text}; }, std::move(traits));
}

/// Whether how long its first effect lasts stands at its beginning, in a language that has it there.
bool Wording::opensWithDuration(std::uint16_t block) const {
    const std::vector<Term> effects = saidIn(block);
    return !effects.empty() && !waits(effects.front()) && untilOf(effects.front()) != nullptr;
}

bool Wording::waits(const Term& effect) const {
    return std::ranges::any_of(shapeOf(effect).fields,
                               [](const FieldShape& field) { return field.kind == FieldKind::trigger; });
}

/// The first field whose amount is a number for each of something.
std::size_t Wording::fieldPerEach(const Term& effect) {
    const Operator& shape = shapeOf(effect);
    if (vocabulary_.effects[effect.op].follow == effects::fixX)
        return noField; // X is that number; it is not said again for each
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const Term& amount = effect.parts[i];
        if (shape.fields[i].kind != FieldKind::amount || !amount.exists())
            continue;
        if (vocabulary_.effects[effect.op].modify == modifiers::number &&
            (i == changes::times.part || i == changes::divided.part))
            continue; // "three times as much for each" would be more than three times as much
        if (countsEach(amount))
            return i;
        if (vocabulary_.amounts[amount.op].value != amounts::times)
            continue;
        const Term& of = amount[operand::of];
        const Term& by = amount[operand::by];
        if ((countsEach(of) && !isComputed(by)) || (countsEach(by) && !isComputed(of)))
            return i;
    }
    return noField;
}

/// The same objects as in the clause before need not be named again.
void Wording::addSameAgain(Phrasing& saying, const Term& effect, Before before) {
    const auto objectsIn = [this](const Term& term) -> const Term* {
        const Operator& shape = shapeOf(term);
        for (std::size_t i = 0; i < shape.fields.size(); ++i)
            if (shape.fields[i].kind == FieldKind::objects)
                return &term.parts[i];
        return nullptr;
    };
    const Term& last = before.back();
    if (vocabulary_.effects[last.op].follow == effects::forEach)
        return; // inside it was spoken of one at a time
    const Term* here = objectsIn(effect);
    const Term* there = objectsIn(last);
    if (here == nullptr || there == nullptr || *here != *there)
        return;
    const bool wasLess = std::ranges::any_of(last.parts, [this](const Term& part) {
        return part.sort == Sort::amount && quantityOf(part).isLess;
    });
    std::string after = (wasLess ? "after less " : "after ") + std::string{shapeOf(last).word};
    const bool became = givenPart(last, "becomes") != nullptr;
    saying.traits.push_back({"again"});
    const auto isGiven = [&](std::string_view field) { return givenPart(last, field) != nullptr; };
    if (isGiven("doubled") || isGiven("times") || isGiven("divided")) {
        // "Double its power" is no "it gains …" to go on with.
        saying.traits.push_back({after + " doubled", {}, true});
        return;
    }
    // "Its power becomes 6000" is a sentence about the power: another one needs a subject again.
    if (!became)
        saying.traits.push_back({std::move(after)});
    else if (before.size() == 1)
        saying.traits.push_back({after + " becomes", {}, true});
    else if (vocabulary_.effects[before[before.size() - 2].op].modify == modifiers::type)
        // "Becomes a Forward with 6000 power" is one clause, about what it becomes.
        saying.traits.push_back({"after " + std::string{shapeOf(before[before.size() - 2]).word}});
}

Wording::Phrasing Wording::sayingOf(const Term& effect, const PhraseContext& manner, Before before) {
    Phrasing saying{"effects", shapeOf(effect), effect, manner};
    saying.perEach = fieldPerEach(effect);
    if (!before.empty())
        addSameAgain(saying, effect, before);
    if (ability_.kind == AbilityKind::constant)
        saying.traits.push_back({"always"});
    if (replaced_ != nullptr)
        saying.traits.push_back({std::string{shapeOf(*replaced_).word}});
    const EffectMeaning follow = vocabulary_.effects[effect.op].follow;
    if (follow == effects::unfinished) // whoever wrote it wrote a sentence
        saying.more = [this, &effect](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "text" ? std::optional{withoutStop(textOf(effect[unfinished::text]))}
                                       : std::nullopt;
        };
    if (follow == effects::later)
        saying.more = [this, &effect](const Slot& slot) -> std::optional<std::string> {
            if (slot.name != "when")
                return std::nullopt;
            std::vector<Trait> traits;
            if (!effect[later::everyTime].isTrue())
                traits.push_back({"once"});
            // Japanese has たび behind the verb as in "would".
            const Happening happening = slot.form == "would" ? Happening::would : Happening::now;
            events_.pop_back(); // what will happen is told by what has happened
            std::string text = trigger(effect[later::when], happening, std::move(traits));
            events_.push_back(&effect[later::when]);
            speakOfEvent();
            return text;
        };
    if (follow == effects::beginReplacing)
        saying.more = [this, &effect](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "event") {
                events_.pop_back(); // what would happen is told by what has happened
                std::string text = trigger(effect[instead_of::event], Happening::would);
                events_.push_back(&effect[instead_of::event]);
                speakOfEvent();
                return text;
            }
            if (slot.name != "do")
                return std::nullopt;
            const Term* const around = std::exchange(replaced_, &effect[instead_of::event]);
            std::string text = clause(static_cast<std::uint16_t>(effect[instead_of::doThis].number), {});
            replaced_ = around;
            return text;
        };
    return saying;
}

std::vector<Wording::Clause> Wording::effect(const Term& effect, const PhraseContext& manner, bool apart,
                                             Before before) {
    const Operator& shape = shapeOf(effect);
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].kind == FieldKind::amount && effect.parts[i].exists() &&
            vocabulary_.amounts[effect.parts[i].op].value == amounts::either)
            return {oneOrTheOther(effect, i, manner)};

    const EffectMeaning follow = vocabulary_.effects[effect.op].follow;
    const bool waits = follow == effects::later || follow == effects::beginReplacing;
    if (waits)
        events_.push_back(&effect.parts.front()); // `that` is what the later event is about
    Phrasing saying = sayingOf(effect, manner, before);
    std::vector<Clause> clauses;
    if (hasClauses(shape)) {
        clauses = clausesOf(saying, apart);
    } else {
        const Clause::Doer doer = doerOf(choosePattern(words_, queryFor(saying)), saying);
        clauses.push_back({say(saying), doer});
    }
    if (waits)
        events_.pop_back();
    if (saying.perEach != noField) {
        const Term& each = *quantityOf(effect.parts[saying.perEach], true).each;
        clauses.front().text = forEachOf(each, clauses.front().text, manner);
    }
    clauses.front().text = withReach(effect, withFloor(effect, std::move(clauses.front().text)));
    speakAfter(effect);
    return clauses;
}

/// "(it cannot become 0)"
std::string Wording::withFloor(const Term& effect, std::string text) {
    const Operator& shape = shapeOf(effect);
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const Term& floor = effect.parts[i];
        if (shape.fields[i].kind != FieldKind::floor || !floor.exists())
            continue;
        std::vector<Trait> traits;
        if (floor.number == 1)
            traits.push_back({"one"});
        return around(
            "floor", text,
            [&](const Slot& slot) -> std::optional<std::string> {
                return slot.name == "least" ? std::optional{std::to_string(floor.number)} : std::nullopt;
            },
            std::move(traits));
    }
    return text;
}

/// "(those that come later, too)", "(only for the next one)"
std::string Wording::withReach(const Term& effect, std::string text) {
    for (const FieldName& reach : {lasting::laterToo, lasting::nextOnly})
        if (const Term* const said = givenPart(effect, reach.key); said != nullptr && said->isTrue())
            return around(reach.key, text);
    return text;
}

bool Wording::isEither(const Term& effect) const {
    return std::ranges::any_of(effect.parts, [this](const Term& part) {
        return part.sort == Sort::amount && vocabulary_.amounts[part.op].value == amounts::either;
    });
}

/// "Deal it 3000 damage. If …, deal it 5000 damage instead."
Wording::Clause Wording::oneOrTheOther(const Term& effect, std::size_t field, const PhraseContext& manner) {
    const Term amount = effect.parts[field];
    const auto withAmount = [&](const FieldName& part, Ending ending) {
        Term one = effect;
        one.parts[field] = amount[part];
        PhraseContext inside = manner;
        inside.ending = ending;
        return lasting(untilOf(one), joined(this->effect(one, inside, false, {}), inside).text);
    };
    const std::string usual = withAmount(either::otherwise, Ending::stop);
    const std::string holds = condition(amount[either::ifThis], {});
    const std::string instead = withAmount(either::then, manner.ending);
    std::string text = phrase("ability", "instead if", [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "effect")
            return usual;
        if (slot.name == "condition")
            return holds;
        return slot.name == "instead" ? std::optional{instead} : std::nullopt;
    });
    return {std::move(text), Clause::Doer::itself};
}

/// Whether it is about two things of which "it" could be either.
bool Wording::isAboutTwo(const Term& effect) const {
    const Operator& shape = shapeOf(effect);
    const Term* first = nullptr;
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        if (shape.fields[i].kind != FieldKind::objects || !effect.parts[i].exists())
            continue;
        const Term& plain = plainly(effect.parts[i]);
        const auto op = static_cast<ObjectsOp>(plain.op);
        if (op == ObjectsOp::self || op == ObjectsOp::each)
            continue;
        if (first != nullptr && *first != plain)
            return true;
        first = &plain;
    }
    return false;
}

/// What was named in full is spoken of now; after what only names something else, and after what is about two
/// things, "it" means nothing.
void Wording::speakAfter(const Term& effect) {
    const Operator& shape = shapeOf(effect);
    if (countsWhatItDoes(vocabulary_.effects[effect.op]))
        lastDone_ = shape.word;
    if (vocabulary_.effects[effect.op].follow == effects::chooseGroup) {
        spokenOf_.reset(); // "them" would be the groups
        return;
    }
    if (isAboutTwo(effect)) {
        spokenOf_.reset();
        return;
    }
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const Term& part = effect.parts[i];
        if (part.sort == Sort::pick) {
            speakOf({Sort::objects, static_cast<std::uint8_t>(ObjectsOp::selected), part.number, {}});
            return;
        }
        if (shape.fields[i].kind != FieldKind::objects || !part.exists() || isPronoun(part))
            continue;
        const Term& plain = plainly(part);
        speakOf({Sort::objects, plain.op, plain.number, {}});
        break;
    }
    if (!shape.selects.empty() && effect.number != 0)
        speakOf({Sort::objects, static_cast<std::uint8_t>(ObjectsOp::selected), effect.number, {}});
}

// Several of them.

/// Effects on the same objects that last equally long make one sentence, where the words know how to go on.
std::size_t Wording::endOfGroup(const std::vector<Term>& effects, std::size_t first,
                                const PhraseContext& manner) {
    const auto isPlain = [&](const Term& effect) {
        return fieldPerEach(effect) == noField && !isEither(effect);
    };
    std::size_t last = first + 1;
    while (last < effects.size() && isPlain(effects[last - 1]) && isPlain(effects[last])) {
        const Term* before = untilOf(effects[last - 1]);
        const Term* here = untilOf(effects[last]);
        const bool equallyLong =
            (before == nullptr) == (here == nullptr) && (here == nullptr || *here == *before);
        if (last == first + 1 && here == nullptr && before == nullptr &&
            joinsNext(effects[first], effects[last]))
            return last + 1;
        const Phrasing saying = sayingOf(effects[last], manner, Before{effects}.subspan(first, last - first));
        if (!equallyLong || !choosePattern(words_, queryFor(saying)).names("again"))
            break;
        ++last;
    }
    return last;
}

std::vector<Wording::Clause> Wording::group(const std::vector<Term>& effects, std::size_t first,
                                            std::size_t last, const PhraseContext& manner, bool apart) {
    // "The former" stays "the former" from one clause to the next.
    if (chosenTogether_.size() > 1 && spokenOf_ &&
        spokenOf_->op == static_cast<std::uint8_t>(ObjectsOp::chosen))
        spokenOf_.reset();
    std::vector<Clause> clauses;
    for (std::size_t i = first; i < last; ++i) {
        PhraseContext inside = manner;
        const bool hasNext = i + 1 < last;
        if (hasNext && i + 2 < last)
            inside.ending = goingOnTo(manner.ending);
        if (hasNext && i == first)
            if (std::optional<Clause> both = withNext(effects[i], effects[i + 1], inside)) {
                clauses.push_back(*std::move(both));
                ++i;
                continue;
            }
        if (hasNext)
            inside.ending = goingOnTo(manner.ending);
        const Before before = Before{effects}.subspan(first, i - first);
        for (Clause& clause : effect(effects[i], inside, apart, before))
            clauses.push_back(std::move(clause));
    }
    const bool lasts =
        !waits(effects[first]) && untilOf(effects[first]) != nullptr && !isEither(effects[first]);
    if (!lasts && last - first == 1)
        return clauses;
    Clause one = joined(clauses, manner);
    const bool restricts =
        std::ranges::all_of(effects.begin() + static_cast<std::ptrdiff_t>(first),
                            effects.begin() + static_cast<std::ptrdiff_t>(last), [this](const Term& effect) {
                                const ModifierMeaning modify = vocabulary_.effects[effect.op].modify;
                                return modify == modifiers::cannot || modify == modifiers::must;
                            });
    // Of several clauses it comes first, so that it is seen to be for all of them, unless a trigger does.
    const bool isAfterTrigger = ability_.kind != AbilityKind::activated &&
                                ability_.kind != AbilityKind::text && first == 0 && chosenTogether_.empty();
    // What is quoted has a stop at its end: nothing comes behind it.
    const bool quotesSomething = std::any_of(effects.begin() + static_cast<std::ptrdiff_t>(first),
                                             effects.begin() + static_cast<std::ptrdiff_t>(last),
                                             [this](const Term& effect) { return quotes(effect); });
    const bool opens = quotesSomething || (apart && last - first > 1 && !isAfterTrigger);
    if (lasts)
        one.text = lasting(untilOf(effects[first]), one.text, opens, restricts);
    return {std::move(one)};
}

/// That an event does not happen goes without saying where something happens instead.
std::vector<Term> Wording::saidIn(std::uint16_t block) const {
    std::vector<Term> effects = ability_.blocks[block];
    const auto cancels = [this](const Term& effect) {
        return vocabulary_.effects[effect.op].follow == effects::cancelEvent;
    };
    if (replaced_ != nullptr && !std::ranges::all_of(effects, cancels))
        std::erase_if(effects, cancels);
    return toldTogether(std::move(effects));
}

std::vector<std::string> Wording::sentences(std::uint16_t block, const PhraseContext& manner) {
    const std::vector<Term> effects = saidIn(block);
    std::vector<std::string> result;
    for (std::size_t i = 0; i < effects.size();) {
        const std::size_t end = endOfGroup(effects, i, manner);
        for (Clause& clause : group(effects, i, end, manner, true))
            result.push_back(std::move(clause.text));
        i = end;
    }
    return result;
}

Wording::Clause Wording::wholeClause(std::uint16_t block, const PhraseContext& manner) {
    const std::vector<Term> effects = saidIn(block);
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < effects.size();) {
        const std::size_t end = endOfGroup(effects, i, manner);
        PhraseContext inside = manner;
        if (end < effects.size())
            inside.ending = goingOnTo(manner.ending);
        for (Clause& each : group(effects, i, end, inside, false))
            clauses.push_back(std::move(each));
        i = end;
    }
    return joined(clauses, manner);
}

/// Orders stand beside orders: "draw 1 card and dull it". Beside other clauses they are told of you.
Wording::Clause Wording::joined(const std::vector<Clause>& clauses, const PhraseContext& manner) {
    using Doer = Clause::Doer;
    const bool areOrders =
        std::ranges::all_of(clauses, [](const Clause& clause) { return clause.doer == Doer::you; });
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const Clause& clause = clauses[i];
        const bool goesOn = i > 0 && clauses[i - 1].doer == Doer::you; // "you draw 1 card and dull it"
        if (manner.bare || areOrders || clauses.size() == 1 || goesOn || clause.doer != Doer::you) {
            texts.push_back(clause.text);
            continue;
        }
        std::vector<Trait> traits;
        if (i > 0 && clauses[i - 1].doer == Doer::named)
            traits.push_back({"after another"});
        if (i + 1 < clauses.size() && clauses[i + 1].doer == Doer::named)
            traits.push_back({"before another"});
        texts.push_back(phrase(
            "ability", "you", [&](const Slot&) { return std::optional{clause.text}; }, std::move(traits)));
    }
    return {list(texts, "clauses"), clauses.size() == 1 ? clauses.front().doer
                                    : areOrders         ? Doer::you
                                                        : Doer::itself};
}

} // namespace takujo
