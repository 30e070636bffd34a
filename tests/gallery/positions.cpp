#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <array>

namespace takujo {

namespace {

const QString room = QStringLiteral("workshop");

/// A few at random, so that it does not take long.
void countSomeGames(QWidget& dialog) {
    constexpr int longest = 300; // looks
    auto* const bot = qobject_cast<QComboBox*>(seen(dialog, QStringLiteral("line-bot")));
    auto* const games = qobject_cast<QSpinBox*>(seen(dialog, QStringLiteral("line-games")));
    auto* const start = qobject_cast<QPushButton*>(seen(dialog, QStringLiteral("line-start")));
    auto* const progress = dialog.findChild<QProgressBar*>();
    if (bot == nullptr || games == nullptr || start == nullptr || progress == nullptr)
        return;
    bot->setCurrentIndex(0);
    games->setValue(6);
    start->click();
    for (int i = 0; i < longest && progress->isVisible(); ++i)
        QTest::qWait(100);
}

void chooseFirstCard(MainWindow& window) {
    for (QListWidget* strip : window.findChildren<QListWidget*>())
        if (strip->isVisible() && strip->objectName().startsWith(QStringLiteral("zone-0")) &&
            strip->count() > 0) {
            strip->setFocus(Qt::TabFocusReason);
            strip->setCurrentRow(0);
            return;
        }
}

} // namespace

/// An empty table; the middle of a game that was taken over, in both sizes; and the question which line wins.
void hangPositions(Shelf& shelf, Language language, Brightness brightness) {
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        MainWindow window{
            std::array{game},
            {.language = language, .brightness = brightness, .keepsGames = false, .makeBot = makeBot}};
        window.resize(1280, 720);
        window.show();
        const QString name = QString::fromStdString(std::string{game->id}) + QStringLiteral("-position-");
        click(window, QStringLiteral("set-up-position"));
        settle();
        shelf.hang(room, name + QStringLiteral("empty"), window);
        GameStart start = usualStart(window.games().front());
        start.seed = 40;
        window.begin(start);
        window.playUntil(9, start.seed);
        command(window, QStringLiteral("take-over"));
        settle();
        shelf.hang(room, name + QStringLiteral("left-out"), window);
        closeOthers(window);
        settle();
        chooseFirstCard(window);
        settle();
        shelf.hang(room, name + QStringLiteral("taken-over"), window);
        window.resize(1600, 900);
        settle();
        shelf.hang(room, name + QStringLiteral("large"), window);
        click(window, QStringLiteral("position-lines"));
        settle();
        if (QWidget* dialog = otherWindow(window)) {
            countSomeGames(*dialog);
            shelf.hang(room, name + QStringLiteral("lines"), *dialog);
        }
        closeOthers(window);
    }
}

} // namespace takujo
