// Feeds bytes to the reader of decks; what it lets pass is looked up in the library and put to the rules.

#include "engine/files/cards/deck_file.h"
#include "engine/files/cards/library.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

#include <map>

namespace {

const takujo::Library& libraryOfGame(const takujo::Game& game) {
    static std::map<std::string_view, takujo::Library> all;
    const auto [found, isNew] = all.try_emplace(game.id);
    takujo::Findings findings;
    if (isNew)
        found->second = takujo::loadLibrary(game.id, game.schema, game.deckWords(), findings);
    return found->second;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace takujo;
    const Game& game = gameOf(data, size);
    Findings findings;
    const auto deck = readDeck(fileOf(data, size), game.deckWords(), findings);
    demand(deck || findings.errors() > 0);
    if (deck) {
        const auto lines = libraryOfGame(game).lines(*deck, findings);
        demand(lines.size() <= deck->entries.size());
        game.checkDeck(deck->format, lines);
    }
    checkFindings(findings);
    return 0;
}
