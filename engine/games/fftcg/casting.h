#pragma once

#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/play/playing.h"

#include <vector>

namespace takujo::fftcg {

// 11.3 and 11.4: casting, with the payment of 11.2. 11.6 and 11.7: using abilities. 11.3.1 is read like this,
// for characters too: until everything is paid a player may take back the whole action, and choices made in
// it cannot be changed afterwards.

/// Returns the ways of playing and paying, with their rules.
std::vector<playing::Way> ways();
playing::PlayTables playTables();

/// Starts casting a card of the player with priority.
Next beginCasting(Run& run, ObjectId card, std::int32_t how = 0);

Procedure castSummon();
Procedure castCharacter();
/// 11.11: the top of the stack resolves.
Procedure resolveTopOfStack();

/// 11.6 and 11.7: starts using an action or special ability of an object of the player with priority.
Next beginUsing(Run& run, ObjectId source, std::int32_t ability);
Procedure useAbility();
VerbSpec useVerb();

VerbSpec castVerb();
VerbSpec payVerb();
VerbSpec paidVerb();

/// 11.2.1: CP as a resource, and what may be lacking.
playing::Resource cp();
enum CpLack : playing::Lack { cpLacks = playing::tooLittle, elementLacks, elementsLack, onlySurplus };

/// Collects the sources of CP that the player has, without the card being cast and what is spent otherwise.
void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const playing::CostsTaken& spent = {});

/// 11.6.2.2, 11.7.2.2: whether it may be dulled for its own ability; a forward or backup that came this turn
/// may not.
bool mayDullItself(const Position& position, ObjectId id);

} // namespace takujo::fftcg
