#pragma once

#include "engine/core/localized_text.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// What the program says: patterns in both languages, by section and key: "refusals" "not-your-priority". A
/// pattern has slots: `{card}` is filled in; `{number:card|cards}` picks a word by whether the number is 1.
/// Texts of cards (engine/cards/text) have two more: `{card.their}` fills in a form of the card, here the
/// possessive, and `{end:引く|引いて|引き}` picks an ending by what follows it.
class Words {
public:
    void add(std::string_view section, std::string_view key, LocalizedText pattern);
    /// Adds everything from `other`; where both have a key, its pattern replaces the present one.
    void add(const Words& other);

    /// Returns the pattern; none if there is none.
    const LocalizedText* find(std::string_view section, std::string_view key) const;
    /// Returns the text of a pattern without slots; the key itself if there is none, so that the gap is
    /// visible.
    std::string text(std::string_view section, std::string_view key, Language language) const;

    /// Returns every section with its keys, sorted.
    const std::map<std::string, std::map<std::string, LocalizedText, std::less<>>, std::less<>>&
    sections() const {
        return sections_;
    }

private:
    std::map<std::string, std::map<std::string, LocalizedText, std::less<>>, std::less<>> sections_;
};

/// The name of a slot, and its text.
struct Filling {
    std::string_view name;
    std::string text;
    bool isOne = false; ///< for plurals: the number is 1
};

/// Returns the pattern with its slots filled. A slot without a filling stays as written.
std::string fill(std::string_view pattern, const std::vector<Filling>& fillings);

/// A slot as written: `{name}`, `{name.form}` or `{name:word|word}`.
struct Slot {
    std::string_view name;
    std::string_view form;
    std::vector<std::string_view> words;
};

/// The same; `filler` is asked for the text of each slot, and leaves a slot as it is by returning none.
using SlotFiller = std::function<std::optional<std::string>(const Slot&)>;
std::string fillSlots(std::string_view pattern, const SlotFiller& filler);

/// The slot of endings, which each language has for its own grammar, or not at all.
inline constexpr std::string_view endSlot = "end";

/// Returns the names of a pattern's slots, for checks; without the slot of endings.
std::vector<std::string> slotsOf(std::string_view pattern);

} // namespace takujo
