// Rule indexes: every numbered rule with its kind and a summary, in the rulebook's order.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/words/rule_index_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/written_file.h"

namespace test_rule_index_file {

using namespace takujo;

namespace {

const std::string head = "game: toy\n"
                         "document: {en: Rules 1.0, ja: ルール1.0}\n"
                         "rules:\n";

std::optional<RuleIndex> read(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readRuleIndex(files.write("toy.yaml", text), findings);
}

} // namespace

class TestRuleIndexFile : public QObject {
    Q_OBJECT

private slots:
    static void everyRuleIsReadInOrder();
    static void aKindHasAWord();
    static void mistakesAreTold_data();
    static void mistakesAreTold();
    static void everyBadRuleIsTold();
    static void aFileThatIsNotThereIsNone();
};

void TestRuleIndexFile::everyRuleIsReadInOrder() {
    Findings findings;
    const auto index = read(head + "  \"2\": {kind: definition, en: Basics, ja: 基本}\n"
                                   "  \"11.10\": {kind: enforced, en: Ten., ja: 十。}\n"
                                   "  \"11.1\":\n"
                                   "    kind: todo\n"
                                   "    en: One.\n"
                                   "    ja: 一。\n"
                                   "  \"p-1\": {kind: table, en: Shake hands., ja: 握手する。}\n",
                            findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(index.has_value());
    QCOMPARE(index->game, std::string{"toy"});
    QCOMPARE(index->document.ja, std::string{"ルール1.0"});
    QCOMPARE(index->rules.size(), 4U);
    QCOMPARE(index->rules[0].number, std::string{"2"}); // as the file has them, not by size
    QCOMPARE(index->rules[1].number, std::string{"11.10"});
    QCOMPARE(index->rules[2].number, std::string{"11.1"});
    QVERIFY(index->rules[0].kind == RuleKind::definition);
    QVERIFY(index->rules[1].kind == RuleKind::enforced);
    QVERIFY(index->rules[2].kind == RuleKind::todo);
    QVERIFY(index->rules[3].kind == RuleKind::table);
    QCOMPARE(index->rules[1].summary.en, std::string{"Ten."});
    QCOMPARE(index->rules[1].summary.ja, std::string{"十。"});
    QCOMPARE(index->find("11.1"), &index->rules[2]);
    QCOMPARE(index->find("11.10"), &index->rules[1]);
    QVERIFY(index->find("11") == nullptr);
}

void TestRuleIndexFile::aKindHasAWord() {
    QCOMPARE(std::string{wordOf(RuleKind::enforced)}, std::string{"enforced"});
    QCOMPARE(std::string{wordOf(RuleKind::todo)}, std::string{"todo"});
    QCOMPARE(std::string{wordOf(RuleKind::definition)}, std::string{"definition"});
    QCOMPARE(std::string{wordOf(RuleKind::table)}, std::string{"table"});
}

void TestRuleIndexFile::mistakesAreTold_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("codes");
    const QString good = QString::fromStdString(head) + "  \"1.1\": {kind: enforced, en: One., ja: 一。}\n";
    const auto with = [&](const char* part, const char* instead) {
        QString text = good;
        return text.replace(QString::fromUtf8(part), QString::fromUtf8(instead));
    };
    QTest::newRow("no game") << with("game: toy\n", "") << "1:1 missing-key";
    QTest::newRow("no document") << with("document: {en: Rules 1.0, ja: ルール1.0}\n", "")
                                 << "1:1 missing-key";
    QTest::newRow("no rules") << "game: toy\ndocument: Rules\n" << "1:1 missing-key";
    QTest::newRow("rules as a list") << "game: toy\ndocument: Rules\nrules: [\"1.1\"]\n" << "3:8 wrong-type";
    QTest::newRow("a number without quotes") << with("\"1.1\"", "1.1") << "4:3 unquoted-rule-number";
    QTest::newRow("a number that is none") << with("\"1.1\"", "\"one\"") << "4:3 bad-rule-number";
    QTest::newRow("a number twice") << good + "  \"1.1\": {kind: todo, en: One., ja: 一。}\n"
                                    << "5:3 duplicate-key";
    QTest::newRow("no kind") << with("kind: enforced, ", "") << "4:10 missing-key";
    QTest::newRow("an unknown kind") << with("enforced", "forced") << "4:17 unknown-word";
    QTest::newRow("no English") << with("en: One., ", "") << "4:10 missing-key";
    QTest::newRow("no Japanese") << with(", ja: 一。", "") << "4:10 missing-key";
    QTest::newRow("an unknown key of a rule")
        << with("ja: 一。", "ja: 一。, de: Eins.") << "4:45 unknown-key";
    QTest::newRow("an unknown key") << good + "more: true\n" << "5:1 unknown-key";
    QTest::newRow("a rule that is no map")
        << with("{kind: enforced, en: One., ja: 一。}", "enforced") << "4:10 wrong-type";
}

void TestRuleIndexFile::mistakesAreTold() {
    QFETCH(const QString, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!read(text.toStdString(), findings).has_value());
    QCOMPARE(codesOf(findings), codes);
}

void TestRuleIndexFile::everyBadRuleIsTold() {
    Findings findings;
    read(head + "  \"1.1\": {kind: forced, en: One., ja: 一。}\n"
                "  \"1.2\": {kind: todo, en: Two., ja: 二。}\n"
                "  1.3: {kind: todo, ja: 三。}\n",
         findings);
    QCOMPARE(codesOf(findings),
             QStringLiteral("4:17 unknown-word, 6:3 unquoted-rule-number, 6:8 missing-key"));
}

void TestRuleIndexFile::aFileThatIsNotThereIsNone() {
    Findings findings;
    const WrittenFiles files;
    QVERIFY(!readRuleIndex(files.path() / "none.yaml", findings).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 missing-file"));
}

TAKUJO_TEST(TestRuleIndexFile)

} // namespace test_rule_index_file
#include "test_rule_index_file.moc"
