#include "ui/gestures/hand_over_state.h"

#include "ui/session/session.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

namespace takujo {

std::vector<PromptButton> HandOverState::buttons() const {
    PromptButton sit;
    sit.name = QStringLiteral("take-table");
    sit.text = QCoreApplication::translate("Prompt", "I am %1: show my cards")
                   .arg(qt(session().spoken().player(session().viewerControl().awaited())));
    sit.press = [this] { session().sitDown(); };
    sit.isDefault = true;
    return {std::move(sit)};
}

} // namespace takujo
