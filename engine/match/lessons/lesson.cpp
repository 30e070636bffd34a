#include "engine/match/lessons/lesson.h"

#include "engine/core/zones.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"

#include <algorithm>
#include <ranges>

namespace takujo {

namespace {

constexpr int refusalsForAHint = 2;
/// A second or so; puzzles of the product are proved with a part of it.
constexpr std::uint64_t mostPositionsOfPuzzle = 50000;

std::uint32_t bitOf(std::size_t index) {
    return 1U << index;
}

/// A condition of the lesson, asked as if it stood on a card of the learner's.
bool holdsFor(const Position& position, const Ability& condition) {
    EffectRecord effect;
    effect.controller = LessonRun::learner;
    return holds(Scope{position, effect, condition}, condition.whileTrue);
}

/// Whether all turns of the chapter are over.
bool isLate(const LessonChapter& chapter, int firstTurn, const Engine& engine) {
    return chapter.turnLimit && engine.state().turn >= firstTurn + *chapter.turnLimit;
}

/// How a puzzle stands for the learner, whose turn it was when it began.
PuzzleSolver::Standing standingIn(const LessonChapter& chapter, int firstTurn, const Engine& engine) {
    const Outcome won = LessonRun::learner == Player::a ? Outcome::winA : Outcome::winB;
    const auto isMet = [&](const LessonGoal& goal) {
        return (goal.wins && engine.state().outcome == won) ||
               (goal.holds && !engine.state().over() && holdsFor(engine.position(), *goal.holds));
    };
    const auto isLost = [&](const LessonGoal& goal) {
        return goal.lost && holdsFor(engine.position(), goal.lost->when);
    };
    const bool isTooLate = isLate(chapter, firstTurn, engine);
    if (!isTooLate && std::ranges::all_of(chapter.goals, isMet))
        return PuzzleSolver::Standing::reached;
    return engine.state().over() || isTooLate || std::ranges::any_of(chapter.goals, isLost)
               ? PuzzleSolver::Standing::lost
               : PuzzleSolver::Standing::open;
}

/// A card with the conditions of a lesson: what they ask of the turn, the state has to remember; what they
/// ask for in names has to be looked for.
CardDefinition askedBy(const Lesson& lesson, const Game& game) {
    CardDefinition asking;
    for (const LessonChapter& chapter : lesson.chapters)
        for (const LessonGoal& goal : chapter.goals) {
            if (goal.holds)
                asking.abilities.push_back(*goal.holds);
            if (goal.lost)
                asking.abilities.push_back(goal.lost->when);
        }
    if (game.tables.vocabulary != nullptr)
        digest(asking, *game.tables.vocabulary);
    return asking;
}

} // namespace

LessonRun::LessonRun(const Lesson& lesson, const Game& game) : lesson_{&lesson}, game_{&game} {}

std::unique_ptr<Match> LessonRun::begin(std::size_t chapter, const std::array<std::string, 2>& names) {
    std::size_t first = chapter;
    while (!lesson_->chapters[first].begins)
        --first; // the first of all has a set-up
    const Scenario& scenario = *lesson_->chapters[first].begins;
    const CardDefinition asking = askedBy(*lesson_, *game_);
    const auto cards = scenarioCards(scenario, *game_, asking.askedParts);
    State state = scenarioState(scenario, *game_, *cards);
    state.remembers |= asking.remembers;
    state.players[indexOf(learner)].stops |= stopsOf(lesson_->chapters[first].stops, *game_);
    auto match =
        std::make_unique<Match>(*game_, cards, std::make_shared<const Rulebook>(game_->tables), state, names);
    enter(first, *match);
    while (chapter_ < chapter) {
        playSolution(*this, *match);
        goOn(*match);
    }
    return match;
}

bool LessonRun::nextGoesOn() const {
    return !isLast() && !lesson_->chapters[chapter_ + 1].begins;
}

void LessonRun::goOn(const Match& match) {
    enter(chapter_ + 1, match);
}

void LessonRun::enter(std::size_t chapter, const Match& match) {
    chapter_ = chapter;
    firstPlace_ = match.place();
    firstTurn_ = match.state().turn;
    places_.clear();
    tried_ = 0;
    hints_.assign(content().goals.size(), 0);
    refusals_.assign(content().goals.size(), 0);
    solver_.reset();
    if (content().isPuzzle())
        solver_ = std::make_shared<PuzzleSolver>(
            learner,
            [&chapter = content(), first = firstTurn_](const Engine& engine) {
                return standingIn(chapter, first, engine);
            },
            mostPositionsOfPuzzle);
    follow(match);
}

void LessonRun::follow(const Match& match) {
    now_ = progressAt(match, match.place());
}

LessonRun::Progress LessonRun::progressAt(const Match& match, std::size_t place) {
    std::vector<std::size_t> way;
    std::size_t known = place;
    while (!places_.contains(known) && known != firstPlace_ && known != 0) {
        way.push_back(known);
        known = match.at(known).before;
    }
    if (!places_.contains(known)) {
        Progress fresh;
        judge(match.engineAt(known), fresh);
        places_[known] = fresh;
    }
    Progress progress = places_[known];
    for (const std::size_t next : std::views::reverse(way)) {
        progress = after(match, next, progress);
        places_[next] = progress;
    }
    return progress;
}

LessonRun::Progress LessonRun::after(const Match& match, std::size_t place, Progress before) const {
    const MatchPlace step = match.at(place);
    if (step.step == MatchStep::concession) // whoever gives up, nothing has been done by play
        return before;
    const Engine asked = match.engineAt(step.before);
    Progress progress = before;
    if (step.step == MatchStep::answer && step.answer.player == learner) {
        for (std::size_t i = 0; i < content().goals.size(); ++i)
            if (const auto& does = content().goals[i].does;
                does && isMeantBy(asked.position(), asked.decision(), step.answer.option, *does))
                progress.begun |= bitOf(i);
    } else if (step.step == MatchStep::answer) {
        const Planned planned = plan(asked, before);
        if (asked.decision().options[planned.option] == step.answer.option)
            progress = planned.after;
        else
            progress.entry = none;
    }
    judge(match.engineAt(place), progress);
    return progress;
}

/// What is met where the engine stands, once nothing is under way that could be taken back.
void LessonRun::judge(const Engine& engine, Progress& progress) const {
    if (engine.decision().within)
        return;
    progress.met |= progress.begun;
    progress.begun = 0;
    if (content().isPuzzle() && isLate(content(), firstTurn_, engine))
        return; // later than that it is no feat
    const Outcome won = learner == Player::a ? Outcome::winA : Outcome::winB;
    for (std::size_t i = 0; i < content().goals.size(); ++i) {
        const LessonGoal& goal = content().goals[i];
        if ((goal.holds && holdsFor(engine.position(), *goal.holds)) ||
            (goal.wins && engine.state().outcome == won))
            progress.met |= bitOf(i);
    }
}

void LessonRun::toldWhyNot(const Match& match, const Attempt& attempt) {
    const std::vector<Refusal> reasons = match.whyNot(attempt);
    for (std::size_t i = 0; i < content().goals.size(); ++i) {
        const auto& tries = content().goals[i].tries;
        if (!tries || match.position().rules.verb(attempt.option.verb).word != tries->verb)
            continue;
        const std::string& rule = content().goals[i].refusedBy;
        if (!rule.empty() && (reasons.empty() || reasons.front().rule != rule))
            continue;
        const ObjectId object = attempt.option.object;
        if (!tries->card ||
            (lives(match.state(), object) && isNamed(match.position(), object, *tries->card, attempt.player)))
            tried_ |= bitOf(i);
    }
}

void LessonRun::refused(const Match& match, const Attempt& attempt) {
    const std::size_t goal = current();
    toldWhyNot(match, attempt);
    if (goal == current() && !isDone() && ++refusals_[goal] >= refusalsForAHint && hintsGiven() == 0)
        giveHint();
}

/// What the chapter says comes first; the rest is as little as may be.
LessonRun::Planned LessonRun::plan(const Engine& engine, Progress progress) const {
    const Decision& decision = engine.decision();
    const Position position = engine.position();
    const auto& script = content().opponent;
    if (solver_ != nullptr)
        if (const auto best = solver_->refutation(engine))
            return {*best, progress};
    if (progress.entry != none && progress.answer < script[progress.entry].size())
        if (const auto meant = meantOption(position, decision, script[progress.entry][progress.answer])) {
            ++progress.answer;
            return {*meant, progress};
        }
    if (!decision.within) {
        progress.entry = none;
        for (std::size_t i = 0; i < script.size(); ++i) {
            if ((progress.used & bitOf(i)) != 0)
                continue;
            if (const auto meant = meantOption(position, decision, script[i].front())) {
                progress.used |= bitOf(i);
                progress.entry = i;
                progress.answer = 1;
                return {*meant, progress};
            }
        }
    }
    const auto& verbs = game_->tables.verbs;
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (!decision.options[i].object.exists() && verbs[decision.options[i].verb].values == nullptr)
            return {i, progress};
    return {game_->suggest == nullptr ? 0 : game_->suggest(position, decision), progress};
}

std::optional<Option> LessonRun::opponentsAnswer(const Match& match) const {
    if (match.over() || match.decision().decider != opponentOf(learner))
        return std::nullopt;
    const Engine engine = match.engineAt(match.place());
    return engine.decision().options[plan(engine, now_).option];
}

LessonRun::GoalState LessonRun::stateOf(std::size_t goal) const {
    const std::uint32_t met = now_.met | tried_;
    if ((met & bitOf(goal)) != 0)
        return GoalState::met;
    const bool isLaterMet = met >> goal != 0;
    return content().goals[goal].tries && isLaterMet ? GoalState::skipped : GoalState::open;
}

std::size_t LessonRun::current() const {
    std::size_t goal = 0;
    while (goal < content().goals.size() && stateOf(goal) != GoalState::open)
        ++goal;
    return goal;
}

std::optional<LessonRun::Loss> LessonRun::lost(const Match& match) const {
    if (isDone())
        return std::nullopt;
    if (match.over())
        return Loss{Loss::Why::over};
    if (!match.decision().within)
        for (std::size_t i = 0; i < content().goals.size(); ++i)
            if (const auto& lost = content().goals[i].lost;
                lost && stateOf(i) == GoalState::open && holdsFor(match.position(), lost->when))
                return Loss{Loss::Why::said, &lost->text};
    if (isLate(content(), firstTurn_, match.engineAt(match.place())))
        return Loss{Loss::Why::turns};
    return std::nullopt;
}

/// Something has been begun with another card than those that the goal is about. To follow an arrow would
/// then pay for it with what the goal needs.
bool LessonRun::isAside(const Match& match) const {
    const Decision& decision = match.decision();
    const LessonGoal& goal = content().goals[current()];
    if (!decision.within || !decision.about.exists())
        return false;
    const auto isAbout = [&](const CardReference& card) {
        return isNamed(match.position(), decision.about, {card.name, 0, {}, {}}, learner);
    };
    return std::ranges::none_of(goal.lookAt, isAbout) &&
           !(goal.does && goal.does->card && isAbout(*goal.does->card));
}

std::vector<ObjectId> LessonRun::cardsToLookAt(const Match& match) const {
    std::vector<ObjectId> found;
    if (isDone() || isAside(match) || lost(match))
        return found;
    const Position position = match.position();
    for (std::size_t kind = 0; kind < game_->tables.zones.size(); ++kind)
        for (const Player owner : {Player::a, Player::b, Player::nobody})
            for (const ObjectId id : objectsIn(match.state(), {static_cast<std::uint8_t>(kind), owner}))
                // What is being paid for has been found.
                if (sees(position, learner, id) && id != match.decision().about &&
                    std::ranges::any_of(content().goals[current()].lookAt, [&](const CardReference& card) {
                        return isNamed(position, id, card, learner);
                    }))
                    found.push_back(id);
    return found;
}

std::size_t LessonRun::hintsGiven() const {
    return isDone() ? 0 : hints_[current()];
}

bool LessonRun::hasHint() const {
    return !isDone() && hints_[current()] < content().goals[current()].hints.size();
}

void LessonRun::giveHint() {
    if (hasHint())
        ++hints_[current()];
}

} // namespace takujo
