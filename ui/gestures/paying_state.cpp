#include "ui/gestures/paying_state.h"

#include "ui/session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

void PayingState::decorate(Marks& marks) const {
    DecidingState::decorate(marks);
    // What other costs take stands out, so that nobody counts on it.
    const Match& match = session().match();
    if (match.game().tellPayment != nullptr)
        for (const ObjectId id : match.game().tellPayment(match.position()).besides)
            marks.cards[id].about = true;
}

void PayingState::addButtons(std::vector<PromptButton>& buttons) const {
    const std::vector<Option>& options = session().match().decision().options;
    if (std::ranges::any_of(options, [](const Option& option) { return !option.object.exists(); }))
        return; // nothing is left to be paid
    PromptButton pays;
    pays.name = QStringLiteral("auto-pay");
    pays.text = QCoreApplication::translate("Prompt", "Auto-pay");
    pays.tip = QCoreApplication::translate("Prompt", "Pays the rest in the way that costs you least");
    pays.press = [this] { session().answerBySuggestion(); };
    pays.isDefault = true;
    buttons.push_back(std::move(pays));
}

} // namespace takujo
