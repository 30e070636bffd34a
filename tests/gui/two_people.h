#pragma once

#include "tests/gui/everything_told.h"
#include "tests/gui/kit_table.h"
#include "ui/page/hand_over_screen.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTextStream>

#include <set>

// Two people at one screen, and decks in which every card has its own name, so that a leaked name tells whose
// card it was.

inline const QString handOverScreen = QStringLiteral("hand-over");
inline const QString takeTable = QStringLiteral("take-table");

/// The cards of such decks, as files have them: cards that cost nothing and do nothing, and cards that ask
/// the other player something which needs no look at a hand.
struct NamedCards {
    QString plain = QStringLiteral("type: relic, colour: red, cost: 0");
    QString asking = QStringLiteral(
        "type: relic, colour: red, cost: 0, abilities: [{when: {enters: this}, do: [{draw: 1}, {may: {draw: "
        "1}, player: opponent}]}]");
    QString game = QStringLiteral("workbench");
    QString format = QStringLiteral("free");
};

/// Writes fifty cards named `stem`01 to `stem`50, of both sorts in turn.
inline bool writeNamedDeck(const QString& folder, const QString& deck, const QString& stem,
                           const NamedCards& all) {
    QFile set{folder + QStringLiteral("/%1.yaml").arg(deck)};
    QFile list{folder + QStringLiteral("/decks/%1.yaml").arg(deck)};
    if (!set.open(QFile::WriteOnly) || !list.open(QFile::WriteOnly))
        return false;
    QTextStream cards{&set};
    QTextStream lines{&list};
    cards << QStringLiteral("set: %1\ngame: %2\nname: Cards of a test\ncards:\n").arg(deck, all.game);
    lines << QStringLiteral("deck: %1\ngame: %2\nformat: %3\nname: %1\ncards:\n")
                 .arg(deck, all.game, all.format);
    for (int i = 1; i <= 50; ++i) {
        const QString number = QStringLiteral("%1").arg(i, 2, 10, QLatin1Char('0'));
        cards << QStringLiteral("  - {id: %1-0%2, name: %3%2, %4}\n")
                     .arg(deck, number, stem, i % 2 == 0 ? all.asking : all.plain);
        lines << QStringLiteral("  - {card: %1-0%2, count: 1}\n").arg(deck, number);
    }
    return true;
}

/// Writes both decks into the user's place; false if they cannot be written.
inline bool writeNamedDecks(const QString& home, const NamedCards& all = {}) {
    const QString folder = home + QStringLiteral("/takujo/cardsets/") + all.game;
    return QDir{}.mkpath(folder + QStringLiteral("/decks")) &&
           writeNamedDeck(folder, QStringLiteral("zvor"), QStringLiteral("Zvorun"), all) &&
           writeNamedDeck(folder, QStringLiteral("zmel"), QStringLiteral("Zmelix"), all);
}

/// Returns a window with the workbench alone, for which these decks are.
inline std::unique_ptr<TableDriver> windowForTwo() {
    return std::make_unique<TableDriver>(QStringLiteral("en"), takujo::Brightness::dark, theWorkbench());
}

inline void chooseSeating(TableDriver& driver, int seating) {
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("company-choice")));
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < seating; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
    QCOMPARE(box->currentIndex(), seating);
}

/// Blue plays with the Zvoruns, Crimson with the Zmelixes.
inline void beginWithTwo(TableDriver& driver, int seating = 1) {
    driver.chooseDeck(0, QStringLiteral("zvor"));
    driver.chooseDeck(1, QStringLiteral("zmel"));
    chooseSeating(driver, seating);
    driver.startGame(QStringLiteral("5"));
}

inline bool isHandedOver(const TableDriver& driver) {
    return driver.widget(handOverScreen) != nullptr;
}

/// Returns to whom, as the screen says.
inline QString receiver(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("hand-over-title")).section(u' ', -1);
}

inline QString stemOf(const QString& player) {
    return player == QStringLiteral("Blue") ? QStringLiteral("Zvorun") : QStringLiteral("Zmelix");
}

inline std::set<QString> namesIn(const QString& text) {
    std::set<QString> names;
    static const QRegularExpression name{QStringLiteral("(?:Zvorun|Zmelix)\\d\\d")};
    for (auto all = name.globalMatch(text); all.hasNext();)
        names.insert(all.next().captured());
    return names;
}

inline std::set<QString> hand(const TableDriver& driver) {
    std::set<QString> names;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone && isInHand(one))
            names.insert(one.name);
    return names;
}

inline void sitDown(TableDriver& driver) {
    driver.click(driver.widget(takeTable));
}

inline void holdKey(TableDriver& driver, Qt::Key key) {
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    QTest::keyPress(driver.window().focusWidget(), key);
    driver.settle();
}

inline void letGo(TableDriver& driver, Qt::Key key) {
    QTest::keyRelease(driver.window().focusWidget(), key);
    driver.settle();
}

/// Continues until the table is handed over; false if it never is.
inline bool goOnToHandOver(TableDriver& driver) {
    for (int i = 0; i < 60 && !isHandedOver(driver); ++i) {
        if (QPushButton* button = driver.defaultButton()) {
            driver.click(button);
            continue;
        }
        const auto cards = driver.cardsThat(canBeChosen);
        if (cards.empty())
            return false;
        driver.click(cards.front());
    }
    return isHandedOver(driver);
}
