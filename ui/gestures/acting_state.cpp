#include "ui/gestures/acting_state.h"

#include "engine/match/option_forecast.h"
#include "ui/session/session.h"

#include <algorithm>

namespace takujo {

/// What asks for more can be taken back until it is answered. All else is shown first, for a click may only
/// have meant to read the card. Who drags a card to its place means it, unless it gives something up; who
/// lets it go over what it chooses has aimed.
bool ActingState::isShownFirst(const Option& option, const Drop* drop) const {
    const OptionForecast told = forecast(session().match(), option);
    if (!told.isFinal)
        return false;
    const bool isAimed = drop != nullptr && std::ranges::find(told.chosen, drop->over) != told.chosen.end();
    return drop == nullptr || (told.givesUp && !isAimed);
}

std::optional<PromptButton> ActingState::button(const Option& option, std::size_t index) const {
    std::optional<PromptButton> result = DecidingState::button(option, index);
    // Of all that can be done at such a moment, passing is what a key should do.
    if (result)
        result->isDefault = true;
    return result;
}

} // namespace takujo
