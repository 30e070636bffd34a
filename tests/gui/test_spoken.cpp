#include "tests/gui/key_player.h"
#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

/// What people hear who do not see the window: the tree of the table, what every widget is called, what is
/// announced.
class TestSpoken : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void theTableIsPlayersZonesAndCards();
    void everyCardIsToldAtEveryStepOfAGame();
    void hiddenCardsAreNeverNamed();
    void whatAClickDoesIsAnAction();
    void theQuestionIsAnnounced();
    void whatHappensIsAnnounced();
    void aGameThatIsWatchedIsAnnounced();
    void aRefusalIsAnnouncedWithItsRule();
    void theWinnerIsAnnounced();
    void announcementsAreANotificationOfTheTree();
    void nothingThatTakesTheKeyboardIsNameless_data();
    void nothingThatTakesTheKeyboardIsNameless();

private:
    QAccessibleInterface* table() const;
    QStringList heard(const QSignalSpy& spy) const;
    QObject* announcer() const { return driver_->widget(QStringLiteral("announcer")); }
    void begin(const QString& seed = QStringLiteral("5")) const;

    std::unique_ptr<TableDriver> driver_;
    std::unique_ptr<KeyPlayer> keys_;
};

void TestSpoken::init() {
    driver_ = std::make_unique<TableDriver>();
    keys_ = std::make_unique<KeyPlayer>(*driver_);
}

void TestSpoken::begin(const QString& seed) const {
    keys_->startGame(seed);
    for (int i = 0; i < 3; ++i)
        keys_->press(Qt::Key_Space);
}

QAccessibleInterface* TestSpoken::table() const {
    return QAccessible::queryAccessibleInterface(driver_->widget(QStringLiteral("table")));
}

QStringList TestSpoken::heard(const QSignalSpy& spy) const {
    QStringList all;
    for (const QList<QVariant>& one : spy)
        all << one.front().toString();
    return all;
}

void TestSpoken::theTableIsPlayersZonesAndCards() {
    begin();
    QAccessibleInterface* top = table();
    QVERIFY(!top->text(QAccessible::Name).isEmpty());
    QStringList players;
    int zones = 0;
    for (int i = 0; i < top->childCount(); ++i) {
        QAccessibleInterface* side = top->child(i);
        QCOMPARE(top->indexOfChild(side), i);
        QCOMPARE(side->parent()->object(), top->object());
        if (qobject_cast<QWidget*>(side->object()) != nullptr)
            continue; // what floats over the table
        players << side->text(QAccessible::Name);
        for (int j = 0; j < side->childCount(); ++j) {
            QAccessibleInterface* zone = side->child(j);
            QCOMPARE(zone->role(), QAccessible::List);
            QCOMPARE(zone->parent()->object(), side->object());
            QVERIFY2(zone->text(QAccessible::Name).contains(players.back()),
                     qPrintable(zone->text(QAccessible::Name)));
            ++zones;
            for (int k = 0; k < zone->childCount(); ++k) {
                QCOMPARE(zone->child(k)->role(), QAccessible::ListItem);
                QCOMPARE(zone->child(k)->parent()->object(), zone->object());
                QCOMPARE(zone->indexOfChild(zone->child(k)), k);
            }
        }
    }
    // First the one who decides.
    QCOMPARE(players.size(), 2);
    QCOMPARE(players.front(), driver_->prompt().section(u':', 0, 0));
    QVERIFY(players.back() != players.front());
    QCOMPARE(zones, 12); // hand, field, damage, break zone, removed, deck: twice
    // The question stands in the tree too.
    const auto isPrompt = [&](int i) { return top->child(i)->text(QAccessible::Name) == driver_->prompt(); };
    bool found = false;
    for (int i = 0; i < top->childCount(); ++i)
        found = found || isPrompt(i);
    QVERIFY(found);
}

void TestSpoken::everyCardIsToldAtEveryStepOfAGame() {
    begin(QStringLiteral("11"));
    int cards = 0;
    int hidden = 0;
    for (int step = 0; step < 250 && !driver_->isOver(); ++step) {
        for (QAccessibleInterface* one : driver_->spoken()) {
            const QString name = one->text(QAccessible::Name);
            const QString description = one->text(QAccessible::Description);
            QVERIFY2(!name.isEmpty(), qPrintable(description));
            if (one->role() != QAccessible::ListItem)
                continue;
            // Place and owner, then the place among the others.
            const QString first = description.section(u'\n', 0, 0);
            const QString zone = one->parent()->text(QAccessible::Name).section(QStringLiteral(" of "), 0, 0);
            QVERIFY2(first.startsWith(zone + QStringLiteral(", ")), qPrintable(first));
            const int among = one->parent()->childCount();
            if (among > 1)
                QVERIFY2(first.contains(
                             QStringLiteral("%1 of %2").arg(one->parent()->indexOfChild(one) + 1).arg(among)),
                         qPrintable(first));
            if (name.startsWith(QStringLiteral("A card in the hand of"))) {
                QVERIFY(one->actionInterface()->actionNames().isEmpty());
                ++hidden;
                continue;
            }
            ++cards;
            // What sort of card it is and what it says, below.
            QVERIFY2(description.contains(u'\n'), qPrintable(name + QStringLiteral(": ") + description));
            if (one->state().selectable)
                QVERIFY2(first.contains(QStringLiteral("can ")) || first.contains(QStringLiteral("chosen")),
                         qPrintable(first));
            if (one->state().focusable)
                QVERIFY(one->actionInterface()->actionNames().contains(
                    QAccessibleActionInterface::pressAction()));
        }
        keys_->act(step);
    }
    QVERIFY(cards > 500 && hidden > 100);
}

void TestSpoken::hiddenCardsAreNeverNamed() {
    begin();
    QStringList mine;
    for (const TableDriver::Seen& card : driver_->cardsThat(isInHand))
        mine << card.name;
    QVERIFY(mine.size() >= 5);
    // The other player decides: the same cards are hidden now.
    const QString asked = driver_->prompt().section(u':', 0, 0);
    for (int i = 0; i < 60 && driver_->prompt().section(u':', 0, 0) == asked; ++i)
        keys_->act(i);
    QVERIFY(driver_->prompt().section(u':', 0, 0) != asked);
    int hidden = 0;
    for (QAccessibleInterface* one : driver_->spoken())
        if (one->parent()->text(QAccessible::Name).endsWith(asked) &&
            one->text(QAccessible::Description).startsWith(QStringLiteral("Hand, "))) {
            QCOMPARE(one->text(QAccessible::Name), QStringLiteral("A card in the hand of ") + asked);
            QVERIFY(!one->text(QAccessible::Description).contains(u'\n'));
            ++hidden;
        }
    QVERIFY(hidden > 0);
}

void TestSpoken::whatAClickDoesIsAnAction() {
    begin();
    const QString before = driver_->prompt();
    for (QAccessibleInterface* one : driver_->spoken())
        if (one->text(QAccessible::Description).contains(QStringLiteral("can act"))) {
            one->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
            driver_->settle();
            QVERIFY(one->state().focused);
            QCOMPARE(driver_->focused()->name, one->text(QAccessible::Name));
            one->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
            driver_->settle();
            QVERIFY(QApplication::activePopupWidget() != nullptr);
            keys_->press(Qt::Key_Escape);
            QCOMPARE(driver_->prompt(), before);
            one->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            driver_->settle();
            QVERIFY(driver_->prompt() != before || QApplication::activePopupWidget() != nullptr);
            return;
        }
    QFAIL("some card can act");
}

void TestSpoken::theQuestionIsAnnounced() {
    keys_->startGame(QStringLiteral("5"));
    QSignalSpy spy{announcer(), SIGNAL(announced(QString))};
    QString before = driver_->prompt();
    int asked = 0;
    for (int i = 0; i < 40; ++i) {
        keys_->act(i);
        if (driver_->prompt() == before)
            continue;
        before = driver_->prompt();
        QVERIFY2(heard(spy).join(u'\n').contains(before), qPrintable(before));
        spy.clear();
        ++asked;
    }
    QVERIFY(asked > 10);
    keys_->press(Qt::Key_Q);
    QVERIFY(heard(spy).join(u'\n').contains(driver_->prompt()));
}

void TestSpoken::whatHappensIsAnnounced() {
    begin();
    QSignalSpy spy{announcer(), SIGNAL(announced(QString))};
    for (int i = 0; i < 60; ++i)
        keys_->act(i);
    const QString all = heard(spy).join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("draws")), qPrintable(all));
    spy.clear();
    keys_->press(Qt::Key_U);
    QVERIFY2(heard(spy).join(u'\n').startsWith(QStringLiteral("Gone back.")),
             qPrintable(heard(spy).join(u'\n')));
}

void TestSpoken::aGameThatIsWatchedIsAnnounced() {
    begin();
    for (int i = 0; i < 20; ++i)
        keys_->act(i);
    keys_->press(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(driver_->widget(QStringLiteral("replay-bar")) != nullptr);
    QSignalSpy spy{announcer(), SIGNAL(announced(QString))};
    keys_->press(Qt::Key_Home);
    QVERIFY2(heard(spy).join(u'\n').startsWith(QStringLiteral("Gone back.")),
             qPrintable(heard(spy).join(u'\n')));
    spy.clear();
    keys_->press(Qt::Key_End);
    QVERIFY2(heard(spy).join(u'\n').contains(QStringLiteral("draws")), qPrintable(heard(spy).join(u'\n')));
}

void TestSpoken::aRefusalIsAnnouncedWithItsRule() {
    begin();
    QSignalSpy spy{announcer(), SIGNAL(announced(QString))};
    for (int i = 0; i < 60 && heard(spy).filter(QStringLiteral("(rule ")).isEmpty(); ++i) {
        keys_->press(Qt::Key_C);
        keys_->press(Qt::Key_E);
        keys_->press(Qt::Key_Escape);
        keys_->act(i);
    }
    const QStringList rules = heard(spy).filter(QStringLiteral("(rule "));
    QVERIFY2(!rules.isEmpty(), qPrintable(heard(spy).join(u'\n')));
}

void TestSpoken::theWinnerIsAnnounced() {
    begin();
    QSignalSpy spy{announcer(), SIGNAL(announced(QString))};
    driver_->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    keys_->press(Qt::Key_Tab);
    keys_->press(Qt::Key_Return);
    QVERIFY(driver_->isOver());
    QVERIFY2(heard(spy).join(u'\n').contains(QStringLiteral("Crimson wins")),
             qPrintable(heard(spy).join(u'\n')));
}

void TestSpoken::announcementsAreANotificationOfTheTree() {
    begin();
    QAccessibleInterface* page =
        QAccessible::queryAccessibleInterface(driver_->widget(QStringLiteral("game-page")));
    int found = 0;
    for (int i = 0; i < page->childCount(); ++i)
        if (page->child(i)->role() == QAccessible::Notification) {
            QVERIFY(page->child(i)->text(QAccessible::Name).contains(driver_->prompt()));
            QVERIFY(!page->child(i)->state().invisible);
            ++found;
        }
    QCOMPARE(found, 1);
}

void TestSpoken::nothingThatTakesTheKeyboardIsNameless_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("dialog");
    const auto row = [](const char* what, int key, Qt::KeyboardModifiers modifiers, const char* dialog) {
        QTest::newRow(what) << key << static_cast<int>(modifiers) << QString::fromLatin1(dialog);
    };
    row("the start page", 0, Qt::NoModifier, "start-page");
    row("the table", Qt::Key_C, Qt::NoModifier, "game-page");
    row("the log", Qt::Key_L, Qt::NoModifier, "game-page");
    row("the rules", Qt::Key_F, Qt::ControlModifier, "game-page");
    row("keys", Qt::Key_Question, Qt::NoModifier, "shortcuts-dialog");
    row("stops", Qt::Key_S, Qt::NoModifier, "stops-dialog");
    row("a pile", Qt::Key_B, Qt::NoModifier, "zone-viewer");
    row("a question", Qt::Key_F10, Qt::NoModifier, "question");
    row("history", Qt::Key_H, Qt::NoModifier, "history-dialog");
}

void TestSpoken::nothingThatTakesTheKeyboardIsNameless() {
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QString, dialog);
    if (key != 0) {
        begin();
        if (dialog == QStringLiteral("question"))
            driver_->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
        else
            keys_->press(key, static_cast<Qt::KeyboardModifiers>(modifiers));
        if (dialog == QStringLiteral("zone-viewer"))
            keys_->press(Qt::Key_Return);
    }
    const QWidget* part = driver_->window().findChild<QWidget*>(dialog);
    QVERIFY(part != nullptr && part->isVisible());
    int seen = 0;
    for (QWidget* widget : part->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr)
            continue;
        // Arrows of tabs and the inside of lists belong to what is around them.
        if (widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(
            spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty(),
            qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
        // What is chosen in a box says nothing without what it is chosen for.
        if (qobject_cast<QComboBox*>(widget) != nullptr)
            QVERIFY2(!widget->accessibleName().isEmpty() &&
                         spoken->text(QAccessible::Name).startsWith(widget->accessibleName()),
                     qPrintable(widget->objectName()));
        ++seen;
    }
    QVERIFY(seen > 0);
}

TAKUJO_TEST(TestSpoken)
#include "test_spoken.moc"
