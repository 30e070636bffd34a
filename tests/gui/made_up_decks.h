#pragma once

#include "tests/gui/seen_cards.h"

#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <functional>

// Decks that a test of the window makes for itself, and what all such tests do with them.

inline const char* const cardFileHead = R"(set: gui-tests
game: fftcg
name: Cards of a test
cards:
)";

/// A deck is 50 cards, each number at most three times; of one name there may be any number.
struct TestCard {
    const char* name;
    const char* rest; ///< as in the file
    int numbers;      ///< how many card numbers it has, three cards each
};

inline constexpr const char* plain = "type: forward, element: fire, cost: 1, power: 5000, generic: true";

inline QString write(const QString& folder, const QString& deck, const std::vector<TestCard>& all) {
    QFile set{folder + QStringLiteral("/%1.yaml").arg(deck)};
    QFile list{folder + QStringLiteral("/decks/%1.yaml").arg(deck)};
    if (!set.open(QFile::WriteOnly) || !list.open(QFile::WriteOnly))
        return QStringLiteral("the files cannot be written");
    QTextStream cardsOut{&set};
    QTextStream deckOut{&list};
    cardsOut << QString::fromLatin1(cardFileHead).replace(QStringLiteral("gui-tests"), deck);
    deckOut << QStringLiteral("deck: %1\ngame: fftcg\nformat: constructed\nname: %1\ncards:\n").arg(deck);
    int number = 0;
    int left = 50;
    for (const TestCard& card : all)
        for (int i = 0; i < card.numbers; ++i) {
            const QString id = QStringLiteral("%1-%2").arg(deck).arg(++number, 3, 10, QLatin1Char('0'));
            cardsOut << QStringLiteral("  - {id: %1, name: %2, %3}\n")
                            .arg(id, QString::fromUtf8(card.name), QString::fromUtf8(card.rest));
            const int count = std::min(3, left);
            deckOut << QStringLiteral("  - {card: %1, count: %2}\n").arg(id).arg(count);
            left -= count;
        }
    return {};
}

/// A game in which both players have the deck, at the first moment somebody may act.
inline void begin(TableDriver& driver, const QString& deck) {
    driver.chooseDeck(0, deck);
    driver.chooseDeck(1, deck);
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        driver.click(driver.defaultButton());
}

inline std::vector<TableDriver::Seen> named(const TableDriver& driver, const QString& name,
                                            const std::function<bool(const TableDriver::Seen&)>& holds) {
    std::vector<TableDriver::Seen> result;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone && one.name == name && holds(one))
            result.push_back(one);
    return result;
}

inline QString stack(const TableDriver& driver) {
    return driver.widget(QStringLiteral("stack"))->accessibleDescription();
}

/// Clicks a card that can act, and does the first thing it can do.
inline void actWith(TableDriver& driver, const TableDriver::Seen& card) {
    driver.click(card);
    driver.clickNamed(QStringLiteral("meaning-1")); // what would be final at once is shown first
}

/// Plays that card from the hand, paying as the table suggests.
inline bool play(TableDriver& driver, const QString& name) {
    const auto able =
        named(driver, name, [](const TableDriver::Seen& card) { return canAct(card) && isInHand(card); });
    if (able.empty())
        return false;
    actWith(driver, able.front());
    driver.clickNamed(QStringLiteral("auto-pay"));
    for (int i = 0; i < 3 && driver.widget(QStringLiteral("take-back")) != nullptr; ++i)
        driver.click(driver.defaultButton());
    return true;
}

/// Goes on by the highlighted button, or a card where there is none, until it holds.
inline bool goOnUntil(TableDriver& driver, const std::function<bool()>& holds) {
    for (int i = 0; i < 120 && !holds(); ++i) {
        if (driver.isOver())
            return false;
        if (QPushButton* button = driver.defaultButton()) {
            driver.click(button);
            continue;
        }
        const auto choosable = driver.cardsThat(canBeChosen);
        if (!choosable.empty()) {
            driver.click(choosable.front());
            continue;
        }
        // What may be chosen lies in a pile, and need not be chosen.
        const QString before = driver.prompt();
        driver.key(Qt::Key_N);
        if (driver.prompt() == before)
            return false;
    }
    return holds();
}

/// Two forwards are in play and somebody can cast the bolt.
inline bool bringOutTargets(TableDriver& driver) {
    return goOnUntil(driver, [&] {
        while (named(driver, QStringLiteral("Dummy"), isInPlay).size() < 2)
            if (!play(driver, QStringLiteral("Dummy")))
                return false;
        return !named(driver, QStringLiteral("Bolt"), canAct).empty();
    });
}

/// What such a card does for nothing can be done for ever.
inline const TestCard wheel{"Wheel",
                            "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: "
                            "[{action: [], do: {activate: this}}]",
                            17};

/// In a game with wheels: does the same again and again, until it is asked how often more. False if it never
/// is.
inline bool goRound(TableDriver& driver) {
    const auto usable = [&] {
        return named(driver, QStringLiteral("Wheel"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    const auto isAsked = [&] { return driver.prompt().contains(QStringLiteral("goes round in a circle")); };
    if (!goOnUntil(driver, [&] {
            if (named(driver, QStringLiteral("Wheel"), isInPlay).empty())
                play(driver, QStringLiteral("Wheel"));
            return !usable().empty();
        }))
        return false;
    for (int i = 0; i < 6 && !isAsked(); ++i) {
        actWith(driver, usable().front());
        if (!goOnUntil(driver, [&] { return isAsked() || (stack(driver).isEmpty() && !usable().empty()); }))
            return false;
    }
    return isAsked();
}
