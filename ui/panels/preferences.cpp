#include "ui/panels/preferences.h"

#include <QFileInfo>
#include <QSettings>

namespace takujo {

namespace {

QVariant read(const QString& key, const QVariant& otherwise = {}) {
    return QSettings{}.value(key, otherwise);
}
void write(const QString& key, const QVariant& value) {
    QSettings{}.setValue(key, value);
}

const QString geometryKey = QStringLiteral("geometry");
const QString saveFolderKey = QStringLiteral("save-folder");

const QString recentKey = QStringLiteral("recent/1/games");
constexpr qsizetype mostRecent = 8;

QString nameKey(int player) {
    return QStringLiteral("players/%1").arg(player);
}
QString deckKey(const QString& game, int player) {
    return QStringLiteral("decks/%1/%2").arg(game).arg(player);
}
QString stopsKey(const QString& game, int player) {
    return QStringLiteral("stops/%1/%2").arg(game).arg(player);
}

} // namespace

QByteArray Preferences::geometry() {
    return read(geometryKey).toByteArray();
}
void Preferences::setGeometry(const QByteArray& geometry) {
    write(geometryKey, geometry);
}

QString Preferences::saveFolder() {
    return read(saveFolderKey).toString();
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
