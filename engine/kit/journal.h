#pragma once

#include "engine/core/event.h"
#include "engine/kit/rules/refusal.h"

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace takujo {

// The log of a game.

/// A line of the game's log, as data.
struct LogEntry {
    std::string_view key; ///< key of its words; none for an event, whose kind decides them
    Event event;          ///< what happened, for events
    bool isEvent = false;
    std::uint8_t seenBy = 0; ///< bit per player who may see the card of the line
    DefinitionIndex definition = 0;
    bool hasCard = false;
    Player who = Player::nobody;
    std::uint16_t turn = 0;
    std::string_view rule;
    Arguments arguments;
};

/// A card of a hidden zone that an effect shows to everybody. The log tells it together with what happens to
/// the card.
struct ShownCard {
    DefinitionIndex definition = 0;
    Player owner = Player::nobody;
    std::size_t after = 0; ///< number of entries before it
};

/// A moment that went by without a question, because its player could only pass.
struct PassedMoment {
    Player who = Player::nobody;
    std::uint16_t turn = 0;
    std::uint8_t phase = 0; ///< index into the game's phases

    friend bool operator==(const PassedMoment&, const PassedMoment&) = default;
};

/// What has happened, in order: people read it as the log, and the table moves its cards by it. It is not
/// part of the state; games run without it, too.
class Journal {
public:
    const std::vector<LogEntry>& entries() const { return entries_; }
    void add(LogEntry entry) { entries_.push_back(std::move(entry)); }
    const std::vector<ShownCard>& shown() const { return shown_; }
    void addShown(DefinitionIndex definition, Player owner) {
        shown_.push_back({definition, owner, entries_.size()});
    }
    /// The moments passed since `forgetPassed` or `cut` was called last.
    const std::vector<PassedMoment>& passed() const { return passed_; }
    void addPassed(const PassedMoment& moment) { passed_.push_back(moment); }
    void forgetPassed() { passed_.clear(); }
    /// Removes all entries from index `size` on.
    void cut(std::size_t size) {
        entries_.resize(size);
        passed_.clear();
        while (!shown_.empty() && shown_.back().after > size)
            shown_.pop_back();
    }

private:
    std::vector<LogEntry> entries_;
    std::vector<ShownCard> shown_;
    std::vector<PassedMoment> passed_;
};

struct Run;

/// Writes a line that is no event: a phase begins, a player passes.
void note(const Run& run, std::string_view key, Player who, std::string_view rule = {},
          std::initializer_list<Argument> arguments = {}); // no list on the heap that nobody may read
void note(const Run& run, std::string_view key, Player who, std::string_view rule, Arguments arguments);

} // namespace takujo
