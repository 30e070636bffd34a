#include "engine/match/sentences/card_sentences.h"

#include "engine/kit/visibility.h"
#include "engine/match/sentences/ability_parts.h"
#include "engine/match/sentences/stack_sentences.h"

#include <cstdlib>
#include <string_view>
#include <utility>

namespace takujo {

namespace {

constexpr int longestBeginning = 32; ///< letters, of which Japanese ones count as two

/// The text as far as it tells it apart: cut between words, and never inside a sign such as [Fire].
std::string beginningOf(const std::string& text) {
    int width = 0;
    int open = 0;
    std::size_t fits = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t next = at + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xc0U) == 0x80)
            ++next;
        const std::string_view letter = std::string_view{text}.substr(at, next - at);
        width += letter.size() > 1 ? 2 : 1;
        if (open == 0 && width <= longestBeginning && (letter == " " || letter.size() > 1))
            fits = at;
        open += letter == "[" || letter == "《" || letter == "「";
        open -= letter == "]" || letter == "》" || letter == "」";
        at = next;
    }
    return width <= longestBeginning ? text : text.substr(0, fits) + "…";
}

} // namespace

std::string CardSentences::contribution(const Contribution& part) const {
    std::string name = part.ofCard ? spoken_.cardName(part.card) : spoken_.word("contributions", part.key);
    if (part.until.empty())
        return name;
    return spoken_.say("lasting", part.until,
                       {{"part", name},
                        {"player", spoken_.player(part.whose)},
                        {"other", spoken_.player(opponentOf(part.whose))}});
}

std::string CardSentences::typeLine(const CardDefinition& card) const {
    return spoken_.speech().typeLine(card, spoken_.match().game().schema);
}

std::vector<std::string> CardSentences::text(const CardDefinition& card, bool withKeywords) const {
    const Speech speech = spoken_.speech();
    const CardSchema& schema = spoken_.match().game().schema;
    std::vector<std::string> lines = speech.cardText(card, schema, withKeywords);
    for (const CardDefinition& side : card.otherSide) {
        lines.push_back(spoken_.say("states", "other side", {{"card", speech.named(side)}}));
        for (std::string& line : speech.cardText(side, schema, withKeywords))
            lines.push_back(std::move(line));
    }
    return lines;
}

std::string CardSentences::givenText(const CardView& card, const GivenView& given) const {
    const auto parts =
        partsOf(spoken_, given.from, given.ability, card.definition, card.controller, card.controller);
    return parts ? parts->whole() : std::string{};
}

std::string CardSentences::shortName(const CardView& card, const GivenView& given) const {
    const std::string name =
        spoken_.match().cards()[given.from].abilities[given.ability].name.in(spoken_.language());
    return name.empty() ? beginningOf(givenText(card, given)) : name;
}

std::vector<std::string> CardSentences::givenTexts(const CardView& card) const {
    std::vector<std::string> texts;
    texts.reserve(card.given.size());
    for (const GivenView& given : card.given)
        texts.push_back(spoken_.say("phrases", "quoted", {{"says", givenText(card, given)}}));
    return texts;
}

std::string CardSentences::title(const CardView& card) const {
    if (card.isProcess())
        return spoken_.speech().heading(StackSentences{spoken_}.name(card));
    if (!card.isAbility)
        return spoken_.cardName(card.definition);
    return spoken_.speech().heading(
        spoken_.abilityName(spoken_.match().cards()[card.definition],
                            spoken_.match().cards()[card.text].abilities[card.ability]));
}

std::string CardSentences::state(const CardView& card) const {
    const Match& match = spoken_.match();
    const Speech speech = spoken_.speech();
    if (!card.faceUp)
        return speech.heading(spoken_.word("states", "face down"));
    std::vector<std::string> parts;
    if (card.isToken)
        parts.push_back(spoken_.word("states", "token"));
    for (const std::string_view role : card.rolesBeside)
        parts.push_back(spoken_.word("marks", role));
    if (const std::string key = "at host." + std::string{card.roleAtHost};
        !card.roleAtHost.empty() && spoken_.words().find("states", key) != nullptr)
        parts.push_back(spoken_.say("states", key, {{"card", spoken_.objectName(card.host)}}));
    if (card.faceDown)
        parts.push_back(spoken_.word("states", "face down"));
    if (card.zone.exists() && match.game().tables.zones[card.zone.kind].table)
        parts.push_back(spoken_.word("states", card.aside ? "aside" : "upright"));
    if (card.waitsForNextTurn)
        parts.push_back(spoken_.word("states", "new"));
    if (card.damage != 0)
        parts.push_back(spoken_.say("states", "damage", {numberFilling("number", card.damage)}));
    if (card.damageChange != 0)
        parts.push_back(spoken_.word("states", "damage taken") + (card.damageChange > 0 ? " +" : " −") +
                        std::to_string(std::abs(card.damageChange)));
    for (const NumberView& number : card.numbers)
        if (number.now != number.printed)
            parts.push_back(spoken_.say("states", number.isPrinted ? "changed" : "given",
                                        {{"word", spoken_.word("numbers", number.word)},
                                         numberFilling("now", number.now),
                                         numberFilling("printed", number.printed)}));
    for (const CounterView& counter : card.counters)
        parts.push_back(spoken_.counters(counter.name.in(spoken_.language()), counter.count));
    for (const std::string_view mark : card.marks)
        parts.push_back(spoken_.word("marks", mark));
    for (const RestrictionView& given : card.restrictions)
        parts.push_back(spoken_.say("states", "restriction",
                                    {{"what", spoken_.word(given.isDemand ? "must" : "cannot", given.word)},
                                     {"card", speech.named(match.cards()[given.from])}}));
    for (const GivenView& given : card.given)
        parts.push_back(spoken_.say(
            "states", "given ability",
            {{"says", givenText(card, given)}, {"card", speech.named(match.cards()[given.from])}}));
    for (const GivenView& used : card.usedUp)
        parts.push_back(spoken_.say("states", "used up", {{"says", shortName(card, used)}}));
    std::vector<std::string> under;
    for (std::size_t i = 0; i < card.guests.size(); ++i)
        if (i != card.readAs)
            under.push_back(card.guests[i].faceUp ? title(card.guests[i])
                                                  : spoken_.word("states", "face down"));
    if (!under.empty())
        parts.push_back(spoken_.say("states", "over", {{"objects", speech.list(under)}}));
    if (card.x)
        parts.push_back(spoken_.say("states", "x", {numberFilling("number", *card.x)}));
    if (card.modes != 0)
        parts.push_back(spoken_.say("states", "mode", {{"says", StackSentences{spoken_}.effect(card)}}));
    std::vector<std::string> chosen;
    chosen.reserve(card.chosen.size() + card.chosenBacks.size());
    for (const ObjectId id : card.chosen)
        chosen.push_back(spoken_.objectName(id));
    for (const Shown& back : card.chosenBacks)
        chosen.push_back(spoken_.hiddenName(objectOfAlias(match.state(), back.zone, back.alias)));
    if (!chosen.empty())
        parts.push_back(spoken_.say("states", "chosen", {{"objects", speech.list(chosen)}}));
    return speech.heading(speech.joined("comma", parts));
}

} // namespace takujo
