#include "engine/games/fftcg/script_rules.h"

#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/special_costs.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/marks.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// The slots of `damageDealt`: 15.1.1.9.10, what an ability deals, its source alone has dealt.
enum DamageNote : std::uint8_t { inBattle, ofAbility };
/// And its flags: rule processes have been looked at since; and it is remembered only for what a text keeps
/// from being broken by such a source, as long as it has that damage.
constexpr std::uint8_t lookedAtAlready = 1;
constexpr std::uint8_t forProtection = 2;

void discard(Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
    proposeToBreakZone(run, card, noReason, cause, effect);
}

Next damagePlayer(Run&, Player player, std::int32_t amount, ObjectId source, std::uint16_t) {
    return amount > 0 ? dealDamageToPlayer(player, amount, source) : Next::on();
}

/// 11.11.5.1.1: what cannot be chosen is no choice.
bool mayBeChosen(const Scope& scope, const Known& known) {
    if ((known.cannot() & toBeChosen) != 0 ||
        cannotToward(scope.position, known, toBeChosen, know(scope.position, scope.effect.source)))
        return false;
    return (known.cannot() & toBeChosenByOpponent) == 0 || known.controller == scope.effect.controller;
}

/// 11.11.5.1.1: what must be chosen is among what is chosen.
bool mustBeChosen(const Scope& scope, const Known& known) {
    if ((known.must() & toBeChosen) != 0)
        return true;
    return (known.must() & toBeChosenByOpponent) != 0 && known.controller != scope.effect.controller;
}

/// The situation in which something is asked: on top of the procedure that asks for it.
bool asksOnTopOf(const Position& position, ProcedureId question, ProcedureId procedure) {
    const auto& frames = position.state.frames;
    return frames.size() >= 2 && frames.back().procedure == question &&
           frames[frames.size() - 2].procedure == procedure;
}
template <ProcedureId question>
bool asksText(const Position& position) {
    return asksOnTopOf(position, question, procedures::following);
}
const EffectRecord* effectAsking(const Position& position) {
    return findEffect(position.state, static_cast<std::uint16_t>(position.state.frames.back().locals[0]));
}
template <Form form>
bool picksForAbility(const Position& position) {
    const EffectRecord* const effect =
        asksOnTopOf(position, procedures::picking, usingAbility) ? effectAsking(position) : nullptr;
    return effect != nullptr && abilityAt(position, abilityOf(*effect)).form == form;
}
/// Of a special ability, the card of the same name is the last of its costs (`addCostOfSpecial`).
bool picksSameName(const Position& position) {
    if (!picksForAbility<specialAbility>(position))
        return false;
    const Frame& use = position.state.frames[position.state.frames.size() - 2];
    const playing::CostList costs = playing::costsOf(scopeOf(position, *effectAsking(position)));
    const auto at = static_cast<std::size_t>(use.locals[playing::costAt]);
    return at + 1 == costs.size() && isCostOfSpecial(costs[at]);
}

template <playing::CostMismatch bad>
bool isFit(const Position& position, const Attempt& attempt) {
    return playing::unfitNow(position, attempt) != bad;
}
/// Choices of what is announced, for costs, while a text is followed.
std::vector<ScriptTables::ChoiceRule> choiceRules() {
    std::vector<ScriptTables::ChoiceRule> rules = playing::rulesOfAnnouncing(ways());
    rules.push_back({"11.7.1", picksSameName});
    rules.push_back({"11.11.5.1", asksText<procedures::picking>});
    for (ScriptTables::ChoiceRule rule : playing::rulesOfCosts(ways())) {
        if (rule.rule == "11.7.7")
            rule.applies = [](const Position& position) {
                return picksForAbility<specialAbility>(position) && !picksSameName(position);
            };
        rules.push_back(rule);
    }
    return rules;
}
std::vector<ScriptTables::ChoiceRule> dividingRules() {
    std::vector<ScriptTables::ChoiceRule> rules = playing::rulesOfDividing(ways());
    rules.push_back({"11.11.5.1", asksText<procedures::dividing>});
    return rules;
}

/// Behind all phases stands a word for any main phase.
bool isThePhase(std::int32_t phase, std::int32_t named) {
    const bool isMain = phase == mainPhase1 || phase == mainPhase2;
    return phase == named || (isMain && named == endPhase + 1);
}

} // namespace

std::vector<Condition> conditionsOfChoosing() {
    const auto condition = [](std::string_view code, std::string_view rule,
                              bool (*holds)(const Position&, const Attempt&),
                              bool (*applies)(const Position&)) {
        return Condition{Aspect::object, code, rule, holds, nullptr, true, nullptr, 0, applies};
    };
    return {condition("only-ones-own-pays", "11.6.2.3", isFit<playing::CostMismatch::notOwn>,
                      picksForAbility<actionAbility>),
            condition("only-ones-own-pays", "11.7.2.3", isFit<playing::CostMismatch::notOwn>,
                      picksForAbility<specialAbility>),
            condition("cannot-leave-to-pay", "11.6.2.4", isFit<playing::CostMismatch::barred>,
                      picksForAbility<actionAbility>),
            condition("cannot-leave-to-pay", "11.7.2.4", isFit<playing::CostMismatch::barred>,
                      picksForAbility<specialAbility>)};
}

ScriptTables scriptTables() {
    ScriptTables tables;
    tables.deck = deck;
    tables.hand = hand;
    tables.away = breakZone;
    tables.firstVerb = firstScriptVerb;
    tables.draw = proposeDraw;
    tables.discard = discard;
    tables.damagePlayer = damagePlayer;
    tables.maySearch = maySearch;
    tables.mayDraw = mayDrawByTexts;
    tables.mayBeChosen = mayBeChosen;
    tables.mustBeChosen = mustBeChosen;
    tables.groupsTakeAll = [](const Position& position) { return is(position, groupsTakeEveryCard); };
    tables.groupsMayBeEmpty = [](const Position& position) { return is(position, groupsMayHaveNoCards); };
    tables.isThePhase = isThePhase;
    tables.unitOfDivision = 1000; // OPEN 11
    tables.choiceRules = choiceRules();
    tables.modeRules = playing::rulesOfModes(ways());
    tables.dividingRules = dividingRules();
    tables.choosing = "11.3.3";
    tables.obliged = "11.11.5.1.1";
    tables.selecting = "11.11.5.1";
    tables.modes = "11.3.4";
    tables.dividing = "11.3.6";
    tables.optional = "11.8.14";
    tables.impossible = "11.2.1";
    tables.replacing = "11.12.5.7";
    tables.timestamps = "11.12.4.11";
    return tables;
}

namespace {

/// Of the note: whose ability has dealt the damage, and its type; nobody's if none has.
void addAbility(const Position& position, const Event& event, Note& note) {
    const EffectRecord* const effect = findEffect(position.state, event.effect);
    if (event.cause != Cause::effect || effect == nullptr || !effect->item.exists())
        return;
    note.player = effect->controller;
    note.amount = static_cast<std::int32_t>(know(position, effect->item).typesOfAbility);
}

/// Whether the note's source, or the ability by which that has dealt the damage, is so.
template <class IsSo>
bool isDealtBy(const Position& position, const Note& note, IsSo isSo) {
    if (isSo(know(position, note.other)))
        return true;
    Known ability;
    ability.typesOfAbility = static_cast<std::uint32_t>(note.amount);
    ability.owner = ability.controller = note.player;
    return ability.typesOfAbility != 0 && isSo(ability);
}

bool isFreshDamage(const Note& note, ObjectId to) {
    return note.kind == damageDealt && note.object == to && (note.flags & forProtection) == 0;
}

} // namespace

bool isDamagedBy(const Scope& scope, const Term& criteria, ObjectId id) {
    return std::ranges::any_of(scope.state().notes, [&](const Note& note) {
        return isFreshDamage(note, id) && isDealtBy(scope.position, note, [&](const Known& dealer) {
                   return isLike(scope, criteria, dealer);
               });
    });
}

bool isDamagedOnlyBy(const Position& position, ObjectId id,
                     const std::function<bool(const Known& dealer)>& isSo) {
    bool isDamaged = false;
    for (const Note& note : position.state.notes) {
        if (note.kind != damageDealt || note.object != id)
            continue;
        if (!isDealtBy(position, note, isSo))
            return false;
        isDamaged = true;
    }
    return isDamaged;
}

void noteDamage(Run& run, const Event& event) {
    if (event.kind == EventKind::damage && event.source.exists()) {
        Note note;
        note.kind = damageDealt;
        note.object = event.object;
        note.other = event.source;
        note.slot = event.cause == Cause::effect ? ofAbility : inBattle;
        addAbility(run, event, note);
        run.state.notes.push_back(note);
    }
    // What changes hands is in no battle any more.
    if (event.kind == EventKind::control && !isBroken(Fault::movesKeepTheMarks))
        proposeUnmark(run, event.object, attacking | blocking | strikesFirst);
}

void breakersOf(const Position& position, ObjectId id, std::vector<ObjectId>& found) {
    const auto add = [&](ObjectId breaker) {
        if (lives(position.state, breaker) && std::ranges::find(found, breaker) == found.end())
            found.push_back(breaker);
    };
    for (const Note& note : position.state.notes) {
        if (!isFreshDamage(note, id))
            continue;
        add(note.other);
        if (note.slot == inBattle && !isBroken(faults::dealersAloneHaveBroken) &&
            lives(position.state, note.other) && hasMark(position.state, note.other, attacking))
            for (const ObjectId member : attacks::attackers(position))
                add(member);
    }
}

void ageDamage(State& state) {
    for (Note& note : state.notes)
        if (note.kind == damageDealt)
            note.flags |= lookedAtAlready;
}

namespace {

bool isProtectedFromSome(const State& state, ObjectId id) {
    return lives(state, id) && record(state, id).damage != 0 &&
           cannot(state, id, toBeBroken << limitedRestriction);
}

} // namespace

void forgetDamage(State& state) {
    for (Note& note : state.notes)
        if (note.kind == damageDealt && (note.flags & lookedAtAlready) != 0 &&
            isProtectedFromSome(state, note.object))
            note.flags |= forProtection;
    dropNotes(state, [&](const Note& note) {
        return note.kind == damageDealt && (note.flags & lookedAtAlready) != 0 &&
               !isProtectedFromSome(state, note.object);
    });
}

} // namespace takujo::fftcg
