// Feeds bytes to the reader of saved games, and plays those that it lets pass with the real cards: as far as
// they go they are a game, which goes on, is saved, and says what is seen of it.

#include "engine/files/words/words_file.h"
#include "engine/match/random_answer.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

#include <map>

namespace {

using namespace takujo;

struct OfGame {
    Library library;
    Words words;
};

const OfGame& partsOf(const Game& game) {
    static std::map<std::string_view, OfGame> all;
    const auto [found, isNew] = all.try_emplace(game.id);
    Findings findings;
    if (isNew)
        found->second = {loadLibrary(game.id, game.schema, game.deckWords(), findings),
                         loadWords(game.id, findings)};
    return found->second;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Findings findings;
    const auto saved = readSave(fileOf(data, size), scenarioGame, findings);
    demand(saved || findings.errors() > 0);
    if (saved) {
        const OfGame& parts = partsOf(*findGame(saved->game));
        auto loaded = loadGame(*saved, parts.library, findings);
        demand(loaded || findings.errors() > 0);
        if (loaded && loaded->divergence) {
            demand(loaded->divergence->step <= saved->steps.size());
            for (const Language language : {Language::en, Language::ja})
                demand(!sentenceOf(*loaded->divergence, *loaded->match, parts.words, language).empty());
        }
        Random random{1};
        for (int i = 0; loaded && i < 5 && !loaded->match->over(); ++i) {
            const Decision& decision = loaded->match->decision();
            demand(!decision.options.empty());
            demand(!loaded->match->answer(Option{decision.options[randomAnswer(decision, random)]}));
        }
        if (loaded)
            demand(!toText(savedGameOf(*loaded->match)).empty());
    }
    checkFindings(findings);
    return 0;
}
