#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gui/against_computer.h"
#include "tests/gui/game_files.h"
#include "tests/gui/mouse_player.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"
#include "ui/window/main_window.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QSettings>

using namespace takujo;

/// Whole games in the window against the strong computer, with all motion and at its usual pace: kept as
/// saved games, and filmed in strips of pictures, one of each half second. To be looked at, and run by hand:
///
///     TAKUJO_FILMS=FOLDER takujo_films film_against_computer [isPlayed:GAME]
///
/// FOLDER/GAME.yaml is the game, FOLDER/GAME-NN.png are the strips. tests/games keeps some of them.
class FilmAgainstComputer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void isPlayed_data() { addGames(); }
    void isPlayed();

private:
    QDir folder_;
};

namespace {

constexpr QSize framed{640, 360};
constexpr int framesInRow = 3;
constexpr int framesInStrip = 24;
constexpr int apart = 500; ///< milliseconds between two pictures

/// Puts pictures beside each other, and writes them down whenever a strip is full.
class Strips {
public:
    Strips(QDir folder, QString name) : folder_{std::move(folder)}, name_{std::move(name)} {}
    ~Strips() { write(); }
    Strips(const Strips&) = delete;
    Strips& operator=(const Strips&) = delete;

    void add(const QPixmap& picture) {
        if (count_ == 0)
            strip_ = QImage{framed.width() * framesInRow, framed.height() * (framesInStrip / framesInRow),
                            QImage::Format_RGB32};
        QPainter painter{&strip_};
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(
            QRect{{framed.width() * (count_ % framesInRow), framed.height() * (count_ / framesInRow)},
                  framed},
            picture);
        painter.end();
        if (++count_ == framesInStrip)
            write();
    }

private:
    void write() {
        if (count_ == 0)
            return;
        const QString file = QStringLiteral("%1-%2.png").arg(name_).arg(++written_, 2, 10, QLatin1Char('0'));
        if (!strip_.save(folder_.filePath(file)))
            qWarning() << file << "could not be written";
        count_ = 0;
    }

    QDir folder_;
    QString name_;
    QImage strip_;
    int count_ = 0;
    int written_ = 0;
};

WindowWishes wishes() {
    WindowWishes all;
    all.language =
        qEnvironmentVariable("TAKUJO_FILM_LANGUAGE") == QStringLiteral("ja") ? Language::ja : Language::en;
    all.brightness = Brightness::dark;
    all.makeBot = makeBot;
    return all;
}

} // namespace

void FilmAgainstComputer::initTestCase() {
    const QString wanted = qEnvironmentVariable("TAKUJO_FILMS");
    QVERIFY2(!wanted.isEmpty(), "TAKUJO_FILMS names the folder for the films");
    folder_.setPath(wanted);
    QVERIFY(folder_.mkpath(QStringLiteral(".")));
    prepareForTests();
    QSettings{}.remove(QStringLiteral("movement"));
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("full"));
}

void FilmAgainstComputer::isPlayed() {
    QFETCH(int, game);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    TableDriver driver{wishes(), allGames()};
    driver.chooseGame(game);
    chooseSeating(driver, against);
    chooseStrength(driver, strong);
    driver.startGame(QStringLiteral("21"));
    const Movements& movements = driver.window().findChild<GamePage*>()->view().table().movements();
    MousePlayer player{driver};
    Strips strips{folder_, name};
    QElapsedTimer clock;
    clock.start();
    qint64 pictures = 0;
    constexpr int mostSteps = 4000;
    for (int step = 0; step < mostSteps && !driver.isOver();) {
        if (!movements.any() && !isThinking(driver))
            player.act(step++);
        if (QTest::currentTestFailed())
            return;
        QTest::qWait(10);
        if (clock.elapsed() >= apart * pictures) {
            strips.add(driver.window().grab());
            pictures = clock.elapsed() / apart + 1;
        }
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    for (int last = 0; last < framesInRow; ++last) { // the finish
        QTest::qWait(apart);
        strips.add(driver.window().grab());
    }
    qInfo() << name << driver.textOf(QStringLiteral("outcome-title")) << clock.elapsed() / 1000 << "s";
    saveAs(driver, folder_.filePath(name + QStringLiteral(".yaml")));
}

TAKUJO_TEST(FilmAgainstComputer)
#include "film_against_computer.moc"
