#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

/// The window speaks English and Japanese, and changes from one to the other in the middle of a game.
class TestWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void theLanguageChangesInTheMiddleOfAGame();
    void noWordOfTheWindowIsMissingInJapanese();
    void aGameIsPlayedInJapanese();
};

namespace {

bool isJapanese(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x3040 && c.unicode() < 0xa000; });
}

} // namespace

void TestWords::theLanguageChangesInTheMiddleOfAGame() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        driver.click(driver.buttons().front());
    const QString english = driver.prompt();
    QVERIFY(!isJapanese(english));
    const auto cards = driver.seen().size();

    driver.chooseFromMenu(
        {QStringLiteral("view-menu"), QStringLiteral("language-menu"), QStringLiteral("japanese")});
    QVERIFY2(isJapanese(driver.prompt()), qPrintable(driver.prompt()));
    QCOMPARE(driver.seen().size(), cards);
    for (const QPushButton* button : driver.buttons())
        QVERIFY2(isJapanese(button->text()), qPrintable(button->text()));
    for (const TableDriver::Seen& one : driver.seen())
        QVERIFY2(isJapanese(one.name), qPrintable(one.name));
    for (const char* name : {"turn", "phase", "game"}) {
        const QString text = driver.textOf(QString::fromLatin1(name));
        QVERIFY2(isJapanese(text), qPrintable(text));
    }

    driver.chooseFromMenu(
        {QStringLiteral("view-menu"), QStringLiteral("language-menu"), QStringLiteral("english")});
    QCOMPARE(driver.prompt(), english);
}

void TestWords::noWordOfTheWindowIsMissingInJapanese() {
    TableDriver driver{QStringLiteral("ja")};
    const auto check = [&driver] {
        for (const QWidget* widget : driver.window().findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            QString text;
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                text = label->text();
            else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                text = button->text();
            text.remove(QRegularExpression{QStringLiteral("<[^>]*>")});
            // Numbers and signs are the same everywhere, and so is the name of the game's company.
            static const QRegularExpression word{QStringLiteral("[A-Za-z]{4,}")};
            QVERIFY2(!text.contains(word), qPrintable(widget->objectName() + ": " + text));
        }
    };
    check();
    driver.startGame(QStringLiteral("5"));
    check();
    for (int i = 0; i < 4; ++i) {
        driver.click(driver.buttons().front());
        check();
    }
}

void TestWords::aGameIsPlayedInJapanese() {
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("77"));
    for (int step = 0; step < 4000 && !driver.isOver(); ++step) {
        const auto able = driver.cardsThat(canBeChosen);
        if (!able.empty() && step % 4 != 3) {
            driver.click(able[static_cast<std::size_t>(step) % able.size()]);
            continue;
        }
        // Where something may be chosen from a list of cards, no button is highlighted.
        if (QPushButton* button = driver.defaultButton())
            driver.click(button);
        else if (driver.widget(QStringLiteral("picker")) != nullptr)
            driver.clickPicker(0);
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    QVERIFY(isJapanese(driver.textOf(QStringLiteral("outcome-text"))));
}

TAKUJO_TEST(TestWords)
#include "test_words.moc"
