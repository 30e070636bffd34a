#include "ui/table/paying_state.h"

#include "ui/table/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

void PayingState::addButtons(std::vector<PromptButton>& buttons) const {
    const std::vector<Option>& options = session().match().decision().options;
    const bool canEnd =
        std::ranges::any_of(options, [](const Option& option) { return !option.object.exists(); });
    PromptButton pays;
    pays.name = QStringLiteral("auto-pay");
    pays.text = QCoreApplication::translate("Prompt", "Auto-pay");
    pays.tip = QCoreApplication::translate("Prompt", "Pays the rest in the way that costs you least");
    pays.press = [this] { session().answerBySuggestion(); };
    pays.isDefault = !canEnd;
    buttons.push_back(std::move(pays));
}

} // namespace takujo
