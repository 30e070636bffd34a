#pragma once

#include "engine/files/disk/atomic_write.h"
#include "engine/numbers/matchup.h"
#include "ui/session/game_data.h"

#include <QObject>
#include <QStringList>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

namespace takujo {

/// What is to be tested, and where it is kept.
struct TestOrder {
    std::shared_ptr<const GameData> data; ///< has the cards
    MatchupSetup setup;
    MatchupNumbers before; ///< what was counted of it already
    std::filesystem::path file;
};

/// A test while it runs: games between bots in threads of their own, so that the window never waits. What
/// they count is kept in a file.
class DeckTest : public QObject {
    Q_OBJECT

public:
    explicit DeckTest(TestOrder order, QObject* parent = nullptr);
    /// Ends the games at once, also in the middle of a thought, and keeps what it has.
    ~DeckTest() override;

    void stop();
    bool isRunning() const { return isRunning_; }
    /// As they were a moment ago.
    const MatchupNumbers& numbers() const { return numbers_; }
    const std::filesystem::path& file() const { return order_.file; }
    std::uint64_t gamesAtMost() const;
    /// How long the rest will take, at most where it may end by itself; none before anything is known.
    std::optional<double> secondsLeft() const;

    // Once it has ended:
    const std::optional<WriteFailure>& failure() const { return failure_; }
    /// A mistake of the program that has ended everything; empty if there was none.
    const QString& mistake() const { return mistake_; }
    /// Files that show mistakes of the program, which have ended single games.
    const QStringList& reports() const { return reports_; }

signals:
    void grown();
    void ended();

private:
    using Clock = std::chrono::steady_clock;
    void run();
    void notice(const MatchupNumbers& numbers);
    void writeReports(const MatchupNumbers& numbers);
    void take(MatchupNumbers numbers);

    TestOrder order_;
    MatchupNumbers numbers_;
    bool isRunning_ = true;
    std::uint64_t before_ = 0;
    Clock::time_point begin_ = Clock::now();
    std::optional<WriteFailure> failure_;
    QString mistake_;
    QStringList reports_;
    // Of the thread:
    Clock::time_point told_;
    Clock::time_point kept_ = Clock::now();
    std::jthread thread_;
};

} // namespace takujo
