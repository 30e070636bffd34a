#include "tests/test_program.h"
#include "ui/theme/text.h"
#include "ui/widgets/trash.h"

#include <QDir>
#include <QFile>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

/// What is deleted goes to the trash of the desktop, and leaves nothing in other folders.
class TestTrash : public QObject {
    Q_OBJECT

private slots:
    void itIsGoneAndCanBeHadBack();
    void whereTheDataFolderIsMissingThePresentFolderStaysAsItIs();
    void whatIsNotThereIsNotThrownAway();
};

namespace {

/// The user's data folder, while a test runs.
class DataFolder {
public:
    explicit DataFolder(const QString& path) : before_{qgetenv("XDG_DATA_HOME")} {
        qputenv("XDG_DATA_HOME", path.toUtf8());
    }
    ~DataFolder() { qputenv("XDG_DATA_HOME", before_); }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

private:
    QByteArray before_;
};

void write(const QString& path) {
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Ash Warden");
}

} // namespace

void TestTrash::itIsGoneAndCanBeHadBack() {
    const QTemporaryDir folder;
    if (QStorageInfo{folder.path()}.rootPath() != QStorageInfo{QDir::homePath()}.rootPath())
        QSKIP("another disk has a trash of its own");
    const DataFolder data{folder.path()};
    write(folder.filePath(QStringLiteral("deck.yaml")));
    QVERIFY(takujo::throwAway(takujo::fromQt(folder.filePath(QStringLiteral("deck.yaml")))));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("deck.yaml"))));
    QFile kept{folder.filePath(QStringLiteral("Trash/files/deck.yaml"))};
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray{"Ash Warden"});
}

void TestTrash::whereTheDataFolderIsMissingThePresentFolderStaysAsItIs() {
    const QTemporaryDir folder;
    const QTemporaryDir present;
    const DataFolder data{folder.filePath(QStringLiteral("not/there/yet"))};
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(present.path()));
    write(folder.filePath(QStringLiteral("deck.yaml")));
    const bool isGone = takujo::throwAway(takujo::fromQt(folder.filePath(QStringLiteral("deck.yaml"))));
    const QStringList made =
        QDir{present.path()}.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(isGone);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("deck.yaml"))));
    QVERIFY2(made.isEmpty(), qPrintable(made.join(QLatin1Char{' '})));
}

void TestTrash::whatIsNotThereIsNotThrownAway() {
    const QTemporaryDir folder;
    const DataFolder data{folder.path()};
    QVERIFY(!takujo::throwAway(takujo::fromQt(folder.filePath(QStringLiteral("none.yaml")))));
}

TAKUJO_TEST(TestTrash)
#include "test_trash.moc"
