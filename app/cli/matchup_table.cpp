#include "app/cli/columns.h"
#include "app/cli/matchup_told.h"
#include "app/cli/shares.h"
#include "engine/files/words/words_file.h"
#include "engine/numbers/interval.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <sstream>

namespace takujo {

namespace {

constexpr std::size_t indent = 2;

/// One line of shares: what it is, in percent, between what, how often, of how many games.
std::vector<std::string> shareLine(std::string what, std::uint64_t hits, std::uint64_t games) {
    if (games == 0)
        return {std::move(what), "–", "–", std::to_string(hits), std::to_string(games)};
    return {std::move(what), percent(shareOf(hits, games)), shownInterval(hits, games), std::to_string(hits),
            std::to_string(games)};
}

class Teller {
public:
    Teller(const MatchupNumbers& numbers, Streams streams) : numbers_{numbers}, streams_{streams} {
        Findings ignored; // what has no word is told as it is
        words_ = loadWords(numbers.terms.game, ignored);
    }

    void tell() {
        const MatchupTerms& terms = numbers_.terms;
        line(terms.decks.size() == 1
                 ? Message{"{game} ({format}), bot {bot}, seed {seed}: a deck against itself", terms.game,
                           terms.format, terms.bot, terms.seed}
                 : Message{"{game} ({format}), bot {bot}, seed {seed}: {number} decks", terms.game,
                           terms.format, terms.bot, terms.seed, terms.decks.size()});
        if (terms.hidesDecks)
            line("No bot knew the list of the other deck.");
        for (std::size_t pair = 0; pair < numbers_.pairs.size(); ++pair)
            tellPair(pair);
        if (terms.decks.size() > 2)
            tellDecks();
        for (std::size_t deck = 0; deck < terms.decks.size(); ++deck)
            tellCards(deck);
        line({});
        line("Intervals hold in 95 of 100 cases. Shares are in percent; a game counts once for a card, "
             "however "
             "many copies were drawn.");
    }

private:
    std::string in(const Message& message) const { return message.in(streams_.language); }
    void line(const Message& message, std::size_t indented = 0) {
        streams_.out << std::string(indented, ' ') << in(message) << '\n';
    }
    std::string nameOf(std::size_t deck) const {
        const TalliedDeck& counted = numbers_.terms.decks[deck];
        const std::string name = counted.name.in(streams_.language);
        const bool isAlone = std::ranges::count_if(numbers_.terms.decks, [&](const TalliedDeck& other) {
                                 return other.name.in(streams_.language) == name;
                             }) == 1;
        return isAlone ? name : name + " (" + counted.id + ")";
    }
    std::string reason(const std::string& end) const {
        const LocalizedText* const word = words_.find("ends", end);
        return word == nullptr ? end : word->in(streams_.language);
    }

    void tellPair(std::size_t place) {
        const PairTally& pair = numbers_.pairs[place];
        const auto decks = numbers_.terms.decksOf(place);
        const bool isMirror = numbers_.terms.isMirror();
        line({});
        line(isMirror ? Message{"{deck}: {number} games", nameOf(decks[0]), pair.played.size()}
                      : Message{"{deck} against {other}: {number} games", nameOf(decks[0]), nameOf(decks[1]),
                                pair.played.size()});
        std::vector<std::vector<std::string>> lines{
            {"", in(Message{"percent"}), in(Message{"interval"}), in(Message{"games"}), in(Message{"of"})}};
        for (std::size_t side = 0; side < 2 && !isMirror; ++side)
            lines.push_back(
                shareLine(in({"{deck} wins", nameOf(decks[side])}), pair.sides[side].wins, pair.finished()));
        if (pair.draws != 0)
            lines.push_back(shareLine(in(Message{"draws"}), pair.draws, pair.finished()));
        lines.push_back(shareLine(in(Message{"who goes first wins"}), pair.wonByFirst(), pair.won()));
        for (std::size_t side = 0; side < 2 && !isMirror; ++side)
            lines.push_back(shareLine(in({"{deck} wins, going first", nameOf(decks[side])}),
                                      pair.sides[side].firstWins, pair.sides[side].first));
        printColumns(lines, indent, streams_.out);
        tellLength(pair);
        std::vector<std::pair<std::string, std::uint64_t>> ends{pair.ends.begin(), pair.ends.end()};
        std::ranges::stable_sort(ends, std::ranges::greater{},
                                 &std::pair<std::string, std::uint64_t>::second);
        std::vector<std::string> told;
        told.reserve(ends.size());
        for (const auto& [end, count] : ends)
            told.push_back(reason(end) + " " + std::to_string(count));
        if (!told.empty())
            line({"How games ended: {list}", commaList(told)}, indent);
    }

    void tellLength(const PairTally& pair) {
        if (pair.lengths.empty())
            return;
        const Lengths lengths = lengthsOf(pair.lengths);
        std::ostringstream mean;
        mean << std::fixed << std::setprecision(1) << lengths.mean;
        line({"Turns: {mean} on average, {median} in the middle; eight of ten games between {tenth} and "
              "{ninetieth}, all between {shortest} and {longest}",
              mean.str(), lengths.median, lengths.tenth, lengths.ninetieth, lengths.shortest,
              lengths.longest},
             indent);
    }

    /// Each against all others together, the best first.
    void tellDecks() {
        line({});
        line("Each deck against all others");
        std::vector<std::size_t> order(numbers_.terms.decks.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::vector<DeckTotal> totals;
        totals.reserve(order.size());
        for (const std::size_t deck : order)
            totals.push_back(totalOf(numbers_, deck));
        std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t deck) {
            return shareOf(totals[deck].wins, totals[deck].games);
        });
        std::vector<std::vector<std::string>> lines{
            {"", in(Message{"percent"}), in(Message{"interval"}), in(Message{"games"}), in(Message{"of"})}};
        for (const std::size_t deck : order)
            lines.push_back(shareLine(nameOf(deck), totals[deck].wins, totals[deck].games));
        printColumns(lines, indent, streams_.out);
    }

    /// Cards that were won with most often come first; those that nobody has had in the hand, last.
    void tellCards(std::size_t deck) {
        const TalliedDeck& counted = numbers_.terms.decks[deck];
        const DeckTotal total = totalOf(numbers_, deck);
        const double own = shareOf(total.wins, total.games);
        line({});
        line({"Cards of {deck}, which wins {percent} % of {number} games", nameOf(deck), percent(own),
              total.games});
        std::vector<std::vector<std::string>> lines{
            {in(Message{"card"}), in(Message{"drawn"}), in(Message{"wins then"}), in(Message{"difference"}),
             in(Message{"interval"}), in(Message{"played"}), in(Message{"wins then"}),
             in(Message{"difference"}), in(Message{"interval"})}};
        std::vector<std::size_t> order(counted.cards.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t card) {
            const CardTally& tally = total.cards[card];
            return tally.drawn == 0 ? -1 : shareOf(tally.wonDrawn, tally.drawn);
        });
        for (const std::size_t card : order) {
            const CardTally& tally = total.cards[card];
            std::vector<std::string> cells{counted.cards[card].id + " " +
                                           counted.cards[card].name.in(streams_.language)};
            for (const auto& [with, wins] :
                 {std::pair{tally.drawn, tally.wonDrawn}, std::pair{tally.played, tally.wonPlayed}}) {
                cells.push_back(percent(shareOf(with, total.games)));
                cells.push_back(with == 0 ? "–" : percent(shareOf(wins, with)));
                cells.push_back(with == 0 ? "–" : percent(shareOf(wins, with) - own, true));
                cells.push_back(with == 0 ? "–" : shownInterval(wins, with));
            }
            lines.push_back(std::move(cells));
        }
        printColumns(lines, indent, streams_.out);
    }

    const MatchupNumbers& numbers_;
    Streams streams_;
    Words words_;
};

} // namespace

void tellTable(const MatchupNumbers& numbers, Streams streams) {
    Teller{numbers, streams}.tell();
}

} // namespace takujo
