#pragma once

#include "engine/cards/card_schema.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"
#include "engine/kit/rules/words.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// The game whose cards a list has.
struct ListGame {
    std::string id;
    const CardSchema& schema;
    const Words& words;
};

/// What is meant by something that a list writes: "Evolved Follower" is a type, and says more of the card.
struct ListMeaning {
    std::string word; ///< of a card file
    /// What else a card file says of such a card: keys and their words.
    std::map<std::string, std::string, std::less<>> besides;
};

/// What lists call their columns and what they write in them.
struct ListMapping {
    /// By the key of a card file: `id`, `name`, `name.en`, `text`, a field of the game, …
    std::map<std::string, std::vector<std::string>, std::less<>> columns;
    std::vector<std::string> ignored; ///< columns that say nothing of use
    /// What is written under a key, and what it means.
    std::map<std::string, std::map<std::string, ListMeaning, std::less<>>, std::less<>> words;
};

/// The game that a mapping for every game has in the place of its own.
inline constexpr std::string_view anyGame = "any";

/// Whether a list can have a column for that key.
bool isColumnKey(std::string_view key, const CardSchema& schema);
/// Whether a key is said in each language: `name.en`, `name.ja`.
bool hasLanguages(std::string_view key, const CardSchema& schema);

/// Reads a mapping file. Mistakes are told, and what is wrong is left out; none if it is no mapping, or one
/// for another game. Without a game, keys are not checked.
std::optional<ListMapping> readListMapping(const std::filesystem::path& file, const ListGame* game,
                                           Findings& findings);
std::optional<ListMapping> readListMapping(const YamlNode& root, const ListGame* game, Findings& findings);

/// Returns what lists usually call things: resources/lists/columns.yaml, and the words of the game.
ListMapping usualMapping(const ListGame& game, Findings& findings);

} // namespace takujo
