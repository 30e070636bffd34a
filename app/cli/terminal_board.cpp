#include "app/cli/terminal_board.h"

#include <ostream>
#include <string>

namespace takujo {

namespace {

std::string describe(const Sentences& sentences, const CardView& card) {
    std::string text = sentences.title(card);
    const std::string state = sentences.state(card);
    return state.empty() ? text : text + " (" + state + ")";
}

void printZone(const Sentences& sentences, const ZoneView& zone, std::ostream& out) {
    out << "  " << sentences.zone(zone.zone.kind) << " (" << zone.count << ")";
    bool first = true;
    for (const CardView& card : zone.cards) {
        if (!card.faceUp)
            continue;
        out << (first ? ": " : ", ") << describe(sentences, card);
        first = false;
    }
    out << '\n';
}

/// The player's name, with what the game counts for the player if there is any of it.
std::string describe(const Sentences& sentences, const View& view, Player player) {
    std::string counted;
    for (const ValueView& value : view.values)
        if (value.player == player && value.amount != 0)
            counted.append(counted.empty() ? " (" : ", ")
                .append(sentences.word("numbers", value.word))
                .append(" ")
                .append(std::to_string(value.amount));
    return sentences.player(player) + (counted.empty() ? counted : counted + ")");
}

} // namespace

void printBoard(const Match& match, const Sentences& sentences, Player viewer, std::ostream& out) {
    const View view = viewOf(match, viewer);
    out << "\n--- " << view.turn << " · " << sentences.player(view.turnPlayer) << " · "
        << sentences.phase(view.phase) << " ---\n";
    for (const Player player : {opponentOf(viewer), Player::nobody, viewer}) {
        if (player != Player::nobody)
            out << describe(sentences, view, player) << '\n';
        for (const ZoneView& zone : view.zones)
            if (zone.zone.player == player && (player != Player::nobody || zone.count > 0))
                printZone(sentences, zone, out);
    }
}

void printCard(const Match& match, const Sentences& sentences, ObjectId card, std::ostream& out) {
    const CardDefinition& definition = match.position().definition(card);
    out << definition.name.in(sentences.language()) << " · " << sentences.typeLine(definition) << '\n';
    for (const std::string& line : sentences.cardText(definition))
        out << "  " << line << '\n';
    for (const NumberSpec& number : match.game().tables.numbers) {
        const std::vector<Contribution> parts = explain(match, card, number.word);
        if (parts.empty())
            continue;
        int sum = 0;
        for (const Contribution& part : parts)
            sum += part.amount;
        out << "  " << sentences.word("numbers", number.word) << ' ' << sum;
        for (const Contribution& part : parts)
            out << "  [" << sentences.contribution(part) << ' ' << part.amount
                << (part.rule.empty() ? "" : ", ") << part.rule << ']';
        out << '\n';
    }
}

void printDecision(const Sentences& sentences, std::ostream& out) {
    out << sentences.prompt();
    const std::string progress = sentences.progress();
    out << (progress.empty() ? "" : " " + progress) << '\n';
    const std::vector<std::string> options = sentences.options();
    for (std::size_t i = 0; i < options.size(); ++i)
        out << "  " << i + 1 << ". " << options[i] << '\n';
}

} // namespace takujo
