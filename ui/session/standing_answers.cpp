#include "ui/session/standing_answers.h"

#include "engine/kit/position_hash.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/match/later_moment.h"

#include <algorithm>

namespace takujo {

namespace {

/// Whether the other player attacks whoever is asked, or has something waiting to be carried out.
bool isMetByOther(const Match& match) {
    const Player asked = match.decision().decider;
    const State& state = match.state();
    const bool isAnswered = std::ranges::any_of(state.effects, [&](const EffectRecord& effect) {
        const bool isToCome = effect.state == EffectRecord::waits || effect.state == EffectRecord::underWay;
        return isToCome && effect.controller == opponentOf(asked);
    });
    const AttackTable& attacks = match.game().tables.attacks;
    if (isAnswered || attacks.forecast == nullptr || state.turnPlayer == asked)
        return isAnswered;
    std::vector<BattleForecast> battles;
    attacks.forecast(match.position(), battles);
    return std::ranges::any_of(battles, [&](const BattleForecast& battle) { return battle.player == asked; });
}

} // namespace

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
    all_.push_back({match.decision().decider, match.state().turn, std::nullopt, 0, {}});
}

void StandingAnswers::answerAlways(const Match& match, const Option& answer, LocalizedText said) {
    const std::optional<Question> question = questionOf(match);
    if (!question)
        return;
    all_.push_back({match.decision().decider, 0, question, answer.verb, std::move(said)});
    noteGiven(match);
}

void StandingAnswers::noteGiven(const Match& match) {
    if (questionOf(match))
        answeredAt_ = positionHash(match.position());
}

void StandingAnswers::dropIfActing(const Match& match, const Option& answer) {
    const Option* const pass = passOf(match);
    if (!mayPass(match) || *pass == answer)
        return;
    std::erase_if(all_, [&](const Standing& each) {
        return !each.question && each.player == match.decision().decider;
    });
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

const StandingAnswers::Standing* StandingAnswers::passingOf(const Match& match) const {
    if (!mayPass(match))
        return nullptr;
    const auto found = std::ranges::find_if(all_, [&](const Standing& each) {
        return !each.question && each.player == match.decision().decider && each.turn == match.state().turn;
    });
    return found == all_.end() ? nullptr : &*found;
}

bool StandingAnswers::isHeldUp(const Match& match) const {
    return passingOf(match) != nullptr && isMetByOther(match);
}

bool StandingAnswers::goesOnAfter(const Match& match) const {
    return !match.over() && !mayPass(match) && std::ranges::any_of(all_, [&](const Standing& each) {
        return !each.question && each.player == match.decision().decider && each.turn == match.state().turn;
    });
}

const StandingAnswers::Standing* StandingAnswers::answering(const Match& match) const {
    if (match.over() || all_.empty())
        return nullptr;
    if (const Standing* const passing = passingOf(match))
        return isMetByOther(match) ? nullptr : passing;
    const std::optional<Question> asked = questionOf(match);
    const auto found = std::ranges::find_if(all_, [&](const Standing& each) {
        return asked && each.player == match.decision().decider && each.question == asked &&
               std::ranges::find(match.decision().options, each.verb, &Option::verb) !=
                   match.decision().options.end();
    });
    return found == all_.end() || answeredAt_ == positionHash(match.position()) ? nullptr : &*found;
}

std::optional<Option> StandingAnswers::answerTo(const Match& match) const {
    const Standing* const standing = answering(match);
    if (standing == nullptr)
        return std::nullopt;
    if (!standing->question)
        return *passOf(match);
    return *std::ranges::find(match.decision().options, standing->verb, &Option::verb);
}

} // namespace takujo
