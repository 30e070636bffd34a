#include "engine/numbers/matchup.h"

#include "engine/cards/card_digest.h"
#include "engine/core/hash.h"
#include "engine/match/random_answer.h"
#include "engine/numbers/matchup_table.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace takujo {

namespace {

std::uint64_t hashOf(std::string_view text) {
    Hasher hasher;
    hasher.addRecords(text);
    return hasher.value();
}

/// The tables of a thread, one for each pair that it has played.
using Tables = std::vector<std::unique_ptr<MatchupTable>>;

class MatchupRun {
public:
    MatchupRun(const MatchupSetup& setup, MatchupNumbers before)
        : setup_{setup}, numbers_{std::move(before)}, before_{numbers_.pairs},
          threads_(std::max(setup.jobs, 1U)) {
        for (std::size_t pair = 0; pair < pairs(); ++pair)
            rooms_.push_back(std::make_unique<MatchupRoom>(setup, pair));
        for (Tables& tables : threads_)
            tables.resize(pairs());
    }

    MatchupNumbers play() {
        const auto games = gamesOf(setup_.share, setup_.terms);
        if (!games)
            return std::move(numbers_);
        games_ = *games;
        played_ = numbers_.played();
        const std::uint64_t block = gamesBetweenLooks * pairs();
        const std::uint64_t blocks = (games_.size() + gamesBetweenLooks - 1) / gamesBetweenLooks;
        if (setup_.terms.until == 0)
            playPlaces(0, blocks * block);
        for (std::uint64_t i = 0; setup_.terms.until != 0 && i < blocks && !isStopped(); ++i) {
            isDone_.clear();
            for (const PairTally& pair : numbers_.pairs)
                isDone_.push_back(isKnownWellEnough(setup_.terms, pair));
            playPlaces(i * block, (i + 1) * block);
        }
        return std::move(numbers_);
    }

private:
    struct Due {
        std::size_t pair = 0;
        std::uint64_t game = 0;
    };

    std::size_t pairs() const { return numbers_.pairs.size(); }
    bool isStopped() const { return setup_.stop.stop_requested(); }

    /// Returns the game at that place of the order in which games are begun, if it has to be played: in
    /// blocks, and in these each pair in turn, so that all pairs are known equally well whenever it is
    /// stopped.
    std::optional<Due> dueAt(std::uint64_t place) const {
        const std::uint64_t block = place / (gamesBetweenLooks * pairs());
        const std::uint64_t within = place % (gamesBetweenLooks * pairs());
        const Due due{within % pairs(), games_.first + block * gamesBetweenLooks + within / pairs()};
        const bool isPlayed = due.game > games_.last || before_[due.pair].played.has(due.game) ||
                              (!isDone_.empty() && isDone_[due.pair]);
        return isPlayed ? std::nullopt : std::optional{due};
    }

    void playPlaces(std::uint64_t begin, std::uint64_t end) {
        next_ = begin;
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads_.size() && i < end - begin; ++i)
            others.emplace_back([this, i, end] { work(threads_[i], end); });
        work(threads_.front(), end);
    }

    void work(Tables& tables, std::uint64_t end) {
        PairTally counted;
        for (std::uint64_t place = next_++; place < end && !isStopped(); place = next_++) {
            const std::optional<Due> due = dueAt(place);
            if (!due)
                continue;
            auto& table = tables[due->pair];
            if (table == nullptr)
                table = std::make_unique<MatchupTable>(*rooms_[due->pair]);
            counted = rooms_[due->pair]->nothing();
            if (!table->play(due->game, setup_.stop, counted))
                return;
            const std::scoped_lock lock{counting_};
            numbers_.pairs[due->pair].add(counted);
            ++played_;
            if (setup_.progress)
                setup_.progress(played_, games_.size() * pairs());
            if (setup_.keep)
                setup_.keep(numbers_);
        }
    }

    const MatchupSetup& setup_;
    MatchupNumbers numbers_;
    const std::vector<PairTally> before_; ///< what had been played when it began
    std::vector<std::unique_ptr<MatchupRoom>> rooms_;
    std::vector<Tables> threads_;
    GameRange games_;
    std::vector<bool> isDone_; ///< which pairs play no more; empty: all play
    std::atomic<std::uint64_t> next_{0};
    std::uint64_t played_ = 0;
    std::mutex counting_;
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
