#pragma once

#include "engine/core/event.h"
#include "engine/core/script.h"
#include "engine/kit/rules/meanings.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// What may stand in a field, and what the reader makes of it.
enum class FieldKind : std::uint8_t {
    amount,      ///< a whole number or an amount: a term of that sort
    comparison,  ///< an amount that is met exactly, or {at least: …, at most: …}: three parts, least, most,
                 ///< exactly
    objects,     ///< `this`, `chosen`, … or what they must be like: a term of that sort
    players,     ///< `you`, `opponent`, …
    condition,   ///< one condition, or a list of which all must hold (the operator `allOf`)
    conditions,  ///< a list of conditions (a term of sort list)
    amounts,     ///< a list of amounts (a term of sort list)
    block,       ///< one effect or a list of them: the number of the block
    pick,        ///< {up to: 2, TYPE: {…}}: its parts are `PickPart`
    trigger,     ///< something that happens
    criteria,    ///< {TYPE: {…}}, or what every card is asked: an `each` of sort objects
    anyCriteria, ///< a list of such (a term of sort list)
    zone,        ///< a kind of zone, by its word: its index
    oneWord,     ///< one of `words`: its place
    words,       ///< one or more of `words`: bits
    floor,       ///< a whole number, 1 or more, below which something does not go
    types,       ///< one or more types of card, or words for several: bits
    flag,        ///< true or false: 1 or 0
    text,        ///< a text in both languages: its key in `number`, its place in `Ability::texts` in `op`
    cp,          ///< a payment (a term of sort list): see `Vocabulary::payment`
    costs,       ///< one cost or more (a term of sort list)
    gained,      ///< some of `words` (bits), and abilities (parts of sort ability), in a list or alone
    following,   ///< {choose: …, do: …}: an ability that is triggered by what has just been done
};

/// A field of an operator.
struct FieldShape {
    std::string_view key;
    FieldKind kind = FieldKind::amount;
    bool required = false;
    std::vector<std::string_view> words = {};
    bool isOne = false; ///< of objects: one is meant, and what may mean several is refused
};

/// An operator of the script: how it is written. Its fields become the parts of its term, in this order; what
/// is left out is a part of sort nothing. What is written in short (`draw: 2`) is the first field.
struct Operator {
    std::string_view word;
    std::vector<FieldShape> fields = {};
    bool inlineFields = false;   ///< its fields stand beside its word: {if: …, do: …}
    std::string_view about = {}; ///< what it does, in one English sentence, for the reference
    std::int32_t slot = 0;       ///< becomes `Term::number`: which printed value it is about
    std::uint32_t more = 0;      ///< becomes `Term::more`
    /// The field by which it picks something: what is picked is `selected` from then on, and `Term::number`
    /// is the place of the pick.
    std::string_view selects = {};
    /// What may stand after its word, where an example made from its fields would be odd.
    std::string_view example = {};
};

struct EffectSpec {
    Operator shape;
    EffectMeaning follow = nullptr;
    /// How it changes what objects are, for as long as it lasts; none if it happens once.
    ModifierMeaning modify = nullptr;
    Layer layer = Layer::none;
    /// Whether it can be done at all; nobody is asked to agree to what cannot. None: it can.
    ConditionMeaning possible = nullptr;
    std::uint32_t sorts = 0; ///< what it makes of a card's abilities: bits of `CardDefinition::has`
};
struct ConditionSpec {
    Operator shape;
    ConditionMeaning holds = nullptr;
};
struct AmountSpec {
    Operator shape;
    AmountMeaning value = nullptr;
};
struct CriterionSpec {
    Operator shape;
    CriterionMeaning fits = nullptr;
    /// It asks what stands on the card: only its face tells (`ScriptTables::onlyShown`).
    bool asksInformation = false;
};
struct TriggerSpec {
    Operator shape;
    EventKind kind = EventKind::move; ///< only events of this kind are looked at
    TriggerMeaning matches = nullptr;
    bool looksBack = false;   ///< judged by what was there before it happened
    bool inPlay = false;      ///< the objects of its first field are in play when it is judged
    bool onceAtATime = false; ///< however many such events happen together, it is triggered once
    bool ofAbilities = false; ///< what it is about is an ability on a stack, and no card
    /// A selector of who else took part in it, which `that` is not: for the advice of `lint`.
    std::string_view other = {};
    /// Of a move: whether it looks back, the game says (`WaitingPolicy::looksBack`).
    bool byZones = false;
};
struct CostSpec {
    Operator shape;
    CostMeaning meaning;
};

/// A word for several types of card.
struct TypeGroup {
    std::string_view word;
    std::uint32_t types = 0;
};

/// What is printed on the cards of a game, as scripts speak of it: where the definition keeps it.
struct PrintedWords {
    struct Field {
        std::string_view word;
        std::size_t slot = 0;
        std::vector<std::string_view> words = {};
        bool isFixed = false; ///< no effect changes it
    };
    std::vector<std::string_view> types;
    std::vector<TypeGroup> groups; ///< `card` is every type
    std::vector<Field> numbers;
    std::vector<Field> sets;
    std::vector<Field> texts;
    std::vector<Field> flags; ///< slot is the bit number
    /// The set that holds keyword abilities: `gains`, `loses`, `has`.
    Field keywords;
};

/// What effects may forbid or demand of objects, as words; their places are bits of `cannot` and `must`.
struct Restrictions {
    std::vector<std::string_view> words;
    std::uint32_t by = 0;   ///< those of which it can be said by whom
    std::uint32_t whom = 0; ///< and those of which it can be said to whom
};

/// What to say to somebody who writes a word that there is not.
struct WordAdvice {
    std::string_view word;
    const char* hint = nullptr;    ///< an English sentence
    std::string_view example = {}; ///< what to write
};

/// Everything a game's scripts can say. An operator's place in its list is its `Term::op`; a game puts the
/// kit's together with its own (engine/kit/script/language/kit_vocabulary.h).
struct Vocabulary {
    PrintedWords printed;
    std::vector<std::string_view> zones; ///< by their kind
    /// Types of card that each zone can hold, by its kind; every type in those that the list leaves out.
    std::vector<std::uint32_t> held;
    std::uint32_t inPlay = 1; ///< zones that count as in play, by their kind as bits
    std::vector<EffectSpec> effects;
    std::vector<ConditionSpec> conditions;
    std::vector<AmountSpec> amounts;
    std::vector<CriterionSpec> criteria;
    std::vector<TriggerSpec> triggers;
    std::vector<CostSpec> costs;
    /// Of which types abilities count as that lie on a stack, as bits behind those of the cards; a game whose
    /// texts speak of them has words for these (`PrintedWords::groups`). None: of no type.
    std::uint32_t (*typesOfAbility)(const Ability&) = nullptr;
    /// Sorts of activated abilities, by the word that begins them: `action`, `special`.
    std::vector<std::string_view> forms;
    /// Forms that are keywords: beside their costs stands a number, and the game says what they do. What else
    /// the keyword is made of is added behind.
    struct KeywordForm {
        std::string_view number; ///< the key of the number
        void (*complete)(const Vocabulary&, Ability&, std::vector<Ability>& more) = nullptr;
        std::uint32_t in = 0; ///< the zones it is used from
    };
    std::vector<KeywordForm> keywordForms; ///< by their place among `forms`; no number: it is none
    Restrictions restrictions;
    std::vector<WordAdvice> effectAdvice; ///< on words that are no effects
    std::uint32_t demands = ~0U;          ///< those that `must` can demand, as bits
    /// What a game counts for a player; the place is the slot of `PlayerRecord::values`.
    struct Value {
        std::string_view word;
        std::uint8_t slot = 0;
    };
    std::vector<Value> values;
    /// Kinds of resources a payment names (elements, colours), as words; a payment's parts are the amounts,
    /// one for each, then the amount of any kind.
    std::vector<std::string_view> payment;
    /// What stands in these brackets, an opening and a closing one each, is no part of a card's first name.
    std::vector<std::pair<std::string_view, std::string_view>> nameBrackets;
    /// Zones in which abilities of each form work that do not say where, as bits; of those that the list
    /// leaves out: in play.
    std::vector<std::uint32_t> formsWorkIn;
    /// By their place among `forms`, the cost that a plain number behind the word stands for; none: there is
    /// no such.
    std::vector<std::string_view> numberCosts;
    /// Forms, as bits, whose changes of numbers end by the rules where nothing says when.
    std::uint32_t formsEnd = 0;
    bool asksToBePlayed = false;   ///< cards may ask for something to be played: `if` beside their texts
    bool triggersCost = false;     ///< what is triggered may cost something: `cost` beside `when` and `state`
    bool bursts = false;           ///< abilities may be used from where damage puts their cards: `burst`
    bool declaresWhenCast = false; ///< modes and choices may be declared with the card: `declared when cast`
    bool choosesInText = false;    ///< nothing is chosen before a text is followed: all of it is `select`
    bool offersCosts = false;      ///< cards may be cast with costs that need not be paid: `optional cost`
    bool reducesCosts = false;     ///< and some of these make the card cost less: `reduced cost`
    bool limits = false;           ///< abilities may say how often they work: `limit`
    bool givesAnyAbility = false;  ///< also constant abilities and replacements can be given
    bool exists() const { return !effects.empty(); }
};

/// The fixed operators of sort objects, by `Term::op`. `number`: for chosen and selected the place of the
/// pick; for `each` what to look at (below).
enum class ObjectsOp : std::uint8_t {
    self,     ///< `this`
    chosen,   ///< what was chosen when it was announced
    selected, ///< what was picked while it is carried out
    that,     ///< what the event was about
    it,       ///< the one `for each` is at
    spent,    ///< what was put away as a cost
    each,     ///< everything that fits: parts are criteria; `number` holds types, `more` kinds of zone
};

/// An `each` without criteria, of types and kinds of zone as bits; no zones: in play.
inline Term eachOf(std::uint32_t types, std::uint32_t zones) {
    return {Sort::objects,
            static_cast<std::uint8_t>(ObjectsOp::each),
            static_cast<std::int32_t>(types),
            {},
            zones};
}
inline std::uint32_t typesOf(const Term& each) {
    return static_cast<std::uint32_t>(each.number);
}
inline std::uint32_t zonesOf(const Term& each) {
    return each.more;
}

/// Words as bits, of a list of up to 64: what a field of these is read as.
inline Term wordsTerm(std::uint64_t bits) {
    return {Sort::number,
            0,
            static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)),
            {},
            static_cast<std::uint32_t>(bits >> 32U)};
}
inline std::uint64_t wordsOf(const Term& term) {
    return static_cast<std::uint32_t>(term.number) | (static_cast<std::uint64_t>(term.more) << 32U);
}

/// The fixed operators of sort players.
enum class PlayersOp : std::uint8_t {
    you,
    opponent,
    both,
    turnPlayer,
    thatPlayer, ///< whom the event was about
    ownerOf,    ///< part: objects
    controllerOf,
    picker, ///< of what is picked: who picks it
};

/// The parts of a comparison and of a pick.
enum ComparisonPart : std::size_t { atLeast, atMost, exactly };
enum PickPart : std::size_t { pickLeast, pickMost, pickFrom, pickBy, pickDivide };

/// How long something lasts, in the order of the words of `until`.
enum class Duration : std::uint8_t {
    endOfTurn,
    endOfYourNextTurn,
    endOfOpponentsNextTurn,
    sourceLeaves,
    endOfGame,
    // From here on for games that say so (`addDurations`).
    yourNextTurnBegins,
    opponentsNextTurnBegins,
    endOfBattle,
    endOfPhase,
    endOfStep,
    objectLeaves, ///< what it changes, not what it comes from
};
const std::vector<std::string_view>& durationWords();
/// Those that every game has.
const std::vector<std::string_view>& usualDurations();

/// Index of the operator with that word; the list's size if there is none.
template <class Spec>
std::size_t operatorOf(const std::vector<Spec>& list, std::string_view word) {
    std::size_t i = 0;
    while (i < list.size() && list[i].shape.word != word)
        ++i;
    return i;
}

} // namespace takujo
