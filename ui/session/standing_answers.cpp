#include "ui/session/standing_answers.h"

#include "engine/kit/script/following/script_procedures.h"
#include "engine/match/later_moment.h"

#include <algorithm>

namespace takujo {

bool StandingAnswers::mayPass(const Match& match) {
    return !match.over() && match.decision().kind == DecisionKind::act && passOf(match) != nullptr;
}

std::optional<StandingAnswers::Question> StandingAnswers::questionOf(const Match& match) {
    if (match.over() || match.decision().kind != DecisionKind::yesNo)
        return std::nullopt;
    const AskedByText asked = askedByText(match.state());
    if (asked.effect == nullptr)
        return std::nullopt;
    return Question{asked.effect->definition, asked.effect->ability, asked.place};
}

void StandingAnswers::passUntilTurnEnds(const Match& match) {
    all_.push_back({match.decision().decider, match.state().turn, std::nullopt, 0});
}

void StandingAnswers::answerAlways(const Match& match, const Option& answer) {
    if (const std::optional<Question> question = questionOf(match))
        all_.push_back({match.decision().decider, 0, question, answer.verb});
}

void StandingAnswers::drop(std::size_t index) {
    if (index < all_.size())
        all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(index));
}

void StandingAnswers::dropWhatIsOver(const Match& match) {
    std::erase_if(all_, [&](const Standing& each) {
        return !each.question && (match.over() || each.turn != match.state().turn);
    });
}

std::optional<Option> StandingAnswers::answerTo(const Match& match) const {
    if (match.over())
        return std::nullopt;
    const std::optional<Question> asked = questionOf(match);
    for (const Standing& each : all_) {
        if (each.player != match.decision().decider)
            continue;
        if (!each.question && each.turn == match.state().turn && mayPass(match))
            return *passOf(match);
        if (!each.question || each.question != asked)
            continue;
        const auto& options = match.decision().options;
        const auto answer = std::ranges::find(options, each.verb, &Option::verb);
        if (answer != options.end())
            return *answer;
    }
    return std::nullopt;
}

} // namespace takujo
