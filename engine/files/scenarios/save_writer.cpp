#include "engine/files/scenarios/save_file.h"
#include "engine/files/scenarios/scenario_writer.h"
#include "engine/files/yaml/yaml_writer.h"

#include <array>
#include <utility>

namespace takujo {

namespace {

std::string hex(std::uint64_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "\"";
    for (unsigned shift = 64; shift > 0; shift -= 4)
        text += digits[(number >> (shift - 4)) & 0xFU];
    return text + "\"";
}

template <class Words>
std::string listOf(const Words& words) {
    std::string text = "[";
    for (const auto& word : words)
        text.append(text.size() == 1 ? "" : ", ").append(yamlText(word));
    return text + "]";
}

/// `cast: Ember`, `x: 3`, `assign: {Dust: 3000}`, `pay: {card: Tide, as: water}`, `attack: Ann, at: Bob`;
/// nothing behind a bare verb.
std::string answerText(const ScenarioAnswer& answer) {
    std::string verb = yamlText(answer.verb);
    const bool isPlain = answer.word.empty() && !answer.ability && !answer.option && answer.place.empty();
    const std::string card = answer.card ? yamlText(answer.card->text) : std::string{};
    const std::string target = answer.target ? ", at: " + yamlText(answer.target->text) : std::string{};
    if (isPlain && !answer.card && !answer.number && !answer.target)
        return verb;
    if (isPlain && !answer.number)
        return "{" + verb + ": " + (answer.card ? card : "[]") + target + "}";
    if (isPlain && !answer.card)
        return "{" + verb + ": " + std::to_string(*answer.number) + target + "}";
    if (isPlain)
        return "{" + verb + ": {" + card + ": " + std::to_string(*answer.number) + "}" + target + "}";
    std::string fields;
    const auto add = [&](std::string_view key, const std::string& value) {
        fields.append(fields.empty() ? "" : ", ").append(key).append(": ").append(value);
    };
    if (answer.card)
        add("card", card);
    if (!answer.word.empty())
        add("as", yamlText(answer.word));
    if (!answer.place.empty())
        add("to", yamlText(answer.place));
    if (answer.ability)
        add("ability", std::to_string(*answer.ability));
    if (answer.number)
        add("number", std::to_string(*answer.number));
    if (answer.option)
        add("option", std::to_string(*answer.option));
    return "{" + verb + ": {" + fields + "}" + target + "}";
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

void addPlayer(std::string& text, std::string_view key, const SavedPlayer& player, const SavedGame& game) {
    text.append(key).append(":\n");
    if (!isBlank(player.name))
        text.append("  name: ").append(quotedYamlText(player.name)) += '\n';
    text.append("  stops: ").append(listOf(player.stops));
    if (game.position) {
        text += '\n';
        return;
    }
    text.append(player.deck.empty() ? "\n  deck: {}\n" : "\n  deck:\n");
    std::size_t part = 0;
    for (const Deck::Entry& entry : player.deck) {
        if (entry.part != part)
            text.append("  ").append(game.deckParts[entry.part]).append(":\n");
        part = entry.part;
        text.append("    ").append(yamlText(entry.card)).append(": ").append(std::to_string(entry.count)) +=
            '\n';
    }
}

std::string knownText(std::uint8_t known) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < knownWords.size(); ++i)
        if ((known >> i & 1U) != 0)
            words.push_back(knownWords[i]);
    return listOf(words);
}

} // namespace

std::string toText(const SavedStep& step) {
    std::string text = step.player == Player::a ? "A: " : "B: ";
    switch (step.kind) {
    case SavedStep::Kind::answer:
        return text + answerText(step.answer);
    case SavedStep::Kind::concession:
        return text + "concede";
    case SavedStep::Kind::stops:
        break;
    }
    return text + "{stops: " + listOf(step.stops) + "}";
}

std::string toText(const SavedGame& game) {
    std::string text =
        "# A game of Takujo: takujo-cli replay FILE checks it, takujo-cli play --load FILE goes on "
        "with it.\n# It tells everything, also what the players have not seen.\n";
    const auto add = [&](std::string_view key, const std::string& value) {
        text.append(key).append(": ").append(value) += '\n';
    };
    add("save", std::to_string(!game.position                    ? saveFormatOfDecks
                               : game.position->ownCards.empty() ? saveFormatOfPositions
                                                                 : saveFormat));
    add("engine", quotedYamlText(game.engine));
    add("game", yamlText(game.game));
    add("format", yamlText(game.format));
    if (!game.position)
        add("seed", quotedYamlText(std::to_string(game.seed)));
    if (game.seating != 0)
        add("company", std::string{seatingWords[game.seating]});
    if (game.computer)
        add("computer", std::string{"{plays: "} + (game.computer->player == Player::a ? "A" : "B") +
                            ", bot: " + quotedYamlText(game.computer->bot) + "}");
    addPlayer(text, "A", game.players[0], game);
    addPlayer(text, "B", game.players[1], game);
    if (game.position) {
        text += "position:\n";
        if (!game.position->ownCards.empty())
            text.append("  own cards: ").append(quotedYamlText(game.position->ownCards)) += '\n';
        text += beginningText(*game.position, game.asideWord, "  ");
    }
    text += game.cards.empty() ? "cards: {}\n" : "cards:\n";
    for (const SavedCard& card : game.cards)
        add("  " + yamlText(card.id), hex(card.digest));
    add("beginning", hex(game.beginning));
    text += game.steps.empty() ? "steps: []\n" : "steps:\n";
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        const SavedStep& step = game.steps[i];
        text += "  - {";
        if (step.after != i)
            text.append("after: ").append(std::to_string(step.after)).append(", ");
        text += toText(step);
        if (step.known != 0)
            text.append(", known: ").append(knownText(step.known));
        text.append(", hash: ").append(hex(step.hash)).append("}\n");
    }
    bool isFirst = true;
    for (const SavedBranch& branch : game.branches) {
        if (isBlank(branch.name))
            continue; // it has none
        text += std::exchange(isFirst, false) ? "branches:\n" : "";
        text.append("  - {step: ").append(std::to_string(branch.tip)).append(", name: ");
        text.append(quotedYamlText(branch.name)).append("}\n");
    }
    return text + "present: {line: " + std::to_string(game.lineEnd) +
           ", place: " + std::to_string(game.place) + "}\n";
}

} // namespace takujo
