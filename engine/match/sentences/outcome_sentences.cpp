#include "engine/match/sentences/outcome_sentences.h"

#include <string>
#include <utility>

namespace takujo {

std::string OutcomeSentences::end(std::string_view section, std::string_view otherwise) const {
    const Match& match = spoken_.match();
    const Outcome outcome = match.state().outcome;
    const bool isDraw = outcome == Outcome::draw;
    const std::string ended = isDraw ? "draw" : "win";
    const Player winner = outcome == Outcome::winA ? Player::a : Player::b;
    const LogEntry* why = nullptr;
    std::string told{otherwise};
    const auto& log = match.log();
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
        rule = match.game().tables.bothLose;
    return spoken_.speech().withRule(spoken_.say(section, told, filled), rule);
}

std::string OutcomeSentences::outcome() const {
    if (!spoken_.match().over())
        return {};
    return end("outcome", spoken_.match().state().outcome == Outcome::draw ? "draw" : "win");
}

std::string OutcomeSentences::whoWon() const {
    if (!spoken_.match().over())
        return {};
    const Outcome outcome = spoken_.match().state().outcome;
    if (outcome == Outcome::draw)
        return spoken_.word("phrases", "a draw");
    return spoken_.say("phrases", "who wins",
                       {{"player", spoken_.player(outcome == Outcome::winA ? Player::a : Player::b)}});
}

std::string OutcomeSentences::why() const {
    return spoken_.match().over() ? end("why it ended", {}) : std::string{};
}

} // namespace takujo
