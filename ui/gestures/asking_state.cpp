#include "ui/gestures/asking_state.h"

#include "ui/session/session.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t mostButtons = 12; ///< more numbers than these have a field, and no buttons

bool isNumber(const Match& match, const Option& option) {
    return match.decision().kind == DecisionKind::number && !option.object.exists() &&
           option.verb == match.decision().options.front().verb;
}

} // namespace

std::optional<NumberQuestion> AskingState::numbers() const {
    const Match& match = session().match();
    NumberQuestion question;
    std::vector<Option> options;
    for (const Option& option : match.decision().options)
        if (isNumber(match, option))
            options.push_back(option);
    if (options.empty())
        return std::nullopt;
    std::ranges::sort(options, {}, &Option::value);
    for (const Option& option : options)
        question.offered.push_back(option.value);
    const Option& suggested = match.suggestion();
    question.usual = isNumber(match, suggested) ? suggested.value : question.offered.front();
    question.answer = [this, options](int number) {
        if (const auto found = std::ranges::find(options, number, &Option::value); found != options.end())
            session().answer(Option{*found});
    };
    return question;
}

std::optional<PromptButton> AskingState::button(const Option& option, std::size_t index) const {
    const Match& match = session().match();
    if (isNumber(match, option) && match.decision().options.size() > mostButtons)
        return std::nullopt;
    std::optional<PromptButton> result = DecidingState::button(option, index);
    // What a card may do stands below each other, however many are left.
    if (result &&
        (match.decision().kind == DecisionKind::mode || match.decision().kind == DecisionKind::name))
        result->inList = result->isOneOf;
    if (result && isNumber(match, option))
        result->number = option.value;
    return result;
}

} // namespace takujo
