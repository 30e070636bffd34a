#include "engine/match/sentences/expectation_sentences.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// As scenarios write them; nobody for any other word.
Player playerOfWord(std::string_view word) {
    return word == "A" ? Player::a : word == "B" ? Player::b : Player::nobody;
}

} // namespace

std::string ExpectationSentences::say(std::string_view key, const std::vector<Filling>& fillings) const {
    return spoken_.say("film", key, fillings);
}

std::vector<std::string> ExpectationSentences::lines(const ScenarioExpectation& expectation) const {
    std::vector<std::string> lines;
    addMoment(expectation, lines);
    addChoices(expectation.choices, lines);
    for (const Player player : bothPlayers)
        addPlayer(expectation, player, lines);
    addZones(expectation, lines);
    return lines;
}

void ExpectationSentences::addMoment(const ScenarioExpectation& expectation,
                                     std::vector<std::string>& lines) const {
    const Game& game = spoken_.match().game();
    if (expectation.turn)
        lines.push_back(say("turn", {numberFilling("number", *expectation.turn)}));
    for (const auto& [word, wanted] : expectation.words) {
        const Player player = playerOfWord(wanted);
        const std::vector<Filling> named{
            {"player", player == Player::nobody ? std::string{} : spoken_.player(player)}};
        if (word == "decides")
            lines.push_back(player == Player::nobody ? say("decides.nobody") : say("decides", named));
        else if (word == "turn player")
            lines.push_back(say("turn player", named));
        else if (word == "winner")
            lines.push_back(player != Player::nobody ? spoken_.say("phrases", "who wins", named)
                            : wanted == "draw"       ? spoken_.word("phrases", "a draw")
                                                     : say("winner.nobody"));
        else if (word == "asked")
            lines.push_back(wanted == "nothing" ? say("decides.nobody")
                                                : say("asked", {{"step", spoken_.step(wanted)}}));
        else if (word == "phase") {
            const auto point = std::ranges::find(game.startingPoints, wanted, &StartingPoint::word);
            const std::string_view phase =
                point == game.startingPoints.end() ? wanted : game.tables.phases[point->phase];
            lines.push_back(say("phase", {{"phase", spoken_.word("phases", phase)}}));
        }
    }
}

void ExpectationSentences::addChoices(const ScenarioChoices& choices, std::vector<std::string>& lines) const {
    if (choices.may)
        lines.push_back(say("may choose", {numberFilling("number", choices.may->amount)}));
    if (choices.must)
        lines.push_back(say("must choose", {numberFilling("number", choices.must->amount)}));
}

void ExpectationSentences::addPlayer(const ScenarioExpectation& expectation, Player player,
                                     std::vector<std::string>& lines) const {
    const Filling named{"player", spoken_.player(player)};
    for (const auto& [word, value] : expectation.values[indexOf(player)])
        lines.push_back(
            say("value",
                {named, {"word", spoken_.word("numbers", word)}, numberFilling("number", value.amount)}));
    if (const auto& revealed = expectation.revealed[indexOf(player)])
        lines.push_back(say("revealed", {named, {"cards", cards(*revealed)}}));
    if (const auto& shuffled = expectation.shuffled[indexOf(player)])
        lines.push_back(say("shuffled", {named, numberFilling("number", shuffled->amount)}));
}

void ExpectationSentences::addZones(const ScenarioExpectation& expectation,
                                    std::vector<std::string>& lines) const {
    for (const Player owner : {Player::a, Player::b, Player::nobody}) {
        const bool isShared = owner == Player::nobody;
        for (const ScenarioZone& each : expectation.zones[indexOf(owner)])
            lines.push_back(zone(isShared ? "shared zone" : "zone", each, owner));
        for (const Player viewer : bothPlayers)
            for (const ScenarioZone& each : expectation.seen[indexOf(viewer)][indexOf(owner)])
                lines.push_back(zone(isShared ? "seen shared zone" : "seen zone", each, owner, viewer));
    }
}

std::string ExpectationSentences::zone(const char* key, const ScenarioZone& zone, Player owner,
                                       Player viewer) const {
    std::vector<Filling> filled{{"zone", spoken_.word("zones", zone.word)}, {"cards", cards(zone)}};
    if (owner != Player::nobody)
        filled.push_back({"player", spoken_.player(owner)});
    if (viewer != Player::nobody)
        filled.push_back({"viewer", spoken_.player(viewer)});
    return spoken_.speech().heading(say(key, filled));
}

std::string ExpectationSentences::cards(const ScenarioZone& zone) const {
    if (zone.count)
        return *zone.count == 0 ? say("nothing") : say("cards", {numberFilling("number", *zone.count)});
    return zone.cards.empty() ? say("nothing") : cards(zone.cards);
}

std::string ExpectationSentences::cards(const std::vector<ScenarioCard>& cards) const {
    std::vector<std::string> names;
    names.reserve(cards.size());
    for (const ScenarioCard& each : cards)
        names.push_back(card(each));
    return spoken_.speech().joined("comma", names);
}

std::string ExpectationSentences::name(const std::string& card) const {
    const CardTable& table = spoken_.match().cards();
    const auto found = std::ranges::find_if(
        table, [&](const CardDefinition& each) { return each.id == card || each.name.en == card; });
    return found == table.end() ? card : spoken_.speech().named(*found);
}

std::string ExpectationSentences::card(const ScenarioCard& card) const {
    const std::vector<std::string> parts = details(card);
    if (parts.empty())
        return name(card.card.name);
    return say("card",
               {{"card", name(card.card.name)}, {"details", spoken_.speech().joined("comma", parts)}});
}

std::vector<std::string> ExpectationSentences::details(const ScenarioCard& card) const {
    const Speech speech = spoken_.speech();
    std::vector<std::string> parts;
    parts.reserve(card.numbers.size());
    for (const auto& [word, number] : card.numbers)
        parts.push_back(word == "damage" ? spoken_.say("states", "damage", {numberFilling("number", number)})
                                         : spoken_.say("states", "given",
                                                       {{"word", spoken_.word("numbers", word)},
                                                        numberFilling("now", number)}));
    if (card.aside)
        parts.push_back(spoken_.word("states", *card.aside ? "aside" : "upright"));
    if (card.fresh)
        parts.push_back(say(*card.fresh ? "new" : "not new"));
    if (card.face)
        parts.push_back(*card.face == Face::down ? spoken_.word("states", "face down") : say("face up"));
    if (card.owner)
        parts.push_back(say("owner", {{"player", spoken_.player(*card.owner)}}));
    if (card.marks && card.marks->empty())
        parts.push_back(say("no marks"));
    for (const std::string& mark : card.marks.value_or(std::vector<std::string>{}))
        parts.push_back(spoken_.word("marks", mark));
    for (const auto& [counter, count] : card.counters)
        parts.push_back(spoken_.counters(counter, count));
    for (const auto& [kind, words] : card.has) {
        std::vector<std::string> told;
        for (const std::string& word : words)
            told.push_back(speech.wordOf(word));
        parts.push_back(told.empty() ? say("none of", {{"word", speech.wordOf(kind)}})
                                     : speech.joined("slash", told));
    }
    if (card.tellsUsed)
        parts.push_back(say("used", {numberFilling("number", static_cast<std::int32_t>(card.used.size()))}));
    if (card.tellsUnder)
        parts.push_back(say("under", {{"cards", card.under.empty() ? say("nothing") : cards(card.under)}}));
    if (card.tellsLinked)
        parts.push_back(
            say("linked", {{"cards", card.linked.empty() ? say("nothing") : cards(card.linked)}}));
    if (!card.sameAs.empty())
        parts.push_back(say("same as before"));
    if (!card.otherThan.empty())
        parts.push_back(say("other than before"));
    return parts;
}

std::string ExpectationSentences::deck(const ScenarioDeck& deck) const {
    std::vector<std::string> lines;
    lines.reserve(deck.lines.size());
    for (const ScenarioDeck::Line& line : deck.lines)
        lines.push_back(std::to_string(line.count) + " " + name(line.card));
    return spoken_.speech().joined("comma", lines);
}

} // namespace takujo
