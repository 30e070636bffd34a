#include "engine/core/scratch.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/agreeing.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"

/// Effects in whose middle somebody decides.
namespace takujo::effects {

namespace {

/// Part: what. Whoever picks does so one after the other; then what is divided is divided. What is chosen may
/// be protected, or have to be chosen; what is selected is neither.
Next letPickNow(Run& run, const Scope& scope, const Term& term, bool chooses) {
    const Term& pick = term[selects::what];
    const auto slot = static_cast<std::uint8_t>(pick.number);
    const Scratch<Player> pickers = pickersOf(scope, pick);
    const auto turn = static_cast<std::size_t>(scope.stage);
    const std::uint16_t effect = scope.effect.id;
    if (turn == 0)
        dropBindings(run.state, effect, slot);
    else if (turn < pickers.size())
        putAside(run.state, effect, slot, pickers.front());
    if (pickers.empty())
        return nobodyPicks(run, scope);
    if (turn < pickers.size()) {
        Scope picking = scope;
        picking.picker = pickers[turn];
        Scratch<ObjectId> found;
        if (chooses)
            candidatesOf(picking, pick, found);
        else
            objectsOf(picking, pick.parts[pickFrom], found);
        if (pickers.size() > 1 || pick.parts[pickDivide].exists())
            comeBack(run, scope.stage + 1);
        const std::int32_t asked = amountOf(scope, pick.parts[pickLeast]);
        if (isBroken(Fault::tooFewAreNobody) && asked > static_cast<std::int32_t>(found.size()))
            found.clear();
        std::int32_t least = leastToFind(picking, pick.parts[pickFrom], found, asked, picking.picker);
        if (isBroken(Fault::upToIsSoMany))
            least = mostOf(scope, pick);
        Next next = letPick(run, picking, found, slot, least, mostOf(scope, pick), picking.picker, false,
                            &pick.parts[pickFrom]);
        if (next.kind == Next::Kind::call && showForPicking(run, picking, pick.parts[pickFrom]))
            next.locals[pickShows] = 1;
        if (chooses)
            markObliged(run, picking);
        return next;
    }
    if (pickers.size() > 1)
        takeTogether(run.state, effect, slot, pickers.front());
    if (!pick.parts[pickDivide].exists() || countBound(run.state, effect, slot) == 0)
        return Next::on();
    const std::int32_t total = amountToDivide(scope, pick);
    return Next::call(
        procedures::dividing,
        {effect, slot, total, static_cast<std::int32_t>(indexOf(pickers.front())), 0, unitOf(run, total)});
}

} // namespace

Next select(Run& run, const Scope& scope, const Term& term) {
    return letPickNow(run, scope, term, false);
}
Next chooseNow(Run& run, const Scope& scope, const Term& term) {
    return letPickNow(run, scope, term, true);
}

/// Parts: do, otherwise, player, then, when you do so. Where there is nobody to ask, nobody wants it.
Next may(Run&, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term[may::player], scope.effect.controller);
    const auto blockIn = [&](const FieldName& field) {
        return term[field].exists() ? term[field].number : agreeing::nothingFollows;
    };
    if (by == Player::nobody)
        return term[may::otherwise].exists() ? followBlock(scope.effect.id, term[may::otherwise].number)
                                             : Next::on();
    const std::int32_t then = term[may::whenYouDoSo].exists()
                                  ? agreeing::followedBy(term[may::whenYouDoSo].number)
                                  : blockIn(may::then);
    return Next::call(procedures::agreeing, {scope.effect.id, blockIn(may::doThis), blockIn(may::otherwise),
                                             static_cast<std::int32_t>(indexOf(by)), -1, 0, then});
}

} // namespace takujo::effects
