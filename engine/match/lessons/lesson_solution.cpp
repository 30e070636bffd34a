#include "engine/core/zones.h"
#include "engine/files/disk/data_places.h"
#include "engine/kit/offers.h"
#include "engine/match/lessons/lesson.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/scenarios/scenario_expect.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <limits>
#include <set>
#include <system_error>
#include <utility>

namespace takujo {

namespace {

constexpr int mostAnswers = 500; ///< of an opponent in a row; no game comes near it

std::string askedNow(const Match& match) {
    const Decision& decision = match.decision();
    if (decision.options.empty())
        return "nothing";
    return std::string{match.game().tables.procedures[decision.procedure].steps[decision.step].name};
}

void answer(LessonRun& run, Match& match, std::size_t option) {
    match.answer(Option{match.decision().options[option]});
    run.follow(match);
}

/// Where the verb would look for such a card first; else wherever one is.
ObjectId find(const Match& match, Verb verb, const CardReference& card) {
    const auto firstIn = [&](ZoneId zone) {
        for (const ObjectId id : objectsIn(match.state(), zone))
            if (isNamed(match.position(), id, card, LessonRun::learner))
                return id;
        return ObjectId{};
    };
    for (const Source& source : match.game().tables.verbs[verb].from)
        if (const ObjectId id = firstIn(zoneOf(source, LessonRun::learner)); id.exists())
            return id;
    for (std::size_t kind = 0; kind < match.game().tables.zones.size(); ++kind)
        for (const Player owner : {Player::a, Player::b, Player::nobody})
            if (const ObjectId id = firstIn({static_cast<std::uint8_t>(kind), owner}); id.exists())
                return id;
    return {};
}

/// The first of what such an attempt may be about, as at the table: an ability that is tried need not be the
/// first on its card.
std::int32_t usualValue(const Match& match, const Attempt& attempt) {
    const VerbSpec& verb = match.game().tables.verbs[attempt.option.verb];
    std::vector<std::int32_t> values;
    if (verb.values != nullptr && attempt.option.object.exists())
        verb.values(match.position(), attempt, values);
    return values.empty() ? 0 : values.front();
}

/// What is tried must be refused, by the first rule that is written.
void tryOut(LessonRun& run, const Match& match, const ScenarioStep& step) {
    const ScenarioAnswer& tried = step.answers.front();
    const auto verb = static_cast<Verb>(verbOfWord(match.game().tables, tried.verb));
    const ObjectId object = tried.card ? find(match, verb, *tried.card) : ObjectId{};
    if (tried.card && !object.exists())
        throw ScenarioFailure{
            tried.at, 0, {"a card called {name}", shown(tried.card->text)}, Message{"none is anywhere"}};
    const bool isAtCard = tried.target && tried.target->text != playerAsTarget;
    const ObjectId target = isAtCard ? find(match, verb, *tried.target) : ObjectId{};
    Attempt attempt{LessonRun::learner, {verb, {}, object, target, 0}};
    attempt.option.value = usualValue(match, attempt);
    const std::vector<Refusal> reasons = match.whyNot(attempt);
    if (const auto difference = differenceOf(step.refused, reasons))
        throw ScenarioFailure{
            step.at, 0, {"{deed} is {refused}", deedOf(tried), difference->expected}, difference->found};
    run.refused(match, attempt);
}

/// An action that needs no choice any more comes to its end: what is paid is paid.
void complete(LessonRun& run, Match& match) {
    while (match.decision().within && match.decision().decider == LessonRun::learner) {
        const auto& options = match.decision().options;
        const auto end = std::ranges::find_if(options, [&](const Option& option) {
            return !option.object.exists() && match.game().tables.verbs[option.verb].values == nullptr;
        });
        if (end == options.end())
            return;
        answer(run, match, static_cast<std::size_t>(end - options.begin()));
    }
}

void play(LessonRun& run, Match& match, const ScenarioStep& step, ScenarioMemory& memory) {
    if (step.expectation)
        return checkExpectation(match.engineAt(match.place()), match.journal(), match.game(),
                                *step.expectation, memory);
    if (step.isTry)
        return tryOut(run, match, step);
    for (const ScenarioAnswer& words : step.answers) {
        const bool isAsked = match.decision().decider == LessonRun::learner;
        const auto meant =
            isAsked ? meantOption(match.position(), match.decision(), words) : std::optional<std::size_t>{};
        if (!meant)
            throw ScenarioFailure{words.at,
                                  0,
                                  {"{player} may {deed}", "A", deedOf(words)},
                                  {"asked is {question}", askedNow(match)}};
        answer(run, match, *meant);
    }
    complete(run, match);
}

} // namespace

void letOpponentAnswer(LessonRun& run, Match& match) {
    for (int i = 0; i < mostAnswers; ++i) {
        const auto option = run.opponentsAnswer(match);
        if (!option)
            return;
        match.answer(*option);
        run.follow(match);
    }
}

void playSolution(LessonRun& run, Match& match) {
    const std::vector<ScenarioStep>& steps = run.content().solution;
    ScenarioMemory memory;
    for (const ScenarioStep& step : steps) {
        letOpponentAnswer(run, match);
        try {
            play(run, match, step, memory);
        } catch (ScenarioFailure& failure) {
            failure.step = static_cast<std::size_t>(&step - steps.data()) + 1;
            throw;
        }
    }
    letOpponentAnswer(run, match);
}

namespace {

/// The words of a card with its zone, as references have it: equal cards may lie in several.
void nameZone(const Match& match, ObjectId object, std::optional<CardReference>& card) {
    if (!card || !lives(match.state(), object) || card->text.find('@') != std::string::npos)
        return;
    card->text.append("@").append(match.game().tables.zones[record(match.state(), object).zone.kind].word);
}

/// What the options are called, one after another.
std::string told(const Match& match, const std::set<std::size_t>& options) {
    std::string all;
    for (const std::size_t option : options) {
        const Option& given = match.decision().options[option];
        ScenarioAnswer words = wordsFor(match.position(), match.decision(), option);
        nameZone(match, given.object, words.card);
        nameZone(match, given.target, words.target);
        all += (all.empty() ? "" : ", ") + deedOf(words);
    }
    return all.empty() ? "–" : all;
}

/// The puzzle is proved by trying everything: what leads to its goals, and nothing else, is claimed.
void checkPuzzle(const LessonRun& run, const Match& match, Findings& findings) {
    const Lesson& lesson = run.lesson();
    const LessonChapter& content = run.content();
    const Engine engine = match.engineAt(match.place());
    if (match.over() || engine.decision().decider != LessonRun::learner) {
        findings.error(lesson.path, content.at, "puzzle-of-the-other",
                       "The learner is not asked when this puzzle begins.",
                       "Set it up where player A has to do something.");
        return;
    }
    const PuzzleSolver::Proof proof = run.prove(engine);
    if (!proof.isComplete) {
        findings.error(lesson.path, content.at, "large-puzzle",
                       {"This puzzle has too many ways: more than {number} positions.", proof.positions},
                       "Set it up with fewer cards.");
        return;
    }
    std::set<std::size_t> claimed;
    for (const ScenarioAnswer& solution : content.solutions)
        for (std::size_t i = 0; i < engine.decision().options.size(); ++i)
            if (isMeantBy(engine.position(), engine.decision(), engine.decision().options[i], solution))
                claimed.insert(i);
    const std::set<std::size_t> found(proof.answers.begin(), proof.answers.end());
    if (claimed != found)
        findings.error(lesson.path, content.at, "unproved-puzzle",
                       {"This puzzle is solved by {found}, and not by {claimed} alone.", told(match, found),
                        told(match, claimed)},
                       "Correct its set-up or its solutions.");
}

void checkChapter(const Lesson& lesson, std::size_t chapter, const Game& game, Findings& findings) {
    LessonRun run{lesson, game};
    const auto match = run.begin(chapter, {"A", "B"});
    const LessonChapter& content = lesson.chapters[chapter];
    for (std::size_t i = 0; i < content.goals.size(); ++i)
        if (run.stateOf(i) != LessonRun::GoalState::open)
            findings.error(lesson.path, content.goals[i].at, "met-at-once",
                           "This goal is met before anything has been done.",
                           "Ask for something that is not so at the beginning of the chapter.");
    if (content.isPuzzle())
        checkPuzzle(run, *match, findings);
    playSolution(run, *match);
    for (std::size_t i = 0; i < content.goals.size(); ++i)
        if (run.stateOf(i) != LessonRun::GoalState::met)
            findings.error(lesson.path, content.goals[i].at, "unmet-goal",
                           "The steps of this chapter do not meet this goal.",
                           "Correct the steps, or what the goal asks for.");
}

} // namespace

Findings findingsOf(const ScenarioFailure& failure, const Lesson& lesson, std::size_t chapter) {
    Findings findings;
    // A chapter that goes on with one that fails fails where that does.
    const auto tell = [&](const ScenarioFailure& each) {
        findings.error(lesson.path, each.at.line > 1 ? each.at : lesson.chapters[chapter].at,
                       "unplayable-chapter",
                       {"Chapter {number} does not go as written: expected {expected}; found {found}.",
                        chapter + 1, each.expected, each.found},
                       "Correct the set-up, the steps or what the opponent does.");
    };
    tell(failure);
    for (const ScenarioFailure& other : failure.others)
        tell(other);
    return findings;
}

void checkLesson(const Lesson& lesson, const Game& game, Findings& findings) {
    for (std::size_t i = 0; i < lesson.chapters.size(); ++i)
        try {
            checkChapter(lesson, i, game, findings);
        } catch (const ScenarioFailure& failure) {
            findings.append(findingsOf(failure, lesson, i));
        }
}

std::vector<Lesson> loadLessons(const Game& game, const Library& library, Findings& findings) {
    const LessonSources sources{scenarioGame,
                                [&](const std::string&, const std::string& id) { return library.card(id); }};
    std::vector<Lesson> lessons;
    for (const std::filesystem::path& place : dataPlaces()) {
        std::error_code error;
        const auto folder = std::filesystem::canonical(place / "resources" / "lessons" / game.id, error);
        if (error)
            continue;
        for (const std::filesystem::path& file : yamlFilesIn(folder)) {
            const std::string id = file.stem().string();
            if (std::ranges::find(lessons, id, &Lesson::id) != lessons.end())
                continue;
            if (auto lesson = readLesson(file, sources, findings))
                lessons.push_back(std::move(*lesson));
        }
    }
    std::ranges::stable_sort(lessons, {}, [](const Lesson& lesson) {
        return lesson.order.value_or(std::numeric_limits<int>::max());
    });
    return lessons;
}

} // namespace takujo
