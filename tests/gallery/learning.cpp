#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/help/help_book.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QDialog>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

#include <array>

namespace takujo {

namespace {

const QString learningRoom = QStringLiteral("learning");

/// The guide's three levels at one moment, with the pointer on a card that can be used.
void hangGuide(Shelf& shelf, MainWindow& window, const QString& name) {
    auto* page = window.findChild<GamePage*>();
    for (const char* level : {"guide-acts", "guide-why", "guide-rules"}) {
        command(window, QString::fromLatin1(level));
        if (const CardItem* card = cardInHand(*page, true))
            QTest::mouseMove(page->view().viewport(), middleOf(*page, *card));
        shelf.hang(learningRoom, name + u'-' + QString::fromLatin1(level), window);
    }
    command(window, QStringLiteral("guide-acts"));
}

/// Every page of the help, from its first line and, where it is longer, to its last.
void hangHelp(Shelf& shelf, MainWindow& window, const QString& name, bool isFirstGame) {
    for (const QString& id : helpPageIds()) {
        const bool isOfGame = !helpPage(id, Language::en, name).markdown.isEmpty() &&
                              helpPage(id, Language::en, name).markdown !=
                                  helpPage(id, Language::en, QStringLiteral("no game")).markdown;
        if (!isFirstGame && !isOfGame)
            continue; // it is the same in all games
        window.openHelp(id + QStringLiteral(".md"));
        settle();
        QWidget* const help = otherWindow(window);
        auto* const text = qobject_cast<QTextBrowser*>(seen(window, QStringLiteral("help-page")));
        if (help == nullptr || text == nullptr)
            return;
        const QString picture = name + QStringLiteral("-help-") + id;
        shelf.hang(learningRoom, picture, *help);
        for (int part = 2; text->verticalScrollBar()->value() < text->verticalScrollBar()->maximum();
             ++part) {
            text->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
            shelf.hang(learningRoom, QStringLiteral("%1-%2").arg(picture).arg(part), *help);
        }
    }
    closeOthers(window);
}

} // namespace

/// What there is to learn in each game; a game against the clock; the guide; the help.
void hangLearning(Shelf& shelf, Language language, Brightness brightness) {
    bool isFirst = true;
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        MainWindow window{
            std::array{game},
            {.language = language, .brightness = brightness, .keepsGames = false, .makeBot = makeBot}};
        window.resize(1280, 720);
        window.show();
        settle();
        const QString name = qt(game->id);
        shelf.hang(learningRoom, name + QStringLiteral("-start"), window);
        window.startPage().open(StartPage::lessons);
        shelf.hang(learningRoom, name + QStringLiteral("-lessons"), window);
        hangHelp(shelf, window, name, isFirst);
        isFirst = false;
        GameStart start = usualStart(window.games().front());
        start.seed = 21;
        start.clockMinutes = 5;
        window.begin(start);
        window.playUntil(6, start.seed);
        hangGuide(shelf, window, name);
    }
}

} // namespace takujo
