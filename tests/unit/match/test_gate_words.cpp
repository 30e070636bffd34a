// What is said of a game with a gate reads well, in both languages, whatever its players do.

#include <QTest>

#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "tests/unit/match/gate_cards.h"
#include "tests/unit/match/spoken_game.h"

#include <set>

namespace test_gate_words {

using namespace takujo;

namespace {

Words wordsOf(const Game& game) {
    Findings findings; // `filesHaveNoFindings` tells them
    return loadWords(game.id, findings);
}

} // namespace

class TestGateWords : public QObject {
    Q_OBJECT

private slots:
    static void whatIsSaidOfTheGateReadsWell();
};

/// Two rulers whose players do everything in another way: every verb comes up, and every step that asks.
void TestGateWords::whatIsSaidOfTheGateReadsWell() {
    const Game& game = *findGame("gate_ruler");
    const Words words = wordsOf(game);
    const std::vector<CardDefinition> cards = gateCards(game);
    Reader reader;
    std::set<std::string> refused;
    std::set<std::string> moves;
    std::set<std::string> asked;
    std::set<std::string> offered;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        MatchSetup setup;
        setup.game = &game;
        setup.seed = seed;
        for (std::size_t side = 0; side < setup.decks.size(); ++side)
            for (const CardDefinition& card : cards) {
                const std::string_view type = game.schema.types[card.type];
                if (type == "ruler" && &card != &cards[(side + seed) % 2])
                    continue;
                setup.decks[side].push_back({&card, type == "ruler" ? 1 : 4, partOf(game, card)});
            }
        setup.stops = {seed % 3 == 0 ? everyStop : 0, seed % 3 == 0 ? everyStop : 0};
        TalkativeGame talk{setup, words, reader, refused};
        talk.play();
        moves.insert(talk.moves().begin(), talk.moves().end());
        asked.insert(talk.asked().begin(), talk.asked().end());
        offered.insert(talk.offered().begin(), talk.offered().end());
    }
    QStringList wordless;
    for (const std::string& move : moves)
        if (words.find("log", move) == nullptr)
            wordless << QString::fromStdString(move);
    QVERIFY2(wordless.isEmpty(), qPrintable("no words in the log for\n" + wordless.join('\n')));
    // What only some rulers and texts bring about need not have come up.
    for (const char* verb :
         {"play", "set", "activate", "reveal", "attack", "pass", "land", "use counter", "leave counter"})
        QVERIFY2(offered.contains(verb), verb);
    QVERIFY(!asked.empty());
    QVERIFY2(reader.complaints().isEmpty(), qPrintable(reader.complaints().mid(0, 40).join('\n')));
}

TAKUJO_TEST(TestGateWords)
} // namespace test_gate_words
#include "test_gate_words.moc"
