#include "engine/games/registry.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTreeWidget>

#include <array>

namespace takujo {

namespace {

const QString rulesRoom = QStringLiteral("rules");

/// The film in hand: at its beginning, at the first refusal, and at its end.
void hangFilm(Shelf& shelf, MainWindow& window, const QString& name) {
    shelf.hang(rulesRoom, name + QStringLiteral("-film"), window);
    constexpr int most = 60; // moments
    for (int i = 0; i < most; ++i) {
        command(window, QStringLiteral("replay-forward"));
        if (seen(window, QStringLiteral("refusal")) == nullptr)
            continue;
        shelf.hang(rulesRoom, name + QStringLiteral("-film-refusal"), window);
        break;
    }
    command(window, QStringLiteral("replay-end"));
    shelf.hang(rulesRoom, name + QStringLiteral("-film-end"), window);
}

} // namespace

/// The rule browser of every game: all of it, a search, and the first film of the first rule that has one.
void hangRules(Shelf& shelf, Language language, Brightness brightness) {
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        MainWindow window{std::array{game},
                          {.language = language, .brightness = brightness, .keepsGames = false}};
        window.resize(1280, 720);
        window.show();
        settle();
        const QString name = qt(game->id);
        command(window, QStringLiteral("rule-browser"));
        const auto* films = window.findChild<QListWidget*>(QStringLiteral("films"));
        auto* search = qobject_cast<QLineEdit*>(seen(window, QStringLiteral("rules-search")));
        if (films == nullptr || search == nullptr)
            continue;
        shelf.hang(rulesRoom, name + QStringLiteral("-all"), window);
        auto* const shows = seen(window, QStringLiteral("rules-shown"));
        QTest::keyClick(shows, Qt::Key_Down); // only what films show
        search->setText(language == Language::ja ? QStringLiteral("コスト") : QStringLiteral("cost"));
        auto* const tree = window.findChild<QTreeWidget*>(QStringLiteral("rule-tree"));
        static_cast<void>(QTest::qWaitFor(
            [tree] { return *QTreeWidgetItemIterator{tree, QTreeWidgetItemIterator::NotHidden} != nullptr; },
            20000));
        QTest::keyClick(search, Qt::Key_Return);
        static_cast<void>(QTest::qWaitFor([films] { return films->count() > 0; }, 20000));
        shelf.hang(rulesRoom, name + QStringLiteral("-search"), window);
        if (click(window, QStringLiteral("watch-film")))
            hangFilm(shelf, window, name);
    }
}

} // namespace takujo
