#include "app/cli/matchup_told.h"
#include "engine/numbers/interval.h"
#include "engine/numbers/matchup.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iomanip>
#include <sstream>

namespace takujo {

namespace {

using Json = nlohmann::ordered_json;

/// Four digits behind the point: no count of games is known better.
double rounded(double share) {
    constexpr double digits = 10000;
    return std::round(share * digits) / digits;
}

Json counted(std::string_view hitsName, std::uint64_t hits, std::uint64_t games) {
    const Interval interval = intervalOf(hits, games);
    return {{"games", games},
            {hitsName, hits},
            {"rate", rounded(shareOf(hits, games))},
            {"interval", {rounded(interval.low), rounded(interval.high)}}};
}

Json withCard(std::uint64_t games, std::uint64_t with, std::uint64_t wins, double ownRate) {
    Json json = counted("wins", wins, with);
    json["share"] = rounded(shareOf(with, games));
    json["difference"] = with == 0 ? Json{} : Json(rounded(shareOf(wins, with) - ownRate));
    return json;
}

Json named(const LocalizedText& name) {
    return {{"en", name.en}, {"ja", name.ja}};
}

Json deckJson(const TalliedDeck& deck, const DeckTotal& total) {
    Json json{{"deck", deck.id}, {"name", named(deck.name)}};
    json.update(counted("wins", total.wins, total.games));
    const double own = shareOf(total.wins, total.games);
    Json cards = Json::array();
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
        const CardTally& card = total.cards[i];
        cards.push_back({{"card", deck.cards[i].id},
                         {"name", named(deck.cards[i].name)},
                         {"drawn", withCard(total.games, card.drawn, card.wonDrawn, own)},
                         {"played", withCard(total.games, card.played, card.wonPlayed, own)}});
    }
    json["cards"] = std::move(cards);
    return json;
}

Json pairJson(const MatchupTerms& terms, std::size_t place, const PairTally& pair) {
    const auto decks = terms.decksOf(place);
    Json json{{"decks", {terms.decks[decks[0]].id, terms.decks[decks[1]].id}},
              {"games", pair.played.size()},
              {"finished", pair.finished()}};
    Json sides = Json::array();
    for (const SideTally& side : pair.sides) {
        Json one = counted("wins", side.wins, pair.finished());
        one["first"] = counted("wins", side.firstWins, side.first);
        sides.push_back(std::move(one));
    }
    json["sides"] = std::move(sides);
    json["draws"] = pair.draws;
    json["first"] = counted("wins", pair.wonByFirst(), pair.won());
    const Lengths lengths = lengthsOf(pair.lengths);
    json["turns"] = {{"mean", rounded(lengths.mean)},  {"shortest", lengths.shortest},
                     {"tenth", lengths.tenth},         {"median", lengths.median},
                     {"ninetieth", lengths.ninetieth}, {"longest", lengths.longest}};
    json["ends"] = pair.ends;
    if (!pair.faults.empty()) {
        Json faults = Json::array();
        for (const FaultyGame& fault : pair.faults)
            faults.push_back({{"game", fault.game + 1},
                              {"seed", std::to_string(seedOfGame(terms, fault.game))},
                              {"reason", fault.reason}});
        json["faults"] = std::move(faults);
    }
    return json;
}

std::string csvText(const std::string& text) {
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

/// Lines of one shape: how many of so many games.
class CsvLines {
public:
    explicit CsvLines(std::ostream& out) : out_{out} {
        out_ << "what,deck,against,of,games,hits,rate,low,high\n";
    }
    void add(std::string_view what, const std::string& deck, const std::string& against,
             const std::string& of, std::uint64_t hits, std::uint64_t games) {
        const Interval interval = intervalOf(hits, games);
        out_ << what << ',' << csvText(deck) << ',' << csvText(against) << ',' << csvText(of) << ',' << games
             << ',' << hits << ',' << number(shareOf(hits, games)) << ',' << number(interval.low) << ','
             << number(interval.high) << '\n';
    }

private:
    static std::string number(double share) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(4) << share;
        return text.str();
    }
    std::ostream& out_;
};

} // namespace

void tellJson(const MatchupNumbers& numbers, std::ostream& out) {
    const MatchupTerms& terms = numbers.terms;
    Json json{{"game", terms.game}, {"format", terms.format}, {"bot", terms.bot}, {"engine", terms.engine}};
    json["seed"] = terms.seed;
    json["games"] = terms.games;
    if (terms.mostTurns != 0)
        json["most_turns"] = terms.mostTurns;
    if (terms.until != 0)
        json["until"] = rounded(terms.until / 10000.0);
    if (terms.hidesDecks)
        json["hidden_decks"] = true;
    Json decks = Json::array();
    for (std::size_t deck = 0; deck < terms.decks.size(); ++deck)
        decks.push_back(deckJson(terms.decks[deck], totalOf(numbers, deck)));
    json["decks"] = std::move(decks);
    Json pairs = Json::array();
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair)
        pairs.push_back(pairJson(terms, pair, numbers.pairs[pair]));
    json["pairs"] = std::move(pairs);
    out << json.dump() << '\n';
}

void tellCsv(const MatchupNumbers& numbers, std::ostream& out) {
    const MatchupTerms& terms = numbers.terms;
    CsvLines lines{out};
    for (std::size_t place = 0; place < numbers.pairs.size(); ++place) {
        const PairTally& pair = numbers.pairs[place];
        const auto decks = terms.decksOf(place);
        const std::string& one = terms.decks[decks[0]].id;
        const std::string& other = terms.decks[decks[1]].id;
        for (std::size_t side = 0; side < (terms.isMirror() ? 1U : 2U); ++side) {
            const std::string& mine = side == 0 ? one : other;
            const std::string& theirs = side == 0 ? other : one;
            lines.add("wins", mine, theirs, "", pair.sides[side].wins, pair.finished());
            if (!terms.isMirror())
                lines.add("wins going first", mine, theirs, "", pair.sides[side].firstWins,
                          pair.sides[side].first);
        }
        lines.add("draws", one, other, "", pair.draws, pair.finished());
        lines.add("who goes first wins", one, other, "", pair.wonByFirst(), pair.won());
        for (const auto& [reason, count] : pair.ends)
            lines.add("end", one, other, reason, count, pair.played.size());
        for (const auto& [turns, count] : pair.lengths)
            lines.add("turns", one, other, std::to_string(turns), count, pair.finished());
    }
    for (std::size_t i = 0; i < terms.decks.size(); ++i) {
        const TalliedDeck& deck = terms.decks[i];
        const DeckTotal total = totalOf(numbers, i);
        lines.add("wins in all", deck.id, "", "", total.wins, total.games);
        for (std::size_t k = 0; k < deck.cards.size(); ++k) {
            const CardTally& card = total.cards[k];
            const std::string& id = deck.cards[k].id;
            lines.add("drawn", deck.id, "", id, card.drawn, total.games);
            lines.add("wins when drawn", deck.id, "", id, card.wonDrawn, card.drawn);
            lines.add("played", deck.id, "", id, card.played, total.games);
            lines.add("wins when played", deck.id, "", id, card.wonPlayed, card.played);
        }
    }
}

bool isFormatOfNumbers(std::string_view format) {
    return format == "table" || format == "json" || format == "csv";
}

void tellNumbers(const MatchupNumbers& numbers, std::string_view format, Streams streams) {
    if (format == "json")
        tellJson(numbers, streams.out);
    else if (format == "csv")
        tellCsv(numbers, streams.out);
    else
        tellTable(numbers, streams);
}

} // namespace takujo
