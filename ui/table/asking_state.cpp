#include "ui/table/asking_state.h"

#include "ui/table/session.h"

namespace takujo {

std::optional<NumberAnswer> AskingState::number() const {
    const std::optional<NumberRange> range = rangeOf(session().match().decision());
    if (!range)
        return std::nullopt;
    return NumberAnswer{
        range->least, range->most, [this, least = range->least](int number) {
            session().answer(
                Option{session().match().decision().options[static_cast<std::size_t>(number - least)]});
        }};
}

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
