#include "ui/gestures/ordering_state.h"

#include "ui/session/session.h"

#include <QCoreApplication>

namespace takujo {

namespace {

/// Of an opening hand only what is picked goes back: there is no rest.
bool isOfAnyNumber(const Match& match) {
    const OpeningTables& opening = match.game().tables.opening;
    return opening.redraw != nullptr && match.decision().procedure == opening.redrawing &&
           opening.redraw(match.position()).which == RedrawPolicy::some;
}

} // namespace

void OrderingState::addButtons(std::vector<PromptButton>& buttons) const {
    if (isOfAnyNumber(session().match()))
        return;
    PromptButton keeps;
    keeps.name = QStringLiteral("keep-order");
    keeps.text = QCoreApplication::translate("Prompt", "Keep this order");
    keeps.tip = QCoreApplication::translate("Prompt", "The rest follows as it lies");
    keeps.press = [this] { session().answerBySuggestion(); };
    keeps.isDefault = true;
    buttons.push_back(std::move(keeps));
}

std::optional<PromptButton> OrderingState::button(const Option& option, std::size_t index) const {
    std::optional<PromptButton> result = DecidingState::button(option, index);
    if (result && result->isOneOf) {
        result->inList = true;
        result->pictured = option.target;
    }
    return result;
}

} // namespace takujo
