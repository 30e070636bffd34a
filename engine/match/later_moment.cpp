#include "engine/match/later_moment.h"

#include "engine/match/fault.h"

#include <algorithm>

namespace takujo {

namespace {

/// Both players are asked at most so often between two phases, while nothing waits.
constexpr int mostOnTheWay = 16;

std::optional<LaterMoment> triedWay(const Match& match, const Attempt& attempt) {
    const std::unique_ptr<Match> ahead = match.glimpse(match.place());
    const std::uint16_t turn = ahead->state().turn;
    LaterMoment moment;
    for (int i = 0; i < mostOnTheWay; ++i) {
        const Option* const pass = passOf(*ahead);
        if (pass == nullptr)
            return std::nullopt;
        moment.passes += ahead->decision().decider == attempt.player ? 1 : 0;
        if (ahead->answer(Option{*pass}) || ahead->over() || ahead->state().turn != turn)
            return std::nullopt;
        if (mayDoNow(*ahead, attempt)) {
            moment.phase = ahead->game().tables.phases[ahead->state().phase];
            return moment;
        }
    }
    return std::nullopt;
}

} // namespace

/// Of what can be done at a moment it is the one thing that is done with no card; what waits is none, though
/// it has no card either. Of attackers and blockers nobody need be chosen.
const Option* passOf(const RuleTables& tables, const Decision& decision) {
    if (decision.within)
        return nullptr;
    const Option* found = nullptr;
    for (const Option& option : decision.options) {
        const bool isFight = option.verb == tables.attacks.noAttack || option.verb == tables.attacks.noBlock;
        const bool passes = decision.kind == DecisionKind::act
                                ? option.verb != tables.waitingVerb
                                : decision.kind == DecisionKind::chooseObjects && isFight;
        if (option.object.exists() || option.place.exists() || !passes)
            continue;
        if (found != nullptr)
            return nullptr;
        found = &option;
    }
    return found;
}

const Option* passOf(const Match& match) {
    return match.over() ? nullptr : passOf(match.game().tables, match.decision());
}

bool mayDoNow(const Match& match, const Attempt& attempt) {
    return !match.over() && attempt.player == match.decision().decider &&
           std::ranges::any_of(match.decision().options, [&](const Option& option) {
               return option.verb == attempt.option.verb && option.object == attempt.option.object;
           });
}

std::optional<LaterMoment> laterMomentFor(const Match& match, const Attempt& attempt) {
    if (match.over() || match.decision().decider != attempt.player)
        return std::nullopt;
    const std::vector<Refusal> reasons = match.whyNot(attempt);
    if (std::ranges::find(reasons, Aspect::time, &Refusal::aspect) == reasons.end())
        return std::nullopt;
    return triedOut([&] { return triedWay(match, attempt); });
}

} // namespace takujo
