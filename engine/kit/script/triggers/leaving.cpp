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
            !event.has(Event::forbidden) && !keepsObject(position.rules, event))
            leaving_.push_back({subjectOf(position.state, event), event.object});
}

bool Leaving::isUnseen(const State& state, ObjectId watcher, const Event& event) const {
    return seeOnlyThemselves_ && !leaving_.empty() && subjectOf(state, event) != watcher &&
           std::ranges::find(leaving_, watcher, &One::object) != leaving_.end();
}

ObjectId Leaving::sourceOf(ObjectId watcher) const {
    const auto found = std::ranges::find(leaving_, watcher, &One::object);
    return found == leaving_.end() ? watcher : found->goes;
}

} // namespace takujo
