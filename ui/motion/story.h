#pragma once

#include "engine/kit/journal.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/match/view.h"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace takujo {

/// Something that has happened, as the table shows it beside the ways of cards.
struct Beat {
    enum class Kind : std::uint8_t {
        turn,   ///< player's turn has begun
        lean,   ///< object attacks
        strike, ///< object hits `other`, or else player
        hurt,   ///< object has taken so much damage
        heal,   ///< so much damage of object is gone
        change, ///< a number of object, or else of player, has changed by so much
        breaks, ///< object has left play for a pile
        pulse,  ///< a text of object is carried out, first of all with `other`
        finish, ///< player has won; nobody: a draw
    };
    Kind kind = Kind::pulse;
    ObjectId object = {};
    ObjectId other = {};
    Player player = Player::nobody;
    std::int32_t amount = 0;
    bool isGood = false; ///< of a change: for whoever has the number
    int begins = 0;      ///< milliseconds from now, at the usual pace

    friend bool operator==(const Beat&, const Beat&) = default;
};

/// What has happened since the table was shown last, put one after another so that people can follow. It is
/// made of the log and of what the viewer saw before and sees now; it knows no game.
class Story {
public:
    struct Told {
        const std::vector<LogEntry>& log;
        std::size_t first = 0; ///< the line from which on it is new
        const View& before;
        const View& now;
        const RuleTables& tables;
        /// Whether cards end there, in a pile that everybody sees.
        std::function<bool(ZoneId)> isPile;
    };

    /// Nothing has happened.
    Story() = default;
    explicit Story(const Told& told);

    const std::vector<Beat>& beats() const { return beats_; }
    /// When the object in that slot begins to move or to turn; 0 if it does neither. A card alone in its
    /// object keeps its slot.
    int beginOf(std::uint16_t slot) const;
    /// When the first of the cards that have come into that zone begins to.
    int arrivalsBegin(ZoneId zone) const;
    /// Whether the object in that slot has broken.
    bool breaks(std::uint16_t slot) const { return broken_.contains(slot); }

    /// Nothing begins later than that, however much has happened: nobody wants to wait.
    static constexpr int longest = 1400;
    /// From the beginning of a strike until it hits.
    static constexpr int untilItHits = 140;

private:
    class Reader;

    std::vector<Beat> beats_;
    std::map<std::uint16_t, int> begins_;
    std::map<ZoneId, int> arrivals_;
    std::set<std::uint16_t> broken_;
};

} // namespace takujo
