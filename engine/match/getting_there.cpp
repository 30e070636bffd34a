#include "engine/match/getting_there.h"

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

const Option* passOf(const Match& match) {
    if (match.over() || match.decision().within)
        return nullptr;
    const Option& usual = match.suggestion();
    const bool doesNothing = !usual.object.exists() && !usual.place.exists();
    return doesNothing ? &usual : nullptr;
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
