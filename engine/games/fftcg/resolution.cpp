#include "engine/games/fftcg/casting.h"
#include "engine/kit/journal.h"

namespace takujo::fftcg {

namespace {

Next resolve(Run& run) {
    const ObjectId top = topOf(run.state, theStack);
    if (!top.exists())
        return Next::finish();
    note(run, "resolves", record(run.state, top).controller, "11.11.1",
         {cardArgument("card", run.state.cards[record(run.state, top).card].definition)});
    return Next::on();
}

Next leaveStack(Run& run) {
    Event event;
    event.object = topOf(run.state, theStack);
    if (!event.object.exists())
        return Next::finish();
    event.to = zoneOf(run.position().ownerOf(event.object), breakZone);
    event.player = run.position().ownerOf(event.object);
    run.propose(event);
    return Next::on();
}

} // namespace

Procedure resolveTopOfStack() {
    return {"resolution",
            "11.11",
            {{"its text is followed", "11.11.1", resolve},
             {"it goes to the break zone", "11.11.10", leaveStack}}};
}

} // namespace takujo::fftcg
