#include "ui/table/ordering_state.h"

#include "ui/table/session.h"

#include <QCoreApplication>

namespace takujo {

void OrderingState::addButtons(std::vector<PromptButton>& buttons) const {
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
