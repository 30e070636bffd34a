#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/attacks.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/script/reading/scope.h"

/// What effects forbid or demand: that a creature strikes, and that something is chosen.
namespace takujo::workbench {

namespace {

/// Nobody rests while a creature that must strike can do so.
bool nobodyMustStrike(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, board)))
        if ((know(position, id).must() & toStrike) != 0 &&
            isPossible(position, {attempt.player, {strike, {}, id, {}, 0}}))
            return false;
    return true;
}

bool mayBeChosen(const Scope&, const Known& known) {
    return (known.cannot() & toBeChosen) == 0;
}
bool mustBeChosen(const Scope&, const Known& known) {
    return (known.must() & toBeChosen) != 0;
}

} // namespace

void addRestrictions(RuleTables& tables) {
    tables.attacks.toAttack = toStrike;
    tables.verbs[strike].conditions.push_back({Aspect::limits, "cannot-strike", "w-16", attacks::mayAttack});
    tables.verbs[rest].conditions.push_back(
        {Aspect::limits, "somebody-must-strike", "w-16", nobodyMustStrike, nullptr, false});
    tables.verbs[play].conditions.push_back(mayBePlayed("barred-from-playing", "w-155"));
    tables.builtIn = {{"w-152", {Fault::severalAreEachAlone}},
                      {"w-153", {Fault::placesAreEnds}},
                      {"w-154", {Fault::repeatsAreOnce}},
                      {"w-156", {Fault::dividedAmountsDoNotChange}},
                      {"w-157", {Fault::looksShowOneCard}},
                      {"w-175", {Fault::printedDamageDoesNotChange}},
                      {"w-176", {Fault::nobodyOrdersDealers, Fault::otherPlayersDealersComeFirst}}};
    tables.script.mayBeChosen = mayBeChosen;
    tables.script.mustBeChosen = mustBeChosen;
}

} // namespace takujo::workbench
