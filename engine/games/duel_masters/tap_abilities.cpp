#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/attacks.h"
#include "engine/kit/declaring.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/triggers/triggers.h"

/// 602: tap abilities. A creature that could attack taps instead; what the ability does waits like any other
/// effect (602.2).
namespace takujo::duel_masters {

namespace {

enum Local : std::size_t { whose, which };

ObjectId sourceIn(Run& run) {
    return unpackedObject(run.local(whose));
}

/// 602.1
Next tapForIt(Run& run) {
    const ObjectId id = sourceIn(run);
    if (!lives(run.state, id))
        return Next::finish();
    note(run, "taps for an ability", run.state.turnPlayer, "602.1",
         {cardArgument("card", run.position().definitionIndex(id))});
    Event taps = doneTo(id, EventKind::turnAside, run.state.turnPlayer);
    taps.flags = Event::quiet;
    run.propose(taps);
    return Next::on();
}

/// 602.1: nobody who has not done it gets the effect.
Next beginToWait(Run& run) {
    const ObjectId id = sourceIn(run);
    if (lives(run.state, id) && record(run.state, id).isAside())
        if (const auto ability = abilityByValue(run, id, run.local(which)))
            triggerDeclared(run, id, *ability, Event{});
    return Next::finish();
}

// Conditions.

bool isTapForm(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability != nullptr && ability->form == tapAbility && playing::hasAbility(position, attempt);
}
void listTapAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    playing::listAbilities(position, attempt, values);
    std::erase_if(values, [&](std::int32_t value) {
        const auto ability = abilityByValue(position, attempt.option.object, value);
        return !ability || abilityAt(position, *ability).form != tapAbility;
    });
}
bool isCreatureTried(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == creature;
}
bool isUntapped(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}

} // namespace

Procedure usingTapAbilitySteps() {
    return {"using a tap ability",
            "602.1",
            {{"it taps", "602.1", tapForIt}, {"its effect waits", "602.1 602.2", beginToWait}}};
}

VerbSpec tapAbilityVerb() {
    return {.word = "use ability",
            .from = {{battleZone, Whose::mine}},
            .conditions = {onlyWhen<isAttackTiming>("not-in-attack-step", "110.3c"),
                           onlyFor<isAttackTiming, turnPlayer>("not-your-turn", "602.3a"),
                           {Aspect::object, "no-tap-ability", "602.1", isTapForm},
                           {Aspect::object, "own-creatures-attack", "602.3a", liesInOwn<battleZone>},
                           {Aspect::object, "only-creatures-attack", "602.3a", isCreatureTried},
                           {Aspect::object, "tapped-cannot-attack", "602.3a", isUntapped},
                           {Aspect::object, "summoning-sickness", "602.3a", attacks::isReady},
                           {Aspect::limits, "cannot-attack", "602.3a", mayAttack, nameWhatForbidsAttacking},
                           mayBeUsed("ability-is-barred", "602.3")},
            .values = listTapAbilities};
}

} // namespace takujo::duel_masters
