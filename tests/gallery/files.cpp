#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace takujo {

namespace {

const QString filesRoom = QStringLiteral("files");

void write(const QString& path, const QByteArray& content) {
    QFile file{path};
    if (file.open(QFile::WriteOnly | QFile::Truncate))
        file.write(content);
}

QByteArray contentOf(const QString& path) {
    QFile file{path};
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray{};
}

/// As another version of the rules would have it: in the middle, an answer leads somewhere else.
QByteArray damaged(const QByteArray& game) {
    QStringList lines = QString::fromUtf8(game).split(u'\n');
    QList<qsizetype> steps;
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (lines[i].startsWith(QStringLiteral("  - {")))
            steps << i;
    static const QRegularExpression hash{QStringLiteral("hash: \"[0-9a-f]{4}")};
    if (!steps.empty())
        lines[steps[steps.size() / 2]].replace(hash, QStringLiteral("hash: \"0000"));
    return lines.join(u'\n').toUtf8();
}

void hangQuestion(Shelf& shelf, const MainWindow& window, const QString& name) {
    if (QWidget* opened = otherWindow(window))
        shelf.hang(filesRoom, name, *opened);
    closeOthers(window);
}

void saveAs(const MainWindow& window, const QString& file) {
    command(window, QStringLiteral("save"));
    nameFile(window, file);
}

void openFile(const MainWindow& window, const QString& by, const QString& file) {
    command(window, by);
    nameFile(window, file);
}

/// Two games are kept, one has been saved, and one that was is no longer there.
void leaveGames(MainWindow& window, const QString& folder) {
    GameStart start = usualStart(window.games().front());
    for (const auto& [seed, turn] : {std::pair{33, 11}, std::pair{5, 4}, std::pair{21, 7}}) {
        start.seed = std::uint64_t(seed);
        std::swap(start.decks[0], start.decks[1]);
        window.begin(start);
        window.playUntil(turn, start.seed);
        settle();
    }
    saveAs(window, folder + QStringLiteral("/An evening with friends, the second game.yaml"));
    saveAs(window, folder + QStringLiteral("/gone.yaml"));
    QFile::remove(folder + QStringLiteral("/gone.yaml"));
    command(window, QStringLiteral("new-game"));
}

void hangFindings(Shelf& shelf, Language language, Brightness brightness) {
    const QString cards =
        qt(userPlace().string()) + QStringLiteral("/cardsets/") + qt(std::string{allGames().front()->id});
    QDir{}.mkpath(cards);
    write(
        cards + QStringLiteral("/mine.yaml"),
        "set: mine\ngame: " + QByteArray{allGames().front()->id.data(), int(allGames().front()->id.size())} +
            "\nname: Mine\ncards:\n  - {id: MINE-1, name: Ash, type: wizard, power: lots}\n"
            "  - {id: MINE-1, nam: Ember}\n");
    MainWindow window{allGames(), {language, brightness, false}};
    window.resize(1280, 720);
    window.show();
    settle();
    hangQuestion(shelf, window, QStringLiteral("files-with-mistakes"));
    QFile::remove(cards + QStringLiteral("/mine.yaml"));
}

} // namespace

void hangFiles(Shelf& shelf, Language language, Brightness brightness) {
    const QTemporaryDir folder;
    Settings{}.setOn(SettingId::confirmQuit, true);
    MainWindow window{allGames(), {language, brightness, true}};
    window.resize(1280, 720);
    window.show();
    shelf.hang(filesRoom, QStringLiteral("nothing-kept"), window);
    leaveGames(window, folder.path());
    for (int i = 0; i < 20; ++i)
        settle(); // entries are read one after the other
    shelf.hang(filesRoom, QStringLiteral("kept-and-recent"), window);
    click(window, QStringLiteral("forget-resume"));
    hangQuestion(shelf, window, QStringLiteral("delete-kept"));
    click(window, QStringLiteral("recent"));
    hangQuestion(shelf, window, QStringLiteral("recent-is-gone"));

    const QString saved = folder.filePath(QStringLiteral("An evening with friends, the second game.yaml"));
    const QString broken = folder.filePath(QStringLiteral("broken.yaml"));
    write(broken, damaged(contentOf(saved)));
    const QString notes = folder.filePath(QStringLiteral("notes.yaml"));
    write(notes, "shopping: [milk]\n");
    openFile(window, QStringLiteral("open"), notes);
    hangQuestion(shelf, window, QStringLiteral("no-saved-game"));
    openFile(window, QStringLiteral("open"), broken);
    hangQuestion(shelf, window, QStringLiteral("not-as-it-was"));
    openFile(window, QStringLiteral("watch"), saved);
    shelf.hang(filesRoom, QStringLiteral("watched"), window);
    openFile(window, QStringLiteral("watch"), broken);
    shelf.hang(filesRoom, QStringLiteral("watched-in-part"), window);
    command(window, QStringLiteral("replay-leave"));
    window.close(); // it asks, as the settings have it here
    settle();
    hangQuestion(shelf, window, QStringLiteral("quit"));
    window.hide();
    hangFindings(shelf, language, brightness);
}

} // namespace takujo
