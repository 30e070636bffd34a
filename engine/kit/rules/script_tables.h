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

/// What the kit's scripts need of a game besides its vocabulary: what its rules make of drawing, discarding
/// and damage, what may be chosen, and which rules players hear of.
struct ScriptTables {
    std::uint8_t deck = ZoneId::none;
    std::uint8_t hand = ZoneId::none;
    std::uint8_t away = ZoneId::none; ///< where cards go that are done with
    Verb firstVerb = 0;               ///< of the kit's script verbs (`scriptVerbs`)
    std::uint16_t drawing = 0;        ///< the procedure of draws one by one (engine/kit/drawing.h); 0: none
    std::uint16_t naming = 0;         ///< the procedure that has a card named (engine/kit/naming.h); 0: none
    Verb nameVerb = 0;                ///< and its verb
    bool drawsOneByOne = false; ///< each draw is an event of its own, done before the next; off: at once
    /// Cards of a deck that somebody is looking at are not drawn: the draw takes the next one.
    bool lookedAtIsApart = false;
    /// Whoever picks from cards that others cannot see may fail to find what has a quality, and has to find
    /// what has none; off: searches may always fail, and no other pick may.
    bool onlyQualitiesAreMissed = false;
    /// Cards that go together where their order is hidden lie in an order that a player makes and nobody else
    /// learns; off: as they were.
    bool ordersAreHidden = false;
    bool findsAreShown = true; ///< what a search has found is; off: only where the text says so
    void (*draw)(Run&, Player, std::int32_t count) = nullptr;
    void (*discard)(Run&, ObjectId, Cause, std::uint16_t effect) = nullptr;
    /// What becomes of damage to objects (engine/kit/script/doing/damage.h); none: it is marked on them.
    Next (*damage)(Run&, const Damage&) = nullptr;
    /// Who deals damage together, as one; none: only its source.
    void (*dealers)(const Position&, const Event&, Scratch<ObjectId>& found) = nullptr;
    Next (*damagePlayer)(Run&, Player, std::int32_t amount, ObjectId source, std::uint16_t effect) = nullptr;
    /// A text uses a card, for that player; whether what it asks for to be used is asked for. What it calls
    /// comes back to the text, and says that the card is used when it is (`reportDone`); where it cannot be,
    /// there is nothing to call. None: no text does.
    Next (*useCard)(Run&, ObjectId card, Player by, bool conditions) = nullptr;
    /// "If you did" asks whether anything was tried; off: whether anything of it has happened.
    bool attemptsCount = false;
    /// Whether an effect may choose the object; the restrictions of the game.
    bool (*mayBeChosen)(const Scope&, const Known&) = nullptr;
    /// Whether a card that is not shown to everybody is like nothing that its face would have to tell: it may
    /// be chosen where any card may.
    bool onlyShown = false;
    /// Whether an effect that could choose the object has to.
    bool (*mustBeChosen)(const Scope&, const Known&) = nullptr;
    // Of groups that cards are divided into: whether every card has to be in one, and whether one may be
    // empty. None: it is so.
    bool (*groupsTakeAll)(const Position&) = nullptr;
    bool (*groupsMayBeEmpty)(const Position&) = nullptr;
    /// Whether a phase is the one that a card names, which may be a word for several.
    bool (*isThePhase)(std::int32_t phase, std::int32_t named) = [](std::int32_t phase, std::int32_t named) {
        return phase == named;
    };
    /// How long an effect lasts that does not say so; none: as long as the game.
    Duration (*untoldDuration)(const Scope&, const Term&) = nullptr;
    /// What lasts on all that is like something lasts on what comes later as well
    /// (engine/kit/script/lasting/reaching.h); off: on what is there when it begins.
    bool lastingReachesLater = false;
    /// Whether a card that goes from one of these zones to the other is free of it from then on, wherever it
    /// comes; none: no card is.
    bool (*leavingFrees)(ZoneId from, ZoneId to) = nullptr;
    /// Whether a card that goes from one of these zones to the other is another card from then on for what is
    /// limited for a card (`Limit::Of::card`); none: it stays the same wherever it goes.
    bool (*leavingMakesAnother)(ZoneId from, ZoneId to) = nullptr;
    /// Whether an act could be done to that object, or, of one that names no objects, at all (none): what
    /// could not is not offered instead of an event (engine/kit/script/following/doable.h). None: of discards
    /// their number is looked at, and of nothing else anything.
    bool (*canDoInstead)(const Scope&, const Term& act, ObjectId to) = nullptr;
    std::int32_t unitOfDivision = 1; ///< what is divided is divided in these, if it is a multiple

    /// The rule by which an answer is refused, by the situation in which it is given.
    struct ChoiceRule {
        std::string_view rule;
        bool (*applies)(const Position&) = nullptr;
    };
    std::vector<ChoiceRule> choiceRules;
    std::vector<ChoiceRule> modeRules;
    std::vector<ChoiceRule> dividingRules;

    // Rules, for refusals and steps.
    std::string_view choosing;  ///< choices when something is announced
    std::string_view obliged;   ///< who has to be chosen
    std::string_view selecting; ///< choices while a text is followed
    std::string_view modes;
    std::string_view dividing;
    std::string_view optional;   ///< may
    std::string_view impossible; ///< what may be done but cannot
    std::string_view replacing;  ///< which replacement comes first
    std::string_view timestamps; ///< who is older of those that enter at once
};

} // namespace takujo
