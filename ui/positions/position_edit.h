#pragma once

#include "engine/cards/search/card_search.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/match/match.h"
#include "ui/session/game_data.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A zone of a position: whose it is, and its kind; `Player::nobody` for one that both share.
struct ZonePlace {
    Player player = Player::a;
    std::uint8_t kind = 0;

    friend bool operator==(const ZonePlace&, const ZonePlace&) = default;
};

/// A card of a position, by its place in its zone.
struct CardPlace {
    ZonePlace zone;
    std::size_t index = 0;

    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// A position while it is changed in the window: its versions, and what is wrong with it. Its cards are named
/// by their ids.
class PositionEdit : public QObject {
    Q_OBJECT

public:
    /// `file` is where it was read from; empty for one that has no file yet.
    PositionEdit(std::shared_ptr<const GameData> data, Scenario begins, std::filesystem::path file = {},
                 QObject* parent = nullptr);

    const GameData& data() const { return *data_; }
    const std::shared_ptr<const GameData>& sharedData() const { return data_; }
    const CardSearch& search() const { return search_; }
    const Scenario& now() const { return versions_[at_]; }
    const std::filesystem::path& file() const { return file_; }

    /// All zones of that player, as the table shows them.
    std::vector<ZonePlace> zonesOf(Player player) const;
    std::string_view wordOf(ZonePlace zone) const { return data_->game->tables.zones[zone.kind].word; }
    /// What it is to its player, as the table shows it.
    ZoneRole roleOf(ZonePlace zone) const;
    bool isTable(ZonePlace zone) const { return data_->game->tables.zones[zone.kind].table; }
    const std::vector<ScenarioCard>& cardsIn(ZonePlace zone) const;
    /// None if there is no card.
    const ScenarioCard* card(CardPlace place) const;
    const CardDefinition* definition(std::string_view id) const;
    const CardDefinition* definition(const ScenarioCard& card) const { return definition(card.card.name); }
    int count(std::string_view id, ZonePlace zone) const;
    /// What shows in the zone where nothing is said of it.
    Face usualFace(ZonePlace zone) const;
    int value(Player player, std::string_view word) const;
    const StartingPoint& point() const;
    /// Every moment at which a position can begin.
    const std::vector<StartingPoint>& points() const { return data_->game->startingPoints; }

    /// Puts a card before that of the index; behind all others if there are not so many.
    void add(std::string_view id, ZonePlace zone, std::size_t index);
    void take(CardPlace place);
    /// Does nothing if it stands there already. Returns where it stands then.
    CardPlace move(CardPlace from, ZonePlace to, std::size_t index);
    void change(CardPlace place, const ScenarioCard& card);
    /// Puts it under the card before it, with all under itself. Does nothing if the game has no such cards,
    /// or if there is none before it.
    void putUnder(CardPlace place);
    /// Puts the cards under it behind it.
    void takeFromUnder(CardPlace place);
    bool mayPutUnder(CardPlace place) const;
    void empty(ZonePlace zone);
    /// The player's decks are what is left of this one: without the cards that lie elsewhere. In an order of
    /// chance.
    void fillDecks(Player player, const Deck& deck);
    void setValue(Player player, std::string_view word, int amount);
    void setPoint(std::string_view word);
    /// Another position takes the place of this one, as a change that can be undone. `file` is where it was
    /// read from; empty for none.
    void replace(Scenario position, const std::filesystem::path& file);
    /// Takes everything away.
    void clear();
    void setTurnPlayer(Player player);
    void setTurn(int turn);

    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < versions_.size(); }
    void undo();
    void redo();

    bool isSaved() const { return saved_ == at_; }
    void setSaved(const std::filesystem::path& file);

    /// The position as a scenario with its cards, each by its name. Where rules would change it at once,
    /// that is meant.
    Scenario whole() const;
    /// Cards that no set has: such a position can be played, but not be written into a file.
    std::vector<std::string> cardsOfNoSet() const;
    /// What a set-up refuses, or its rules change at once; empty if nothing.
    Message trouble() const { return trouble_; }
    /// Whether it can be played on: what rules change at once does not hinder that.
    bool canBePlayed() const { return canBePlayed_; }

signals:
    void changed();

private:
    void change(Scenario next);
    void judge();
    ScenarioZone& zoneIn(Scenario& position, ZonePlace zone) const;

    std::shared_ptr<const GameData> data_;
    CardSearch search_;
    std::vector<Scenario> versions_;
    std::size_t at_ = 0;
    std::optional<std::size_t> saved_ = 0;
    std::filesystem::path file_;
    std::vector<CardDefinition> others_; ///< cards of the file that are in no set
    Message trouble_;
    bool canBePlayed_ = false;
    bool changesAtOnce_ = false; ///< by a rule
};

/// An empty table, in the first phase of a turn in which the game asks players of itself.
Scenario emptyPosition(const GameData& data);

} // namespace takujo
