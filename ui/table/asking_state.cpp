#include "ui/table/asking_state.h"

#include "ui/table/session.h"

namespace takujo {

std::optional<PromptButton> AskingState::button(const Option& option, std::size_t index) const {
    std::optional<PromptButton> result = DecidingState::button(option, index);
    // What a card may do stands below each other, however many are left.
    if (result && session().match().decision().kind == DecisionKind::mode)
        result->inList = result->isOneOf;
    if (result && session().match().decision().kind == DecisionKind::number)
        result->number = option.value;
    return result;
}

} // namespace takujo
