#pragma once

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

VerbSpec castVerb();
VerbSpec payVerb();
VerbSpec paidVerb();

/// The step at which a casting procedure waits for the payment; the same in both.
inline constexpr std::uint16_t paymentStep = 2;

/// The locals of a casting procedure.
enum CastingLocal : std::size_t { castCard, amountDue, elementsDue, cardItself };

/// Asks for one source of CP after another until the cost is paid. How 11.3.1 is read here, for characters as
/// well: until everything is paid a player may take back the whole action (`Question::within`). Nothing
/// chosen in it may be changed afterwards.
Question paymentQuestion();
/// Proposes everything that was chosen, all at once.
void payAll(Run& run);

/// What the player could make CP of, the card being cast and what is chosen already left aside.
void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources);

/// The option a player in a hurry takes when paying.
std::size_t suggestPayment(const Position& position, const Decision& decision);

} // namespace takujo::fftcg
