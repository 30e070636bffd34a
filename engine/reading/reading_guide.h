#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"
#include "engine/reading/printed_wording.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// What a reader of a game's texts knows beside the patterns that texts are written with:
/// resources/reading/kit.yaml, which serves every game, and resources/reading/<game>.yaml.
struct ReadingGuide {
    std::vector<PrintedWording> english;
    std::vector<PrintedWording> japanese;
    /// Words of the script for which there are plainer ones: of two scripts that print the same, that one is
    /// meant whose words weigh less.
    std::map<std::string, int, std::less<>> roundabout;
    std::vector<std::string> playedFrom; ///< zones besides the hand from which cards are played
    /// By types of card: where such a card lies when it is paid for, if it is not where it was played from.
    std::map<std::string, std::string, std::less<>> paidForAt;

    const std::vector<PrintedWording>& wordings(Language language) const {
        return language == Language::en ? english : japanese;
    }
    /// Adds what another one has; of a word that both weigh, its own weight stays.
    void add(const ReadingGuide& other);
};

/// Reads such a file. Mistakes are told, and what is wrong is left out; none if it is no such file.
std::optional<ReadingGuide> readReadingGuide(const YamlNode& root, Findings& findings);

/// Returns all that is known for a game. A game without a file has what serves every game.
ReadingGuide loadReadingGuide(std::string_view game, Findings& findings);

} // namespace takujo
