#include "engine/kit/marks.h"

#include "engine/kit/event_shorthands.h"

namespace takujo {

namespace {

void proposeMarks(Run& run, ObjectId id, std::uint32_t marks, EventKind kind) {
    Event event = doneTo(id, kind, record(run.state, id).controller);
    event.amount = static_cast<std::int32_t>(marks);
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
    if (record(run.state, id).isAside())
        run.propose(doneTo(id, EventKind::turnUpright, record(run.state, id).controller));
}

} // namespace takujo
