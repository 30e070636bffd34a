#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

/// A printed field of a game's cards: how a card file writes it, and where the definition keeps it.
struct FieldSpec {
    enum class Kind : std::uint8_t {
        number,    ///< a whole number, in `CardDefinition::numbers`
        words,     ///< some of a list of words, as bits of `CardDefinition::sets`
        texts,     ///< texts of the author's own, in `CardDefinition::texts`
        names,     ///< names besides the first, in `CardDefinition::otherNames`: see `NameSlot`
        flag,      ///< true or false, a bit of `CardDefinition::flags`
        abilities, ///< a list: keywords (one of `words`, bits of `CardDefinition::sets`) and scripts
        text,      ///< a script: what the card does when it resolves
        casting,   ///< a script: what the card says about its casting
        condition, ///< a script: a condition of the card; the game says for what
    };

    /// The slots of `names`.
    enum NameSlot : std::size_t {
        anyPart,  ///< cards that ask for a part of a name find it
        wholeOnly ///< such cards do not find it
    };

    std::string_view key;
    Kind kind = Kind::number;
    std::size_t slot = 0; ///< of the definition; the bit number for a flag
    bool isFixed = false; ///< of a number: no effect changes it, so it may stand in any slot
    std::vector<std::string_view> words = {};
    std::int32_t least = 0;
    std::int32_t most = 99;
    bool mayBeEndless = false;     ///< of a number: `endless` is one, too (∞)
    std::uint32_t requiredFor = 0; ///< bit per card type
    std::uint32_t allowedFor = ~0U;
    std::uint32_t unsaidFor = 0; ///< cards of these types have a number that is not printed: `unsaid`
    std::int32_t unsaid = 0;
    std::string_view about = {};   ///< its description, for the reference
    std::string_view example = {}; ///< of a text, for the reference
};

/// A remark on something that a card's author probably did not intend.
struct CardRemark {
    const char* code;
    const char* text; ///< English; resources/words/findings.yaml has the Japanese under it
    const char* hint;
};

/// What a game prints on its cards.
struct CardSchema {
    std::vector<std::string_view> types;
    std::vector<FieldSpec> fields;
    /// Whether cards may be tokens (`CardDefinition::isToken`): `token: true`.
    bool hasTokens = false;
    /// Whether cards may have two sides (`CardDefinition::otherSide`): `other side: {…}`.
    bool hasSides = false;
    /// What the scripts of its cards can say; none if its cards have no scripts.
    const Vocabulary* vocabulary = nullptr;
    /// Appends what the game remarks on a readable card; may be none.
    void (*remark)(const CardDefinition&, std::vector<CardRemark>&) = nullptr;
    /// Adds to a card that has been read what the rulebook adds to its texts; may be none.
    void (*complete)(CardDefinition&) = nullptr;

    /// Returns the field with that key; none if there is none.
    const FieldSpec* field(std::string_view key) const {
        for (const FieldSpec& candidate : fields)
            if (candidate.key == key)
                return &candidate;
        return nullptr;
    }
};

/// Returns what is printed on the cards of a schema, in the words of scripts. `groups` are words for several
/// types.
PrintedWords printedWords(const CardSchema& schema, std::vector<TypeGroup> groups);

/// Every type of card, for `FieldSpec::requiredFor`.
inline constexpr std::uint32_t everyType = ~0U;

} // namespace takujo
