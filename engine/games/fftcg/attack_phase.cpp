#include "engine/games/fftcg/attack_phase.h"

#include "engine/games/fftcg/attacking_again.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/turn_parts.h"

namespace takujo::fftcg {

namespace {

Next begin(Run& run) {
    run.state.flags &= ~(attackIsBlocked | attackedAlready);
    beginPhase(run, attackPhase, "9.4.1");
    return Next::on();
}

Next prepare(Run& run) {
    return givePriority(run.state.turnPlayer);
}
Next declare(Run&) {
    return Next::call(attackDeclaration);
}

/// Nobody was declared, or the turn player has had enough.
Next skip(Run& run) {
    return run.local(0) == 0 ? Next::on() : Next::jump(attackEnds);
}

Next declareBlock(Run&) {
    return Next::call(blockDeclaration);
}
Next resolveDamage(Run&) {
    return Next::call(damageResolution);
}

/// OPEN 8: back to the declaration, as 10.1.4.6 says, so that the preparation step comes once.
Next backToDeclaration(Run&) {
    return Next::jump(declaration);
}

/// Nobody is attacking any more, and all may attack next time.
Next end(Run& run) {
    attacks::endAttacks(run);
    forgetAttacks(run.state);
    run.state.flags &= ~(attackIsBlocked | attackedAlready);
    return Next::finish();
}

/// 5.2.3.1.1.2
bool isForward(const Position& position, ObjectId id) {
    return isA(position, id, forward);
}
bool hasHaste(const Position& position, ObjectId id) {
    return has(position, id, haste) && is(position, hasteAttacksAtOnce);
}

} // namespace

AttackTable attackTable() {
    return {.zone = field,
            .attacking = attacking,
            .hasAttacked = hasAttacked,
            .blocking = blocking,
            .inBattle = strikesFirst,
            .toAttack = toAttack,
            .toJoin = toFormParties,
            .toBlock = toBlock,
            .toBeBlocked = toBeBlocked,
            .newOnesWait = true,
            .attack = attack,
            .noAttack = noAttack,
            .join = join,
            .attackNow = attackNow,
            .block = block,
            .noBlock = noBlock,
            .isFighter = isForward,
            .isQuick = hasHaste,
            .staysUpright = staysActive,
            .costsToAttack = costsToAttack,
            .costsToBlock = costsToBlock,
            .forecast = forecastAttack,
            .outcomes = foretoldOutcomes()};
}

Procedure attackPhaseSteps() {
    return {"attack phase",
            "10.1",
            {{"the attack phase begins", "", begin},
             {"attack preparation step", "10.1.1.2", prepare},
             {"attack declaration step", "", declare},
             {"without an attack there is nothing to block", "10.1.2.7", skip},
             {"block declaration step", "", declareBlock},
             {"damage resolution step", "", resolveDamage},
             {"attack again", "10.1.4.6", backToDeclaration},
             {"the attack phase ends", "", end}}};
}

} // namespace takujo::fftcg
