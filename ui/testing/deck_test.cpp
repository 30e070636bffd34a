#include "ui/testing/deck_test.h"

#include "engine/numbers/fault_replay.h"
#include "ui/testing/test_store.h"
#include "ui/theme/text.h"

#include <QThread>

#include <algorithm>
#include <exception>
#include <utility>

namespace takujo {

namespace {

constexpr std::chrono::milliseconds betweenTellings{200};
constexpr std::chrono::seconds betweenWritings{3};

} // namespace

DeckTest::DeckTest(TestOrder order, QObject* parent)
    : QObject{parent}, order_{std::move(order)}, numbers_{order_.before}, before_{order_.before.played()} {
    // One core is left to the window.
    order_.setup.jobs = static_cast<unsigned>(std::max(QThread::idealThreadCount() - 1, 1));
    order_.setup.keep = [this](const MatchupNumbers& numbers) { notice(numbers); };
    thread_ = std::jthread{[this](const std::stop_token& stop) {
        order_.setup.stop = stop;
        run();
    }};
}

DeckTest::~DeckTest() {
    stop();
    thread_.join();
}

void DeckTest::stop() {
    thread_.request_stop();
}

std::uint64_t DeckTest::gamesAtMost() const {
    return numbers_.terms.games * numbers_.pairs.size();
}

std::optional<double> DeckTest::secondsLeft() const {
    const std::uint64_t played = numbers_.played();
    if (played <= before_)
        return std::nullopt;
    const double each =
        std::chrono::duration<double>(Clock::now() - begin_).count() / static_cast<double>(played - before_);
    return each * static_cast<double>(gamesAtMost() - std::min(played, gamesAtMost()));
}

/// In the thread, as all below until `take`.
void DeckTest::run() {
    QString mistake;
    std::optional<WriteFailure> failure;
    std::optional<MatchupNumbers> numbers;
    try {
        numbers = playMatchup(order_.setup, order_.before);
        if (numbers->played() > 0)
            failure = TestStore::keep(order_.file, *numbers);
        writeReports(*numbers);
    } catch (const std::exception& fault) {
        mistake = QString::fromUtf8(fault.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, mistake, failure, numbers = std::move(numbers)]() mutable {
            isRunning_ = false;
            mistake_ = mistake;
            failure_ = failure;
            if (numbers)
                numbers_ = std::move(*numbers);
            emit ended();
        },
        Qt::QueuedConnection);
}

void DeckTest::notice(const MatchupNumbers& numbers) {
    const Clock::time_point now = Clock::now();
    if (now - kept_ >= betweenWritings) {
        kept_ = now;
        // Should this fail, the file is as it was; the last writing tells it.
        static_cast<void>(TestStore::keep(order_.file, numbers));
    }
    if (now - told_ < betweenTellings)
        return;
    told_ = now;
    QMetaObject::invokeMethod(this, [this, numbers] { take(numbers); }, Qt::QueuedConnection);
}

/// Many games may meet the same mistake; one file of each pair shows it well enough.
void DeckTest::writeReports(const MatchupNumbers& numbers) {
    QStringList reports;
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair) {
        const std::vector<FaultyGame>& faults = numbers.pairs[pair].faults;
        if (faults.empty() || order_.setup.stop.stop_requested())
            continue;
        const auto report = reportFault(order_.setup, pair, faults.front(), reportFolder());
        if (report && !report->failure)
            reports << qt(report->file.string());
    }
    QMetaObject::invokeMethod(this, [this, reports] { reports_ = reports; }, Qt::QueuedConnection);
}

void DeckTest::take(MatchupNumbers numbers) {
    numbers_ = std::move(numbers);
    emit grown();
}

} // namespace takujo
