#include "engine/core/card_numbers.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"

/// 12.13: what an attacker with drain deals by attacking, its player's leader gains. OPEN 40: it is not among
/// what its player puts into an order, but comes first.
namespace takujo::shadowverse_evolve {

namespace {

void gain(Run& run, Player player, std::int32_t amount) {
    note(run, "leader gains health", player, "12.13.2", {numberArgument("number", amount)});
    Event event = doneTo({}, EventKind::changeValue, player, Cause::effect);
    event.slot = leaderHealth;
    event.amount = amount;
    event.flags = Event::quiet;
    run.propose(event);
}

} // namespace

/// Several drains of one card are one (12.13.3). Who only strikes back drains nothing.
void noticeDrain(Run& run, const Event& event) {
    if (event.kind != EventKind::damage || event.cause != Cause::combat || !lives(run.state, event.source) ||
        !hasMark(run.state, event.source, isAttacking) || !has(run, event.source, drain))
        return;
    Note due;
    due.kind = drainDue;
    due.player = record(run.state, event.source).controller;
    due.amount = event.amount;
    run.state.notes.push_back(due);
}

Next drains(Run& run) {
    bool isDue = false;
    for (const Note& due : run.state.notes)
        if (due.kind == drainDue) {
            gain(run, due.player, due.amount);
            isDue = true;
        }
    if (isDue)
        dropNotesOfKind(run.state, drainDue);
    return Next::on();
}

} // namespace takujo::shadowverse_evolve
