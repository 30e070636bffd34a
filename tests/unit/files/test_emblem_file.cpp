#include "engine/files/layouts/emblem_file.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>

namespace test_emblem_file {

using namespace takujo;

namespace {

const std::string good = R"(emblems: 1
figures:
  people: [knight, mage]
  beasts: [wolf]
lights: [sun, moon]
grounds:
  flame: [rays]
  other: [hills, sea]
names:
  wolf: [wolf, hound]
  mage: [oracle]
  knight: [oracle]
games:
  tiny: {unit: [people, beasts], site: beasts}
  other: {whatever: [people]}
)";

std::optional<EmblemBook> read(const std::string& text, Findings& findings) {
    return parseEmblems(text, "emblems.yaml", {"tiny", {"unit", "site"}}, findings);
}

std::string changed(const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

using Names = std::vector<std::string>;

} // namespace

class TestEmblemFile : public QObject {
    Q_OBJECT

private slots:
    void saysWhichDrawingsSuit() {
        Findings findings;
        const auto book = read(good, findings);
        QVERIFY2(book && findings.empty(), findings.toText().c_str());
        QCOMPARE(book->figures.size(), std::size_t{2});
        QCOMPARE(book->figures[0], (Names{"knight", "mage", "wolf"}));
        QCOMPARE(book->figures[1], Names{"wolf"});
        QCOMPARE(book->lights, (Names{"sun", "moon"}));
        QCOMPARE(book->groundsFor("flame"), Names{"rays"});
        QCOMPARE(book->groundsFor("drop"), (Names{"hills", "sea"}));
        QCOMPARE(book->groundsFor(""), (Names{"hills", "sea"}));
        QCOMPARE(book->names.at("hound"), Names{"wolf"});
        QCOMPARE(book->names.at("oracle"), (Names{"mage", "knight"}));
        const std::string folder = "resources/cards/emblems/";
        QCOMPARE(book->drawings(), (Names{folder + "figures/knight.svg", folder + "figures/mage.svg",
                                          folder + "figures/wolf.svg", folder + "grounds/hills.svg",
                                          folder + "grounds/rays.svg", folder + "grounds/sea.svg",
                                          folder + "lights/moon.svg", folder + "lights/sun.svg"}));
    }

    void aGameThatItDoesNotKnowHasNoFigures() {
        Findings findings;
        const auto book = parseEmblems(good, "emblems.yaml", {"new", {"unit"}}, findings);
        QVERIFY(book && findings.empty());
        QCOMPARE(book->figures, (std::vector<Names>{{}}));
    }

    void mistakesAreTold_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("no such figure") << "mage]" << "nobody]" << "unknown-drawing" << 3;
        QTest::newRow("out of the folder") << "[rays]" << "[../lights/sun]" << "unknown-drawing" << 7;
        QTest::newRow("of another folder") << "[sun," << "[rays," << "unknown-drawing" << 5;
        QTest::newRow("twice") << "sea]" << "hills]" << "repeated-word" << 8;
        QTest::newRow("a name of no figure") << "  wolf: [wolf" << "  fox: [wolf" << "unknown-figure" << 10;
        QTest::newRow("no such kind") << "beasts]," << "fish]," << "unknown-word" << 14;
        QTest::newRow("a type is missing") << ", site: beasts" << "" << "missing-key" << 14;
        QTest::newRow("no such type") << "site:" << "sight: people, site:" << "unknown-key" << 14;
        QTest::newRow("no lights") << "lights: [sun, moon]\n" << "" << "missing-key" << 1;
        QTest::newRow("of another kind") << "emblems: 1" << "emblems: 2" << "number-out-of-range" << 1;
    }
    void mistakesAreTold() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QFETCH(int, line);
        Findings findings;
        const auto book = read(changed(from.toStdString(), to.toStdString()), findings);
        QVERIFY(book.has_value()); // what is right in it serves all the same
        const auto found = std::ranges::find(findings.all(), code.toStdString(), &Finding::code);
        QVERIFY2(found != findings.all().end(), findings.toText().c_str());
        QCOMPARE(found->line, line);
        QVERIFY(!found->hint.empty());
    }

    void aFileThatIsNotThereIsReported() {
        Findings findings;
        QVERIFY(!readEmblems("/nowhere/emblems.yaml", {"tiny", {"unit"}}, findings));
        QCOMPARE(findings.all().front().code, std::string{"missing-file"});
    }
};

TAKUJO_TEST(TestEmblemFile)

} // namespace test_emblem_file
#include "test_emblem_file.moc"
