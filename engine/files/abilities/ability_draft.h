#pragma once

#include "engine/core/script.h"
#include "engine/files/yaml/yaml_value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// An ability while it is read. It numbers what grows with the text: blocks, texts, and the places of what is
/// chosen when the ability is announced and of what is selected while it is carried out.
class AbilityDraft {
public:
    /// How many things an ability can choose, and how many it can select.
    static constexpr std::size_t places = 8;
    static constexpr std::size_t mostBlocks = 64;
    /// What is paid with is kept in six places; a game may add a cost of its own.
    static constexpr std::size_t mostCosts = 5;
    static constexpr std::size_t mostTexts = 64;

    Ability ability;
    bool replacesEvent = false; ///< it says what becomes of the event that it replaces
    bool saysX = false;         ///< the text has said what X is
    bool spends = false;        ///< cards are put away as a cost of it

    /// Too many costs to be paid together are reported at `where`.
    static void checkCosts(std::size_t count, const YamlValue& where);
    /// The number of a new block, which is empty. None if there are too many, which is reported at `where`.
    std::optional<std::uint16_t> addBlock(const YamlValue& where);
    /// A text's term; equal texts are one. None if there are too many, which is reported at `where`.
    std::optional<Term> text(const YamlValue& where, const LocalizedText& text);

    /// The places of a new choice or selection, of one object or of several. None if there are too many,
    /// which is reported at `where`.
    std::optional<std::int32_t> choose(const YamlValue& where, bool several);
    std::optional<std::int32_t> select(const YamlValue& where, bool several);
    /// Whether more than one object may stand at the place of a choice or selection.
    bool mayBeSeveral(std::int32_t place) const;

    /// The place that the word `chosen`, `chosen 2`, … means: the mode's own choices come before those of the
    /// whole ability. From 0 on; none if there is no such choice.
    std::optional<std::int32_t> chosen(std::size_t which);
    /// The place that `selected` means, which is the last one before, or `selected 1`, `selected 2`, …
    std::optional<std::int32_t> lastSelected() const;
    std::optional<std::int32_t> selected(std::size_t which) const;

    /// Between these, choices and selections are a mode's own.
    void beginMode();
    void endMode();

    /// The draft of an ability that follows from what stands here: it knows what has been chosen and
    /// selected, and numbers its own behind that. When it has been read, what it has spoken of is told with
    /// `spokenOfBy`.
    AbilityDraft following() const;
    void spokenOfBy(const AbilityDraft& following);
    /// The place of an ability that the text speaks of.
    Term quote(Ability quoted);

    /// Its own choices that no word of the text has meant.
    std::vector<YamlValue> unusedChoices() const;

private:
    struct Choice {
        YamlValue where;
        bool several = false;
        bool used = false;
    };
    /// The places of the choices that can be meant here, in the order in which they are counted.
    std::vector<std::size_t> visible() const;
    /// The same of selections, in the order of the text.
    std::vector<std::size_t> visibleSelections() const;

    std::vector<Choice> choices_;
    std::size_t inherited_ = 0;       ///< the first so many choices are those of the text around
    std::size_t ownFrom_ = 0;         ///< where the choices begin that are counted first
    std::vector<std::size_t> around_; ///< the places of those that are counted behind them
    bool inheritsX_ = false;          ///< the text around has named X
    bool hasModes_ = false;           ///< then those around a mode do not change any more
    std::size_t selections_ = 0;
    std::size_t modeSelections_ = 0;
    std::array<bool, places> selectsSeveral_{};
    std::vector<std::size_t> selectedAround_; ///< by the text around, as far as it can be meant
};

} // namespace takujo
