#pragma once

#include "engine/kit/journal.h"
#include "engine/kit/loops/loops.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/stops.h"

#include <optional>

namespace takujo {

/// Runs a game from a state to the next decision, through everything that needs no answer. The game depends
/// on the answers alone.
class Engine {
public:
    /// The rulebook, the cards and the journal must outlive the engine.
    Engine(const Rulebook& rules, const CardTable& cards, Journal* journal = nullptr);

    /// Starts from a state, new or kept, and runs to the next decision.
    void start(const State& begin);
    /// Continues from a state that was kept at a decision. Nothing runs.
    void resume(const State& now, const State& before);

    const State& state() const { return now_; }
    /// The state before the present action began.
    const State& before() const { return before_; }
    Position position() const { return {now_, *rules_, *cards_}; }

    /// The present decision; no options once the game is over.
    const Decision& decision() const { return decision_; }

    /// Gives an option of the decision as the answer, and runs on. Anything else is refused and changes
    /// nothing.
    std::optional<Refusal> answer(const Option& option);
    /// Gives the option at that index, which must exist.
    void answer(std::size_t index);

    /// Whether an action is under way that can still be taken back.
    bool canTakeBack() const { return decision_.within; }
    /// Returns to the state before the present action.
    void takeBack();

    /// The player gives up; possible at any moment.
    void concede(Player player);

    /// Sets the moments at which the player is asked (kit/stops.h). The game runs on if no stop holds it any
    /// more.
    void setStops(Player player, std::uint32_t stops);

    /// Returns a copy for trying something out before it is shown. The copy writes no journal.
    Engine trial() const;

    /// Returns the reasons against an attempt; empty if it is among the options.
    std::vector<Refusal> whyNot(const Attempt& attempt) const;

private:
    void advance();
    bool goOn(work::Budget& budget);
    void moveOn(const Next& next);
    void follow(const Next& next, std::size_t firstEvent);
    void endProcedure();
    void take(const Step& step, Option option);
    /// Asks the question of the step. False if the present action had no legal answer and was taken back.
    bool ask(const Step& step);
    bool paysWithHand(const Option& option) const;
    bool passesByItself() const;
    void endEndless();
    /// Does what loops require before anybody is asked. True if a player is asked now.
    bool isAskedOfPlayer(const Step& step);
    Run run() { return {now_, *rules_, *cards_, whoListens()}; }
    Journal* whoListens() const { return tellsNothing() ? nullptr : journal_; }
    bool tellsNothing() const { return now_.looping.repeats != 0 && loops::isLong(now_); }

    // Where answers lead (engine_loops.cpp).

    /// Removes the options that continue a loop which has ended, unless no others are left.
    void leaveOutBarred();
    /// Finds which players can stop the loop, and where first. False if the loop does not come round again.
    bool findStops();
    bool hasWayOut() const;
    void findWays(std::size_t option, std::vector<std::uint64_t>& places) const;

    const Rulebook* rules_;
    const CardTable* cards_;
    Journal* journal_;
    State now_;
    State before_;
    Decision decision_;
    std::vector<Option> barred_; ///< options removed because of a loop
    bool isBarredByBoth_ = false;
    /// What a copy is for: to play on, to go once round a loop, or to see where one answer leads.
    enum class Purpose : std::uint8_t { play, round, way };
    Purpose purpose_ = Purpose::play;
};

} // namespace takujo
