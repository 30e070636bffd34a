#include "engine/core/links.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/units.h"

/// What an object was is kept before it leaves.
namespace takujo {

bool isRemembered(const Run& run, const Event& event) {
    const bool leaves = event.kind == EventKind::move || event.kind == EventKind::erase;
    if (run.rules.tables().vocabulary == nullptr || !leaves || keepsObject(run.rules, event))
        return false;
    const ZoneSpec& from = run.rules.zone(event.from);
    return from.table || from.shared || (run.state.strayed && isAwayFromHome(run.state, event.object));
}

void takeSnapshots(Run& run, std::span<const Event> batch) {
    for (const Event& event : batch)
        if (!event.has(Event::forbidden) && isRemembered(run, event) &&
            !isBroken(Fault::snapshotsAreNotTaken) && !isBroken(Fault::movesKeepTheObject)) {
            // What leaves as its unit is remembered as that.
            takeSnapshot(run, run.state, subjectOf(run.state, event));
            run.state.snapshots.back().was = event.object;
            if (record(run.state, event.object).links != 0)
                visitGuests(run.state, event.object,
                            [&](const Link& link) { takeSnapshot(run, run.state, link.guest); });
        }
}

} // namespace takujo
