// Feeds bytes to the readers of what belongs to a game beside its cards: words, layouts, rule indexes and
// lessons. The first word of the input says which.

#include "engine/files/cards/library.h"
#include "engine/files/layouts/layout_file.h"
#include "engine/files/scenarios/lesson_file.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/files/words/words_file.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace takujo;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Game& game = gameOf(data, size);
    Findings findings;
    bool isRead = false;
    if (text.starts_with("words")) {
        isRead = parseWords(text, "fuzz.yaml", findings).has_value();
    } else if (text.starts_with("layout")) {
        isRead = parseLayout(text, "fuzz.yaml", {game.id, game.tables, game.schema, game.formats}, findings)
                     .has_value();
    } else if (text.starts_with("lesson")) {
        static Findings ignored;
        static const Library library =
            loadLibrary("fftcg", findGame("fftcg")->schema, findGame("fftcg")->deckWords(), ignored);
        const LessonSources sources{
            scenarioGame, [](const std::string&, const std::string& id) { return library.card(id); }};
        isRead = readLesson(fileOf(data, size), sources, findings).has_value();
    } else {
        isRead = readRuleIndex(fileOf(data, size), findings).has_value();
    }
    demand(isRead || findings.errors() > 0);
    checkFindings(findings);
    return 0;
}
