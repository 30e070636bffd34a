#pragma once

#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/refusal.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace takujo {
struct Scope;
struct Term;
struct Ability;
struct CostPool;
} // namespace takujo

// How a game's playing and paying works, as data for the kit. How to read it: something is played in one of
// several ways (`Way`), each a procedure of the game made of the kit's steps (playing.h). Its costs are parts
// (costs.h); the parts that name no objects are due of a resource (`Resource`), such as points, or cards that
// are turned.
namespace takujo::playing {

class CostList;
struct CostsTaken;
struct PlannedSource;

/// What is due of a resource: the amount, and requirements on parts of it, which every resource encodes in
/// its own way. Two numbers, so that a procedure can keep them.
struct AmountDue {
    std::int32_t amount = 0;
    std::uint32_t needs = 0;
};

/// Why something cannot be paid: the resource's own reasons, the greater the nearer to being paid, or a
/// reason outside of the resource.
using Lack = std::uint8_t;
inline constexpr Lack nothing = 0;
inline constexpr Lack tooLittle = 1;
inline constexpr Lack somethingElse = std::numeric_limits<Lack>::max();
/// Everything can be paid, but then it cannot be played.
inline constexpr Lack noPlaceForIt = somethingElse - 1;
// Reasons outside of the resource that a way may tell separately.
inline constexpr Lack onlyOthers = somethingElse - 2;   ///< only other players have objects to pay with
inline constexpr Lack cannotBeUsed = somethingElse - 3; ///< effects forbid paying with the objects there are
/// Any reason without its own line.
inline constexpr Lack anyLack = somethingElse - 4;

/// How a way of playing tells what is lacking (lacks.h): the rule and the sentence.
struct LackReport {
    Lack lack = anyLack;
    std::string_view rule;
    std::string_view code; ///< key of the sentence; none: nothing is said
    void (*describe)(const Position&, const Attempt&, Arguments&) = nullptr;
    Aspect aspect = Aspect::cost;
};

/// What amounts due are paid from, where objects are not picked cost by cost.
struct Resource {
    /// Adds what a cost of a text takes from the resource.
    void (*add)(const Scope& scope, const Term& cost, AmountDue& due) = nullptr;
    /// Returns what the player lacks to pay that much. The object that is played does not pay, nor does what
    /// is spent otherwise.
    Lack (*verdict)(const Position&, Player, const AmountDue& due, ObjectId played,
                    const CostsTaken&) = nullptr;
    /// Whether a player is asked for sources of that much; none: always.
    bool (*isAsked)(const AmountDue& due) = nullptr;
    /// Sets `goal` (what is due) and `done` (what is chosen) of the question.
    void (*tell)(const Position&, Decision&) = nullptr;
    /// Proposes the payment with a source, once for each that was chosen; once with none, if nobody was asked
    /// and something is due.
    void (*pay)(Run&, ObjectId with) = nullptr;
    /// Returns the most that the player could ever pay. An X that is named before payment is certain is
    /// limited to it.
    std::int32_t (*most)(const Position&, Player) = nullptr;
    /// Returns what it takes from a number that other costs may take from, too; none: from no number.
    CostPool (*pool)(const Position&, Player, const AmountDue& due) = nullptr;
    std::uint32_t zones = 0; ///< kinds of zone, as bits, in which its sources lie
    /// For automatic payment (suggesting.h): data about a source picked in that way, and whether these picks
    /// pay, exactly as they are. None: the first option is taken.
    PlannedSource (*planned)(const Position&, const Pick&) = nullptr;
    bool (*pays)(const Position&, std::span<const Pick>) = nullptr;
};

/// Returns what is due in any case for a card that a player plays.
using PriceOfCard = AmountDue (*)(const Position&, Player, ObjectId card);

/// A way of playing or paying that the rulebook describes separately. It is a procedure of the game; the
/// ability tells ways that share one apart.
struct Way {
    ProcedureId procedure = 0;
    std::string_view chooses = {}; ///< the rule by which costs and X are chosen
    std::string_view pays = {};    ///< the rule by which everything is paid, by whom, in full
    // Rules by which a player declares its choices, its modes, and how it divides.
    std::string_view announces = {};
    std::string_view takesModes = {};
    std::string_view divides = {};
    bool (*isIt)(const Ability&) = nullptr;
    bool (*isOf)(const CardDefinition&) = nullptr; ///< of cards: which are played this way; none: all
    PriceOfCard price = nullptr;                   ///< none for abilities
    /// The source of the ability does not pay for it.
    bool sparesItself = false;
    /// What players are told: who tries it; who picks a source with which the payment could not be completed;
    /// who would end the payment too early.
    std::vector<LackReport> lacks = {};
    std::vector<LackReport> lacksThen = {};
    std::vector<LackReport> lacksAtEnd = {};
    /// Local of its frame that names the effect.
    std::uint8_t effectAt = 4;
    /// X is named before anybody pays (a triggered ability): its controller names it.
    bool maybePaidLater = false;
};

/// The zone of the cards that are turned aside to pay (turned_cards.h), and how their colours count.
struct TurnedCards {
    /// Which colours matter to a payment. `oneOfEach`: one card can satisfy several required colours.
    /// `ofCards`: each colour needs its own card, as often as the cost names it.
    enum class Colours : std::uint8_t { none, oneOfEach, ofCards };

    std::uint8_t zone = ZoneId::none;
    std::uint8_t colourSet = 0;                    ///< of the sets of a card
    Colours (*colours)(const Position&) = nullptr; ///< none: one of each
    /// Returns how much a card pays; none: each pays one, and exactly as many are turned as are due. Where
    /// cards pay different amounts, cards are turned until everything is paid: the excess is lost, and
    /// colours may take more cards than are due.
    std::int32_t (*yield)(const Position&, ObjectId) = nullptr;
    bool (*yields)(const Position&) = nullptr; ///< whether `yield` applies now; none: always
    /// A card that is played from that zone may be turned for itself.
    bool payForThemselves = false;
    /// Where each colour needs its own card: the colours are due even if they take more cards than are due,
    /// or nothing is due besides.
    bool coloursComeFirst = false;
    /// Where cards pay different amounts: no card is turned that could be left out of those that are.
    bool nothingIsWasted = false;
};

/// Verbs by which players answer the questions of the kit's steps.
struct Verbs {
    Verb x = 0;
    Verb optional = 0; ///< an offered cost
    Verb instead = 0;  ///< one that is paid instead of the price
    Verb noMore = 0;
    Verb reduce = 0; ///< one that makes the price less; none: no card has one
    Verb offer = 0;  ///< one that the text of another card makes; none: no text does
    Verb pay = 0;    ///< with a source of the resource
    Verb paid = 0;   ///< with no more sources
    // For waiting effects (waiting_costs.h): the player pays the cost, or does not.
    Verb payWaiting = 0;
    Verb leaveUnpaid = 0;
};

/// Whether all costs are paid at once, or one after the other in the order of the text (text_order.h).
enum class CostOrder : std::uint8_t { together, inTextOrder };

/// Stages in which texts change a price: it becomes an amount; more; less, down to a minimum; less; zero.
/// `free` overrides the stages before it, not those after it.
enum class PriceStage : std::uint8_t { becomes, more, lessToFloor, less, free };
/// The usual order.
inline constexpr std::array priceStages{PriceStage::becomes, PriceStage::more, PriceStage::lessToFloor,
                                        PriceStage::less, PriceStage::free};

/// How a game's cards are played and paid for, as data.
struct PlayTables {
    std::vector<Resource> resources;
    /// Returns the index of the resource that is due now; none: always the first.
    std::size_t (*which)(const Position&) = nullptr;
    TurnedCards turned;
    std::vector<Way> ways;
    Verbs verbs;
    /// Returns the player who plays, while something is played; payments for something else name their
    /// player.
    Player (*player)(const Position&) = nullptr;
    /// The procedure that pays for anything but a card or an ability (`paying`).
    ProcedureId paying = std::numeric_limits<ProcedureId>::max();
    CostOrder (*order)(const Position&) = nullptr; ///< none: together
    /// Returns the order in which prices change; none: the usual order, and no text sets a price or makes it
    /// zero.
    std::span<const PriceStage> (*stages)(const Position&) = nullptr;
    /// Whether cards that enter know from where they were played (`played from`); that is noted then.
    bool notesOrigin = false;
    /// Adds costs that abilities have without saying so, and takes away what need not be paid.
    void (*besides)(const Scope&, CostList&) = nullptr;
    /// Whether the player may still play the object with so much spent: there may be no room for it. Asked
    /// first, so that the refusal comes before anything is shown. None: always.
    bool (*finalCheck)(const Position&, Player, ObjectId played, const CostsTaken&) = nullptr;
};

} // namespace takujo::playing
