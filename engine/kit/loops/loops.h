#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

/// Loops that go on because players go on with them. The answers are watched, without any cost worth speaking
/// of as long as no question comes back in the same situation; when one does, everything that is answered
/// from there on is kept, and the positions are compared. A loop that is found is carried out as often as is
/// said, by giving the same answers again; then it is stopped where it can be, and who may not go on with it
/// any more is barred from the way that it took (engine/kit/loops/engine_loops.cpp looks where answers lead).
namespace takujo::loops {

/// Before an answer is given: it may be a part of a loop.
void note(const Position& position, State& state, const Decision& decision, const Option& option);
/// Before any question that is not part of an action under way: what an answer has led to.
void arrive(const Position& position, State& state);

/// What there is to do about a question before anybody is asked.
enum class Found : std::uint8_t {
    nothing,
    loop,    ///< it has come round
    forced,  ///< it was gone on with for as long as anybody could want, and nobody can stop it
    answer,  ///< it is answered as it was before: `again`
    stopped, ///< the loop ends here: what goes on with it is barred now
};
struct Look {
    Found found = Found::nothing;
    std::size_t again = 0; ///< the option
};
Look look(const Position& position, State& state, const Decision& decision);

/// What comes of a loop that has come round, once it is known who could stop it (`LoopAnswer::canStop`).
enum class Course : std::uint8_t {
    goesOn, ///< by itself, or as players want it
    asked,  ///< the procedure has been called that asks how often
    forced, ///< nobody can stop it
};
Course settle(const Position& position, State& state);
/// The option that is the answer; the number of options if none is.
std::size_t optionLike(const State& state, const LoopAnswer& answer, const Decision& decision);

/// Carries it out so often, and then that player stops it. Of two who can, the other one had the larger
/// number.
void carryOut(State& state, Player stops, std::int32_t rounds, bool both);
/// Whether so much is left to carry out that nobody reads it all.
bool isLong(const State& state);

/// A bar of this player in this position; none if there is none.
const LoopBar* barAt(const Position& position, Player player);
/// Whether one bars the player from going on from there to there.
bool isBarred(const State& state, Player player, std::uint64_t place, std::uint64_t next);
/// The bars for one question have been heeded.
void useBars(State& state, const Decision& decision);

/// Where a position stands for bars: cards by what they are, in no order, and without the numbers that grow.
std::uint64_t placeOfBar(const Position& position);

} // namespace takujo::loops
