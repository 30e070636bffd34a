#pragma once

#include "engine/core/event.h"
#include "engine/core/script.h"
#include "engine/kit/rules/meanings.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// What the scripts of a game's cards can say, and how it is written.

/// What a field may contain, and what the reader makes of it.
enum class FieldKind : std::uint8_t {
    amount,      ///< a whole number or an amount: a term of sort amount
    comparison,  ///< an amount to be met exactly, or {at least: …, at most: …}: three parts, least, most,
                 ///< exactly
    objects,     ///< `this`, `chosen`, … or what the objects must be like: a term of sort objects
    players,     ///< `you`, `opponent`, …
    condition,   ///< one condition, or a list that must hold completely (the operator `allOf`)
    conditions,  ///< a list of conditions (a term of sort list)
    amounts,     ///< a list of amounts (a term of sort list)
    block,       ///< one effect or a list: the number of the block
    pick,        ///< {up to: 2, TYPE: {…}}: a term whose parts are `PickPart`
    trigger,     ///< an event or a state to wait for
    criteria,    ///< {TYPE: {…}}, or criteria for every card: an `each` of sort objects
    anyCriteria, ///< a list of these (a term of sort list)
    zone,        ///< a kind of zone, by its word: its index
    oneWord,     ///< one of `words`: its index
    words,       ///< one or more of `words`: bits
    floor,       ///< a whole number from 1 on: the least value that a number can be reduced to
    types,       ///< one or more types of card, or words for several types: bits
    flag,        ///< true or false: 1 or 0
    text,        ///< a text in both languages: its key in `number`, its place in `Ability::texts` in `op`
    cp,          ///< a payment (a term of sort list): see `Vocabulary::payment`
    costs,       ///< one cost or more (a term of sort list)
    gained,      ///< some of `words` (bits), and abilities (parts of sort ability), as a list or one alone
    following,   ///< {choose: …, do: …}: an ability that is triggered by what the text has just done
};

/// A field of an operator: {draws::amount, FieldKind::amount, true}. One that has a place stands there, or
/// the game does not start (`faultsOf`, in engine/cards/schema_faults.h).
struct FieldShape : FieldName {
    FieldKind kind = FieldKind::amount;
    bool required = false;
    std::vector<std::string_view> words = {};
    bool isOne = false; ///< of objects: one object; what may mean several is refused
    /// It was added to a word that cards had used before: whoever leaves it out is the same card as then
    /// (engine/cards/card_digest.h).
    bool isLater = false;
};
/// Makes a field in which one object has to be named.
FieldShape oneObject(const FieldName& name);

/// How an operator of the script is written. Its fields become the parts of its term, in this order; a
/// missing field is a part of sort nothing. The short form (`draw: 2`) gives the first field.
struct Operator {
    std::string_view word;
    std::vector<FieldShape> fields = {};
    bool inlineFields = false;   ///< its fields stand beside its word: {if: …, do: …}
    std::string_view about = {}; ///< what it does, as an English sentence for the reference
    std::int32_t slot = 0;       ///< becomes `Term::number`: the printed value it is about
    std::uint32_t more = 0;      ///< becomes `Term::more`
    /// The field by which it picks something: the picked objects are `selected` from then on, and
    /// `Term::number` is the number of the pick.
    std::string_view selects = {};
    /// An example for the reference, where one made from its fields would be odd.
    std::string_view example = {};
};

struct EffectSpec {
    Operator shape;
    EffectMeaning follow = nullptr;
    /// Changes what an object is, for as long as the effect lasts; none: the effect happens once.
    ModifierMeaning modify = nullptr;
    Layer layer = Layer::none;
    /// Whether it can be done at all; a player is not asked to agree to what cannot. None: it can.
    ConditionMeaning possible = nullptr;
    std::uint32_t sorts = 0; ///< what it makes of the card's abilities: bits of `CardDefinition::has`
    /// Its field before the last says whether it reaches objects that come later (`letTextsReachLater`).
    bool saysLater = false;
    /// Of a constant ability, instead of `modify`: it gives the object what others have now.
    CopyMeaning copies = nullptr;
};
struct ConditionSpec {
    Operator shape;
    ConditionMeaning holds = nullptr;
    std::uint32_t remembers = 0; ///< kinds of event that it looks up in the history, as bits
};
struct AmountSpec {
    Operator shape;
    AmountMeaning value = nullptr;
    std::uint32_t remembers = 0; ///< as of conditions
    std::uint32_t sorts = 0;     ///< as of effects
};
struct CriterionSpec {
    Operator shape;
    CriterionMeaning fits = nullptr;
    /// It asks what is printed on the card: only the face tells (`ScriptTables::onlyShown`).
    bool asksInformation = false;
    /// It asks about several that are taken or counted together; `fits` alone does not decide it
    /// (engine/kit/script/choosing/together.h).
    bool ofSeveral = false;
    std::uint32_t sorts = 0; ///< as of effects
};
struct TriggerSpec {
    Operator shape;
    EventKind kind = EventKind::move; ///< it looks at events of this kind only
    TriggerMeaning matches = nullptr;
    bool looksBack = false;   ///< judged by the state before the event
    bool inPlay = false;      ///< the objects of its first field are in play when it is judged
    bool onceAtATime = false; ///< several such events together trigger it once
    bool ofAbilities = false; ///< its objects are abilities on a stack, not cards
    bool asksReason = false;  ///< it is about the reason for which something moves
    /// A selector for other objects in the same event, which `that` does not mean: for the advice of `lint`.
    std::string_view other = {};
    /// Of a move: the game says whether it looks back (`WaitingPolicy::looksBack`).
    bool byZones = false;
    /// Kinds of event, as bits, that it looks at besides: tokens do not move when they come to be and end.
    std::uint32_t also = 0;
    std::uint32_t sorts = 0; ///< of the abilities of a card that has it: `CardDefinition::has`

    std::uint32_t kinds() const { return also | 1U << static_cast<unsigned>(kind); }
    bool isAbout(EventKind what) const { return (kinds() >> static_cast<unsigned>(what) & 1U) != 0; }
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

/// What is printed on the cards of a game, in the words of scripts, and where the definition keeps it.
struct PrintedWords {
    struct Field {
        std::string_view word;
        std::size_t slot = 0;
        std::vector<std::string_view> words = {};
        bool isFixed = false; ///< no effect changes it
    };
    std::vector<std::string_view> types;
    std::vector<TypeGroup> groups; ///< `card` means every type
    std::vector<Field> numbers;
    std::vector<Field> sets;
    std::vector<Field> texts;
    std::vector<Field> flags; ///< slot: the bit number
    /// The set that contains keyword abilities: `gains`, `loses`, `has`.
    Field keywords;
};

/// What effects can forbid or demand of objects, as words; their indices are bits of `cannot` and `must`.
struct Restrictions {
    std::vector<std::string_view> words;
    std::uint32_t by = 0;   ///< those that can be limited to a doer, as bits
    std::uint32_t whom = 0; ///< those that can be limited to a target, as bits
};

/// Advice for somebody who writes a word that does not exist.
struct WordAdvice {
    std::string_view word;
    const char* hint = nullptr;    ///< an English sentence
    std::string_view example = {}; ///< what to write instead
};

/// Everything that a game's scripts can say. The index of an operator in its list is its `Term::op`. A game
/// combines the kit's operators with its own (engine/kit/script/language/kit_vocabulary.h).
struct Vocabulary {
    PrintedWords printed;
    std::vector<std::string_view> zones; ///< by their kind
    /// Types of card that each zone can contain, by its kind; zones beyond the list: every type.
    std::vector<std::uint32_t> held;
    std::uint32_t inPlay = 1; ///< kinds of zone that count as in play, as bits
    std::vector<EffectSpec> effects;
    std::vector<ConditionSpec> conditions;
    std::vector<AmountSpec> amounts;
    std::vector<CriterionSpec> criteria;
    std::vector<TriggerSpec> triggers;
    std::vector<CostSpec> costs;
    /// Returns the types of an ability on a stack, as bits after those of the cards; a game whose texts
    /// mention them has words for these (`PrintedWords::groups`). None: no type.
    std::uint32_t (*typesOfAbility)(const Ability&) = nullptr;
    /// Forms of activated abilities, by their first word: `action`, `special`.
    std::vector<std::string_view> forms;
    /// Forms that are keywords: they have their costs and perhaps a number, and the game says what they do.
    /// `complete` appends further abilities that belong to the keyword.
    struct KeywordForm {
        std::string_view number; ///< key of the number; none: it has none
        void (*complete)(const Vocabulary&, Ability&, std::vector<Ability>& more) = nullptr;
        std::uint32_t in = 0;       ///< the zones from which it is used, as bits
        std::string_view name = {}; ///< key of the name of the card that it is about; none: of none
    };
    std::vector<KeywordForm> keywordForms; ///< by the index in `forms`; no `complete`: not a keyword
    /// A keyword among the printed words that brings abilities with it: every card that prints the word has
    /// them, and whatever gains it. They are marked as said by the keyword (`Ability::ofKeyword`).
    struct KeywordAbilities {
        std::string_view word;
        std::vector<Ability> (*make)(const Vocabulary&) = nullptr;
        std::string_view written = {}; ///< instead of `make`: its abilities as a card would write them
    };
    std::vector<KeywordAbilities> keywordAbilities;
    /// A keyword with fields, `{toll: 3}`, that is written among the abilities of a card and can be given. It
    /// stands for at least one ability, which `make` makes of its term. The first one keeps the term, by
    /// which it is said.
    struct KeywordPhrase {
        Operator shape;
        std::vector<Ability> (*make)(const Vocabulary&, const Term& phrase) = nullptr;
        /// Instead of `make`: its abilities as a card would write them, a map or a list of maps. `$name` in
        /// them means what the card says in the field of that name; where a field was left out, so is the
        /// entry.
        std::string_view written = {};
        /// Its words stand in front of the text of its first ability, `{text}`, which says what is done,
        /// given and waited for in its fields.
        bool opensText = false;
    };
    std::vector<KeywordPhrase> keywordPhrases;
    Restrictions restrictions;
    std::vector<WordAdvice> effectAdvice; ///< for words that are no effects
    std::uint32_t demands = ~0U;          ///< those that `must` can demand, as bits
    /// A number that a game keeps for each player; `slot` is that of `PlayerRecord::values`.
    struct Value {
        std::string_view word;
        std::uint8_t slot = 0;
    };
    std::vector<Value> values;
    /// Kinds of resource that a payment names (elements, colours), as words. The parts of a payment are one
    /// amount for each, then the amount of any kind.
    std::vector<std::string_view> payment;
    /// Pairs of brackets whose content is not part of a card's first name.
    std::vector<std::pair<std::string_view, std::string_view>> nameBrackets;
    /// Zones in which abilities of each form work if they do not say where, as bits; forms beyond the list:
    /// in play.
    std::vector<std::uint32_t> formsWorkIn;
    /// Whether an ability that does not say where works in every zone; none: it works in play.
    bool (*worksEverywhere)(const Vocabulary&, const Ability&) = nullptr;
    /// By the index in `forms`: the cost that a plain number after the word means; none: no plain numbers.
    std::vector<std::string_view> numberCosts;
    /// Forms, as bits, whose changes of numbers the rules end if nothing says when.
    std::uint32_t formsEnd = 0;
    bool asksToBePlayed = false;   ///< cards may have a condition for being played: `if` beside their texts
    bool triggersCost = false;     ///< triggered abilities may have a cost: `cost` beside `when` and `state`
    bool bursts = false;           ///< abilities may be used from where damage puts their cards: `burst`
    bool declares = false;         ///< triggered abilities may have to be declared: `declared`
    bool declaresWhenCast = false; ///< modes and choices may be declared with the card: `declared when cast`
    bool choosesInText = false;    ///< nothing is chosen before a text is carried out: everything is `select`
    bool offersCosts = false;      ///< cards may offer optional costs for casting: `optional cost`
    bool reducesCosts = false;     ///< some of these make the card cost less: `reduced cost`
    bool offersOnConditions = false; ///< they may hang on conditions: `offered if`, `free if`; some of those
                                     ///< that make it cost less may be taken `often`
    bool letsOthersChooseModes = false; ///< `player` beside the modes
    bool repeatsModes = false;          ///< `same again` beside the modes
    bool limits = false;                ///< abilities may have a limit of uses: `limit`
    bool hasEndlessNumbers = false;     ///< an amount may be without end: `endless`, `-endless`
    bool givesAnyAbility = false;       ///< constant abilities and replacements can be given, too
    bool exists() const { return !effects.empty(); }
};

/// The fixed operators of sort objects, by `Term::op`. `number`: for chosen and selected the number of the
/// pick, for `each` the types.
enum class ObjectsOp : std::uint8_t {
    self,     ///< `this`
    chosen,   ///< objects chosen when the ability was announced
    selected, ///< objects picked while it is carried out
    that,     ///< the object of the event
    it,       ///< the present object of `for each`
    spent,    ///< objects put away as a cost
    each,     ///< all objects that fit: parts are criteria; `number` holds types, `more` kinds of zone
};

/// Returns an `each` without criteria, with types and kinds of zone as bits; no zones: in play.
Term eachOf(std::uint32_t types, std::uint32_t zones);
inline std::uint32_t typesOf(const Term& each) {
    return static_cast<std::uint32_t>(each.number);
}
inline std::uint32_t zonesOf(const Term& each) {
    return each.more;
}

/// Returns the term that a field of `words` is read as, for a list of up to 64 words; `wordsOf` returns its
/// bits.
Term wordsTerm(std::uint64_t bits);
inline std::uint64_t wordsOf(const Term& term) {
    return static_cast<std::uint32_t>(term.number) | (static_cast<std::uint64_t>(term.more) << 32U);
}

/// The fixed operators of sort players.
enum class PlayersOp : std::uint8_t {
    you,
    opponent,
    both,
    turnPlayer,
    thatPlayer, ///< the player of the event
    ownerOf,    ///< part: objects
    controllerOf,
    picker, ///< of a pick: the player who picks
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
    // From here on only in games that say so (`addDurations`).
    yourNextTurnBegins,
    opponentsNextTurnBegins,
    endOfBattle,
    endOfPhase,
    endOfStep,
    objectLeaves, ///< until the changed object leaves, not the source
};
const std::vector<std::string_view>& durationWords();
/// Returns those that every game has.
const std::vector<std::string_view>& usualDurations();

/// Returns the index of the operator with that word; the list's size if there is none.
template <class Spec>
std::size_t operatorOf(const std::vector<Spec>& list, std::string_view word) {
    std::size_t i = 0;
    while (i < list.size() && list[i].shape.word != word)
        ++i;
    return i;
}

} // namespace takujo
