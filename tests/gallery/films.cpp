// Games in motion: strips of pictures, one of each half second, that should read as a story without words.

#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QSettings>
#include <QTest>

namespace takujo {

namespace {

constexpr QSize filmed{1280, 720};
constexpr QSize framed{640, 360};
constexpr int framesInRow = 3;
constexpr int framesInAll = 24;
constexpr int turnsBefore = 6;

/// Milliseconds between two pictures: half a second, unless the environment asks for others.
int apart() {
    constexpr int half = 500;
    const int wanted = qEnvironmentVariableIntValue("TAKUJO_FILM_STEP");
    return wanted > 0 ? wanted : half;
}

Option answerOf(Bot& bot, const Match& match) {
    const Decision& decision = match.decision();
    if (decision.options.size() == 1)
        return decision.options.front();
    return decision.options[bot.answer(knownTo(decision.decider, match))];
}

QImage strip(GamePage& page, MainWindow& shown) {
    QImage sheet{framed.width() * framesInRow, framed.height() * (framesInAll / framesInRow),
                 QImage::Format_RGB32};
    QPainter painter{&sheet};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const std::unique_ptr<Bot> bot = makeBot({BotKind::quick}, 1);
    Session& session = *page.current();
    const Movements& movements = page.view().table().movements();
    QElapsedTimer clock;
    clock.start();
    for (int picture = 0; picture < framesInAll;) {
        if (!movements.any() && !session.match().over())
            session.answer(answerOf(*bot, session.match()));
        QTest::qWait(10);
        if (clock.elapsed() < apart() * picture)
            continue;
        const QPixmap seen = shown.grab();
        painter.drawPixmap(
            QRect{QPoint{framed.width() * (picture % framesInRow), framed.height() * (picture / framesInRow)},
                  framed},
            seen);
        ++picture;
    }
    return sheet;
}

} // namespace

void hangFilms(Shelf& shelf, Language language, Brightness brightness) {
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("full"));
    QSettings{}.setValue(QStringLiteral("settings/1/turn-table"), QStringLiteral("off"));
    for (std::size_t i = 0; i < allGames().size(); ++i) {
        MainWindow shown{allGames(), {language, brightness, false}};
        if (i >= shown.games().size())
            break; // the rest is not on the start page
        shown.resize(filmed);
        shown.show();
        auto* page = shown.findChild<GamePage*>();
        GameStart start = usualStart(shown.games()[i]);
        start.seed = 3;
        shown.begin(start);
        shown.playUntil(turnsBefore, start.seed);
        page->view().table().movements().finish();
        const std::string_view game = page->current()->match().game().id;
        shelf.hang(QStringLiteral("films"), QString::fromLatin1(game.data(), qsizetype(game.size())),
                   strip(*page, shown));
    }
    QSettings{}.remove(QStringLiteral("settings/1"));
}

} // namespace takujo
