// Why a file could not be written: the system's reasons, too, are said in the player's language.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/disk/system_reason.h"
#include "engine/files/words/words_file.h"
#include "engine/match/saves/saving.h"

#include <QRegularExpression>

#include <cerrno>

namespace test_write_failures {

using namespace takujo;

class TestWriteFailures : public QObject {
    Q_OBJECT

private slots:
    static void theUsualReasonsAreInBothLanguages_data();
    static void theUsualReasonsAreInBothLanguages();
    static void whatIsUnusualIsInTheSystemsWords();
};

void TestWriteFailures::theUsualReasonsAreInBothLanguages_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("ja");
    QTest::newRow("full") << ENOSPC << "ディスクがいっぱいです";
    QTest::newRow("used up") << EDQUOT << "割り当てられた容量";
    QTest::newRow("too large") << EFBIG << "ファイルが大きくなりすぎます";
    QTest::newRow("not allowed") << EACCES << "アクセス権がありません";
    QTest::newRow("not permitted") << EPERM << "アクセス権がありません";
    QTest::newRow("only to be read") << EROFS << "読み取り専用";
    QTest::newRow("not there") << ENOENT << "見つかりません";
    QTest::newRow("a folder") << EISDIR << "フォルダーです";
    QTest::newRow("no folder") << ENOTDIR << "フォルダーでないもの";
    QTest::newRow("too many files") << EMFILE << "開いているファイルが多すぎます";
    QTest::newRow("a long name") << ENAMETOOLONG << "名前が長すぎます";
    QTest::newRow("links in a circle") << ELOOP << "循環";
    QTest::newRow("a broken disk") << EIO << "読み書きに失敗しました";
}

void TestWriteFailures::theUsualReasonsAreInBothLanguages() {
    QFETCH(const int, code);
    QFETCH(const QString, ja);
    static const Words words = [] {
        Findings findings;
        return loadWords("fftcg", findings);
    }();
    const WriteFailure failure{WriteFailure::Why::other, "卓.yaml", {}, systemReason(code)};
    const QString japanese = QString::fromStdString(sentenceOf(failure, words, Language::ja));
    QVERIFY2(japanese.contains(ja), qPrintable(japanese));
    static const QRegularExpression latin{QStringLiteral("[A-Za-z]{2,}")};
    QVERIFY2(!QString{japanese}.remove(QStringLiteral("yaml")).contains(latin), qPrintable(japanese));
    const QString english = QString::fromStdString(sentenceOf(failure, words, Language::en));
    QVERIFY2(english.startsWith(QStringLiteral("卓.yaml can't be written (")), qPrintable(english));
}

void TestWriteFailures::whatIsUnusualIsInTheSystemsWords() {
    const std::string said = systemReason(EXDEV).in(Language::ja);
    QVERIFY(!said.empty());
    QCOMPARE(said, systemReason(EXDEV).in(Language::en));
}

TAKUJO_TEST(TestWriteFailures)

} // namespace test_write_failures
#include "test_write_failures.moc"
