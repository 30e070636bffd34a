// Whose eyes are at the table, and that the colours of players can be told from what they stand on.

#include "tests/test_program.h"
#include "ui/session/eyes.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/player_colours.h"

#include <QTest>

#include <cmath>

using namespace takujo;

class TestEyes : public QObject {
    Q_OBJECT

private slots:
    static void onePersonSeesWhatTheDeciderSees();
    static void twoPeopleHandTheTableOver();
    static void goingBackHandsItOverToo();
    static void trustingPeopleAnswerInTheOpen();
    static void whatNeedsAHandIsHandedOver();
    static void aHandIsHeldUpForItsOwner();
    static void whenTheGameEndsNobodyNewLooks();
    static void coloursStandOutAndDiffer();
};

void TestEyes::onePersonSeesWhatTheDeciderSees() {
    Eyes eyes;
    for (const Player decider : {Player::a, Player::b, Player::b, Player::a}) {
        eyes.follow(decider, Player::a, true);
        QVERIFY(eyes.viewer() == decider);
        QVERIFY(eyes.awaited() == Player::nobody);
    }
}

void TestEyes::twoPeopleHandTheTableOver() {
    Eyes eyes;
    eyes.setSeating(Seating::two);
    eyes.follow(Player::a, Player::a, true);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.awaited() == Player::a);
    eyes.sitDown();
    QVERIFY(eyes.viewer() == Player::a && eyes.awaited() == Player::nobody);
    eyes.follow(Player::a, Player::a, true);
    QVERIFY(eyes.viewer() == Player::a);
    eyes.follow(Player::b, Player::a, true);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.awaited() == Player::b);
    QVERIFY(eyes.seat() == Player::b);
}

void TestEyes::goingBackHandsItOverToo() {
    Eyes eyes;
    eyes.setSeating(Seating::two);
    eyes.follow(Player::a, Player::a, true);
    eyes.sitDown();
    eyes.follow(Player::b, Player::a, true);
    // Undone before anybody sat down: whoever presses the key may be the other.
    eyes.follow(Player::a, Player::a, true);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.awaited() == Player::a);
}

void TestEyes::trustingPeopleAnswerInTheOpen() {
    Eyes eyes;
    eyes.setSeating(Seating::trusting);
    eyes.follow(Player::a, Player::a, true);
    eyes.sitDown();
    eyes.follow(Player::b, Player::a, true);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.asksInTheOpen());
    QVERIFY(eyes.awaited() == Player::nobody);
    eyes.follow(Player::a, Player::a, true);
    QVERIFY(eyes.viewer() == Player::a && !eyes.asksInTheOpen());
    // Who has sat down to answer hands the table back, and the next turn is the other's.
    eyes.follow(Player::b, Player::a, true);
    eyes.sitDown();
    QVERIFY(eyes.viewer() == Player::b);
    eyes.follow(Player::a, Player::a, true);
    QVERIFY(eyes.awaited() == Player::a);
    eyes.sitDown();
    eyes.follow(Player::b, Player::b, true);
    QVERIFY(eyes.awaited() == Player::b);
}

void TestEyes::whatNeedsAHandIsHandedOver() {
    Eyes eyes;
    eyes.setSeating(Seating::trusting);
    eyes.follow(Player::a, Player::a, true);
    eyes.sitDown();
    eyes.follow(Player::b, Player::a, false);
    QVERIFY(eyes.awaited() == Player::b && !eyes.asksInTheOpen());
}

void TestEyes::aHandIsHeldUpForItsOwner() {
    Eyes eyes;
    eyes.setSeating(Seating::two);
    eyes.follow(Player::a, Player::a, true);
    eyes.peek(Player::b);
    QVERIFY(eyes.viewer() == Player::b);
    eyes.peek(Player::nobody);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.awaited() == Player::a);
    eyes.sitDown();
    eyes.peek(Player::b);
    eyes.follow(Player::a, Player::a, true); // the game goes on: the hand is down
    QVERIFY(eyes.viewer() == Player::a);
}

void TestEyes::whenTheGameEndsNobodyNewLooks() {
    Eyes eyes;
    eyes.setSeating(Seating::two);
    eyes.follow(Player::a, Player::a, true);
    eyes.follow(Player::nobody, Player::a, true);
    QVERIFY(eyes.viewer() == Player::nobody && eyes.awaited() == Player::nobody);
    eyes.follow(Player::a, Player::a, true);
    eyes.sitDown();
    eyes.follow(Player::nobody, Player::a, true);
    QVERIFY(eyes.viewer() == Player::a);
}

void TestEyes::coloursStandOutAndDiffer() {
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        const Palette palette = makePalette(brightness, QColor{0x6f, 0xa8, 0xdc});
        for (std::size_t i = 0; i < playerColourWords.size(); ++i) {
            const QColor colour = playerColourOf(static_cast<PlayerColour>(i), brightness);
            for (const QColor& ground : {palette.table, palette.zone, palette.panel})
                QVERIFY2(contrast(colour, ground) >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3")
                                                                         .arg(colour.name(), ground.name())
                                                                         .arg(contrast(colour, ground))));
            for (std::size_t j = 0; j < i; ++j) {
                const QColor other = playerColourOf(static_cast<PlayerColour>(j), brightness);
                const double apart =
                    std::abs(std::remainder(shadeOf(colour).hue - shadeOf(other).hue, 2 * std::acos(-1.0)));
                QVERIFY2(apart > 0.35, qPrintable(colour.name() + other.name()));
            }
        }
    }
}

TAKUJO_TEST(TestEyes)
#include "test_eyes.moc"
