#include "engine/kit/marks.h"

namespace takujo {

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

void proposeUpright(Run& run, ObjectId id) {
    if (!record(run.state, id).isAside())
        return;
    Event event;
    event.kind = EventKind::turnUpright;
    event.object = id;
    event.player = record(run.state, id).controller;
    run.propose(event);
}

} // namespace takujo
