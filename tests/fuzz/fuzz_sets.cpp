// Feeds bytes to the reader of card sets; of the cards that it lets pass the text is written, and they are
// read again as the digest of a saved game knows them.

#include "engine/cards/card_digest.h"
#include "engine/cards/card_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/words/words_file.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

#include <map>

namespace {

const takujo::Words& wordsOfGame(const takujo::Game& game) {
    static std::map<std::string_view, takujo::Words> all;
    const auto [found, isNew] = all.try_emplace(game.id);
    takujo::Findings findings;
    if (isNew)
        found->second = takujo::loadWords(game.id, findings);
    return found->second;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace takujo;
    const Game& game = gameOf(data, size);
    Findings findings;
    const auto set = readCardSet(fileOf(data, size), game.id, game.schema, findings);
    checkFindings(findings);
    demand(set || findings.errors() > 0);
    if (!set)
        return 0;
    for (const CardDefinition& card : set->cards) {
        demand(!card.id.empty() && card.type < game.schema.types.size());
        digestOf(card, game.tables.vocabulary);
        for (const Language language : {Language::en, Language::ja})
            for (const std::string& line :
                 abilityTexts(card, *game.schema.vocabulary, wordsOfGame(game), language))
                demand(!line.empty() && !firstBadUtf8(line));
    }
    return 0;
}
