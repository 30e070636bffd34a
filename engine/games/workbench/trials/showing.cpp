#include "engine/kit/showing.h"
#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/reading/scope.h"

/// Off at first: hidden cards are shown for what they trigger; what waits goes with its card to whoever
/// controls that; and whoever deals damage says what happens first instead.
namespace takujo::workbench {

namespace {

void letHiddenBeShown(RuleTables& tables, std::int32_t are) {
    tables.waiting.hiddenOnesAreShown = are != 0;
}
void letControllersPlay(RuleTables& tables, std::int32_t do_) {
    tables.waiting.controllerNow = do_ != 0;
}

/// Of anything else than damage, whoever does so by the rules of the game.
Player whoDeals(const Position& position, const Event& event) {
    return event.kind == EventKind::damage && event.source.exists() ? know(position, event.source).controller
                                                                    : Player::nobody;
}
void letDealersOrder(RuleTables& tables, std::int32_t do_) {
    tables.replacing.whoOrders = do_ != 0 ? whoDeals : nullptr;
}

void letDealersTakeTurns(RuleTables& tables, std::int32_t do_) {
    tables.script.dealersTakeTurns = do_ != 0;
}

} // namespace

void addRulesOfShowing(RuleTables& tables) {
    tables.policies.push_back({"hidden ones are shown", "w-159", 0, 0, letHiddenBeShown});
    tables.policies.push_back({"who controls it now plays it", "w-163", 0, 0, letControllersPlay});
    tables.policies.push_back({"who deals damage orders replacements", "w-164", 0, 0, letDealersOrder});
    tables.policies.push_back({"dealers take turns", "", 0, 0, letDealersTakeTurns});
    tables.showing = {showCard, keepHidden};
    tables.builtIn.push_back({"w-171", {Fault::lostTextsStay}});
    tables.builtIn.push_back({"w-160", {Fault::otherPlayerFirst}});
    tables.builtIn.push_back({"w-161", {Fault::hiddenOnesCount}});
    tables.builtIn.push_back(
        {"w-162", {Fault::marksAreNotTakenOff, Fault::nothingIsShown, Fault::shownForOneAlone}});
}

} // namespace takujo::workbench
