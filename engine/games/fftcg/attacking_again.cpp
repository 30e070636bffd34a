#include "engine/games/fftcg/attacking_again.h"

#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/attacks.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// Of several texts that say so, the one that allows most.
std::int32_t timesAllowed(const Position& position, ObjectId id) {
    std::int32_t most = 1;
    visitModifiers(position, meanings::attackTimes, know(position, id),
                   [&](const Scope& scope, const Term& term) {
                       most = std::max(most, amountOf(scope, term[attack_times::times]));
                   });
    return most;
}

auto noteOf(State& state, ObjectId id) {
    return std::ranges::find_if(
        state.notes, [id](const Note& note) { return note.kind == attackedAgain && note.object == id; });
}

std::int32_t timesAttacked(const Position& position, ObjectId id) {
    std::int32_t times = 1;
    for (const Note& note : position.state.notes)
        if (note.kind == attackedAgain && note.object == id)
            times += note.amount;
    return times;
}

} // namespace

bool mayAttackOnceMore(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return attacks::hasNotAttacked(position, attempt) ||
           timesAttacked(position, id) < timesAllowed(position, id);
}

void countAttack(Run& run, ObjectId attacker) {
    if (!hasMark(run.state, attacker, hasAttacked))
        return;
    if (const auto found = noteOf(run.state, attacker); found != run.state.notes.end()) {
        ++found->amount;
        return;
    }
    Note note;
    note.kind = attackedAgain;
    note.object = attacker;
    note.amount = 1;
    run.state.notes.push_back(note);
}

void forgetAttacks(State& state) {
    dropNotesOfKind(state, attackedAgain);
}

namespace meanings {

/// How often something attacks is no part of what it is; whoever asks visits what says so.
void attackTimes(Characteristics&, const Term&, std::int32_t) {}

} // namespace meanings

} // namespace takujo::fftcg
