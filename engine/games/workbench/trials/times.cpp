#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/reading/scope.h"

#include <iterator>
#include <utility>

/// How long effects last, and who has how many turns. Texts of kit scenarios speak of it; nothing of the
/// tutorial's game does.
namespace takujo::workbench {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Next settleInBattle(Run&) {
    return Next::call(settling);
}

Next dealWaitingBlows(Run& run) {
    if (doBlowsWait(run.position()))
        fight(run, unpackedObject(run.local(0)), unpackedObject(run.local(1)));
    return Next::on();
}

Next settleAfterBlows(Run& run) {
    return doBlowsWait(run.position()) ? Next::call(settling) : Next::on();
}

template <Duration moment>
Next endAll(Run& run) {
    endLasting(run, moment);
    return Next::on();
}

} // namespace

Next lastsUntilTurn(Run& run) {
    return endAll<Duration::yourNextTurnBegins>(run);
}

Next lastsThroughStep(Run& run) {
    return endAll<Duration::endOfStep>(run);
}

Next lastsThroughPhase(Run& run) {
    return endAll<Duration::endOfPhase>(run);
}

/// Of a creature that strikes at another.
Procedure battleSteps() {
    return {"battle",
            "w-35",
            {{"waiting effects", "w-7", settleInBattle},
             {"blows are dealt", "w-120", dealWaitingBlows},
             {"what comes of them", "w-120", settleAfterBlows},
             {"the battle is over", "w-50", endAll<Duration::endOfBattle>}}};
}

void addWordsOfTimes(Vocabulary& words) {
    append(words.effects, effectsOfTurns());
    addDurations(words.effects);
}

Duration untoldDuration(const Scope& scope, const Term&) {
    return scope.position.rules.policy(trials::untoldEndsWithTurn) != 0 ? Duration::endOfTurn
                                                                        : Duration::endOfGame;
}

} // namespace takujo::workbench
