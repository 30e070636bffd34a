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

} // namespace takujo
