#include "engine/kit/script/triggers/leaving.h"

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/units.h"

#include <algorithm>

namespace takujo {

void Leaving::find(const Position& position, std::span<const Event> batch) {
    const RuleTables& tables = position.rules.tables();
    seeOnlyThemselves_ = tables.waiting.ownLeavingOnly;
    if (!seeOnlyThemselves_ && tables.units.leavesWithTop == nullptr)
        return;
    work::spendForEach(batch.size());
    for (const Event& event : batch)
        if ((event.kind == EventKind::move || event.kind == EventKind::erase) &&
            !event.has(Event::forbidden) && !keepsObject(position.rules, event)) {
            if (!leaving_)
                leaving_.emplace();
            leaving_->push_back({subjectOf(position.state, event), event.object});
        }
}

const Leaving::One* Leaving::goingOf(ObjectId watcher) const {
    if (!leaving_)
        return nullptr;
    const auto found = std::ranges::find(*leaving_, watcher, &One::object);
    return found == leaving_->end() ? nullptr : &*found;
}

bool Leaving::isUnseen(const State& state, ObjectId watcher, const Event& event) const {
    return seeOnlyThemselves_ && leaving_ && subjectOf(state, event) != watcher &&
           goingOf(watcher) != nullptr;
}

ObjectId Leaving::sourceOf(ObjectId watcher) const {
    const One* const going = goingOf(watcher);
    return going == nullptr ? watcher : going->goes;
}

} // namespace takujo
