#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/yaml/yaml_extent.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// `{card: FL-001, count: 3}`.
std::string deckLineText(const DeckDraft::Entry& entry);
/// A text in both languages as a deck file writes it.
std::string localizedYaml(const LocalizedText& text);

/// Collects the edits that make the text of a deck file say a draft. The text must be a deck without errors.
class DeckTextChange {
public:
    DeckTextChange(const YamlText& text, const YamlNode& root, const DeckDraft& draft,
                   const DeckWords& words);

    /// Returns the changed text; nothing if a value that has to change is written in a way that can't be
    /// changed in place.
    std::optional<std::string> make();

private:
    /// A line of a card in the file.
    struct Item {
        YamlNode node;
        std::string card;
        std::size_t begin = 0;
        std::size_t end = 0;
        bool goes = false;
    };

    void changeText(std::string_view key, const std::string& now);
    void changeLocalized(std::string_view key, const LocalizedText& now, std::string_view after);
    void changeScalar(const YamlNode& value, const std::string& written);
    void changePart(std::size_t part);
    void changeBlockList(const YamlEntry& entry, const std::vector<Item>& items,
                         const std::vector<DeckDraft::Entry>& added);
    void changeBracketList(const YamlEntry& entry, const std::vector<Item>& items,
                           const std::vector<DeckDraft::Entry>& added);
    std::vector<Item> itemsOf(const YamlNode& list);

    void replace(std::size_t begin, std::size_t end, std::string text);
    void removeLines(int first, int last);
    void insertAfterLine(int line, const std::string& lines);
    std::size_t endOf(const YamlNode& value);
    int lastLineOf(const YamlNode& value);
    /// Whether nothing but spaces, and a dash if `dash`, stands before it in its line.
    bool beginsItsLine(std::size_t offset, bool dash) const;
    void giveUp() { canBeMade_ = false; }

    const YamlText& text_;
    const YamlNode& root_;
    const DeckDraft& draft_;
    const DeckWords& words_;
    std::string newline_;
    std::vector<TextEdit> edits_;
    std::string atEnd_; ///< further lists
    bool canBeMade_ = true;
};

} // namespace takujo
