#include "engine/games/duel_masters/chapters.h"

#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"
#include "engine/kit/waiting.h"

#include <algorithm>
#include <array>

/// 509.2 to 509.6: a creature that attacks a player breaks shields, all of them at the same time.
namespace takujo::duel_masters {

namespace {

/// Locals: who breaks, whose shields, how many (0: as the breaker says), the effect that breaks them, and
/// whether anything came before the break.
enum Local : std::size_t { breaker, whose, howMany, byEffect, hasHeld };
enum Step : std::uint16_t {
    byWhat,
    asksByWhat,
    more,
    which,
    shieldsArePicked,
    theyAreChosen,
    theirsComeFirst,
    settles,
    theyBreak,
    theyGo
};

Player ownerOfShields(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whose]);
}
ObjectId breakerNow(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[breaker]);
}
/// Of a text, whoever has it.
Player whoBreaks(const Position& position) {
    const auto effect = static_cast<std::uint16_t>(position.state.frames.back().locals[byEffect]);
    const EffectRecord* const text = effect == 0 ? nullptr : findEffect(position.state, effect);
    return text != nullptr ? text->controller : opponentOf(ownerOfShields(position));
}

struct BreakerAbility {
    Keyword keyword;
    std::int32_t shields = 0;
};
constexpr std::int32_t allShields = 999;
constexpr std::int32_t byPower = 0;
constexpr std::array<BreakerAbility, 5> breakers{{{doubleBreaker, 2},
                                                  {tripleBreaker, 3},
                                                  {worldBreaker, allShields},
                                                  {quattroBreaker, 4},
                                                  {poweredBreaker, byPower}}};

/// A powered breaker breaks one more for every 6000 of its power (OPEN 44).
std::int32_t shieldsBrokenBy(const Position& position, ObjectId id, const BreakerAbility& ability) {
    constexpr std::int32_t powerForOneMore = 6000;
    if (ability.shields != byPower)
        return ability.shields;
    return std::min(allShields, 1 + std::max(0, numberOf(position, id, power)) / powerForOneMore);
}

/// 509.2 to 509.2c: with several breaker abilities its player says which one counts.
Next howManyBreak(Run& run) {
    const ObjectId id = breakerNow(run);
    if (run.local(howMany) != 0)
        return Next::jump(more); // the text has said it
    run.local(howMany) = run.rules.policy(breakerlessBreak);
    if (!lives(run.state, id))
        return Next::jump(more);
    int found = 0;
    for (const BreakerAbility& each : breakers)
        if (has(run, id, each.keyword)) {
            run.local(howMany) = shieldsBrokenBy(run, id, each);
            ++found;
        }
    return found > 1 ? Next::on() : Next::jump(more);
}

constexpr auto isAskedByWhat = asksAt<breaking, asksByWhat>;

void offerBreakers(const Position& position, Decision& decision) {
    decision.decider = whoBreaks(position);
    decision.about = breakerNow(position);
    offer(position, decision.decider, chooseBreaker, decision);
}
Next takeBreaker(Run& run, const Option& answer) {
    run.local(howMany) =
        shieldsBrokenBy(run, breakerNow(run), breakers[static_cast<std::size_t>(answer.value)]);
    return Next::on();
}

/// 701.14d: on top of what an attack breaks, and of what a text does.
Next addMore(Run& run) {
    const ObjectId id = breakerNow(run);
    if (lives(run.state, id) && run.local(howMany) > 0)
        visitModifiers(run.position(), meanings::breaksMore, know(run, id),
                       [&](const Scope& scope, const Term& term) {
                           run.local(howMany) += amountOf(scope, term[breaks_more::by]);
                       });
    return Next::on();
}

/// 509.3, OPEN 13: whoever attacks chooses them, by their places.
Next whichShields(Run& run) {
    const ZoneId zone = zoneOf(ownerOfShields(run), shieldZone);
    Scratch<ObjectId> shields;
    for (const ObjectId id : objectsIn(run.state, zone, Query::counted))
        shields.push_back(id);
    const RulePick pick{.player = whoBreaks(run),
                        .least = run.local(howMany),
                        .most = run.local(howMany),
                        .kind = shieldPick,
                        .verb = chooseShield};
    return askToPick(run, shields, pick) ? Next::on() : Next::jump(theyAreChosen);
}

Next arePicked(Run&) {
    return Next::on();
}

/// 603.7: what comes before the break is triggered.
Next tellChoice(Run& run) {
    proposeOccurrence(run, shieldsAreChosen, breakerNow(run), whoBreaks(run));
    return Next::on();
}

/// 603.7a, 603.7b: what this break has triggered comes first, and what an outer break has does not come here
/// (OPEN 19).
Next carryOutWhatComesBefore(Run& run) {
    const WhichWait held{.heldBy = static_cast<std::uint16_t>(run.state.frames.size())};
    run.local(hasHeld) = doesAnyWait(run.state, held) ? 1 : 0;
    return timing::carryOutHeld(run);
}
/// 509.4b. In the middle of a text other effects come before the break only if something of its own did
/// (OPEN 20).
Next carryOutTheRest(Run& run) {
    return run.local(byEffect) == 0 || run.local(hasHeld) != 0 ? settle(run) : Next::on();
}

/// 509.4c: also where the attacker has left. 509.6: what is no shield any more is not broken.
Next breakThem(Run& run) {
    for (const ObjectId id : pickedFor(run.state, shieldPick))
        if (isIn(run.state, id, zoneOf(ownerOfShields(run), shieldZone)))
            proposeBreak(run, id, breakerNow(run), static_cast<std::uint16_t>(run.local(byEffect)));
    return Next::on();
}

Next goToHand(Run& run) {
    std::int32_t count = 0;
    for (const ObjectId id : objectsIn(run.state, zoneOf(ownerOfShields(run), shieldZone)))
        count += hasMark(run.state, id, isOnItsWay) ? 1 : 0;
    const ObjectId id = breakerNow(run);
    if (count > 0) {
        proposeOccurrence(run, shieldsWereBroken, id, whoBreaks(run), count);
        if (lives(run.state, id) && hasMark(run.state, id, isAttacking))
            proposeMark(run, id, hasBroken);
    }
    return Next::call(shieldsToHand, {run.local(whose), broken, 0, packed(id)}).thenFrom(theyGo + 1);
}

Next end(Run&) {
    return Next::finish();
}

// Conditions.

void listBreakers(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    for (std::size_t i = 0; i < breakers.size(); ++i)
        if (has(position, attempt.option.object, breakers[i].keyword))
            values.push_back(static_cast<std::int32_t>(i));
}
bool isTheBreaker(const Position& position, const Attempt& attempt) {
    return attempt.option.object == breakerNow(position);
}
std::string_view wordOfBreaker(std::int32_t value) {
    constexpr std::array<std::string_view, 5> words{"double breaker", "triple breaker", "world breaker",
                                                    "quattro breaker", "powered breaker"};
    return words[static_cast<std::size_t>(value)];
}

} // namespace

void meanings::breaksMore(Characteristics&, const Term&, std::int32_t) {}

Procedure breakingSteps() {
    return {"breaking shields",
            "509.2",
            {{"how many shields it breaks", "509.2 509.2a 509.2b", howManyBreak},
             {"which breaker ability counts", "509.2b 509.2c",
              Question{DecisionKind::mode, offerBreakers, takeBreaker}},
             {"how many more", "701.14d", addMore},
             {"which shields there are", "509.3", whichShields},
             {"shields are chosen", "509.3", pickQuestion<arePicked>(DecisionKind::chooseCards)},
             {"they have been chosen", "509.3 603.7", tellChoice},
             {"what comes before the break", "509.4 509.4a 603.7a 603.7b", carryOutWhatComesBefore},
             {"what waits besides", "509.4b", carryOutTheRest},
             {"they are broken", "509.5 509.4c 701.14a 701.14c", breakThem},
             {"they go to the hand", "509.5 113.6", goToHand},
             {"that is all", "", end}}};
}

std::vector<VerbSpec> breakingVerbs() {
    VerbSpec by{.word = "choose breaker",
                .from = {{battleZone, Whose::mine}},
                .conditions = {onlyWhen<isAskedByWhat>("no-breaker-is-asked-for", "509.2c"),
                               onlyFor<isAskedByWhat, whoBreaks>("other-player-decides", "509.2c"),
                               {Aspect::object, "no-breaker-is-asked-for", "509.2c", isTheBreaker}},
                .values = listBreakers,
                .valueKey = wordOfBreaker,
                .onlyWhenAsked = true};
    VerbSpec shield{
        .word = "choose shield",
        .from = {{shieldZone, Whose::opponents}, {shieldZone, Whose::mine}},
        .conditions = {onlyWhen<asksToPickFor<shieldPick>>("no-shield-is-chosen-now", "509.3"),
                       onlyFor<asksToPickFor<shieldPick>, whoPicks>("other-player-decides", "509.3"),
                       {Aspect::object, "not-such-a-shield", "509.3", isCandidate},
                       {Aspect::choices, "each-shield-once", "509.6", isUnpicked}},
        .onlyWhenAsked = true};
    return {std::move(by), std::move(shield)};
}

} // namespace takujo::duel_masters
