#pragma once

#include "engine/files/findings/findings.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// The drawings that emblems of one game's cards are made of, by their names:
/// `resources/cards/emblems/emblems.yaml`.
struct EmblemBook {
    /// By the card's type, in the schema's order.
    std::vector<std::vector<std::string>> figures;
    std::vector<std::string> lights;
    /// By the glyph of a colour.
    std::map<std::string, std::vector<std::string>, std::less<>> grounds;
    std::vector<std::string> otherGrounds; ///< for every other glyph, and for no colour
    /// Figures by a word of a card's English name, in small letters.
    std::map<std::string, std::vector<std::string>, std::less<>> names;

    /// Those that suit that glyph.
    const std::vector<std::string>& groundsFor(std::string_view glyph) const;
    /// Every drawing in it, each once, as a file below the program's data.
    std::vector<std::string> drawings() const;
};

/// Where the drawings of a kind lie: "figures", "lights", "grounds".
std::string emblemDrawing(std::string_view kind, std::string_view name);

/// What a game says about its cards.
struct EmblemVocabulary {
    std::string_view game;
    std::vector<std::string_view> types;
};

/// Drawings that are not there are findings, and are left out.
std::optional<EmblemBook> readEmblems(const std::filesystem::path& file, const EmblemVocabulary& vocabulary,
                                      Findings& findings);
/// The same for a text; findings call it `path`.
std::optional<EmblemBook> parseEmblems(std::string text, const std::string& path,
                                       const EmblemVocabulary& vocabulary, Findings& findings);

} // namespace takujo
