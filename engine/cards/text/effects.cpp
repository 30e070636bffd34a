// The part of the wording that says effects: in sentences of their own, or in one clause.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/operators.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// The keys under which an operator has its second clause, its third, …: `look/2`.
std::string keyOfClause(std::string_view word, int number) {
    return std::string{word} + (number == 1 ? std::string{} : "/" + std::to_string(number));
}

constexpr int mostClauses = 4;

std::string withoutStop(std::string text) {
    for (const std::string_view stop : {".", "。"})
        if (text.ends_with(stop))
            text.resize(text.size() - stop.size());
    return text;
}

} // namespace

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
std::string Wording::lasting(const Term* until, const std::string& text, bool opens) {
    if (until == nullptr)
        return text;
    std::vector<Trait> traits;
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
        if (countsEach(amount))
            return i;
        if (vocabulary_.amounts[amount.op].value != amounts::times)
            continue;
        for (const std::size_t part : {0U, 1U})
            if (countsEach(amount.parts[part]) && !isComputed(amount.parts[1 - part]))
                return i;
    }
    return noField;
}

/// The same objects as in the clause before need not be named again.
void Wording::addSameAgain(Saying& saying, const Term& effect, Before before) {
    const auto objectsIn = [this](const Term& term) -> const Term* {
        const Operator& shape = shapeOf(term);
        for (std::size_t i = 0; i < shape.fields.size(); ++i)
            if (shape.fields[i].kind == FieldKind::objects)
                return &term.parts[i];
        return nullptr;
    };
    const Term& last = before.back();
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
    // "Its power becomes 6000" is a sentence about the power: another one needs a subject again.
    if (!became)
        saying.traits.push_back({std::move(after)});
    else if (before.size() == 1)
        saying.traits.push_back({after + " becomes", {}, true});
}

Wording::Saying Wording::sayingOf(const Term& effect, const Manner& manner, Before before) {
    Saying saying{"effects", shapeOf(effect), effect, manner};
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
            return slot.name == "text" ? std::optional{withoutStop(textOf(effect.parts.front()))}
                                       : std::nullopt;
        };
    if (follow == effects::later)
        saying.more = [this, &effect](const Slot& slot) -> std::optional<std::string> {
            if (slot.name != "when")
                return std::nullopt;
            std::vector<Trait> traits;
            if (!effect.parts[2].exists() || effect.parts[2].number == 0)
                traits.push_back({"once"});
            // Japanese has たび behind the verb as in "would".
            const Happening happening = slot.form == "would" ? Happening::would : Happening::now;
            events_.pop_back(); // what will happen is told by what has happened
            std::string text = trigger(effect.parts.front(), happening, std::move(traits));
            events_.push_back(&effect.parts.front());
            speakOfEvent();
            return text;
        };
    if (follow == effects::beginReplacing)
        saying.more = [this, &effect](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "event") {
                events_.pop_back(); // what would happen is told by what has happened
                std::string text = trigger(effect.parts.front(), Happening::would);
                events_.push_back(&effect.parts.front());
                speakOfEvent();
                return text;
            }
            if (slot.name != "do")
                return std::nullopt;
            const Term* const around = std::exchange(replaced_, &effect.parts.front());
            std::string text = clause(static_cast<std::uint16_t>(effect.parts[1].number), {});
            replaced_ = around;
            return text;
        };
    return saying;
}

std::vector<Wording::Clause> Wording::effect(const Term& effect, const Manner& manner, bool apart,
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
    Saying saying = sayingOf(effect, manner, before);
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
        const Quantity quantity = quantityOf(effect.parts[saying.perEach], true);
        clauses.front().text =
            phrase("ability", "for each", [&](const Slot& slot) -> std::optional<std::string> {
                if (slot.name == "effect")
                    return clauses.front().text;
                return slot.name == "each" ? std::optional{eachOfCount(*quantity.each, slot.form, manner)}
                                           : std::nullopt;
            });
    }
    speakAfter(effect);
    return clauses;
}

/// "Becomes a Forward with 6000 power": two effects as one clause, where there is a pattern for that.
std::optional<Wording::Clause> Wording::withNext(const Term& effect, const Term& next, const Manner& manner) {
    Saying saying = sayingOf(effect, manner, {});
    const Saying following = sayingOf(next, manner, {&effect, 1});
    const std::string with = "with " + std::string{following.shape.word};
    saying.traits.push_back({with, {}, true});
    saying.more = [&](const Slot& slot) -> std::optional<std::string> {
        constexpr std::string_view behind = "next ";
        if (!slot.name.starts_with(behind))
            return std::nullopt;
        return slotText(following, {slot.name.substr(behind.size()), slot.form, slot.words});
    };
    PatternQuery query = queryFor(saying);
    for (const PatternQuery::Given& given : queryFor(following).given)
        if (given.field != following.shape.fields.front().key)
            query.given.push_back({"next " + given.field});
    for (const Trait& trait : queryFor(following).traits)
        if (trait.must)
            query.traits.push_back({"next " + trait.word, {}, true});
    const ChosenPattern pattern = choosePattern(words_, query);
    if (!pattern.exists())
        return std::nullopt;
    const Clause::Doer doer = doerOf(pattern, saying);
    Clause clause{filled(pattern, saying), doer};
    speakAfter(effect);
    return clause;
}

bool Wording::hasClauses(const Operator& shape) const {
    const auto section = words_.sections().find("effects");
    if (section == words_.sections().end())
        return false;
    const std::string second = keyOfClause(shape.word, 2);
    const auto at = section->second.lower_bound(second);
    return at != section->second.end() && at->first.starts_with(second);
}

bool Wording::isEither(const Term& effect) const {
    return std::ranges::any_of(effect.parts, [this](const Term& part) {
        return part.sort == Sort::amount && vocabulary_.amounts[part.op].value == amounts::either;
    });
}

/// An operator that takes several clauses: each says some of its fields, and together they must say all.
std::vector<Wording::Clause> Wording::clausesOf(const Saying& saying, bool apart) {
    PatternQuery query = queryFor(saying);
    query.partly = true;
    std::vector<ChosenPattern> patterns;
    for (int i = 1; i <= mostClauses; ++i) {
        query.word = keyOfClause(saying.shape.word, i);
        if (const ChosenPattern pattern = choosePattern(words_, query); pattern.exists())
            patterns.push_back(pattern);
    }
    const bool allSaid = std::ranges::all_of(query.given, [&](const PatternQuery::Given& field) {
        return std::ranges::any_of(patterns,
                                   [&](const ChosenPattern& pattern) { return says(pattern, query, field); });
    });
    if (!allSaid)
        return {{"{" + std::string{saying.section} + ": " + std::string{saying.shape.word} + "}"}};
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        Saying one = saying;
        if (i + 1 < patterns.size() && !apart)
            one.manner.ending = goingOnTo(one.manner.ending);
        // In one sentence whoever does it is named once.
        if (i > 0 && !apart)
            for (const Term& part : saying.term.parts)
                if (part.sort == Sort::players)
                    one.manner.subject = &part;
        const Clause::Doer doer = doerOf(patterns[i], saying);
        clauses.push_back({filled(patterns[i], one), doer});
    }
    return clauses;
}

/// By the English pattern: in it a clause has a subject, names somebody, or is an order.
Wording::Clause::Doer Wording::doerOf(const ChosenPattern& pattern, const Saying& saying) const {
    using Doer = Clause::Doer;
    const auto holds = [](const FieldShape& field) { return field.kind == FieldKind::block; };
    if (!pattern.exists() || std::ranges::any_of(saying.shape.fields, holds))
        return Doer::itself;
    Doer doer = Doer::you;
    fillSlots(pattern.text->en, [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == endSlot || slot.form == "they" || slot.form == "unsaid" || slot.form == "subject")
            doer = Doer::itself;
        if (slot.form == "agent") {
            const auto field = std::ranges::find(saying.shape.fields, slot.name, &FieldShape::key);
            const auto index = static_cast<std::size_t>(field - saying.shape.fields.begin());
            const Term& players = field == saying.shape.fields.end()
                                      ? saying.term.parts.front().parts[pickBy] // of a pick
                                      : saying.term.parts[index];
            if (!isSubject(players, saying.manner))
                doer = Doer::named;
        }
        return std::string{};
    });
    return doer;
}

/// "Deal it 3000 damage. If …, deal it 5000 damage instead."
Wording::Clause Wording::oneOrTheOther(const Term& effect, std::size_t field, const Manner& manner) {
    enum Part : std::size_t { ifSo, then, otherwise };
    const Term amount = effect.parts[field];
    const auto withAmount = [&](Part part, Ending ending) {
        Term one = effect;
        one.parts[field] = amount.parts[part];
        Manner inside = manner;
        inside.ending = ending;
        return lasting(untilOf(one), joined(this->effect(one, inside, false, {}), inside).text);
    };
    const std::string usual = withAmount(otherwise, Ending::stop);
    const std::string holds = condition(amount.parts[ifSo], {});
    const std::string instead = withAmount(then, manner.ending);
    std::string text = phrase("ability", "instead if", [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "effect")
            return usual;
        if (slot.name == "condition")
            return holds;
        return slot.name == "instead" ? std::optional{instead} : std::nullopt;
    });
    return {std::move(text), Clause::Doer::itself};
}

/// What was named in full is spoken of now; after what only names something else, "it" means nothing.
void Wording::speakAfter(const Term& effect) {
    const Operator& shape = shapeOf(effect);
    if (vocabulary_.effects[effect.op].follow == effects::chooseGroup) {
        spokenOf_.reset(); // "them" would be the groups
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
std::size_t Wording::endOfGroup(const std::vector<Term>& effects, std::size_t first, const Manner& manner) {
    const auto isPlain = [&](const Term& effect) {
        return fieldPerEach(effect) == noField && !isEither(effect);
    };
    std::size_t last = first + 1;
    while (last < effects.size() && isPlain(effects[last - 1]) && isPlain(effects[last])) {
        const Term* before = untilOf(effects[last - 1]);
        const Term* here = untilOf(effects[last]);
        const bool equallyLong =
            (before == nullptr) == (here == nullptr) && (here == nullptr || *here == *before);
        const Saying saying = sayingOf(effects[last], manner, Before{effects}.subspan(first, last - first));
        if (!equallyLong || !choosePattern(words_, queryFor(saying)).names("again"))
            break;
        ++last;
    }
    return last;
}

std::vector<Wording::Clause> Wording::group(const std::vector<Term>& effects, std::size_t first,
                                            std::size_t last, const Manner& manner, bool apart) {
    // "The former" stays "the former" from one clause to the next.
    if (chosenTogether_.size() > 1 && spokenOf_ &&
        spokenOf_->op == static_cast<std::uint8_t>(ObjectsOp::chosen))
        spokenOf_.reset();
    std::vector<Clause> clauses;
    for (std::size_t i = first; i < last; ++i) {
        Manner inside = manner;
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
    // Of several clauses it comes first, so that it is seen to be for all of them, unless a trigger does.
    const bool isAfterTrigger = ability_.kind != AbilityKind::activated &&
                                ability_.kind != AbilityKind::text && first == 0 && chosenTogether_.empty();
    if (lasts)
        one.text = lasting(untilOf(effects[first]), one.text, apart && last - first > 1 && !isAfterTrigger);
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
    return effects;
}

std::vector<std::string> Wording::sentences(std::uint16_t block, const Manner& manner) {
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

std::string Wording::clause(std::uint16_t block, const Manner& manner) {
    const std::vector<Term> effects = saidIn(block);
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < effects.size();) {
        const std::size_t end = endOfGroup(effects, i, manner);
        Manner inside = manner;
        if (end < effects.size())
            inside.ending = goingOnTo(manner.ending);
        for (Clause& each : group(effects, i, end, inside, false))
            clauses.push_back(std::move(each));
        i = end;
    }
    return joined(clauses, manner).text;
}

/// Orders stand beside orders: "draw 1 card and dull it". Beside other clauses they are told of you.
Wording::Clause Wording::joined(const std::vector<Clause>& clauses, const Manner& manner) {
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
