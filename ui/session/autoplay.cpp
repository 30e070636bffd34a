#include "ui/session/autoplay.h"

#include "engine/core/random.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostAnswers = 5000;

/// Something waits to be resolved and has chosen something.
bool somethingIsAimedAt(const Session& session) {
    const auto& specs = session.match().game().tables.zones;
    return std::ranges::any_of(session.view().zones, [&](const ZoneView& zone) {
        const LayoutZone* layout = session.layout().zone(specs[zone.zone.kind].word);
        return layout != nullptr && layout->role == ZoneRole::stack && !zone.cards.empty() &&
               !zone.cards.front().chosen.empty();
    });
}

bool isInteresting(const Session& session) {
    const Decision& decision = session.match().decision();
    if (decision.kind == DecisionKind::act)
        return somethingIsAimedAt(session);
    const bool withCards =
        std::ranges::any_of(decision.options, [](const Option& option) { return option.object.exists(); });
    return !decision.within && decision.kind == DecisionKind::chooseObjects && withCards &&
           decision.decider != session.match().state().turnPlayer;
}

/// Does what can be done more often than not.
const Option& pickOne(const Match& match, Random& random) {
    const std::vector<Option>& options = match.decision().options;
    const auto takesACard = [](const Option& option) { return option.object.exists(); };
    const auto withCards = static_cast<std::uint32_t>(std::ranges::count_if(options, takesACard));
    const bool chooses =
        match.decision().kind == DecisionKind::act || match.decision().kind == DecisionKind::chooseObjects;
    if (!chooses || withCards == 0 || random.below(4) == 0)
        return match.suggestion();
    std::uint32_t which = random.below(withCards);
    for (const Option& option : options)
        if (takesACard(option) && which-- == 0)
            return option;
    return match.suggestion();
}

} // namespace

void playUntil(Session& session, int turn, std::uint64_t seed) {
    Random random{seed};
    for (int i = 0; i < mostAnswers && !session.match().over(); ++i) {
        // Not every game comes to such a moment.
        constexpr int patience = 3;
        const int now = session.match().state().turn;
        const bool acts = session.match().decision().kind == DecisionKind::act;
        if (now >= turn && (isInteresting(session) || (now >= turn + patience && acts)))
            return;
        session.answer(pickOne(session.match(), random));
    }
}

} // namespace takujo
