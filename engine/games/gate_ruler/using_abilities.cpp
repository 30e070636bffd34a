#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 14-8: activated abilities; an ability on the gate is an object of its own, a card in all but name
/// (14-3b-1).
namespace takujo::gate_ruler {

namespace {

// The procedure: `played` is the ability's own object on the gate, `itself` its source, packed.

Next putOntoGate(Run& run) {
    const ObjectId source = unpackedObject(run.local(playing::itself));
    if (!lives(run.state, source))
        return Next::finish();
    const auto ability = abilityByValue(run, source, run.local(playing::played));
    if (!ability)
        return Next::finish();
    const Known known = know(run, source);
    const Player player = run.rules.zone(known.zone).table ? known.controller : known.owner;
    const ObjectId item = addObject(run.state, theGate, player);
    EffectRecord& effect = playing::beginEffect(run, source, *ability, item);
    effect.controller = player;
    if (abilityAt(run, *ability).has(Ability::asksCasting))
        recallCasting(run.state, effect);
    run.local(playing::played) = packed(item);
    run.local(playing::effectOf) = effect.id;
    run.state.settled = false;
    tellArrivalOnGate(run.state);
    if (!sees(run, opponentOf(player), source)) // 14-3b-1a
        playing::show(run, source);
    return Next::on();
}

Next isUsedNow(Run& run) {
    if (const EffectRecord* const effect = playing::effectNow(run)) {
        rememberUse(run, effect->source, abilityOf(*effect));
        note(run, "uses", effect->controller, "14-3b-9", {abilityArgument("ability", run, *effect)});
    }
    return Next::on();
}

// Conditions.

/// What OD, CNT and the rules use is not used freely.
bool isFree(const Ability& ability) {
    return ability.form == normalForm || ability.form == immediateForm;
}
void listFreeAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    playing::listAbilities(position, attempt, values);
    std::erase_if(values, [&](std::int32_t value) {
        Attempt one = attempt;
        one.option.value = value;
        const Ability* const ability = playing::triedAbility(position, one);
        return ability != nullptr && !isFree(*ability);
    });
}
bool isFreelyUsed(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability == nullptr || isFree(*ability);
}
bool isInTime(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability == nullptr || ability->form != normalForm || isMainTime(position, attempt);
}
bool canChoose(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceAbility(position, attempt);
}

/// The instruction by which the ability plays another one; none if it does not.
const Term* otherToPlay(const Position& position, const Ability& ability) {
    const auto& effects = position.rules.tables().vocabulary->effects;
    const auto& text = ability.blocks.front();
    const auto found = std::ranges::find_if(
        text, [&](const Term& term) { return effects[term.op].follow == effects::playAbility; });
    return found == text.end() ? nullptr : &*found;
}

/// The value of the ability of that name, among those that its card has.
std::optional<std::int32_t> valueOfNamed(const Position& position, ObjectId source, TextKey name) {
    const std::vector<Ability>& abilities = position.definition(source).abilities;
    for (std::size_t place = 0; place < abilities.size(); ++place)
        if (abilities[place].kind == AbilityKind::activated && !abilities[place].name.en.empty() &&
            textKey(abilities[place].name.en) == name)
            return static_cast<std::int32_t>(place);
    return std::nullopt;
}

Attempt useOf(Player player, ObjectId source, std::int32_t value) {
    Attempt attempt{player, {}};
    attempt.option.verb = activate;
    attempt.option.object = source;
    attempt.option.value = value;
    return attempt;
}

} // namespace

bool playsItsCard(const Position& position, const Ability& ability) {
    const auto& effects = position.rules.tables().vocabulary->effects;
    return std::ranges::any_of(ability.blocks.front(), [&](const Term& term) {
        return effects[term.op].follow == effects::playThisCard;
    });
}

bool playsAnother(const Position& position, const Ability& ability) {
    return otherToPlay(position, ability) != nullptr;
}

std::optional<std::int32_t> valueOfOther(const Position& position, ObjectId source, const Ability& ability) {
    const Term* const other = otherToPlay(position, ability);
    return other == nullptr
               ? std::nullopt
               : valueOfNamed(position, source, static_cast<TextKey>(other->parts.front().number));
}

bool couldBeUsed(const Position& position, Player player, ObjectId source, std::int32_t value) {
    const Attempt attempt = useOf(player, source, value);
    return playing::isWithinItsLimit(position, attempt) && playing::itsConditionHolds(position, attempt) &&
           isFreeToUse(position, attempt) && playing::canAnnounceAbility(position, attempt) &&
           playing::lackOfTried(position, attempt) == playing::nothing;
}

Next beginUsing(Run&, ObjectId source, std::int32_t value) {
    return Next::call(usingAbility, {value, 0, 0, packed(source)});
}

/// 14-5b, 14-5c, 14-5d.
Next playKeywordAbility(Run& run, ObjectId source, std::int32_t value, Manner manner) {
    const auto which = abilityByValue(run, source, value);
    if (!which)
        return Next::on();
    const Ability& ability = abilityAt(run, *which);
    if (playsItsCard(run, ability) && is(run, keywordsPlayTheirCards))
        return beginPlaying(run, source, ZoneId::none, manner);
    if (playsAnother(run, ability) && is(run, keywordsPlayOthers))
        if (const auto named = valueOfOther(run, source, ability))
            return beginUsing(run, source, *named);
    return is(run, keywordsPlayThemselves) ? beginUsing(run, source, value) : Next::on();
}

bool couldUseKeyword(const Position& position, Player player, ObjectId source, std::int32_t value,
                     Manner manner) {
    const auto which = abilityByValue(position, source, value);
    if (!which)
        return false;
    const Ability& ability = abilityAt(position, *which);
    if (!playsItsCard(position, ability) && !playsAnother(position, ability))
        return couldBeUsed(position, player, source, value);
    if (!playing::itsConditionHolds(position, useOf(player, source, value)))
        return false; // its own condition, beside that of what it plays
    if (playsItsCard(position, ability))
        return couldBePlayed(position, player, source, manner);
    const auto named = valueOfOther(position, source, ability);
    return named && couldBeUsed(position, player, source, *named);
}

Note useOfKeyword(ObjectId card, std::int32_t value, ObjectId process) {
    Note note;
    note.kind = keywordWasUsed;
    note.object = card;
    note.slot = static_cast<std::uint8_t>(value);
    note.other = process;
    return note;
}

bool wasKeywordUsed(const State& state, ObjectId card, std::int32_t value) {
    return std::ranges::any_of(state.notes, [&](const Note& note) {
        return note.kind == keywordWasUsed && note.object == card &&
               (note.slot == value || isBroken(faults::keywordsWorkOnce));
    });
}

bool hasUnusedKeyword(const Position& position, ObjectId card, Form form) {
    std::vector<std::int32_t> values;
    listKeyword(position.definition(card), form, values);
    return std::ranges::any_of(
        values, [&](std::int32_t value) { return !wasKeywordUsed(position.state, card, value); });
}

void forgetUsesOfKeywords(State& state, ObjectId process) {
    dropNotes(state,
              [process](const Note& note) { return note.kind == keywordWasUsed && note.other == process; });
}

Procedure usingAbilitySteps() {
    return {"playing an ability",
            "14-8b",
            {{"it goes onto the gate", "14-3b-1", putOntoGate},
             {"X is named", "14-3b-3", playing::namingX(true)},
             {"its options and targets are chosen", "14-3b-2 14-3b-4 14-3b-5", playing::announceChoices},
             {"what its costs are paid with", "14-3b-8a 14-1a-1", playing::pickForCosts},
             {"its cost is fixed", "", playing::fixCost},
             {"energy is paid", "", playing::payment()},
             {"everything is paid", "14-3b-8", playing::payEverything},
             {"it has been played", "14-3b-9", isUsedNow}}};
}

VerbSpec activateVerb() {
    VerbSpec verb{
        .word = "activate",
        .from = {{rulerZone, Whose::mine},
                 {leftAttack, Whose::mine},
                 {rightAttack, Whose::mine},
                 {defense, Whose::mine},
                 {fieldZone, Whose::mine},
                 {hand, Whose::mine},
                 {driveZone, Whose::mine},
                 {graveyard, Whose::mine}},
        .conditions = {{Aspect::actor, "not-your-priority", "9-3b", hasPriority, describePriority, false},
                       {Aspect::object, "not-your-card", "14-8a", isControlled},
                       sifted(Sifted::byValues,
                              {Aspect::object, "no-such-ability", "14-2a", playing::hasAbility}),
                       {Aspect::object, "used-by-its-keyword", "16-2a 16-4a", isFreelyUsed},
                       {Aspect::time, "only-in-main-phase", "9-3e-3 p-50", isInTime},
                       {Aspect::limits, "ability-asks-for-more", "14-8a", playing::itsConditionHolds},
                       mayBeUsed("ability-is-barred", "1-5a"),
                       {Aspect::limits, "used-often-enough", "14-6b 14-6a", playing::isWithinItsLimit,
                        playing::describeItsLimit},
                       {Aspect::choices, "nothing-it-could-choose", "14-3b-4", canChoose}},
        .values = listFreeAbilities,
        .needs = CardDefinition::activated};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::gate_ruler
