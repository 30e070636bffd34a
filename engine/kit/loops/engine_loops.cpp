#include "engine/core/state.h"
#include "engine/kit/engine.h"
#include "engine/kit/loops/loops.h"
#include "engine/kit/rules/work.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

// Where answers lead, tried on copies: whether one goes on with a loop that is over, and whether one could
// have stopped a loop. Only asked where a loop has been found.

namespace takujo {

namespace {

/// Nobody looks further than so many ways of carrying out one action; what is beyond counts as elsewhere.
constexpr std::size_t mostWays = 64;
/// A copy of a position is work as well.
constexpr std::size_t bytesPerUnit = 128;
/// No place: the game is over there, or nobody has looked.
constexpr std::uint64_t elsewhere = 0;

/// What may be done to look for the ways from one question on. What is not found by then counts as elsewhere,
/// and the game goes on; so this is no part of what it may do itself, but for a little, that so many
/// questions come to an end as well.
class WorkAside {
public:
    WorkAside() : before_{work::left()} { work::left() = most; }
    WorkAside(const WorkAside&) = delete;
    WorkAside& operator=(const WorkAside&) = delete;
    ~WorkAside() {
        constexpr std::uint64_t counted = 16;
        const std::uint64_t used = (most - work::left()) / counted;
        work::left() = before_ - std::min(before_, used);
    }

private:
    static constexpr std::uint64_t most = work::most / 4;
    std::uint64_t before_;
};

/// A copy of an engine whose room is kept for the next one on this thread: thousands may be needed one after
/// the other, and a position can be large.
class Copy {
public:
    explicit Copy(const Engine& of) {
        if (kept().empty()) {
            room_ = std::make_unique<Engine>(of);
            return;
        }
        room_ = std::move(kept().back());
        kept().pop_back();
        *room_ = of;
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;
    ~Copy() { kept().push_back(std::move(room_)); }

    Engine& operator*() { return *room_; }

private:
    static std::vector<std::unique_ptr<Engine>>& kept() {
        static thread_local std::vector<std::unique_ptr<Engine>> rooms;
        return rooms;
    }
    std::unique_ptr<Engine> room_;
};

} // namespace

/// Adds the place (`loops::placeOfBar`) of the next question behind the answer, for every way in which what
/// it begins can be carried out.
void Engine::findWays(std::size_t option, std::vector<std::uint64_t>& places) const {
    const std::size_t copying = (sizeInBytes(now_) + sizeInBytes(before_)) / bytesPerUnit;
    if (places.size() >= mostWays || copying > work::left()) {
        places.push_back(elsewhere);
        return;
    }
    work::spend(copying);
    Copy copy{*this};
    Engine& ahead = *copy;
    ahead.journal_ = nullptr;
    ahead.purpose_ = Purpose::way;
    ahead.now_.loop.clear();
    ahead.now_.looping = {};
    ahead.now_.looping.leaves = decision_.decider;
    ahead.answer(option);
    const std::uint64_t place = ahead.now_.looping.stops[indexOf(decision_.decider)].next;
    if (place == elsewhere && ahead.decision_.within)
        for (std::size_t i = 0; i < ahead.decision_.options.size(); ++i)
            ahead.findWays(i, places);
    else
        places.push_back(place);
}

void Engine::leaveOutBarred() {
    barred_.clear();
    if (now_.loopBars.empty() || purpose_ == Purpose::way || decision_.options.size() < 2)
        return;
    // What is under way was begun somewhere else.
    const State& from = decision_.within ? before_ : now_;
    const LoopBar* const found = loops::barAt({from, *rules_, *cards_}, decision_.decider);
    if (found == nullptr)
        return;
    const LoopBar bar = *found;
    const WorkAside aside;
    std::vector<Option> left;
    for (std::size_t i = 0; i < decision_.options.size(); ++i) {
        std::vector<std::uint64_t> ways;
        findWays(i, ways);
        const bool isBarred = std::ranges::all_of(
            ways, [&](std::uint64_t next) { return loops::isBarred(now_, bar.player, bar.place, next); });
        (isBarred ? barred_ : left).push_back(decision_.options[i]);
    }
    if (left.empty()) {
        barred_.clear();
        return;
    }
    isBarredByBoth_ = bar.both != 0;
    decision_.options = std::move(left);
}

bool Engine::hasWayOut() const {
    const std::uint64_t here = loops::placeOfBar(position());
    const WorkAside aside;
    std::vector<std::uint64_t> ways;
    for (std::size_t i = 0; i < decision_.options.size(); ++i)
        findWays(i, ways);
    std::erase_if(ways,
                  [&](std::uint64_t next) { return loops::isBarred(now_, decision_.decider, here, next); });
    return std::ranges::any_of(ways,
                               [&](std::uint64_t next) { return next == elsewhere || next != ways.front(); });
}

/// Goes round once more. An answer stops nothing if another one would have led to the same.
bool Engine::findStops() {
    Engine round = trial();
    round.purpose_ = Purpose::round;
    round.now_.looping = {};
    LoopRecord& found = round.now_.looping;
    for (LoopAnswer& answer : now_.loop) {
        const std::size_t option = loops::optionLike(round.now_, answer, round.decision_);
        if (option == round.decision_.options.size())
            return false;
        const bool isStop = (answer.flags & LoopAnswer::canStop) != 0 && round.hasWayOut();
        if (!isStop)
            answer.flags &= LoopAnswer::passes;
        LoopStop& first = found.stops[indexOf(answer.decider)];
        if (isStop && first.place == 0) {
            first.place = loops::placeOfBar(round.position());
            found.leaves = answer.decider;
        }
        round.answer(option);
    }
    now_.looping.stops = found.stops;
    return true;
}

} // namespace takujo
