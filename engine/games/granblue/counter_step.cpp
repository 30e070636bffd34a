#include "engine/games/granblue/chapters.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/triggers/triggers.h"

namespace takujo::granblue {

bool isCounterWaitedFor(Run run) {
    for (const Occurrence what : {counterStepBegins, attackStepBegins})
        proposeOccurrence(run, what, {}, run.state.turnPlayer);
    static thread_local std::vector<Event> begun; // kept, as its state is
    begun.clear();
    begun.swap(run.state.events);
    for (Event& event : begun)
        event.flags |= Event::performed;
    const std::size_t before = run.state.waiting.size();
    noticeAfter(run, begun, before);
    return run.state.waiting.size() > before;
}

} // namespace takujo::granblue
