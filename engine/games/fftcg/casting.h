#pragma once

#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/play/playing.h"

#include <vector>

namespace takujo::fftcg {

// 11.3 and 11.4: casting, and 11.2: the payment in the middle of it. 11.6 and 11.7: using abilities. How
// 11.3.1 is read here, for characters as well: until everything is paid a player may take back the whole
// action, and nothing chosen in it may be changed afterwards.

/// The chapters on playing and paying, with their rules.
std::vector<playing::Way> ways();
playing::PlayTables playTables();

/// Starts casting a card of the player with priority.
Next beginCasting(Run& run, ObjectId card, std::int32_t how = 0);

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

/// 11.7.1: of a special ability, the card of the same name that is discarded is the last of its costs.
bool isSameName(const playing::CostPart& cost);

/// 11.2.1: CP, as what costs are paid with; what it lacks to pay them.
playing::Resource cp();
enum CpLack : playing::Lack { cpLacks = playing::tooLittle, elementLacks, elementsLack, onlySurplus };

/// What the player could make CP of, leaving aside the card being cast and what is spent otherwise.
void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const playing::Spent& spent = {});

/// 11.6.2.2, 11.7.2.2: a forward or backup that came this turn cannot be dulled for its own ability.
bool mayDullItself(const Position& position, ObjectId id);

} // namespace takujo::fftcg
