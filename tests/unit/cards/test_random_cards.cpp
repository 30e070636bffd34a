// What chance makes for tests/fuzz: cards in which everything is said that abilities can say.

#include "tests/test_program.h"

#include <QTest>

#include "engine/games/registry.h"
#include "tests/fuzz/random_cards.h"

#include <map>

namespace test_random_cards {

using namespace takujo;

class TestRandomCards : public QObject {
    Q_OBJECT

private slots:
    static void everyShapeComesUp_data();
    static void everyShapeComesUp();
};

void TestRandomCards::everyShapeComesUp_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("fftcg") << "fftcg";
    QTest::newRow("workbench") << "workbench";
}

void TestRandomCards::everyShapeComesUp() {
    QFETCH(const QString, game);
    const CardSchema& schema = findGame(game.toStdString())->schema;
    std::map<std::string, int> missing;
    for (const char* words :
         {"when: [", "once at a time: true", "spent", "who picks", "once a turn: true",
          "modes: ", "instead of: ", "state: ", "always: ", "when you do so: ", "for each: ", "divide: "})
        missing[words] = 0;
    Random random{15};
    RandomCards maker{schema, random};
    for (int i = 0; i < 3000 && !missing.empty(); ++i) {
        const std::string text = maker.make(i).text;
        std::erase_if(missing, [&](const auto& one) { return text.find(one.first) != std::string::npos; });
    }
    for (const auto& [words, none] : missing)
        qWarning("%s", words.c_str());
    QVERIFY(missing.empty());
}

TAKUJO_TEST(TestRandomCards)

} // namespace test_random_cards
#include "test_random_cards.moc"
