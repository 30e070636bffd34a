#pragma once

#include "engine/kit/play/costs.h"
#include "engine/kit/rules/rulebook.h"

#include <optional>
#include <string_view>
#include <vector>

namespace takujo::playing {

// The steps of playing a card, using an ability and paying for something else. A game puts them together in
// the order of its rulebook: offeringCosts, namingX, announceChoices, pickForCosts, fixCost,
// payment, payEverything. Until everything is paid a player may take back the whole action
// (`Question::within`).

/// The locals of such procedures: what is played or used, as an object; what is due of the resource; the card
/// itself (or the source of an ability); its effect; the cost that is picked for; how it came about.
enum Local : std::size_t { played, amountDue, needsDue, itself, effectOf, costAt, how };
/// Of what is paid for something else: who pays, and where the text stands that lets a player pay.
inline constexpr std::size_t payerOfFee = itself;
inline constexpr std::size_t textOfFee = how;

/// The resource that is due now.
const Resource& resourceNow(const Position& position);

/// Whether the game is waiting for an answer to that question.
bool isAsking(const Position& position, void (*offer)(const Position&, Decision&));
/// Whether the payment of the resource is asked for.
bool isPaying(const Position& position);
/// Who pays in the procedure under way.
Player payerOf(const Position& position);
/// What is paid for in it.
ObjectId whatIsPlayed(const Position& position);
/// Where a card is now whose number a procedure keeps: as whatever object.
inline ObjectId cardNow(const State& state, std::int32_t card) {
    return objectIn(state, state.cards[static_cast<std::size_t>(card)].object);
}
/// What is due of the resource, once it is fixed.
Due dueNow(const Position& position);
/// What is due in any case: what is said when something else is paid for, or the price of a card, unless that
/// effect of it says that something is paid instead.
Due baseNow(const Position& position, const EffectRecord* effect);
/// The effect of what is played in the procedure under way; none if it has none.
const EffectRecord* effectNow(const Position& position);
/// The scope in which the costs of that effect are read.
Scope scopeOfCosts(const Position& position, const EffectRecord& effect);
/// What it takes to pay for that effect from the cost at that place on.
CostQuestion questionFor(const Position& position, const EffectRecord& effect, std::size_t cost);

// Steps.

/// Modes and choices of what is played are declared.
Next announceChoices(Run& run);
/// One pick after another, for one cost after another; what is certain is not asked. Where costs are paid in
/// the order of the text, each is paid here and at once.
Next pickForCosts(Run& run);
/// From here on what is due stands in the procedure; later changes have no influence.
Next fixCost(Run& run);
/// Asks for one source of the resource after another until everything is paid; it is the step after
/// `fixCost`, which passes it over where the resource is not asked for.
Question payment();
/// Whether something was picked as a source of the resource; attackers and the like are picked, too.
bool isSource(const Position& position, const Pick& pick);
/// Whether it was picked as a source, or another cost takes it in the same way.
bool isSpent(const Position& position, ObjectId id, bool turns);
/// Proposes what was chosen of the resource.
void payFromResource(Run& run);
/// Proposes everything that was chosen, all at once.
void payAll(Run& run);
/// The same as a step.
Next payEverything(Run& run);

// Ways.

/// Adds a condition once for each way of playing that has such a rule, with that rule.
void addForEachWay(std::vector<Condition>& conditions, const std::vector<Way>& ways, Condition condition,
                   std::string_view Way::* rule);
/// Only whoever pays answers the question of payment.
Condition onlyThePayer(std::string_view code);
// The rules by which choices are made: for `ScriptTables::choiceRules` of what is announced and of costs, for
// `modeRules`, and for `dividingRules`.
std::vector<ScriptTables::ChoiceRule> rulesOfAnnouncing(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfCosts(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfModes(const std::vector<Way>& ways);
std::vector<ScriptTables::ChoiceRule> rulesOfDividing(const std::vector<Way>& ways);

} // namespace takujo::playing
