#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

/// Loops that go on because players go on with them. Watching costs almost nothing until a question comes
/// back in the same situation; from then on all answers are kept and the positions compared. A loop that is
/// found is carried out as often as players say, by the same answers; then a player who can stop it stops it,
/// and is barred from the answers that continue it (engine/kit/loops/engine_loops.cpp finds where answers
/// lead).
namespace takujo::loops {

/// Before an answer: notes it as a possible part of a loop.
void note(const Position& position, State& state, const Decision& decision, const Option& option);
/// Before a question outside of an action: compares the position with earlier ones.
void arrive(const Position& position, State& state);

/// What the program does with a question before a player is asked.
enum class Found : std::uint8_t {
    nothing,
    loop,    ///< a loop has come round
    forced,  ///< it has been repeated as often as anybody could want, and nobody can stop it
    answer,  ///< the program gives the answer of the round before: `again`
    stopped, ///< the loop ends here; answers that continue it are barred
};
struct Look {
    Found found = Found::nothing;
    std::size_t again = 0; ///< index of the option
};
Look look(const Position& position, State& state, const Decision& decision);

/// What happens to a loop that has come round, once it is known who can stop it (`LoopAnswer::canStop`).
enum class LoopOutcome : std::uint8_t {
    goesOn, ///< it continues, by itself or as players want
    asked,  ///< a procedure has been called that asks how often
    forced, ///< nobody can stop it
};
LoopOutcome settle(const Position& position, State& state);
/// Returns the index of the option that equals the answer; the number of options if none does.
std::size_t optionLike(const State& state, const LoopAnswer& answer, const Decision& decision);

/// Carries the loop out for that many rounds; then that player stops it. `both`: either could, and the other
/// one said the larger number.
void carryOut(State& state, Player stops, std::int32_t rounds, bool both);
/// Whether the rounds left are too many for a log that people read.
bool isLong(const State& state);

/// Returns a bar of this player in this position; none if there is none.
const LoopBar* barAt(const Position& position, Player player);
/// Whether a bar forbids the player to go on from `place` to `next`.
bool isBarred(const State& state, Player player, std::uint64_t place, std::uint64_t next);
/// Ends the bars that last for one question.
void useBars(State& state, const Decision& decision);

/// Returns the key of a position for bars: cards by what they are, without order and without growing numbers.
std::uint64_t placeOfBar(const Position& position);

} // namespace takujo::loops
