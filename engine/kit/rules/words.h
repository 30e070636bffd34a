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

/// What the program says, as patterns in both languages, by section and key: "refusals" "not-your-priority".
/// A pattern has slots: `{card}` is filled in; `{number:card|cards}` picks a word by whether the number is 1.
/// Texts of cards (engine/cards/text) have two more: `{card.their}` fills in a form of it, here the
/// possessive, and `{end:引く|引いて|引き}` picks an ending by what comes after it.
class Words {
public:
    void add(std::string_view section, std::string_view key, LocalizedText pattern);
    /// Takes over everything from `other`; where both have a key, the other's wins.
    void add(const Words& other);

    /// The pattern; none if there is none.
    const LocalizedText* find(std::string_view section, std::string_view key) const;
    /// The text of a pattern without slots; the key itself where there is none, so that a gap is seen.
    std::string text(std::string_view section, std::string_view key, Language language) const;

    /// Every section with its keys, sorted.
    const std::map<std::string, std::map<std::string, LocalizedText, std::less<>>, std::less<>>&
    sections() const {
        return sections_;
    }

private:
    std::map<std::string, std::map<std::string, LocalizedText, std::less<>>, std::less<>> sections_;
};

/// A slot's name and what goes in.
struct Filling {
    std::string_view name;
    std::string text;
    bool isOne = false; ///< for plurals: the number is 1
};

/// A pattern with its slots filled. A slot nobody fills stays as it is written.
std::string fill(std::string_view pattern, const std::vector<Filling>& fillings);

/// A slot as it is written: `{name}`, `{name.form}` or `{name:word|word}`.
struct Slot {
    std::string_view name;
    std::string_view form;
    std::vector<std::string_view> words;
};

/// The same with what goes in asked for slot by slot; none leaves the slot as it is.
using SlotFiller = std::function<std::optional<std::string>(const Slot&)>;
std::string fillSlots(std::string_view pattern, const SlotFiller& filler);

/// The slot of endings. They are grammar: each language has its own, or none.
inline constexpr std::string_view endSlot = "end";

/// The names of a pattern's slots, for checks; without the one of endings.
std::vector<std::string> slotsOf(std::string_view pattern);

} // namespace takujo
