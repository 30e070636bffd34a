#pragma once

#include "engine/core/limit.h"
#include "engine/kit/rules/attack_table.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/deck_part.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/layers.h"
#include "engine/kit/rules/opening_tables.h"
#include "engine/kit/rules/play_tables.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/role.h"
#include "engine/kit/rules/script_tables.h"
#include "engine/kit/rules/timing_tables.h"
#include "engine/kit/rules/vocabulary.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace takujo {

enum class Visibility : std::uint8_t { everyone, owner, nobody };

/// A kind of zone. The word is what card files, scenarios and words files call it.
struct ZoneSpec {
    std::string_view word;
    Visibility visibility = Visibility::everyone;
    bool shared = false;        ///< one for both players
    bool ordered = false;       ///< its order means something
    bool table = false;         ///< cards lie here in play: upright or sideways, under a controller
    std::string_view rule = {}; ///< says who may look
    /// Who may look at a card that lies face down where cards lie face up.
    Visibility faceDown = Visibility::nobody;
    bool blank = false; ///< such a card has no information there: nothing is known of it, and it is silent
    bool leftOneByOne = false; ///< cards that leave it together do so one after the other, each an event
    /// Cards that nobody may see lie here each by itself, and are told apart by their places: they are shown
    /// as a row of backs, and nobody looks at them in order to pick one.
    bool single = false;
};

/// What an examination found. Several conditions may rest on one examination, each on another verdict.
using Verdict = std::uint8_t;

/// One condition for doing something. The same line lists the option, checks the answer and gives the
/// refusal.
struct Condition {
    Aspect aspect = Aspect::time;
    std::string_view code;
    std::string_view rule;
    bool (*holds)(const Position&, const Attempt&) = nullptr;
    void (*describe)(const Position&, const Attempt&, Arguments&) = nullptr; ///< what its sentence needs
    bool ofObject = true; ///< false: the same for every object, so that it is asked once
    /// Instead of `holds`, for what is expensive to find out: the condition fails on this verdict.
    Verdict (*examine)(const Position&, const Attempt&) = nullptr;
    Verdict failsOn = 0;
    /// The condition counts only in these situations; always where it says nothing.
    bool (*applies)(const Position&) = nullptr;
    /// It is quickly answered and often no: of those about an object, it is asked first when options are
    /// listed.
    bool sorts = false;
    /// Of an examination: attempts of one listing for which this is equal come to one verdict. None: each is
    /// examined.
    std::uint64_t (*alike)(const Position&, const Attempt&) = nullptr;
    /// It speaks of what the object is aimed at: of that alone if not `ofObject` as well, else of the pair.
    bool ofTarget = false;
};

/// The condition asked of what is aimed at, once for each, whatever is aimed at it.
inline Condition ofTarget(Condition condition) {
    condition.ofObject = false;
    condition.ofTarget = true;
    return condition;
}
/// The condition asked of each pair whose object and target are fit by themselves.
inline Condition ofPair(Condition condition) {
    condition.ofObject = condition.ofTarget = true;
    return condition;
}

/// Asks the conditions of one attempt; neighbours that rest on one examination share it.
class ConditionCheck {
public:
    ConditionCheck(const Position& position, const Attempt& attempt)
        : position_{position}, attempt_{attempt} {}

    bool holds(const Condition& condition) {
        if (condition.applies != nullptr && !condition.applies(position_))
            return true;
        if (condition.examine == nullptr)
            return condition.holds(position_, attempt_);
        if (condition.examine != examined_) {
            examined_ = condition.examine;
            verdict_ = condition.examine(position_, attempt_);
        }
        return verdict_ != condition.failsOn;
    }

private:
    const Position& position_;
    const Attempt& attempt_;
    Verdict (*examined_)(const Position&, const Attempt&) = nullptr;
    Verdict verdict_ = 0;
};

enum class Whose : std::uint8_t { mine, opponents, shared };

/// Where a verb's objects may lie.
struct Source {
    std::uint8_t zone = 0;
    Whose whose = Whose::mine;
};

/// Something players do. Its options are the objects in its sources for which all conditions hold; of a verb
/// that is aimed, each object with each target.
struct VerbSpec {
    std::string_view word;
    std::vector<Source> from = {};
    std::vector<Condition> conditions = {};
    /// The values one object may be combined with; without this the value is 0.
    void (*values)(const Position&, const Attempt&, std::vector<std::int32_t>&) = nullptr;
    /// Sorts of abilities (`CardDefinition::has`), one of which its cards have, if effects have given none:
    /// others need not be asked for values. 0: any card may have some.
    std::uint32_t needs = 0;
    /// What its objects may be aimed at (`Option::target`), before any condition is asked; no object stands
    /// for the other player. The attempt names none yet. Without this the verb is not aimed.
    void (*targets)(const Position&, const Attempt&, std::vector<ObjectId>& found) = nullptr;
    /// The rule by which it is aimed at something.
    std::string_view targetRule = {};
    /// The kinds of zone, as bits, in which there may be such an object now; all of them without this. It
    /// saves looking through piles of cards that can do nothing there.
    std::uint32_t (*zones)(const Position&) = nullptr;
    /// Where a player drags the object to do this; nowhere if the zone does not exist.
    ZoneId (*place)(const Position&, const Attempt&) = nullptr;
    /// The key of the word for a value, where values are words.
    std::string_view (*valueKey)(std::int32_t) = nullptr;
    /// What players mean who take such an object into their hand at a moment that asks for nothing of the
    /// kind.
    bool usual = false;
    /// It answers one kind of question; outside of that, moving an object never means it.
    bool onlyWhenAsked = false;
    /// How often it is done (`withinLimit`, `rememberUse` in engine/kit/limits.h).
    Limit limit = {};
    /// Its values are cards that are named: those of the match, by their definitions.
    bool namesCards = false;
};

inline constexpr std::uint32_t everyKind = ~0U;
constexpr std::uint32_t only(EventKind kind) {
    return 1U << static_cast<unsigned>(kind);
}

/// Something the rules do not let happen, whoever wants it.
struct Prohibition {
    std::string_view rule;
    bool (*forbids)(const Position&, const Event&) = nullptr;
    std::uint32_t kinds = everyKind; ///< it is about events of these kinds, as bits
    /// It is asked when nothing replaces the event any more, so that nothing lifts it; of one event of a
    /// batch after the other, each with what happens before it (`happensBefore`, in engine/kit/passage.h).
    bool atLast = false;
};

/// How a rule bends an event on its way: where it goes, in which state it arrives.
struct Arrival {
    std::string_view rule;
    void (*apply)(const Position&, Event&) = nullptr;
    std::uint32_t kinds = everyKind; ///< it is about events of these kinds, as bits
    /// It adds something, so it is applied once; the others are applied again when the event has changed.
    bool once = false;
};

/// Something that happens instead of an event.
struct Replacement {
    std::string_view rule;
    bool (*applies)(const Position&, const Event&) = nullptr;
    void (*replace)(const Position&, Event&) = nullptr;
    /// Instead of `replace`, for what may have to ask: once for each event, when no text replaces it any
    /// more. It says what becomes of the event at that place of `State::events` (`becomes`, in
    /// engine/kit/passage.h) or calls a procedure that does.
    Next (*start)(Run&, std::size_t event) = nullptr;
    std::uint32_t kinds = everyKind; ///< of those that may ask: it is about events of these kinds, as bits
};

/// Something the rules do by themselves when it is due.
struct RuleProcess {
    enum class When : std::uint8_t {
        check,     ///< when rule processes are looked at
        immediate, ///< right after the events that bring it about, in the middle of whatever goes on
    };
    std::string_view name;
    std::string_view rule;
    void (*collect)(Run&) = nullptr; ///< proposes all of it
    std::uint32_t sort = ~0U;        ///< its bits in `RuleTables::processesDue`
    When when = When::check;
    std::uint32_t on = everyKind; ///< of immediate ones: the kinds of event that may bring it about, as bits
    /// Instead of `collect`, for what may have to ask: it calls a procedure; goes on if nothing is due.
    Next (*start)(Run&) = nullptr;
};

struct RuleTables;

/// A number or a yes/no of the rulebook in one place; `off` is what holds when the rule is left out.
struct PolicySpec {
    std::string_view word;
    std::string_view rule;
    std::int32_t value = 1;
    std::int32_t off = 0;
    /// What it says of the tables themselves, if anything.
    void (*apply)(RuleTables&, std::int32_t value) = nullptr;
};

/// A status bit of objects.
struct MarkSpec {
    std::string_view word;
    std::uint32_t bit = 0;
    bool shown = true; ///< a player sees it at the table
};

/// A part of a computed number: where it comes from and what it adds.
struct Contribution {
    std::string_view key; ///< of its words
    DefinitionIndex card = 0;
    bool ofCard = false;
    std::int32_t amount = 0;
    std::string_view rule;
    // Of what lasts: how long, by its word among `durationWords`, and of whom this says "you". Of what is
    // there as long as what says it: no word.
    std::string_view until = {};
    Player whose = Player::nobody;
};

/// A number of an object that is computed: printed value and what changes it.
struct NumberSpec {
    std::string_view word;
    std::size_t slot = 0; ///< of the definition
    /// Appends what it is made of; the sum is the value. Nothing appended: the object has no such number.
    void (*contributions)(const Position&, ObjectId, std::vector<Contribution>&) = nullptr;
    bool lessIsBetter = false; ///< such as a cost
};

/// A rule that no line of a table can be left out for: it is kept by the way the program is built. With each
/// of these mechanisms broken (engine/kit/rules/faults.h), a scenario that cites it fails.
struct BuiltInRule {
    std::string_view rule;
    std::array<Fault, 3> faults{};
};

/// What a rulebook is made of, as a game writes it down.
struct RuleTables {
    std::vector<ZoneSpec> zones;
    std::vector<std::string_view> phases; ///< words; `State::phase` is an index
    std::vector<VerbSpec> verbs;
    std::vector<Procedure> procedures;
    std::vector<RuleProcess> processes;
    /// Which sorts of processes may be due, as bits, found in one look at the table; all of them without
    /// this.
    std::uint32_t (*processesDue)(const Position&) = nullptr;
    std::vector<Prohibition> prohibitions;
    std::vector<Arrival> arrivals;
    std::vector<Replacement> replacements;
    std::vector<PolicySpec> policies;
    std::vector<DeckPart> deckParts; ///< the first is the deck that is drawn from
    std::vector<MarkSpec> marks;
    std::vector<NumberSpec> numbers;
    std::vector<RuleModifier> modifiers;             ///< of numbers, by rules and not by texts
    std::vector<LayerGroup> layers = layersByTime(); ///< in which order effects change what objects are
    std::vector<Role> roles;                         ///< in which cards belong to others; fewer than 255
    /// What its cards can say; none if they say nothing.
    const Vocabulary* vocabulary = nullptr;
    ScriptTables script;
    playing::PlayTables play; ///< how cards are played and paid for
    AttackTable attacks;
    OpeningTables opening;
    TimingTables timing;
    WaitingPolicy waiting;
    BesideWaiting besideWaiting;
    /// Notices what an event triggers; may be none.
    void (*notice)(Run&, const Event&) = nullptr;
    /// How much is still to be done of work of the game's own that comes to its end by itself, in whose
    /// middle players are asked: such questions are no rounds of a loop. May be none.
    std::int32_t (*workLeft)(const Position&) = nullptr;
    /// Carries out event kinds of the game's own; may be none.
    void (*perform)(Run&, Event&) = nullptr;
    /// Carries out a waiting item, and the verb by which a player says which comes next; may be none.
    Next (*resolveWaiting)(Run&, const WaitingItem&) = nullptr;
    Verb waitingVerb = 0;
    /// Rules kept by the way the program is built; they cannot be left out.
    std::vector<BuiltInRule> builtIn;
    /// The words of the game's own faults; none where fault switches are not built.
    std::string_view (*wordsOfFault)(Fault) = nullptr;
    /// Who wins and loses at once loses.
    std::string_view loserLoses;
    /// When both lose at once, nobody wins.
    std::string_view bothLose;
    /// What ends automatic work that does not end by itself.
    struct {
        std::string_view rule;
        Outcome outcome = Outcome::draw;
        // The same for what goes round as long as players go on with it: by what rule one player who could
        // stop says how often, and by what rule both do; and the verb (`repeatVerb`). No rule: nobody is
        // asked.
        std::string_view oneStops = {};
        std::string_view bothStop = {};
        Verb verb = 0;
    } endless;
    /// The rule by which an action is taken back that turns out to be impossible.
    std::string_view takenBack;
    /// The rule by which a game is over.
    std::string_view gameOver;
    /// The rule told for moves that no verb of the game makes.
    std::string_view noSuchMove;
};

/// A policy that a scenario sets to something else. It stays so when rules are left out, unless the policy is
/// off without it: then leaving its rule out takes that back.
struct PolicyOverride {
    std::string_view word;
    std::int32_t value = 0;
};

/// A condition as it is asked when options are listed; several that rest on one examination are one.
struct ListingLine {
    bool (*holds)(const Position&, const Attempt&) = nullptr;
    Verdict (*examine)(const Position&, const Attempt&) = nullptr;
    std::uint64_t (*alike)(const Position&, const Attempt&) = nullptr;
    std::uint32_t failsOn = 0;   ///< verdicts of the examination, as bits
    std::uint32_t situation = 0; ///< its bit, where it counts only in one
};

/// The conditions of a verb as they are asked when its options are listed. All of them have to hold, so what
/// is quickly answered comes first, and what there is to choose last.
struct ListingOrder {
    std::vector<ListingLine> once;                     ///< the same for every object
    std::vector<ListingLine> ofObject;                 ///< of each
    std::vector<ListingLine> ofTarget;                 ///< of each
    std::vector<ListingLine> ofPair;                   ///< of each pair that is left then
    std::vector<bool (*)(const Position&)> situations; ///< in which some of these count, by their bits
};

/// A rulebook in force: the tables of a game, with at most one address left out. What is left out is gone
/// from the tables, so that it costs nothing while playing. Every rule of a table may be several
/// (engine/kit/rules/addresses.h).
class Rulebook {
public:
    explicit Rulebook(RuleTables tables, std::string_view leftOut = {},
                      std::span<const PolicyOverride> overrides = {});

    const RuleTables& tables() const { return tables_; }
    const Procedure& procedure(ProcedureId id) const { return tables_.procedures[id]; }
    const VerbSpec& verb(Verb verb) const { return tables_.verbs[verb]; }
    const ListingOrder& listingOrder(Verb verb) const { return listingOrders_[verb]; }
    const ZoneSpec& zone(ZoneId zone) const { return tables_.zones[zone.kind]; }
    std::int32_t policy(std::size_t index) const { return policies_[index]; }
    /// Whether there is a zone that cards leave one by one.
    bool knowsOneByOne() const { return knowsOneByOne_; }
    /// The kinds of event that may bring about an immediate rule process, that may be forbidden, or that may
    /// be forbidden at last, as bits.
    std::uint32_t kindsDueAtOnce() const { return dueAtOnce_; }
    std::uint32_t kindsForbidden() const { return forbidden_; }
    std::uint32_t kindsForbiddenAtLast() const { return forbiddenAtLast_; }

private:
    void lookAtPassage();

    RuleTables tables_;
    std::vector<ListingOrder> listingOrders_; ///< for each verb
    std::vector<std::int32_t> policies_;
    bool knowsOneByOne_ = false;
    std::uint32_t dueAtOnce_ = 0;
    std::uint32_t forbidden_ = 0;
    std::uint32_t forbiddenAtLast_ = 0;
};

/// Whether nothing is known of it, because it lies face down where that is so.
inline bool isBlank(const Rulebook& rules, const ObjectRecord& object) {
    return object.isFaceDown() && rules.zone(object.zone).blank;
}

/// A place where code cites a rule.
struct Citation {
    enum class Kind : std::uint8_t {
        step,
        refusal,
        process,
        prohibition,
        arrival,
        policy,
        zone,
        builtIn,
        heading
    };
    Kind kind = Kind::heading;
    std::string_view rule;
    std::string_view name;
};

/// Every citation of the tables.
std::vector<Citation> citationsOf(const RuleTables& tables);

/// The zone's index of that word; `ZoneId::none` if there is none.
std::uint8_t zoneOfWord(const RuleTables& tables, std::string_view word);
/// The verb of that word; `tables.verbs.size()` if there is none.
std::size_t verbOfWord(const RuleTables& tables, std::string_view word);

} // namespace takujo
