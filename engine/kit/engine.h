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

/// Runs a game: from a state, through everything that needs no answer, to the next decision. It is a function
/// of its answers; nothing else moves it.
class Engine {
public:
    /// The rulebook, the cards and the journal must outlive the engine.
    Engine(const Rulebook& rules, const CardTable& cards, Journal* journal = nullptr);

    /// Goes on from a state that somebody has prepared or kept. It runs to the next decision.
    void start(const State& begin);
    /// Stands at a state that was kept at a decision. Nothing runs.
    void resume(const State& now, const State& before);

    const State& state() const { return now_; }
    /// The value from before the action that is under way.
    const State& before() const { return before_; }
    Position position() const { return {now_, *rules_, *cards_}; }

    /// What must be decided; no options once the game is over.
    const Decision& decision() const { return decision_; }

    /// Continues with an option of the decision; what is not an option is refused and changes nothing.
    std::optional<Refusal> answer(const Option& option);
    /// The same by its place in the list, which must exist.
    void answer(std::size_t index);

    /// Whether an action is under way that may still be taken back.
    bool canTakeBack() const { return decision_.within; }
    /// Back to before the action under way.
    void takeBack();

    /// A player gives up, at any moment.
    void concede(Player player);

    /// The player wants to be asked at these moments (kit/stops.h), and the game goes on by itself if no stop
    /// holds it here any more.
    void setStops(Player player, std::uint32_t stops);

    /// A copy to try something out on: what it comes to is found before anything is shown. It writes no
    /// journal.
    Engine trial() const;

    /// Why not; empty if the attempt is among the options.
    std::vector<Refusal> whyNot(const Attempt& attempt) const;

private:
    void advance();
    bool goOn(work::Budget& budget);
    void follow(const Next& next, std::size_t firstEvent);
    void take(const Step& step, Option option);
    /// False if an action under way had no legal answer and was taken back.
    bool ask(const Step& step);
    bool paysWithHand(const Option& option) const;
    bool passesByItself() const;
    void endEndless();
    /// What there is to do before anybody is asked, because of loops. True if somebody is asked now.
    bool isAskedOfPlayer(const Step& step);
    Run run() { return {now_, *rules_, *cards_, tellsNothing() ? nullptr : journal_}; }
    bool tellsNothing() const { return now_.looping.repeats != 0 && loops::isLong(now_); }

    // Where answers lead (engine_loops.cpp).

    /// Takes what goes on with a loop that is over off the options, unless nothing else is left.
    void leaveOutBarred();
    /// Who could stop the loop that has come round, and where first. False if it does not come round again.
    bool findStops();
    bool hasWayOut() const;
    void findWays(std::size_t option, std::vector<std::uint64_t>& places) const;

    const Rulebook* rules_;
    const CardTable* cards_;
    Journal* journal_;
    State now_;
    State before_;
    Decision decision_;
    std::vector<Option> barred_; ///< taken off the options because of a loop
    bool isBarredByBoth_ = false;
    /// What a copy is for: to play on; to go once round a loop; to look where one answer leads.
    enum class Purpose : std::uint8_t { play, round, way };
    Purpose purpose_ = Purpose::play;
};

} // namespace takujo
