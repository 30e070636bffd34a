// The heads of scenarios: what they are about, read from the beginning of their files.

#include "tests/test_program.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "engine/files/disk/data_places.h"
#include "engine/files/scenarios/scenario_heads.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace test_scenario_heads {

using namespace takujo;

class TestScenarioHeads : public QObject {
    Q_OBJECT

private slots:
    void theBeginningOfTheFileSaysIt();
    void oneRuleNeedsNoList();
    void anotherOrderIsReadAsWell();
    void whatIsBelowMayBeDamaged();
    void whoSaysNoGameHasNone();
    void theFirstFolderIsBest();
    void everyScenarioOfTheProgramHasOne();

private:
    std::filesystem::path write(const QString& name, const std::string& text) const {
        const std::filesystem::path file = folder_.filePath(name).toStdString();
        std::filesystem::create_directories(file.parent_path());
        std::ofstream{file} << text;
        return file;
    }

    QTemporaryDir folder_;
};

void TestScenarioHeads::theBeginningOfTheFileSaysIt() {
    const auto file = write(QStringLiteral("a.yaml"), "# Why it is so\n"
                                                      "scenario: \"One: or none\"\n"
                                                      "rules: [\"1.2\", \"3-4a\"]\n"
                                                      "game: workbench\n"
                                                      "setup: {phase: work}\n"
                                                      "steps:\n"
                                                      "  - A: rest\n");
    const auto head = scenarioHead(file);
    QVERIFY(head);
    QCOMPARE(head->title, std::string{"One: or none"});
    QCOMPARE(head->game, std::string{"workbench"});
    QCOMPARE(head->rules, (std::vector<std::string>{"1.2", "3-4a"}));
    QVERIFY(head->file == file);
}

void TestScenarioHeads::oneRuleNeedsNoList() {
    const auto head = scenarioHead(write(
        QStringLiteral("a.yaml"), "scenario: One\nrules: \"1.2\"\ngame: workbench\nsetup: {phase: work}\n"));
    QVERIFY(head);
    QCOMPARE(head->rules, std::vector<std::string>{"1.2"});
}

void TestScenarioHeads::anotherOrderIsReadAsWell() {
    const auto head = scenarioHead(write(QStringLiteral("a.yaml"), "game: workbench\n"
                                                                   "setup: {phase: work}\n"
                                                                   "steps: [{A: rest}]\n"
                                                                   "rules: [\"1.2\"]\n"
                                                                   "scenario: One\n"));
    QVERIFY(head);
    QCOMPARE(head->title, std::string{"One"});
    QCOMPARE(head->rules, std::vector<std::string>{"1.2"});
}

void TestScenarioHeads::whatIsBelowMayBeDamaged() {
    const auto head = scenarioHead(
        write(QStringLiteral("a.yaml"),
              "scenario: One\nrules: [\"1.2\"]\ngame: workbench\nsetup: {phase: [\nsteps: nonsense\n"));
    QVERIFY(head); // it is in the list; who plays it is told
    QCOMPARE(head->rules, std::vector<std::string>{"1.2"});
}

void TestScenarioHeads::whoSaysNoGameHasNone() {
    QVERIFY(!scenarioHead(write(QStringLiteral("a.yaml"), "scenario: One\nsetup: {phase: work}\n")));
    QVERIFY(!scenarioHead(write(QStringLiteral("b.yaml"), "")));
    QVERIFY(!scenarioHead(folder_.filePath(QStringLiteral("no such file.yaml")).toStdString()));
}

void TestScenarioHeads::theFirstFolderIsBest() {
    const auto text = [](const char* title) {
        return std::string{"scenario: "} + title + "\nrules: [\"1\"]\ngame: workbench\nsetup: {}\n";
    };
    write(QStringLiteral("own/x/one.yaml"), text("Mine"));
    write(QStringLiteral("all/x/one.yaml"), text("Theirs"));
    write(QStringLiteral("all/y/one.yaml"), text("Another"));
    const std::vector<std::filesystem::path> folders{folder_.filePath(QStringLiteral("own")).toStdString(),
                                                     folder_.filePath(QStringLiteral("all")).toStdString()};
    std::vector<std::string> titles;
    for (const ScenarioHead& head : scenarioHeads(folders))
        titles.push_back(head.title);
    QCOMPARE(titles, (std::vector<std::string>{"Mine", "Another"}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(scenarioHeads(folders, stop.get_token()).empty());
}

void TestScenarioHeads::everyScenarioOfTheProgramHasOne() {
    const std::vector<std::filesystem::path> folders = scenarioFolders();
    QVERIFY(!folders.empty());
    std::size_t files = 0;
    QDirIterator all{QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/scenarios",
                     {"*.yaml"},
                     QDir::Files,
                     QDirIterator::Subdirectories};
    for (; all.hasNext(); all.next())
        ++files;
    const std::vector<ScenarioHead> heads = scenarioHeads(folders);
    QCOMPARE(heads.size(), files);
    // Some of the kit's are about no rule.
    const auto isOfNoRule = [](const ScenarioHead& head) { return head.rules.empty(); };
    QVERIFY(std::ranges::count_if(heads, isOfNoRule) < std::ptrdiff_t(files / 2));
}

TAKUJO_TEST(TestScenarioHeads)

} // namespace test_scenario_heads
#include "test_scenario_heads.moc"
