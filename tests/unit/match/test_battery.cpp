// What every game must keep, at whatever moment of whatever game: random games are played and looked at.

#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/saved_games.h"

#include "engine/core/links.h"
#include "engine/files/words/words_file.h"
#include "engine/kit/offers.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/visibility.h"
#include "engine/match/random_answer.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <span>
#include <tuple>

namespace test_battery {

using namespace takujo;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int usualGames = 12; // ten times as slow
#else
constexpr int usualGames = 60; // tests/deep.sh plays a thousand
#endif

constexpr int usualDecisions = 350; ///< in a game

int gamesToPlay() {
    return qEnvironmentVariableIntValue("TAKUJO_BATTERY_GAMES") > 0
               ? qEnvironmentVariableIntValue("TAKUJO_BATTERY_GAMES")
               : usualGames;
}

/// Plays one game of random players; `look` is called at every decision.
template <class Look>
void playRandomly(Match& match, std::uint64_t seed, Look look) {
    Random random{seed};
    while (!match.over()) {
        look(random);
        const Decision& decision = match.decision();
        QVERIFY(!decision.options.empty());
        const Option option = decision.options[randomAnswer(decision, random)];
        QVERIFY(!match.answer(option).has_value());
    }
}

/// The cards of the decks are always somewhere; tokens besides, as long as they last.
void checkConservation(const Match& match, std::size_t ofDecks) {
    const State& state = match.state();
    QCOMPARE(static_cast<std::size_t>(state.homes), ofDecks);
    const auto isThere = [](const CardRecord& card) { return card.object != ObjectId::none; };
    const auto cards = static_cast<std::size_t>(std::ranges::count_if(state.cards, isThere));
    QVERIFY(std::ranges::all_of(std::span{state.cards}.first(ofDecks), isThere));
    std::size_t counted = 0;
    std::set<std::uint16_t> seen;
    for (std::size_t i = 0; i < state.zones.size(); ++i) {
        const std::size_t kinds = zoneKinds(state);
        const ZoneId zone{static_cast<std::uint8_t>(i % kinds), static_cast<Player>(i / kinds)};
        std::size_t inZone = 0;
        for (const ObjectId id : objectsIn(state, zone)) {
            QVERIFY(lives(state, id));
            QVERIFY(record(state, id).zone == zone);
            const auto count = [&](ObjectId one) {
                const std::uint16_t card = record(state, one).card;
                if (card == CardId::none) // abilities on a stack are no cards
                    return;
                QVERIFY(seen.insert(card).second);
                QCOMPARE(state.cards[card].object, one.index);
                ++counted;
            };
            if (cardsInside(state, id) == 0)
                count(id);
            visitGuests(state, id, [&](const Link& link) {
                QVERIFY(lives(state, link.guest));
                if (link.isInside())
                    count(link.guest);
            });
            ++inZone;
        }
        QCOMPARE(inZone, static_cast<std::size_t>(countIn(state, zone)));
    }
    QCOMPARE(seen.size(), cards);
    QCOMPARE(counted, cards);
    // Only a passage may ask in the middle of what happens: which replacement comes first, and what those do.
    const bool isUnderWay = std::ranges::any_of(
        state.frames, [](const Frame& frame) { return frame.procedure == procedures::passage; });
    QCOMPARE(state.events.empty(), !isUnderWay);
}

/// Everything a player could try with what lies on the table and in the hand.
std::vector<Attempt> attempts(const Match& match, Player player) {
    std::vector<Attempt> all;
    const auto& verbs = match.game().tables.verbs;
    std::vector<ObjectId> objects;
    for (const ZoneView& zone : viewOf(match, player).zones)
        for (const CardView& card : zone.cards)
            if (card.faceUp)
                objects.push_back(card.object);
    for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
        Attempt attempt{player, {}};
        attempt.option.verb = static_cast<Verb>(verb);
        if (verbs[verb].from.empty()) {
            all.push_back(attempt);
            continue;
        }
        for (const ObjectId object : objects) {
            attempt.option.object = object;
            std::vector<std::int32_t> values{0};
            if (verbs[verb].values != nullptr) {
                values.clear();
                verbs[verb].values(match.position(), attempt, values);
            }
            for (const std::int32_t value : values) {
                attempt.option.value = value;
                attempt.option.target = {};
                all.push_back(attempt);
                for (const ObjectId target :
                     verbs[verb].targets == nullptr ? std::vector<ObjectId>{} : objects) {
                    attempt.option.target = target;
                    all.push_back(attempt);
                }
            }
        }
    }
    return all;
}

/// What tells one option from another; where an option is aimed matters only for verbs that are aimed.
using Told = std::tuple<Verb, ObjectId, ObjectId, std::int32_t>;

Told toldOf(const Match& match, const Option& option) {
    const bool isAimed = match.game().tables.verbs[option.verb].targets != nullptr;
    return {option.verb, option.object, isAimed ? option.target : ObjectId{}, option.value};
}

std::set<Told> listed(const Match& match) {
    std::set<Told> all;
    for (const Option& option : match.decision().options)
        all.insert(toldOf(match, option));
    return all;
}

/// Listed if and only if nothing refuses it.
void checkRefusals(const Match& match) {
    const std::set<Told> offers = listed(match); // there may be thousands
    for (const Player player : bothPlayers)
        for (const Attempt& attempt : attempts(match, player)) {
            const auto reasons = refusalsOf(match.position(), attempt);
            const bool isOffered =
                attempt.player == match.decision().decider && offers.contains(toldOf(match, attempt.option));
            if (isOffered == reasons.empty()) {
                QVERIFY(std::ranges::is_sorted(reasons, {}, &Refusal::aspect));
                continue;
            }
            QFAIL(qPrintable(
                QString{"%1 is %2, but there are %3 reasons against it"}
                    .arg(QString::fromUtf8(match.game().tables.verbs[attempt.option.verb].word.data()))
                    .arg(isOffered ? "listed" : "not listed")
                    .arg(reasons.size())));
        }
}

/// What objects are has been computed as often as it changed: computing it once more changes nothing.
void checkCharacteristics(const Match& match) {
    State again = match.state();
    refresh(again, match.position().rules, match.cards());
    QCOMPARE(exactHash(again), exactHash(match.state()));
}

/// Every option is there once, and gives its place.
void checkOptions(const Decision& decision) {
    std::set<std::tuple<Verb, ZoneId, ObjectId, ObjectId, std::int32_t>> seen;
    for (const Option& each : decision.options)
        QVERIFY(seen.emplace(each.verb, each.place, each.object, each.target, each.value).second);
}

void checkUndo(Match& match) {
    if (!match.canUndo())
        return;
    const std::uint64_t here = exactHash(match.state());
    const std::size_t place = match.place();
    const std::size_t lines = match.log().size();
    const auto options = match.decision().options;
    match.undo();
    // By its hash this may be the same position: who takes a counter step and does nothing in it is asked
    // again.
    QVERIFY(match.place() != place);
    QVERIFY(exactHash(match.state()) == exactHash(match.stateAt(match.place())));
    match.redo();
    QCOMPARE(match.place(), place);
    QCOMPARE(exactHash(match.state()), here);
    QCOMPARE(match.log().size(), lines);
    QVERIFY(match.decision().options == options);
}

/// All a player can know, as text.
std::string everythingSeen(const Match& match, const Words& words, Player viewer) {
    const SpokenMatch spoken{match, words, Language::en, viewer};
    std::string text;
    for (const ZoneView& zone : viewOf(match, viewer).zones) {
        text += spoken.zone(zone.zone.kind) + " " + std::to_string(zone.count) + ":";
        for (const CardView& card : zone.cards)
            text += card.faceUp ? spoken.cardName(card.definition) + CardSentences{spoken}.state(card) +
                                      std::to_string(packed(card.object))
                                : std::string{"#"}.append(std::to_string(card.alias));
        text += "\n";
    }
    text += PromptSentences{spoken}.prompt() + PromptSentences{spoken}.progress();
    if (match.decision().decider == viewer)
        for (const Option& option : match.decision().options)
            text += OptionSentences{spoken}.option(option);
    for (const LogEntry& entry : match.log())
        text += LogSentences{spoken}.line(entry);
    return text;
}

/// Two cards whose faces the viewer has no way to know change places: the viewer must not be able to tell.
void checkSecrecy(const Match& match, const Words& words, Player viewer, Random& random) {
    std::vector<std::uint16_t> hidden;
    const Position position = match.position();
    for (const Player player : bothPlayers)
        for (std::size_t kind = 0; kind < match.game().tables.zones.size(); ++kind)
            for (const ObjectId id : objectsIn(match.state(), {static_cast<std::uint8_t>(kind), player}))
                if (!sees(position, viewer, id))
                    hidden.push_back(record(match.state(), id).card);
    // What still has an effect has been seen, wherever it lies now, and the effect is named after it.
    for (const LastingEffect& lasting : match.state().lasting)
        std::erase(hidden, cardOf(match.state(), lasting.source).index);
    if (hidden.size() < 2)
        return;
    State other = match.state();
    const std::uint16_t a = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    const std::uint16_t b = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    std::swap(other.cards[a].definition, other.cards[b].definition);
    if (match.decision().decider != viewer)
        return; // what the other player is offered may change; the viewer's prompt may not name it
    const auto cards = std::make_shared<const CardTable>(match.cards());
    const auto rules = std::make_shared<const Rulebook>(match.game().tables);
    const Match before{match.game(), cards, rules, match.state(), {"Blue", "Crimson"}};
    const Match after{match.game(), cards, rules, other, {"Blue", "Crimson"}};
    QCOMPARE(everythingSeen(after, words, viewer), everythingSeen(before, words, viewer));
}

/// A line of the log about a card the viewer may not see reads the same whichever card it is.
void checkLogSecrecy(const Match& match, const Words& words) {
    for (const Player viewer : bothPlayers) {
        const SpokenMatch spoken{match, words, Language::en, viewer};
        for (LogEntry entry : match.log()) {
            if (!entry.hasCard || (entry.seenBy & (1U << indexOf(viewer))) != 0)
                continue;
            const std::string line = LogSentences{spoken}.line(entry);
            entry.definition = static_cast<DefinitionIndex>((entry.definition + 1U) % match.cards().size());
            QCOMPARE(LogSentences{spoken}.line(entry), line);
        }
    }
}

void checkReplay(const BatteryGame& game, const Match& match) {
    Match again{game.setup};
    for (const Attempt& answer : match.answers())
        QVERIFY(!again.answer(answer.option).has_value());
    QCOMPARE(exactHash(again.state()), exactHash(match.state()));
    QCOMPARE(again.log().size(), match.log().size());
}

/// Saved, read and played anew, a game stands where it stood; also when other ways were tried in between.
void checkSaving(const BatteryGame& game, Match& match, Random& random) {
    for (int ways = 0; ways < 3; ++ways) {
        const LoadedGame loaded = savedAndLoaded(match, game);
        QCOMPARE(exactHash(loaded.match->state()), exactHash(match.state()));
        QCOMPARE(loaded.match->log().size(), match.log().size());
        QCOMPARE(loaded.match->branches().size(), match.branches().size());
        QCOMPARE(toText(savedGameOf(*loaded.match)), toText(savedGameOf(match)));
        match.goTo(random.below(static_cast<std::uint32_t>(match.places())));
        playWithBranches(match, random, 20);
    }
}

} // namespace

class TestBattery : public QObject {
    Q_OBJECT

private slots:
    static void games_data() {
        QTest::addColumn<QString>("id");
        for (const Game* game : allGames())
            QTest::newRow(game->id.data())
                << QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
    }
    static void games() {
        QFETCH(const QString, id);
        BatteryGame game = batteryGame(id.toStdString());
        Findings findings;
        const Words words = loadWords(game.game->id, findings);
        std::size_t cards = 0;
        for (const auto& deck : game.setup.decks)
            for (const DeckLine& line : deck)
                cards += static_cast<std::size_t>(line.count);

        const int most = gamesToPlay();
        int played = 0;
        int finished = 0;
        int decisions = 0; // a game with longer games plays fewer of them, but at least every third
        for (int i = 0; i < most && (decisions < most * usualDecisions || i < most / 3); ++i) {
            ++played;
            game.setup.seed = seedOfGame(20261121, static_cast<std::uint64_t>(i));
            // Every other game asks at every moment, also where only one answer is left.
            const std::uint32_t stops = i % 2 == 0 ? 0 : everyStop;
            game.setup.stops = {stops, stops};
            Match match{game.setup};
            playRandomly(match, game.setup.seed, [&](Random& random) {
                ++decisions;
                // Thousands of numbers, where it is asked how often a loop is repeated, are looked at more
                // seldom.
                const bool isLong = match.decision().options.size() > 1000;
                if (isLong && random.below(20) != 0)
                    return;
                checkOptions(match.decision());
                checkCharacteristics(match);
                if (random.below(20) != 0)
                    return;
                checkConservation(match, cards);
                checkRefusals(match);
                checkUndo(match);
                checkSecrecy(match, words, static_cast<Player>(random.below(2)), random);
            });
            if (QTest::currentTestFailed())
                return;
            finished += match.over() ? 1 : 0;
            if (i % 20 == 0) {
                checkReplay(game, match);
                checkLogSecrecy(match, words);
                Random random{game.setup.seed};
                checkSaving(game, match, random);
            }
        }
        QCOMPARE(finished, played);
        qInfo("%d games, %d decisions", played, decisions);
    }
};

TAKUJO_TEST(TestBattery)

} // namespace test_battery
#include "test_battery.moc"
