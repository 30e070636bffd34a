#include "engine/core/scratch.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/script/agreeing.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/script_procedures.h"

/// Effects in whose middle somebody decides.
namespace takujo::effects {

Next select(Run& run, const Scope& scope, const Term& term) {
    const Term& pick = term.parts[0];
    Scratch<ObjectId> found;
    objectsOf(scope, pick.parts[pickFrom], found);
    const auto slot = static_cast<std::uint8_t>(pick.number);
    if (scope.stage == 0) {
        dropBindings(run.state, scope.effect.id, slot);
        const Player by = playerOf(scope, pick.parts[pickBy], scope.effect.controller);
        if (pick.parts[pickDivide].exists())
            comeBack(run, 1);
        return letPick(run, scope, found, slot, amountOf(scope, pick.parts[pickLeast]), mostOf(scope, pick),
                       by);
    }
    const Player by = playerOf(scope, pick.parts[pickBy], scope.effect.controller);
    if (by == Player::nobody || countBound(run.state, scope.effect.id, slot) == 0)
        return Next::on();
    const std::int32_t total = amountOf(scope, pick.parts[pickDivide]);
    return Next::call(procedures::dividing, {scope.effect.id, slot, total,
                                             static_cast<std::int32_t>(indexOf(by)), 0, unitOf(run, total)});
}

/// Parts: do, otherwise, player, then, when you do so. Where there is nobody to ask, nobody wants it.
Next may(Run&, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term.parts[2], scope.effect.controller);
    const auto blockIn = [&](std::size_t part) {
        return term.parts[part].exists() ? term.parts[part].number : agreeing::nothingFollows;
    };
    if (by == Player::nobody)
        return term.parts[1].exists() ? followBlock(scope.effect.id, term.parts[1].number) : Next::on();
    const std::int32_t then =
        term.parts[4].exists() ? agreeing::followedBy(term.parts[4].number) : blockIn(3);
    return Next::call(procedures::agreeing, {scope.effect.id, blockIn(0), blockIn(1),
                                             static_cast<std::int32_t>(indexOf(by)), -1, 0, then});
}

} // namespace takujo::effects
