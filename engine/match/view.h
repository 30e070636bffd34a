#pragma once

#include "engine/kit/visibility.h"
#include "engine/match/match.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

// What a player sees of a match.

/// A number of a card, as it is now and as printed.
struct NumberView {
    std::string_view word;
    std::int32_t now = 0;
    std::int32_t printed = 0;
    bool isPrinted = true; ///< false: the number comes from an effect alone
    bool lessIsBetter = false;
};

/// Something that effects forbid a card or demand of it; what the card itself says is not included.
struct RestrictionView {
    std::string_view word;    ///< of the game's restrictions
    bool isDemand = false;    ///< it must, if it can
    DefinitionIndex from = 0; ///< the card whose text says so
};

/// An ability of a card; also a given one.
struct GivenView {
    DefinitionIndex from = 0; ///< the card in whose text it stands; another one, if that gives it
    std::uint8_t ability = 0; ///< its index there
};

/// Counters of one name on a card.
struct CounterView {
    LocalizedText name;
    std::int32_t count = 0;
};

/// A player value.
struct ValueView {
    Player player = Player::nobody;
    std::string_view word;
    std::int32_t amount = 0;
};

/// Uses of a limited verb by a player.
struct LimitView {
    Player player = Player::nobody;
    std::string_view verb;
    std::int32_t used = 0;
    std::int32_t most = 0;
};

/// A battle under way, and its expected result.
struct BattleView {
    struct Blow {
        Shown from;
        std::int32_t amount = 0;
    };
    std::vector<Blow> blows;
    Shown target; ///< none: the player
    Player player = Player::nobody;
    std::int32_t total = 0;
    std::int32_t against = 0;
    std::optional<std::int32_t> dealt; ///< the rest of the sum, where something changes it
    std::optional<std::int32_t> back;  ///< what the target deals in return
    std::string_view outcome;          ///< key of its words
    bool addsUp = true;                ///< the sum of the blows is told
};

/// A card as one player sees it, or an ability that is by itself on a stack. It contains nothing that the
/// viewer may not see.
struct CardView {
    bool faceUp = false;            ///< the viewer sees its face
    bool faceDown = false;          ///< it lies face down where cards lie face up, whether the viewer may
                                    ///< look or not
    ObjectId object;                ///< only if the viewer sees the face
    std::uint32_t alias = 0;        ///< its name while its face is hidden; new after each shuffle
    DefinitionIndex definition = 0; ///< only if face up; of an ability, the card it comes from
    ZoneId zone;
    Player owner = Player::nobody;
    Player controller = Player::nobody;
    bool aside = false;
    bool isToken = false;          ///< it is in nobody's deck, and ends where it may not lie
    std::int32_t damageChange = 0; ///< by how much effects change damage to it, whatever deals it
    bool waitsForNextTurn = false; ///< it came too late to attack this turn
    std::int32_t damage = 0;
    std::vector<std::string_view> marks;
    /// Roles of the cards beside it that it is read as, such as the one that it has turned into.
    std::vector<std::string_view> rolesBeside;
    /// What the card is now, in the sets of its schema: colours, keywords.
    WordSets sets{};
    std::vector<NumberView> numbers;
    std::vector<CounterView> counters;
    std::vector<RestrictionView> restrictions;
    std::vector<GivenView> given;
    /// Its abilities that have reached their limit, for now or for good.
    std::vector<GivenView> usedUp;
    /// All cards of a unit, from top to bottom; `readAs` says which of them the unit is read as.
    std::vector<CardView> guests;
    std::size_t readAs = 0;      ///< index among the guests
    ObjectId host;               ///< of a guest: its host
    std::string_view roleAtHost; ///< of a guest that lies by itself, such as a cross gear: its role

    // Of waiting effects, on a stack or without a place:
    bool isAbility = false;         ///< it is no card
    bool isEffect = false;          ///< it has a text that will be carried out
    std::uint8_t ability = 0;       ///< index among the abilities of `text`; of a card on the stack, its text
    DefinitionIndex text = 0;       ///< the card with that ability in its text; another one, if an effect has
                                    ///< given it
    std::uint16_t modes = 0;        ///< bits of its chosen modes
    std::uint16_t block = 0;        ///< the block whose text made it for later; 0: none
    ObjectId source;                ///< of an ability: the object it comes from, if that is still there
    std::vector<ObjectId> chosen;   ///< the chosen objects that are still there
    std::vector<Shown> chosenBacks; ///< those of them that the viewer does not see
    std::optional<std::int32_t> x;  ///< if it has an X that has been named

    // Of a process of the rules on a stack (engine/kit/stack_processes.h):
    struct Receiver {
        Shown object;
        std::int32_t amount = 0;
    };
    std::string_view process;        ///< its word; empty: it is none
    std::int32_t rest = 0;           ///< how much of it is still to be done
    std::vector<Receiver> receivers; ///< what it is about, as far as that is still there
    bool isProcess() const { return !process.empty(); }
};

struct ZoneView {
    ZoneId zone;
    /// In the zone's order; none for a zone that nobody looks into, unless its cards lie there one by one.
    std::vector<CardView> cards;
    std::size_t count = 0;
    std::vector<CounterView> counters; ///< on the zone itself
};

/// An effect that is carried out or will be, and has no place on the table.
struct WaitingView {
    CardView effect;                   ///< `object` is its source, if the viewer sees that
    bool isUnderWay = false;           ///< it has begun
    std::optional<std::size_t> option; ///< the answer that carries it out next
};

/// An answer that the viewer may give. Objects have the names by which the viewer knows them.
struct OptionView {
    std::size_t index = 0; ///< of the answer, among the options of the decision
    Verb verb = 0;
    ZoneId place;
    std::int32_t value = 0;
    Shown object;
    Shown target;

    friend bool operator==(const OptionView&, const OptionView&) = default;
};

/// The whole table as one player sees it. Two positions that differ only in what the viewer has not seen have
/// equal views.
struct View {
    Player viewer = Player::nobody;
    std::vector<ZoneView> zones; ///< both players' and the shared ones, in the game's order
    std::uint16_t turn = 0;
    Player turnPlayer = Player::nobody;
    Player decider = Player::nobody;
    std::string_view phase; ///< its word; before the first turn there is none
    std::uint8_t phaseIndex = 0;
    Outcome outcome = Outcome::running;
    std::vector<ValueView> values; ///< player values, first all of player A's
    std::vector<LimitView> limits; ///< of verbs that count per player, first all of player A's
    std::vector<BattleView> battles;
    /// Effects under way, the innermost first; then waiting ones: what comes ahead of the rest, the turn
    /// player's before the other's, in order of coming.
    std::vector<WaitingView> waiting;
    /// The answers that the viewer may give; none if somebody else decides.
    std::vector<OptionView> options;

    const ZoneView& at(ZoneId zone) const;
};

View viewOf(const Match& match, Player viewer);
/// The same, with every card face up that either player sees: for watching a finished game.
View openViewOf(const Match& match, Player viewer);

/// Returns a text that a card of the match names something by, such as counters; none if no card does.
const LocalizedText* textOfKey(const CardTable& cards, TextKey key);

/// Where the rules stand: a running procedure, outermost first, with its steps and the present one.
struct ProcedureView {
    const Procedure* procedure = nullptr;
    std::size_t step = 0;
};
std::vector<ProcedureView> whereWeAre(const Match& match);

/// Returns what has been picked in the present choice, or has got its share, in order; the value is the
/// share.
std::vector<Pick> pickedSoFar(const Match& match);

/// Returns the groups one of which is taken: every card, with the number of its group as value.
std::vector<Pick> groupsMade(const Match& match);

/// Returns the modes that would be offered if they had anything to choose; `Match::whyNot` says why not.
std::vector<Attempt> impossibleModes(const Match& match);

/// Returns the parts of a number of an object; their sum is the value. Empty if the object has no such
/// number.
std::vector<Contribution> explain(const Match& match, ObjectId object, std::string_view number);

} // namespace takujo
