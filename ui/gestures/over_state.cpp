#include "ui/gestures/over_state.h"

#include <QCoreApplication>

namespace takujo {

std::vector<PromptButton> OverState::buttons() const {
    PromptButton again;
    again.name = QStringLiteral("new-game");
    again.text = QCoreApplication::translate("Prompt", "New game");
    again.press = [this] { port().startNewGame(); };
    return {std::move(again)};
}

} // namespace takujo
