#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

#include <set>

/// What does not fit into the prompt stands in a list above it: the order of abilities, modes. The cards and
/// decks are made here.
class TestChoiceList : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void theOrderOfTwoAutosIsAsked();
    void aListOfManyStaysInSight();
    void modesAreTakenByNumber();

private:
    QTemporaryDir folder_;
};

namespace {

/// None while there is no list.
QWidget* listOf(const TableDriver& driver) {
    return driver.widget(QStringLiteral("choices"));
}

/// Plays that card as soon as it can be, until it asks for one of a list.
bool playUntilListed(TableDriver& driver, const QString& card) {
    return goOnUntil(driver, [&] {
        if (listOf(driver) == nullptr)
            play(driver, card);
        return listOf(driver) != nullptr;
    });
}

/// With so many abilities that trigger as the card enters.
std::string withAutos(int count) {
    QStringList all;
    for (int i = 1; i <= count; ++i)
        all << QStringLiteral("{when: {enters: this}, do: {power: {of: this, by: %1, until: end of turn}}}")
                   .arg(i * 1000);
    return QStringLiteral("%1, abilities: [%2]")
        .arg(QString::fromLatin1(plain), all.join(QStringLiteral(", ")))
        .toStdString();
}

} // namespace

void TestChoiceList::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::string crowd = withAutos(14);
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("ztwin"),
         {{"Twin",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, do: {draw: 1}}, {when: {enters: this}, do: {power: {of: this, by: 1000, until: end of "
           "turn}}}]",
           17}}},
        {QStringLiteral("zmany"), {{"Crowd", crowd.c_str(), 17}}},
        {QStringLiteral("zmodes"),
         {{"Herald",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, modes: {at most: 2, of: [{do: {draw: 1}}, {do: {power: {of: this, by: 1000, until: end of "
           "turn}}}, {do: {power: {of: this, by: 2000, until: end of turn}}}]}}]",
           17}}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestChoiceList::theOrderOfTwoAutosIsAsked() {
    TableDriver driver;
    begin(driver, QStringLiteral("ztwin"));
    QVERIFY(playUntilListed(driver, QStringLiteral("Twin")));
    std::vector<QPushButton*> buttons;
    for (QPushButton* button : driver.buttons())
        if (button->objectName().startsWith(QStringLiteral("option-")))
            buttons.push_back(button);
    QCOMPARE(buttons.size(), 2U);
    // Each tells what it does, since both are of one card.
    QVERIFY2(buttons[0]->toolTip().contains(QStringLiteral("Draw 1 card")),
             qPrintable(buttons[0]->toolTip()));
    QVERIFY2(buttons[1]->toolTip().contains(QStringLiteral("+1000")), qPrintable(buttons[1]->toolTip()));
    QVERIFY(!buttons[0]->icon().isNull());
    // Whose it is stands in the preview: the one in play, and no longer one in the hand.
    const auto told = [&] {
        return qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")))->toPlainText();
    };
    driver.pointAt(driver.cardsThat(isInHand).front());
    QVERIFY2(!told().contains(QStringLiteral("Active")), qPrintable(told()));
    QTest::mouseMove(buttons[1]);
    QTRY_VERIFY2(told().contains(QStringLiteral("Active")), qPrintable(told()));
    // It stands there, too: below the name there are letters.
    const QImage face = buttons[0]->grab().toImage();
    std::set<QRgb> colours;
    for (int x = face.width() / 4; x < face.width() * 3 / 4; ++x)
        colours.insert(face.pixel(x, face.height() * 3 / 4));
    QVERIFY(colours.size() > 3);
    driver.key(Qt::Key_2);
    QVERIFY(listOf(driver) == nullptr);
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).count(QStringLiteral("Twin")) == 2; }));
}

/// More than have room below each other in the window.
void TestChoiceList::aListOfManyStaysInSight() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmany"));
    QVERIFY(playUntilListed(driver, QStringLiteral("Crowd")));
    const QRect room{{}, listOf(driver)->parentWidget()->size()};
    const QWidget* const prompt = driver.widget(QStringLiteral("prompt"));
    QVERIFY(room.contains(listOf(driver)->geometry()));
    QVERIFY(listOf(driver)->geometry().bottom() < prompt->geometry().top());
    QRegion taken;
    const auto buttons = listOf(driver)->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 14);
    for (const QPushButton* button : buttons) {
        QVERIFY(listOf(driver)->rect().contains(button->geometry()));
        QVERIFY(!taken.intersects(button->geometry()));
        taken += button->geometry();
    }
    driver.key(Qt::Key_9);
    QCOMPARE(listOf(driver)->findChildren<QPushButton*>(QString{}, Qt::FindDirectChildrenOnly).size(), 13);
}

void TestChoiceList::modesAreTakenByNumber() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmodes"));
    QVERIFY(playUntilListed(driver, QStringLiteral("Herald")));
    QCOMPARE(listOf(driver)->findChildren<QPushButton*>().size(), 3);
    driver.key(Qt::Key_3);
    QVERIFY(listOf(driver) != nullptr);
    driver.key(Qt::Key_2);
    QVERIFY(listOf(driver) == nullptr);
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    QVERIFY(!named(driver, QStringLiteral("Herald"), [](const TableDriver::Seen& card) {
                 return card.description.contains(QStringLiteral("8000"));
             }).empty());
}

TAKUJO_TEST(TestChoiceList)
#include "test_choice_list.moc"
