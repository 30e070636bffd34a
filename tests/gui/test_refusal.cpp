#include "tests/gui/seen_cards.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>

#include <algorithm>

/// What is not allowed is refused where it was tried: a sentence, the rule's number, the rule one click away.
class TestRefusal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aWrongDropSaysWhyAndNamesTheRule();
    void theNumberOfTheRuleLeadsToTheRule();
    void theBubbleIsAsHighAsWhatItSays();
    void aDropOnTheBareTablePointsOutThePlaces();
    void aClickThatMeansNothingIsAnsweredToo();
    void theGuideKeepsTheReasons();
    void theQuestionStaysInSight();
    void theNextClickEndsTheBubble();

private:
    /// Lets go of a card of the hand over the other player's deck.
    void dropOnTheWrongPlace();

    std::unique_ptr<TableDriver> driver_;
};

void TestRefusal::init() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("5"));
    // The questions before the first turn: whatever is offered first.
    for (int i = 0; i < 6 && driver_->cardsThat(canAct).empty(); ++i)
        driver_->click(driver_->buttons().front());
    QVERIFY2(!driver_->cardsThat(canAct).empty(), qPrintable(driver_->prompt()));
}

void TestRefusal::dropOnTheWrongPlace() {
    const TableDriver::Seen card = driver_->cardsThat(isInHand).front();
    const auto decks = zonesThatAre(*driver_, takujo::ZoneRole::deck);
    QVERIFY2(!decks.empty(), "there is a deck on the table");
    driver_->drag(card, decks.front().rect.center());
}

void TestRefusal::aWrongDropSaysWhyAndNamesTheRule() {
    const std::size_t cards = driver_->cardsThat(isInHand).size();
    dropOnTheWrongPlace();
    QVERIFY(driver_->widget(QStringLiteral("refusal")) != nullptr);
    const QString text = driver_->textOf(QStringLiteral("refusal-text"));
    static const QRegularExpression rule{QStringLiteral("[0-9]+(\\.[0-9]+)+")};
    QVERIFY2(text.contains(rule), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("invalid")), qPrintable(text));
    QCOMPARE(driver_->cardsThat(isInHand).size(), cards);
}

/// Pointed at, it says what the rule says; the keyboard follows it to the rule browser.
void TestRefusal::theNumberOfTheRuleLeadsToTheRule() {
    dropOnTheWrongPlace();
    auto* label = qobject_cast<QLabel*>(driver_->widget(QStringLiteral("refusal-text")));
    const QString number = label->text().section(QStringLiteral("href='"), 1).section(u'\'', 0, 0);
    const takujo::Rule* rule = gameOf(*driver_).rules.find(takujo::fromQt(number));
    QVERIFY2(rule != nullptr, qPrintable(label->text()));
    // Somewhere near its end the text has the number.
    for (int x = label->width() - 1; x > 0 && label->toolTip().isEmpty(); x -= 3)
        for (int y = label->height() - 1; y > 0 && label->toolTip().isEmpty(); y -= 3)
            QTest::mouseMove(label, QPoint{x, y});
    QVERIFY2(label->toolTip().contains(takujo::qt(rule->summary.en).toHtmlEscaped()),
             qPrintable(label->toolTip()));
    label->setFocus();
    QTest::keyClick(label, Qt::Key_Tab);
    QTest::keyClick(label, Qt::Key_Return);
    driver_->settle();
    if (driver_->widget(QStringLiteral("rule-browser-page")) == nullptr) // some styles begin at the link
        QTest::keyClick(label, Qt::Key_Return);
    driver_->settle();
    const auto* tree = qobject_cast<QTreeWidget*>(driver_->widget(QStringLiteral("rule-tree")));
    QVERIFY(tree != nullptr);
    QCOMPARE(tree->currentItem()->text(0), number);
}

/// Also after one that said more.
void TestRefusal::theBubbleIsAsHighAsWhatItSays() {
    dropOnTheWrongPlace();
    const int height = driver_->widget(QStringLiteral("refusal"))->height();
    const TableDriver::Seen card = driver_->cardsThat(canAct).front();
    driver_->drag(card, QPoint{40, driver_->widget(QStringLiteral("table"))->height() - 60});
    QVERIFY(driver_->widget(QStringLiteral("refusal"))->height() != height);
    dropOnTheWrongPlace();
    QCOMPARE(driver_->widget(QStringLiteral("refusal"))->height(), height);
}

void TestRefusal::aDropOnTheBareTablePointsOutThePlaces() {
    const TableDriver::Seen card = driver_->cardsThat(canAct).front();
    // Beside the player's name nothing lies.
    driver_->drag(card, QPoint{40, driver_->widget(QStringLiteral("table"))->height() - 60});
    const QString text = driver_->textOf(QStringLiteral("refusal-text"));
    QVERIFY2(text.contains(QStringLiteral("lit place")), qPrintable(text));
}

void TestRefusal::aClickThatMeansNothingIsAnsweredToo() {
    const auto decks = zonesThatAre(*driver_, takujo::ZoneRole::deck);
    QVERIFY(!decks.empty());
    driver_->click(decks.front());
    QVERIFY(driver_->widget(QStringLiteral("refusal")) != nullptr);
}

void TestRefusal::theGuideKeepsTheReasons() {
    dropOnTheWrongPlace();
    const auto* guide = qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("guide")));
    QVERIFY(guide != nullptr);
    static const QRegularExpression heading{QStringLiteral("Why .+ can't be played")};
    QVERIFY2(guide->toPlainText().contains(heading), qPrintable(guide->toPlainText()));
}

void TestRefusal::theQuestionStaysInSight() {
    dropOnTheWrongPlace();
    const QWidget* bubble = driver_->widget(QStringLiteral("refusal"));
    const QWidget* prompt = driver_->widget(QStringLiteral("prompt"));
    QVERIFY(bubble != nullptr);
    QCOMPARE(bubble->parentWidget(), prompt->parentWidget());
    QVERIFY(!bubble->geometry().intersects(prompt->geometry()));
}

void TestRefusal::theNextClickEndsTheBubble() {
    dropOnTheWrongPlace();
    QVERIFY(driver_->widget(QStringLiteral("refusal")) != nullptr);
    const auto rows = zonesThatAre(*driver_, takujo::ZoneRole::row);
    QVERIFY(!rows.empty());
    driver_->click(rows.front());
    QVERIFY(driver_->widget(QStringLiteral("refusal")) == nullptr);
}

TAKUJO_TEST(TestRefusal)
#include "test_refusal.moc"
