#include "app/cli/terminal_bots.h"

#include "engine/lab/bots/make_bot.h"
#include "engine/match/sentences/option_sentences.h"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <string>
#include <vector>

namespace takujo {

namespace {

constexpr BotChoice adviser{BotKind::thinking};

/// The same game is answered the same.
std::uint64_t seedOf(const Match& match) {
    return match.setup() == nullptr ? 0 : ~match.setup()->seed;
}

} // namespace

Player TerminalBots::viewer(Player decider) const {
    return seated_[0].has_value() == seated_[1].has_value() || !playFor(decider) ? decider
                                                                                 : opponentOf(decider);
}

std::size_t TerminalBots::answer(const Match& match) const {
    const Decision& decision = match.decision();
    if (decision.options.size() == 1)
        return 0;
    return makeBot(*seated_[indexOf(decision.decider)], seedOf(match))
        ->answer(knownTo(decision.decider, match, decks_));
}

void TerminalBots::advise(const SpokenMatch& spoken, std::ostream& out) const {
    const Match& match = spoken.match();
    const Decision& decision = match.decision();
    const Words& words = spoken.words();
    const Language language = spoken.language();
    if (decision.options.size() == 1) {
        out << words.text("terminal", "only answer", language) << '\n';
        return;
    }
    const std::vector<std::string> said = OptionSentences{spoken}.options();
    const Advice advice =
        makeBot(adviser, seedOf(match))->advise(knownTo(decision.decider, match, decks_), {});
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < std::min(advice.judged.size(), most); ++i) {
        const JudgedOption& judged = advice.judged[i];
        out << fill(i == 0 ? words.text("terminal", "advice", language)
                           : words.text("terminal", "next best", language),
                    {{"number", std::to_string(judged.option + 1), false},
                     {"answer", said[judged.option], false},
                     {"games", std::to_string(std::lround(judged.chance * 100)), false}})
            << '\n';
    }
}

} // namespace takujo
