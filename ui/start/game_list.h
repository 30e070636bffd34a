#pragma once

#include "ui/start/game_entry.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace takujo {

/// A heading with games below it; hidden if there are none. After the window has been drawn, their files are
/// read one by one, and the entries filled in.
class GameList : public QWidget {
    Q_OBJECT

public:
    /// The first entry has this name, the others the name and their number from 2 on.
    GameList(GameEntry::Sort sort, CardRenderer& renderer, QString name, QWidget* parent = nullptr);

    void setHeading(const QString& heading);
    void setGames(std::vector<std::shared_ptr<const GameData>> games) { games_ = std::move(games); }
    void setEntries(const std::vector<GameFacts>& facts);
    void setColours(const Palette& palette);
    void setLanguage(Language language);
    const std::vector<GameEntry*>& entries() const { return entries_; }

signals:
    void pressed(const takujo::GameFacts& facts);
    void forgotten(const takujo::GameFacts& facts);
    void walked(int key);

private:
    void readNext();

    GameEntry::Sort sort_;
    CardRenderer* renderer_;
    QString name_;
    Palette palette_;
    Language language_ = Language::en;
    std::vector<std::shared_ptr<const GameData>> games_;
    QLabel* heading_;
    QVBoxLayout* column_;
    std::vector<GameEntry*> entries_;
    bool isReading_ = false;
};

} // namespace takujo
