#pragma once

#include "engine/core/limit.h"
#include "engine/core/localized_text.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

/// What sort of thing a term of a script is. Each sort that has operators has its own list of them in the
/// vocabulary (engine/kit/rules/vocabulary.h).
enum class Sort : std::uint8_t {
    nothing, ///< a field that was left out
    number,  ///< a number of the program's own: bits, an index, a yes or no
    text,    ///< a text by its key (`textKey`)
    effect,
    condition,
    amount,
    objects,   ///< some objects: this, the chosen ones, all that fit
    criterion, ///< what an object must be like
    comparison,
    players,
    pick, ///< somebody picks some of what fits
    trigger,
    cost,
    list, ///< several terms of one sort
    block,
    ability, ///< one that a text speaks of: `number` is its place
};

/// A node of a card's script: an operator and its fields, in the order of its shape. It never changes.
struct Term {
    Sort sort = Sort::nothing;
    std::uint8_t op = 0; ///< index into the vocabulary's list for the sort
    std::int32_t number = 0;
    std::vector<Term> parts;
    std::uint32_t more = 0; ///< a second number: kinds of zone of an `each`, words behind the first 32

    bool exists() const { return sort != Sort::nothing; }
    friend bool operator==(const Term&, const Term&) = default;
};

/// Names, jobs and the like are compared by this: equal for equal English texts, on every machine.
using TextKey = std::uint32_t;
TextKey textKey(std::string_view english);

enum class AbilityKind : std::uint8_t {
    text,        ///< what the card says when it resolves
    triggered,   ///< when something happens
    activated,   ///< pay a cost: do something
    constant,    ///< always, or while something holds
    replacement, ///< instead of something
};

/// A cost that may be paid when a card is cast: beside its own, instead of it, or so that its own is less.
struct OfferedCost {
    std::vector<Term> costs;
    bool instead = false;
    std::int32_t less = 0; ///< by so much; 0: not for that
};

/// One way of an ability with modes.
struct Mode {
    std::vector<Term> picks;
    std::uint16_t block = 0;
};

/// An ability as the program runs it. Effects stand in blocks; a block inside an effect is named by its
/// number, so that a running text is two numbers.
struct Ability {
    AbilityKind kind = AbilityKind::text;
    std::uint8_t form = 0; ///< of activated abilities: the game's own sorts, by their place in the vocabulary
    std::uint16_t flags = 0;
    std::uint32_t worksIn = 0;       ///< bit per kind of zone; 0: in play
    LocalizedText name;              ///< where it has one
    Term trigger;                    ///< of triggered and replacement abilities
    std::vector<Term> otherTriggers; ///< of a triggered one: any of these will do as well
    Term condition;                  ///< checked when it triggers and when it resolves
    Term whileTrue;                  ///< the ability is there only while this holds
    std::vector<Term> costs;
    std::vector<OfferedCost> offers; ///< of casting
    Limit limit;                     ///< how often it works, if it is not once a turn
    std::int32_t number = 0;         ///< of a keyword that says one
    std::vector<Term> picks;         ///< chosen when it is announced
    Term modesAtLeast;
    Term modesAtMost;
    std::vector<Mode> modes;
    std::vector<std::vector<Term>> blocks; ///< the first is the text itself
    std::vector<LocalizedText> texts;      ///< names and the like that its terms speak of
    /// Abilities that its text speaks of, while it is read; then they stand behind those of its card
    /// (`liftQuoted`, in engine/kit/script/language/preparing.h).
    std::vector<Ability> quoted;

    static constexpr std::uint16_t burst = 1; ///< can be used from where damage puts the card
    static constexpr std::uint16_t oncePerTurn = 2;
    static constexpr std::uint16_t hasX = 4;           ///< X is named when it is announced
    static constexpr std::uint16_t stateTriggered = 8; ///< the trigger is a condition, not an event
    static constexpr std::uint16_t unfinished = 16;    ///< a part of it is not implemented
    static constexpr std::uint16_t asksCasting = 32;   ///< it asks how its card was cast: X, what was paid
    static constexpr std::uint16_t ofKeyword = 64;     ///< a keyword says it
    static constexpr std::uint16_t declaredWhenCast = 128; ///< its modes and choices are, with its card
    /// A text of the card speaks of it: the card itself does not have it.
    static constexpr std::uint16_t isQuoted = 256;
    static constexpr std::uint16_t follows = 512;      ///< what such a text has just done triggers it
    static constexpr std::uint16_t onceAtATime = 1024; ///< by all that happens together it is triggered once

    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
};

} // namespace takujo
