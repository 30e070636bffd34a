#pragma once

#include "engine/lists/brought_list.h"
#include "engine/lists/checked_card.h"
#include "engine/lists/set_writer.h"
#include "ui/session/game_data.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace takujo {

/// Cards that were brought, while they are mended in the window.
class BroughtEdit : public QObject {
    Q_OBJECT

public:
    /// How a card stands now.
    enum class State : std::uint8_t {
        whole,   ///< the program enforces all of it
        inPart,  ///< some of its texts are not enforced
        nothing, ///< none of its texts is
        wrong,   ///< its YAML has a mistake, so it can't be saved
    };

    BroughtEdit(std::shared_ptr<const GameData> game, BroughtList list, QObject* parent = nullptr);

    const GameData& data() const { return *game_; }
    const ListGame& game() const { return of_; }
    std::size_t size() const { return cards_.size(); }
    const BroughtCard& card(std::size_t index) const { return cards_[index].brought; }
    const std::string& yaml(std::size_t index) const { return cards_[index].yaml; }
    State state(std::size_t index) const { return cards_[index].state; }
    std::size_t count(State state) const;
    /// What is wrong with a card, and what it says, as its YAML stands now.
    CheckedCard check(std::size_t index) const { return checkCard(yaml(index), of_); }

    /// Somebody has written another script.
    void setYaml(std::size_t index, const std::string& yaml);
    /// Takes one of several readings of a text. What somebody has written into the card is kept by not doing
    /// it: then it returns false.
    bool take(std::size_t index, std::size_t text, std::size_t reading);

    bool isSaved() const { return isSaved_; }
    /// Writes the cards that have no mistakes as a set.
    SetWritten save(const std::filesystem::path& file, const SetHead& head, Present present,
                    Findings& findings);

signals:
    void changed(std::size_t index);

private:
    struct Card {
        BroughtCard brought;
        std::string yaml;
        State state = State::whole;
    };
    static State stateOf(const BroughtCard& card, std::size_t unread);

    std::shared_ptr<const GameData> game_;
    ListGame of_;
    std::vector<Card> cards_;
    bool isSaved_ = false;
};

} // namespace takujo
