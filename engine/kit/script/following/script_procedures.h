#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/scope.h"

namespace takujo {

/// The procedures from `procedures::announcing` on, in their order.
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

/// Whether everything that an effect asks for when it is announced can be chosen.
bool canAnnounce(const Scope& scope);
/// Whether a slot of an effect holds a choice of its own, and not one of a text that it follows from.
bool isOwnChoice(const Position& position, const EffectRecord& effect, std::uint8_t slot);
/// A pick that says no most.
inline constexpr std::int32_t noLimit = 99;
/// The most a pick can take: everybody gets a share of what is divided.
std::int32_t mostOf(const Scope& scope, const Term& pick);
/// In what units an amount is divided.
std::int32_t unitOf(const Position& position, std::int32_t total);
/// Who picks: one player, or both, the turn player first; nobody where nobody knows who is meant.
Scratch<Player> pickersOf(const Scope& scope, const Term& pick);
/// Both pick from what they may, and each knows what has been picked before. What the one has picked is put
/// aside while the other one picks; then all of it stands in the slot.
void putAside(State& state, std::uint16_t effect, std::uint8_t slot, Player of);
void takeTogether(State& state, std::uint16_t effect, std::uint8_t slot, Player first);
/// Of the candidates that are offered, those that have to be chosen; what is selected need not be.
void markObliged(Run& run, const Scope& scope);
/// Whether enough can be picked, by everybody who has to.
bool canBePicked(const Scope& scope, const Term& pick);
/// The objects a pick can be made from, by `Scope::picker`, or by whoever picks.
void candidatesOf(const Scope& scope, const Term& pick, std::vector<ObjectId>& found);
/// Modes and choices of an effect are declared; as a part of an action that can be taken back, or not.
Next announce(std::uint16_t effect, bool partOfAction);
/// The same in two steps: its modes; then, with these, its choices and how it divides.
Next announceModes(Run& run, std::uint16_t effect, bool partOfAction);
Next announceBesidesModes(std::uint16_t effect, bool partOfAction);

/// Strikes out what an effect has chosen and may not have any more. False if nothing of it is left.
bool checkChoices(Run& run, std::uint16_t id);

// Following.

/// Follows the whole text of an effect.
Next followText(std::uint16_t effect);
/// Follows the whole text of an effect that lies on no stack; then it is over.
Next followApart(std::uint16_t effect);
/// Follows a block of it.
Next followBlock(std::uint16_t effect, std::int32_t block);

/// Somebody picks some of `candidates` into a slot of the effect.
Next letPick(Run& run, const Scope& scope, const std::vector<ObjectId>& candidates, std::uint8_t slot,
             std::int32_t least, std::int32_t most, Player by, bool partOfAction = false);
/// Cards go together into a zone of their owners, in an order that one player makes and nobody else learns;
/// for an effect, or for a rule (0).
Next arrangeHiding(Run& run, const std::vector<ObjectId>& cards, std::uint8_t zone, Landing landing,
                   Player by, std::uint16_t effect = 0);
/// Who makes such an order where somebody puts cards there: whoever puts them if everybody sees them, else
/// their owner; nobody where there is none to be made (`ScriptTables::ordersAreHidden`).
Player whoArranges(const Position& position, const std::vector<ObjectId>& cards, std::uint8_t zone,
                   Player puts);
/// There is nobody to pick, or nothing: that many have been picked last.
Next nobodyPicks(Run& run, const Scope& scope);

/// What has been picked so far in the choice at hand, or been given its share of what is divided, in order.
std::vector<Pick> pickedSoFar(const State& state);
/// The groups of which one is taken: every card, with the number of its group as value.
std::vector<Pick> groupsMade(const State& state);

/// What a text asks a player at the moment: whose text it is, and where in its ability the question stands.
struct AskedByText {
    const EffectRecord* effect = nullptr; ///< none: no text asks
    std::int32_t choice = -1;             ///< the number of the choice that is being announced; -1: of none
    std::int32_t block = -1;              ///< what is being followed, if anything is, and the place in it
    std::int32_t place = 0;
    std::int32_t least = 0;     ///< how many have to be picked
    std::int32_t group = 0;     ///< the group that cards are picked for, from 1; 0: none
    bool arrangesOnTop = false; ///< the cards that are put in an order go to the top
};
AskedByText askedByText(const State& state);

/// The part that is being carried out wants to go on after the procedure it calls: it is called again, with
/// that stage.
void comeBack(Run& run, std::int32_t to);
/// A number that the part keeps until then.
std::int32_t& keptNumber(Run& run);
/// Of an instruction that asks (`if you did`): whether the one before it has done anything.
bool hasDoneSomething(Run& run, const EffectRecord& effect);

namespace binding_slots {
/// What is offered in the pick at hand.
inline constexpr std::uint8_t candidates = 30;
/// What has its place in the order that is being made.
inline constexpr std::uint8_t arranged = 31;
} // namespace binding_slots

/// Bit of an object that a player is looking at for the time being, though the zone is hidden from them.
constexpr std::uint32_t lookedAtBy(Player player) {
    return 1U << (26U + static_cast<unsigned>(player));
}

} // namespace takujo
