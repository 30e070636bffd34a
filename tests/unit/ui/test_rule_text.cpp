#include "tests/test_program.h"
#include "ui/widgets/rule_text.h"

#include <QTest>

using namespace takujo;

/// Numbers of rules in sentences can be followed, however a rulebook writes them.
class TestRuleText : public QObject {
    Q_OBJECT

private slots:
    void numbersOfRulesAreLinks_data();
    void numbersOfRulesAreLinks();
    void aRuleStandsBelowAnother();
};

void TestRuleText::numbersOfRulesAreLinks_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("rule");
    QTest::newRow("with dots") << QStringLiteral("It costs too much (11.4.6.1.1).")
                               << QStringLiteral("11.4.6.1.1");
    QTest::newRow("with dashes") << QStringLiteral("Its rank is too high (10-2-3-1-1).")
                                 << QStringLiteral("10-2-3-1-1");
    QTest::newRow("with letters") << QStringLiteral("It lands in your own zones (14-3b-3a).")
                                  << QStringLiteral("14-3b-3a");
    QTest::newRow("with a letter last")
        << QStringLiteral("全員が敗北した（1-4b）。") << QStringLiteral("1-4b");
    QTest::newRow("none") << QStringLiteral("You have 4 members and need 1 more.") << QString{};
}

void TestRuleText::numbersOfRulesAreLinks() {
    QFETCH(const QString, sentence);
    QFETCH(const QString, rule);
    const QString html = withRulesLinked(sentence, Palette{});
    if (rule.isEmpty()) {
        QCOMPARE(html, sentence);
        return;
    }
    QCOMPARE(html.count(QStringLiteral("<a ")), 1);
    QVERIFY2(html.contains(QStringLiteral("href='rule:%1'>%1</a>").arg(rule)), qPrintable(html));
}

void TestRuleText::aRuleStandsBelowAnother() {
    QVERIFY(isBelow("11.4.6", "11.4"));
    QVERIFY(isBelow("10-2-3", "10-2"));
    QVERIFY(isBelow("14-3b-1a", "14-3b"));
    QVERIFY(isBelow("14-3b", "14-3"));
    QVERIFY(!isBelow("10-20", "10-2"));
    QVERIFY(!isBelow("11.40", "11.4"));
    QVERIFY(!isBelow("10-2", "10-2"));
}

TAKUJO_TEST(TestRuleText)
#include "test_rule_text.moc"
