#pragma once

#include "engine/core/event.h"
#include "engine/core/ids.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/decision.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

struct Run;
struct Next;
struct Scope;
struct Known;
struct Position;
struct Term;
enum class Duration : std::uint8_t;
struct Damage;

/// Data of a game for the kit's scripts, besides its vocabulary: its rules of drawing, discarding and damage,
/// what may be chosen, and rule numbers for players.
struct ScriptTables {
    std::uint8_t deck = ZoneId::none;
    std::uint8_t hand = ZoneId::none;
    std::uint8_t away = ZoneId::none; ///< where used cards go
    Verb firstVerb = 0;               ///< the first of the kit's script verbs (`scriptVerbs`)
    std::uint16_t drawing = 0;        ///< the procedure of single draws (engine/kit/drawing.h); 0: none
    std::uint16_t naming = 0;         ///< the procedure of naming a card (engine/kit/naming.h); 0: none
    Verb nameVerb = 0;                ///< its verb
    bool drawsOneByOne = false;       ///< each draw is an event, finished before the next; false: all at once
    /// Cards of a deck that somebody looks at are not drawn: the draw takes the next card.
    bool lookedAtIsApart = false;
    /// A player who searches among cards hidden from others may fail to find a card with a required quality,
    /// but must take cards where no quality is required. False: searches may always fail, other picks never.
    bool onlyQualitiesAreMissed = false;
    /// Cards that go together to a place of hidden order are put in an order that a player makes and nobody
    /// else learns. False: they keep their order.
    bool ordersAreHidden = false;
    /// Then whoever has the zone to which they go makes the order, if everybody sees the cards; false:
    /// whoever moves them.
    bool zonesPlayerOrders = false;
    /// Texts read numbers of cards that are below nought as they are; false: as nought.
    bool negativesCount = false;
    /// A text that compares a number that a card does not have compares nought; false: nothing fits it.
    bool missingNumbersAreNought = false;
    /// Of two players who discard by one text, the turn player has done so before the other one picks; false:
    /// both pick, and then all of it happens at once.
    bool discardsInTurn = false;
    bool findsAreShown = true; ///< cards that a search finds are shown; false: only where the text says so
    void (*draw)(Run&, Player, std::int32_t count) = nullptr;
    void (*discard)(Run&, ObjectId, Cause, std::uint16_t effect) = nullptr;
    /// Deals damage to objects (engine/kit/script/doing/damage.h); none: damage is marked on them.
    Next (*damage)(Run&, const Damage&) = nullptr;
    /// Finds the objects that deal damage together, as one; none: its source alone.
    void (*dealers)(const Position&, const Event&, Scratch<ObjectId>& found) = nullptr;
    Next (*damagePlayer)(Run&, Player, std::int32_t amount, ObjectId source, std::uint16_t effect) = nullptr;
    /// Lets a text use a card for that player; `conditions`: whether the card's own conditions for use are
    /// checked. The procedure that it calls returns to the text, and reports when the card is used
    /// (`reportDone`); if the card cannot be used, nothing is called. None: no text uses cards.
    Next (*useCard)(Run&, ObjectId card, Player by, bool conditions) = nullptr;
    /// "If you did" asks whether anything was tried; false: whether anything has happened.
    bool attemptsCount = false;
    // Whether a player searches and draws by texts; what texts tell one who does not is left out. None: yes.
    bool (*maySearch)(const Position&, Player) = nullptr;
    bool (*mayDraw)(const Position&, Player) = nullptr;
    /// Whether an effect may choose the object, by the restrictions of the game.
    bool (*mayBeChosen)(const Scope&, const Known&) = nullptr;
    /// The occurrence that a text has chosen an object, which abilities may wait for (`triggers::isChosen`);
    /// 0: none.
    std::uint8_t choosingIs = 0;
    /// Whether a card that is not shown to both players fits no criterion about its face: it may be chosen
    /// only where any card may.
    bool onlyShown = false;
    /// Whether an effect that may choose the object must.
    bool (*mustBeChosen)(const Scope&, const Known&) = nullptr;
    // For groups into which cards are divided: whether every card must be in a group, and whether a group may
    // be empty. None: true.
    bool (*groupsTakeAll)(const Position&) = nullptr;
    bool (*groupsMayBeEmpty)(const Position&) = nullptr;
    /// Whether a phase is the one that a card names; a name may mean several phases.
    bool (*isThePhase)(std::int32_t phase, std::int32_t named) = [](std::int32_t phase, std::int32_t named) {
        return phase == named;
    };
    /// Of several objects that deal damage by one text, each does so by itself, the turn player's first, in
    /// an order that their controller says; false: only the first one deals it.
    bool dealersTakeTurns = false;
    /// How long an effect lasts that does not say so; none: until the end of the game.
    Duration (*untoldDuration)(const Scope&, const Term&) = nullptr;
    /// A lasting effect on all objects that fit also reaches those that come later
    /// (engine/kit/script/lasting/reaching.h); false: only those there at its beginning.
    bool lastingReachesLater = false;
    /// Whether a card that goes between these zones is free of such an effect from then on, in every zone;
    /// none: no card is.
    bool (*leavingFrees)(ZoneId from, ZoneId to) = nullptr;
    /// Whether a card that goes between these zones is another card from then on for limits per card
    /// (`Limit::Of::card`); none: it stays the same.
    bool (*leavingMakesAnother)(ZoneId from, ZoneId to) = nullptr;
    /// Whether an act could be done to that object; `to` is none for an act without objects. An act that
    /// could not is not offered instead of an event (engine/kit/script/following/doable.h). None: only the
    /// number of discards is checked.
    bool (*canDoInstead)(const Scope&, const Term& act, ObjectId to) = nullptr;
    /// A text that moves something loses sight of it where a replacement has sent it elsewhere.
    bool redirectedIsLost = false;
    std::int32_t unitOfDivision = 1; ///< amounts that are a multiple of it are divided in such units

    /// The rule by which an answer is refused, depending on the situation.
    struct ChoiceRule {
        std::string_view rule;
        bool (*applies)(const Position&) = nullptr;
    };
    std::vector<ChoiceRule> choiceRules;
    std::vector<ChoiceRule> modeRules;
    std::vector<ChoiceRule> dividingRules;

    // Rules, for refusals and steps.
    std::string_view choosing;  ///< choices when something is announced
    std::string_view obliged;   ///< who cannot be chosen, and who must be
    std::string_view demands;   ///< who must be chosen, where another rule says it
    std::string_view repeating; ///< that nothing is chosen twice, where another rule says it
    std::string_view selecting; ///< choices while a text is carried out
    std::string_view modes;
    std::string_view dividing;
    std::string_view optional;   ///< `may`
    std::string_view impossible; ///< a `may` that cannot be done
    std::string_view replacing;  ///< which replacement comes first
    std::string_view timestamps; ///< which of the objects that enter at the same time is older
};

} // namespace takujo
