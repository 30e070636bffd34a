#pragma once

#include "engine/core/definition.h"
#include "engine/core/event.h"
#include "engine/core/ids.h"
#include "engine/core/limit.h"
#include "engine/core/loop_record.h"
#include "engine/core/player_record.h"
#include "engine/core/random.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace takujo {

// The state of a game, and the records that it consists of.

/// A card during the whole game: its definition, its owner, and the slot of the object that it is now. A
/// token is one, too, as long as it exists; then another token gets its record.
struct CardRecord {
    DefinitionIndex definition = 0;
    std::uint16_t object = ObjectId::none; ///< none: a token that is no more
    Player owner = Player::a;
    std::uint8_t flags = 0; ///< bits below

    static constexpr std::uint8_t token = 1; ///< made by an effect, in nobody's deck
    bool isToken() const { return (flags & token) != 0; }
};

/// An object in a zone. The objects of a zone form a chain in the zone's order; objects inside of a unit
/// (`Link`) are in no chain.
struct ObjectRecord {
    std::uint16_t generation = 0;
    std::uint16_t card = CardId::none; ///< the card that it is; none for an ability without a card
    std::uint16_t next = ObjectId::none;
    std::uint16_t previous = ObjectId::none;
    ZoneId zone;
    Player controller = Player::nobody;
    std::uint8_t posture = 0; ///< bits below
    std::uint32_t marks = 0;  ///< the game's status bits
    std::int32_t damage = 0;
    std::uint32_t timestamp = 0; ///< when it entered the zone
    std::uint32_t alias = 0;     ///< its name for players who may not see it
    std::uint16_t since = 0;     ///< the first turn at whose start its controller had it
    std::uint16_t altered = 0;   ///< its index in `State::altered` plus one; 0: it is as printed
    std::uint16_t face = 0; ///< index of the definition whose text and values it has, plus one; 0: its card's
    std::uint8_t links = 0; ///< bits below: only objects with them are in `State::links`
    std::uint8_t spareEnd = 0;

    static constexpr std::uint8_t sideways = 1; ///< turned sideways (dull, tapped, rested)
    static constexpr std::uint8_t faceDown = 2; ///< where cards lie face up
    static constexpr std::uint8_t faceUp = 4;   ///< where cards lie face down, or in a hand
    bool isAside() const { return (posture & sideways) != 0; }
    bool isFaceDown() const { return (posture & faceDown) != 0; }
    void turn(std::uint8_t bit, bool is) {
        posture = static_cast<std::uint8_t>(is ? posture | bit : posture & ~bit);
    }

    static constexpr std::uint8_t hosts = 1;  ///< it has guests
    static constexpr std::uint8_t inside = 2; ///< it is one card of a unit
    static constexpr std::uint8_t beside = 4; ///< it lies by itself, but belongs to a host
};

/// A guest of a host. The host and the guests inside of it are a unit: one object of several cards, each of
/// which has its own handle, too. The links of one host are in order from top to bottom.
struct Link {
    ObjectId host;
    ObjectId guest;
    std::uint32_t timestamp = 0; ///< when the guest joined
    std::uint8_t role = 0;       ///< the game's role; `ownCard`: none
    std::uint8_t flags = 0;      ///< bits below
    std::uint16_t spare = 0;

    static constexpr std::uint8_t ownCard = 0xff; ///< the card with which the unit began
    static constexpr std::uint8_t isRead = 1; ///< the host has its text and values, if it is the top one of
                                              ///< those
    static constexpr std::uint8_t beside = 2;
    static constexpr std::uint8_t speaks = 4; ///< its abilities are at work

    bool isInside() const { return (flags & beside) == 0; }
};

/// What an object is: as printed, or as effects have made it.
struct Characteristics {
    static constexpr std::size_t numberCount = 5; ///< the first numbers of the definition
    static constexpr std::size_t textCount = CardDefinition::textSlots;
    std::array<std::int32_t, numberCount> numbers{};
    std::array<std::uint32_t, CardDefinition::setSlots> sets{};
    /// The text it has instead of the printed ones; 0: the printed ones.
    std::array<std::uint32_t, textCount> texts{};
    static constexpr std::size_t addedCount = 4;
    std::array<std::uint32_t, addedCount> added{};    ///< texts it has besides those; 0: none
    std::array<std::uint8_t, addedCount> addedSlot{}; ///< the text slot of each of them
    static constexpr std::uint8_t isLost = 0x80;      ///< with the slot: it does not have this text any more
    static constexpr std::uint32_t noText = ~0U;      ///< in `texts`: what it had instead, it has lost
    std::uint32_t cannot = 0;
    std::uint32_t must = 0;
    std::uint32_t types = 0;               ///< bits
    std::uint16_t object = ObjectId::none; ///< slot of the object
    std::uint8_t withoutAbilities = 0;     ///< sorts of abilities that it has lost, as bits (`sortOf`)
    std::uint8_t ofFace = 0;               ///< 1 in the snapshot of another face: `object` is that face
};

/// An ability that an effect gives an object. It stands in the text of a card.
struct GivenAbility {
    ObjectId object;
    DefinitionIndex definition = 0; ///< the card of that text
    std::uint8_t ability = 0;       ///< its index among that card's abilities
    std::uint8_t copy = 0;          ///< how many equal ones the object has got before
};

/// What an object was when it left its zone. Kept as long as something may ask about it.
struct Snapshot {
    ObjectId was;
    ObjectId became; ///< the object it became, if everybody saw where it went
    std::uint16_t card = CardId::none;
    Player controller = Player::nobody;
    std::uint8_t posture = 0;
    ZoneId zone;
    std::uint16_t since = 0;
    std::uint32_t marks = 0;
    std::int32_t damage = 0;
    Characteristics what;

    /// In `posture`, where a game asks: it was a card of the unit whose snapshot stands before it.
    static constexpr std::uint8_t cardInside = 128;

    bool isOfCardInside() const { return (posture & cardInside) != 0; }
    /// Returns the face that it showed, as `ObjectRecord::face`.
    std::uint16_t face() const { return what.ofFace != 0 ? what.object : std::uint16_t{0}; }
};

/// Counters of one name on one object, or on a zone (`markerOf`).
struct CounterRecord {
    ObjectId object;
    std::uint32_t name = 0;
    std::int32_t count = 0;
};

/// An effect at work: it waits, lies on a stack, is carried out, or is there for later.
struct EffectRecord {
    enum State : std::uint8_t {
        waits,
        underWay,
        delayed, ///< from here on: effects that last
        recurring,
        replacesNext, ///< replaces the next event that its trigger describes
        replacesAll,  ///< replaces every such event
        setAside,     ///< it has replaced an event of a group none of which can happen
        reaches,      ///< applies an instruction to objects that come later (`LastingEffect::reach`)
    };

    static constexpr std::int32_t doesNothing = -1; ///< no instruction that counts is being carried out
    /// In `trigger`: the event that is replaced has happened, or what has come of it.
    static constexpr std::uint16_t hasHappened = 0xffff;

    ObjectId source; ///< the object it comes from
    ObjectId item;   ///< its object on a stack; none if it has none
    ObjectId event;  ///< object of the event that triggered it
    ObjectId it;     ///< the present object of `for each`
    std::uint32_t timestamp = 0;
    std::int32_t x = 0;
    std::int32_t amount = 0;             ///< of the event
    std::int32_t picked = 0;             ///< number of objects picked last
    std::int32_t counted = 0;            ///< how much the last instruction has done
    std::int32_t counting = doesNothing; ///< how much the present instruction has done so far
    std::uint16_t id = 0;                ///< its number in the state; never 0
    DefinitionIndex definition = 0;
    std::uint16_t block = 0;   ///< block at which it begins
    std::uint16_t trigger = 0; ///< of a delayed one: index of its trigger in the block before; of one that
                               ///< replaces: index of the event in `State::events`
    std::uint8_t ability = 0;
    Player controller = Player::nobody;
    Player eventPlayer = Player::nobody;
    std::uint8_t state = waits;
    std::uint8_t duration = 0;  ///< of a delayed one
    std::uint8_t copy = 0;      ///< of a given ability: its `GivenAbility::copy`
    std::uint16_t modes = 0;    ///< bits of the chosen modes
    std::uint16_t turn = 0;     ///< turn in which it was made
    std::uint16_t done = 0;     ///< number of its events that have happened
    std::uint16_t replaced = 0; ///< of a replacement: the effect whose event it has replaced
    std::uint16_t made = 0;     ///< the lasting replacement it comes from; of a lasting replacement: the
                                ///< effect that made it
    std::uint16_t paid = 0;     ///< bits of the optional costs that were paid
    std::uint16_t tried = 0;    ///< how often it has proposed something, in games that need to know
    TextKey named = 0;          ///< the name that a player named last for it or for what it comes of, or a
                                ///< word that the game writes here as a number; 0: none

    /// Whether a text has made it for later: it has a block of that text, but no choices or conditions of its
    /// own.
    bool isDelayed() const { return block != 0 || state == reaches; }
    /// Whether some event will make it begin.
    bool waitsForEvents() const { return state == delayed || state == recurring; }
};

/// An object that an effect has chosen or picked.
struct Binding {
    ObjectId object;
    ObjectId was;            ///< its handle before this effect moved it; the effect reads its values there
    std::int32_t amount = 0; ///< its share, where something is divided
    std::uint16_t effect = 0;
    std::uint8_t slot = 0; ///< which choice or pick
    std::uint8_t flags = 0;
};

/// Something that the rules have to remember for a while. Its kind says what: the kit's kinds are in
/// engine/kit/notes.h, a game's follow them.
struct Note {
    ObjectId object;
    ObjectId other;
    std::int32_t amount = 0; ///< never a handle: hashes of positions contain it
    /// Depth of the procedure that keeps it; the note ends with that procedure; 0: none.
    std::uint16_t frame = 0;
    std::uint16_t effect = 0; ///< number of an effect (`EffectRecord::id`)
    std::uint8_t kind = 0;
    std::uint8_t slot = 0;
    Player player = Player::nobody;
    std::uint8_t flags = 0;
};

/// A lasting effect of something that has resolved: it changes one object, a player's game, or objects that
/// come later.
struct LastingEffect {
    ObjectId object; ///< none: it concerns a player, or objects that come later (`reach`)
    ObjectId source;
    std::uint32_t timestamp = 0;
    std::int32_t amount = 0; ///< fixed when the effect began
    DefinitionIndex definition = 0;
    std::uint16_t block = 0;
    std::uint16_t turn = 0; ///< turn in which it began
    std::uint8_t ability = 0;
    std::uint8_t place = 0; ///< index of its term in the block
    Player controller = Player::nobody;
    std::uint8_t duration = 0;
    std::uint16_t reach = 0; ///< of one for objects that come later: the effect that recognises them
    TextKey named = 0;       ///< as of its effect
};

/// An event of this turn, kept in short for abilities that ask what happened.
struct HistoryEntry {
    ObjectId object;
    std::int32_t amount = 0;
    std::uint16_t reason = 0;
    std::uint8_t kind = 0;
    std::uint8_t slot = 0;
    std::uint8_t from = ZoneId::none; ///< kind of zone; `player` says whose
    std::uint8_t to = ZoneId::none;
    Player player = Player::nobody;
    std::uint8_t flags = 0; ///< bits below

    static constexpr std::uint8_t isSource = 1; ///< only the source of the event is known: `object`
    static constexpr std::uint8_t toHost = 2;   ///< it went into or under a unit
    static constexpr std::uint8_t ofUnit = 4;   ///< it was one card of a unit
    static constexpr std::uint8_t ofTop = 8;    ///< the unit left with it
};

/// How often something limited has been used (engine/kit/limits.h).
struct Use {
    enum What : std::uint8_t { ability, verb };
    ObjectId object;         ///< the object, or the number of a card; else none
    std::uint32_t key = 0;   ///< the card that has the ability, or a name
    std::uint16_t count = 0; ///< in this turn, or in the game
    std::uint8_t place = 0;  ///< index of an ability on its card, or a verb
    What what = ability;
    Limit::Of of = Limit::Of::object;
    Limit::Per per = Limit::Per::turn;
    Player player = Player::nobody;
    std::uint8_t copy = 0; ///< of a given ability: its `GivenAbility::copy`
};

/// An extra turn, or a turn that is skipped; below those, whose turn it would be without them.
struct TurnRecord {
    enum Kind : std::uint8_t {
        comesNext,
        extra,
        skipped,
        extraOfThisTurn ///< gained in the present turn, where that matters
    };
    Player player = Player::nobody;
    Kind kind = comesNext;
};

struct ZoneRecord {
    std::uint16_t first = ObjectId::none;
    std::uint16_t last = ObjectId::none;
    std::uint16_t count = 0;
    std::uint16_t spare = 0;
};

/// A running procedure: its step, and a few numbers of its own.
struct Frame {
    static constexpr std::size_t localCount = 7;
    std::uint16_t procedure = 0;
    std::uint16_t step = 0;
    std::array<std::int32_t, localCount> locals{};
};

/// One pick of a choice made of several.
struct Pick {
    ObjectId object;
    std::int32_t value = 0;
    std::uint8_t verb = 0;
    std::uint8_t spare[3]{};
};

/// A triggered effect that waits for its time.
struct WaitingItem {
    ObjectId source;
    std::uint32_t timestamp = 0;
    CardId card;
    std::uint8_t effect = 0;
    Player controller = Player::nobody;
    std::uint16_t record = 0; ///< of `State::effects`, for effects of scripts
    /// Of items that one batch has brought about for one ability with a limit: a number that they share, and
    /// in the low bits how many of them may be carried out. 0: it waits by itself.
    std::uint16_t siblings = 0;
    /// What has more of this comes before all that has less, whoever's it is.
    std::uint8_t ahead = 0;
    std::uint8_t spare = 0;
    /// Depth of the procedure that holds it: while that runs, nothing else carries it out. 0: none holds it;
    /// or `atOnce`: it is carried out in the middle of anything.
    std::uint16_t heldBy = 0;

    static constexpr std::uint16_t atOnce = 0xffff;
    bool actsAtOnce() const { return heldBy == atOnce; }

    static constexpr unsigned bitsOfAllowed = 4;
    static constexpr std::uint16_t mostAllowed = (1U << bitsOfAllowed) - 1;
    int allowed() const { return siblings & mostAllowed; }
    bool isSiblingOf(const WaitingItem& other) const {
        return siblings != 0 && siblings >> bitsOfAllowed == other.siblings >> bitsOfAllowed;
    }
};

enum class Outcome : std::uint8_t { running, winA, winB, draw };

/// Everything that changes in a game, as a value: it can be copied, compared and hashed. What never changes
/// (definitions, rulebook, words) is outside. It contains no pointers, strings or functions.
struct State {
    std::vector<CardRecord> cards;
    std::vector<ObjectRecord> objects;
    std::vector<ZoneRecord> zones; ///< player A's kinds, player B's kinds, shared kinds
    /// So many kinds, the last ones, came after games had been saved: empty, they are not hashed.
    std::uint8_t laterKinds = 0;
    std::vector<Link> links;
    std::vector<Frame> frames; ///< running procedures, innermost last
    std::vector<Event> events; ///< batches on their passage, innermost last
    std::vector<Pick> picks;
    std::vector<WaitingItem> waiting;
    std::vector<EffectRecord> effects;
    std::vector<Binding> bindings;
    std::vector<Note> notes;
    std::vector<LastingEffect> lasting;
    std::vector<Characteristics> altered; ///< of objects that are not as printed; computed from the rest
    std::vector<GivenAbility> given;      ///< in the order of giving; computed from the rest
    std::vector<Snapshot> snapshots;
    std::vector<CounterRecord> counters;
    std::vector<HistoryEntry> history;
    std::vector<Use> uses;                   ///< of what has a limit
    std::vector<TurnRecord> turns;           ///< turns besides the alternating ones, the latest last
    std::vector<LoopAnswer> loop;            ///< since watching began
    std::vector<CounterRecord> loopCounters; ///< counters that were there when watching began
    std::vector<LoopBar> loopBars;
    std::array<PlayerRecord, 2> players;
    LoopRecord looping;

    Random random;
    std::uint32_t clock = 0;      ///< the last timestamp used
    std::uint32_t aliases = 0;    ///< the last alias used
    std::uint16_t lastEffect = 0; ///< the last `EffectRecord::id` used
    std::uint16_t homes = 0;      ///< number of home slots: the home of each card has the card's number
    std::uint32_t flags = 0;      ///< the game's own
    // What the cards of this match ask for, all together (see `CardDefinition`). It never changes.
    std::uint32_t watches = 0;
    std::uint32_t replaces = 0;
    std::uint32_t remembers = 0;
    std::uint32_t watchedZones = 0;
    std::uint32_t has = 0;
    std::uint32_t watchesBack = 0;
    std::uint32_t usedFrom = 0;
    std::array<std::int32_t, 4> values{}; ///< the game's own
    std::uint16_t turn = 0;               ///< 1 is the first turn
    Player turnPlayer = Player::a;
    Player firstPlayer = Player::a;
    Player priority = Player::nobody; ///< who may act now, in games that have priority
    std::uint8_t phase = 0;
    std::uint8_t passes = 0; ///< passes in a row
    Outcome outcome = Outcome::running;
    /// Nothing has happened since the last search for rule processes found none.
    bool settled = false;
    /// Some card has been in another slot than its home: then a slot alone does not tell which card a handle
    /// names.
    bool strayed = false;

    // What spares the kit a look at the table. It follows from the rest, and is neither hashed nor saved.
    /// Nothing has changed since `refresh` from which it computes what objects are.
    bool isFresh = false;
    std::uint16_t zoneKinds = 0;   ///< how many kinds of zone there are: a third of `zones`
    std::uint32_t workZones = ~0U; ///< kinds of zone where abilities of cards may work, as bits
    /// Another one after each change of what lies there (`freshStamp`).
    std::uint64_t tableStamp = 0;

    bool over() const { return outcome != Outcome::running; }
};

static_assert(std::has_unique_object_representations_v<CardRecord>);
static_assert(std::has_unique_object_representations_v<ObjectRecord>);
static_assert(sizeof(ObjectRecord) <= 36);
static_assert(std::has_unique_object_representations_v<Link>);
static_assert(std::has_unique_object_representations_v<Use> && sizeof(Use) == 16);
static_assert(std::has_unique_object_representations_v<TurnRecord>);
static_assert(std::has_unique_object_representations_v<ZoneRecord>);
static_assert(std::has_unique_object_representations_v<PlayerRecord>);
static_assert(std::has_unique_object_representations_v<Frame>);
static_assert(std::has_unique_object_representations_v<Pick>);
static_assert(std::has_unique_object_representations_v<WaitingItem>);
static_assert(std::has_unique_object_representations_v<Characteristics>);
static_assert(std::has_unique_object_representations_v<GivenAbility>);
static_assert(std::has_unique_object_representations_v<Snapshot>);
static_assert(std::has_unique_object_representations_v<CounterRecord>);
static_assert(std::has_unique_object_representations_v<EffectRecord>);
static_assert(std::has_unique_object_representations_v<Binding>);
static_assert(std::has_unique_object_representations_v<Note>);
static_assert(std::has_unique_object_representations_v<LastingEffect>);
static_assert(std::has_unique_object_representations_v<HistoryEntry>);
static_assert(std::has_unique_object_representations_v<LoopAnswer>);
static_assert(std::has_unique_object_representations_v<LoopBar>);
static_assert(std::has_unique_object_representations_v<LoopRecord>);

/// Returns a hash, equal for equal states on every machine. Replays and saved games are checked by it.
std::uint64_t exactHash(const State& state);

/// Returns the size of a copy of the state.
std::size_t sizeInBytes(const State& state);

} // namespace takujo
