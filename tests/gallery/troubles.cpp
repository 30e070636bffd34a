#include "engine/games/registry.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/window/main_window.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

namespace takujo {

namespace {

const QString troublesRoom = QStringLiteral("troubles");

/// A window that keeps games, as large as in the other rooms.
class Opened : public MainWindow {
public:
    Opened(Language language, Brightness brightness) : MainWindow{allGames(), {language, brightness, true}} {
        resize(1280, 720);
        show();
        settle();
    }

    void playSome() {
        GameStart start = usualStart(games().front());
        start.seed = 33;
        begin(start);
        playUntil(9, start.seed);
        settle();
    }
};

/// As long as it stands, no file can be longer than some words: so it is when the disk is full.
class FullDisk {
public:
    FullDisk() {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit little{16, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &little);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN); // else the program would end
    rlimit before_{};
};

/// The dialog that this window has opened; there can be other windows.
QDialog* dialogOf(const QWidget& window) {
    for (auto* dialog : window.findChildren<QDialog*>())
        if (dialog->isVisible())
            return dialog;
    return nullptr;
}

void hangTold(Shelf& shelf, const QWidget& window, const char* name) {
    while (QDialog* told = dialogOf(window)) {
        shelf.hang(troublesRoom, QString::fromLatin1(name), *told);
        told->reject();
        settle();
    }
}

void hangTwoWindows(Shelf& shelf, Language language, Brightness brightness) {
    {
        Opened{language, brightness}.playSome();
    }
    Opened first{language, brightness};
    Opened second{language, brightness};
    Opened third{language, brightness};
    for (int i = 0; i < 20; ++i)
        settle(); // entries are read one after the other
    click(first, QStringLiteral("resume"));
    click(second, QStringLiteral("resume"));
    hangTold(shelf, second, "played-in-another-window");
    click(third, QStringLiteral("forget-resume"));
    click(third, QStringLiteral("yes"));
    hangTold(shelf, third, "deleted-in-another-window");
}

/// A game whose file nobody can delete: there is a folder in its place, and something in it.
void hangUndeletable(Shelf& shelf, Language language, Brightness brightness) {
    Opened window{language, brightness};
    for (int i = 0; i < 20; ++i)
        settle();
    const QDir kept{qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave")};
    for (const QString& file : kept.entryList({QStringLiteral("*.yaml")}, QDir::Files)) {
        QFile::remove(kept.filePath(file));
        kept.mkpath(file + QStringLiteral("/in-it"));
    }
    click(window, QStringLiteral("forget-resume"));
    hangTold(shelf, window, "delete");
    click(window, QStringLiteral("forget-resume"));
    click(window, QStringLiteral("yes"));
    hangTold(shelf, window, "cannot-be-deleted");
    QDir{kept}.removeRecursively();
}

void hangUnsaved(Shelf& shelf, Opened& window, const QString& file, const char* name) {
    command(window, QStringLiteral("save"));
    nameFile(window, file);
    hangTold(shelf, window, name);
}

void hangUnwritten(Shelf& shelf, Language language, Brightness brightness) {
    const QTemporaryDir folder;
    Opened window{language, brightness};
    window.playSome();
    hangUnsaved(shelf, window, folder.filePath(QStringLiteral("gone/mine.yaml")), "not-saved-without-folder");
    // There, not even root can write.
    hangUnsaved(shelf, window, QStringLiteral("/sys/mine.yaml"), "not-saved-where-nobody-may");
    command(window, QStringLiteral("save"));
    {
        const FullDisk full;
        nameFile(window, folder.filePath(QStringLiteral("An evening with friends.yaml")));
    }
    hangTold(shelf, window, "not-saved-without-room");
    {
        const FullDisk full;
        command(window, QStringLiteral("undo"));
        for (int i = 0; i < 20; ++i)
            settle(); // it is kept in the background
    }
    hangTold(shelf, window, "not-kept");
    QDir{qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave")}.removeRecursively();
    window.close();
    settle();
    hangTold(shelf, window, "parting");
}

void hangUnkeptSettings(Shelf& shelf, Language language, Brightness brightness) {
    const QString file = QSettings{}.fileName();
    QFile::remove(file);
    QDir{}.mkpath(file); // nobody can write a file there
    {
        Opened window{language, brightness};
        hangTold(shelf, window, "settings-cannot-be-read");
        window.playSome();
        command(window, QStringLiteral("turn-table"));
        hangTold(shelf, window, "choice-not-kept");
        window.openSettings();
        settle();
        click(window, QStringLiteral("value-turn-table"));
        hangTold(shelf, window, "settings-not-kept");
    }
    QDir{}.rmdir(file);
}

} // namespace

void hangTroubles(Shelf& shelf, Language language, Brightness brightness) {
    hangTwoWindows(shelf, language, brightness);
    hangUndeletable(shelf, language, brightness);
    hangUnwritten(shelf, language, brightness);
    hangUnkeptSettings(shelf, language, brightness);
}

} // namespace takujo
