#pragma once

#include "engine/core/script.h"
#include "engine/files/yaml/yaml_value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// An ability while it is being read. It numbers what grows with the text: blocks, texts, the choices made
/// when the ability is announced, and the selections made while it is carried out.
class AbilityDraft {
public:
    /// How many choices an ability can have, and how many selections.
    static constexpr std::size_t places = 8;
    static constexpr std::size_t mostBlocks = 64;
    /// An effect has six slots for what pays its costs; one is left for a cost that a game adds.
    static constexpr std::size_t mostCosts = 5;
    static constexpr std::size_t mostTexts = 64;

    Ability ability;
    bool replacesEvent = false; ///< it says what happens instead of the replaced event
    bool saysX = false;         ///< the text has defined X
    bool spends = false;        ///< one of its costs puts cards away

    /// Reports at `where` if there are too many costs to be paid together.
    static void checkCosts(std::size_t count, const YamlValue& where);
    /// Adds an empty block and returns its number. None if there are too many, reported at `where`.
    std::optional<std::uint16_t> addBlock(const YamlValue& where);
    /// Returns the term of a text; equal texts have one. None if there are too many, reported at `where`.
    std::optional<Term> text(const YamlValue& where, const LocalizedText& text);

    /// Returns the number of a new choice or selection, of one object or of several. None if there are too
    /// many, reported at `where`.
    std::optional<std::int32_t> choose(const YamlValue& where, bool several);
    std::optional<std::int32_t> select(const YamlValue& where, bool several);
    /// Whether a choice or selection can be of more than one object.
    bool mayBeSeveral(std::int32_t place) const;

    /// Returns the number of the choice that the word `chosen`, `chosen 2`, … means, from 0; the mode's own
    /// choices are counted before those of the whole ability. None if there is no such choice.
    std::optional<std::int32_t> chosen(std::size_t which);
    /// Returns the number that `selected` means, the last one before it; below, that of `selected 1`,
    /// `selected 2`, …
    std::optional<std::int32_t> lastSelected() const;
    std::optional<std::int32_t> selected(std::size_t which) const;

    /// Between these, choices and selections belong to a mode.
    void beginMode();
    void endMode();

    /// Returns the draft of an ability that follows from this text: it knows the choices and selections made
    /// so far, and numbers its own after them. When it has been read, pass it to `spokenOfBy`, which marks
    /// the choices it uses.
    AbilityDraft following() const;
    void spokenOfBy(const AbilityDraft& following);
    /// Adds an ability inside the text, and returns a term with its index.
    Term quote(Ability quoted);

    /// Returns its own choices that no word of the text uses.
    std::vector<YamlValue> unusedChoices() const;

private:
    struct Choice {
        YamlValue where;
        bool several = false;
        bool used = false;
    };
    /// Returns the choices that can be meant here, in the order of counting.
    std::vector<std::size_t> visible() const;
    /// Returns the selections that can be meant here, in the order of the text.
    std::vector<std::size_t> visibleSelections() const;

    std::vector<Choice> choices_;
    std::size_t inherited_ = 0;       ///< number of choices, the first ones, that belong to the surrounding
                                      ///< text
    std::size_t ownFrom_ = 0;         ///< the first of the choices that are counted first
    std::vector<std::size_t> around_; ///< the choices that are counted after them
    bool inheritsX_ = false;          ///< the surrounding text has named X
    bool hasModes_ = false;           ///< then the choices around a mode do not change any more
    std::size_t selections_ = 0;
    std::size_t modeSelections_ = 0;
    std::array<bool, places> selectsSeveral_{};
    std::vector<std::size_t> selectedAround_; ///< selections of the surrounding text that can be meant
};

} // namespace takujo
