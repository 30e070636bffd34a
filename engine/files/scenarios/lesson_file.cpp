#include "engine/files/scenarios/lesson_file.h"

#include "engine/files/abilities/condition_reader.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostMinutes = 240;
constexpr int mostDifficult = 5;
constexpr int mostTurns = 99;
constexpr int mostLessons = 99;
constexpr std::size_t cardsInDeck = 30;

/// Reads the chapters of one lesson: all of them have its cards and its game.
class LessonReader {
public:
    LessonReader(MapReader& map, const ScenarioGame& game, const LessonSources& sources, Lesson& lesson,
                 Findings& findings)
        : map_{map}, game_{game}, sources_{sources}, lesson_{lesson}, findings_{findings} {}

    void read() {
        readCards();
        for (const YamlValue& card : map_.requiredList("deck"))
            if (const auto name = card.text(); name && isKnown(*name, card))
                deck_.push_back(parseReference(*name));
        const YamlList chapters = map_.requiredList("chapters");
        for (const YamlValue& chapter : chapters)
            readChapter(chapter);
        if (const auto list = map_.optional("chapters"); list && map_.ok() && chapters.empty())
            list->error("no-chapters", "This lesson has no chapters.", "Write at least one.");
    }

private:
    void readCards() {
        std::vector<TextPosition> places;
        for (const YamlValue& value : map_.requiredList("cards")) {
            const auto id = value.id();
            if (!id)
                continue;
            if (const CardDefinition* const card = sources_.cardOf(lesson_.game, *id)) {
                lesson_.cards.push_back(*card);
                places.push_back(value.node().position());
            } else {
                value.error("unknown-card", {"There is no card {card}.", shown(*id)},
                            "Write the id of a card of the sets, such as FL-001.");
            }
        }
        for (std::size_t i = 0; i < places.size(); ++i)
            checkTokens(lesson_.cards[i], places[i]);
    }

    /// What a text makes is made of a card of the lesson; without it the text would do nothing.
    void checkTokens(const CardDefinition& card, TextPosition at) {
        for (const TextKey token : card.makes)
            if (std::ranges::none_of(lesson_.cards,
                                     [&](const CardDefinition& other) { return other.isNamed(token); }))
                findings_.error(
                    lesson_.path, at, "missing-token",
                    {"{card} makes a token that is none of the cards of this lesson.", shown(card.name.en)},
                    "Add the id of the token to 'cards'.");
    }

    bool isKnown(const std::string& name, TextPosition at) const {
        const bool known = std::ranges::any_of(lesson_.cards, [&](const CardDefinition& card) {
            return card.id == name || card.name.en == name;
        });
        if (!known)
            findings_.error(lesson_.path, at, "unknown-card",
                            {"{card} is none of the cards of this lesson.", shown(name)},
                            "Add its id to 'cards', or correct the name.");
        return known;
    }

    bool isKnown(const std::string& text, const YamlValue& where) const {
        return isKnown(parseReference(text).name, where.node().position());
    }

    void readChapter(const YamlValue& value) {
        MapReader map(value, "chapter");
        LessonChapter chapter;
        chapter.at = value.node().position();
        chapter.title = map.requiredLocalizedText("chapter").value_or(LocalizedText{});
        chapter.text = map.requiredLocalizedText("text").value_or(LocalizedText{});
        chapter.done = map.requiredLocalizedText("done").value_or(LocalizedText{});
        const bool automatic = map.optionalFlag("automatic").value_or(true);
        if (map.has("setup"))
            chapter.begins = readBeginning(map, automatic);
        else if (lesson_.chapters.empty())
            value.error("no-beginning", "The first chapter goes on with nothing.", "Give it a 'setup: …'.");
        for (const YamlValue& stop : map.optionalOneOrMore("stops"))
            if (const auto index = stop.wordIndex(game_.stops))
                chapter.stops.push_back(game_.stops[*index]);
        chapter.turnLimit = map.optionalNumber("turn limit", 1, mostTurns);
        for (const YamlValue& goal : map.requiredList("goals"))
            readGoal(goal, chapter);
        if (const auto goals = map.optional("goals"); goals && map.ok() && chapter.goals.empty())
            goals->error("no-goals", "There is nothing to do in this chapter.", "Write at least one goal.");
        for (const YamlValue& step : map.optionalList("opponent"))
            if (auto answers = readAnswers(step))
                chapter.opponent.push_back(std::move(*answers));
        for (const YamlValue& solution : map.optionalList("solutions"))
            if (auto answers = readAnswers(solution))
                chapter.solutions.push_back(std::move(answers->front()));
        if (chapter.isPuzzle())
            checkPuzzle(value, chapter);
        ScenarioReading reading{game_, lesson_.cards};
        for (const YamlValue& step : map.requiredList("steps"))
            readStepOfSolution(step, reading, chapter);
        map.done();
        lesson_.chapters.push_back(std::move(chapter));
    }

    /// What is to be proved by trying everything has to show in the position alone.
    static void checkPuzzle(const YamlValue& value, const LessonChapter& chapter) {
        if (std::ranges::any_of(chapter.goals,
                                [](const LessonGoal& goal) { return goal.does || goal.tries; }))
            value.error("no-puzzle", "The goals of a puzzle are reached, whatever is done for them.",
                        "Write 'holds: …' or 'wins: true', or leave 'solutions' out.");
        if (!chapter.turnLimit)
            value.error("endless-puzzle", "A puzzle has to end.", "Give it a 'turn limit: 1'.");
    }

    /// The set-up of a scenario; what it does not say of decks, the lesson's `deck` says.
    Scenario readBeginning(MapReader& map, bool automatic) {
        Scenario scenario;
        scenario.path = lesson_.path;
        scenario.game = lesson_.game;
        scenario.automatic = automatic;
        scenario.cards = lesson_.cards;
        ScenarioReading reading{game_, lesson_.cards};
        readSetup(map, reading, scenario);
        for (const Player player : bothPlayers) {
            auto& zones = scenario.zones[indexOf(player)];
            for (ScenarioZone& zone : zones)
                fill(zone);
            if (std::ranges::find(zones, game_.deckWord, &ScenarioZone::word) == zones.end())
                zones.push_back(fullDeck());
        }
        for (const auto& zones : scenario.zones)
            for (const ScenarioZone& zone : zones)
                for (const ScenarioCard& card : zone.cards)
                    isKnown(card.card.name, card.at);
        return scenario;
    }

    ScenarioZone fullDeck() const {
        ScenarioZone zone;
        zone.word = game_.deckWord;
        zone.count = cardsInDeck;
        fill(zone);
        return zone;
    }

    /// A number of cards is so many of the lesson's deck, in turn; a deck that begins with some cards goes on
    /// with it.
    void fill(ScenarioZone& zone) const {
        if (deck_.empty())
            return;
        std::size_t wanted = zone.count ? static_cast<std::size_t>(*zone.count) : zone.cards.size();
        if (zone.word == game_.deckWord && !zone.count)
            wanted = std::max(wanted, cardsInDeck);
        for (std::size_t i = 0; zone.cards.size() < wanted; ++i) {
            ScenarioCard card;
            card.card = deck_[i % deck_.size()];
            card.at = zone.at;
            zone.cards.push_back(std::move(card));
        }
        zone.count.reset();
    }

    std::optional<std::vector<ScenarioAnswer>> readAnswers(const YamlValue& value) const {
        ScenarioStep step;
        readPlayerStep(value, game_, step);
        for (const ScenarioAnswer& answer : step.answers)
            if (answer.card)
                isKnown(answer.card->name, answer.at);
        if (step.isTry || step.concedes || step.takesBack)
            value.error("no-answer", "Here stands what a player does, and neither a try nor giving up.",
                        "Write an answer, such as pass.");
        return step.answers.empty() ? std::nullopt : std::optional{std::move(step.answers)};
    }

    /// One answer, without what follows it.
    std::optional<ScenarioAnswer> readDeed(MapReader& map, std::string_view key) const {
        const auto value = map.optional(key);
        if (!value)
            return std::nullopt;
        const auto answers = readAnswers(*value);
        if (!answers)
            return std::nullopt;
        if (answers->size() > 1)
            value->error("too-many-answers", "A goal is one thing that is done, not several in a row.",
                         "Write the one that counts.");
        return answers->front();
    }

    std::optional<Ability> readHolds(MapReader& map, std::string_view key) const {
        const auto value = map.optional(key);
        return value ? readCondition(*value, *game_.schema) : std::nullopt;
    }

    void readGoal(const YamlValue& value, LessonChapter& chapter) const {
        MapReader map(value, "goal");
        LessonGoal goal;
        goal.at = value.node().position();
        goal.title = map.requiredLocalizedText("goal").value_or(LocalizedText{});
        goal.text = map.optionalLocalizedText("text").value_or(LocalizedText{});
        for (const YamlValue& rule : map.optionalOneOrMore("rules"))
            if (const auto number = rule.ruleNumber())
                goal.rules.push_back(*number);
        const auto ways = std::ranges::count_if(std::array{"holds", "does", "tries", "wins"},
                                                [&](const char* key) { return map.has(key); });
        goal.holds = readHolds(map, "holds");
        goal.does = readDeed(map, "does");
        goal.tries = readDeed(map, "tries");
        if (goal.tries)
            goal.refusedBy = map.optionalRuleNumber("refused").value_or("");
        goal.wins = map.optionalFlag("wins").value_or(false);
        if (ways != 1)
            value.error("one-way-a-goal", "A goal is met in one way.",
                        "Write one of 'holds: …', 'does: …', 'tries: …' and 'wins: true'.");
        for (const YamlValue& card : map.optionalOneOrMore("look at"))
            if (const auto text = card.text(); text && isKnown(*text, card))
                goal.lookAt.push_back(parseReference(*text));
        for (const YamlValue& hint : map.optionalList("hints"))
            if (const auto text = hint.localizedText())
                goal.hints.push_back(*text);
        if (const auto lost = map.optional("lost")) {
            MapReader loss(*lost, "loss");
            const auto when = loss.required("when");
            auto condition = when ? readCondition(*when, *game_.schema) : std::nullopt;
            const auto text = loss.requiredLocalizedText("text");
            loss.done();
            if (condition && text)
                goal.lost = LessonLoss{std::move(*condition), *text};
        }
        map.done();
        chapter.goals.push_back(std::move(goal));
    }

    /// Only what the learner does, and what is expected: the opponent answers by itself.
    void readStepOfSolution(const YamlValue& value, ScenarioReading& reading, LessonChapter& chapter) const {
        auto step = readStep(value, reading);
        if (!step)
            return;
        if (step->deck || step->concedes || step->takesBack || step->player == Player::b)
            value.error("not-the-learner", "Here stands what player A does, who learns.",
                        "Write 'A: …' or 'expect: …'; what B does stands under 'opponent'.");
        chapter.solution.push_back(std::move(*step));
    }

    MapReader& map_;
    const ScenarioGame& game_;
    const LessonSources& sources_;
    Lesson& lesson_;
    Findings& findings_;
    std::vector<CardReference> deck_;
};

} // namespace

std::optional<Lesson> readLesson(const std::filesystem::path& file, const LessonSources& sources,
                                 Findings& findings) {
    const auto root = readYamlFile(file, findings);
    if (!root)
        return std::nullopt;
    MapReader map(*root, "lesson", findings);
    Lesson lesson;
    lesson.path = shownPath(file);
    lesson.id = file.stem().string();
    lesson.title = map.requiredLocalizedText("lesson").value_or(LocalizedText{});
    lesson.about = map.requiredLocalizedText("about").value_or(LocalizedText{});
    lesson.minutes = map.optionalNumber("minutes", 1, mostMinutes);
    lesson.difficulty = map.optionalNumber("difficulty", 1, mostDifficult);
    lesson.order = map.optionalNumber("order", 1, mostLessons);
    lesson.game = map.requiredId("game").value_or("");
    const ScenarioGame* const game = lesson.game.empty() ? nullptr : sources.gameOf(lesson.game);
    if (game == nullptr) {
        if (!lesson.game.empty())
            map.required("game")->error("unknown-game", {"There is no game {game}.", shown(lesson.game)},
                                        "Use the name of a folder of cardsets.");
        return std::nullopt;
    }
    const std::size_t errors = findings.errors();
    LessonReader{map, *game, sources, lesson, findings}.read();
    map.done();
    if (!map.ok() || findings.errors() > errors)
        return std::nullopt;
    return lesson;
}

} // namespace takujo
