#pragma once

#include "tests/gui/two_people.h"
#include "tests/gui/words_of_games.h"

#include <QListWidget>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

// Checks that the window names no card to a player who may not know it, in games with the decks of two
// people.

/// What a person behind the players knows: cards that both players have seen, the cards in each hand once its
/// owner has been seen holding them, and cards that one player was shown alone.
class LeakWatcher {
public:
    explicit LeakWatcher(TableDriver& driver)
        : driver_{&driver},
          open_{zonesOf(driver, takujo::ZoneRole::row) + zonesOf(driver, takujo::ZoneRole::pile)} {}

    /// The card is clicked, so it is played, paid or put away where both see it. Or it is revealed.
    void showsEverybody(const QString& name) { known_.insert(name); }
    /// A player looks at cards that are neither in a hand nor visible to both.
    void showsOnlyTo(const QString& player, const std::set<QString>& names) {
        shown_[player].insert(names.begin(), names.end());
    }

    /// The present player looks at their hand; what has left it is visible to both. A card in it that was
    /// named before was named too early: no card returns to a hand in these games.
    void look(const QString& player) {
        std::set<QString> now = hand(*driver_);
        for (const QString& name : now)
            if (told_.contains(name))
                leaks_ << told_[name];
        std::ranges::set_difference(hands_[player], now, std::inserter(known_, known_.end()));
        hands_[player] = std::move(now);
    }

    /// Notes the names that the window tells and `player` may know only if they are visible to both by now;
    /// nobody: names that not both players may know. `look` finds out whether they are. A card shown to the
    /// other player alone is a leak at once.
    void listen(const QString& player) {
        addWhatLiesOpen();
        const QString everything = everythingTold();
        for (const QString& name : namesIn(everything)) {
            if (known_.contains(name))
                continue;
            if (!player.isEmpty() && (hands_[player].contains(name) || shown_[player].contains(name)))
                continue;
            told_[name] = everything.split('\n').filter(name);
            if (wasShown(name))
                leaks_ << told_[name];
        }
    }
    QString leaks() const { return leaks_.join('\n'); }
    std::size_t known() const { return known_.size(); }
    /// Returns how many cards were shown to one player alone and are not visible to both.
    std::size_t secrets() const {
        std::size_t count = 0;
        for (const auto& [player, names] : shown_)
            count += static_cast<std::size_t>(
                std::ranges::count_if(names, [this](const QString& name) { return !known_.contains(name); }));
        return count;
    }

private:
    bool wasShown(const QString& name) const {
        return std::ranges::any_of(shown_, [&](const auto& one) { return one.second.contains(name); });
    }

    /// Adds cards in play, or put away where both see them.
    void addWhatLiesOpen() {
        for (const QAccessibleInterface* one : driver_->spoken()) {
            const QString place = one->text(QAccessible::Description);
            for (const QString& open : open_)
                if (place.startsWith(open))
                    known_.insert(one->text(QAccessible::Name));
        }
    }

    TableDriver* driver_;
    QStringList open_; ///< names of the zones whose cards both players see
    std::set<QString> known_;
    std::map<QString, std::set<QString>> hands_;
    std::map<QString, std::set<QString>> shown_;
    std::map<QString, QStringList> told_; ///< with the texts that contain the name
    QStringList leaks_;
};

/// One click of a player who plays what can be played and looks at everything on the way.
inline void playLookingAround(TableDriver& driver, LeakWatcher& watcher, int step) {
    const auto ownHand = driver.cardsThat(isInHand);
    if (!ownHand.empty())
        driver.pointAt(ownHand[static_cast<std::size_t>(step) % ownHand.size()]);
    // Asks for forbidden things, too: the answer names the card.
    for (const TableDriver::Seen& card : ownHand)
        if (!card.canAct() && !card.choosable && step % 3 == 0) {
            driver.click(card);
            break;
        }
    const auto able = driver.cardsThat(canAct);
    if (!able.empty() && step % 4 != 3) {
        const TableDriver::Seen card = able[static_cast<std::size_t>(step) % able.size()];
        watcher.showsEverybody(card.name);
        driver.click(card);
        if (step % 2 == 0 || !driver.clickNamed(QStringLiteral("meaning-2")))
            driver.clickNamed(QStringLiteral("meaning-1"));
        return;
    }
    const auto choosable = driver.cardsThat(canBeChosen);
    QPushButton* button = driver.defaultButton();
    const bool pays = driver.widget(QStringLiteral("auto-pay")) != nullptr;
    if (!choosable.empty() && (pays || button == nullptr)) {
        watcher.showsEverybody(choosable.front().name);
        driver.click(choosable.front());
        return;
    }
    QVERIFY2(button != nullptr, qPrintable(driver.prompt()));
    driver.click(button);
}

enum class Shows : std::uint8_t {
    some,   ///< the cards that are looked at, to one player
    chosen, ///< these to one player, the chosen one to both
    all,    ///< these to both players
    none,
};

inline QListWidget* picker(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("picker-cards")));
}

inline QString told(const QListWidgetItem& item) {
    return item.data(Qt::AccessibleTextRole).toString();
}

/// Looks at what the card shows, and chooses one of them, or continues.
inline void lookAndChoose(TableDriver& driver, LeakWatcher& watcher, Shows shows, const QString& player,
                          int step) {
    const QListWidget& list = *picker(driver);
    std::set<QString> names;
    for (int i = 0; i < list.count(); ++i)
        names.merge(namesIn(told(*list.item(i))));
    if (shows == Shows::all)
        std::ranges::for_each(names, [&](const QString& name) { watcher.showsEverybody(name); });
    watcher.showsOnlyTo(player, names);
    watcher.listen(player);
    QPushButton* button = driver.defaultButton();
    if (button != nullptr && step % 3 == 0) {
        driver.click(button);
        return;
    }
    const int chosen = step % list.count();
    if (shows == Shows::chosen)
        for (const QString& name : namesIn(told(*list.item(chosen))))
            watcher.showsEverybody(name);
    driver.clickPicker(chosen);
}

/// The result of a game in which the table was handed over again and again.
struct WatchedGame {
    int handOvers = 0;
    int looked = 0;          ///< how often a player was shown cards
    bool asked = false;      ///< the question that was looked for has come
    std::size_t secrets = 0; ///< cards that a player was shown alone
};

/// Lets two people play and look around; stops at the first leak, which fails the test. `acts` is one of
/// their clicks while no cards are shown.
template <class Acts>
WatchedGame watchForLeaks(TableDriver& driver, Shows shows, const QString& asks, const Acts& acts) {
    LeakWatcher watcher{driver};
    QString sitting;
    WatchedGame game;
    for (int step = 0; step < 600 && game.handOvers < 16 && !driver.isOver(); ++step) {
        const bool isOpen = !isHandedOver(driver) && driver.widget(takeTable) != nullptr;
        if (isHandedOver(driver) || isOpen) {
            watcher.listen({});
            if (!hand(driver).empty())
                QTest::qFail("a hand is open", __FILE__, __LINE__);
            game.handOvers += isOpen ? 0 : 1;
            sitting = isOpen ? whoIsAsked(driver) : receiver(driver);
            sitDown(driver);
            continue;
        }
        watcher.look(sitting);
        game.asked = game.asked || driver.prompt().contains(asks);
        if (picker(driver) != nullptr) {
            ++game.looked;
            lookAndChoose(driver, watcher, shows, sitting, step);
        } else {
            watcher.listen(sitting);
            acts(watcher, step);
        }
        if (!watcher.leaks().isEmpty())
            QTest::qFail(qPrintable(watcher.leaks()), __FILE__, __LINE__);
        if (QTest::currentTestFailed())
            break;
    }
    game.secrets = watcher.secrets();
    return game;
}
