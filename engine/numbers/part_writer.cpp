#include "engine/files/yaml/yaml_writer.h"
#include "engine/numbers/part_file.h"

namespace takujo {

namespace {

std::string hexadecimal(std::uint64_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned shift = 64; shift > 0; shift -= 4)
        text += digits[(number >> (shift - 4)) & 0xFU];
    return quotedYamlText(text);
}

std::string nameText(const LocalizedText& name) {
    return "{en: " + yamlText(name.en) + ", ja: " + yamlText(name.ja) + "}";
}

void addLine(std::string& text, std::string_view indent, std::string_view key, const std::string& value) {
    text.append(indent).append(key).append(": ").append(value) += '\n';
}

void addDeck(std::string& text, const TalliedDeck& deck) {
    addLine(text, "  - ", "deck", quotedYamlText(deck.id));
    addLine(text, "    ", "name", nameText(deck.name));
    addLine(text, "    ", "digest", hexadecimal(deck.digest));
    text += "    cards:\n";
    for (const TalliedCard& card : deck.cards)
        text.append("      - {card: ")
            .append(quotedYamlText(card.id))
            .append(", name: ")
            .append(nameText(card.name)) += "}\n";
}

/// `[[1, 250], [301, 400]]`
template <class Pairs, class Write>
std::string listOf(const Pairs& pairs, Write write) {
    std::string text = "[";
    for (const auto& pair : pairs) {
        const auto [first, second] = write(pair);
        text.append(text.size() == 1 ? "" : ", ").append("[").append(std::to_string(first)).append(", ");
        text.append(std::to_string(second)) += "]";
    }
    return text + "]";
}

void addSide(std::string& text, const SideTally& side) {
    addLine(text, "      - ", "wins", std::to_string(side.wins));
    addLine(text, "        ", "first", std::to_string(side.first));
    addLine(text, "        ", "first wins", std::to_string(side.firstWins));
    text += "        cards:\n";
    for (const CardTally& card : side.cards) {
        text.append("          - [").append(std::to_string(card.drawn)).append(", ");
        text.append(std::to_string(card.wonDrawn)).append(", ").append(std::to_string(card.played));
        text.append(", ").append(std::to_string(card.wonPlayed)) += "]\n";
    }
}

void addPair(std::string& text, const PairTally& pair, std::array<std::size_t, 2> decks) {
    addLine(text, "  - ", "decks",
            "[" + std::to_string(decks[0] + 1) + ", " + std::to_string(decks[1] + 1) + "]");
    addLine(text, "    ", "played", listOf(pair.played.ranges(), [](const GameRange& games) {
                return std::pair{games.first + 1, games.last + 1};
            }));
    addLine(text, "    ", "draws", std::to_string(pair.draws));
    text += pair.ends.empty() ? "    ends: {}\n" : "    ends:\n";
    for (const auto& [reason, count] : pair.ends)
        addLine(text, "      ", yamlText(reason), std::to_string(count));
    addLine(text, "    ", "turns", listOf(pair.lengths, [](const auto& length) { return length; }));
    text += pair.faults.empty() ? "" : "    faults:\n";
    for (const FaultyGame& fault : pair.faults)
        text.append("      - {game: ")
            .append(std::to_string(fault.game + 1))
            .append(", reason: ")
            .append(quotedYamlText(fault.reason)) += "}\n";
    text += "    sides:\n";
    for (const SideTally& side : pair.sides)
        addSide(text, side);
}

} // namespace

std::string toText(const MatchupNumbers& numbers, const std::optional<Share>& share) {
    const MatchupTerms& terms = numbers.terms;
    std::string text =
        "# Numbers of decks against each other, as Takujo counted them: takujo-cli merge FILE… adds "
        "such\n# files up and tells what they say.\n";
    const auto add = [&](std::string_view key, const std::string& value) { addLine(text, "", key, value); };
    add("matchup", std::to_string(terms.hidesDecks ? partFormat : terms.isOfFirstDeck ? 2 : 1));
    add("engine", quotedYamlText(terms.engine));
    add("game", yamlText(terms.game));
    add("format", yamlText(terms.format));
    add("bot", quotedYamlText(terms.bot));
    add("seed", quotedYamlText(std::to_string(terms.seed)));
    add("games", std::to_string(terms.games));
    if (terms.mostTurns != 0)
        add("most turns", std::to_string(terms.mostTurns));
    if (terms.until != 0)
        add("until", std::to_string(terms.until));
    if (terms.isOfFirstDeck)
        add("only first deck", "true");
    if (terms.hidesDecks)
        add("hidden decks", "true");
    if (share)
        add("share", "{part: " + std::to_string(share->part) + ", of: " + std::to_string(share->of) + "}");
    text += "decks:\n";
    for (const TalliedDeck& deck : terms.decks)
        addDeck(text, deck);
    text += "pairs:\n";
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair)
        addPair(text, numbers.pairs[pair], terms.decksOf(pair));
    return text;
}

} // namespace takujo
