// What branches are called and what is told of them. The same words for window and command line.

#include "engine/match/sentences/branch_words.h"

#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/speech.h"
#include "engine/match/sentences/spoken_match.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

std::string pattern(std::string_view key, const StepWords& words) {
    return words.words->text("saves", key, words.language);
}

/// The step with the turn in which it is taken.
std::string withTurn(const std::string& key, const Match& match, std::size_t place, const StepWords& words) {
    const auto turn = match.stateAt(match.at(place).before).turn;
    return fill(pattern(turn == 0 ? key + ".before" : key, words),
                {{"turn", std::to_string(turn), false}, {"answer", stepInWords(match, place, words), false}});
}

/// Another step had been taken from the same place before.
bool isAnotherWay(const Match& match, std::size_t place) {
    const std::size_t fork = match.at(place).before;
    for (std::size_t i = fork + 1; i < place; ++i)
        if (match.at(i).before == fork && !match.at(i).takenBack)
            return true;
    return false;
}

} // namespace

bool sawWhatBecameOf(const Match& match, Player viewer, ObjectId object) {
    constexpr unsigned both = 3;
    const unsigned eyes = viewer == Player::nobody ? both : 1U << indexOf(viewer);
    return object.exists() && std::ranges::any_of(match.log(), [&](const LogEntry& line) {
               return line.isEvent && line.event.object == object && line.hasCard &&
                      (line.seenBy & eyes) == eyes;
           });
}

std::string stepInWords(const Match& match, std::size_t place, const StepWords& words) {
    const MatchPlace step = match.at(place);
    const auto before = match.glimpse(step.before);
    const Player player = step.answer.player;
    Player viewer = words.viewer.value_or(player);
    if (match.sharedWith(place) == place && sawWhatBecameOf(match, viewer, step.answer.option.object))
        viewer = player;
    const SpokenMatch spoken{*before, *words.words, words.language, viewer};
    switch (step.step) {
    case MatchStep::answer:
        return OptionSentences{spoken}.option(step.answer.option);
    case MatchStep::concession:
        return fill(pattern("concedes", words), {{"player", spoken.player(player), false}});
    case MatchStep::stops:
        break;
    }
    return fill(pattern("asked otherwise", words), {{"player", spoken.player(player), false}});
}

std::string usualNameOf(const Match& match, std::size_t tip, const StepWords& words) {
    for (std::size_t at = tip; at != 0; at = match.at(at).before)
        if (isAnotherWay(match, at))
            return withTurn("tried instead", match, at, words);
    return pattern("gone first", words);
}

std::string knownSentence(std::uint8_t known, const Words& words, Language language) {
    std::vector<std::string> what;
    if ((known & Uncovered::draw) != 0)
        what.push_back(words.text("saves", "known draw", language));
    if ((known & Uncovered::reveal) != 0)
        what.push_back(words.text("saves", "known reveal", language));
    if ((known & Uncovered::shuffle) != 0)
        what.push_back(words.text("saves", "known shuffle", language));
    if (what.empty())
        return {};
    return fill(words.text("saves", "known already", language),
                {{"what", Speech{words, language}.list(what), false}});
}

std::string goingBackSentence(std::uint8_t uncovered, const Words& words, Language language) {
    if (uncovered == 0)
        return {};
    std::string_view key = "before a reveal";
    if ((uncovered & Uncovered::shuffle) != 0)
        key = "before a shuffle";
    else if ((uncovered & Uncovered::draw) != 0)
        key = "before a draw";
    else if ((uncovered & Uncovered::reveal) == 0)
        key = "to another way";
    return words.text("saves", key, language);
}

std::vector<ToldBranch> toldBranches(const Match& match, const StepWords& words) {
    std::vector<ToldBranch> told;
    for (Branch& branch : match.branches()) {
        ToldBranch one;
        one.name = branch.name.empty() ? usualNameOf(match, branch.tip, words) : branch.name;
        for (std::size_t at = branch.tip; at != 0; at = match.at(at).before)
            if (isAnotherWay(match, at))
                one.ways.insert(one.ways.begin(), at);
        one.known = knownSentence(branch.known, *words.words, words.language);
        std::size_t first = branch.tip;
        while (first != branch.fork && match.at(first).before != branch.fork)
            first = match.at(first).before;
        if (!branch.isPresent && first != branch.fork)
            one.parts = withTurn("parts", match, first, words);
        one.branch = std::move(branch);
        told.push_back(std::move(one));
    }
    std::ranges::stable_sort(told, {}, &ToldBranch::ways);
    return told;
}

} // namespace takujo
