// Who deals damage, and what a card has come onto, as the log tells it: looked for in random games.

#include "engine/core/links.h"
#include "engine/files/words/words_file.h"
#include "engine/match/random_answer.h"
#include "engine/match/sentences/log_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/battery_games.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace test_who_is_told_in_the_log {

using namespace takujo;

namespace {

constexpr int games = 6;
constexpr int decisions = 400;

std::vector<DefinitionIndex> told(const LogEntry& entry, std::string_view name) {
    std::vector<DefinitionIndex> found;
    for (const Argument& argument : entry.arguments)
        if (argument.name == name)
            found.push_back(static_cast<DefinitionIndex>(argument.number));
    return found;
}

ZoneId leaderOf(const Match& match, Player player) {
    return {zoneOfWord(match.game().tables, "leader"), player};
}

/// Each player's leader.
std::array<DefinitionIndex, 2> leaders(const Match& match) {
    std::array<DefinitionIndex, 2> found{};
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(match.state(), leaderOf(match, player)))
            found[indexOf(player)] = match.position().definitionIndex(id);
    return found;
}

struct Seen {
    int jobChanges = 0;
    int together = 0;
};

const Words& words() {
    static const Words loaded = [] {
        Findings findings;
        return loadWords("granblue", findings);
    }();
    return loaded;
}

void lookAt(const Match& match, std::size_t from, const std::array<DefinitionIndex, 2>& before, Seen& seen) {
    for (std::size_t i = from; i < match.log().size(); ++i) {
        const LogEntry& entry = match.log()[i];
        if (!entry.isEvent)
            continue;
        const Event& event = entry.event;
        const bool isJobChange = event.kind == EventKind::move && event.host.exists() &&
                                 event.to == leaderOf(match, event.to.player);
        if (isJobChange) {
            ++seen.jobChanges;
            QCOMPARE(told(entry, "host"), std::vector{before[indexOf(event.to.player)]});
        }
        const std::vector<DefinitionIndex> dealers = told(entry, "dealers");
        if (dealers.empty())
            continue;
        ++seen.together;
        QVERIFY(dealers.size() > 1);
        const auto line = [&](Language language) {
            return QString::fromStdString(
                LogSentences{{match, words(), language, Player::nobody}}.line(entry));
        };
        const std::string amount = std::to_string(event.amount);
        QVERIFY2(line(Language::en).contains(QString::fromStdString(" deal " + amount + " damage to ")),
                 qPrintable(line(Language::en)));
        QVERIFY2(line(Language::ja).contains(QString::fromStdString("合わせて")),
                 qPrintable(line(Language::ja)));
        for (const DefinitionIndex dealer : dealers)
            QVERIFY(line(Language::en).contains(QString::fromStdString(match.cards()[dealer].name.en)));
    }
}

} // namespace

class TestWhoIsToldInTheLog : public QObject {
    Q_OBJECT

private slots:
    void allWhoDealItAndWhatIsCovered() {
        Seen seen;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            BatteryGame game = batteryGame("granblue");
            game.setup.seed = seed;
            Match match{game.setup};
            Random random{seed};
            for (int i = 0; i < decisions && !match.over(); ++i) {
                const std::array<DefinitionIndex, 2> before = leaders(match);
                const std::size_t lines = match.log().size();
                const Decision& decision = match.decision();
                const Option option = decision.options[randomAnswer(decision, random)];
                match.answer(option);
                lookAt(match, lines, before, seen);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(seen.jobChanges > 0);
        QVERIFY(seen.together > 0);
    }
};

TAKUJO_TEST(TestWhoIsToldInTheLog)

} // namespace test_who_is_told_in_the_log
#include "test_who_is_told_in_the_log.moc"
