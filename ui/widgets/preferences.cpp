#include "ui/widgets/preferences.h"

#include "engine/files/scenarios/save_file.h"
#include "ui/theme/player_colours.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace takujo {

namespace {

QVariant read(const QString& key, const QVariant& otherwise = {}) {
    return QSettings{}.value(key, otherwise);
}
void write(const QString& key, const QVariant& value) {
    QSettings{}.setValue(key, value);
}

const QString welcomedKey = QStringLiteral("welcomed");
const QString geometryKey = QStringLiteral("geometry");
const QString gameKey = QStringLiteral("game");
const QString seatingKey = QStringLiteral("company");
const QString botKey = QStringLiteral("computer");
const QString saveFolderKey = QStringLiteral("save-folder");

const QString clockFileKey = QStringLiteral("clock/file");
const QString clockKey = QStringLiteral("clock/left");
const QString clockMinutesKey = QStringLiteral("clock/minutes");
const QString moreOptionsKey = QStringLiteral("more-options");
const QString seriesFileKey = QStringLiteral("series/file");
const QString seriesKey = QStringLiteral("series/standing");

const QString recentKey = QStringLiteral("recent/1/games");
constexpr qsizetype mostRecent = 8;

QString picturesKey(const QString& list) {
    return QStringLiteral("pictures/%1").arg(list);
}

QString nameKey(int player) {
    return QStringLiteral("players/%1").arg(player);
}
QString colourKey(int player) {
    return QStringLiteral("colours/%1").arg(player);
}
/// Where the word stands among those that there are; `otherwise` if it does not.
template <std::size_t count>
std::size_t indexOfWord(const std::array<std::string_view, count>& words, const QVariant& word,
                        std::size_t otherwise) {
    const auto found = std::ranges::find(words, word.toString().toStdString());
    return found == words.end() ? otherwise : static_cast<std::size_t>(found - words.begin());
}
QString formatKey(const QString& game) {
    return QStringLiteral("formats/%1").arg(game);
}
QString deckKey(const QString& game, int player) {
    return QStringLiteral("decks/%1/%2").arg(game).arg(player);
}
QString stopsKey(const QString& game, int player) {
    return QStringLiteral("stops/%1/%2").arg(game).arg(player);
}

} // namespace

/// Whoever has chosen a game, or closed the window, has come before the window asked.
bool Preferences::isFirstStart() {
    const QSettings kept;
    return !kept.contains(welcomedKey) && !kept.contains(geometryKey) && !kept.contains(gameKey);
}
void Preferences::setWelcomed() {
    write(welcomedKey, true);
}
QByteArray Preferences::geometry() {
    return read(geometryKey).toByteArray();
}
void Preferences::setGeometry(const QByteArray& geometry) {
    write(geometryKey, geometry);
}

QString Preferences::saveFolder() {
    QString last = read(saveFolderKey).toString();
    if (!last.isEmpty() && QFileInfo{last}.isDir())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo{documents}.isDir() ? documents : QDir::homePath();
}
void Preferences::setSaveFolder(const QString& folder) {
    write(saveFolderKey, folder);
}

QStringList Preferences::recentGames() {
    QStringList files = read(recentKey).toStringList();
    files.removeAll(QString{});
    return files;
}
void Preferences::addRecentGame(const QString& file) {
    QStringList files = recentGames();
    const QString path = QFileInfo{file}.absoluteFilePath();
    files.removeAll(path);
    files.prepend(path);
    write(recentKey, files.mid(0, mostRecent));
}
void Preferences::forgetRecentGame(const QString& file) {
    QStringList files = recentGames();
    files.removeAll(file);
    write(recentKey, files);
}

QString Preferences::lastName(int player) {
    return read(nameKey(player)).toString();
}
void Preferences::setLastName(int player, const QString& name) {
    write(nameKey(player), name);
}
std::array<PlayerColour, 2> Preferences::playerColours() {
    std::array colours{PlayerColour::blue, PlayerColour::crimson};
    std::array chosen = colours;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        chosen[i] = static_cast<PlayerColour>(indexOfWord(
            playerColourWords, read(colourKey(static_cast<int>(i))), static_cast<std::size_t>(colours[i])));
    return chosen[0] == chosen[1] ? colours : chosen; // somebody may have edited the file
}
void Preferences::setPlayerColours(const std::array<PlayerColour, 2>& colours) {
    for (std::size_t i = 0; i < colours.size(); ++i)
        write(colourKey(static_cast<int>(i)),
              QLatin1String{playerColourWords.at(static_cast<std::size_t>(colours[i]))});
}
bool Preferences::picksColours() {
    return QSettings{}.contains(colourKey(0));
}
void Preferences::forgetPlayerColours() {
    for (const int player : {0, 1})
        QSettings{}.remove(colourKey(player));
}
Seating Preferences::seating() {
    return static_cast<Seating>(indexOfWord(seatingWords, read(seatingKey), 0));
}
void Preferences::setSeating(Seating seating) {
    write(seatingKey, QLatin1String{seatingWords.at(static_cast<std::size_t>(seating))});
}
BotChoice Preferences::bot() {
    return readBot(read(botKey).toString().toStdString()).value_or(ComputerSeat{}.bot);
}
void Preferences::setBot(const BotChoice& bot) {
    write(botKey, QString::fromStdString(toText(bot)));
}
bool Preferences::showsPictures(const QString& list) {
    return read(picturesKey(list)).toBool();
}
void Preferences::setShowsPictures(const QString& list, bool shows) {
    write(picturesKey(list), shows);
}
QString Preferences::series(const QString& file) {
    return !file.isEmpty() && read(seriesFileKey).toString() == file ? read(seriesKey).toString() : QString{};
}
void Preferences::setSeries(const QString& file, const QString& standing) {
    write(seriesFileKey, file);
    write(seriesKey, standing);
}
QString Preferences::clock(const QString& file) {
    return !file.isEmpty() && read(clockFileKey).toString() == file ? read(clockKey).toString() : QString{};
}
void Preferences::setClock(const QString& file, const QString& clock) {
    write(clockFileKey, file);
    write(clockKey, clock);
}
void Preferences::forgetGame(const QString& file) {
    for (const QString& key : {seriesFileKey, clockFileKey})
        if (read(key).toString() == file)
            write(key, {});
}
int Preferences::clockMinutes() {
    return read(clockMinutesKey).toInt();
}
void Preferences::setClockMinutes(int minutes) {
    write(clockMinutesKey, minutes);
}
bool Preferences::showsMoreOptions() {
    return read(moreOptionsKey).toBool();
}
void Preferences::setShowsMoreOptions(bool shows) {
    write(moreOptionsKey, shows);
}
QString Preferences::lastGame() {
    return read(gameKey).toString();
}
void Preferences::setLastGame(const QString& game) {
    write(gameKey, game);
}

QString Preferences::lastFormat(const QString& game) {
    return read(formatKey(game)).toString();
}
void Preferences::setLastFormat(const QString& game, const QString& format) {
    write(formatKey(game), format);
}

QString Preferences::lastDeck(const QString& game, int player) {
    return read(deckKey(game, player)).toString();
}
void Preferences::setLastDeck(const QString& game, int player, const QString& deck) {
    write(deckKey(game, player), deck);
}

std::optional<QStringList> Preferences::stops(const QString& game, int player) {
    const QVariant kept = read(stopsKey(game, player));
    if (!kept.isValid())
        return std::nullopt;
    QStringList words = kept.toStringList();
    words.removeAll(QString{});
    return words;
}
void Preferences::setStops(const QString& game, int player, const QStringList& words) {
    // A list of no words would be kept as if nothing had been said.
    write(stopsKey(game, player), words.isEmpty() ? QStringList{QString{}} : words);
}

} // namespace takujo
