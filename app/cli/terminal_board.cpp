#include "app/cli/terminal_board.h"

#include <ostream>

namespace takujo {

namespace {

std::string describe(const Sentences& sentences, const CardView& card) {
    std::string text = sentences.cardName(card.definition);
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

} // namespace

void printBoard(const Match& match, const Sentences& sentences, Player viewer, std::ostream& out) {
    const View view = viewOf(match, viewer);
    out << "\n--- " << view.turn << " · " << sentences.player(view.turnPlayer) << " · "
        << sentences.phase(view.phase) << " ---\n";
    for (const Player player : {opponentOf(viewer), Player::nobody, viewer}) {
        if (player != Player::nobody)
            out << sentences.player(player) << '\n';
        for (const ZoneView& zone : view.zones)
            if (zone.zone.player == player && (player != Player::nobody || zone.count > 0))
                printZone(sentences, zone, out);
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
