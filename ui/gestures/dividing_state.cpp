#include "ui/gestures/dividing_state.h"

#include "engine/core/zones.h"
#include "engine/match/sentences/option_sentences.h"
#include "ui/session/session.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

void DividingState::decorate(Marks& marks) const {
    DecidingState::decorate(marks);
    const State& state = session().match().state();
    for (const Pick& pick : pickedSoFar(session().match()))
        if (lives(state, pick.object))
            marks.cards[pick.object].amount = std::to_string(pick.value);
}

bool DividingState::asksAmount() const {
    const Match& match = session().match();
    const std::vector<Option>& options = match.decision().options;
    return !options.empty() && match.game().tables.verbs[options.front().verb].valueKey == nullptr &&
           std::ranges::all_of(options, [&](const Option& other) {
               return other.object == options.front().object && other.verb == options.front().verb;
           });
}

std::optional<NumberQuestion> DividingState::numbers() const {
    if (!asksAmount())
        return std::nullopt;
    NumberQuestion question;
    std::vector<Option> options = session().match().decision().options;
    std::ranges::sort(options, {}, &Option::value);
    for (const Option& option : options)
        question.offered.push_back(option.value);
    question.usual = session().match().suggestion().value;
    question.answer = [this, options](int number) {
        if (const auto found = std::ranges::find(options, number, &Option::value); found != options.end())
            session().answer(Option{*found});
    };
    return question;
}

std::optional<PromptButton> DividingState::button(const Option& option, std::size_t index) const {
    constexpr std::size_t mostButtons = 3; ///< more would lie over cards
    const Match& match = session().match();
    const std::vector<Option>& options = match.decision().options;
    const bool isAmount = asksAmount(); // the number says it all
    if (isAmount && options.size() > mostButtons && numbers()->isTyped())
        return std::nullopt;
    PromptButton result;
    result.name = QStringLiteral("option-%1").arg(index);
    result.text =
        isAmount ? QString::number(option.value) : qt(OptionSentences{session().spoken()}.option(option));
    result.tip = qt(OptionSentences{session().spoken()}.option(option));
    result.press = [this, option] { session().answer(option); };
    result.isOneOf = options.size() > 1;
    if (isAmount)
        result.number = option.value;
    return result;
}

} // namespace takujo
