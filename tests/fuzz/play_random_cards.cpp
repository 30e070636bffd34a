// Plays games with cards that were made by chance (random_cards.h): decks of twenty such cards, players who
// take any answer. Nothing may throw, and nothing may come to no end:
//
//   play_random_cards [--game fftcg] [--cards 300] [--games 4] [--seed 1] [--beside-loops 20] [--block N]
//   [--text]
//
// Cards are played in blocks of twenty, each with games of its own; `--block N` plays only that one, and
// `--text` prints its cards instead. What goes wrong is told with the block, the cards and the answers.

#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/match/random_answer.h"
#include "engine/match/saves/saving.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/spoken_match.h"
#include "tests/fuzz/crash_report.h"
#include "tests/fuzz/random_cards.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <exception>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using namespace takujo;

namespace {

constexpr int cardsOfBlock = 20;
constexpr int copies = 4;
/// Players who take any answer may go on for ever where something can be done as often as one likes.
constexpr std::size_t mostAnswers = 600;
struct Options {
    std::string game = "fftcg";
    std::uint64_t cards = 300;
    std::uint64_t games = 4;
    std::uint64_t seed = 1;
    /// Where a loop has been stopped, the ways out of it are looked for at every question, which is slow: a
    /// game ends after so many.
    std::uint64_t besideLoops = 20;
    std::int64_t block = -1;
    bool text = false;
};

struct Totals {
    std::size_t games = 0;
    std::size_t finished = 0;
    std::size_t answers = 0;
};

/// One block of cards: the same for the same seed and number, whatever was played before.
std::vector<RandomCard> cardsOf(const Game& game, std::uint64_t seed, std::uint64_t block) {
    Random random{seedOfGame(seed, block)};
    RandomCards maker{game.schema, random};
    std::vector<RandomCard> cards;
    for (int i = 0; i < cardsOfBlock; ++i)
        cards.push_back(maker.make(i));
    return cards;
}

std::string asSet(const Game& game, const std::vector<RandomCard>& cards) {
    std::string text = "set: random\ngame: " + std::string{game.id} + "\nname: Random\ncards:\n";
    for (const RandomCard& card : cards)
        text += card.text;
    return text;
}

/// What a player reads at some moments: all of it has to be there.
void readAll(const Match& match, const Words& words) {
    for (const Language language : {Language::en, Language::ja})
        for (const Player viewer : bothPlayers) {
            const SpokenMatch spoken{match, words, language, viewer};
            if (PromptSentences{spoken}.prompt().empty())
                throw std::runtime_error("a prompt is empty");
            for (const Option& option : match.decision().options)
                if (OptionSentences{spoken}.option(option).empty())
                    throw std::runtime_error("an option has no words");
            for (const LogEntry& entry : match.log())
                LogSentences{spoken}.line(entry);
        }
}

void checkReplay(const Match& match) {
    Match again{*match.setup()};
    for (const Attempt& answer : match.answers())
        if (again.answer(answer.option))
            throw std::runtime_error("an answer is refused when the game is played again");
    if (exactHash(again.state()) != exactHash(match.state()))
        throw std::runtime_error("the game played again comes to another position");
}

void play(const MatchSetup& setup, std::uint64_t mostBesideLoops, const Words& words, CrashReport& lastWords,
          Totals& totals) {
    Match match{setup};
    Random random{setup.seed};
    std::size_t answers = 0;
    std::uint64_t besideLoops = 0;
    for (; !match.over() && answers < mostAnswers && besideLoops < mostBesideLoops; ++answers) {
        besideLoops += match.state().loopBars.empty() ? 0 : 1;
        const Decision& decision = match.decision();
        if (decision.options.empty())
            throw std::runtime_error("nothing can be answered");
        if (random.below(60) == 0)
            readAll(match, words);
        const std::size_t answer = randomAnswer(decision, random);
        lastWords.note(answer);
        const Option option = decision.options[answer];
        if (match.answer(option))
            throw std::runtime_error("an option on the list is refused");
    }
    readAll(match, words);
    if (random.below(4) == 0)
        checkReplay(match);
    ++totals.games;
    totals.finished += match.over() ? 1 : 0;
    totals.answers += answers;
}

/// False if something went wrong, which has been told.
bool playBlock(const Game& game, const Options& options, std::uint64_t block, const Words& words,
               Totals& totals) {
    const std::vector<RandomCard> cards = cardsOf(game, options.seed, block);
    MatchSetup setup;
    setup.game = &game;
    for (std::size_t i = 0; i < cards.size(); ++i)
        setup.decks[i % 2].push_back({&cards[i].card, copies});
    CrashReport lastWords{"play_random_cards --game " + options.game + " --seed " +
                              std::to_string(options.seed) + " --games " + std::to_string(options.games) +
                              " --beside-loops " + std::to_string(options.besideLoops) + " --block " +
                              std::to_string(block),
                          asSet(game, cards)};
    for (std::uint64_t i = 0; i < options.games; ++i) {
        setup.seed = seedOfGame(options.seed ^ 0x5eedU, block * 1000 + i);
        setup.stops = {i % 2 == 0 ? 0 : everyStop, i % 4 == 3 ? everyStop : 0};
        lastWords.begin(i);
        try {
            play(setup, options.besideLoops, words, lastWords, totals);
        } catch (const std::exception& fault) {
            lastWords.tell(fault.what());
            return false;
        }
    }
    return true;
}

std::optional<Options> read(const std::vector<std::string>& arguments) {
    Options options;
    const std::map<std::string, std::uint64_t*> numbers{{"--cards", &options.cards},
                                                        {"--games", &options.games},
                                                        {"--seed", &options.seed},
                                                        {"--beside-loops", &options.besideLoops}};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& name = arguments[i];
        if (name == "--text") {
            options.text = true;
            continue;
        }
        if (i + 1 == arguments.size())
            return std::nullopt;
        const std::string& value = arguments[++i];
        if (name == "--game") {
            options.game = value;
            continue;
        }
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc{} || end != value.data() + value.size())
            return std::nullopt;
        if (name == "--block")
            options.block = static_cast<std::int64_t>(number);
        else if (const auto found = numbers.find(name); found != numbers.end())
            *found->second = number;
        else
            return std::nullopt;
    }
    return options;
}

} // namespace

int main(int count, char** arguments) {
    const auto options = read({arguments + 1, arguments + count});
    const Game* const game = options ? findGame(options->game) : nullptr;
    if (game == nullptr) {
        std::cerr << "play_random_cards [--game fftcg] [--cards 300] [--games 4] [--seed 1] "
                     "[--beside-loops 20] [--block N] [--text]\n";
        return 2;
    }
    Findings findings;
    const Words words = loadWords(game->id, findings);
    if (options->text && options->block >= 0) {
        std::cout << asSet(*game, cardsOf(*game, options->seed, static_cast<std::uint64_t>(options->block)));
        return 0;
    }
    const std::uint64_t blocks = (options->cards + cardsOfBlock - 1) / cardsOfBlock;
    Totals totals;
    std::size_t faults = 0;
    for (std::uint64_t block = 0; block < blocks; ++block)
        if (options->block < 0 || options->block == static_cast<std::int64_t>(block))
            faults += playBlock(*game, *options, block, words, totals) ? 0 : 1;
    std::cout << totals.games << " games with " << blocks * cardsOfBlock << " cards, " << totals.finished
              << " of them to their end, " << totals.answers << " answers\n";
    return faults == 0 ? 0 : 1;
}
