#pragma once

#include "engine/core/limit.h"
#include "engine/core/localized_text.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

// Scripts: the abilities of cards as trees of terms.

/// The sort of a term of a script. Each sort that has operators has its own list of them in the vocabulary
/// (engine/kit/rules/vocabulary.h).
enum class Sort : std::uint8_t {
    nothing, ///< a field that was left out
    number,  ///< a number without an operator: bits, an index, yes or no
    text,    ///< a text by its key (`textKey`)
    effect,
    condition,
    amount,
    objects,   ///< some objects: this, the chosen ones, all that fit
    criterion, ///< what an object must be like
    comparison,
    players,
    pick, ///< a player picks some of the objects that fit
    trigger,
    cost,
    list, ///< several terms of one sort
    block,
    ability, ///< one that a text gives or makes: `number` is its place
    keyword, ///< a keyword with fields
};

/// A field of an operator, by name: the word under which cards write it, and the part of the term that it
/// becomes. Each is declared once (engine/kit/script/language/fields.h says how, and has those of the kit);
/// the shape of the operator and whoever reads its terms name it: `term[moves::to]`.
struct FieldName {
    std::string_view key;
    std::size_t part = unplaced;

    static constexpr std::size_t unplaced = ~std::size_t{0};

    /// Makes a field that nobody reads by its place.
    constexpr FieldName(const char* word) : key{word} {}
    constexpr FieldName(std::string_view word, std::size_t place) : key{word}, part{place} {}
    /// Names the same place by a word of a game.
    constexpr FieldName as(std::string_view word) const { return {word, part}; }
};

/// A node of a card's script: an operator and its fields, in the order of the operator's shape. It never
/// changes.
struct Term {
    Sort sort = Sort::nothing;
    std::uint8_t op = 0; ///< index into the vocabulary's list for the sort
    std::int32_t number = 0;
    std::vector<Term> parts;
    std::uint32_t more = 0; ///< a second number: kinds of zone of an `each`, or words beyond the first 32

    bool exists() const { return sort != Sort::nothing; }
    /// Whether a field that is true or false is true; one that is left out is not.
    bool isTrue() const { return exists() && number != 0; }
    const Term& operator[](const FieldName& field) const { return parts[field.part]; }
    friend bool operator==(const Term&, const Term&) = default;
};

/// Key of a name, job or the like: equal for equal English texts, on every machine.
using TextKey = std::uint32_t;
TextKey textKey(std::string_view english);

enum class AbilityKind : std::uint8_t {
    text,        ///< what the card does when it resolves
    triggered,   ///< when something happens
    activated,   ///< pay a cost: do something
    constant,    ///< always, or while something holds
    replacement, ///< instead of something
};

/// A cost that a player may pay when casting a card: besides the card's own, instead of it, or to make it
/// less.
struct OfferedCost {
    std::vector<Term> costs;
    bool instead = false;
    std::int32_t less = 0; ///< by how much the card's cost becomes less; 0: it does not
    bool often = false;    ///< of one that makes it less: a player may take it as often as it can be paid
    Term condition = {};   ///< it is offered only while this holds
};

/// One way of an ability with modes.
struct Mode {
    std::vector<Term> picks;
    std::uint16_t block = 0;
};

/// An ability as the program runs it. Its effects are in blocks. An effect names a block inside it by its
/// number, so two numbers say where a running text stands.
struct Ability {
    AbilityKind kind = AbilityKind::text;
    std::uint8_t form = 0; ///< of activated abilities: the game's form, by its place in the vocabulary
    std::uint16_t flags = 0;
    std::uint32_t worksIn = 0;       ///< bit per kind of zone; 0: in play
    LocalizedText name;              ///< where it has one
    Term trigger;                    ///< of triggered and replacement abilities
    std::vector<Term> otherTriggers; ///< of a triggered one: more triggers; one of all is enough
    Term condition;                  ///< checked when it triggers and when it resolves
    Term whileTrue;                  ///< the object has the ability only while this holds
    std::vector<Term> costs;
    std::vector<OfferedCost> offers; ///< of casting: costs that a player may pay
    Limit limit;                     ///< how often it works, where that is not once a turn
    std::int32_t number = 0;         ///< the number that a keyword has
    Term keyword;                    ///< the keyword with fields that it is said by
    std::vector<Term> picks;         ///< chosen when it is announced
    Term modesAtLeast;
    Term modesAtMost;
    Term modesBy; ///< who chooses them, if not its controller
    std::vector<Mode> modes;
    std::vector<std::vector<Term>> blocks; ///< the first is the text itself
    std::vector<LocalizedText> texts;      ///< names and other texts that its terms use
    /// Abilities that its text gives or makes, while the file is read; later they stand behind the card's own
    /// (`liftQuoted`, engine/kit/script/language/preparing.h).
    std::vector<Ability> quoted;

    static constexpr std::uint16_t burst = 1; ///< can be used from where damage puts the card
    static constexpr std::uint16_t oncePerTurn = 2;
    static constexpr std::uint16_t hasX = 4;               ///< a player names X when it is announced
    static constexpr std::uint16_t stateTriggered = 8;     ///< the trigger is a condition, not an event
    static constexpr std::uint16_t unfinished = 16;        ///< a part of it is not implemented
    static constexpr std::uint16_t asksCasting = 32;       ///< it asks how its card was cast: X, costs paid
    static constexpr std::uint16_t ofKeyword = 64;         ///< a keyword says it
    static constexpr std::uint16_t declaredWhenCast = 128; ///< its modes and choices are declared when its
                                                           ///< card is cast
    /// Only a text of the card gives or makes it: the card itself does not have it.
    static constexpr std::uint16_t isQuoted = 256;
    static constexpr std::uint16_t follows = 512;        ///< triggered by what the text that made it has just
                                                         ///< done
    static constexpr std::uint16_t onceAtATime = 1024;   ///< triggered once by events of one batch
    static constexpr std::uint16_t everywhere = 2048;    ///< it works in every zone
    static constexpr std::uint16_t declared = 4096;      ///< triggered only if its player declares it then
    static constexpr std::uint16_t saysNothing = 8192;   ///< it only lets other texts add costs to its card
    static constexpr std::uint16_t repeatsModes = 16384; ///< a mode may be chosen more than once

    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
};

} // namespace takujo
