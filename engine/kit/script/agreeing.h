#pragma once

#include "engine/kit/rulebook.h"

/// A player is offered something by a text (`may`): agrees and does it, or declines and does what is done
/// otherwise. Agreeing to what then could not be done is declining it.
namespace takujo::agreeing {

void offer(const Position& position, Decision& decision);
Next take(Run& run, const Option& answer);
Next followAgreed(Run& run);
Next whatFollowsFromIt(Run& run);

/// Whether that is what is asked now, whether this player is asked, whether it could be done.
bool isAsked(const Position& position, const Attempt& attempt);
bool isDecider(const Position& position, const Attempt& attempt);
bool canBeDone(const Position& position, const Attempt& attempt);

} // namespace takujo::agreeing
