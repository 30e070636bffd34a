#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/localized_text.h"
#include "engine/files/findings/findings.h"
#include "engine/kit/rules/rulebook.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// How a game looks on the table, `resources/layouts/<game>.yaml`: where its zones are and what stands where
// on its cards. Everything that belongs to one game is a word here (zones, phases, fields); what the table
// can do is an enum.

/// A place on the table in millimetres of a real playmat, on which a card is 63 × 88. x runs right from the
/// table's left edge, y from the line between the players down to the near one; so what is far has a negative
/// y.
struct LayoutRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr int right() const { return x + width; }
    constexpr int bottom() const { return y + height; }
    friend bool operator==(const LayoutRect&, const LayoutRect&) = default;
};

inline constexpr int cardWidthOnTable = 63;
inline constexpr int cardHeightOnTable = 88;

/// The same place on the other side of the line between the players.
constexpr LayoutRect mirrored(const LayoutRect& rect) {
    return {rect.x, -rect.bottom(), rect.width, rect.height};
}
constexpr bool overlap(const LayoutRect& a, const LayoutRect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
constexpr bool holds(const LayoutRect& outer, const LayoutRect& inner) {
    return outer.x <= inner.x && outer.y <= inner.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

struct LayoutColour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const LayoutColour&, const LayoutColour&) = default;
};

/// What a zone is to its player: cards in play; cards in hand; a pile nobody looks into; a pile anybody may
/// open; what waits to be resolved.
enum class ZoneRole : std::uint8_t { row, hand, deck, pile, stack };

/// How the cards of a zone lie.
enum class Spread : std::uint8_t {
    row,    ///< side by side, overlapping when there are many
    column, ///< one below the other, each showing its head
    fan,    ///< side by side on an arc
    pile,   ///< one upon the other: the last on top
    grid,   ///< rows and columns
    strip,  ///< a list of names, the last on top
};

/// A row of a zone that keeps some types of cards apart.
struct LayoutRow {
    LocalizedText name;
    /// Types that have a name of their own there, which it bears while such a card lies in it.
    struct Also {
        std::string type;
        LocalizedText name;
    };
    std::vector<Also> also;
    std::vector<std::string> types; ///< of the schema
    LayoutRect near;
    LayoutRect far;
};

/// A number that a table shows of one player.
struct LayoutMeasure {
    enum class Of : std::uint8_t {
        cards,   ///< how many cards lie in a zone
        upright, ///< how many of them lie upright
        sum,     ///< a number of the cards that lie face up there, added up
        value,   ///< what the player has that is no card
        policy,  ///< a number of the rulebook
    };
    Of of = Of::cards;
    std::string word;   ///< of the zone, the value or the policy
    std::string number; ///< of a sum
};

/// One number, or one out of another one.
struct LayoutShare {
    LayoutMeasure part;
    std::optional<LayoutMeasure> whole;
    LocalizedText text; ///< with {part} and {whole}; empty: "8/9"
};

/// What a card shows of the cards that lie under it, each of which gives it as much.
struct LayoutUnder {
    std::string policy; ///< says how much
    LocalizedText text; ///< with {cards} and {sum}: "level 2: +4/+4"
};

/// For zones with so many cards that a game ends: out of how many, as the policy of the format says.
struct LayoutLimit {
    std::string format;
    std::string policy;
};

struct LayoutZone {
    std::string word;
    ZoneRole role = ZoneRole::row;
    Spread spread = Spread::row;
    /// Where the cards stick out that lie under others: towards their player, or at a side.
    enum class Attach : std::uint8_t { below, right, left };
    Attach attach = Attach::below;
    std::optional<LayoutUnder> under; ///< the chip of a card with others under it
    bool onTable = true;              ///< false: it has no place there and shows in the side panel
    LayoutRect near;
    LayoutRect far;              ///< the mirror image of `near` unless the file says otherwise
    int card = cardWidthOnTable; ///< the width of a card that has room
    int farCard = cardWidthOnTable;
    std::vector<LayoutRow> rows; ///< from the middle outwards; none: the zone is one row
    bool count = false;          ///< shows how many cards it holds
    std::vector<LayoutLimit> outOf;
    bool countsFaces = false;         ///< and how many of them show their backs, if any do
    std::optional<LayoutShare> share; ///< what it shows instead of a count
    /// Shows how many cards of each colour lie there, or lie there upright.
    enum class Tally : std::uint8_t { none, cards, upright };
    Tally tally = Tally::none;
    /// While this policy is off and nothing lies there, it is not on the table.
    std::string absentUnless;
};

/// A word of the field that colours frames.
struct FrameColour {
    std::string word;
    LocalizedText name;
    LayoutColour colour;
    std::string glyph; ///< `resources/cards/glyphs/<glyph>.svg`
};

struct KeywordIcon {
    std::string word;
    std::string letters; ///< one or two
};

/// A number at the bottom of a card; a label or a glyph stands before it where a card has several.
struct CornerNumber {
    std::string field;
    LocalizedText label;
    std::string glyph;
};

/// A flag of the schema that shows on the card: as letters, or as a glyph.
struct FlagSign {
    std::string field;
    LocalizedText name;
    std::string letters;
    std::string glyph;
};

/// A symbol of costs that texts show as a sign: a glyph, or letters; without both the number that stands in
/// it.
struct TextSymbol {
    std::string symbol;    ///< key of `symbols` in the words file
    LocalizedText written; ///< as texts have it where it is none of those
    std::string letters;
    std::string glyph;
};

/// What stands where on the face of a card. Strings are keys of the card schema; empty: this game has none.
struct CardFace {
    std::string badge;
    std::vector<CornerNumber> corner;
    std::string colourField;
    std::vector<FrameColour> colours;  ///< every word of the field, in the schema's order
    std::vector<std::string> typeLine; ///< `type`, or fields of words or texts
    std::string keywordField;
    std::vector<KeywordIcon> keywords; ///< in the schema's order
    std::vector<FlagSign> flags;
    std::vector<TextSymbol> symbols; ///< beside those of the colours
};

/// A line that joins the cards under a mark, or leads from each of them to those under another.
struct LayoutLink {
    std::string cards;
    std::string to; ///< empty: they are joined with each other
};

/// What a player has is told out of this number.
struct LayoutWhole {
    std::string value;
    LayoutMeasure whole;
};

/// Verbs that a player may do only so often, each with whether they have been done; where that shows.
struct LayoutUses {
    std::vector<std::string> verbs;
    LayoutRect near;
    LayoutRect far;
};

struct TableLayout {
    std::string game;
    LayoutColour accent;
    LayoutRect table; ///< all of it
    std::vector<LayoutZone> zones;
    std::vector<std::string> phases; ///< those the ribbon shows, in order
    /// Those of one's own turn in which one is asked even if nothing can be done.
    std::vector<std::string> asks;
    /// Those in which players can be asked at all, so that a stop there means something.
    std::vector<std::string> stops;
    std::vector<LayoutLink> links;
    LayoutRect ribbon;
    LayoutRect prompt;
    LayoutRect nearPlayer; ///< where the player's name stands
    LayoutRect farPlayer;
    LayoutRect nearValues; ///< and what the player has that is no card; empty: beside the name
    LayoutRect farValues;
    std::vector<LayoutWhole> wholes;
    LayoutUses uses;
    std::vector<std::string> keyboard; ///< zones in the order in which keys walk through them
    CardFace face;

    /// None if the layout has no such zone.
    const LayoutZone* zone(std::string_view word) const;
};

/// The words of a game that its layout may name.
struct LayoutVocabulary {
    std::string_view game;
    const RuleTables& rules;
    const CardSchema& schema;
    std::span<const std::string_view> formats;
};

/// None if anything in it is wrong: a layout is the product's own, so half of one is of no use.
std::optional<TableLayout> readLayout(const std::filesystem::path& file, const LayoutVocabulary& vocabulary,
                                      Findings& findings);
/// The same for a text; `path` is what findings name.
std::optional<TableLayout> parseLayout(std::string text, const std::string& path,
                                       const LayoutVocabulary& vocabulary, Findings& findings);

} // namespace takujo
