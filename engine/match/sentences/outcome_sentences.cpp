#include "engine/match/sentences/sentences.h"
#include "engine/match/sentences/speech.h"

#include <string>
#include <utility>

/// What is said of how a game has ended.
namespace takujo {

/// Why is told by the last note that can say it, or else by the event itself. Without any, `otherwise` is
/// said.
std::string Sentences::sayEnd(std::string_view section, std::string_view otherwise) const {
    const Outcome outcome = spoken_.match().state().outcome;
    const bool isDraw = outcome == Outcome::draw;
    const std::string ended = isDraw ? "draw" : "win";
    const Player winner = outcome == Outcome::winA ? Player::a : Player::b;
    const LogEntry* why = nullptr;
    std::string told{otherwise};
    const auto& log = spoken_.match().log();
    for (const bool byEvent : {false, true})
        for (auto entry = log.rbegin(); entry != log.rend() && why == nullptr; ++entry) {
            const bool ends = entry->event.kind == EventKind::win || entry->event.kind == EventKind::lose;
            if (entry->isEvent != byEvent || (byEvent && !ends) ||
                (!byEvent && isDraw && entry->who != Player::nobody))
                continue;
            std::string candidate = ended + ".";
            candidate += byEvent ? wordOf(entry->event.kind) : entry->key;
            if (byEvent && !entry->arguments.empty())
                candidate += ".source";
            if (spoken_.words().find(section, candidate) != nullptr) {
                why = &*entry;
                told = std::move(candidate);
            }
        }
    if (told.empty())
        return {};
    std::vector<Filling> filled;
    if (why != nullptr)
        filled = spoken_.fillings(why->arguments);
    filled.push_back({"player", spoken_.player(winner)});
    filled.push_back({"other", spoken_.player(opponentOf(winner))});
    std::string_view rule = why == nullptr ? std::string_view{} : why->rule;
    if (why != nullptr && why->isEvent && isDraw)
        rule = spoken_.match().game().tables.bothLose;
    return spoken_.speech().withRule(spoken_.say(section, told, filled), rule);
}

std::string Sentences::outcome() const {
    if (!spoken_.match().over())
        return {};
    return sayEnd("outcome", spoken_.match().state().outcome == Outcome::draw ? "draw" : "win");
}

std::string Sentences::whoWon() const {
    if (!spoken_.match().over())
        return {};
    const Outcome outcome = spoken_.match().state().outcome;
    if (outcome == Outcome::draw)
        return spoken_.word("phrases", "a draw");
    return spoken_.say("phrases", "who wins",
                       {{"player", spoken_.player(outcome == Outcome::winA ? Player::a : Player::b)}});
}

std::string Sentences::whyItEnded() const {
    return spoken_.match().over() ? sayEnd("why it ended", {}) : std::string{};
}

} // namespace takujo
