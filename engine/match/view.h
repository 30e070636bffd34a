#pragma once

#include "engine/kit/visibility.h"
#include "engine/match/match.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// A number of a card as it is now and as it is printed.
struct NumberView {
    std::string_view word;
    std::int32_t now = 0;
    std::int32_t printed = 0;
    bool isPrinted = true; ///< false: only an effect gives it such a number
    bool lessIsBetter = false;
};

/// Something that effects forbid a card, or demand of it. What stands on the card itself is not among these.
struct RestrictionView {
    std::string_view word;    ///< of the game's restrictions
    bool isDemand = false;    ///< it must, if it can
    DefinitionIndex from = 0; ///< the card whose text says so
};

/// An ability of a card, also one that an effect has given it.
struct GivenView {
    DefinitionIndex from = 0; ///< the card on which it stands: another one, if that gives it
    std::uint8_t ability = 0; ///< its place there
};

/// Counters of one name on a card.
struct CounterView {
    LocalizedText name;
    std::int32_t count = 0;
};

/// What a player has that is no card.
struct ValueView {
    Player player = Player::nobody;
    std::string_view word;
    std::int32_t amount = 0;
};

/// How often a player has done what may be done only so often.
struct LimitView {
    Player player = Player::nobody;
    std::string_view verb;
    std::int32_t used = 0;
    std::int32_t most = 0;
};

/// A battle under way, and what it will come to as things stand.
struct ClashView {
    struct Blow {
        Shown from;
        std::int32_t amount = 0;
    };
    std::vector<Blow> blows;
    Shown target; ///< none: the player
    Player player = Player::nobody;
    std::int32_t total = 0;
    std::int32_t against = 0;
    std::optional<std::int32_t> dealt; ///< what is left of the sum, where something changes it
    std::optional<std::int32_t> back;  ///< what the target deals itself
    std::string_view outcome;          ///< the key of its words
    bool addsUp = true;                ///< the sum of the blows is told
};

/// A card as one player sees it, or an ability that stands on its own on a stack. What the viewer may not see
/// is not in here.
struct CardView {
    bool faceUp = false;            ///< the viewer sees its face
    bool faceDown = false;          ///< it shows its back where cards lie face up, whoever may look
    ObjectId object;                ///< only if the viewer sees the face
    std::uint32_t alias = 0;        ///< its name while its face is hidden; new after each shuffle
    DefinitionIndex definition = 0; ///< only if face up; of an ability, the card that it comes from
    ZoneId zone;
    Player owner = Player::nobody;
    Player controller = Player::nobody;
    bool aside = false;
    std::int32_t damageChange = 0; ///< by how much effects change what it is dealt, whatever deals it
    bool waitsForNextTurn = false; ///< it came too late to attack this turn
    std::int32_t damage = 0;
    std::vector<std::string_view> marks;
    /// What the card is now, as its schema's sets have it: colours, keywords.
    WordSets sets{};
    std::vector<NumberView> numbers;
    std::vector<CounterView> counters;
    std::vector<RestrictionView> restrictions;
    std::vector<GivenView> given;
    /// Its abilities that have worked as often as they may, for now or for good.
    std::vector<GivenView> usedUp;
    /// All cards of a unit of several, from top to bottom; which of them it is read as, `readAs` tells.
    std::vector<CardView> guests;
    std::size_t readAs = 0; ///< a place among the guests
    ObjectId host;          ///< of a guest: what it belongs to

    // Of what waits to be carried out, on a stack or without a place:
    bool isAbility = false;         ///< it is no card
    bool isEffect = false;          ///< it has a text that is to be carried out
    std::uint8_t ability = 0;       ///< which of those of `text`; of a card on the stack, its text
    DefinitionIndex text = 0;       ///< the card on which it stands: another one, if an effect has given it
    std::uint16_t modes = 0;        ///< bits of those it has chosen
    std::uint16_t block = 0;        ///< what it does was made for later by that block's text; 0: by none
    ObjectId source;                ///< of an ability: what it comes from, if that is still there
    std::vector<ObjectId> chosen;   ///< what it has chosen and what is still there of it
    std::vector<Shown> chosenBacks; ///< the same of what the viewer does not see
    std::optional<std::int32_t> x;  ///< if it has one, and that has been named
};

struct ZoneView {
    ZoneId zone;
    /// In the zone's order; for a zone nobody looks into, none, unless its cards lie there one by one.
    std::vector<CardView> cards;
    std::size_t count = 0;
    std::vector<CounterView> counters; ///< that lie on the zone itself
};

/// What is being carried out, and what will be, of all that has no place on the table: effects.
struct WaitingView {
    CardView effect;                   ///< `object` is what it comes from, if the viewer sees that
    bool isUnderWay = false;           ///< it has begun
    std::optional<std::size_t> option; ///< the answer that would have it carried out next
};

/// An answer the viewer may give. Objects go by what the viewer calls them.
struct OptionView {
    std::size_t index = 0; ///< of the answer, among the options of the decision
    Verb verb = 0;
    ZoneId place;
    std::int32_t value = 0;
    Shown object;
    Shown target;

    friend bool operator==(const OptionView&, const OptionView&) = default;
};

/// The whole table as one player sees it. Two positions that differ only in what the viewer has not seen give
/// the same view.
struct View {
    Player viewer = Player::nobody;
    std::vector<ZoneView> zones; ///< both players' and the shared ones, in the game's order
    std::uint16_t turn = 0;
    Player turnPlayer = Player::nobody;
    Player decider = Player::nobody;
    std::string_view phase;
    std::uint8_t phaseIndex = 0;
    Outcome outcome = Outcome::running;
    std::vector<ValueView> values; ///< what the game counts, first all of player A's
    std::vector<LimitView> limits; ///< of verbs that count for a player, first all of player A's
    std::vector<ClashView> clashes;
    /// Those under way, the innermost first; then those that wait, the turn player's first, as they came.
    std::vector<WaitingView> waiting;
    /// The answers the viewer may give; none if somebody else decides.
    std::vector<OptionView> options;

    const ZoneView& at(ZoneId zone) const;
};

View viewOf(const Match& match, Player viewer);
/// The same with every card that either player sees face up: for whoever watches a game that was played.
View openViewOf(const Match& match, Player viewer);

/// The text that a card of the match calls something by, such as counters; none if no card does.
const LocalizedText* textOfKey(const CardTable& cards, TextKey key);

/// Where the rulebook stands: the running procedures, outermost first, each with its steps and the one at
/// hand.
struct ProcedureView {
    const Procedure* procedure = nullptr;
    std::size_t step = 0;
};
std::vector<ProcedureView> whereWeAre(const Match& match);

/// What has been picked so far in the choice at hand, or been given its share, in order; a share is its
/// value.
std::vector<Pick> pickedSoFar(const Match& match);

/// The groups of which one is taken: every card, with the number of its group as value.
std::vector<Pick> groupsMade(const Match& match);

/// The modes that would be choices too, if they had anything to choose; `Match::whyNot` tells why not.
std::vector<Attempt> impossibleModes(const Match& match);

/// Everything a number of an object is made of; the sum is the value. Empty if the object has no such number.
std::vector<Contribution> explain(const Match& match, ObjectId object, std::string_view number);

} // namespace takujo
