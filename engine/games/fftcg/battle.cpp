#include "engine/games/fftcg/battle.h"

namespace takujo::fftcg {

bool hasMark(const State& state, ObjectId id, Mark mark) {
    return (record(state, id).marks & mark) != 0;
}

namespace {

void proposeMarks(Run& run, ObjectId id, std::uint32_t marks, EventKind kind) {
    Event event;
    event.kind = kind;
    event.object = id;
    event.amount = static_cast<std::int32_t>(marks);
    event.player = record(run.state, id).controller;
    event.flags = Event::quiet;
    run.propose(event);
}

} // namespace

void proposeMark(Run& run, ObjectId id, std::uint32_t marks) {
    proposeMarks(run, id, marks, EventKind::mark);
}
void proposeUnmark(Run& run, ObjectId id, std::uint32_t marks) {
    proposeMarks(run, id, marks, EventKind::unmark);
}

bool wasThereSinceOwnTurnBegan(const State& state, ObjectId id) {
    const bool ownTurn = record(state, id).controller == state.turnPlayer;
    return record(state, id).since <= state.turn - (ownTurn ? 0 : 1);
}

} // namespace takujo::fftcg
