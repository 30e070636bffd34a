#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <sys/stat.h>

#include "engine/files/disk/text_file.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_files {

using namespace takujo;

class TestYamlFiles : public QObject {
    Q_OBJECT

private slots:
    void readsAFile();
    void missingFile();
    void folder();
    void pipe();
    void tooLarge();
    void emptyFile();
    void notUtf8();
    void utf16();
    void controlCharacters();
    void loneCarriageReturns();
    void severalByteOrderMarks();

private:
    std::filesystem::path path(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    void write(const char* name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    QTemporaryDir folder_;
};

void TestYamlFiles::readsAFile() {
    write("カード.yaml", "a: [\n");
    Findings findings;
    readYamlFile(path("カード.yaml"), findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 unclosed-bracket"));
    QCOMPARE(findings.all()[0].path, folder_.path().toStdString() + "/カード.yaml");
    write("good.yaml", "a: 1\n");
    Findings none;
    const std::optional<YamlNode> root = readYamlFile(path("good.yaml"), none);
    QVERIFY(root && none.empty());
    QCOMPARE(root->find("a")->value.text(), std::string("1"));
}

void TestYamlFiles::missingFile() {
    Findings findings;
    QVERIFY(!readYamlFile(path("none.yaml"), findings));
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 missing-file"));
    QVERIFY(!readYamlFile(path("none/none.yaml"), findings));
    QCOMPARE(findings.errors(), 2U);
}

void TestYamlFiles::folder() {
    Findings findings;
    QVERIFY(!readYamlFile(folder_.path().toStdString(), findings));
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 is-a-folder"));
}

void TestYamlFiles::pipe() {
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    Findings findings;
    QVERIFY(!readYamlFile(path("pipe"), findings)); // and does not wait for a writer
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 unreadable-file"));
}

void TestYamlFiles::tooLarge() {
    const std::string start = "a: 1\n#";
    write("most.yaml", start + std::string(largestTextFile - start.size(), 'x'));
    Findings none;
    QVERIFY(readYamlFile(path("most.yaml"), none));
    QVERIFY(none.empty());
    write("large.yaml", start + std::string(largestTextFile - start.size() + 1, 'x'));
    Findings findings;
    QVERIFY(!readYamlFile(path("large.yaml"), findings));
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 too-large"));
    QVERIFY(!parseYaml(std::string(largestTextFile + 1, 'x'), "x.yaml", findings));
    QCOMPARE(findings.errors(), 2U);
}

void TestYamlFiles::emptyFile() {
    write("empty.yaml", "");
    Findings findings;
    QVERIFY(!readYamlFile(path("empty.yaml"), findings));
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 empty-file"));
}

void TestYamlFiles::notUtf8() {
    QCOMPARE(codesIn("a: 1\n力: \x83\x4a\x81\x5b\n"), QStringLiteral("2:4 not-utf8"));
    QCOMPARE(codesIn("a: \xC0\xAF"), QStringLiteral("1:4 not-utf8"));     // overlong
    QCOMPARE(codesIn("a: \xED\xA0\x80"), QStringLiteral("1:4 not-utf8")); // half a pair
    QCOMPARE(codesIn("a: \xF4\x90\x80\x80"), QStringLiteral("1:4 not-utf8"));
    QCOMPARE(codesIn("a: x\xE3\x82"), QStringLiteral("1:5 not-utf8")); // cut off
}

void TestYamlFiles::utf16() {
    Findings findings;
    parseYaml(std::string("\xFF\xFE"
                          "a\0:\0",
                          6),
              "x.yaml", findings);
    QCOMPARE(QString::fromStdString(findings.toText()),
             QStringLiteral(
                 "x.yaml:1:1: error not-utf8: The file is saved as UTF-16, not UTF-8. Save it as UTF-8.\n"));
}

void TestYamlFiles::controlCharacters() {
    Findings findings;
    // 04 is what the parser underneath takes for the end of the file.
    constexpr char text[] = "力: x\x04y\nb: \x01\x02\nc: \0z\nd: \xC2\x84\n";
    const YamlNode root = rootOf(std::string(text, sizeof text - 1), findings);
    QCOMPARE(codesOf(findings),
             QStringLiteral("1:5 control-character, 2:1 empty-value, 2:4 control-character, "
                            "3:4 control-character, 4:4 control-character"));
    QCOMPARE(root.size(), 4U);
    QCOMPARE(root.entry(0).value.text(), std::string("x y"));
    Findings many;
    std::string lines;
    for (int i = 0; i < 200; ++i)
        lines += "\x01\n";
    QVERIFY(!parseYaml(lines, "x.yaml", many));
    QCOMPARE(many.errors(), 100U);
}

void TestYamlFiles::loneCarriageReturns() {
    Findings findings;
    const YamlNode root = rootOf("a: b\rc: d\r", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:5 line-endings"));
    QCOMPARE(root.size(), 2U);
}

void TestYamlFiles::severalByteOrderMarks() {
    QCOMPARE(codesIn("\xEF\xBB\xBF\xEF\xBB\xBF"
                     "a: 1\na: 2\n"),
             QStringLiteral("1:1 control-character, 2:1 duplicate-key"));
    QCOMPARE(codesIn("a: 1\n\xEF\xBB\xBF"
                     "b: 2\n"),
             QStringLiteral("2:1 control-character"));
}

TAKUJO_TEST(TestYamlFiles)

} // namespace test_yaml_files
#include "test_yaml_files.moc"
