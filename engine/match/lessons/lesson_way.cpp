// The way of a chapter's solution, as far as the learner has gone it.

#include "engine/match/lessons/lesson.h"
#include "engine/match/scenarios/answer_words.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace takujo {

namespace {

/// An answer that only ends an action: it needs no words of its own in a solution.
bool onlyEnds(const Match& match, const Option& option) {
    return !option.object.exists() && match.game().tables.verbs[option.verb].values == nullptr;
}

/// The answers of the solution, without what is only tried or expected.
std::vector<const ScenarioAnswer*> answersOf(const LessonChapter& chapter) {
    std::vector<const ScenarioAnswer*> answers;
    for (const ScenarioStep& step : chapter.solution)
        if (!step.isTry && !step.expectation)
            for (const ScenarioAnswer& answer : step.answers)
                answers.push_back(&answer);
    return answers;
}

/// Where a card is put is up to the learner, as long as the rest is as written.
bool isAsWritten(const Engine& asked, const Option& option, ScenarioAnswer written) {
    written.place.clear();
    return isMeantBy(asked.position(), asked.decision(), option, std::move(written));
}

} // namespace

std::optional<std::size_t> LessonRun::nextAnswer(const Match& match) const {
    if (match.over() || content().isPuzzle() || isDone() || match.decision().decider != learner)
        return std::nullopt;
    std::vector<std::size_t> way;
    for (std::size_t at = match.place(); at != firstPlace_ && at != 0; at = match.at(at).before)
        way.push_back(at);
    const std::vector<const ScenarioAnswer*> written = answersOf(content());
    std::size_t next = 0;
    bool hasStrayed = false;
    for (const std::size_t place : std::views::reverse(way)) {
        const MatchPlace step = match.at(place);
        if (step.step != MatchStep::answer || step.answer.player != learner)
            continue;
        const Engine asked = match.engineAt(step.before);
        if (next < written.size() && isAsWritten(asked, step.answer.option, *written[next]))
            ++next;
        else if (!asked.decision().within || !onlyEnds(match, step.answer.option))
            hasStrayed = true;
    }
    const Decision& decision = match.decision();
    if (hasStrayed) // there is no way to show, but where only one answer leads on it is no secret
        return decision.options.size() == 1 && onlyEnds(match, decision.options.front())
                   ? std::optional<std::size_t>{0}
                   : std::nullopt;
    if (next < written.size())
        if (const auto meant = meantOption(match.position(), decision, *written[next]))
            return meant;
    const auto end =
        std::ranges::find_if(decision.options, [&](const Option& option) { return onlyEnds(match, option); });
    if (!decision.within || end == decision.options.end())
        return std::nullopt;
    return static_cast<std::size_t>(end - decision.options.begin());
}

} // namespace takujo
