#include "engine/core/random.h"
#include "engine/match/saves/saving.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"
#include "ui/widgets/command_set.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>

using namespace takujo;

/// Somebody does anything anywhere, with mouse and keys and without an aim: the window stands, tells of no
/// mistake, leaves no popups behind, and keeps a game that can be gone on with.
/// TAKUJO_WANDERING_SEEDS and TAKUJO_WANDERING_STEPS: how many walks, and how long each.
class TestWandering : public QObject {
    Q_OBJECT

public slots:
    void noLink(const QUrl&) { ++links_; } // nothing outside of the window is opened

private slots:
    void initTestCase();
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    void nothingBreaks_data();
    void nothingBreaks();

private:
    int links_ = 0;
};

namespace {

/// Who wanders: what is done next is chance, of that seed alone.
class Wanderer {
public:
    Wanderer(TableDriver& driver, std::uint32_t seed) : driver_{&driver}, random_{seed} {
        // What Qt's own file dialog asks, it waits for inside of the step.
        constexpr int soon = 50;
        closes_.callOnTimeout([] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box != nullptr && qobject_cast<QFileDialog*>(box->parentWidget()) != nullptr)
                box->reject();
        });
        closes_.start(soon);
    }

    void step() {
        enum : std::uint32_t {
            clicks = 50,
            doubles = 54,
            rights = 62,
            drags = 76,
            wheels = 80,
            commands = 92
        };
        constexpr std::uint32_t escapes = 98;
        QWidget* const where = top();
        const QPoint at = anywhere(where);
        QWidget* const under = where->childAt(at) != nullptr ? where->childAt(at) : where;
        const QPoint there = under->mapFrom(where, at);
        const std::uint32_t what = random_.below(100);
        if (what < clicks) {
            did("click", under, there);
            QTest::mouseClick(under, Qt::LeftButton, {}, there);
        } else if (what < doubles) {
            did("double click", under, there);
            QTest::mouseDClick(under, Qt::LeftButton, {}, there);
        } else if (what < rights) {
            did("right click", under, there);
            QTest::mouseClick(under, Qt::RightButton, {}, there);
        } else if (what < drags) {
            drag(under, there, anywhere(under));
        } else if (what < wheels) {
            did("wheel", under, there);
            turnWheel(under, there);
        } else if (what < commands) {
            pressCommand(where);
        } else if (what < escapes) {
            did("key Esc", where, {});
            press(where, Qt::Key_Escape, {});
        } else {
            const QSize size{960 + static_cast<int>(random_.below(700)),
                             600 + static_cast<int>(random_.below(400))};
            did("resize", &driver_->window(), {size.width(), size.height()});
            driver_->window().resize(size);
        }
        driver_->settle();
    }

    /// The last thirty things that were done.
    QString told() const { return steps_.mid(std::max<qsizetype>(0, steps_.size() - 30)).join(u'\n'); }

private:
    /// What gets mouse and keys now: a popup, a dialog, or the window.
    QWidget* top() const {
        for (QWidget* const one : {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
            if (one != nullptr && one->isVisible())
                return one;
        return &driver_->window();
    }
    QPoint anywhere(const QWidget* within) {
        return {static_cast<int>(random_.below(static_cast<std::uint32_t>(std::max(within->width(), 1)))),
                static_cast<int>(random_.below(static_cast<std::uint32_t>(std::max(within->height(), 1))))};
    }
    void did(const char* what, const QWidget* with, QPoint at) {
        steps_ << QStringLiteral("%1 %2 \"%3\" %4,%5")
                      .arg(QLatin1String{what}, QLatin1String{with->metaObject()->className()},
                           with->objectName())
                      .arg(at.x())
                      .arg(at.y());
    }
    static void press(QWidget* within, int key, Qt::KeyboardModifiers modifiers) {
        QWidget* const focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : within, static_cast<Qt::Key>(key), modifiers);
    }

    void drag(QWidget* under, QPoint from, QPoint to) {
        did("drag from", under, from);
        did("drag to", under, to);
        const QPointer<QWidget> held = under;
        QTest::mousePress(under, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 3 && held != nullptr; ++i)
            QTest::mouseMove(held, from + (to - from) * i / 3);
        if (held != nullptr)
            QTest::mouseRelease(held, Qt::LeftButton, {}, to);
    }

    void turnWheel(QWidget* under, QPoint at) {
        constexpr int notch = 120;
        QWheelEvent event{QPointF{at},
                          under->mapToGlobal(QPointF{at}),
                          {},
                          {0, random_.below(2) == 0 ? notch : -notch},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false};
        QApplication::sendEvent(under, &event);
    }

    /// Any command by its key, but the one that closes the window.
    void pressCommand(QWidget* within) {
        const auto& all = CommandSet::all();
        const CommandSet::Command& command = all[random_.below(static_cast<std::uint32_t>(all.size()))];
        if (command.id == CommandId::quit || command.keys.isEmpty())
            return;
        const QKeyCombination keys = command.keys[static_cast<qsizetype>(
            random_.below(static_cast<std::uint32_t>(command.keys.size())))][0];
        did(command.name, within, {});
        press(within, keys.key(), keys.keyboardModifiers());
    }

    TableDriver* driver_;
    Random random_;
    QStringList steps_;
    QTimer closes_;
};

int fromEnvironment(const char* name, int otherwise) {
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

/// What the game's own autosave wrote can be played again, every answer of it.
void everyKeptGameOpens(const QString& told) {
    for (const QString& file : keptGames()) {
        Findings findings;
        const auto loaded = loadGame(std::filesystem::path{file.toStdString()}, findings);
        QVERIFY2(loaded.has_value(), qPrintable(told + u'\n' + QString::fromUtf8(contentOf(file))));
        QVERIFY2(!loaded->divergence, qPrintable(told + u'\n' + QString::fromUtf8(contentOf(file))));
    }
}

} // namespace

void TestWandering::initTestCase() {
    prepareForTests();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "noLink");
}

void TestWandering::nothingBreaks_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= fromEnvironment("TAKUJO_WANDERING_SEEDS", 3); ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestWandering::nothingBreaks() {
    QFETCH(const int, seed);
    const QTemporaryDir place;
    qputenv("XDG_DATA_HOME", place.path().toUtf8());
    QDir::setCurrent(place.path()); // where a file dialog begins
    const int steps = fromEnvironment("TAKUJO_WANDERING_STEPS", 500);
    TableDriver driver{seed % 2 == 0 ? QStringLiteral("ja") : QStringLiteral("en")};
    Wanderer wanderer{driver, static_cast<std::uint32_t>(seed)};
    // Closing the window would be the end of the walk.
    const QList<QAction*> actions = driver.window().actions();
    const auto quit = std::ranges::find(actions, QStringLiteral("quit"), &QObject::objectName);
    QVERIFY(quit != actions.end());
    (*quit)->setEnabled(false);
    driver.startGame(QString::number(seed));
    for (int step = 0; step < steps; ++step) {
        wanderer.step();
        const auto told = [&] {
            return QStringLiteral("step %1 of seed %2\n").arg(step).arg(seed) + wanderer.told();
        };
        QVERIFY2(driver.window().isVisible(), qPrintable(told()));
        QVERIFY2(driver.widget(QStringLiteral("findings")) == nullptr, qPrintable(told()));
        const auto windows = QApplication::topLevelWidgets();
        const auto popups = std::ranges::count_if(
            windows, [](const QWidget* one) { return one->isVisible() && one->windowType() == Qt::Popup; });
        QVERIFY2(popups <= 3, qPrintable(told())); // a menu, one that it has opened, and one that this has
    }
    QVERIFY(driver.window().isVisible());
    everyKeptGameOpens(wanderer.told());
}

TAKUJO_TEST(TestWandering)
#include "test_wandering.moc"
