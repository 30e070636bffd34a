// Whose eyes are at the table, and that the colours of players can be told from what they stand on.

#include "tests/test_program.h"
#include "ui/session/viewer_control.h"
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
    ViewerControl viewerControl;
    for (const Player decider : {Player::a, Player::b, Player::b, Player::a}) {
        viewerControl.follow(decider, Player::a, true);
        QVERIFY(viewerControl.viewer() == decider);
        QVERIFY(viewerControl.awaited() == Player::nobody);
    }
}

void TestEyes::twoPeopleHandTheTableOver() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::two);
    viewerControl.follow(Player::a, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.awaited() == Player::a);
    viewerControl.sitDown();
    QVERIFY(viewerControl.viewer() == Player::a && viewerControl.awaited() == Player::nobody);
    viewerControl.follow(Player::a, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::a);
    viewerControl.follow(Player::b, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.awaited() == Player::b);
    QVERIFY(viewerControl.seat() == Player::b);
}

void TestEyes::goingBackHandsItOverToo() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::two);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.sitDown();
    viewerControl.follow(Player::b, Player::a, true);
    // Undone before anybody sat down: whoever presses the key may be the other.
    viewerControl.follow(Player::a, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.awaited() == Player::a);
}

void TestEyes::trustingPeopleAnswerInTheOpen() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::trusting);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.sitDown();
    viewerControl.follow(Player::b, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.asksInTheOpen());
    QVERIFY(viewerControl.awaited() == Player::nobody);
    viewerControl.follow(Player::a, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::a && !viewerControl.asksInTheOpen());
    // Who has sat down to answer hands the table back, and the next turn is the other's.
    viewerControl.follow(Player::b, Player::a, true);
    viewerControl.sitDown();
    QVERIFY(viewerControl.viewer() == Player::b);
    viewerControl.follow(Player::a, Player::a, true);
    QVERIFY(viewerControl.awaited() == Player::a);
    viewerControl.sitDown();
    viewerControl.follow(Player::b, Player::b, true);
    QVERIFY(viewerControl.awaited() == Player::b);
}

void TestEyes::whatNeedsAHandIsHandedOver() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::trusting);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.sitDown();
    viewerControl.follow(Player::b, Player::a, false);
    QVERIFY(viewerControl.awaited() == Player::b && !viewerControl.asksInTheOpen());
}

void TestEyes::aHandIsHeldUpForItsOwner() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::two);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.peek(Player::b);
    QVERIFY(viewerControl.viewer() == Player::b);
    viewerControl.peek(Player::nobody);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.awaited() == Player::a);
    viewerControl.sitDown();
    viewerControl.peek(Player::b);
    viewerControl.follow(Player::a, Player::a, true); // the game goes on: the hand is down
    QVERIFY(viewerControl.viewer() == Player::a);
}

void TestEyes::whenTheGameEndsNobodyNewLooks() {
    ViewerControl viewerControl;
    viewerControl.setSeating(Seating::two);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.follow(Player::nobody, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::nobody && viewerControl.awaited() == Player::nobody);
    viewerControl.follow(Player::a, Player::a, true);
    viewerControl.sitDown();
    viewerControl.follow(Player::nobody, Player::a, true);
    QVERIFY(viewerControl.viewer() == Player::a);
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
