#pragma once

#include "engine/kit/rules/decision.h"

#include <span>
#include <string_view>

namespace takujo {

// When rules and waiting effects happen, as a game describes it.

struct Position;
struct Run;
struct Next;
struct Event;
struct EffectRecord;

/// Whether an ability triggers, and what then waits.
struct WaitingPolicy {
    /// Its condition is checked when it triggers; false: only when it is carried out.
    bool conditionWhenTriggered = true;
    /// A limited ability is counted when it is carried out; false: when it triggers, unless it says
    /// otherwise.
    bool limitsCountLater = false;
    /// Of a limited ability that is counted when it triggers: if several things at once trigger it more often
    /// than it may, all of them wait, and its player picks those that are carried out; false: the first
    /// count.
    bool limitedOnesArePicked = false;
    /// Of limited ones that count when they are carried out: what goes beyond the limit is dropped when the
    /// next one is picked, since what was picked before may have come to nothing; false: at once.
    bool limitsAreAskedAgain = false;
    /// For triggers that judge an event by its zones (`TriggerSpec::byZones`): whether they look at the state
    /// before it; none: never.
    bool (*looksBack)(const Position&, const Event&) = nullptr;
    /// An ability of an object that not both players see is triggered only if its player shows the object at
    /// that moment (engine/kit/showing.h); false: nobody is asked.
    bool hiddenOnesAreShown = false;
    /// What waits belongs to whoever controls its object now, or controlled it last; false: to whoever did
    /// when it was triggered.
    bool controllerNow = false;
    /// What leaves together with others sees only itself leave, where it looks back; false: it sees them all.
    bool ownLeavingOnly = false;
    /// Whether texts keep an ability from being triggered, by that event, or by a state (no event); none:
    /// nothing does.
    bool (*isSilent)(const Position&, const EffectRecord&, const Event*) = nullptr;
    /// Returns how far what is triggered comes ahead of all else that waits (`WaitingItem::ahead`); none:
    /// nothing does.
    std::uint8_t (*ahead)(const Position&, const EffectRecord&) = nullptr;
    /// Whether the procedure that has proposed the event holds what it triggers, and carries it out itself
    /// (`timing::carryOutHeld`); none: no procedure does.
    bool (*isHeld)(const Position&, const Event&) = nullptr;
    /// An ability that waits for a state is carried out as soon as the state is there, in the middle of
    /// anything; false: it waits like all others.
    bool statesActAtOnce = false;
    /// Where states act at once: whether what is triggered does so, too; none: nothing does.
    bool (*actsAtOnce)(const Position&, const EffectRecord&) = nullptr;
    /// Whether the card that has triggered it is kept apart in its player's hand until it has been carried
    /// out (engine/kit/kept_apart.h), with the status bit `apart`; none: no card is.
    bool (*keepsApart)(const Position&, const EffectRecord&) = nullptr;
    std::uint32_t apart = 0;
};

/// The verbs by which a player shows a card or does not (`showingVerbs`).
struct ShowingTable {
    Verb show = 0;
    Verb keepHidden = 0;
};

/// How players declare abilities that are triggered only then (engine/kit/declaring.h).
struct DeclaringTable {
    Verb declare = 0; ///< `declaring::verbs`, in their order
    Verb noMore = 0;
    std::uint16_t window = 0; ///< the procedure that asks (`declaring::window`); 0: the game has none
    /// What belongs to declaring an ability, such as a discard; the object is the one that it is declared
    /// for. It may make another object that. None: nothing does.
    void (*declares)(Run&, EffectRecord&, ObjectId about) = nullptr;
};

/// What players may do besides, when the game asks which waiting item comes next; also when nothing waits.
struct BesideWaiting {
    std::span<const Verb> verbs;
    Verb noMore = 0; ///< for a player who does nothing and has nothing waiting
    /// Whether the player can do such a thing now; none: players can do nothing then.
    bool (*isOpen)(const Position&, Player) = nullptr;
    Next (*act)(Run&, const Option&) = nullptr;
};

/// When the rules of a game do what is due (engine/kit/timing.h). A policy without a function is off.
struct TimingTables {
    using Policy = bool (*)(const Position&);
    /// Only the first rule process that is due happens, then all are checked again; off: all at once.
    Policy onlyFirstProcess = nullptr;
    /// Rule processes also come after each waiting item; off: when nothing waits any more.
    Policy afterEachItem = nullptr;
    /// After a player passes in free timing everything is settled once more; off: what is due waits for the
    /// next time.
    Policy passSettles = nullptr;
    /// Immediate rule processes on objects of the turn player come first; off: all together.
    Policy turnPlayersFirstAtOnce = nullptr;
    /// Of extra turns that both players get in one turn, those of its player come first; off: the latest
    /// comes first.
    Policy turnPlayersExtraFirst = nullptr;
    /// Where something begins or ends to last, that is an occurrence (`occurrences::changes`), after which
    /// immediate rule processes and states are looked at; off: nothing happens then.
    Policy lastingIsNoticed = nullptr;

    // Rules for the log, about things on a stack.
    std::string_view resolves;
    std::string_view conditionFails;
    std::string_view nothingLegal;
};

} // namespace takujo
