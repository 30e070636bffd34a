#pragma once

#include "engine/core/localized_text.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// How a number compares with the printed one.
enum class NumberChange : std::uint8_t { plain, up, down };

struct LookNumber {
    QString text;
    NumberChange tone = NumberChange::plain;
    QString label = {};        ///< before it, where a card has several numbers
    bool lessIsBetter = false; ///< such as a cost
    QString glyph = {};        ///< before it, too: `resources/cards/glyphs/<glyph>.svg`

    friend bool operator==(const LookNumber&, const LookNumber&) = default;
};

/// A colour of the frame, with the glyph and the name that tell it apart where colours cannot.
struct LookBand {
    QColor colour;
    QString glyph; ///< `resources/cards/glyphs/<glyph>.svg`
    QString name;

    friend bool operator==(const LookBand&, const LookBand&) = default;
};

/// A keyword or a flag: letters in a circle or a glyph, and what it is called.
struct LookSign {
    QString letters;
    QString glyph = {};
    QString name;
    bool isGiven = false; ///< not printed: an effect gives it

    friend bool operator==(const LookSign&, const LookSign&) = default;
};

/// What a card shows that has no picture: drawings by their names, and how they are put together.
struct Emblem {
    QString figure; ///< `resources/cards/emblems/figures/<figure>.svg`; empty: there is none
    QString light;
    QString ground;
    bool isTurned = false;       ///< the figure looks the other way
    bool isGroundTurned = false; ///< and so do light and ground
    bool isBright = false;       ///< a dark figure on a light ground, not a light one on a dark ground
    int hue = 0;                 ///< the ground is a little off the colour of the frame: from -2 to 2
    int shift = 0;               ///< the figure stands to the left (-1), in the middle (0), to the right (1)

    friend bool operator==(const Emblem&, const Emblem&) = default;
};

/// Everything that can be seen on a card, and nothing else: two cards with equal looks are drawn alike.
/// Whether it is sideways, lit up or dimmed is the table's business.
struct CardLook {
    /// Face down, only `back` counts.
    bool faceUp = true;
    /// Whose back: 0 or 1.
    std::uint8_t back = 0;
    Language language = Language::en;

    QString id; ///< of the card: its picture is found by it
    Emblem emblem;
    QString frame; ///< `resources/cards/frames/<frame>.svg`; empty: only what all frames have
    QString name;
    /// How much of its width another card covers from the right, in percent. The numbers stand beside that.
    int covered = 0;
    bool named = true; ///< false: its glyph stands for the name, as on all cards of a narrow column
    std::optional<LookNumber> badge;
    std::vector<LookBand> bands;
    QString typeLine;
    QString shortType; ///< for cards without numbers when there is little room
    std::vector<LookSign> keywords;
    std::vector<LookSign> flags;
    std::vector<QString> rules; ///< a paragraph each
    QString flavour;
    std::vector<LookNumber> numbers;
    bool isToken = false;       ///< its edge is dashed
    bool waits = false;         ///< it came too late to attack this turn
    QString damage;             ///< empty if there is none
    std::vector<QString> marks; ///< what the card is doing: attacking, blocking

    friend bool operator==(const CardLook&, const CardLook&) = default;
};

std::size_t qHash(const CardLook& look, std::size_t seed = 0);

/// The back of a player's cards.
CardLook cardBack(std::uint8_t player);

} // namespace takujo
