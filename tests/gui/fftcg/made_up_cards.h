#pragma once

#include "tests/gui/two_people.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <functional>

// Decks of FFTCG that its test of the window makes for itself, and ways to play games with them to a certain
// point.

/// A kind of card. A deck has 50 cards, each number at most three times; cards of one name are not limited.
struct TestCard {
    const char* name;
    const char* rest; ///< as in the file
    int numbers;      ///< number of its card numbers, three cards each
};

inline constexpr const char* plain = "type: forward, element: fire, cost: 1, power: 5000, generic: true";

/// Writes the deck and its cards into a folder of card sets; returns why not.
inline QString write(const QString& folder, const QString& deck, const std::vector<TestCard>& all) {
    QDir{}.mkpath(folder + QStringLiteral("/decks"));
    QFile set{folder + QStringLiteral("/%1.yaml").arg(deck)};
    QFile list{folder + QStringLiteral("/decks/%1.yaml").arg(deck)};
    if (!set.open(QFile::WriteOnly) || !list.open(QFile::WriteOnly))
        return QStringLiteral("the files cannot be written");
    QTextStream cards{&set};
    QTextStream lines{&list};
    cards << QStringLiteral("set: %1\ngame: fftcg\nname: Cards of a test\ncards:\n").arg(deck);
    lines << QStringLiteral("deck: %1\ngame: fftcg\nformat: constructed\nname: %1\ncards:\n").arg(deck);
    int number = 0;
    int left = 50;
    for (const TestCard& card : all)
        for (int i = 0; i < card.numbers; ++i) {
            const QString id = QStringLiteral("%1-%2").arg(deck).arg(++number, 3, 10, QLatin1Char('0'));
            cards << QStringLiteral("  - {id: %1, name: %2, %3}\n")
                         .arg(id, QString::fromUtf8(card.name), QString::fromUtf8(card.rest));
            const int count = std::min(3, left);
            lines << QStringLiteral("  - {card: %1, count: %2}\n").arg(id).arg(count);
            left -= count;
        }
    return {};
}

/// Writes all decks of the test, each with the name by which games choose it; returns why not.
inline QString writeDecks(const QString& folder) {
    constexpr const char* hasty =
        "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [haste]";
    const std::vector<std::pair<const char*, std::vector<TestCard>>> decks{
        {"zrush", {{"Runner", hasty, 17}}},
        {"zlamp",
         {{"Dummy", hasty, 6},
          {"Lantern", "type: summon, element: fire, cost: 1, ex: true, resolve: {burst: true, do: {draw: 1}}",
           11}}},
        {"zbell",
         {{"Bell",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [], do: "
           "{power: {of: this, by: 1000, until: end of turn}}}]",
           17}}},
        {"zscholar",
         {{"Scholar",
           "type: forward, element: fire, cost: 1, power: 5000, abilities: [{when: {attacks: this}, choose: "
           "{up to: 1, forward: {controller: opponent}}, do: [{power: {of: chosen, by: -2000, until: end of "
           "turn}}, {power: {of: this, by: 2000, until: end of turn}}]}, {action: [dull], do: {draw: 1}}]",
           17}}},
        {"ztwin",
         {{"Twin",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, do: {draw: 1}}, {when: {enters: this}, do: {power: {of: this, by: 1000, until: end of "
           "turn}}}]",
           17}}},
        {"zbolt",
         {{"Dummy", plain, 8},
          {"Bolt",
           "type: summon, element: fire, cost: 1, resolve: {choose: {forward: {}}, do: {damage: {to: chosen, "
           "amount: 1000}}}",
           9}}},
        {"zsmith",
         {{"Smith",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
           "{fire: 8}}, dull], do: {draw: 1}}]",
           17}}},
        // Gives itself up; there is one target, since each player plays one.
        {"zmartyr",
         {{"Martyr",
           "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{put into break zone: "
           "this}], choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 1000}}}]",
           17}}},
        {"zwarden",
         {{"Warden",
           "type: forward, element: fire, cost: 1, power: 5000, abilities: [{action: [{put into break zone: "
           "{what: {forward: {}}, amount: 1}}], do: {draw: 1}}]",
           17}}},
        {"zprism",
         {{"Prism",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, declared when cast: true, modes: {of: [{do: {draw: 1}}, {do: {crystal: 1}}]}}]",
           17}}},
        {"zwell",
         {{"Well",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{action: [{cp: "
           "{any: x}}], do: {power: {of: this, by: x, until: end of turn}}}, {action: [{cp: {fire: 1}}], do: "
           "{draw: 1}}]",
           17}}},
    };
    for (const auto& [name, all] : decks)
        if (const QString why = write(folder, QString::fromLatin1(name), all); !why.isEmpty())
            return why;
    return {};
}

/// Returns cards with names of their own for two people; half of them are bursts.
inline NamedCards namedCardsWithBursts() {
    return {QStringLiteral(
                "element: fire, cost: 1, type: forward, power: 5000, generic: true, abilities: [haste]"),
            QStringLiteral(
                "element: fire, cost: 1, type: summon, ex: true, resolve: {burst: true, do: {draw: 1}}"),
            QStringLiteral("fftcg"), QStringLiteral("constructed")};
}

/// Shows the panel beside the table, or hides it.
inline void switchSidePanel(TableDriver& driver) {
    driver.chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("side-panel")});
}

/// Begins a game in which both players have the deck, up to the first moment at which somebody may act.
inline void begin(TableDriver& driver, const QString& deck) {
    driver.chooseDeck(0, deck);
    driver.chooseDeck(1, deck);
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        driver.click(driver.defaultButton());
    if (driver.widget(QStringLiteral("side")) == nullptr) // as another test has left it
        switchSidePanel(driver);
}

inline bool isInPlay(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Field"));
}

inline std::vector<TableDriver::Seen> usable(const TableDriver& driver, const QString& name) {
    return named(driver, name, [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
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

/// Plays on until that many dummies are in play and somebody can cast the bolt.
inline bool bringOutTargets(TableDriver& driver, std::size_t count) {
    return goOnUntil(driver, [&] {
        while (named(driver, QStringLiteral("Dummy"), isInPlay).size() < count)
            if (!play(driver, QStringLiteral("Dummy")))
                return false;
        return !named(driver, QStringLiteral("Bolt"), canAct).empty();
    });
}

/// Plays on until a card of that name is in play and its ability can be used.
inline bool bringOut(TableDriver& driver, const QString& name) {
    return goOnUntil(driver, [&] {
        if (named(driver, name, isInPlay).empty())
            play(driver, name);
        return !usable(driver, name).empty();
    });
}

/// The same, until each player has one in play, and nothing waits.
inline bool bringOutOfBoth(TableDriver& driver, const QString& name) {
    return goOnUntil(driver, [&] {
        const auto has = [&](bool asked) {
            return std::ranges::any_of(named(driver, name, isInPlay), [&](const TableDriver::Seen& card) {
                return isOfWhoIsAsked(driver, card) == asked;
            });
        };
        if (!has(true))
            play(driver, name);
        return has(false) && stack(driver).isEmpty() && !usable(driver, name).empty();
    });
}

/// Plays on until both players have that many runners in play, and one of them is asked to attack.
inline bool aboutToAttack(TableDriver& driver, std::size_t runners) {
    return goOnUntil(driver, [&] {
        const auto count = [&](bool asked) {
            return static_cast<std::size_t>(std::ranges::count_if(
                named(driver, QStringLiteral("Runner"), isInPlay),
                [&](const TableDriver::Seen& card) { return isOfWhoIsAsked(driver, card) == asked; }));
        };
        const auto canPlay = [&] {
            return !named(driver, QStringLiteral("Runner"), [](const TableDriver::Seen& card) {
                        return isInHand(card) && canAct(card);
                    }).empty();
        };
        while (canPlay() && count(true) < runners && play(driver, QStringLiteral("Runner"))) {
        }
        return driver.prompt().contains(QStringLiteral("attack with")) && count(true) >= runners &&
               count(false) >= 1 && named(driver, QStringLiteral("Runner"), canBeChosen).size() >= runners;
    });
}

/// Chooses a runner that can be chosen; false if there is none.
inline bool chooseRunner(TableDriver& driver) {
    const auto able = named(driver, QStringLiteral("Runner"), canBeChosen);
    if (able.empty())
        return false;
    driver.click(able.front());
    return true;
}

inline bool isBlockAsked(const TableDriver& driver) {
    return driver.prompt().contains(QStringLiteral("to block with"));
}

/// Plays on until somebody is asked whether to use an EX Burst, with that many dummies in play. The panel
/// beside the table is hidden, so that the card is shown over it.
inline bool burst(TableDriver& driver, std::size_t dummies) {
    if (driver.widget(QStringLiteral("side")) != nullptr)
        switchSidePanel(driver);
    const auto asked = [&] { return driver.widget(QStringLiteral("large-card")) != nullptr; };
    return goOnUntil(driver, [&] {
        if (asked())
            return true;
        if (named(driver, QStringLiteral("Dummy"), isInPlay).size() < dummies)
            play(driver, QStringLiteral("Dummy"));
        const auto attackers = named(driver, QStringLiteral("Dummy"), canBeChosen);
        if (!attackers.empty() && driver.prompt().contains(QStringLiteral("attack")))
            driver.click(attackers.front());
        return asked();
    });
}

/// Plays on until a bell is in play, and rings it that many times.
inline bool ring(TableDriver& driver, int times) {
    const bool isReady = bringOut(driver, QStringLiteral("Bell"));
    for (int i = 0; isReady && i < times; ++i)
        actWith(driver, usable(driver, QStringLiteral("Bell")).front());
    return isReady;
}

/// Begins to use the ability that asks for X.
inline void useWell(TableDriver& driver) {
    begin(driver, QStringLiteral("zwell"));
    QVERIFY(bringOut(driver, QStringLiteral("Well")));
    actWith(driver, usable(driver, QStringLiteral("Well")).front());
}

/// Returns the dummies at which waiting effects are aimed.
inline std::vector<TableDriver::Seen> aimedAt(const TableDriver& driver) {
    return named(driver, QStringLiteral("Dummy"), [](const TableDriver::Seen& card) {
        return card.description.contains(QStringLiteral("chosen by what waits"));
    });
}

/// Returns the rectangle of the table that the card of a burst covers.
inline QRect coveredByBurst(const TableDriver& driver) {
    const QWidget* large = driver.widget(QStringLiteral("large-card"));
    return {large->mapTo(driver.widget(QStringLiteral("table")), QPoint{}), large->size()};
}

/// Whether a line joins cards, or leads to a target.
inline bool areLinked(const TableDriver& driver) {
    return driver.widget(QStringLiteral("aim")) != nullptr;
}

/// Returns the text beside its arrows: the expected result of a battle.
inline QString foretold(const TableDriver& driver) {
    const QWidget* aim = driver.widget(QStringLiteral("aim"));
    return aim == nullptr ? QString{} : aim->accessibleDescription();
}

/// Returns the list entry under the keyboard's cursor; its rectangle is empty while it is out of sight.
inline std::pair<QString, QRect> underCursor(const TableDriver& driver) {
    QAccessibleInterface* list =
        QAccessible::queryAccessibleInterface(driver.widget(QStringLiteral("stack")));
    for (int i = 0; i < list->childCount(); ++i)
        if (QAccessibleInterface* row = list->child(i); row->state().focused)
            return {row->text(QAccessible::Description), row->rect()};
    return {};
}
