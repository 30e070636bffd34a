#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "ui/session/game_data.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

class GamesOnOffer;
class StartPage;
class WorkshopPage;

/// Opens decks in the workshop, keeps what is not saved as a draft, and writes them into the user's place. A
/// deck that comes with the program stays as it is: a copy of it is changed.
class WorkshopControl : public QObject {
    Q_OBJECT

public:
    WorkshopControl(WorkshopPage& page, StartPage& start, GamesOnOffer& offer, QWidget* window);

    /// Opens a deck, by its id or that of a draft.
    void edit(const std::shared_ptr<const GameData>& data, const QString& deck);

signals:
    /// The workshop is to be seen; it has been left.
    void shown();
    void left();
    /// The deck in the workshop is to be tested as it is; it is kept as a draft where it is not saved.
    void testWanted(const std::shared_ptr<const GameData>& game, const QString& deck);

private:
    using Data = std::shared_ptr<const GameData>;
    void duplicate(const Data& data, const QString& deck);
    /// Opens one; false if nobody can read it.
    bool copy(const Data& data, const QString& deck);
    void makeNew(const Data& data);
    void open(const Data& data, DeckDraft draft, const std::filesystem::path& file,
              std::optional<DeckDraft> opened = std::nullopt);
    void keepDraft();
    bool save();
    void discard();
    void importClipboard();
    void copyText();
    void copyLink();
    void play();
    void leave();
    std::string freeId(const GameData& data, std::string_view name) const;

    WorkshopPage* page_;
    StartPage* start_;
    GamesOnOffer* offer_;
    QWidget* window_;
};

} // namespace takujo
