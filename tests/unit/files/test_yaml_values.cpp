#include "tests/test_program.h"

#include <QTest>
#include <array>
#include <limits>

#include "engine/files/yaml/yaml_scalars.h"
#include "engine/files/yaml/yaml_value.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_values {

using namespace takujo;

namespace {

enum class Element { fire, ice, wind };
constexpr std::array elements{YamlWord<Element>{"fire", Element::fire},
                              YamlWord<Element>{"ice", Element::ice},
                              YamlWord<Element>{"wind", Element::wind}};

/// Reads the value of the key "a" in a one-line document; tells the result and the findings' codes.
template <class Read>
QString reading(const QByteArray& value, Read read) {
    Findings findings;
    const YamlNode root = rootOf("a: " + value.toStdString() + "\n", findings);
    const YamlValue found(root.find("a")->value, "'a'", findings);
    const auto result = read(found);
    QString text = QStringLiteral("-");
    if constexpr (std::is_same_v<std::decay_t<decltype(*result)>, std::string>)
        text = result ? QString::fromStdString(*result) : text;
    else
        text = result ? QString::number(static_cast<int>(*result)) : text;
    return findings.empty() ? text : text + QStringLiteral(" ") + codesOf(findings);
}

QString number(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.wholeNumber(-5, 9999); });
}
QString flag(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.flag(); });
}
QString text(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.text(); });
}
QString id(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.id(); });
}
QString ruleNumber(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.ruleNumber(); });
}
QString element(const QByteArray& value) {
    return reading(value, [](const YamlValue& v) { return v.word<Element>(elements); });
}

/// The one finding's sentence and hint.
QString told(const QByteArray& value, void (*read)(const YamlValue&)) {
    Findings findings;
    const YamlNode root = rootOf("a: " + value.toStdString() + "\n", findings);
    read({root.find("a")->value, "'a'", findings});
    return findings.all().size() == 1
               ? QString::fromStdString(findings.all()[0].text + " | " + findings.all()[0].hint)
               : codesOf(findings);
}

} // namespace

class TestYamlValues : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbers();
    void refusedNumbers_data();
    void refusedNumbers();
    void numberRange();
    void flags();
    void texts();
    void textsOthersMisread_data();
    void textsOthersMisread();
    void textsNobodyMisreads_data();
    void textsNobodyMisreads();
    void ids();
    void ruleNumbers();
    void words();
    void lists();
    void oneOrMore();
    void localizedTexts();
    void reportedValuesStaySilent();
    void ownChecks();
};

void TestYamlValues::wholeNumbers() {
    QCOMPARE(number("7000"), QStringLiteral("7000"));
    QCOMPARE(number("0"), QStringLiteral("0"));
    QCOMPARE(number("+12"), QStringLiteral("12"));
    QCOMPARE(number("-5"), QStringLiteral("-5"));
    QCOMPARE(number("-0"), QStringLiteral("0"));
}

void TestYamlValues::refusedNumbers_data() {
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* value, const char* end) {
        QTest::newRow(value) << QByteArray(value)
                             << "'a' must be a whole number, but " + QString::fromUtf8(end);
    };
    row("012",
        "'012' begins with a zero, which other YAML readers take for octal. | Remove the leading zeros.");
    row("00",
        "'00' begins with a zero, which other YAML readers take for octal. | Remove the leading zeros.");
    row("0x1F", "'0x1F' is not a decimal number. | Write it in decimal digits.");
    row("0o17", "'0o17' is not a decimal number. | Write it in decimal digits.");
    row("1_000", "'1_000' holds an underscore. | Write only digits.");
    row("1.0", "'1.0' has a decimal point. | Write a whole number without it.");
    row("1e3", "'1e3' is written with an exponent. | Write all its digits.");
    row("1,000", "'1,000' is not a number. | Write digits only.");
    row("7000円", "'7000円' is not a number. | Write digits only.");
    row("７０００", "'７０００' is written with full-width digits. | Write it with the digits 0 to 9.");
    row("+", "'+' is not a number. | Write digits only.");
    row("--5", "'--5' is not a number. | Write digits only.");
    row("fire", "'fire' is not a number. | Write digits only.");
    row("\" \"", "' ' is not a number. | Write digits only.");
    row("\"7\"", "'7' is a text because of its quotes. | Remove the quotes.");
    row("'+7'", "'+7' is a text because of its quotes. | Remove the quotes.");
    row("[7]", "a list stands here. | Write a single value.");
    row("{b: 7}", "a map of 'key: value' lines stands here. | Write a single value.");
    row("null", "null stands here. | Write the value, or leave the key out.");
}

void TestYamlValues::refusedNumbers() {
    QFETCH(QByteArray, value);
    QTEST(told(value, [](const YamlValue& v) { v.wholeNumber(0, 9999); }), "sentence");
    const QString code =
        value == "null" || value.startsWith('[') || value.startsWith('{')
            ? QStringLiteral("- 1:4 wrong-type")
            : (value == "\"7\"" || value == "'+7'" ? QStringLiteral("- 1:4 quoted-number")
                                                   : QStringLiteral("- 1:4 not-a-whole-number"));
    QCOMPARE(number(value), code);
}

void TestYamlValues::numberRange() {
    QCOMPARE(number("9999"), QStringLiteral("9999"));
    QCOMPARE(number("10000"), QStringLiteral("- 1:4 number-out-of-range"));
    QCOMPARE(number("-6"), QStringLiteral("- 1:4 number-out-of-range"));
    QCOMPARE(number("99999999999999999999999"), QStringLiteral("- 1:4 number-out-of-range"));
    QCOMPARE(told("10", [](const YamlValue& v) { v.wholeNumber(1, 9); }),
             QStringLiteral("'a' is '10', which is out of range. | Write a number from 1 to 9."));
    QCOMPARE(told("0", [](const YamlValue& v) { v.wholeNumber(1, std::numeric_limits<int>::max()); }),
             QStringLiteral("'a' is '0', which is out of range. | Write a number 1 or more."));
    const auto any = [](const YamlValue& v) {
        return v.wholeNumber(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    };
    QCOMPARE(reading("-2147483648", any), QStringLiteral("-2147483648"));
    QCOMPARE(reading("2147483648", any), QStringLiteral("- 1:4 number-out-of-range"));
}

void TestYamlValues::flags() {
    QCOMPARE(flag("true"), QStringLiteral("1"));
    QCOMPARE(flag("false"), QStringLiteral("0"));
    for (const char* word :
         {"no", "yes", "on", "off", "y", "n", "True", "FALSE", "1", "\"true\"", "'no'", "maybe"})
        QCOMPARE(flag(word), QStringLiteral("- 1:4 not-true-or-false"));
    QCOMPARE(flag("null"), QStringLiteral("- 1:4 wrong-type"));
    QCOMPARE(told("yes", [](const YamlValue& v) { v.flag(); }),
             QStringLiteral("'a' must be true or false, but 'yes' stands here. | Write true or false."));
    QCOMPARE(told("'true'", [](const YamlValue& v) { v.flag(); }),
             QStringLiteral("'a' must be true or false, but 'true' stands here. | Remove the quotes."));
}

void TestYamlValues::texts() {
    QCOMPARE(text("Cloud"), QStringLiteral("Cloud"));
    QCOMPARE(text("\"no\""), QStringLiteral("no"));
    QCOMPARE(text("'012'"), QStringLiteral("012"));
    QCOMPARE(text("|\n  12:30"), QStringLiteral("12:30\n"));
    QCOMPARE(text("\"\""), QStringLiteral("- 1:4 blank-text"));
    QCOMPARE(text("' \t'"), QStringLiteral("- 1:4 blank-text"));
    QCOMPARE(text("[x]"), QStringLiteral("- 1:4 wrong-type"));
    QCOMPARE(text("{x: y}"), QStringLiteral("- 1:4 wrong-type"));
    QCOMPARE(text("null"), QStringLiteral("- 1:4 unquoted-text"));
    QCOMPARE(text("~"), QStringLiteral("- 1:4 unquoted-text"));
    QCOMPARE(told("~", [](const YamlValue& v) { v.text(); }),
             QStringLiteral("'a' must be a text, but the bare '~' means nothing at all. | "
                            "Leave the key out; or, if this is the text, write it in quotes: \"~\"."));
}

void TestYamlValues::textsOthersMisread_data() {
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("as");
    const auto row = [](const char* value, const char* as) {
        QTest::newRow(value) << QByteArray(value) << QString::fromUtf8(as);
    };
    for (const char* word : {"no", "No", "NO", "yes", "on", "OFF", "y", "N", "true", "False"})
        row(word, "true or false");
    for (const char* word : {"7", "012", "1.10", "-3", "+3", "1_000", "0x1F", "0o17", "0b1", "1e3", "1.5E-3",
                             ".5", "1.", ".inf", "-.INF", ".NaN"})
        row(word, "a number");
    for (const char* word : {"12:30", "1:2:3", "12:30.5", "-1:00"})
        row(word, "a time or a number to the base of 60");
    for (const char* word : {"2024-01-02", "2024-1-2", "2024-01-02T03:04:05Z", "2024-01-02 03:04:05"})
        row(word, "a date");
    row("=", "a special key");
    row("<<", "a special key");
}

void TestYamlValues::textsOthersMisread() {
    QFETCH(QByteArray, value);
    QFETCH(QString, as);
    const QString written = QString::fromUtf8(value);
    QCOMPARE(text(value), written + " 1:4 unquoted-text (warning)");
    QCOMPARE(id(value), QStringLiteral("- 1:4 unquoted-text"));
    QCOMPARE(told(value, [](const YamlValue& v) { v.text(); }),
             QStringLiteral("'a' is the text '%1', but without quotes other YAML readers take it for %2. | "
                            "Write it in quotes: \"%1\".")
                 .arg(written, as));
    QCOMPARE(text("'" + value + "'"), written);
}

void TestYamlValues::textsNobodyMisreads_data() {
    QTest::addColumn<QByteArray>("value");
    for (const char* value :
         {"Cloud", "1-001H", "nO", "not", "12:60", "12:", "2024-01", "24-01-02", "0xZZ", "1e", "e3", ".",
          "+",     "1.2.3",  "x7", "7x",  "_1",    "nan", "inf",     "クラウド", "tRUE", "1:x"})
        QTest::newRow(value) << QByteArray(value);
}

void TestYamlValues::textsNobodyMisreads() {
    QFETCH(QByteArray, value);
    QCOMPARE(misreadAs(value.toStdString()).value_or("text").in(Language::en), std::string("text"));
}

void TestYamlValues::ids() {
    QCOMPARE(id("1-001H"), QStringLiteral("1-001H"));
    QCOMPARE(id("\"1.10\""), QStringLiteral("1.10"));
    QCOMPARE(id("1.10"), QStringLiteral("- 1:4 unquoted-text"));
    QCOMPARE(id("null"), QStringLiteral("- 1:4 unquoted-text"));
}

void TestYamlValues::ruleNumbers() {
    QCOMPARE(ruleNumber("\"11.10\""), QStringLiteral("11.10"));
    QCOMPARE(ruleNumber("'702.19a'"), QStringLiteral("702.19a"));
    QCOMPARE(ruleNumber("11.10"), QStringLiteral("- 1:4 unquoted-rule-number"));
    QCOMPARE(ruleNumber("11.10.2"), QStringLiteral("- 1:4 unquoted-rule-number"));
    QCOMPARE(ruleNumber("11"), QStringLiteral("- 1:4 unquoted-rule-number"));
    QCOMPARE(ruleNumber("\"eleven\""), QStringLiteral("- 1:4 bad-rule-number"));
    QCOMPARE(ruleNumber("\"11 10\""), QStringLiteral("- 1:4 bad-rule-number"));
    QCOMPARE(ruleNumber("\"\""), QStringLiteral("- 1:4 bad-rule-number"));
    QCOMPARE(ruleNumber("null"), QStringLiteral("- 1:4 wrong-type"));
    QCOMPARE(
        told("11.10", [](const YamlValue& v) { v.ruleNumber(); }),
        QStringLiteral("'a' is the rule number '11.10' without quotes, which other YAML readers take for a "
                       "number. | Write it in quotes: \"11.10\"."));
}

void TestYamlValues::words() {
    QCOMPARE(element("ice"), QStringLiteral("1"));
    QCOMPARE(element("\"wind\""), QStringLiteral("2"));
    QCOMPARE(element("Ice"), QStringLiteral("- 1:4 unknown-word"));
    QCOMPARE(element("[ice]"), QStringLiteral("- 1:4 wrong-type"));
    QCOMPARE(told("fier", [](const YamlValue& v) { v.word<Element>(elements); }),
             QStringLiteral("'a' can't be 'fier'. | Did you mean 'fire'? Allowed: fire, ice or wind."));
    QCOMPARE(told("water", [](const YamlValue& v) { v.word<Element>(elements); }),
             QStringLiteral("'a' can't be 'water'. | Allowed: fire, ice or wind."));
    QCOMPARE(told("word7x",
                  [](const YamlValue& v) {
                      std::vector<std::string> many;
                      for (int i = 0; i < 30; ++i)
                          many.push_back("word" + std::to_string(i));
                      v.wordIndex(many);
                  }),
             QStringLiteral("'a' can't be 'word7x'. | Did you mean 'word7'?"));
    // The words themselves are never "other readers'" business.
    const auto answer = [](const YamlValue& v) { return v.wordIndex(std::vector<std::string>{"yes", "no"}); };
    QCOMPARE(reading("no", answer), QStringLiteral("1"));
}

void TestYamlValues::lists() {
    Findings findings;
    const YamlNode root = rootOf("a: [x, [y], no]\nb: x\nc: []\nd: null\n", findings);
    const auto entries = YamlValue(root.find("a")->value, "'a'", findings).list();
    QVERIFY(entries && entries->size() == 3);
    QCOMPARE((*entries)[0].text(), std::optional<std::string>("x"));
    QVERIFY(!(*entries)[1].text());
    QCOMPARE(QString::fromStdString(findings.all()[0].text),
             QStringLiteral("Entry 2 of 'a' must be a text, but a list stands here."));
    QVERIFY(!YamlValue(root.find("b")->value, "'b'", findings).list());
    QCOMPARE(YamlValue(root.find("c")->value, "'c'", findings).list()->size(), 0U);
    QVERIFY(!YamlValue(root.find("d")->value, "'d'", findings).list());
    QCOMPARE(codesOf(findings), QStringLiteral("1:8 wrong-type, 2:4 wrong-type, 4:4 wrong-type"));
}

void TestYamlValues::oneOrMore() {
    Findings findings;
    const YamlNode root = rootOf("a: [x, y]\nb: x\nc: {d: e}\n", findings);
    QCOMPARE(YamlValue(root.find("a")->value, "'a'", findings).oneOrMore().size(), 2U);
    const YamlList one = YamlValue(root.find("b")->value, "'b'", findings).oneOrMore();
    QCOMPARE(one.size(), 1U);
    QCOMPARE(one[0].text(), std::optional<std::string>("x"));
    QVERIFY(findings.empty());
    QVERIFY(!YamlValue(root.find("c")->value, "'c'", findings).oneOrMore()[0].text());
    QCOMPARE(codesOf(findings), QStringLiteral("3:4 wrong-type"));
}

void TestYamlValues::localizedTexts() {
    Findings findings;
    const auto read = [&](const std::string& value) {
        const YamlNode root = rootOf("a: " + value + "\n", findings);
        return YamlValue(root.find("a")->value, "'a'", findings).localizedText();
    };
    const std::optional<LocalizedText> same = read("Cloud");
    QVERIFY(same && same->en == "Cloud" && same->in(Language::ja) == "Cloud");
    const std::optional<LocalizedText> both = read("{en: Cloud, ja: クラウド}");
    QVERIFY(both && both->in(Language::en) == "Cloud" && both->in(Language::ja) == "クラウド");
    QVERIFY(findings.empty());
    QVERIFY(!read("{en: Cloud}"));
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 missing-key"));
    findings = {};
    QVERIFY(!read("{en: Cloud, jp: クラウド}"));
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 missing-key, 1:16 unknown-key"));
    QCOMPARE(findings.sorted()[1].hint, std::string("Did you mean 'ja'?"));
    findings = {};
    QVERIFY(!read("{en: [x], ja: no}"));
    QCOMPARE(codesOf(findings), QStringLiteral("1:9 wrong-type, 1:18 unquoted-text (warning)"));
    findings = {};
    QVERIFY(!read("[x]"));
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 wrong-type"));
}

void TestYamlValues::reportedValuesStaySilent() {
    Findings findings;
    const YamlNode root = rootOf("a:\nb: !x 7\nc: @x\n", findings);
    const std::size_t before = findings.all().size();
    QCOMPARE(before, 3U);
    for (const YamlEntry& entry : root.entries()) {
        const YamlValue value(entry.value, "'x'", findings);
        QVERIFY(!value.text() && !value.id() && !value.wholeNumber(0, 9) && !value.flag() &&
                !value.ruleNumber());
        QVERIFY(!value.list() && !value.localizedText() && !value.word<Element>(elements));
    }
    QCOMPARE(findings.all().size(), before);
}

void TestYamlValues::ownChecks() {
    Findings findings;
    const YamlNode root = rootOf("a: 7\n", findings);
    const YamlValue value(root.find("a")->value, "'a'", findings);
    value.error("odd-power", {"{name} must be even.", value.name()}, "Add 1.");
    value.warning("old-word", "This is an old word.", "");
    QCOMPARE(findings.toText(), std::string("x.yaml:1:4: error odd-power: 'a' must be even. Add 1.\n"
                                            "x.yaml:1:4: warning old-word: This is an old word.\n"));
}

TAKUJO_TEST(TestYamlValues)

} // namespace test_yaml_values
#include "test_yaml_values.moc"
