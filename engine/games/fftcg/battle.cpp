#include "engine/games/fftcg/battle.h"

#include "engine/core/scratch.h"

namespace takujo::fftcg {

bool hasMark(const State& state, ObjectId id, Mark mark) {
    return (record(state, id).marks & mark) != 0;
}

namespace {

/// Only where that is broken: who has left the field or changed sides attacks and blocks still.
Scratch<ObjectId> thoseWhoHaveLeft(const Position& position, Mark mark) {
    const Player fights =
        mark == attacking ? position.state.turnPlayer : opponentOf(position.state.turnPlayer);
    Scratch<ObjectId> found;
    for (std::size_t i = 0; i < position.state.cards.size(); ++i)
        if (const ObjectId id = objectIn(position.state, static_cast<std::uint16_t>(i));
            record(position.state, id).zone != zoneOf(fights, field) && hasMark(position.state, id, mark))
            found.push_back(id);
    return found;
}

} // namespace

Scratch<ObjectId> attackersOf(const Position& position) {
    Scratch<ObjectId> attackers;
    for (const ObjectId id :
         objectsIn(position.state, zoneOf(position.state.turnPlayer, field), Query::counted))
        if (hasMark(position.state, id, attacking))
            attackers.push_back(id);
    if (isBroken(Fault::movesKeepTheMarks))
        for (const ObjectId id : thoseWhoHaveLeft(position, attacking))
            attackers.push_back(id);
    return attackers;
}

ObjectId blockerOf(const Position& position) {
    for (const ObjectId id :
         objectsIn(position.state, zoneOf(opponentOf(position.state.turnPlayer), field), Query::counted))
        if (hasMark(position.state, id, blocking))
            return id;
    if (isBroken(Fault::movesKeepTheMarks)) {
        const Scratch<ObjectId> left = thoseWhoHaveLeft(position, blocking);
        return left.empty() ? ObjectId{} : left.front();
    }
    return {};
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

bool wasThereSinceTurnBegan(const State& state, ObjectId id) {
    return record(state, id).since <= state.turn;
}

bool wasThereSinceOwnTurnBegan(const State& state, ObjectId id) {
    const bool ownTurn = record(state, id).controller == state.turnPlayer;
    return record(state, id).since <= state.turn - (ownTurn ? 0 : 1);
}

} // namespace takujo::fftcg
