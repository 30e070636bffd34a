#include "engine/games/workbench/trials/terms.h"
#include "engine/games/workbench/workbench.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

/// How long effects last, who has how many turns, and who wins. Texts of kit scenarios speak of it; nothing
/// of the tutorial's game does.
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

void letTurnPlayersTurnsComeFirst(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.timing.turnPlayersExtraFirst = [](const Position&) { return true; };
}
void letWinnersWin(RuleTables& tables, std::int32_t do_) {
    if (do_ == 0)
        return;
    tables.loserLoses = {};
    tables.winnerWins = "w-205";
}

/// Who has so many lives wins; 0: nobody does. It is looked at together with who loses.
constexpr std::string_view livesThatWin = "lives that win";
std::int32_t howManyWin(const Position& position) {
    static const auto place =
        static_cast<std::size_t>(std::ranges::find(game().tables.policies, livesThatWin, &PolicySpec::word) -
                                 game().tables.policies.begin());
    return position.rules.policy(place);
}
void enoughLife(Run& run) {
    const std::int32_t enough = howManyWin(run.position());
    for (const Player player : bothPlayers)
        if (enough != 0 && run.state.players[indexOf(player)].values[life] >= enough) {
            Event event;
            event.kind = EventKind::win;
            event.player = player;
            run.propose(event);
        }
}

template <Duration moment>
Next endAll(Run& run) {
    endLasting(run, moment);
    return Next::on();
}

} // namespace

void addRulesOfTimes(RuleTables& tables) {
    tables.policies.push_back(
        {"the turn player's extra turns come first", "w-204", 0, 0, letTurnPlayersTurnsComeFirst});
    tables.policies.push_back({"who wins and loses wins", "w-205", 0, 0, letWinnersWin});
    tables.policies.push_back({livesThatWin, "w-206", 0, 0});
    tables.processes.push_back({.name = "enough life", .rule = "w-206", .collect = enoughLife});
}

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
