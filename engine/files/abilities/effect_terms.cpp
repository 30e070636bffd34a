// The part of the term reader that reads effects, and says which of them mean nothing where they stand.

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/abilities/keyword_phrase.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/abilities/written_keywords.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// Effects that change what objects are for some time.
bool lasts(const EffectSpec& effect) {
    return effect.modify != nullptr || effect.follow == effects::takeControl;
}

/// Effects about the event that a replacement ability replaces.
bool replaces(const EffectSpec& effect) {
    return effect.follow == effects::cancelEvent || effect.follow == effects::redirectEvent ||
           effect.follow == effects::changeEvent || effect.follow == effects::topGoes ||
           effect.follow == effects::damageGoesTo;
}

/// What was written for the field of that key; nothing if it was left out.
const YamlValue* writtenFor(const OperatorUse& use, const EffectSpec& spec, std::string_view key) {
    for (std::size_t i = 0; i < use.fields.size(); ++i)
        if (use.fields[i] && spec.shape.fields[i].key == key)
            return &*use.fields[i];
    return nullptr;
}

/// What is said of the cards that are taken, where none is.
void checkTaking(const OperatorUse& use, const EffectSpec& spec) {
    if (spec.follow != effects::look || writtenFor(use, spec, "take") != nullptr)
        return;
    for (const std::string_view key : {"like", "to", "exactly"})
        if (const YamlValue* const written = writtenFor(use, spec, key))
            written->error("nothing-taken", {"No card is taken, so that {key} means nothing.", shown(key)},
                           "Add 'take: 1', or remove it.");
}

/// What has to be picked first can't be agreed to without it.
bool pickSomething(const YamlList& acts) {
    for (const YamlValue& act : acts)
        if (act.node().isMap() && act.node().find("select"))
            return true;
    return false;
}

bool turnsAway(const Vocabulary& words, std::string_view word) {
    return std::ranges::any_of(words.effects, [&](const EffectSpec& spec) {
        return spec.follow == effects::cancelEvent && spec.shape.word == word;
    });
}

} // namespace

Term TermReader::effect(const YamlValue& value) {
    const auto use = readOperator(value, effects_);
    if (!use)
        return {};
    const EffectSpec& spec = words_.effects[use->op];
    checkDuration(value, *use, spec);
    checkTaking(*use, spec);
    checkOneWay(*use, spec);
    checkReplacing(value, spec);
    checkAsked(value, spec);
    if (spec.follow == effects::unfinished)
        draft_.ability.flags |= Ability::unfinished;
    const bool wasInLater = inLater_;
    const std::size_t eventsAround = events_.size();
    const int forEachAround = forEachDepth_;
    if (spec.follow == effects::forEach)
        ++forEachDepth_;
    inLater_ = inLater_ || spec.follow == effects::later;
    const bool isForEveryone = spec.follow == effects::damage || spec.follow == effects::putCounter ||
                               spec.follow == effects::takeCounter || spec.modify == modifiers::number;
    const bool wasForEveryone = std::exchange(forEveryone_, isForEveryone);
    const std::optional<std::uint16_t> agreed = agreedBlock_;
    if (spec.follow == effects::may)
        agreedBlock_ = static_cast<std::uint16_t>(draft_.ability.blocks.size()); // its first field comes next
    const Term result = spec.follow == effects::beginReplacing ? replacement(value, spec, *use)
                                                               : term(Sort::effect, spec.shape, *use);
    agreedBlock_ = agreed;
    forEveryone_ = wasForEveryone;
    inLater_ = wasInLater;
    events_.resize(eventsAround);
    forEachDepth_ = forEachAround;
    checkLimits(*use, spec, result);
    checkFloor(*use, spec, result);
    checkNumber(value, *use, spec, result);
    checkDemand(*use, spec, result);
    checkPlayers(*use, spec, result);
    checkGroups(value, spec, result);
    checkChance(value, spec, result);
    checkRevealed(value, spec);
    checkIsOne(*use, spec, result);
    if (spec.follow == effects::fixX)
        checkX(value);
    return result;
}

/// An ability that is triggered by what this text has just done; it knows what the text knows.
Term TermReader::following(const YamlValue& value) {
    auto ability = readFollowing(value, schema_, draft_,
                                 {events_, forEachDepth_, castingNamesX_, divides_, castingSpends_});
    if (!ability)
        return {};
    // What it asks of the casting of its card, the text around has to have asked.
    if (ability->has(Ability::asksCasting))
        draft_.ability.flags |= Ability::asksCasting;
    return draft_.quote(*std::move(ability));
}

/// What a keyword brings with it is gained, too.
void TermReader::quoteWhatBrings(std::string_view keyword, const YamlValue& at,
                                 std::vector<Term>& abilities) {
    for (Ability& ability : abilitiesOfKeyword(keyword, at, schema_)) {
        ability.flags |= Ability::isQuoted;
        abilities.push_back(draft_.quote(std::move(ability)));
    }
}

/// A keyword with fields is gained with all that it stands for.
void TermReader::quoteWhatPhraseSays(const YamlValue& value, std::vector<Term>& abilities) {
    for (Ability& ability : readKeywordPhrase(value, schema_)) {
        ability.flags |= Ability::isQuoted;
        abilities.push_back(draft_.quote(std::move(ability)));
    }
}

/// Keywords are words, abilities are maps. What is gained knows nothing of the text that gives it.
Term TermReader::gained(const std::vector<std::string_view>& keywords, const YamlValue& value) {
    std::uint64_t bits = 0;
    std::vector<Term> abilities;
    for (const YamlValue& each : value.oneOrMore()) {
        if (!each.node().isMap())
            bits |= wordsOf(wordBits(keywords, each));
        else if (isKeywordPhrase(each, schema_))
            quoteWhatPhraseSays(each, abilities);
        else if (auto ability = readGiven(each, schema_))
            abilities.push_back(draft_.quote(*std::move(ability)));
    }
    for (std::size_t i = 0; i < keywords.size(); ++i)
        if ((bits >> i & 1U) != 0)
            quoteWhatBrings(keywords[i], value, abilities);
    Term result = wordsTerm(bits);
    result.parts = std::move(abilities);
    return result;
}

/// What comes of something that was agreed to is part of the same text, or an ability of its own. An event
/// that is turned away in the same breath is so even where nothing else could be done.
void TermReader::checkOneWay(const OperatorUse& use, const EffectSpec& spec) const {
    if (spec.follow != effects::may)
        return;
    if (const YamlValue* const agreed = writtenFor(use, spec, spec.shape.fields.front().key))
        if (const YamlList acts = agreed->oneOrMore(); acts.size() > 1 && !pickSomething(acts))
            for (const YamlValue& act : acts)
                if (act.node().isScalar() && turnsAway(words_, act.node().text()))
                    act.warning("saves-for-nothing",
                                "Whoever agrees to this need not be able to do the rest of it.",
                                "Put it under 'then', beside 'may'.");
    if (writtenFor(use, spec, "then") == nullptr)
        return;
    if (const YamlValue* const written = writtenFor(use, spec, "when you do so"))
        written->error("too-many-keys", "This says in two ways what comes of it.",
                       "Write either 'then' or 'when you do so'.");
}

/// Where nothing says how long it lasts.
bool TermReader::endsByRules(const EffectSpec& spec) const {
    const bool isFormed = draft_.ability.kind == AbilityKind::activated;
    return isFormed && (words_.formsEnd >> draft_.ability.form & 1U) != 0 && spec.modify == modifiers::number;
}

/// An ability that is there always has effects that last, and no end; what is done once and lasts has one.
void TermReader::checkDuration(const YamlValue& value, const OperatorUse& use, const EffectSpec& spec) const {
    const Message word = shown(spec.shape.word);
    const YamlValue* const until = writtenFor(use, spec, "until");
    if (draft_.ability.kind != AbilityKind::constant) {
        // Control is usually gained for good.
        if (spec.modify != nullptr && spec.follow == nullptr)
            value.error("only-always", {"The effect {effect} does not begin at some time.", word},
                        "Put it under 'always'.");
        else if (spec.modify != nullptr && until == nullptr && !endsByRules(spec))
            value.warning("no-end", {"Nothing says when {effect} ends: it lasts as long as the game.", word},
                          "Add 'until: end of turn', or 'until: end of game' if that is meant.");
        return;
    }
    // Control changes hands by something that happens, which nothing that is always so does.
    if (spec.follow == effects::takeControl)
        value.error("does-not-last", {"The effect {effect} happens, and cannot be so always.", word},
                    "Begin the ability with 'when', and say 'until: this leaves'.");
    else if (!lasts(spec))
        value.error("does-not-last", {"The effect {effect} happens once and cannot be so always.", word},
                    "Begin the ability with 'when', or with a cost.");
    if (until != nullptr)
        until->error("needless-until", "What is always so has no end.",
                     "Remove 'until', or say 'while' beside 'always'.");
    for (const FieldName& reach : {lasting::laterToo, lasting::nextOnly})
        if (const YamlValue* const said = writtenFor(use, spec, reach.key))
            said->error("needless-until", {"What is always so needs no {key}.", shown(reach.key)},
                        "Remove it, or begin the ability with 'when'.");
}

/// What becomes of an event is said while it is being replaced, not later.
void TermReader::checkReplacing(const YamlValue& value, const EffectSpec& spec) {
    if (!replaces(spec))
        return;
    const Message word = shown(spec.shape.word);
    if (replacingBlock_ && replacingBlock_ != readBlock_)
        value.error(
            "too-deep",
            {"The effect {effect} is about the event that is replaced, but stands inside another effect.",
             word},
            "Write it into the list under 'do' itself.");
    else if (draft_.ability.kind != AbilityKind::replacement && !replacingBlock_)
        value.error("nothing-to-replace",
                    {"The effect {effect} is about an event that is replaced, but none is here.", word},
                    "Put it under 'do' of an 'instead of'.");
    else if (inLater_ && !replacingBlock_)
        value.error("nothing-to-replace",
                    {"The effect {effect} is about an event that is over by then.", word},
                    "Write it outside of 'later'.");
    else
        draft_.replacesEvent = true;
}

/// What somebody pays for, or does not, has to be asked.
void TermReader::checkAsked(const YamlValue& value, const EffectSpec& spec) const {
    const std::string word{spec.shape.word};
    if (spec.possible != nullptr && agreedBlock_ != readBlock_)
        value.error("not-asked", {"Nobody has been asked about the effect {effect}.", shown(word)},
                    {"Write {example}, and under 'then' what comes of it.", "{may: {" + word + ": …}}"});
}

/// A replacement inside a text: what stands in it says what becomes of the event.
Term TermReader::replacement(const YamlValue& value, const EffectSpec& spec, const OperatorUse& use) {
    const bool outside = draft_.replacesEvent;
    const std::optional<std::uint16_t> block = replacingBlock_;
    draft_.replacesEvent = false;
    replacingBlock_ = static_cast<std::uint16_t>(draft_.ability.blocks.size()); // the next one is its own
    const Term result = term(Sort::effect, spec.shape, use);
    const bool isUnfinished = draft_.ability.has(Ability::unfinished);
    if (use.fields[instead_of::doThis.part] && !draft_.replacesEvent && !isUnfinished)
        value.error("replaces-nothing", "This does not say what becomes of the event it replaces.",
                    "Add 'nothing happens', 'goes to' or 'amount becomes'.");
    draft_.replacesEvent = outside;
    replacingBlock_ = block;
    return result;
}

/// What is revealed goes back, and only that.
void TermReader::checkRevealed(const YamlValue& value, const EffectSpec& spec) {
    if (spec.follow == effects::revealTop || spec.follow == effects::lookAtTop ||
        spec.follow == effects::revealUntil) {
        revealed_ = value;
        wasRevealed_ = true;
    }
    if (spec.follow == effects::shuffle)
        revealed_.reset(); // they are shuffled in
    if (spec.follow != effects::putBack)
        return;
    if (!wasRevealed_)
        value.error("nothing-revealed", "Nothing has been revealed that could be put back.",
                    "Put 'reveal top' before it.");
    revealed_.reset();
}

/// "If you did" asks about the instruction that stands before it in the same list.
void TermReader::checkDoneBefore(const YamlValue& value, const std::vector<Term>& soFar) const {
    const Term& last = soFar.back();
    if (last.sort != Sort::effect || !asksWhatIsDone(words_.effects[last.op]))
        return;
    const auto doesNothing = [&](const Term& effect) {
        const EffectSpec& spec = words_.effects[effect.op];
        return spec.follow == effects::select || spec.follow == effects::chooseNow ||
               spec.follow == effects::selectAtRandom || spec.follow == effects::divideIntoGroups ||
               spec.follow == effects::chooseGroup || spec.follow == effects::fixX;
    };
    if (soFar.size() > 1 && !doesNothing(soFar[soFar.size() - 2]))
        return;
    value.error("nothing-done", "Nothing stands before it that could have been done.",
                "Put it right behind the effect that it asks about, into the same list.");
}

/// Chance picks so many, and asks nobody.
void TermReader::checkChance(const YamlValue& value, const EffectSpec& spec, const Term& result) const {
    if (spec.follow != effects::selectAtRandom || result.parts.empty() || result[selects::what].parts.empty())
        return;
    const std::vector<Term>& pick = result[selects::what].parts;
    if (pick[pickBy].exists() || pick[pickDivide].exists() || pick[pickLeast] != pick[pickMost])
        value.error("chance-picks", "Chance picks so many, and nobody is asked.",
                    "Write a number and what fits, without 'by', 'divide' and 'up to'.");
}

/// A group is taken of a division, and how many there are does not change between the two.
void TermReader::checkGroups(const YamlValue& value, const EffectSpec& spec, const Term& result) {
    constexpr std::int32_t mostGroups = 8;
    if (spec.follow == effects::divideIntoGroups) {
        groups_.push_back(result.number);
        const Term& amount = result[divides::amount];
        if (amount.exists() &&
            (amount.op != literalAmount || amount.number < 2 || amount.number > mostGroups))
            value.error("number-of-groups", "Cards are divided into 2 groups or more, and into 8 at most.",
                        "Write a number from 2 to 8 as 'amount'.");
    }
    if (spec.follow != effects::chooseGroup || !result[chooses_group::of].exists())
        return;
    const Term& of = result[chooses_group::of];
    const bool isDivision = of.op == static_cast<std::uint8_t>(ObjectsOp::selected) &&
                            std::ranges::find(groups_, of.number) != groups_.end();
    if (!isDivision)
        value.error("no-groups", "Nothing has been divided into groups that one could be taken of.",
                    "Put 'divide into groups' before it, and write 'choose group: selected'.");
}

/// X is named when it is announced, or the text says what it is. A replacement has changed its event before
/// its text is followed.
void TermReader::checkX(const YamlValue& value) {
    if (draft_.ability.has(Ability::hasX))
        value.error("two-x", "X is named already: it stands in a cost of this ability.",
                    "Remove one of them.");
    if (draft_.ability.kind == AbilityKind::replacement)
        value.error("x-too-late", "The event is replaced before this is worked out.",
                    "Write the amount where it is needed.");
    draft_.saysX = true;
}

/// What is done with one object is not said of several: one of them would be taken, and no text says which.
void TermReader::checkIsOne(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    for (std::size_t i = 0; i < spec.shape.fields.size(); ++i) {
        const FieldShape& field = spec.shape.fields[i];
        if (!field.isOne || !use.fields[i] || !result.parts[i].exists())
            continue;
        const Term& objects = result.parts[i];
        const auto op = static_cast<ObjectsOp>(objects.op);
        const bool isPicked = op == ObjectsOp::chosen || op == ObjectsOp::selected;
        if (op == ObjectsOp::each || (isPicked && draft_.mayBeSeveral(objects.number)))
            use.fields[i]->error(
                "one-card-only",
                {"The effect {effect} is about one card, and this may mean several.", shown(spec.shape.word)},
                {"Pick one before, or write {example} around it and 'it' inside.",
                 std::string{"{for each: …, do: …}"}});
    }
}

/// Not of every deed can be said by whom or to whom it is not done.
void TermReader::checkLimits(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    if (spec.modify != modifiers::cannot)
        return;
    const auto said = static_cast<std::uint32_t>(result[restricts::deeds].number);
    for (const std::string_view key : {"by", "whom"}) {
        const YamlValue* const limit = writtenFor(use, spec, key);
        const std::uint32_t allowed = key == "by" ? words_.restrictions.by : words_.restrictions.whom;
        if (limit != nullptr && (said & ~allowed) != 0)
            limit->error("limits-nothing", {"{key} says nothing of one of these deeds.", shown(key)},
                         {"It can be said of these: {deeds}.", deedsOf(allowed)});
    }
}

/// Only what makes less has a least that it can come to.
void TermReader::checkFloor(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    const YamlValue* const floor = writtenFor(use, spec, "at least");
    if (floor == nullptr || (spec.modify != modifiers::number && spec.modify != modifiers::price))
        return;
    const Term& change = result[spec.modify == modifiers::number ? changes::by : price::by];
    if (writtenFor(use, spec, "by") == nullptr ||
        (change.op == literalAmount && change.sort == Sort::amount && change.number >= 0))
        floor->error("floor-without-less", "Nothing makes this less, so that a least means nothing.",
                     "Write a negative amount as 'by', or remove it.");
}

/// A number changes in one way, and is doubled at some time.
void TermReader::checkNumber(const YamlValue& value, const OperatorUse& use, const EffectSpec& spec,
                             const Term& result) const {
    if (spec.modify != modifiers::number)
        return;
    const YamlValue* const doubled = writtenFor(use, spec, "doubled");
    const bool doubles = doubled != nullptr && result[changes::doubled].isTrue();
    int ways = doubles ? 1 : 0;
    for (const std::string_view way : {"by", "becomes", "times", "divided"})
        ways += writtenFor(use, spec, way) != nullptr ? 1 : 0;
    if (ways == 0)
        value.error("missing-key", {"This does not say how {effect} changes.", shown(spec.shape.word)},
                    "Write 'by', 'becomes' or 'doubled: true'.");
    if (ways > 1)
        value.error("too-many-keys", {"This says in two ways how {effect} changes.", shown(spec.shape.word)},
                    "Write one of 'by', 'becomes' and 'doubled: true'.");
    if (doubles && draft_.ability.kind == AbilityKind::constant)
        doubled->error("does-not-last",
                       "What is doubled is what it was when that began, and this has no beginning.",
                       "Write the amount as 'by'.");
}

/// Not everything can be done by both players, each for itself.
void TermReader::checkPlayers(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    static const std::vector<EffectMeaning> byBoth{
        effects::draw, effects::discard,  effects::damagePlayer, effects::changeValue,
        effects::win,  effects::lose,     effects::shuffle,      effects::search,
        effects::look, effects::drawUpTo, effects::extraTurn,    effects::skipTurn};
    const bool isPrice = spec.modify == modifiers::price;
    if (isPrice || std::ranges::find(byBoth, spec.follow) != byBoth.end())
        return;
    for (std::size_t i = 0; i < spec.shape.fields.size(); ++i)
        if (spec.shape.fields[i].kind == FieldKind::players && use.fields[i] && result.parts[i].exists() &&
            static_cast<PlayersOp>(result.parts[i].op) == PlayersOp::both)
            use.fields[i]->error("one-player-only",
                                 {"Only one player can do {effect}.", shown(spec.shape.word)},
                                 "Name one, and write it once for each of them.");
}

Message TermReader::deedsOf(std::uint32_t bits) const {
    std::vector<std::string> deeds;
    for (std::size_t i = 0; i < words_.restrictions.words.size(); ++i)
        if ((bits >> i & 1U) != 0)
            deeds.emplace_back(words_.restrictions.words[i]);
    return quotedList(deeds);
}

/// Not all that can be forbidden can be demanded.
void TermReader::checkDemand(const OperatorUse& use, const EffectSpec& spec, const Term& result) const {
    const YamlValue* const deeds = writtenFor(use, spec, "do");
    if (spec.modify != modifiers::must || deeds == nullptr)
        return;
    const auto demanded = static_cast<std::uint32_t>(result[restricts::deeds].number);
    if ((demanded & ~words_.demands) != 0)
        deeds->error("no-demand", {"Nobody must {deeds}.", deedsOf(demanded & ~words_.demands)},
                     {"What can be demanded: {deeds}.", deedsOf(words_.demands)});
}

} // namespace takujo
