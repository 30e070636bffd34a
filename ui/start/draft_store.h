#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/disk/atomic_write.h"
#include "ui/session/game_data.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Decks that somebody has changed and not saved yet: each is a file in the user's place, so that neither a
/// closed window nor a power cut loses anything. A draft has the id of the deck that it will become.
class DraftStore {
public:
    static std::filesystem::path fileOf(std::string_view game, std::string_view id);
    /// Says why the disk did not take it; none if it did. What lies in its place and can't be read is never
    /// written over.
    static std::optional<WriteFailure> keep(const DeckDraft& draft, const GameData& data);
    /// None if there is no such draft, or nobody can read it: then `findings` say why.
    static std::optional<DeckDraft> read(const GameData& data, std::string_view id, Findings& findings);
    /// The same where only those that can be read are wanted.
    static std::optional<DeckDraft> read(const GameData& data, std::string_view id);
    /// Keeps a draft that nobody can read under another name, where no later draft takes its place. Returns
    /// its file; empty if it could not be moved.
    static std::filesystem::path putAside(std::string_view game, std::string_view id);
    /// One that nobody can read stays.
    static void drop(const GameData& data, std::string_view id);
    /// The ids of all drafts of a game, sorted.
    static std::vector<std::string> all(std::string_view game);

private:
    static bool isUnreadable(const GameData& data, std::string_view id);
};

} // namespace takujo
