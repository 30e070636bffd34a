#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>
#include <QTextEdit>

#include <set>

/// What does not fit into the prompt stands in a list above it: the order of abilities, modes. On the
/// workbench, with cards that are made here.
class TestChoiceList : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void theOrderOfTwoAbilitiesIsAsked();
    void aListOfManyStaysInSight();
    void modesAreTakenByNumber();

private:
    /// None while there is no list.
    QWidget* list() const { return driver_->widget(QStringLiteral("choices")); }
    QString told(const QString& name) const;

    std::unique_ptr<TableDriver> driver_;
};

namespace {

/// So many abilities that trigger as the card enters.
std::string whenItEnters(int count) {
    std::string all;
    for (int i = 1; i <= count; ++i)
        all += std::string{i == 1 ? "" : ", "} +
               "{when: {enters: this}, do: {strength: {of: this, by: " + std::to_string(i) +
               ", until: end of turn}}}";
    return all;
}

} // namespace

void TestChoiceList::init() {
    driver_ = tableOf(R"(cards:
  - {name: Twin, type: creature, colour: red, cost: 0, strength: 50, abilities: [{when: {enters: this}, do: {draw: 1}}, {when: {enters: this}, do: {strength: {of: this, by: 7, until: end of turn}}}]}
  - {name: Herald, type: creature, colour: red, cost: 0, strength: 50, abilities: [{when: {enters: this}, modes: {at most: 2, of: [{do: {draw: 1}}, {do: {strength: {of: this, by: 1, until: end of turn}}}, {do: {strength: {of: this, by: 2, until: end of turn}}}]}}]}
  - {name: Crowd, type: creature, colour: red, cost: 0, strength: 50, abilities: [)" +
                      whenItEnters(14) + R"(]}
setup:
  phase: work
  A: {life: 5, hand: [Twin, Herald, Crowd]}
  B: {life: 5})");
}

/// What is said of the card of that name on the board.
QString TestChoiceList::told(const QString& name) const {
    const auto found = named(*driver_, name, isOnBoard);
    return found.empty() ? QString{} : found.front().description;
}

void TestChoiceList::theOrderOfTwoAbilitiesIsAsked() {
    playFromHand(*driver_, QStringLiteral("Twin"));
    const std::size_t hand = driver_->cardsThat(isInHand).size();
    QVERIFY(list() != nullptr);
    std::vector<QPushButton*> buttons;
    for (QPushButton* button : driver_->buttons())
        if (button->objectName().startsWith(QStringLiteral("option-")))
            buttons.push_back(button);
    QCOMPARE(buttons.size(), 2U);
    // No arrow crosses its words, neither before nor while one of them is considered.
    const auto isOverArrows = [&] {
        const QObjectList& stack = list()->parentWidget()->children();
        return stack.indexOf(driver_->window().findChild<QWidget*>(QStringLiteral("aim"))) <
               stack.indexOf(list());
    };
    QVERIFY(isOverArrows());
    QTest::mouseMove(buttons[0]);
    driver_->settle();
    QVERIFY(isOverArrows());
    // Each tells what it does, since both are of one card.
    QVERIFY2(buttons[0]->toolTip().contains(QStringLiteral("Draw 1 card")),
             qPrintable(buttons[0]->toolTip()));
    QVERIFY2(buttons[1]->toolTip().contains(QStringLiteral("+7")), qPrintable(buttons[1]->toolTip()));
    QVERIFY(!buttons[0]->icon().isNull());
    // How it stands is told in the preview: of the one in play, and no longer of one in the hand.
    const auto beside = [&] {
        return qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("preview-text")))->toPlainText();
    };
    driver_->pointAt(driver_->cardsThat(isInHand).front());
    const QString ofTheHand = beside();
    QVERIFY2(!ofTheHand.contains(QStringLiteral("Ready")), qPrintable(ofTheHand));
    QTest::mouseMove(buttons[1]);
    QTRY_VERIFY2(beside().contains(QStringLiteral("Ready")), qPrintable(beside()));
    // It stands there, too: below the name there are letters.
    const QImage face = buttons[0]->grab().toImage();
    std::set<QRgb> colours;
    for (int x = face.width() / 4; x < face.width() * 3 / 4; ++x)
        colours.insert(face.pixel(x, face.height() * 3 / 4));
    QVERIFY(colours.size() > 3);
    // The second is carried out, and the first, which is the only one left, comes by itself.
    driver_->key(Qt::Key_2);
    QVERIFY(list() == nullptr);
    QVERIFY2(told(QStringLiteral("Twin")).contains(QStringLiteral("57")),
             qPrintable(told(QStringLiteral("Twin"))));
    QCOMPARE(driver_->cardsThat(isInHand).size(), hand + 1);
}

/// More than have room below each other in the window.
void TestChoiceList::aListOfManyStaysInSight() {
    playFromHand(*driver_, QStringLiteral("Crowd"));
    QVERIFY(list() != nullptr);
    const QRect room{{}, list()->parentWidget()->size()};
    const QWidget* const prompt = driver_->widget(QStringLiteral("prompt"));
    QVERIFY(room.contains(list()->geometry()));
    QVERIFY(list()->geometry().bottom() < prompt->geometry().top());
    QRegion taken;
    const auto buttons = list()->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 14);
    for (const QPushButton* button : buttons) {
        QVERIFY(list()->rect().contains(button->geometry()));
        QVERIFY(!taken.intersects(button->geometry()));
        taken += button->geometry();
    }
    driver_->key(Qt::Key_9);
    QCOMPARE(list()->findChildren<QPushButton*>(QString{}, Qt::FindDirectChildrenOnly).size(), 13);
}

void TestChoiceList::modesAreTakenByNumber() {
    playFromHand(*driver_, QStringLiteral("Herald"));
    QVERIFY(list() != nullptr);
    QCOMPARE(list()->findChildren<QPushButton*>().size(), 3);
    driver_->key(Qt::Key_3);
    QVERIFY(list() != nullptr);
    driver_->key(Qt::Key_2);
    QVERIFY(list() == nullptr);
    QVERIFY2(told(QStringLiteral("Herald")).contains(QStringLiteral("53")),
             qPrintable(told(QStringLiteral("Herald"))));
}

TAKUJO_TEST(TestChoiceList)
#include "test_choice_list.moc"
