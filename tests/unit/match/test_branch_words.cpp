// Branches as they are told, taken away and brought back; copies of a match, and open views of it.

#include "engine/match/saves/saving.h"
#include "engine/match/sentences/branch_words.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"
#include "tests/test_program.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <QTest>

namespace test_branch_words {

using namespace takujo;

namespace {

/// A game of some answers; then, from an earlier decision with two options, another one and what follows it.
struct Forked {
    PlayedGame played{QStringLiteral("fftcg"), 6, 40};
    Match& match = *played.match;
    std::size_t oldTip = match.place();
    std::size_t depth = 0;
    Option otherwise;
    std::string said; ///< on the button
    std::uint16_t turn = 0;

    Forked() {
        while (match.depth() > 30 || match.decision().options.size() < 2)
            match.undo();
        depth = match.depth();
        turn = match.state().turn;
        for (const Option& option : match.decision().options)
            if (!(option == played.given[depth].option))
                otherwise = option;
        said = OptionSentences{{match, words(), Language::en, match.decision().decider}}.option(otherwise);
        match.answer(Option{otherwise});
    }
    std::vector<ToldBranch> told(Language language = Language::en) const {
        return toldBranches(match, {&words(), language});
    }
};

} // namespace

class TestBranchWords : public QObject {
    Q_OBJECT

private slots:
    static void theFirstWayIsCalledThat();
    static void anotherWayIsCalledByWhatWasDoneOtherwise();
    static void aNameOfItsOwnComesFirst();
    static void theNameStaysWhereverOneStands();
    static void aBranchStandsOnTheOneItLeaves();
    static void hiddenCardsAreNotNamedToTheOther();
    static void norIsTheElementToldThatTheyPayWith();
    static void whatCameIntoTheOpenIsNamed();
    static void whatWasKnownIsTold();
    static void handsSeenOnAnotherWayAreTold();
    static void aDroppedBranchIsGoneAndComesBack();
    static void thePresentLineIsNotDropped();
    static void aCopyGoesItsOwnWay();
    static void aGlimpseAsksTheSame();
    static void anOpenViewShowsBothHands();
};

void TestBranchWords::theFirstWayIsCalledThat() {
    const PlayedGame played{QStringLiteral("fftcg"), 6, 10};
    const auto told = toldBranches(*played.match, {&words(), Language::en});
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told[0].name, std::string{"The first way"});
    QVERIFY(told[0].parts.empty() && told[0].known.empty() && told[0].ways.empty());
}

void TestBranchWords::anotherWayIsCalledByWhatWasDoneOtherwise() {
    const Forked forked;
    const auto told = forked.told();
    QCOMPARE(told.size(), std::size_t{2});
    QVERIFY(told[1].branch.isPresent);
    const std::string turn =
        forked.turn == 0 ? "Before turn 1: " : "Turn " + std::to_string(forked.turn) + ": ";
    QCOMPARE(told[1].name, turn + forked.said + " instead");
    QVERIFY(told[1].parts.empty());
    // The other one says where it leaves the line that we are on, and by what.
    QCOMPARE(told[0].name, std::string{"The first way"});
    const auto before = forked.match.glimpse(told[0].branch.fork);
    const Attempt& given = forked.played.given[forked.depth];
    const std::string first =
        OptionSentences{{*before, words(), Language::en, given.player}}.option(given.option);
    QVERIFY2(told[0].parts.ends_with(first), told[0].parts.c_str());
    QVERIFY(forked.told(Language::ja)[1].name.ends_with("（別の進行）"));
}

void TestBranchWords::aNameOfItsOwnComesFirst() {
    Forked forked;
    forked.match.nameBranch(forked.match.place(), "all in");
    QCOMPARE(forked.told()[1].name, std::string{"all in"});
    forked.match.nameBranch(forked.match.place(), "");
    QVERIFY(forked.told()[1].name.ends_with(" instead"));
}

void TestBranchWords::theNameStaysWhereverOneStands() {
    Forked forked;
    const std::string name = forked.told()[1].name;
    forked.match.goTo(forked.oldTip);
    const auto told = forked.told();
    QCOMPARE(told[1].name, name);
    QVERIFY(told[0].branch.isPresent && !told[1].branch.isPresent);
    QVERIFY(told[1].parts.ends_with(forked.said));
}

void TestBranchWords::aBranchStandsOnTheOneItLeaves() {
    Forked forked;
    while (forked.match.decision().options.size() < 2)
        forked.match.answer(Option{forked.match.decision().options[0]});
    const std::size_t fork = forked.match.place();
    const std::vector<Option> options = forked.match.decision().options;
    forked.match.answer(options[0]);
    forked.match.goTo(fork);
    forked.match.answer(options[1]);
    const auto told = forked.told();
    QCOMPARE(told.size(), std::size_t{3});
    QCOMPARE(told[0].ways.size(), std::size_t{0});
    QCOMPARE(told[1].ways.size(), std::size_t{1});
    QCOMPARE(told[2].ways.size(), std::size_t{2});
    QCOMPARE(told[2].ways[0], told[1].ways[0]);
}

namespace {

/// A step taken with a card of a hand.
struct StepOfHand {
    std::size_t place = 0;
    Player player = Player::nobody;
    std::string name;
    std::string_view verb;
};

std::vector<StepOfHand> stepsOfHands(const Match& match) {
    std::vector<StepOfHand> steps;
    for (std::size_t place = 1; place < match.places(); ++place) {
        const MatchPlace step = match.at(place);
        const ObjectId card = step.answer.option.object;
        const State& before = match.stateAt(step.before);
        if (step.step == MatchStep::answer && lives(before, card) &&
            match.game().tables.zones[record(before, card).zone.kind].word == "hand")
            steps.push_back({place, step.answer.player,
                             match.glimpse(step.before)->position().definition(card).name.en,
                             match.game().tables.verbs[step.answer.option.verb].word});
    }
    return steps;
}

} // namespace

void TestBranchWords::hiddenCardsAreNotNamedToTheOther() {
    // A discard for a payment, or what goes back under the deck: seen by whoever takes it, before it is
    // taken. Here all of it is still to come.
    PlayedGame played{QStringLiteral("fftcg"), 6};
    Match& match = *played.match;
    match.goTo(0);
    std::size_t hidden = 0;
    for (const StepOfHand& step : stepsOfHands(match)) {
        const Player other = opponentOf(step.player);
        const std::string toOther = stepInWords(match, step.place, {&words(), Language::en, other});
        const std::string toAll = stepInWords(match, step.place, {&words(), Language::en});
        QVERIFY2(toOther.find(step.name) == std::string::npos, toOther.c_str());
        hidden += toAll.find(step.name) != std::string::npos ? 1U : 0U;
    }
    QVERIFY(hidden > 5);
}

void TestBranchWords::norIsTheElementToldThatTheyPayWith() {
    PlayedGame played{QStringLiteral("fftcg"), 6};
    Match& match = *played.match;
    match.goTo(0);
    std::size_t discards = 0;
    for (const StepOfHand& step : stepsOfHands(match)) {
        if (step.verb != "pay")
            continue;
        ++discards;
        const Player other = opponentOf(step.player);
        QCOMPARE(stepInWords(match, step.place, {&words(), Language::en, other}),
                 std::string{"Discard a card for 2 CP"});
        QCOMPARE(stepInWords(match, step.place, {&words(), Language::ja, other}),
                 std::string{"カード1枚を捨てる（2CP）"});
    }
    QVERIFY(discards > 0);
}

void TestBranchWords::whatCameIntoTheOpenIsNamed() {
    PlayedGame played{QStringLiteral("fftcg"), 6};
    Match& match = *played.match;
    std::size_t named = 0;
    for (const StepOfHand& step : stepsOfHands(match)) {
        const Player other = opponentOf(step.player);
        const std::string toOther = stepInWords(match, step.place, {&words(), Language::en, other});
        // What went under the deck stays a secret.
        if (step.verb == "bottom")
            QVERIFY2(toOther.find(step.name) == std::string::npos, toOther.c_str());
        else
            named += toOther == stepInWords(match, step.place, {&words(), Language::en}) ? 1U : 0U;
    }
    QVERIFY(named > 5);
    // Back before all of it nothing is in the open.
    const StepOfHand last = stepsOfHands(match).back();
    match.goTo(match.at(last.place).before);
    QVERIFY(
        stepInWords(match, last.place, {&words(), Language::en, opponentOf(last.player)}).find(last.name) ==
        std::string::npos);
}

void TestBranchWords::whatWasKnownIsTold() {
    QCOMPARE(knownSentence(0, words(), Language::en), std::string{});
    QCOMPARE(
        knownSentence(Uncovered::draw | Uncovered::shuffle, words(), Language::en),
        std::string{"Known already when this was tried: cards that are drawn and what comes of a shuffle."});
    // A whole game lies behind the fork, and with it draws.
    PlayedGame played{QStringLiteral("fftcg"), 6};
    while (played.match->depth() > 10 || played.match->decision().options.size() < 2)
        played.match->undo();
    const std::vector<Option> options = played.match->decision().options;
    played.match->answer(options[played.given[played.match->depth()].option == options[0] ? 1 : 0]);
    const auto told = toldBranches(*played.match, {&words(), Language::en});
    QVERIFY2(told[1].known.find("cards that are drawn") != std::string::npos, told[1].known.c_str());
    QVERIFY(told[0].known.empty());
}

void TestBranchWords::handsSeenOnAnotherWayAreTold() {
    Table table;
    const ObjectId gale = table.put("Gale", "hand", Player::a);
    table.put("Mill", "field", Player::a);
    table.put("Mill", "field", Player::a);
    Match match = table.begin("main phase 1");
    const std::size_t fork = match.place();
    match.answer(optionOf(match, "cast", gale));
    while (match.decision().within)
        match.answer(Option{match.suggestion()});
    const std::size_t played = match.place();
    QCOMPARE(match.seenOnOtherWay(fork), std::uint8_t{0}); // only back: as undo does
    match.goTo(fork);
    QCOMPARE(match.seenOnOtherWay(played), std::uint8_t{0}); // only on, as redo does
    match.answer(optionOf(match, "pass"));
    const std::size_t passed = match.place();
    QCOMPARE(match.seenOnOtherWay(played), Uncovered::elsewhere);
    QCOMPARE(match.uncoveredOnTheWayTo(played), std::uint8_t{0});
    match.goTo(played);
    QCOMPARE(match.seenOnOtherWay(passed), Uncovered::elsewhere);
    for (const auto& say : {goingBackSentence, uncoveredSentence})
        QVERIFY(say(Uncovered::elsewhere, words(), Language::en).find("another way") != std::string::npos);
    // Where something graver is told, that is enough.
    QVERIFY(uncoveredSentence(Uncovered::elsewhere | Uncovered::draw, words(), Language::en).find("a draw") !=
            std::string::npos);
}

void TestBranchWords::aDroppedBranchIsGoneAndComesBack() {
    Forked forked;
    const BatteryGame& game = forked.played.game;
    forked.match.nameBranch(forked.oldTip, "the old one");
    const auto before = forked.match.branches();
    const DroppedBranch dropped = forked.match.dropBranch(forked.oldTip);
    QCOMPARE(dropped.places.size(), std::size_t{40} - forked.depth);
    QCOMPARE(forked.match.branches().size(), std::size_t{1});
    // Nor is it in a saved game, and no name has slipped elsewhere.
    const LoadedGame loaded = savedAndLoaded(forked.match, game);
    QCOMPARE(loaded.match->branches().size(), std::size_t{1});
    QVERIFY(loaded.match->branches()[0].name.empty());
    // Neither undo nor redo leads into it.
    const std::size_t here = forked.match.place();
    forked.match.undo();
    forked.match.redo();
    QCOMPARE(forked.match.place(), here);
    forked.match.restore(dropped);
    const auto after = forked.match.branches();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        QCOMPARE(after[i].tip, before[i].tip);
        QCOMPARE(after[i].name, before[i].name);
        QCOMPARE(after[i].fork, before[i].fork);
    }
}

void TestBranchWords::thePresentLineIsNotDropped() {
    Forked forked;
    QVERIFY(forked.match.dropBranch(forked.match.lineEnd()).places.empty());
    forked.match.undo(); // it is still the way that redo leads
    QVERIFY(forked.match.dropBranch(forked.match.lineEnd()).places.empty());
    QCOMPARE(forked.match.branches().size(), std::size_t{2});
}

void TestBranchWords::aCopyGoesItsOwnWay() {
    Forked forked;
    const Moment here{forked.match};
    const auto copy = forked.match.copy();
    QVERIFY(Moment{*copy} == here);
    QCOMPARE(copy->lineEnd(), forked.match.lineEnd());
    copy->goTo(forked.oldTip);
    QVERIFY(Moment{*copy} == forked.played.moments[40]);
    copy->goTo(0);
    copy->answer(Option{copy->decision().options.back()});
    QVERIFY(Moment{forked.match} == here);
    QCOMPARE(forked.match.branches().size(), std::size_t{2});
    // It can be saved as the other can.
    QVERIFY(Moment{*savedAndLoaded(*copy, forked.played.game).match} == Moment{*copy});
}

void TestBranchWords::aGlimpseAsksTheSame() {
    const PlayedGame played{QStringLiteral("fftcg"), 9, 25};
    for (std::size_t place = 0; place <= 25; ++place) {
        const auto glimpse = played.match->glimpse(place);
        QCOMPARE(exactHash(glimpse->state()), played.moments[place].hash);
        QVERIFY(glimpse->decision().options == played.moments[place].options);
        QVERIFY(!glimpse->canUndo() && !glimpse->canRedo());
    }
}

void TestBranchWords::anOpenViewShowsBothHands() {
    const PlayedGame played{QStringLiteral("fftcg"), 9, 25};
    const View open = openViewOf(*played.match, Player::a);
    const View own[] = {viewOf(*played.match, Player::a), viewOf(*played.match, Player::b)};
    std::size_t hands = 0;
    for (std::size_t i = 0; i < open.zones.size(); ++i) {
        const ZoneView& zone = open.zones[i];
        const std::string_view word = played.match->game().tables.zones[zone.zone.kind].word;
        for (const CardView& card : zone.cards) {
            bool isSeen = false;
            for (const View& view : own)
                for (const CardView& one : view.zones[i].cards)
                    isSeen = isSeen || (one.faceUp && one.object == card.object);
            QCOMPARE(card.faceUp, isSeen);
        }
        if (word == "hand" && !zone.cards.empty()) {
            ++hands;
            QVERIFY(zone.cards.front().faceUp);
        }
        if (word == "deck") // nobody has seen these
            QVERIFY(zone.cards.empty());
    }
    QCOMPARE(hands, std::size_t{2});
    // The log, too, names what either player has drawn.
    SpokenMatch closed{*played.match, words(), Language::en, Player::a};
    SpokenMatch opened{*played.match, words(), Language::en, Player::a};
    opened.openly();
    std::size_t more = 0;
    for (const LogEntry& entry : played.match->log())
        more += LogSentences{closed}.line(entry) != LogSentences{opened}.line(entry) ? 1U : 0U;
    QVERIFY(more > 0);
}

TAKUJO_TEST(TestBranchWords)

} // namespace test_branch_words
#include "test_branch_words.moc"
