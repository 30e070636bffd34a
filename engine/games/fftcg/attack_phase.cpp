#include "engine/games/fftcg/attack_phase.h"

#include "engine/games/fftcg/battle.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"

namespace takujo::fftcg {

namespace {

Next begin(Run& run) {
    run.state.phase = attackPhase;
    run.state.flags &= ~(attackIsBlocked | attackedAlready);
    note(run, run.rules.tables().phases[attackPhase], run.state.turnPlayer, "9.4.1");
    proposeOccurrence(run, phaseBegins, {}, run.state.turnPlayer, attackPhase);
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

constexpr std::uint32_t ofBattle = attacking | hasAttacked | blocking | strikesFirst;

/// Nobody is attacking any more, and all may attack next time.
Next end(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field), Query::counted))
            if ((record(run.state, id).marks & ofBattle) != 0)
                proposeUnmark(run, id, ofBattle);
    run.state.flags &= ~(attackIsBlocked | attackedAlready);
    return Next::finish();
}

} // namespace

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
