#include "app/cli/terminal_board.h"

#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/stack_sentences.h"
#include "engine/match/view.h"

#include <ostream>
#include <string>

namespace takujo {

namespace {

/// Numbers that not every card has, such as power: they count in play. `state` tells only those that have
/// changed.
std::string numbersInPlay(const Match& match, const SpokenMatch& spoken, const CardView& card) {
    const CardSchema& schema = match.game().schema;
    if (!match.game().tables.zones[card.zone.kind].table)
        return {};
    std::string text;
    for (const NumberView& number : card.numbers) {
        const FieldSpec* const field = schema.field(number.word);
        const auto allTypes = (1U << schema.types.size()) - 1;
        if (field != nullptr && (field->allowedFor & allTypes) != allTypes && number.now == number.printed)
            text.append(", ")
                .append(spoken.word("numbers", number.word))
                .append(" ")
                .append(std::to_string(number.now));
    }
    return text;
}

/// What lies on a stack: what it is, what it will do and to what.
std::string describeWaiting(const SpokenMatch& spoken, const CardView& card) {
    std::string text = StackSentences{spoken}.name(card) + " (" + StackSentences{spoken}.kind(card);
    if (card.x)
        text += ", X = " + std::to_string(*card.x);
    if (const std::string effect = StackSentences{spoken}.effect(card); !effect.empty())
        text += ": " + effect;
    std::string_view before = " → ";
    for (const std::string& name : StackSentences{spoken}.chosen(card)) {
        text.append(before).append(name);
        before = "; ";
    }
    return text + ")";
}

std::string describe(const Match& match, const SpokenMatch& spoken, const CardView& card) {
    if (match.game().tables.zones[card.zone.kind].shared)
        return describeWaiting(spoken, card);
    const std::string state = CardSentences{spoken}.state(card) + numbersInPlay(match, spoken, card);
    return state.empty() ? CardSentences{spoken}.title(card)
                         : CardSentences{spoken}.title(card) + " (" + state + ")";
}

/// What its colours pay, where cards are turned to pay.
std::string coloursPaid(const Match& match, const SpokenMatch& spoken, const CardView& card) {
    const auto& turned = match.game().tables.play.turned;
    if (turned.zone != card.zone.kind)
        return {};
    std::string colours;
    for (const FieldSpec& field : match.game().schema.fields)
        if (field.kind == FieldSpec::Kind::words && field.slot == turned.colourSet)
            for (const std::string& colour : spoken.speech().printed(match.cards()[card.definition], field))
                colours.append(colours.empty() ? " [" : "/").append(colour);
    return colours.empty() ? colours : colours + "]";
}

/// A line for each card of a hand: what it is, and what it costs.
void printHand(const Match& match, const SpokenMatch& spoken, const ZoneView& zone, std::ostream& out) {
    const CardSchema& schema = match.game().schema;
    out << ":\n";
    for (const CardView& card : zone.cards) {
        const CardDefinition& definition = match.cards()[card.definition];
        out << "    " << describe(match, spoken, card) << " · " << CardSentences{spoken}.typeLine(definition);
        for (const FieldSpec& field : schema.fields)
            if (field.kind == FieldSpec::Kind::number && definition.prints(field.slot))
                for (const std::string& number : spoken.speech().printed(definition, field))
                    out << " · " << spoken.word("numbers", field.key) << ' ' << number;
        out << '\n';
    }
}

/// Names have commas in them, so the cards have something else between them.
void printZone(const Match& match, const SpokenMatch& spoken, const ZoneView& zone, Player viewer,
               std::ostream& out) {
    out << "  " << spoken.zone(zone.zone.kind) << " (" << zone.count << ")";
    for (const CounterView& counter : zone.counters)
        out << " [" << spoken.counters(counter.name.in(spoken.language()), counter.count) << "]";
    if (zone.zone == ZoneId{match.game().tables.script.hand, viewer} && !zone.cards.empty())
        return printHand(match, spoken, zone, out);
    bool first = true;
    for (const CardView& card : zone.cards) {
        if (!card.faceUp)
            continue;
        out << (first ? ": " : "; ") << describe(match, spoken, card) << coloursPaid(match, spoken, card);
        first = false;
    }
    out << '\n';
}

/// The player's name, with what the game counts for the player if there is any of it.
std::string describe(const SpokenMatch& spoken, const View& view, Player player) {
    std::string counted;
    for (const ValueView& value : view.values)
        if (value.player == player && value.amount != 0)
            counted.append(counted.empty() ? " (" : ", ")
                .append(spoken.word("numbers", value.word))
                .append(" ")
                .append(std::to_string(value.amount));
    return spoken.player(player) + (counted.empty() ? counted : counted + ")");
}

} // namespace

void printBoard(const Match& match, const SpokenMatch& spoken, Player viewer, std::ostream& out) {
    const View view = viewOf(match, viewer);
    out << "\n--- " << view.turn << " · " << spoken.player(view.turnPlayer) << " · "
        << spoken.phase(view.phase) << " ---\n";
    for (const Player player : {opponentOf(viewer), Player::nobody, viewer}) {
        if (player != Player::nobody)
            out << describe(spoken, view, player) << '\n';
        for (const ZoneView& zone : view.zones)
            if (zone.zone.player == player && (player != Player::nobody || zone.count > 0))
                printZone(match, spoken, zone, viewer, out);
    }
}

void printCard(const Match& match, const SpokenMatch& spoken, ObjectId card, std::ostream& out) {
    const CardDefinition& definition = match.position().definition(card);
    out << definition.name.in(spoken.language()) << " · " << CardSentences{spoken}.typeLine(definition)
        << '\n';
    for (const std::string& line : CardSentences{spoken}.text(definition))
        out << "  " << line << '\n';
    CardView seen;
    seen.definition = match.position().definitionIndex(card);
    seen.controller = record(match.state(), card).controller;
    for (const GivenAbility& given : match.state().given)
        if (given.object == card)
            seen.given.push_back({given.definition, given.ability});
    for (const std::string& line : CardSentences{spoken}.givenTexts(seen))
        out << "  " << line << '\n';
    for (const NumberSpec& number : match.game().tables.numbers) {
        const std::vector<Contribution> parts = explain(match, card, number.word);
        if (parts.empty())
            continue;
        int sum = 0;
        for (const Contribution& part : parts)
            sum += part.amount;
        out << "  " << spoken.word("numbers", number.word) << ' ' << sum;
        for (const Contribution& part : parts)
            out << "  [" << CardSentences{spoken}.contribution(part) << ' ' << part.amount
                << (part.rule.empty() ? "" : ", ") << part.rule << ']';
        out << '\n';
    }
}

void printDecision(const Match& match, const SpokenMatch& spoken, std::ostream& out) {
    out << PromptSentences{spoken}.prompt();
    const std::string progress = PromptSentences{spoken}.progress();
    out << (progress.empty() ? "" : " " + progress) << '\n';
    if (const std::string more = PromptSentences{spoken}.more(); !more.empty())
        out << "   " << more << '\n';
    if (const auto range = rangeOf(match.decision())) {
        out << "   " << OptionSentences{spoken}.anyNumber(*range) << '\n';
        return;
    }
    const std::vector<std::string> options = OptionSentences{spoken}.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        out << "  " << i + 1 << ". " << options[i] << '\n';
        if (const std::string more = OptionSentences{spoken}.more(match.decision().options[i]); !more.empty())
            out << "     " << more << '\n';
    }
    if (match.decision().kind == DecisionKind::pay)
        out << "  " << spoken.words().text("terminal", "pay as suggested", spoken.language()) << '\n';
    for (const Attempt& attempt : impossibleModes(match)) {
        out << "  -  " << OptionSentences{spoken}.option(attempt.option);
        if (const std::vector<Refusal> reasons = match.whyNot(attempt); !reasons.empty())
            out << " [" << RefusalSentences{spoken}.withRule(reasons.front()) << ']';
        out << '\n';
    }
}

} // namespace takujo
