#pragma once

#include "engine/core/limit.h"
#include "engine/kit/rules/attack_table.h"
#include "engine/kit/rules/condition.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/deck_part.h"
#include "engine/kit/rules/event_kinds.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/layers.h"
#include "engine/kit/rules/opening_tables.h"
#include "engine/kit/rules/play_tables.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/role.h"
#include "engine/kit/rules/room_table.h"
#include "engine/kit/rules/script_tables.h"
#include "engine/kit/rules/timing_tables.h"
#include "engine/kit/rules/vocabulary.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace takujo {

// Rulebooks: the tables in which a game writes its rules down.

enum class Visibility : std::uint8_t { everyone, owner, nobody };

/// A kind of zone. `word` is its name in card files, scenarios and words files.
struct ZoneSpec {
    std::string_view word;
    Visibility visibility = Visibility::everyone;
    bool shared = false;        ///< one for both players
    bool ordered = false;       ///< its order matters
    bool table = false;         ///< cards are in play here: upright or sideways, under a controller
    std::string_view rule = {}; ///< says who may look
    /// Who may look at a face-down card where cards lie face up.
    Visibility faceDown = Visibility::nobody;
    bool blank = false;        ///< a face-down card has no information here: nothing is known of it, and its
                               ///< abilities do not work
    bool leftOneByOne = false; ///< cards that leave it together do so one after the other, each an event
    /// Cards that come here together do so one after the other. Until its turn comes, each is set aside: it
    /// lies where it lay, and is not counted there.
    bool enteredOneByOne = false;
    /// Hidden cards lie here separately and are told apart by their places: they are shown as a row of backs,
    /// and nobody looks at them to pick one.
    bool single = false;
    /// Cards that lie face up where cards show their backs are meant only by texts that ask for faces.
    bool faceUpApart = false;
    std::uint32_t tokens =
        ~0U; ///< types of card, as bits, of which tokens may lie here (engine/kit/tokens.h)
    /// It is one of the last, and came after games had been saved: as long as it is empty, a state is hashed
    /// as if it were not there.
    bool isLater = false;
};
inline std::size_t laterZones(const std::vector<ZoneSpec>& zones) {
    return static_cast<std::size_t>(std::ranges::count_if(zones, &ZoneSpec::isLater));
}

enum class Whose : std::uint8_t { mine, opponents, shared };

/// Where a verb's objects may lie.
struct Source {
    std::uint8_t zone = 0;
    Whose whose = Whose::mine;
};

/// Something that players do. Its options are the objects in its sources for which all conditions hold; if
/// the verb is aimed, each object with each target.
struct VerbSpec {
    std::string_view word;
    std::vector<Source> from = {};
    std::vector<Condition> conditions = {};
    /// Lists the values that an object may have; none: the value is 0.
    void (*values)(const Position&, const Attempt&, std::vector<std::int32_t>&) = nullptr;
    /// Sorts of abilities (`CardDefinition::has`) of which a card needs one, unless effects have given it an
    /// ability: other cards are not asked for values. 0: every card is.
    std::uint32_t needs = 0;
    /// Lists the possible targets of an object (`Option::target`), before any condition; no object means the
    /// other player. The attempt has no target yet. None: the verb is not aimed.
    void (*targets)(const Position&, const Attempt&, std::vector<ObjectId>& found) = nullptr;
    /// One look at an object in its sources instead of many questions; below, at an object with a value. All
    /// conditions that are `Sifted::byFits` hold for what fits and suits, and one does not for what is
    /// otherwise. While options are listed most objects are out of the question most of the time.
    bool (*fits)(const Position&, const Attempt&) = nullptr;
    bool (*suits)(const Position&, const Attempt&) = nullptr;
    /// The rule by which it is aimed.
    std::string_view targetRule = {};
    /// Returns the kinds of zone, as bits, that may contain such objects now; none: all. It saves a search
    /// through zones without them.
    std::uint32_t (*zones)(const Position&) = nullptr;
    /// Returns where a player drags the object to do this; a zone that does not exist: nowhere.
    ZoneId (*place)(const Position&, const Attempt&) = nullptr;
    /// Returns the key of the word for a value, where values are words.
    std::string_view (*valueKey)(std::int32_t) = nullptr;
    /// Players who take such an object into their hand at a moment without a question for it mean this verb.
    bool usual = false;
    /// It answers one kind of question; at other times moving an object never means it.
    bool onlyWhenAsked = false;
    /// How often it may be done (`withinLimit`, `rememberUse` in engine/kit/limits.h).
    Limit limit = {};
    /// Its values are named cards: indices of the match's definitions.
    bool namesCards = false;
    /// Its values are texts that cards of the match print, as `naming::listTexts` lists them: the slot of
    /// these texts, plus one; 0: they are not.
    std::uint8_t namesTexts = 0;
};

/// An event that the rules forbid, whoever wants it.
struct Prohibition {
    std::string_view rule;
    bool (*forbids)(const Position&, const Event&) = nullptr;
    std::uint32_t kinds = everyKind; ///< kinds of event it is about, as bits
    /// Asked after all replacements, so that none can lift it: for one event of a batch after the other, each
    /// with those that happen before it (`happensBefore`, in engine/kit/passage.h).
    bool atLast = false;
    /// It is about what comes into a zone of that kind: nothing else is asked. None: about everything.
    std::uint8_t into = ZoneId::none;
};

/// A rule that changes how an event arrives: where, and in which state.
struct Arrival {
    std::string_view rule;
    void (*apply)(const Position&, Event&) = nullptr;
    std::uint32_t kinds = everyKind; ///< kinds of event it is about, as bits
    /// It adds something, so it is applied once; the others are applied again when the event has changed.
    bool once = false;
};

/// A rule by which what lasts on a card goes along with it between these kinds of zone, though it is a new
/// object there.
struct CarryRule {
    std::string_view rule;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool constants = false; ///< also what constant abilities of others make of it there
};

/// A rule by which what moves between any of these kinds of zone, as bits, stays the same object.
struct KeepRule {
    std::string_view rule;
    std::uint32_t among = 0;
};

/// A rule by which something else happens instead of an event.
struct Replacement {
    std::string_view rule;
    bool (*applies)(const Position&, const Event&) = nullptr;
    void (*replace)(const Position&, Event&) = nullptr;
    /// Instead of `replace`, where a player may have to be asked: called once for each event, when no text
    /// replaces it any more. It says what happens instead of the event at that index of `State::events`
    /// (`becomes`, in engine/kit/passage.h), or calls a procedure that does.
    Next (*start)(Run&, std::size_t event) = nullptr;
    std::uint32_t kinds = everyKind; ///< for `start`: kinds of event it is about, as bits
};

/// How several replacements of one event follow each other.
struct ReplacementPolicy {
    /// What goes elsewhere instead still goes for the same reason (`Event::reason`), unless it was the reason
    /// that was replaced (`TriggerSpec::asksReason`); false: it goes for no reason then.
    bool redirectKeepsReason = false;
    /// Of events that happen only together (`Event::group`): where one of them does not happen as it should,
    /// nothing else that would replace it is done either.
    bool groupsAreCalledOff = false;
    /// Returns who says which comes first. None, or nobody: the controller or owner of the event's object, or
    /// its player.
    Player (*whoOrders)(const Position&, const Event&) = nullptr;
    /// An event is replaced once; what has been made of it is replaced no more, nor is what is done instead.
    bool onePerEvent = false;
    /// All that the turn player has is looked for first, in the whole batch, and then what the other player
    /// has; each says what comes first of their own.
    bool turnPlayersFirst = false;
    /// Whether what replaces the event is what a card says of its own move: that comes before all else,
    /// whoever has it. None: nothing is.
    bool (*isOwnMove)(const Position&, const Event&, const EffectRecord& by) = nullptr;
    /// What was picked for one replacement of what happens together is not picked for another one.
    bool picksAreApart = false;
    /// All replacements of what happens together are settled first, and what their texts do then happens with
    /// it (engine/kit/same_moment.h).
    bool appliedTogether = false;
};

/// Something that the rules do by themselves when it is due.
struct RuleProcess {
    enum class When : std::uint8_t {
        check,     ///< when rule processes are checked
        immediate, ///< right after the events that make it due, in the middle of anything
    };
    std::string_view name;
    std::string_view rule;
    void (*collect)(Run&) = nullptr; ///< proposes everything that is due
    std::uint32_t sort = ~0U;        ///< its bits in `RuleTables::processesDue`
    When when = When::check;
    std::uint32_t on = everyKind; ///< of immediate ones: kinds of event that can make it due, as bits
    /// Instead of `collect`, where a player may have to be asked: calls a procedure; goes on if nothing is
    /// due.
    Next (*start)(Run&) = nullptr;
};

struct RuleTables;

/// A number or a yes/no of the rulebook, kept in one place; `off` applies when the rule is left out.
struct PolicySpec {
    std::string_view word;
    std::string_view rule;
    std::int32_t value = 1;
    std::int32_t off = 0;
    /// Changes the tables according to the value; may be none.
    void (*apply)(RuleTables&, std::int32_t value) = nullptr;
};

/// A status bit of objects.
struct MarkSpec {
    std::string_view word;
    std::uint32_t bit = 0;
    bool shown = true; ///< players see it on the table
};

/// A part of a computed number: where it comes from and what it adds.
struct Contribution {
    std::string_view key; ///< key of its words
    DefinitionIndex card = 0;
    bool ofCard = false;
    std::int32_t amount = 0;
    std::string_view rule;
    // For something that lasts: how long, by its word among `durationWords`, and the player whom that calls
    // "you". No word: it is there as long as its source.
    std::string_view until = {};
    Player whose = Player::nobody;
};

/// A computed number of an object: the printed value and its changes.
struct NumberSpec {
    std::string_view word;
    std::size_t slot = 0; ///< of the definition
    /// Appends the parts of the number; their sum is the value. No parts: the object has no such number.
    void (*contributions)(const Position&, ObjectId, std::vector<Contribution>&) = nullptr;
    bool lessIsBetter = false; ///< such as a cost
};

/// A rule that cannot be left out of the tables, because the program is built that way. With each of these
/// mechanisms broken (engine/kit/rules/faults.h), a scenario that cites the rule fails.
struct BuiltInRule {
    std::string_view rule;
    std::array<Fault, 3> faults{};
};

/// Everything a rulebook consists of, as a game writes it down.
struct RuleTables {
    std::vector<ZoneSpec> zones;
    std::vector<std::string_view> phases; ///< words; `State::phase` is an index into them
    std::vector<VerbSpec> verbs;
    std::vector<Procedure> procedures;
    std::vector<RuleProcess> processes;
    /// Returns the sorts of processes that may be due, as bits, from one look at the table; none: all.
    std::uint32_t (*processesDue)(const Position&) = nullptr;
    std::vector<Prohibition> prohibitions;
    std::vector<Arrival> arrivals;
    std::vector<Replacement> replacements;
    ReplacementPolicy replacing;
    std::vector<PolicySpec> policies;
    std::vector<DeckPart> deckParts; ///< the first is the deck from which players draw
    std::vector<MarkSpec> marks;
    std::vector<NumberSpec> numbers;
    std::vector<RuleModifier> modifiers;             ///< changes of numbers by rules, not by texts
    std::vector<LayerGroup> layers = layersByTime(); ///< the order in which effects change objects
    /// A constant ability is as old as its validity (engine/kit/script/lasting/validity.h); false: as its
    /// object.
    bool constantsAgeWithValidity = false;
    /// Words for the processes that may lie on a stack (engine/kit/stack_processes.h), by their kinds.
    std::vector<std::string_view> stackProcesses;
    std::vector<Role> roles; ///< how cards belong to others; fewer than 255
    UnitPolicy units;
    /// Numbers, as bits, that an object has of its own card, whatever card beside it it is read as.
    std::uint32_t ownNumbers = 0;
    std::vector<CarryRule> carries; ///< where a new object keeps what lasted on the old one
    std::vector<KeepRule> keeps;    ///< where what moves stays the same object
    /// Kinds of notes by which procedures of the game keep what the one who is asked has picked so far, for
    /// people to see.
    std::vector<std::uint8_t> pickNotes;
    /// The words that its cards can use; none if cards have no texts.
    const Vocabulary* vocabulary = nullptr;
    ScriptTables script;
    playing::PlayTables play; ///< how cards are played and paid for
    AttackTable attacks;
    RoomTable room; ///< how many objects zones take
    OpeningTables opening;
    TimingTables timing;
    WaitingPolicy waiting;
    ShowingTable showing;
    DeclaringTable declaring;
    BesideWaiting besideWaiting;
    /// Notices which abilities an event triggers; may be none.
    void (*notice)(Run&, const Event&) = nullptr;
    /// Returns how much is left of work of the game that certainly ends but asks players on the way: such
    /// questions are not rounds of a loop. May be none.
    std::int32_t (*workLeft)(const Position&) = nullptr;
    /// Carries out event kinds of the game's own; may be none.
    void (*perform)(Run&, Event&) = nullptr;
    /// Carries out a waiting item; may be none. Below, the verb by which a player says which item comes next.
    Next (*resolveWaiting)(Run&, const WaitingItem&) = nullptr;
    Verb waitingVerb = 0;
    /// Rules that the program is built by; they cannot be left out.
    std::vector<BuiltInRule> builtIn;
    /// Returns the words of the game's own faults; none where fault switches are not built.
    std::string_view (*wordsOfFault)(Fault) = nullptr;
    /// The rule that a player who wins and loses at the same time loses.
    std::string_view loserLoses;
    /// Or the rule that such a player wins.
    std::string_view winnerWins;
    /// The rule that nobody wins if both lose at the same time.
    std::string_view bothLose;
    /// How automatic work ends that does not end by itself.
    struct {
        std::string_view rule;
        Outcome outcome = Outcome::draw;
        // For loops that players keep up: the rule by which the one player who can stop it says how often it
        // is repeated, the rule by which both do, and their verb (`repeatVerb`). No rule: nobody is asked.
        std::string_view oneStops = {};
        std::string_view bothStop = {};
        Verb verb = 0;
    } endless;
    /// The rule by which an impossible action is taken back.
    std::string_view takenBack;
    /// The rule by which a game is over.
    std::string_view gameOver;
    /// The rule told for moves that no verb of the game makes.
    std::string_view noSuchMove;
};

/// A policy that a scenario changes. The change stays when rules are left out, unless the policy is off
/// without its rule: then leaving that out removes the change.
struct PolicyOverride {
    std::string_view word;
    std::int32_t value = 0;
};

/// A condition as listing asks it; several that share an examination are one line.
struct ListingLine {
    bool (*holds)(const Position&, const Attempt&) = nullptr;
    Verdict (*examine)(const Position&, const Attempt&) = nullptr;
    std::uint64_t (*alike)(const Position&, const Attempt&) = nullptr;
    std::uint32_t failsOn = 0;    ///< verdicts on which it fails, as bits
    std::uint32_t situations = 0; ///< bits of the situations of which one makes it count; 0: it always does
};

/// The conditions of a verb in the order in which listing asks them. All must hold, so the quick ones come
/// first, and those on choices last.
struct ListingOrder {
    std::vector<ListingLine> once;                     ///< the same for every object
    std::vector<ListingLine> sifted;                   ///< for attempts that listing has not found
    std::vector<ListingLine> ofObject;                 ///< for each object
    std::vector<ListingLine> ofTarget;                 ///< for each target
    std::vector<ListingLine> ofPair;                   ///< for each pair that is left
    std::vector<bool (*)(const Position&)> situations; ///< of `ListingLine::situations`, by their bits
};

/// A rulebook in force: the tables of a game, with at most one address left out. What is left out is removed
/// from the tables, so it costs nothing during play. A table line may name several rules
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
    /// Kinds of event, as bits: those that can make an immediate rule process due, those that can be
    /// forbidden, those that can be forbidden after all replacements, and those whose arrival rules change.
    std::uint32_t kindsDueAtOnce() const { return dueAtOnce_; }
    std::uint32_t kindsForbidden() const { return forbidden_; }
    std::uint32_t kindsForbiddenAtLast() const { return forbiddenAtLast_; }
    std::uint32_t kindsArriving() const { return arriving_; }

private:
    void lookAtPassage();

    RuleTables tables_;
    std::vector<ListingOrder> listingOrders_; ///< for each verb
    std::vector<std::int32_t> policies_;
    bool knowsOneByOne_ = false;
    std::uint32_t dueAtOnce_ = 0;
    std::uint32_t forbidden_ = 0;
    std::uint32_t forbiddenAtLast_ = 0;
    std::uint32_t arriving_ = 0;
};

/// Whether the move leaves the object what it is (`RuleTables::keeps`).
inline bool keepsObject(const Rulebook& rules, const Event& event) {
    if (rules.tables().keeps.empty() || event.kind != EventKind::move || event.host.exists())
        return false;
    const std::uint32_t both = 1U << event.from.kind | 1U << event.to.kind;
    return std::ranges::any_of(rules.tables().keeps,
                               [&](const KeepRule& keep) { return (keep.among & both) == both; });
}

/// Whether nothing is known of the object, because it lies face down in a zone where that hides everything.
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

/// Returns every citation of the tables.
std::vector<Citation> citationsOf(const RuleTables& tables);

/// Returns the index of the zone with that word; `ZoneId::none` if there is none.
std::uint8_t zoneOfWord(const RuleTables& tables, std::string_view word);
/// Returns the verb with that word; `tables.verbs.size()` if there is none.
std::size_t verbOfWord(const RuleTables& tables, std::string_view word);

} // namespace takujo
