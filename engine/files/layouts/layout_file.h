#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/localized_text.h"
#include "engine/files/findings/findings.h"
#include "engine/files/layouts/emblem_file.h"
#include "engine/files/layouts/sound.h"
#include "engine/kit/rules/rulebook.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// How a game looks on the table, `resources/layouts/<game>.yaml`: where its zones are, and what stands where
// on its cards. Everything that depends on the game is a word (zones, phases, fields); what the table can do
// is an enum.

/// A place on the table, in millimetres of a real playmat, where a card is 63 × 88. x goes right from the
/// table's left edge, y from the line between the players down to the near player; so the far side has
/// negative y.
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

/// Returns the same place on the other side of the line between the players.
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

/// What a zone is to its player: cards in play; cards in hand; a pile that nobody looks into; a pile that
/// everybody may open; what waits to resolve.
enum class ZoneRole : std::uint8_t { row, hand, deck, pile, stack };

/// How the cards of a zone lie.
enum class Spread : std::uint8_t {
    row,    ///< side by side, overlapping when there are many
    column, ///< one below the other, each with its top visible
    fan,    ///< side by side on an arc
    pile,   ///< one on the other, the last on top
    grid,   ///< rows and columns
    strip,  ///< a list of names, the last on top
};

/// A row of a zone for some types of card.
struct LayoutRow {
    LocalizedText name;
    /// A type that has its own name there; the row has that name while such a card lies in it.
    struct Also {
        std::string type;
        LocalizedText name;
    };
    std::vector<Also> also;
    std::vector<std::string> types; ///< of the schema
    LayoutRect near;
    LayoutRect far;
};

/// A number that the table shows about a player.
struct LayoutMeasure {
    enum class Of : std::uint8_t {
        cards,   ///< the number of cards in a zone
        upright, ///< the number of upright cards in it
        sum,     ///< the sum of a number over its face-up cards
        value,   ///< a player value
        policy,  ///< a number of the rulebook
    };
    Of of = Of::cards;
    std::string word;   ///< of the zone, the value or the policy
    std::string number; ///< of a sum
};

/// One number, or one out of another.
struct LayoutShare {
    LayoutMeasure part;
    std::optional<LayoutMeasure> whole;
    LocalizedText text; ///< with {part} and {whole}; empty: "8/9"
};

/// What a card shows about the cards under it, each of which adds the same.
struct LayoutUnder {
    std::string policy; ///< says how much each adds
    LocalizedText text; ///< with {cards} and {sum}: "level 2: +4/+4"
};

/// For zones in which a number of cards ends the game: the policy with that number, by format.
struct LayoutLimit {
    std::string format;
    std::string policy;
};

struct LayoutZone {
    std::string word;
    ZoneRole role = ZoneRole::row;
    Spread spread = Spread::row;
    /// Where cards under others stick out: towards their player, or at a side.
    enum class Attach : std::uint8_t { below, right, left };
    Attach attach = Attach::below;
    std::optional<LayoutUnder> under; ///< shown on a card with others under it
    /// Its cards stand on their heads for their player: all, or those with that mark.
    bool upsideDown = false;
    std::string upsideDownMark;
    bool onTable = true; ///< false: it is not on the table, but in the side panel
    LayoutRect near;
    LayoutRect far;              ///< the mirror image of `near` unless the file says otherwise
    int card = cardWidthOnTable; ///< the width of a card that has enough room
    int farCard = cardWidthOnTable;
    std::vector<LayoutRow> rows; ///< from the middle outwards; none: the zone is one row
    bool count = false;          ///< shows its number of cards
    std::vector<LayoutLimit> outOf;
    bool countsFaces = false; ///< and the number of face-down ones, if any
    bool facesApart = false;  ///< a pile: what lies face up lies beside what lies face down
    bool places = false;      ///< free places are drawn: as many as the limit says, or one without a limit
    std::optional<LayoutShare> share; ///< what it shows instead of a count
    /// Shows how many cards of each colour are there, or are upright there.
    enum class Tally : std::uint8_t { none, cards, upright };
    Tally tally = Tally::none;
    /// The zone is not on the table while this policy is off and the zone is empty.
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

/// A number at the bottom of a card, after a label or a glyph if a card has several.
struct CornerNumber {
    std::string field;
    LocalizedText label;
    std::string glyph;
};

/// A flag of the schema that the card shows: as letters, or as a glyph.
struct FlagSign {
    std::string field;
    LocalizedText name;
    std::string letters;
    std::string glyph;
};

/// A symbol of costs that texts show as a sign: a glyph, or letters; if it has neither, the number in it.
struct TextSymbol {
    std::string symbol;    ///< key of `symbols` in the words file
    LocalizedText written; ///< how texts write it otherwise
    std::string letters;
    std::string glyph;
};

/// What stands where on the face of a card. Strings are keys of the card schema; empty: the game has none.
struct CardFace {
    std::string badge;
    std::vector<CornerNumber> corner;
    bool damageIsCounted = false; ///< the numbers have damage in them, so that it has no sign of its own
    std::string colourField;
    /// Every word of the field, in the schema's order; of a field of texts, those that the layout names.
    std::vector<FrameColour> colours;
    /// `type`, or fields of words or texts; those of a list in the list are one expression, as "evolution
    /// creature".
    std::vector<std::vector<std::string>> typeLine;
    std::string keywordField;
    std::vector<KeywordIcon> keywords; ///< in the schema's order
    std::vector<FlagSign> flags;
    std::vector<TextSymbol> symbols; ///< besides those of the colours
    std::string frame;  ///< what its frame has beside that of all: `resources/cards/frames/<frame>.svg`
    EmblemBook emblems; ///< of another file, which is read beside the layout
};

/// A line that joins the cards with a mark, or leads from each of them to those with another.
struct LayoutLink {
    std::string cards;
    std::string to;        ///< empty: they are joined with each other
    bool isToHost = false; ///< instead: what lies by itself is joined with what it belongs to
};

/// A player value is shown out of this number.
struct LayoutWhole {
    std::string value;
    LayoutMeasure whole;
};

/// Verbs with a limit of uses; shows whether each is used up, and where.
struct LayoutUses {
    std::vector<std::string> verbs;
    LayoutRect near;
    LayoutRect far;
};

/// A number of a player that is drawn.
struct LayoutGauge {
    enum class Form : std::uint8_t {
        bar,  ///< filled as far as the number goes
        pips, ///< so many of them, filled or not
    };
    Form form = Form::bar;
    LayoutMeasure part;
    std::optional<LayoutMeasure> whole;
    int full = 0;       ///< where there is no `whole`: the number at which a bar is full; 0: none is told
    LocalizedText name; ///< stands before it, unless there is a glyph
    std::string glyph;
    LayoutColour colour;
    bool onlyIfAny = false; ///< not shown while there is none of it
};
struct LayoutGauges {
    std::vector<LayoutGauge> list;
    LayoutRect near;
    LayoutRect far;
};

/// What is heard of what only this game has: of notes in the log, by their keys, and of cards by zones. What
/// all games have is heard without it (ui/sound/heard_events.h).
struct LayoutSounds {
    struct Line {
        std::string word; ///< key of a note, or word of a zone
        Sound sound = Sound::put;
    };
    std::vector<Line> notes;
    std::vector<Line> entering; ///< a card comes into that zone
    std::vector<Line> leaving;  ///< a card leaves it, not as a price
    std::vector<Line> damage;   ///< a card in it takes damage
};

struct TableLayout {
    std::string game;
    LayoutColour accent;
    LayoutRect table; ///< all of it
    std::vector<LayoutZone> zones;
    std::vector<std::string> phases; ///< those that the ribbon shows, in order
    /// Phases of one's own turn in which one is asked even if nothing can be done.
    std::vector<std::string> asks;
    /// Phases in which players can be asked at all, so that a stop has an effect.
    std::vector<std::string> stops;
    std::vector<LayoutLink> links;
    LayoutRect ribbon;
    LayoutRect waiting; ///< what waits, on the line between the players; empty: only beside the table
    LayoutRect prompt;
    LayoutRect nearPlayer; ///< place of the player's name
    LayoutRect farPlayer;
    std::string
        behind; ///< the zone whose cards are attacked while a player is; empty: the name stands for it
    LayoutRect nearValues; ///< place of the player's values; empty: beside the name
    LayoutRect farValues;
    std::vector<LayoutWhole> wholes;
    LayoutUses uses;
    LayoutGauges gauges;
    LayoutSounds sounds;
    std::vector<std::string> keyboard; ///< zones in the order of the keyboard
    CardFace face;

    /// Returns none if the layout has no such zone.
    const LayoutZone* zone(std::string_view word) const;
};

/// The words of a game that its layout may use.
struct LayoutVocabulary {
    std::string_view game;
    const RuleTables& rules;
    const CardSchema& schema;
    std::span<const std::string_view> formats;
};

/// None if anything in it is wrong: layouts belong to the product, and half a layout is useless.
std::optional<TableLayout> readLayout(const std::filesystem::path& file, const LayoutVocabulary& vocabulary,
                                      Findings& findings);
/// The same for a text; findings call it `path`.
std::optional<TableLayout> parseLayout(std::string text, const std::string& path,
                                       const LayoutVocabulary& vocabulary, Findings& findings);

} // namespace takujo
