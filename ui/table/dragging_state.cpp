#include "ui/table/dragging_state.h"

#include "engine/core/zones.h"
#include "ui/table/session.h"

#include <algorithm>

namespace takujo {

DraggingState::DraggingState(TablePort& port, DecidingState& beneath, ObjectId object)
    : TableState{port}, beneath_{&beneath}, object_{object}, options_{beneath.optionsOf(object)} {}

void DraggingState::decorate(Marks& marks) const {
    for (const Option& option : options_)
        if (const ZoneId place = beneath_->placeOf(option); place.exists())
            marks.places.insert(place);
    marks.cards[object_].about = true;
}

void DraggingState::dropped(ZoneId place) {
    const Match& match = session().match();
    if (!lives(match.state(), object_) || (place.exists() && place == record(match.state(), object_).zone))
        return; // put back where it was
    if (!place.exists()) {
        if (options_.empty())
            beneath_->attempt(object_, {}, {});
        else
            port().pointOutPlaces(object_);
        return;
    }
    std::vector<Option> meant;
    std::ranges::copy_if(options_, std::back_inserter(meant),
                         [&](const Option& option) { return beneath_->placeOf(option) == place; });
    beneath_->attempt(object_, meant, place);
}

} // namespace takujo
