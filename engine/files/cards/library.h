#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/card_set.h"
#include "engine/cards/deck.h"
#include "engine/files/findings/findings.h"

#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// All cards and decks of a game: the product's and the user's.
class Library {
public:
    const std::vector<CardSet>& sets() const { return sets_; }
    const std::vector<Deck>& decks() const { return decks_; }
    /// Returns the card with that id, which lives as long as the library; none if there is none.
    const CardDefinition* card(std::string_view id) const;
    const Deck* deck(std::string_view id) const;

    /// Adds a set; a card that is there already stays as it is.
    void add(CardSet set);
    void add(Deck deck) { decks_.push_back(std::move(deck)); }
    /// Uses the translations that single cards print for all cards (engine/cards/translations.h).
    void completeTexts();
    /// The same for cards outside of the library: they learn from it and from each other.
    void completeTexts(std::span<CardDefinition> others) const;

    /// Returns the deck's lines with their cards; a missing card is reported at its line and left out.
    std::vector<DeckLine> lines(const Deck& deck, Findings& findings) const;

private:
    struct Place {
        std::size_t set = 0;
        std::size_t card = 0;
    };
    std::vector<CardSet> sets_;
    std::map<std::string, Place, std::less<>> places_; ///< of cards, by their ids
    std::vector<Deck> decks_;
};

/// Reads `cardsets/<game>` in every data place that has it.
Library loadLibrary(std::string_view game, const CardSchema& schema, const DeckWords& decks,
                    Findings& findings);

/// Returns the YAML files directly in a folder, sorted by name.
std::vector<std::filesystem::path> yamlFilesIn(const std::filesystem::path& folder);

} // namespace takujo
