#include "engine/match/lessons/puzzle_solver.h"

#include "engine/core/hash.h"
#include "engine/core/state.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// Positions are the same if all that can come of them is. What is paid with is a set: its order counts for
/// nothing.
std::uint64_t keyOf(const Engine& engine) {
    const Decision& decision = engine.decision();
    Hasher hasher;
    if (decision.kind == DecisionKind::pay) {
        State sorted = engine.state();
        std::ranges::sort(sorted.picks, {}, [](const Pick& pick) { return pick.object; });
        hasher.add(exactHash(sorted));
    } else {
        hasher.add(exactHash(engine.state()));
    }
    hasher.add(decision.procedure);
    hasher.add(decision.step);
    hasher.add(indexOf(decision.decider));
    return hasher.value();
}

} // namespace

PuzzleSolver::PuzzleSolver(Player learner, Judge judge, std::uint64_t mostPositions)
    : learner_{learner}, judge_{std::move(judge)}, most_{mostPositions} {}

const Engine& PuzzleSolver::after(const Engine& engine, std::size_t option, std::size_t depth) {
    while (ways_.size() <= depth)
        ways_.push_back(engine.trial());
    Engine& way = ways_[depth];
    way = engine.trial();
    way.answer(option);
    return way;
}

bool PuzzleSolver::leads(const Engine& engine, std::size_t depth) {
    if (++positions_ > most_)
        return false;
    const bool isOver = engine.state().over();
    if (isOver || !engine.decision().within)
        if (const Standing standing = judge_(engine); standing != Standing::open)
            return standing == Standing::reached;
    if (isOver)
        return false;
    const std::uint64_t key = keyOf(engine);
    if (const auto known = known_.find(key); known != known_.end())
        return known->second;
    const bool isLearners = engine.decision().decider == learner_;
    const std::size_t options = engine.decision().options.size();
    bool result = !isLearners;
    for (std::size_t i = 0; i < options && result != isLearners; ++i)
        result = leads(after(engine, i, depth), depth + 1);
    if (!isUsedUp())
        known_.emplace(key, result);
    return result;
}

PuzzleSolver::Proof PuzzleSolver::prove(const Engine& engine) {
    positions_ = 0;
    Proof proof;
    for (std::size_t i = 0; i < engine.decision().options.size(); ++i)
        if (leads(after(engine, i, 0), 1))
            proof.answers.push_back(i);
    proof.isComplete = !isUsedUp();
    proof.positions = positions_;
    return proof;
}

std::optional<std::size_t> PuzzleSolver::refutation(const Engine& engine) {
    positions_ = 0;
    for (std::size_t i = 0; i < engine.decision().options.size(); ++i)
        if (!leads(after(engine, i, 0), 1) && !isUsedUp())
            return i;
    return std::nullopt;
}

} // namespace takujo
