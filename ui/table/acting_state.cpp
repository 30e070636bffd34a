#include "ui/table/acting_state.h"

namespace takujo {

std::optional<PromptButton> ActingState::button(const Option& option, std::size_t index) const {
    std::optional<PromptButton> result = DecidingState::button(option, index);
    // Of all that can be done at such a moment, passing is what a key should do.
    if (result)
        result->isDefault = true;
    return result;
}

} // namespace takujo
