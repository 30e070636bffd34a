// Backs, cards that nobody may look at: no handle, name or order betrays them in what a player is shown and
// told.

#include "engine/core/zones.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/kit/visibility.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"
#include "tests/test_program.h"
#include "tests/unit/match/written_scenario.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace test_backs {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        return loadWords("workbench", findings);
    }();
    return loaded;
}

/// A has struck, and B says which ward breaks.
constexpr const char* struck = R"(scenario: A strike breaks a ward
game: workbench
policies: {strikes break wards: 1}
cards:
  - {name: Snatch, type: charm, colour: red, cost: 0, resolve: {do: [{select: {card: {zone: hand, owner: opponent}}}, {move: {what: selected, to: heap}}]}}
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
  - {name: Bee, type: creature, colour: blue, cost: 1, strength: 2}
  - {name: Cup, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, board: [Ant], hand: [Snatch], wards: [Cup, Bee]}
  B: {life: 5, hand: [Ant, Cup, Bee], wards: [Bee, Cup, Ant]}
steps: []
)";

/// A chooses among cards that lie under others: three of them are told apart by their places alone.
constexpr const char* peeled = R"(scenario: What lies under a card is chosen
game: workbench
policies: {who looks at backs: 0}
cards:
  - {name: Peel, type: charm, colour: red, cost: 0, resolve: {do: [{select: {card: {under: {creature: {controller: you}}}}}, {move: {what: selected, to: hand}}]}}
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
  - {name: Bee, type: creature, colour: blue, cost: 1, strength: 2}
setup:
  phase: work
  A: {life: 5, hand: [Peel], board: [{card: Ant, under: [{card: Bee, face: down}, {card: Ant, face: down}]}, {card: Bee, under: [{card: Bee, face: down}]}]}
  B: {life: 5}
steps: []
)";

/// A strikes, and of two hidden cards each could be shown for what it would trigger.
constexpr const char* watched = R"(scenario: A hidden card may be shown
game: workbench
policies: {hidden ones are shown: 1}
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
  - {name: Imp, type: creature, colour: red, cost: 1, strength: 1, abilities: [{when: {strikes: {creature: {}}}, in: hand, do: {life: 1}}]}
  - {name: Elf, type: creature, colour: red, cost: 1, strength: 1, abilities: [{when: {strikes: {creature: {}}}, in: wards, do: {life: 1}}]}
setup:
  phase: work
  A: {life: 5, board: [Ant], hand: [Ant, Imp, Ant], wards: [Ant, Elf, Ant]}
  B: {life: 5, hand: [Ant]}
steps: []
)";

std::unique_ptr<Match> table(const char* set = struck) {
    return matchOf(set);
}

ZoneId zone(const Match& match, std::string_view word, Player player) {
    return {zoneOfWord(match.game().tables, word), player};
}

void answer(Match& match, std::string_view verb, ObjectId object = {}) {
    const auto& options = match.decision().options;
    const auto found = std::ranges::find_if(options, [&](const Option& option) {
        return match.game().tables.verbs[option.verb].word == verb &&
               (!object.exists() || option.object == object);
    });
    QVERIFY2(found != options.end(), std::string{verb}.c_str());
    QVERIFY(!match.answer(Option{*found}));
}

void strike(Match& match) {
    answer(match, "strike");
    QVERIFY(match.decision().decider == b);
}

/// The same with two cards exchanged of which only their places are known.
std::unique_ptr<Match> swapped(const Match& match, ObjectId one, ObjectId other,
                               const PolicyOverride& policy = {"strikes break wards", 1}) {
    State state = match.state();
    std::swap(state.cards[record(state, one).card].definition,
              state.cards[record(state, other).card].definition);
    return std::make_unique<Match>(
        match.game(), std::make_shared<const CardTable>(match.cards()),
        std::make_shared<const Rulebook>(match.game().tables, std::string_view{}, std::vector{policy}), state,
        std::array<std::string, 2>{"Blue", "Crimson"});
}

/// All that a player is shown and told.
std::string everything(const Match& match, Player viewer) {
    const SpokenMatch spoken{match, words(), Language::en, viewer};
    const View view = viewOf(match, viewer);
    std::string text;
    const auto add = [&](const Shown& shown) {
        text += std::to_string(packed(shown.object)) + "/" + std::to_string(shown.alias) + "/" +
                std::to_string(shown.place) + " ";
    };
    for (const ZoneView& each : view.zones) {
        text += "\n" + spoken.zone(each.zone.kind) + " " + std::to_string(each.count) + ": ";
        for (const CardView& card : each.cards)
            text += (card.faceUp ? CardSentences{spoken}.title(card) : "?") +
                    std::to_string(packed(card.object)) + "/" + std::to_string(card.alias) + " ";
    }
    for (const OptionView& option : view.options) {
        text += "\n" + std::to_string(option.index) + " ";
        add(option.object);
        add(option.target);
    }
    text += "\n" + PromptSentences{spoken}.prompt() + PromptSentences{spoken}.more() +
            PromptSentences{spoken}.progress() + "\n";
    if (match.decision().decider == viewer)
        for (const std::string& option : OptionSentences{spoken}.options())
            text += option + "\n";
    for (const LogEntry& entry : match.log())
        text += LogSentences{spoken}.line(entry) + "\n";
    return text;
}

} // namespace

class TestBacks : public QObject {
    Q_OBJECT

private slots:
    static void theyAreShownOneByOneWithoutNames();
    static void optionsGoByAliasAndPlace();
    static void swappedTheyLookTheSame();
    static void theirOrderIsThatOfTheirPlaces();
    static void savesAndScenariosSayThePlace();
    static void whatNobodySeesUnderACardGoesByItsPlaceThere();
    static void aHandIsPickedFromByPlaces();
    static void theLogTellsThePlace();
    static void whyNotTellsNothingOfTheFace();
    static void whereTheyWouldGoIsNotForetold();
    static void whatMayBeShownIsNotGivenAway();
    static void whatIsKeptHiddenIsNotGivenAway();
};

void TestBacks::theyAreShownOneByOneWithoutNames() {
    const auto match = table();
    for (const Player viewer : bothPlayers)
        for (const Player owner : bothPlayers) {
            const View view = viewOf(*match, viewer);
            const ZoneView& wards = view.at(zone(*match, "wards", owner));
            QCOMPARE(wards.cards.size(), wards.count);
            QVERIFY(wards.count >= 2);
            for (const CardView& card : wards.cards) {
                QVERIFY(!card.faceUp);
                QVERIFY(!card.object.exists());
                QVERIFY(card.alias != 0);
            }
            QVERIFY(view.at(zone(*match, "deck", owner)).cards.empty());
        }
}

void TestBacks::optionsGoByAliasAndPlace() {
    const auto match = table();
    strike(*match);
    const View view = viewOf(*match, b);
    const ZoneView& wards = view.at(zone(*match, "wards", b));
    QCOMPARE(view.options.size(), wards.cards.size());
    for (std::size_t i = 0; i < view.options.size(); ++i) {
        const OptionView& option = view.options[i];
        QCOMPARE(option.index, i);
        QVERIFY(!option.object.object.exists());
        QCOMPARE(option.object.alias, wards.cards[i].alias);
        QCOMPARE(std::size_t{option.object.place}, i + 1);
        QVERIFY(!option.target.exists());
    }
    const SpokenMatch spoken{*match, words(), Language::en, b};
    QCOMPARE(QString::fromStdString(OptionSentences{spoken}.options()[1]),
             QStringLiteral("Break card 2 of the wards"));
    const SpokenMatch japanese{*match, words(), Language::ja, b};
    QCOMPARE(QString::fromStdString(OptionSentences{japanese}.options()[1]),
             QStringLiteral("ウォードの2枚目を壊す"));
}

void TestBacks::swappedTheyLookTheSame() {
    const auto match = table();
    strike(*match);
    const State& state = match->state();
    for (std::size_t one = 1; one <= 3; ++one)
        for (std::size_t other = 1; other < one; ++other) {
            const auto changed = swapped(*match, objectAt(state, zone(*match, "wards", b), one),
                                         objectAt(state, zone(*match, "wards", b), other));
            for (const Player viewer : bothPlayers) {
                const auto same = swapped(*match, ObjectId{0, 0}, ObjectId{0, 0});
                QCOMPARE(everything(*changed, viewer), everything(*same, viewer));
            }
            // Also after one has been picked, for who sees no hand of the other.
            const auto same = swapped(*match, ObjectId{0, 0}, ObjectId{0, 0});
            for (Match* each : {changed.get(), same.get()})
                answer(*each, "break", objectAt(each->state(), zone(*each, "wards", b), 6 - one - other));
            QCOMPARE(everything(*changed, a), everything(*same, a));
        }
}

void TestBacks::theirOrderIsThatOfTheirPlaces() {
    const auto match = table();
    State state = match->state();
    const ZoneId wards = zone(*match, "wards", b);
    // What lies first has the highest handle now.
    const ObjectId first = objectAt(state, wards, 1);
    const ObjectId moved = moveObject(state, first, wards, ZoneEnd::bottom, b);
    QVERIFY(objectAt(state, wards, 3) == moved);
    Match again{match->game(),
                std::make_shared<const CardTable>(match->cards()),
                std::make_shared<const Rulebook>(match->game().tables, std::string_view{},
                                                 std::vector<PolicyOverride>{{"strikes break wards", 1}}),
                state,
                {"Blue", "Crimson"}};
    strike(again);
    for (std::size_t i = 0; i < again.decision().options.size(); ++i)
        QVERIFY(again.decision().options[i].object == objectAt(again.state(), wards, i + 1));
    QVERIFY(again.decision().options[2].object.index < again.decision().options[0].object.index);
}

void TestBacks::savesAndScenariosSayThePlace() {
    const auto match = table();
    strike(*match);
    for (std::size_t i = 0; i < match->decision().options.size(); ++i) {
        const ScenarioAnswer said = wordsFor(match->position(), match->decision(), i);
        QVERIFY(said.card.has_value());
        QCOMPARE(QString::fromStdString(said.card->text), QStringLiteral("wards %1").arg(i + 1));
        QCOMPARE(meantOption(match->position(), match->decision(), said), std::optional{i});
    }
}

void TestBacks::whatNobodySeesUnderACardGoesByItsPlaceThere() {
    const auto match = table(peeled);
    answer(*match, "play");
    std::vector<std::string> said;
    for (std::size_t i = 0; i < match->decision().options.size(); ++i) {
        const ScenarioAnswer words = wordsFor(match->position(), match->decision(), i);
        QVERIFY(words.card.has_value());
        QCOMPARE(meantOption(match->position(), match->decision(), words), std::optional{i});
        if (const ObjectId card = match->decision().options[i].object; !sees(match->position(), a, card)) {
            said.push_back(words.card->text);
            // By its name, as saved games have it that were written before.
            ScenarioAnswer named = words;
            named.card = parseReference(match->position().definition(card).name.en);
            named.option = {};
            const auto meant = meantOption(match->position(), match->decision(), named);
            QVERIFY(meant.has_value());
            QCOMPARE(match->position().definitionIndex(match->decision().options[*meant].object),
                     match->position().definitionIndex(card));
        }
    }
    std::ranges::sort(said);
    QCOMPARE(said, (std::vector<std::string>{"board 1 card 2", "board 1 card 3", "board 2 card 2"}));
}

void TestBacks::aHandIsPickedFromByPlaces() {
    const auto match = table();
    answer(*match, "play");
    QVERIFY(match->decision().decider == a);
    QCOMPARE(match->decision().options.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        const ScenarioAnswer said = wordsFor(match->position(), match->decision(), i);
        QCOMPARE(QString::fromStdString(said.card->text), QStringLiteral("hand %1").arg(i + 1));
    }
    const SpokenMatch spoken{*match, words(), Language::en, a};
    QCOMPARE(QString::fromStdString(OptionSentences{spoken}.options()[2]),
             QStringLiteral("Choose card 3 of Crimson's hand"));
    const State& state = match->state();
    const ZoneId hand = zone(*match, "hand", b);
    const auto changed = swapped(*match, objectAt(state, hand, 1), objectAt(state, hand, 3));
    const auto same = swapped(*match, ObjectId{0, 0}, ObjectId{0, 0});
    QCOMPARE(everything(*changed, a), everything(*same, a));
}

void TestBacks::theLogTellsThePlace() {
    const auto match = table();
    strike(*match);
    answer(*match, "break", objectAt(match->state(), zone(*match, "wards", b), 2));
    const auto isTold = [&](Player viewer, Language language, const char* line) {
        const SpokenMatch spoken{*match, words(), language, viewer};
        return std::ranges::any_of(
            match->log(), [&](const LogEntry& entry) { return LogSentences{spoken}.line(entry) == line; });
    };
    for (const Player viewer : bothPlayers) {
        QVERIFY(isTold(viewer, Language::en, "Crimson picks card 2 of the wards."));
        QVERIFY(isTold(viewer, Language::ja, "クリムゾンがウォードの2枚目を選んだ。"));
    }
}

void TestBacks::whyNotTellsNothingOfTheFace() {
    const auto match = table();
    const auto& verbs = match->game().tables.verbs;
    const auto told = [&](const Attempt& attempt) {
        std::string text;
        const SpokenMatch spoken{*match, words(), Language::en, attempt.player};
        for (const Refusal& each : match->whyNot(attempt))
            text += RefusalSentences{spoken}.refusal(each) + "\n";
        return text + RefusalSentences{spoken}.heading(attempt);
    };
    for (const Player player : bothPlayers)
        for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
            if (verbs[verb].from.empty())
                continue;
            std::string first;
            for (std::size_t place = 1; place <= 2; ++place) {
                const ObjectId id = objectAt(match->state(), zone(*match, "wards", a), place);
                const Attempt attempt{player, {static_cast<Verb>(verb), {}, id, {}, 0}};
                std::string text = told(attempt);
                for (const char* name : {"Ant", "Bee", "Cup"})
                    QVERIFY2(text.find(name) == std::string::npos, text.c_str());
                const std::string here = "card " + std::to_string(place);
                if (const std::size_t at = text.find(here); at != std::string::npos)
                    text.replace(at, here.size(), "that card");
                if (place == 1)
                    first = text;
                else
                    QCOMPARE(text, first);
            }
        }
}

void TestBacks::whereTheyWouldGoIsNotForetold() {
    const auto match = table();
    strike(*match);
    for (const Option& option : match->decision().options)
        QVERIFY(!match->destinationOf(option).exists());
}

/// The other player knows that somebody is asked, and neither of which card nor what was answered about it.
void TestBacks::whatMayBeShownIsNotGivenAway() {
    const auto match = table(watched);
    answer(*match, "strike");
    const PolicyOverride policy{"hidden ones are shown", 1};
    for (const char* word : {"hand", "wards"}) {
        QVERIFY(match->decision().decider == a);
        QCOMPARE(match->decision().options.size(), 2U);
        QVERIFY(!match->decision().about.exists());
        const ObjectId hidden = match->decision().options[0].object;
        QVERIFY(hidden == objectAt(match->state(), zone(*match, word, a), 2));
        const View view = viewOf(*match, b);
        QVERIFY(view.options.empty());
        QVERIFY(view.waiting.empty());
        const std::string told = everything(*match, b);
        QVERIFY2(told.find("Imp") == std::string::npos && told.find("Elf") == std::string::npos,
                 told.c_str());
        QVERIFY2(told.find("card 2") == std::string::npos, told.c_str());
        for (const std::size_t other : {1U, 3U}) {
            const auto changed =
                swapped(*match, hidden, objectAt(match->state(), zone(*match, word, a), other), policy);
            const auto same = swapped(*match, hidden, hidden, policy);
            QCOMPARE(everything(*changed, b), everything(*same, b));
        }
        answer(*match, "keep hidden");
    }
    QVERIFY(match->decision().decider == a);
}

void TestBacks::whatIsKeptHiddenIsNotGivenAway() {
    const auto match = table(watched);
    const std::size_t before = match->log().size();
    answer(*match, "strike");
    const std::size_t asked = match->log().size();
    QVERIFY(asked > before); // what has happened is told before the question
    answer(*match, "keep hidden");
    answer(*match, "keep hidden");
    QCOMPARE(match->log().size(), asked);
    QVERIFY(match->state().notes.empty());
    QVERIFY(match->state().effects.empty());
    QVERIFY(match->state().waiting.empty());
    const View view = viewOf(*match, b);
    for (const char* word : {"hand", "wards"})
        for (const CardView& card : view.at(zone(*match, word, a)).cards)
            QVERIFY(!card.faceUp && !card.object.exists());
}

TAKUJO_TEST(TestBacks)

} // namespace test_backs
#include "test_backs.moc"
