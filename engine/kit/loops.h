#pragma once

#include "engine/kit/decision.h"
#include "engine/kit/position.h"

#include <optional>

namespace takujo {

/// Loops that go on because players go on with them. The answers are watched, without any cost worth speaking
/// of as long as no question comes back in the same situation; when one does, everything that is answered
/// from there on is kept, and the positions are compared. A loop that is found is carried out as often as is
/// said, by giving the same answers again; then whoever has to stop it may not go on with it.
namespace loops {

/// Before an answer is given: it may be a part of a loop.
void note(const Position& position, State& state, const Decision& decision, const Option& option);

/// What there is to do about a question before anybody is asked.
enum class Found : std::uint8_t {
    nothing,
    ask,     ///< how often: the procedure for that has been called
    forced,  ///< nobody can stop it
    answer,  ///< it is answered as it was before: `again`
    stopped, ///< the loop ends here: what goes on with it is barred now
};
struct Look {
    Found found = Found::nothing;
    std::size_t again = 0; ///< the option
};
Look look(const Position& position, State& state, const Decision& decision);

/// Takes what is barred off the options, unless nothing else is left.
void leaveOutBarred(const Position& position, Decision& decision);
/// The bar that keeps this from being done now; none if none does.
const LoopBar* barOf(const Position& position, const Decision& decision, const Attempt& attempt);

} // namespace loops

} // namespace takujo
