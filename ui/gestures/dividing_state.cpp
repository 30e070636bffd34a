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

std::optional<PromptButton> DividingState::button(const Option& option, std::size_t index) const {
    const Match& match = session().match();
    const std::vector<Option>& options = match.decision().options;
    const bool sameForAll = std::ranges::all_of(options, [&](const Option& other) {
        return other.object == option.object && other.verb == option.verb;
    });
    // Only amounts differ: the number says it all.
    const bool isNumber = match.game().tables.verbs[option.verb].valueKey == nullptr;
    PromptButton result;
    result.name = QStringLiteral("option-%1").arg(index);
    result.text = sameForAll && isNumber ? QString::number(option.value)
                                         : qt(OptionSentences{session().spoken()}.option(option));
    result.tip = qt(OptionSentences{session().spoken()}.option(option));
    result.press = [this, option] { session().answer(option); };
    result.isOneOf = options.size() > 1;
    return result;
}

} // namespace takujo
