// takujo-cli where its output can't be written: it says so, and that is no success. Nor is it one to have
// found nothing to do.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

#include <QTest>

#include <fstream>

namespace test_command_output {

using namespace takujo;

namespace {

/// What is told, and the exit status, where the disk is full.
CommandRun runOnAFullDisk(const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ofstream out{"/dev/full"};
    std::ostringstream err;
    CommandRun result;
    result.status = runCommandLine(arguments, {in, out, err});
    result.err = QString::fromStdString(err.str());
    return result;
}

} // namespace

class TestCommandOutput : public QObject {
    Q_OBJECT

private slots:
    static void aFullDiskIsTold_data();
    static void aFullDiskIsTold();
    static void whatIsWrongAnywayKeepsItsStatus();
    static void aFolderWithoutFilesIsNoSuccess_data();
    static void aFolderWithoutFilesIsNoSuccess();
};

void TestCommandOutput::aFullDiskIsTold_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("help") << QStringList{"help"};
    QTest::newRow("text") << QStringList{"text"};
    QTest::newRow("one card") << QStringList{"text", "FL-001"}; // so short that it is written at the end only
    QTest::newRow("vocabulary") << QStringList{"vocabulary"};
    QTest::newRow("simulate") << QStringList{"simulate", "--game", "workbench", "--games", "1"};
    QTest::newRow("play") << QStringList{"play", "--game", "workbench"};
}

void TestCommandOutput::aFullDiskIsTold() {
    QFETCH(const QStringList, arguments);
    std::vector<std::string> given;
    for (const QString& argument : arguments)
        given.push_back(argument.toStdString());
    const CommandRun en = runOnAFullDisk(given);
    QCOMPARE(en.status, 1);
    QVERIFY2(en.err.contains("Not everything could be written"), qPrintable(en.err));
    given.insert(given.end(), {"--language", "ja"});
    const CommandRun ja = runOnAFullDisk(given);
    QCOMPARE(ja.status, 1);
    QVERIFY2(ja.err.contains(QStringLiteral("途中で切れています。")), qPrintable(ja.err));
}

void TestCommandOutput::whatIsWrongAnywayKeepsItsStatus() {
    const CommandRun unknown = runOnAFullDisk({"vocabulary", "chess"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(!unknown.err.contains("could be written"), qPrintable(unknown.err)); // there was no output
}

void TestCommandOutput::aFolderWithoutFilesIsNoSuccess_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("text") << "text";
    QTest::newRow("scenario") << "scenario";
}

void TestCommandOutput::aFolderWithoutFilesIsNoSuccess() {
    QFETCH(const QString, command);
    const WrittenFiles files;
    files.write("notes.txt", "nothing for it");
    const std::string folder = files.path().string();
    const CommandRun en = run({command.toStdString(), folder});
    QCOMPARE(en.status, 1);
    QCOMPARE(en.err, "There are no files that end with .yaml in " + QString::fromStdString(folder) + ".\n");
    const CommandRun ja = run({command.toStdString(), folder, "--language", "ja"});
    QCOMPARE(ja.status, 1);
    QVERIFY2(ja.err.contains(QStringLiteral("名前が .yaml で終わるファイルがありません。")),
             qPrintable(ja.err));
}

TAKUJO_TEST(TestCommandOutput)

} // namespace test_command_output
#include "test_command_output.moc"
