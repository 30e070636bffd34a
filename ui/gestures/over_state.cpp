#include "ui/gestures/over_state.h"

#include <QCoreApplication>

namespace takujo {

std::vector<PromptButton> OverState::buttons() const {
    std::vector<PromptButton> result;
    if (port().canPlayAgain()) {
        PromptButton again;
        again.name = QStringLiteral("rematch");
        again.text = QCoreApplication::translate("Prompt", "Rematch");
        again.press = [this] { port().playAgain(); };
        result.push_back(std::move(again));
    }
    PromptButton other;
    other.name = QStringLiteral("new-game");
    other.text = QCoreApplication::translate("Prompt", "New game");
    other.press = [this] { port().startNewGame(); };
    result.push_back(std::move(other));
    return result;
}

} // namespace takujo
