#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/prepared_tree.h"
#include "tests/test_program.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/source_literals.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include <algorithm>
#include <fstream>

namespace test_prepared_tree {

using namespace takujo;

namespace {

bool areSame(const YamlNodeData& one, const YamlNodeData& other) {
    return one.kind == other.kind && one.style == other.style && one.reported == other.reported &&
           one.damaged == other.damaged && one.position == other.position && one.text == other.text &&
           std::ranges::equal(one.items, other.items, areSame) &&
           std::ranges::equal(one.entries, other.entries, [](const YamlEntryData& a, const YamlEntryData& b) {
               return a.key == b.key && a.keyPosition == b.keyPosition && a.keyQuoted == b.keyQuoted &&
                      a.keyReported == b.keyReported && areSame(a.value, b.value);
           });
}

YamlNodeData treeOf(const std::string& text) {
    Findings findings;
    auto tree = parseYamlTree(text, "x.yaml", findings);
    if (!tree || !findings.all().empty())
        qFatal("no tree without findings");
    return std::move(*tree);
}

/// Each kind of node, and each way in which a text is written.
const std::string example = "words: plain\n"
                            "names: {en: \"Cloud\", ja: 'クラウド'}\n"
                            "\"quoted key\": [1, [], {}, ~]\n"
                            "long: |\n"
                            "  A text\n"
                            "  of two lines.\n";

} // namespace

class TestPreparedTree : public QObject {
    Q_OBJECT

private slots:
    void isTheTreeThatWasRead_data();
    static void isTheTreeThatWasRead();
    static void theProgramsOwnFilesAreThere_data() { files(); }
    static void theProgramsOwnFilesAreThere();
    static void damagedBytesAreNoTree();
    static void belongsToOneContent();

private:
    static void files();
};

void TestPreparedTree::files() {
    QTest::addColumn<QString>("file");
    for (const QString& folder : {QStringLiteral("/resources"), QStringLiteral("/cardsets")}) {
        QDirIterator all{
            sourceRoot() + folder, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories};
        while (all.hasNext()) {
            const QString file = all.next();
            QTest::newRow(qPrintable(QFileInfo{file}.fileName())) << file;
        }
    }
}

void TestPreparedTree::isTheTreeThatWasRead_data() {
    files();
    QTest::newRow("an example") << QString{};
}

void TestPreparedTree::isTheTreeThatWasRead() {
    QFETCH(QString, file);
    Findings findings;
    const auto text = file.isEmpty() ? std::optional{example} : readTextFile(file.toStdString(), findings);
    QVERIFY(text.has_value());
    const YamlNodeData tree = treeOf(*text);
    const auto back = unpackTree(packTree(tree));
    QVERIFY(back.has_value());
    QVERIFY(areSame(*back, tree));
}

/// Nobody would notice otherwise, but that everything starts slowly.
void TestPreparedTree::theProgramsOwnFilesAreThere() {
    QFETCH(QString, file);
    Findings findings;
    const auto text = readTextFile(file.toStdString(), findings);
    QVERIFY(text.has_value());
    const auto prepared = preparedTree(*text);
    QVERIFY(prepared.has_value());
    QVERIFY(areSame(*prepared, treeOf(*text)));
}

void TestPreparedTree::damagedBytesAreNoTree() {
    const std::string bytes = packTree(treeOf(example));
    QVERIFY(unpackTree(bytes).has_value());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        QVERIFY2(!unpackTree(bytes.substr(0, i)), "cut short");
        std::string other = bytes;
        other[i] = static_cast<char>(other[i] ^ 0x10);
        QVERIFY2(!unpackTree(other), "one bit is another");
    }
    QVERIFY(!unpackTree(bytes + 'x'));
}

void TestPreparedTree::belongsToOneContent() {
    const QTemporaryDir folder;
    const std::filesystem::path place = folder.path().toStdString();
    std::ofstream{place / preparedName(example), std::ios::binary} << packTree(treeOf(example));
    QVERIFY(preparedTree(example, place).has_value());
    QVERIFY(!preparedTree(example + "more: 1\n", place));
    std::ofstream{place / preparedName(example), std::ios::binary} << "damaged";
    QVERIFY(!preparedTree(example, place));
}

TAKUJO_TEST(TestPreparedTree)

} // namespace test_prepared_tree
#include "test_prepared_tree.moc"
