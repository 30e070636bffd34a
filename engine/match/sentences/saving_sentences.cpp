// What players are told when a game is written or read, in their language.

#include "engine/match/saves/saving.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/spoken_match.h"

namespace takujo {

namespace {

std::string_view keyOf(WriteFailure::Why why) {
    switch (why) {
    case WriteFailure::Why::badLink:
        return "bad link";
    case WriteFailure::Why::folder:
        return "a folder";
    case WriteFailure::Why::noOrdinaryFile:
        return "no ordinary file";
    case WriteFailure::Why::noName:
        return "no name";
    case WriteFailure::Why::noFolder:
        return "no folder";
    case WriteFailure::Why::noRoom:
        return "no room";
    case WriteFailure::Why::notAllowed:
        return "not allowed";
    case WriteFailure::Why::longName:
        return "long name";
    case WriteFailure::Why::other:
        break;
    }
    return "not written";
}

std::string_view keyOf(Divergence::Why why) {
    switch (why) {
    case Divergence::Why::position:
        return "another position";
    case Divergence::Why::decider:
        return "another decider";
    case Divergence::Why::answer:
        return "not offered";
    case Divergence::Why::over:
        return "over already";
    case Divergence::Why::nothing:
        return "nothing changes";
    case Divergence::Why::fault:
        break;
    }
    return "no end";
}

} // namespace

std::string sentenceOf(const WriteFailure& failure, const Words& words, Language language) {
    return fill(words.text("saves", keyOf(failure.why), language),
                {{"file", failure.file, false},
                 {"folder", failure.folder, false},
                 {"reason", failure.system.in(language), false}});
}

std::string sentenceOf(const Divergence& divergence, const Match& match, const Words& words,
                       Language language) {
    const auto before = match.glimpse(divergence.place);
    const SpokenMatch spoken{*before, words, language, Player::nobody};
    const bool isStep = divergence.why == Divergence::Why::answer;
    const bool isDecider = divergence.why == Divergence::Why::decider;
    const auto said = [&](std::string_view key, const std::vector<Filling>& fillings) {
        return fill(words.text("saves", key, language), fillings);
    };
    const std::string place = divergence.path + ":" + std::to_string(divergence.at.line) + ":" +
                              std::to_string(divergence.at.column);
    // What nothing on offer means can be told only as it is written.
    const std::string step = divergence.option ? OptionSentences{spoken}.option(*divergence.option)
                                               : said("as written", {{"words", divergence.words, false}});
    std::string found = divergence.found;
    if (isStep)
        found = spoken.step(divergence.found);
    else if (isDecider)
        found = spoken.player(opponentOf(divergence.player));
    return said(divergence.step == 0 ? "another beginning" : keyOf(divergence.why),
                {{"file", place, false},
                 {"number", std::to_string(divergence.step), divergence.step == 1},
                 {"words", step, false},
                 {"expected", isDecider ? spoken.player(divergence.player) : divergence.expected, false},
                 {"found", found, false}}) +
           said("after a divergence", {});
}

std::string uncoveredSentence(std::uint8_t uncovered, const Words& words, Language language) {
    if (uncovered == 0)
        return {};
    std::string_view key = "back over a reveal";
    if ((uncovered & Uncovered::shuffle) != 0)
        key = "back over a shuffle";
    else if ((uncovered & Uncovered::draw) != 0)
        key = "back over a draw";
    else if ((uncovered & Uncovered::reveal) == 0)
        key = "on another way";
    return words.text("saves", key, language);
}

} // namespace takujo
