#include "engine/files/scenarios/scenario_writer.h"

#include "engine/files/scenarios/scenario_steps.h"
#include "engine/files/yaml/yaml_writer.h"

namespace takujo {

namespace {

template <class Words>
std::string listOfWords(const Words& words) {
    std::string text = "[";
    for (const std::string& word : words)
        text.append(text.size() == 1 ? "" : ", ").append(yamlText(word));
    return text + "]";
}

/// Abilities by their numbers, verbs by their words.
std::string usedText(const std::vector<std::string>& used) {
    std::string text = "[";
    for (const std::string& what : used) {
        const bool isNumber = what.find_first_not_of("0123456789") == std::string::npos;
        text.append(text.size() == 1 ? "" : ", ").append(isNumber ? what : yamlText(what));
    }
    return text + "]";
}

std::string_view letterOf(Player player) {
    return player == Player::b ? "B" : "A";
}

/// `Dust`, `{card: Dust, damage: 1000}`.
std::string cardText(const ScenarioCard& card, const std::string& asideWord) {
    std::string more;
    const auto add = [&](std::string_view key, std::string_view value) {
        more.append(", ").append(yamlText(key)).append(": ").append(value);
    };
    if (card.aside)
        add(asideWord, *card.aside ? "true" : "false");
    if (card.fresh)
        add("new", *card.fresh ? "true" : "false");
    if (card.face)
        add("face", *card.face == Face::down ? "down" : "up");
    for (const auto& [word, amount] : card.numbers)
        add(word, std::to_string(amount));
    if (!card.counters.empty()) {
        std::string counters;
        for (const auto& [name, count] : card.counters)
            counters.append(counters.empty() ? "{" : ", ")
                .append(yamlText(name))
                .append(": ")
                .append(std::to_string(count));
        add("counters", counters + "}");
    }
    if (card.marks)
        add("marks", listOfWords(*card.marks));
    if (!card.used.empty())
        add("used", usedText(card.used));
    if (card.owner)
        add("owner", letterOf(*card.owner));
    if (!card.role.empty())
        add("as", yamlText(card.role));
    const auto addGuests = [&](std::string_view key, const std::vector<ScenarioCard>& guests) {
        std::string list;
        for (const ScenarioCard& guest : guests)
            list.append(list.empty() ? "[" : ", ").append(cardText(guest, asideWord));
        if (!guests.empty())
            add(key, list + "]");
    };
    addGuests("under", card.under);
    addGuests("linked", card.linked);
    const std::string name = yamlText(card.card.text);
    return more.empty() ? name : "{card: " + name + more + "}";
}

void addZone(std::string& text, const ScenarioZone& zone, const std::string& asideWord,
             std::string_view indent) {
    text.append(indent).append(yamlText(zone.word)).append(":");
    if (zone.count)
        text.append(" ").append(std::to_string(*zone.count)) += '\n';
    else if (zone.cards.empty())
        text += " []\n";
    else
        text += '\n';
    for (const ScenarioCard& card : zone.cards)
        text.append(indent).append("  - ").append(cardText(card, asideWord)) += '\n';
}

} // namespace

namespace {

void addLine(std::string& text, const std::string& indent, std::string_view key, std::string_view value) {
    text.append(indent).append(key).append(": ").append(value) += '\n';
}

std::string rulesText(const Scenario& position, const std::string& indent) {
    std::string text;
    if (position.illegal)
        addLine(text, indent, "illegal", "true");
    if (position.automatic)
        addLine(text, indent, "automatic", "true");
    if (!position.policies.empty()) {
        text.append(indent) += "policies:\n";
        for (const auto& [word, value] : position.policies)
            addLine(text, indent + "  ", yamlText(word), std::to_string(value));
    }
    return text;
}

std::string setupText(const Scenario& position, const std::string& asideWord, const std::string& indent) {
    std::string text = indent + "setup:\n";
    const std::string inside = indent + "  ";
    addLine(text, inside, "turn", letterOf(position.turnPlayer));
    if (position.namesFirst)
        addLine(text, inside, "first", letterOf(position.firstPlayer));
    addLine(text, inside, "number", std::to_string(position.turn));
    addLine(text, inside, "phase", yamlText(position.phase));
    addLine(text, inside, "seed", std::to_string(position.seed));
    for (const Player player : bothPlayers) {
        const auto& zones = position.zones[indexOf(player)];
        const auto& values = position.values[indexOf(player)];
        if (zones.empty() && values.empty())
            continue;
        text.append(inside).append(letterOf(player)) += ":\n";
        for (const auto& [word, value] : values)
            addLine(text, inside + "  ", yamlText(word), std::to_string(value.amount));
        for (const ScenarioZone& zone : zones)
            addZone(text, zone, asideWord, inside + "  ");
    }
    for (const ScenarioZone& zone : position.zones[indexOf(Player::nobody)])
        addZone(text, zone, asideWord, inside);
    return text;
}

} // namespace

std::string beginningText(const Scenario& position, const std::string& asideWord, const std::string& indent) {
    return rulesText(position, indent) + setupText(position, asideWord, indent);
}

std::string positionText(const Scenario& position, const ScenarioGame& game) {
    std::string text;
    addLine(text, {}, "scenario", quotedYamlText(position.title));
    addLine(text, {}, "game", yamlText(position.game));
    if (!position.format.empty())
        addLine(text, {}, "format", yamlText(position.format));
    text += rulesText(position, {});
    text += position.cards.empty() ? "cards: []\n" : "cards:\n";
    for (const CardDefinition& card : position.cards)
        text.append("  - ").append(yamlText(card.id)).append(" # ").append(card.name.en) += '\n';
    return text + setupText(position, game.asideWord, {}) + "steps: []\n";
}

} // namespace takujo
