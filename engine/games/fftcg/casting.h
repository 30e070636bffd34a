#pragma once

#include "engine/core/scratch.h"
#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// 11.3 and 11.4: casting, and 11.2: the payment in the middle of it.

/// Starts casting a card of the player with priority.
Next beginCasting(Run& run, ObjectId card);

Procedure castSummon();
Procedure castCharacter();
/// 11.11: the top of the stack resolves.
Procedure resolveTopOfStack();

/// 11.6 and 11.7: an action or special ability of an object of the player with priority is used.
Next beginUsing(Run& run, ObjectId source, std::int32_t ability);
Procedure useAbility();
VerbSpec useVerb();

VerbSpec castVerb();
VerbSpec payVerb();
VerbSpec paidVerb();

/// The steps at which these procedures wait for the payment in CP.
inline constexpr std::uint16_t summonPaymentStep = 7;
inline constexpr std::uint16_t characterPaymentStep = 8;
/// Where costs are offered, and X is named.
inline constexpr std::uint16_t summonOfferStep = 2;
inline constexpr std::uint16_t characterOfferStep = 3;
inline constexpr std::uint16_t summonXStep = 3;
inline constexpr std::uint16_t characterXStep = 4;
inline constexpr std::uint16_t abilityPaymentStep = 5;

/// The locals of these procedures: what is cast or used, as an object; the CP that are due, in all and of
/// each element; the card itself (or the source of an ability); its effect; the cost that is picked for.
enum CastingLocal : std::size_t { castCard, amountDue, needsDue, cardItself, effectOf, costAt, howCast };
/// Of what is paid for something else (fees.h): who pays, and where the text stands that lets a player pay.
inline constexpr std::size_t payerOfFee = cardItself;
inline constexpr std::size_t textOfFee = howCast;
inline constexpr std::uint16_t feePaymentStep = 2;

/// Who pays in the procedure under way, and the scope in which its costs are read.
Player payerOf(const Position& position);
Scope scopeOfCosts(const Position& position, const EffectRecord& effect);

/// The CP due in any case for the card that is being cast.
CostInCp baseOfCasting(const Position& position, const EffectRecord& effect);

/// What is announced when a summon is cast or an ability used, after it has gone onto the stack: X, what it
/// chooses, what its costs are paid with.
Next announceChoices(Run& run);
/// A card whose ability is used where only its player sees it is shown to both.
void showCard(Run& run, ObjectId card);
Question namingX(bool partOfAction);
/// Whether this effect is being announced and its X not named yet.
bool isXOpen(const Position& position, const EffectRecord& effect);
VerbSpec nameXVerb();
Next pickForCosts(Run& run);
/// From here on the amounts stand in the procedure; later changes of the cost have no influence.
Next fixCost(Run& run);

/// Asks for one source of CP after another until the cost is paid. How 11.3.1 is read here, for characters as
/// well: until everything is paid a player may take back the whole action (`Question::within`). Nothing
/// chosen in it may be changed afterwards.
Question paymentQuestion();
/// Proposes everything that was chosen, all at once.
void payAll(Run& run);
/// The same as a step.
Next payEverything(Run& run);

/// What other costs take: by turning it aside, or by moving it. Both may be done to one card.
struct Spent {
    Scratch<ObjectId> turned;
    Scratch<ObjectId> moved;
};

/// What the player could make CP of, leaving aside the card being cast and what is spent otherwise.
void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const Spent& spent = {});

/// The option a player in a hurry takes when paying.
std::size_t suggestPayment(const Position& position, const Decision& decision);

} // namespace takujo::fftcg
