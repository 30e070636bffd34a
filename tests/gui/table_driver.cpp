#include "tests/gui/table_driver.h"

#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "ui/table/table_view.h"
#include "ui/widgets/window_style.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

void prepareForTests() {
    static const QTemporaryDir place; // where a user's own cards, decks and games would be
    qputenv("XDG_DATA_HOME", place.path().toUtf8());
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("takujo-tests"));
    QCoreApplication::setApplicationName(
        QStringLiteral("takujo-tests-%1").arg(QCoreApplication::applicationPid()));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("movement"), false);
    QApplication::setStyle(new WindowStyle);
}

void forgetSettings() {
    QSettings{}.clear();
    QSettings{}.setValue(QStringLiteral("welcomed"), true); // nobody is asked what they know
    // By which tests know the players; test_deck_colours has those that fit the decks.
    QSettings{}.setValue(QStringLiteral("colours/0"), QStringLiteral("blue"));
    QSettings{}.setValue(QStringLiteral("colours/1"), QStringLiteral("crimson"));
}

TableDriver::TableDriver(const QString& language, Brightness brightness)
    : TableDriver{language, brightness, allGames()} {}

namespace {

/// No test waits for the computer longer than it thinks.
WindowWishes wishesFor(const QString& language, Brightness brightness, const SoundOutputMaker& makeSounds) {
    WindowWishes wishes{language == QStringLiteral("ja") ? Language::ja : Language::en, brightness};
    wishes.makeBot = makeBot;
    wishes.makeSounds = makeSounds;
    wishes.keepsPace = false;
    return wishes;
}

} // namespace

TableDriver::TableDriver(const QString& language, Brightness brightness, std::span<const Game* const> games,
                         const SoundOutputMaker& makeSounds)
    : TableDriver{wishesFor(language, brightness, makeSounds), games} {}

TableDriver::TableDriver(WindowWishes wishes, std::span<const Game* const> games) {
    if (games.size() == 1) // a test that has only one game means it, though it be a hidden one
        wishes.shows = games.front()->id;
    window_ = std::make_unique<MainWindow>(games, wishes);
    window_->resize(1280, 720);
    window_->show();
    settle();
}

TableDriver::~TableDriver() = default;

QWidget& TableDriver::window() const {
    return *window_;
}

void TableDriver::settle() const {
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QWidget* TableDriver::widget(const QString& name) const {
    for (QWidget* found : window_->findChildren<QWidget*>(name))
        if (found->isVisible())
            return found;
    return nullptr;
}

QWidget* TableDriver::table() const {
    return widget(QStringLiteral("table"));
}

QString TableDriver::textOf(const QString& name) const {
    const QWidget* found = widget(name);
    if (const auto* label = qobject_cast<const QLabel*>(found))
        return label->text();
    return found == nullptr ? QString{} : found->accessibleName();
}

void TableDriver::openOptions() {
    if (widget(QStringLiteral("game-options")) == nullptr)
        click(widget(QStringLiteral("more-options")));
    QVERIFY(widget(QStringLiteral("seed")) != nullptr);
}

void TableDriver::startGame(const QString& seed) {
    openOptions();
    QWidget* field = widget(QStringLiteral("seed"));
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, seed);
    click(widget(QStringLiteral("start")));
}

bool TableDriver::isOver() const {
    return widget(QStringLiteral("outcome")) != nullptr;
}

namespace {

/// What is painted on the table, from the players down to the cards; widgets are no part of it.
void collect(QAccessibleInterface* within, std::vector<QAccessibleInterface*>& found) {
    for (int i = 0; i < within->childCount(); ++i) {
        QAccessibleInterface* one = within->child(i);
        if (one == nullptr || qobject_cast<QWidget*>(one->object()) != nullptr)
            continue;
        found.push_back(one);
        collect(one, found);
    }
}

} // namespace

std::vector<QAccessibleInterface*> TableDriver::spoken() const {
    std::vector<QAccessibleInterface*> found;
    if (QAccessibleInterface* top = QAccessible::queryAccessibleInterface(table()))
        collect(top, found);
    return found;
}

TableDriver::Seen TableDriver::seenAs(QAccessibleInterface* item) const {
    const auto* view = qobject_cast<QAbstractScrollArea*>(table());
    const QAccessible::State state = item->state();
    Seen one;
    one.name = item->text(QAccessible::Name);
    // The first line says how it is; below is what is printed on it.
    one.description = item->text(QAccessible::Description).section(u'\n', 0, 0);
    one.isZone = item->role() != QAccessible::ListItem;
    one.chosen = state.selected != 0;
    one.choosable = state.selectable != 0 && !one.chosen;
    one.rect = {view->viewport()->mapFromGlobal(item->rect().topLeft()), item->rect().size()};
    return one;
}

std::vector<TableDriver::Seen> TableDriver::seen() const {
    std::vector<Seen> result;
    for (QAccessibleInterface* item : spoken())
        if (item->state().focusable != 0)
            result.push_back(seenAs(item));
    return result;
}

std::optional<TableDriver::Seen> TableDriver::focused() const {
    for (QAccessibleInterface* item : spoken())
        if (item->state().focused != 0)
            return seenAs(item);
    return std::nullopt;
}

std::vector<TableDriver::Seen> TableDriver::cardsThat(bool (*holds)(const Seen&)) const {
    std::vector<Seen> result;
    for (const Seen& one : seen())
        if (!one.isZone && holds(one))
            result.push_back(one);
    return result;
}

std::vector<QPushButton*> TableDriver::buttons() const {
    std::vector<QPushButton*> result;
    for (const QString& name : {QStringLiteral("prompt"), QStringLiteral("choices")})
        if (const QWidget* place = widget(name))
            for (QPushButton* button : place->findChildren<QPushButton*>())
                if (button->isVisible())
                    result.push_back(button);
    return result;
}

QPushButton* TableDriver::defaultButton() const {
    for (QPushButton* button : buttons())
        if (button->property("isDefault").toBool())
            return button;
    return nullptr;
}

void TableDriver::chooseGame(int row) {
    auto* list = qobject_cast<QComboBox*>(widget(QStringLiteral("game-choice")));
    QVERIFY(list != nullptr && row < list->count());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(list, Qt::Key_Down);
    settle();
    QCOMPARE(list->currentIndex(), row);
}

void TableDriver::chooseDeck(int player, const QString& name) {
    auto* list = qobject_cast<QComboBox*>(widget(QStringLiteral("deck-%1").arg(player)));
    QVERIFY(list != nullptr);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int i = 0; i < list->count() && list->currentText() != name; ++i)
        QTest::keyClick(list, Qt::Key_Down);
    settle();
    QCOMPARE(list->currentText(), name);
}

void TableDriver::clickPicker(int index) {
    auto* list = qobject_cast<QListWidget*>(widget(QStringLiteral("picker-cards")));
    QVERIFY(list != nullptr && index < list->count());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(index)).center());
    settle();
}

/// Cards overlap: a point of it that nothing covers.
QPoint TableDriver::visiblePoint(const Seen& what) const {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(table());
    const QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    for (const double across : {0.5, 0.2, 0.8, 0.05})
        for (const double down : {0.5, 0.8, 0.2}) {
            const QPoint point = what.rect.topLeft() + QPoint{static_cast<int>(what.rect.width() * across),
                                                              static_cast<int>(what.rect.height() * down)};
            const QPoint global = viewport->mapToGlobal(point);
            const QAccessibleInterface* there = list->childAt(global.x(), global.y());
            if (there != nullptr && there->text(QAccessible::Name) == what.name &&
                QRect{viewport->mapFromGlobal(there->rect().topLeft()), there->rect().size()}.center() ==
                    what.rect.center())
                return point;
        }
    return what.rect.center();
}

void TableDriver::pointAt(const Seen& what) {
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    const QPoint at = visiblePoint(what);
    QMouseEvent move{QEvent::MouseMove, at,           viewport->mapToGlobal(at),
                     Qt::NoButton,      Qt::NoButton, Qt::NoModifier};
    QCoreApplication::sendEvent(viewport, &move);
    settle();
}

void TableDriver::click(const Seen& what, Qt::MouseButton button) {
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    QTest::mouseClick(viewport, button, {}, visiblePoint(what));
    settle();
}

void TableDriver::click(QWidget* what) {
    QVERIFY(what != nullptr);
    QTest::mouseClick(what, Qt::LeftButton);
    settle();
}

bool TableDriver::clickNamed(const QString& name) {
    QWidget* found = widget(name);
    if (found == nullptr)
        return false;
    click(found);
    return true;
}

void TableDriver::chooseFromMenu(const QStringList& way) {
    if (!clickNamed(QStringLiteral("menu-button")))
        click(widget(QStringLiteral("start-menu-button")));
    for (const QString& name : way) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY2(menu != nullptr, qPrintable(name));
        const QList<QAction*> actions = menu->actions();
        const auto found = std::ranges::find_if(actions, [&](const QAction* action) {
            return action->objectName() == name ||
                   (action->menu() != nullptr && action->menu()->objectName() == name);
        });
        QVERIFY2(found != actions.end() && (*found)->isEnabled(), qPrintable(name));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*found).center());
        // It goes away, or a menu within it comes up, which takes its time.
        QTRY_VERIFY2(QApplication::activePopupWidget() != menu, qPrintable(name));
        settle();
    }
}

void TableDriver::key(int key, Qt::KeyboardModifiers modifiers) {
    // Without a window manager nobody gives the keyboard back when a dialog closes.
    if (QApplication::activeWindow() == nullptr) {
        window_->activateWindow();
        table()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    QTest::keyClick(table(), static_cast<Qt::Key>(key), modifiers);
    settle();
}

/// QTest::mouseMove does not say which buttons are held.
void TableDriver::moveHeld(QPoint to) {
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    QMouseEvent move{QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier};
    QCoreApplication::sendEvent(viewport, &move);
}

void TableDriver::hold(const Seen& card, QPoint at) {
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    const QPoint from = visiblePoint(card);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 6; ++i)
        moveHeld(from + (at - from) * i / 6);
    settle();
}

void TableDriver::drag(const Seen& card, QPoint to) {
    hold(card, to);
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    settle();
}

bool TableDriver::dragToLitPlace(const Seen& card) {
    QWidget* viewport = qobject_cast<QAbstractScrollArea*>(table())->viewport();
    const QPoint from = visiblePoint(card);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    moveHeld(from + QPoint{4, -14});
    moveHeld(from + QPoint{8, -40});
    settle();
    for (const Seen& one : seen())
        if (one.isLit()) {
            moveHeld(one.rect.center());
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, one.rect.center());
            settle();
            return true;
        }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, from);
    settle();
    return false;
}
