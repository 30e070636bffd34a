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

/// A card through the whole game: which object it is now, by itself in a zone or as one of a unit.
struct CardRecord {
    DefinitionIndex definition = 0;
    std::uint16_t object = ObjectId::none;
    Player owner = Player::a;
    std::uint8_t spare = 0;
};

/// An object in a zone. Objects of one zone form a chain in the zone's order; what lies inside of a unit
/// (`Link`) lies in no chain.
struct ObjectRecord {
    std::uint16_t generation = 0;
    std::uint16_t card = CardId::none; ///< what it is read as; none where an ability stands on its own
    std::uint16_t next = ObjectId::none;
    std::uint16_t previous = ObjectId::none;
    ZoneId zone;
    Player controller = Player::nobody;
    std::uint8_t posture = 0; ///< bits below
    std::uint32_t marks = 0;  ///< the game's status bits
    std::int32_t damage = 0;
    std::uint32_t timestamp = 0; ///< when it entered the zone
    std::uint32_t alias = 0;     ///< its name for those who may not see it
    std::uint16_t since = 0;     ///< the first turn from whose start on its controller has had it
    std::uint16_t altered = 0;   ///< its place in `State::altered` plus one; 0: it is as printed
    std::uint16_t spare = 0;
    std::uint8_t links = 0; ///< bits below: only what has them need be looked for in `State::links`
    std::uint8_t spareEnd = 0;

    static constexpr std::uint8_t sideways = 1; ///< turned sideways (dull, tapped, rested)
    static constexpr std::uint8_t faceDown = 2; ///< where cards lie face up
    static constexpr std::uint8_t faceUp = 4;   ///< where they lie face down, or are held
    bool isAside() const { return (posture & sideways) != 0; }
    bool isFaceDown() const { return (posture & faceDown) != 0; }
    void turn(std::uint8_t bit, bool is) {
        posture = static_cast<std::uint8_t>(is ? posture | bit : posture & ~bit);
    }

    static constexpr std::uint8_t hosts = 1;  ///< it has guests
    static constexpr std::uint8_t inside = 2; ///< it is one card of a unit
    static constexpr std::uint8_t beside = 4; ///< it lies by itself, but belongs to a host
};

/// A guest of a host. The host and those inside of it are a unit: one object of several cards, each of which
/// has a handle of its own, too. Those of one host stand from top to bottom.
struct Link {
    ObjectId host;
    ObjectId guest;
    std::uint32_t timestamp = 0; ///< when they came together
    std::uint8_t role = 0;       ///< of the game's; `ownCard`: none
    std::uint8_t flags = 0;      ///< bits below
    std::uint16_t spare = 0;

    static constexpr std::uint8_t ownCard = 0xff; ///< the card with which the unit began
    static constexpr std::uint8_t isRead = 1; ///< what the host is read as, if it is the uppermost of them
    static constexpr std::uint8_t beside = 2;
    static constexpr std::uint8_t speaks = 4; ///< its abilities are at work

    bool isInside() const { return (flags & beside) == 0; }
};

/// What an object is: as printed, or as effects have made it.
struct Characteristics {
    static constexpr std::size_t numberCount = 5; ///< of the definition's numbers, the first
    static constexpr std::size_t textCount = CardDefinition::textSlots;
    std::array<std::int32_t, numberCount> numbers{};
    std::array<std::uint32_t, CardDefinition::setSlots> sets{};
    std::array<std::uint32_t, textCount>
        texts{}; ///< the one text it has instead of the printed ones; 0: printed
    static constexpr std::size_t addedCount = 4;
    std::array<std::uint32_t, addedCount> added{};    ///< texts it has besides those; 0: none
    std::array<std::uint8_t, addedCount> addedSlot{}; ///< and which of its texts each of them is
    std::uint32_t cannot = 0;
    std::uint32_t must = 0;
    std::uint32_t types = 0;               ///< bits
    std::uint16_t object = ObjectId::none; ///< whose they are
    std::uint8_t withoutAbilities = 0;     ///< sorts of them that it has lost, as bits (`sortOf`)
    std::uint8_t spare = 0;
};

/// An ability that an effect has given an object: a card's text speaks of it.
struct GivenAbility {
    ObjectId object;
    DefinitionIndex definition = 0; ///< the card whose text that is
    std::uint8_t ability = 0;       ///< its place among that card's abilities
    std::uint8_t copy = 0;          ///< how many equal ones the object has been given before
};

/// What an object was when it left its zone. Kept as long as something may ask.
struct Snapshot {
    ObjectId was;
    ObjectId became; ///< where it went, if everybody saw it go there
    std::uint16_t card = CardId::none;
    Player controller = Player::nobody;
    std::uint8_t posture = 0;
    ZoneId zone;
    std::uint16_t since = 0;
    std::uint32_t marks = 0;
    std::int32_t damage = 0;
    Characteristics what;
};

/// Counters of one name on one object, or on a zone (`markerOf`).
struct CounterRecord {
    ObjectId object;
    std::uint32_t name = 0;
    std::int32_t count = 0;
};

/// An effect on its way: it waits, lies on a stack, is being carried out, or will be when something happens.
struct EffectRecord {
    enum State : std::uint8_t {
        waits,
        underWay,
        delayed, ///< from here on it lasts
        recurring,
        replacesNext, ///< what its trigger describes, the next time
        replacesAll,  ///< every time
        setAside,     ///< it has replaced one of a group of events, of which none may happen after all
        reaches,      ///< what comes later that one of its instructions speaks of (`LastingEffect::reach`)
    };

    static constexpr std::int32_t doesNothing = -1; ///< no instruction is being carried out that counts

    ObjectId source; ///< what it comes from
    ObjectId item;   ///< its own object on a stack; none where it has none
    ObjectId event;  ///< what the event was about
    ObjectId it;     ///< the one `for each` is at
    std::uint32_t timestamp = 0;
    std::int32_t x = 0;
    std::int32_t amount = 0;             ///< of the event
    std::int32_t picked = 0;             ///< how many were picked last
    std::int32_t counted = 0;            ///< how much the last instruction has done
    std::int32_t counting = doesNothing; ///< how much the one that is being carried out has done so far
    std::uint16_t id = 0;                ///< its name in the state; never 0
    DefinitionIndex definition = 0;
    std::uint16_t block = 0;   ///< where it begins
    std::uint16_t trigger = 0; ///< of a delayed one: the place of its trigger in the block before; of one
                               ///< that replaces: the place of the event in `State::events`
    std::uint8_t ability = 0;
    Player controller = Player::nobody;
    Player eventPlayer = Player::nobody;
    std::uint8_t state = waits;
    std::uint8_t duration = 0; ///< of a delayed one
    std::uint8_t copy = 0;     ///< of an ability that was given: how many equal ones its object had before it
    std::uint16_t modes = 0;   ///< bits of those chosen
    std::uint16_t turn = 0;    ///< in which it was made
    std::uint16_t done = 0;    ///< how many events of it have happened
    std::uint16_t replaced = 0; ///< of a replacement: the effect whose event it has replaced
    std::uint16_t made = 0;     ///< the lasting replacement that it comes of; of such a one, what made it
    std::uint16_t paid = 0;     ///< bits of the costs that were paid though they need not be
    std::uint16_t tried = 0;    ///< how often it has proposed something, in games that ask
    TextKey named = 0;          ///< the name that it had somebody name last; 0: none

    /// Made by a text for later: it has that block of it, and no choices or conditions of its own.
    bool isDelayed() const { return block != 0 || state == reaches; }
};

/// Something an effect has chosen or picked.
struct Binding {
    ObjectId object;
    ObjectId was;            ///< before this effect has moved it; what is read of it is read there
    std::int32_t amount = 0; ///< its part, where something is divided
    std::uint16_t effect = 0;
    std::uint8_t slot = 0; ///< which choice
    std::uint8_t flags = 0;
};

/// Something that the rules have to remember for a while. What it says is a matter of its kind: the kit's are
/// in engine/kit/notes.h, and a game has its own behind them.
struct Note {
    ObjectId object;
    ObjectId other;
    std::int32_t amount = 0; ///< no handle: positions are told apart by it
    std::uint16_t frame =
        0; ///< depth of the procedure that keeps it, and takes it along when it ends; 0: none
    std::uint16_t effect = 0; ///< the name of one (`EffectRecord::id`)
    std::uint8_t kind = 0;
    std::uint8_t slot = 0;
    Player player = Player::nobody;
    std::uint8_t flags = 0;
};

/// A lasting effect that came from something resolved: it changes what one object is.
struct LastingEffect {
    ObjectId object; ///< none: it is about a player's game, or about what comes later (`reach`)
    ObjectId source;
    std::uint32_t timestamp = 0;
    std::int32_t amount = 0; ///< fixed when it began
    DefinitionIndex definition = 0;
    std::uint16_t block = 0;
    std::uint16_t turn = 0; ///< in which it began
    std::uint8_t ability = 0;
    std::uint8_t place = 0; ///< of its term in the block
    Player controller = Player::nobody;
    std::uint8_t duration = 0;
    std::uint16_t reach = 0; ///< of one about what comes later: the effect by which it knows that
    TextKey named = 0;       ///< the name that its effect had somebody name; 0: none
};

/// Something that happened this turn, for those who ask: an event in 16 bytes.
struct HistoryEntry {
    ObjectId object;
    std::int32_t amount = 0;
    std::uint16_t reason = 0;
    std::uint8_t kind = 0;
    std::uint8_t slot = 0;
    std::uint8_t from = ZoneId::none; ///< kinds of zone; whose, tells `player`
    std::uint8_t to = ZoneId::none;
    Player player = Player::nobody;
    std::uint8_t flags = 0; ///< bits below

    static constexpr std::uint8_t isSource = 1; ///< the object is what did it: nothing else is known
    static constexpr std::uint8_t toHost = 2;   ///< it went onto or under a unit
    static constexpr std::uint8_t ofUnit = 4;   ///< it was one card of a unit
};

/// How often something has been used that has a limit (engine/kit/limits.h).
struct Use {
    enum What : std::uint8_t { ability, verb };
    ObjectId object;         ///< of an object, or the number of a card; else none
    std::uint32_t key = 0;   ///< the card on which the ability stands, or a name
    std::uint16_t count = 0; ///< in this turn, or in the game
    std::uint8_t place = 0;  ///< of an ability on its card; which verb
    What what = ability;
    Limit::Of of = Limit::Of::object;
    Limit::Per per = Limit::Per::turn;
    Player player = Player::nobody;
    std::uint8_t copy = 0; ///< of an ability that was given, as in `GivenAbility`
};

/// A turn that somebody has more, or one less; or, below those, whose turn it would be without them.
struct TurnRecord {
    enum Kind : std::uint8_t { comesNext, extra, skipped };
    Player player = Player::nobody;
    Kind kind = comesNext;
};

struct ZoneRecord {
    std::uint16_t first = ObjectId::none;
    std::uint16_t last = ObjectId::none;
    std::uint16_t count = 0;
    std::uint16_t spare = 0;
};

/// A procedure that is running: where it stands and a few numbers of its own.
struct Frame {
    static constexpr std::size_t localCount = 7;
    std::uint16_t procedure = 0;
    std::uint16_t step = 0;
    std::array<std::int32_t, localCount> locals{};
};

/// One pick of a choice that is made of several.
struct Pick {
    ObjectId object;
    std::int32_t value = 0;
    std::uint8_t verb = 0;
    std::uint8_t spare[3]{};
};

/// An effect that has been triggered and waits for its time.
struct WaitingItem {
    ObjectId source;
    std::uint32_t timestamp = 0;
    CardId card;
    std::uint8_t effect = 0;
    Player controller = Player::nobody;
    std::uint16_t record = 0; ///< of `State::effects`, for effects of scripts
    std::uint16_t spare = 0;
};

enum class Outcome : std::uint8_t { running, winA, winB, draw };

/// Everything that changes in a game, as a value: it copies like memory, compares and hashes. What never
/// changes (definitions, rulebook, words) is outside. No pointers, strings or functions in here.
struct State {
    std::vector<CardRecord> cards;
    std::vector<ObjectRecord> objects;
    std::vector<ZoneRecord> zones; ///< player A's kinds, player B's kinds, shared kinds
    std::vector<Link> links;
    std::vector<Frame> frames; ///< running procedures, innermost last
    std::vector<Event> events; ///< batches on their passage, innermost last
    std::vector<Pick> picks;
    std::vector<WaitingItem> waiting;
    std::vector<EffectRecord> effects;
    std::vector<Binding> bindings;
    std::vector<Note> notes;
    std::vector<LastingEffect> lasting;
    std::vector<Characteristics> altered; ///< of the objects that are not as printed; follows from the rest
    std::vector<GivenAbility> given; ///< in the order in which they are given; follows from the rest as well
    std::vector<Snapshot> snapshots;
    std::vector<CounterRecord> counters;
    std::vector<HistoryEntry> history;
    std::vector<Use> uses;                   ///< of what has a limit
    std::vector<TurnRecord> turns;           ///< besides those that alternate, the latest last
    std::vector<LoopAnswer> loop;            ///< since watching began
    std::vector<CounterRecord> loopCounters; ///< those that were there then
    std::vector<LoopBar> loopBars;
    std::array<PlayerRecord, 2> players;
    LoopRecord looping;

    Random random;
    std::uint32_t clock = 0;      ///< the last timestamp given
    std::uint32_t aliases = 0;    ///< the last alias given
    std::uint16_t lastEffect = 0; ///< the last name given to an effect
    std::uint16_t homes = 0;      ///< so many slots are the homes of cards: that of each has its number
    std::uint32_t flags = 0;      ///< the game's own
    // What the cards of this match ask for, all together; see `CardDefinition`. It never changes.
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
    std::uint8_t passes = 0; ///< in a row
    Outcome outcome = Outcome::running;
    /// Nothing has happened since rule processes were last looked for in vain: there can be none.
    bool settled = false;
    /// Some card has lived in another slot than its home: a slot alone does not tell what a handle names.
    bool strayed = false;

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

/// Equal for equal states, on every machine: what replays and saves are checked by.
std::uint64_t exactHash(const State& state);

/// How much memory a copy of the state carries.
std::size_t sizeInBytes(const State& state);

} // namespace takujo
