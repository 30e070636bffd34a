#include "ui/gestures/watching_state.h"

#include "ui/session/session.h"

#include <QCoreApplication>

namespace takujo {

namespace {

/// The answer that was given here; none at the end of the line.
const HistoryLine* given(const Session& session) {
    const std::vector<HistoryLine>& history = session.history();
    return session.depth() < history.size() ? &history[session.depth()] : nullptr;
}

} // namespace

void WatchingState::decorate(Marks& marks) const {
    const HistoryLine* const answer = given(session());
    if (answer != nullptr && answer->option.object.exists())
        marks.cards[answer->option.object].order = 1;
}

std::vector<PromptButton> WatchingState::buttons() const {
    const HistoryLine* const answer = given(session());
    if (answer == nullptr)
        return {};
    PromptButton next;
    next.name = QStringLiteral("given-answer");
    next.text = session().told(*answer);
    next.tip = QCoreApplication::translate("Prompt", "What was answered here; a click goes there");
    next.press = [this] { session().goTo(session().depth() + 1); };
    next.isDefault = true;
    return {std::move(next)};
}

} // namespace takujo
