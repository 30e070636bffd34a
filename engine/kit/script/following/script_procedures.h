#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/scope.h"

#include <cstdint>
#include <optional>

namespace takujo {

// The procedures of scripts: announcing, choosing, carrying texts out.

/// Returns the procedures from `procedures::announcing` on, in their order.
std::vector<Procedure> scriptProcedures();

/// What players do in them.
enum class ScriptVerb : std::uint8_t {
    pick,
    stopPicking,
    agree,
    decline,
    chooseMode,
    stopModes,
    share,
    putNext,
    applyFirst,
    takeGroup
};
std::vector<VerbSpec> scriptVerbs(const ScriptTables& rules, const std::vector<ZoneSpec>& zones);
constexpr Verb verbOf(const ScriptTables& tables, ScriptVerb verb) {
    return static_cast<Verb>(tables.firstVerb + static_cast<std::uint8_t>(verb));
}

// Announcing.

/// Whether all choices that an effect needs when it is announced can be made.
bool canAnnounce(const Scope& scope);
/// Whether a slot of an effect holds a choice of its own, not one of the text that made it.
bool isOwnChoice(const Position& position, const EffectRecord& effect, std::uint8_t slot);
/// The most of a pick that names none.
inline constexpr std::int32_t noLimit = 99;
/// Returns the most that a pick can take: of something divided, every object gets a share.
std::int32_t mostOf(const Scope& scope, const Term& pick);
/// Returns how much is divided among what is picked, with all that changes it.
std::int32_t amountToDivide(const Scope& scope, const Term& pick);
/// Returns the unit in which an amount is divided.
std::int32_t unitOf(const Position& position, std::int32_t total);
/// Returns who picks: one player, or both, the turn player first; nobody if the player is not known.
Scratch<Player> pickersOf(const Scope& scope, const Term& pick);
/// If both players pick, each knows what has been picked before. `putAside` keeps the picks of the first
/// player while the second picks; `takeTogether` puts all of them into the slot.
void putAside(State& state, std::uint16_t effect, std::uint8_t slot, Player of);
void takeTogether(State& state, std::uint16_t effect, std::uint8_t slot, Player first);
/// Marks the offered candidates that must be chosen; what is selected need not be.
void markObliged(Run& run, const Scope& scope);
/// Whether everybody who must pick can pick enough.
bool canBePicked(const Scope& scope, const Term& pick);
/// Finds the objects that can be picked, by `Scope::picker`, or by the player who picks.
void candidatesOf(const Scope& scope, const Term& pick, std::vector<ObjectId>& found);
/// Lets a player declare modes and choices of an effect, as a part of an action that can be taken back, or
/// not.
Next announce(std::uint16_t effect, bool partOfAction);
/// The same in two steps: first its modes; then, with these, its choices and how it divides.
Next announceModes(Run& run, std::uint16_t effect, bool partOfAction);
Next announceBesidesModes(std::uint16_t effect, bool partOfAction);

/// Removes choices of an effect that are illegal now. False if none is left.
bool checkChoices(Run& run, std::uint16_t id);

// Carrying out.

/// Carries out the whole text of an effect.
Next followText(std::uint16_t effect);
/// Carries out the whole text of an effect that is on no stack; then the effect is over.
Next followApart(std::uint16_t effect);
/// Carries out a block of it.
Next followBlock(std::uint16_t effect, std::int32_t block);

/// Lets a player pick some of `candidates` into a slot of the effect. What is asked of several together is
/// asked only if the text that picks says it (engine/kit/script/choosing/together.h): `each` is that text's.
Next letPick(Run& run, const Scope& scope, const std::vector<ObjectId>& candidates, std::uint8_t slot,
             std::int32_t least, std::int32_t most, Player by, bool partOfAction = false,
             const Term* each = nullptr);
/// Moves cards together into a zone of their owners, in an order that one player makes and nobody else
/// learns; for an effect, or for a rule (0).
Next arrangeHiding(Run& run, const std::vector<ObjectId>& cards, std::uint8_t zone, ZoneEnd landing,
                   Player by, std::uint16_t effect = 0);
/// Returns who makes that order: the player who moves the cards if everybody sees them, else their owner;
/// nobody if no order is made (`ScriptTables::ordersAreHidden`).
Player whoArranges(const Position& position, const std::vector<ObjectId>& cards, std::uint8_t zone,
                   Player puts);
/// Records that nothing was picked, because there is no player or no object for it.
Next nobodyPicks(Run& run, const Scope& scope);

/// Returns what has been picked in the present choice, or has got its share, in order.
std::vector<Pick> pickedSoFar(const Position& position);
/// Returns the groups one of which is taken: every card, with the number of its group as value.
std::vector<Pick> groupsMade(const State& state);

/// What a text asks a player now: which effect, and where in its ability the question stands.
struct AskedByText {
    const EffectRecord* effect = nullptr; ///< none: no text asks
    std::int32_t choice = -1;             ///< number of the choice that is announced; -1: none
    std::int32_t block = -1;              ///< block that is carried out, and the index in it; -1: none
    std::int32_t place = 0;
    std::int32_t least = 0;     ///< how many must be picked
    std::int32_t group = 0;     ///< number of the group that cards are picked for, from 1; 0: none
    bool arrangesOnTop = false; ///< the cards that are ordered go to the top
};
AskedByText askedByText(const State& state);
/// Returns the choice or selection at which the text asks; none if it asks something else.
const Term* pickAsked(const Position& position, const AskedByText& asked);
/// Returns the most that the text at hand lets somebody pick, however many there are to pick from; none if no
/// text is at hand that says so.
std::optional<std::int32_t> mostAskedFor(const Position& position);

/// Makes the present part continue after the procedure it calls: it is called again, with that stage.
void comeBack(Run& run, std::int32_t to);
/// A number that the part keeps until then.
std::int32_t& keptNumber(Run& run);
/// For an instruction that asks (`if you did`): whether the one before it has done anything.
bool hasDoneSomething(Run& run, const EffectRecord& effect);

namespace binding_slots {
/// Slot of what is offered in the present pick.
inline constexpr std::uint8_t candidates = 30;
/// Slot of the objects that have dealt damage one by one; the last one deals it now.
inline constexpr std::uint8_t dealers = 29;
/// Slot of the cards that already have a place in the order.
inline constexpr std::uint8_t arranged = 31;
} // namespace binding_slots

/// Returns the status bit of an object that a player is looking at although its zone is hidden from them.
constexpr std::uint32_t lookedAtBy(Player player) {
    return 1U << (26U + static_cast<unsigned>(player));
}

} // namespace takujo
