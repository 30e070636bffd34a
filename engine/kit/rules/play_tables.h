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

// What the kit has to be told of a game's playing and paying. How to read it: a thing is played in one of
// several ways (`Way`), each a procedure of the game made of the kit's steps (playing.h). Its costs are
// parts (costs.h); the parts that say no objects are due of a resource (`Resource`), such as points or cards
// that are turned.
namespace takujo::playing {

class CostList;
struct Spent;
struct PlannedSource;

/// What is due of a resource: how much in all, and what some of it must be, which every resource counts in
/// its own way. Two numbers, so that a procedure can keep them.
struct Due {
    std::int32_t amount = 0;
    std::uint32_t needs = 0;
};

/// Why something cannot be paid: a resource's own reasons, the nearer to being paid the greater, or something
/// else than the resource.
using Lack = std::uint8_t;
inline constexpr Lack nothing = 0;
inline constexpr Lack tooLittle = 1;
inline constexpr Lack somethingElse = std::numeric_limits<Lack>::max();
inline constexpr Lack noPlaceForIt =
    somethingElse - 1; ///< everything can be paid, but then it cannot be played
// Of what other costs lack, the reasons that a way may tell by themselves.
inline constexpr Lack onlyOthers = somethingElse - 2;   ///< what there is to pay with belongs to others
inline constexpr Lack cannotBeUsed = somethingElse - 3; ///< and with what there is that cannot be done
/// Whatever has no line of its own.
inline constexpr Lack anyLack = somethingElse - 4;

/// How a way of playing tells what it lacks (lacks.h): by which rule, in which sentence.
struct LackTold {
    Lack lack = anyLack;
    std::string_view rule;
    std::string_view code; ///< the sentence; none: nothing is said
    void (*describe)(const Position&, const Attempt&, Arguments&) = nullptr;
    Aspect aspect = Aspect::cost;
};

/// What costs are paid from that is not picked part by part.
struct Resource {
    /// Adds what a cost of a text takes from it.
    void (*add)(const Scope& scope, const Term& cost, Due& due) = nullptr;
    /// What the player lacks to pay so much. Neither what is played nor what is spent otherwise pays.
    Lack (*verdict)(const Position&, Player, const Due& due, ObjectId played, const Spent&) = nullptr;
    /// Whether anybody is asked for sources of so much; none: always.
    bool (*isAsked)(const Due& due) = nullptr;
    /// Says of the question how much is due and has been chosen, in `goal` and `done`.
    void (*tell)(const Position&, Decision&) = nullptr;
    /// Proposes what paying with a source does, once for each that was chosen; once with none, if nobody was
    /// asked and something is due.
    void (*pay)(Run&, ObjectId with) = nullptr;
    /// The most that the player could ever make; what is named before it is known whether it will be paid is
    /// no more than that.
    std::int32_t (*most)(const Position&, Player) = nullptr;
    /// What it takes from a number that other costs may take from as well; none: from no number.
    CostPool (*pool)(const Position&, Player, const Due& due) = nullptr;
    std::uint32_t zones = 0; ///< kinds of zone, as bits, in which its sources lie
    /// For who lets the program pay (suggesting.h): what is to be known of a source that would be picked so,
    /// and whether these pay, just as they are. None: what is offered first is taken.
    PlannedSource (*planned)(const Position&, const Pick&) = nullptr;
    bool (*pays)(const Position&, std::span<const Pick>) = nullptr;
};

/// What is due in any case for a card that a player plays.
using PriceOfCard = Due (*)(const Position&, Player, ObjectId card);

/// A way of playing or paying that the rulebook describes on its own. It is a procedure of the game; several
/// that share one are told apart by the ability.
struct Way {
    ProcedureId procedure = 0;
    std::string_view chooses = {}; ///< the rule by which costs and X are chosen
    std::string_view pays = {};    ///< the rule by which everything is paid, by whom, in full
    // By which rules what belongs to it is declared: what it chooses, its modes, how it divides.
    std::string_view announces = {};
    std::string_view takesModes = {};
    std::string_view divides = {};
    bool (*isIt)(const Ability&) = nullptr;
    bool (*isOf)(const CardDefinition&) = nullptr; ///< of cards: which are played so; none: all
    PriceOfCard price = nullptr;                   ///< none for abilities
    /// What has the ability that is used does not pay for it.
    bool sparesItself = false;
    /// What is said to who tries it; of a payment, to who chooses a source with which it could not be
    /// completed; and to who would end it too early.
    std::vector<LackTold> lacks = {};
    std::vector<LackTold> lacksThen = {};
    std::vector<LackTold> lacksAtEnd = {};
    /// The local of its frame that names the effect.
    std::uint8_t effectAt = 4;
    /// X is named although nobody has to pay (a triggered ability): its controller names it.
    bool maybePaidLater = false;
};

/// Where the cards lie that are turned aside to pay (turned_cards.h), and what their colours are.
struct TurnedCards {
    /// What colours matter to a payment. `oneOfEach`: one card can be of several colours that are wanted.
    /// `ofCards`: each colour is wanted of another card, and as often as the cost names it.
    enum class Colours : std::uint8_t { none, oneOfEach, ofCards };

    std::uint8_t zone = ZoneId::none;
    std::uint8_t colourSet = 0;                    ///< of the sets of a card
    Colours (*colours)(const Position&) = nullptr; ///< none: one of each
    /// How much a card pays; none: each pays one, and as many are turned as are due. Where cards pay
    /// different amounts they are turned until everything is paid and no longer: what is left over is lost,
    /// and colours may take more cards than are due.
    std::int32_t (*yield)(const Position&, ObjectId) = nullptr;
    bool (*yields)(const Position&) = nullptr; ///< whether that is so now; none: always
};

/// The verbs by which players answer what the kit's steps ask.
struct Verbs {
    Verb x = 0;
    Verb optional = 0; ///< an offered cost
    Verb instead = 0;  ///< one that is paid instead of the price
    Verb noMore = 0;
    Verb reduce = 0; ///< one that makes the price less; none: no card has one
    Verb pay = 0;    ///< with a source of the resource
    Verb paid = 0;   ///< with no more of them
    // Of what has waited (waiting_costs.h): its player pays what it costs, or does not.
    Verb payWaiting = 0;
    Verb leaveUnpaid = 0;
};

/// Whether all costs are paid at once, or one after the other as the text says them (text_order.h).
enum class CostOrder : std::uint8_t { together, inTextOrder };

/// What texts make of a price, stage by stage: it becomes so much; more; less, but not less than so much;
/// less; nothing. What comes before `free` is wiped by it, what comes after is not.
enum class PriceStage : std::uint8_t { becomes, more, lessToFloor, less, free };
/// The usual order.
inline constexpr std::array priceStages{PriceStage::becomes, PriceStage::more, PriceStage::lessToFloor,
                                        PriceStage::less, PriceStage::free};

/// Playing and paying, as a game writes it down.
struct PlayTables {
    std::vector<Resource> resources;
    /// Which of them is due now; the first where there is none to tell.
    std::size_t (*which)(const Position&) = nullptr;
    TurnedCards turned;
    std::vector<Way> ways;
    Verbs verbs;
    /// Whoever plays, while something is played; what is paid for something else says so itself.
    Player (*player)(const Position&) = nullptr;
    /// The procedure in which something else than a card or an ability is paid for (`paying`).
    ProcedureId paying = std::numeric_limits<ProcedureId>::max();
    CostOrder (*order)(const Position&) = nullptr; ///< none: together
    /// In which order prices change; none: as usual, and no text says what a price becomes, or that it is
    /// free.
    std::span<const PriceStage> (*stages)(const Position&) = nullptr;
    /// Whether cards that enter know from where they were played (`played from`); they are noted then.
    bool notesOrigin = false;
    /// Adds costs that such abilities have without saying so.
    void (*besides)(const Scope&, CostList&) = nullptr;
    /// Whether, with so much spent, the player may still play that: there may be no room for it. So it is
    /// refused before anything is shown. None: it may be played.
    bool (*finalCheck)(const Position&, Player, ObjectId played, const Spent&) = nullptr;
};

} // namespace takujo::playing
