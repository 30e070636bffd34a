#pragma once

#include "engine/kit/play/costs.h"
#include "engine/kit/rules/rulebook.h"

#include <optional>
#include <string_view>
#include <vector>

namespace takujo::playing {

// The steps of playing a card, using an ability and paying for something else. A game puts them into the
// order of its rulebook: offeringCosts, namingX, announceChoices, pickForCosts, fixCost, payment,
// payEverything. Until everything is paid, the player may take back the whole action (`Question::within`).

/// Locals of such procedures: the object that is played or used; what is due of the resource (two numbers);
/// the card itself (or the source of an ability); its effect; the cost that is picked for; how it came about.
enum Local : std::size_t { played, amountDue, needsDue, itself, effectOf, costAt, how };
/// Locals of a payment for something else: who pays, and where the text is that lets a player pay.
inline constexpr std::size_t payerOfFee = itself;
inline constexpr std::size_t textOfFee = how;

/// Whether the game waits for an answer to the question with that `offer`.
bool isAsking(const Position& position, void (*offer)(const Position&, Decision&));
/// Whether the payment of the resource is asked for.
bool isPaying(const Position& position);
/// Returns who pays in the present procedure.
Player payerOf(const Position& position);
/// Returns what is paid for in it.
ObjectId whatIsPlayed(const Position& position);
/// Returns the present object of a card whose number a procedure keeps.
inline ObjectId cardNow(const State& state, std::int32_t card) {
    return objectIn(state, state.cards[static_cast<std::size_t>(card)].object);
}
/// Returns what is due of the resource, once it is fixed.
AmountDue dueNow(const Position& position);
/// Returns what is due in any case: the stated amount when something else is paid for, or the price of the
/// card, unless that effect of it says that another cost is paid instead.
AmountDue baseNow(const Position& position, const EffectRecord* effect);
/// Returns the effect of what is played in the present procedure; none if it has none.
const EffectRecord* effectNow(const Position& position);
/// Returns the scope in which the costs of that effect are read.
Scope scopeOfCosts(const Position& position, const EffectRecord& effect);
/// Returns the question of paying for that effect, from the cost at that index on.
CostQuestion questionFor(const Position& position, const EffectRecord& effect, std::size_t cost);

// Steps.

/// Lets the player declare modes and choices.
Next announceChoices(Run& run);
/// Lets the player pick for one cost after another; asks nothing where only one pick is possible. Where costs
/// are paid in text order, each is paid here at once.
Next pickForCosts(Run& run);
/// Fixes what is due; later changes have no influence on it.
Next fixCost(Run& run);
/// Asks for one source of the resource after another until everything is paid. It is the step after
/// `fixCost`, which skips it where the resource is not asked for.
Question payment();
/// Whether the pick is a source of the resource; attackers and the like are in `State::picks`, too.
bool isSource(const Position& position, const Pick& pick);
/// Whether it is picked as a source, or another cost takes it in the same way.
bool isSpent(const Position& position, ObjectId id, bool turns);
/// Proposes the payment of the resource.
void payFromResource(Run& run);
/// Proposes the payment of everything, all at once.
void payAll(Run& run);
/// The same as a step.
Next payEverything(Run& run);

// Ways.

/// Adds a condition once for each way of playing that has such a rule, with that rule.
void addForEachWay(std::vector<Condition>& conditions, const std::vector<Way>& ways, Condition condition,
                   std::string_view Way::* rule);
/// Returns the condition that only the payer answers the question of payment.
Condition onlyThePayer(std::string_view code);
// Rules by which choices are made: for `ScriptTables::choiceRules` of announcing and of costs, for
// `modeRules`, and for `dividingRules`.
std::vector<ScriptTables::ChoiceRule> rulesOfAnnouncing(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfCosts(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfModes(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfDividing(const std::vector<Way>& ways);

} // namespace takujo::playing
