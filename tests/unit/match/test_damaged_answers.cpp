// Answers that nobody was offered: whatever their numbers are, they are refused with a reason, and nothing
// changes.

#include "tests/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/played_game.h"

namespace test_damaged_answers {

using namespace takujo;

namespace {

constexpr std::array<std::int32_t, 7> numbers{
    -1, 1, 8, 31, 12345, std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()};

/// Returns that answer with one of its parts at a time set to what it may not be.
std::vector<Option> damaged(const Option& option, const Match& match) {
    std::vector<Option> result;
    for (const std::int32_t number : numbers) {
        Option other = option;
        other.value = number;
        result.push_back(other);
    }
    const auto objects = static_cast<std::uint16_t>(match.state().objects.size());
    for (const std::uint16_t index : {std::uint16_t{1}, objects, std::uint16_t{0xFFFE}}) {
        Option other = option;
        other.object.index = index;
        result.push_back(other);
        other = option;
        other.target.index = index;
        result.push_back(other);
    }
    for (const int verb : {0, static_cast<int>(match.game().tables.verbs.size()), 0xFF}) {
        Option other = option;
        other.verb = static_cast<Verb>(verb);
        result.push_back(other);
    }
    return result;
}

} // namespace

class TestDamagedAnswers : public QObject {
    Q_OBJECT

private slots:
    static void areRefusedAndChangeNothing_data();
    static void areRefusedAndChangeNothing();
};

void TestDamagedAnswers::areRefusedAndChangeNothing_data() {
    QTest::addColumn<QString>("game");
    for (const Game* const game : allGames())
        QTest::addRow("%s", std::string{game->id}.c_str()) << QString::fromStdString(std::string{game->id});
}

void TestDamagedAnswers::areRefusedAndChangeNothing() {
    QFETCH(const QString, game);
    PlayedGame played{game, 7, 150};
    Match& match = *played.match;
    std::size_t tried = 0;
    while (match.depth() > 0) {
        match.undo();
        const Moment before{match};
        for (const Option& option : before.options)
            for (const Option& other : damaged(option, match)) {
                if (std::ranges::find(before.options, other) != before.options.end())
                    continue;
                const auto refusal = match.answer(other);
                QVERIFY(refusal.has_value());
                QVERIFY(!refusal->code.empty());
                ++tried;
            }
        QVERIFY(Moment{match} == before);
    }
    QVERIFY(tried > 1000);
}

TAKUJO_TEST(TestDamagedAnswers)

} // namespace test_damaged_answers
#include "test_damaged_answers.moc"
