#include "engine/numbers/part_file.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr const char* oneCall =
    "Name parts of one call of 'takujo-cli matchup', in which only --shard, --jobs and --out differ.";

std::string shownNumber(std::uint64_t number) {
    return number == 0 ? "–" : std::to_string(number);
}

std::string shownFlag(bool flag) {
    return flag ? "true" : "false";
}

} // namespace

bool hasTerms(const PartFile& part, const MatchupTerms& terms, std::string_view other, Findings& findings) {
    const MatchupTerms& mine = part.numbers.terms;
    const std::size_t before = findings.errors();
    const auto placeOf = [&](std::string_view key) {
        const auto found = part.at.find(key);
        return found == part.at.end() ? TextPosition{} : found->second;
    };
    const auto compare = [&](std::string_view key, const std::string& here, const std::string& there) {
        if (here != there)
            findings.error(part.path, placeOf(key), "other-" + std::string{key},
                           {"'{key}' is {here} in this part and {there} in {file}.", key, here, there, other},
                           oneCall);
    };
    compare("engine", mine.engine, terms.engine);
    compare("game", mine.game, terms.game);
    compare("format", mine.format, terms.format);
    compare("bot", mine.bot, terms.bot);
    compare("seed", std::to_string(mine.seed), std::to_string(terms.seed));
    compare("games", std::to_string(mine.games), std::to_string(terms.games));
    compare("most turns", shownNumber(mine.mostTurns), shownNumber(terms.mostTurns));
    compare("until", shownNumber(mine.until), shownNumber(terms.until));
    compare("only first deck", shownFlag(mine.isOfFirstDeck), shownFlag(terms.isOfFirstDeck));
    compare("hidden decks", shownFlag(mine.hidesDecks), shownFlag(terms.hidesDecks));
    if (mine.decks.size() != terms.decks.size()) {
        findings.error(part.path, placeOf("decks"), "other-decks",
                       {"This part has {number} decks, {file} has {other}.", mine.decks.size(), other,
                        terms.decks.size()},
                       oneCall);
        return false;
    }
    for (std::size_t i = 0; i < mine.decks.size(); ++i)
        if (mine.decks[i].digest != terms.decks[i].digest)
            findings.error(part.path, part.decksAt[i], "other-deck",
                           {"Deck {number}, {deck}, has other cards than {there} in {file}.", i + 1,
                            shown(mine.decks[i].id), shown(terms.decks[i].id), other},
                           oneCall);
    return findings.errors() == before;
}

std::optional<MatchupNumbers> mergeParts(std::span<const PartFile> parts, Findings& findings) {
    const std::size_t before = findings.errors();
    MatchupNumbers sum{parts.front().numbers.terms};
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const PartFile& part = parts[at];
        if (!hasTerms(part, sum.terms, parts.front().path, findings))
            continue;
        for (std::size_t pair = 0; pair < sum.pairs.size(); ++pair) {
            const GameSet& played = part.numbers.pairs[pair].played;
            if (!sum.pairs[pair].played.sharedWith(played)) {
                sum.pairs[pair].add(part.numbers.pairs[pair]);
                continue;
            }
            // Told once for each other part, not for each pair.
            const auto others = parts.first(at);
            const auto twin = std::ranges::find_if(others, [&](const PartFile& other) {
                return other.numbers.pairs.size() > pair &&
                       other.numbers.pairs[pair].played.sharedWith(played).has_value();
            });
            const GameRange games = *twin->numbers.pairs[pair].played.sharedWith(played);
            findings.error(part.path, part.pairsAt[pair], "games-twice",
                           {"Games {first} to {last} are in this part and in {file}.", games.first + 1,
                            games.last + 1, twin->path},
                           "Name each part once, and parts of one division.");
            break;
        }
    }
    return findings.errors() == before ? std::optional{std::move(sum)} : std::nullopt;
}

} // namespace takujo
