#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/turn_parts.h"

#include <algorithm>

namespace takujo::effects {

/// Parts: amount, to, player, aside. One card after the other, each seeing what has become of those before.
/// The deck is that of whoever is named, or else of whoever's text it is.
Next putTop(Run& run, const Scope& scope, const Term& term) {
    const auto done = scope.stage;
    if (done == 0)
        keptNumber(run) = isBroken(Fault::looksShowOneCard)
                              ? std::min(amountOf(scope, term[puts_top::amount]), 1)
                              : amountOf(scope, term[puts_top::amount]);
    if (done >= keptNumber(run))
        return Next::on();
    const Player player = playerOf(scope, term[puts_top::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    const ObjectId top = nextToDraw(run, player); // the top card, unless that is being looked at
    if (!top.exists())
        return Next::on();
    const auto kind = static_cast<std::uint8_t>(term[puts_top::to].number);
    const ZoneSpec& zone = run.rules.tables().zones[kind];
    Event event = movedBy(scope, top, {kind, zone.shared ? Player::nobody : player},
                          zone.table ? ZoneEnd::bottom : ZoneEnd::top);
    if (term[puts_top::aside].isTrue())
        event.flags |= Event::arrivesAside;
    run.propose(event);
    comeBack(run, done + 1);
    return Next::on();
}

} // namespace takujo::effects
