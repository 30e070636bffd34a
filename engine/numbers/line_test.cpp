#include "engine/numbers/line_test.h"

#include "engine/match/option_names.h"
#include "engine/numbers/seats.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace takujo {

namespace {

constexpr std::uint64_t seedStep = 0xd1342543de82ef95ULL;

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t game) {
    return Random{seed ^ (game * seedStep)}.next();
}

LineTest sorted(LineTest lines) {
    std::ranges::stable_sort(lines, [](const LineTally& one, const LineTally& other) {
        // Shares of different numbers of games: compared as fractions. An answer without games has won none.
        const std::uint64_t games = std::max<std::uint64_t>(one.games, 1);
        const std::uint64_t otherGames = std::max<std::uint64_t>(other.games, 1);
        const std::uint64_t left = one.wins * otherGames;
        const std::uint64_t right = other.wins * games;
        return left != right ? left > right : one.lost * otherGames < other.lost * games;
    });
    return lines;
}

/// The games of one test, on several threads.
class LineRun {
public:
    LineRun(const LineTestSetup& setup, const std::stop_token& stop,
            const std::function<void(const LineTest&)>& progress)
        : setup_{setup}, stop_{stop}, progress_{progress} {
        Engine engine{*setup.known.rules, *setup.known.cards};
        engine.resume(setup.known.now, setup.known.before);
        std::vector<NamedOption> named;
        nameOptions(engine.position(), engine.decision(), named);
        for (const NamedOption& option : named)
            lines_.push_back({.option = option.option});
    }

    LineTest play() {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < setup_.jobs; ++i)
                others.emplace_back([this] { playSome(); });
            playSome();
        }
        if (fault_)
            std::rethrow_exception(fault_);
        return sorted(lines_);
    }

private:
    /// Takes game after game, all answers of a deal before the next deal: so they are known equally well.
    void playSome() {
        try {
            Engine engine{*setup_.known.rules, *setup_.known.cards};
            for (;;) {
                const std::uint64_t next = next_++;
                if (lines_.empty() || next >= setup_.games * lines_.size() || isOver())
                    return;
                const std::size_t line = next % lines_.size();
                const auto outcome = playOne(engine, next / lines_.size(), optionOf(line));
                if (!outcome)
                    return;
                const std::scoped_lock lock{mutex_};
                LineTally& tally = lines_[line];
                ++tally.games;
                const Outcome mine = setup_.known.viewer == Player::a ? Outcome::winA : Outcome::winB;
                const Outcome theirs = setup_.known.viewer == Player::a ? Outcome::winB : Outcome::winA;
                tally.wins += *outcome == mine ? 1 : 0;
                tally.lost += *outcome == theirs ? 1 : 0;
                if (progress_)
                    progress_(sorted(lines_));
            }
        } catch (...) {
            const std::scoped_lock lock{mutex_};
            if (!fault_)
                fault_ = std::current_exception();
        }
    }

    bool isOver() {
        const std::scoped_lock lock{mutex_};
        return fault_ != nullptr || stop_.stop_requested();
    }

    std::size_t optionOf(std::size_t line) {
        const std::scoped_lock lock{mutex_};
        return lines_[line].option;
    }

    /// Returns how it ends; none if it was given up. Games without an end are running still.
    std::optional<Outcome> playOne(Engine& engine, std::uint64_t game, std::size_t option) const {
        Random random{seedOf(setup_.seed, game)};
        redeal(setup_.known, random, engine);
        Seats seats{*setup_.known.game, {setup_.bot, setup_.bot}, setup_.makeBot, random.next()};
        const int last = engine.state().turn + setup_.mostTurns;
        engine.answer(option);
        while (!engine.state().over() && engine.state().turn <= last) {
            const std::size_t answer = seats.answer(engine, stop_);
            if (stop_.stop_requested())
                return std::nullopt;
            engine.answer(answer);
        }
        return engine.state().outcome;
    }

    const LineTestSetup& setup_;
    const std::stop_token& stop_;
    const std::function<void(const LineTest&)>& progress_;
    std::atomic<std::uint64_t> next_ = 0;
    std::mutex mutex_;
    LineTest lines_; ///< in the order of the options
    std::exception_ptr fault_;
};

} // namespace

bool isCloseCall(const LineTest& test) {
    return test.size() > 1 && std::any_of(test.begin() + 1, test.end(), [&](const LineTally& other) {
               return other.interval().high >= test.front().interval().low;
           });
}

LineTest testLines(const LineTestSetup& setup, const std::stop_token& stop,
                   const std::function<void(const LineTest&)>& progress) {
    return LineRun{setup, stop, progress}.play();
}

} // namespace takujo
