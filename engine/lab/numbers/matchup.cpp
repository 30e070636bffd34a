#include "engine/lab/numbers/matchup.h"

#include "engine/cards/card_digest.h"
#include "engine/core/hash.h"
#include "engine/lab/bot.h"
#include "engine/lab/numbers/matchup_table.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <utility>

namespace takujo {

namespace {

/// Games that are begun together; after them, all threads meet. Long enough that few wait for the last ones.
constexpr std::uint64_t gamesOfAThread = 32;

std::uint64_t hashOf(std::string_view text) {
    Hasher hasher;
    hasher.addRecords(text);
    return hasher.value();
}

/// What a thread has: a table for each pair it has played, and what it has counted.
struct Worker {
    std::vector<std::unique_ptr<MatchupTable>> tables;
    std::vector<PairTally> counted;
};

struct Due {
    std::size_t pair = 0;
    std::uint64_t game = 0;
};

class MatchupRun {
public:
    MatchupRun(const MatchupSetup& setup, MatchupNumbers before)
        : setup_{setup}, numbers_{std::move(before)}, workers_(std::max(setup.jobs, 1U)) {
        for (std::size_t pair = 0; pair < numbers_.pairs.size(); ++pair)
            rooms_.push_back(std::make_unique<MatchupRoom>(setup, pair));
        for (Worker& worker : workers_)
            worker.tables.resize(rooms_.size());
    }

    MatchupNumbers play() {
        const auto games = gamesOf(setup_.share, setup_.terms);
        if (!games)
            return std::move(numbers_);
        all_ = games->size() * numbers_.pairs.size();
        for (const PairTally& pair : numbers_.pairs)
            done_ += pair.played.size();
        // Pair by pair in blocks, so that all pairs are known equally well whenever it is stopped.
        for (std::uint64_t first = games->first; first <= games->last && !isStopped();
             first += gamesBetweenLooks)
            playBlock({first, std::min(first + gamesBetweenLooks - 1, games->last)});
        return std::move(numbers_);
    }

private:
    bool isStopped() const { return setup_.stops != nullptr && *setup_.stops; }

    void playBlock(GameRange games) {
        due_.clear();
        for (std::size_t pair = 0; pair < numbers_.pairs.size(); ++pair) {
            if (isKnownWellEnough(setup_.terms, numbers_.pairs[pair]))
                continue;
            for (std::uint64_t game = games.first; game <= games.last; ++game)
                if (!numbers_.pairs[pair].played.has(game))
                    due_.push_back({pair, game});
        }
        const std::size_t together = gamesOfAThread * workers_.size();
        for (std::size_t begin = 0; begin < due_.size() && !isStopped(); begin += together) {
            playTogether(begin, std::min(begin + together, due_.size()));
            if (setup_.keep)
                setup_.keep(numbers_);
        }
    }

    void playTogether(std::size_t begin, std::size_t end) {
        next_ = begin;
        for (Worker& worker : workers_)
            worker.counted = MatchupNumbers{setup_.terms}.pairs;
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 1; i < workers_.size() && i < end - begin; ++i)
                threads.emplace_back([this, i, end] { work(workers_[i], end); });
            work(workers_.front(), end);
        }
        for (const Worker& worker : workers_)
            for (std::size_t pair = 0; pair < numbers_.pairs.size(); ++pair)
                numbers_.pairs[pair].add(worker.counted[pair]);
    }

    void work(Worker& worker, std::size_t end) {
        for (std::size_t at = next_++; at < end && !isStopped(); at = next_++) {
            const auto [pair, game] = due_[at];
            auto& table = worker.tables[pair];
            if (table == nullptr)
                table = std::make_unique<MatchupTable>(*rooms_[pair]);
            if (!table->play(game, setup_.stops, worker.counted[pair]))
                return;
            const std::uint64_t played = ++done_;
            if (setup_.progress) {
                const std::scoped_lock lock{progressMutex_};
                setup_.progress(played, all_);
            }
        }
    }

    const MatchupSetup& setup_;
    MatchupNumbers numbers_;
    std::vector<std::unique_ptr<MatchupRoom>> rooms_;
    std::vector<Worker> workers_;
    std::vector<Due> due_;
    std::atomic<std::size_t> next_{0};
    std::atomic<std::uint64_t> done_{0};
    std::uint64_t all_ = 0;
    std::mutex progressMutex_;
};

} // namespace

TalliedDeck talliedDeck(const Game& game, std::vector<DeckLine> lines, std::string id, LocalizedText name) {
    TalliedDeck deck{std::move(id), std::move(name), 0, {}};
    std::ranges::sort(lines, {}, [](const DeckLine& line) { return std::pair{line.card->id, line.part}; });
    Hasher hasher;
    for (const DeckLine& line : lines) {
        hasher.add(hashOf(line.card->id));
        hasher.add(line.part);
        hasher.add(static_cast<std::uint64_t>(line.count));
        hasher.add(digestOf(*line.card, game.tables.vocabulary));
        if (deck.cards.empty() || deck.cards.back().id != line.card->id)
            deck.cards.push_back({line.card->id, line.card->name});
    }
    deck.digest = hasher.value();
    return deck;
}

MatchupNumbers playMatchup(const MatchupSetup& setup, MatchupNumbers before) {
    return MatchupRun{setup, std::move(before)}.play();
}

std::optional<GameRange> gamesOf(const Share& share, const MatchupTerms& terms) {
    // Both games of a seed are in one share.
    const std::uint64_t seeds = (terms.games + 1) / 2;
    const std::uint64_t first = seeds * (share.part - 1) / share.of * 2;
    const std::uint64_t end = std::min(seeds * share.part / share.of * 2, terms.games);
    return first < end ? std::optional{GameRange{first, end - 1}} : std::nullopt;
}

std::uint64_t seedOfGame(const MatchupTerms& terms, std::uint64_t game) {
    return seedOfGame(terms.seed, terms.isMirror() ? game : game / 2);
}

bool isSwapped(const MatchupTerms& terms, std::uint64_t game) {
    return !terms.isMirror() && game % 2 == 1;
}

} // namespace takujo
