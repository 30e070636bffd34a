#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <memory>
#include <sys/resource.h>
#include <sys/stat.h>

#include "engine/files/disk/atomic_write.h"

namespace test_atomic_write {

using namespace takujo;

class TestAtomicWrite : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void writesANewFile();
    void replacesAFile();
    void keepsPermissions();
    void followsLinks();
    void writesWithoutAFolderInThePath();
    void parentDoesNotExist();
    void parentIsAFile();
    void targetIsAFolder();
    void targetIsNoOrdinaryFile();
    void targetNamesNoFile();
    void nameTooLong();
    void fullDisk();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    std::filesystem::path file(const QString& name) const { return path(name).toStdString(); }
    QByteArray content(const QString& name) const {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(none)");
    }
    QStringList names() const {
        return QDir(folder_->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestAtomicWrite::writesANewFile() {
    const std::string large(3000000, 'x');
    QVERIFY(!writeFileAtomically(file("デッキ.yaml"), large));
    QCOMPARE(content("デッキ.yaml").size(), 3000000);
    QVERIFY(!writeFileAtomically(file("empty.yaml"), ""));
    QCOMPARE(content("empty.yaml"), QByteArray());
    QCOMPARE(names().size(), 2); // no temporary file stays
}

void TestAtomicWrite::replacesAFile() {
    QVERIFY(!writeFileAtomically(file("a"), "a long first text"));
    QVERIFY(!writeFileAtomically(file("a"), "second"));
    QCOMPARE(content("a"), QByteArray("second"));
    QCOMPARE(names(), QStringList{"a"});
}

void TestAtomicWrite::keepsPermissions() {
    QVERIFY(!writeFileAtomically(file("a"), "1"));
    QCOMPARE(::chmod(file("a").c_str(), 0640), 0);
    QVERIFY(!writeFileAtomically(file("a"), "2"));
    struct stat status{};
    QCOMPARE(::stat(file("a").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777U, 0640U);
}

void TestAtomicWrite::followsLinks() {
    QVERIFY(!writeFileAtomically(file("a"), "1"));
    std::filesystem::create_symlink("a", file("link"));
    QVERIFY(!writeFileAtomically(file("link"), "2"));
    QCOMPARE(content("a"), QByteArray("2"));
    QVERIFY(std::filesystem::is_symlink(file("link")));
    std::filesystem::create_symlink("loop", file("loop"));
    QVERIFY(writeFileAtomically(file("loop"), "3"));
}

void TestAtomicWrite::writesWithoutAFolderInThePath() {
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder_->path()));
    const std::optional<std::string> problem = writeFileAtomically("plain", "x");
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(!problem);
    QCOMPARE(content("plain"), QByteArray("x"));
}

void TestAtomicWrite::parentDoesNotExist() {
    const std::optional<std::string> problem = writeFileAtomically(file("none/a.yaml"), "x");
    QCOMPARE(QString::fromStdString(problem.value_or("written")),
             QStringLiteral(
                 "%1/none/a.yaml can't be written: there is no folder %1/none. Create the folder first.")
                 .arg(folder_->path()));
    QVERIFY(names().isEmpty());
}

void TestAtomicWrite::parentIsAFile() {
    QVERIFY(!writeFileAtomically(file("a"), "1"));
    QVERIFY(writeFileAtomically(file("a/b"), "2"));
    QCOMPARE(content("a"), QByteArray("1"));
}

void TestAtomicWrite::targetIsAFolder() {
    QVERIFY(QDir(folder_->path()).mkdir("sub"));
    const std::optional<std::string> problem = writeFileAtomically(file("sub"), "x");
    QCOMPARE(QString::fromStdString(problem.value_or("written")),
             path("sub") + " can't be written: it is a folder. Name a file inside it.");
    QCOMPARE(names(), QStringList{"sub"});
}

void TestAtomicWrite::targetIsNoOrdinaryFile() {
    QCOMPARE(::mkfifo(file("pipe").c_str(), 0600), 0);
    QVERIFY(writeFileAtomically(file("pipe"), "x"));
    QCOMPARE(names(), QStringList{"pipe"});
}

void TestAtomicWrite::targetNamesNoFile() {
    QVERIFY(writeFileAtomically("", "x"));
    QVERIFY(writeFileAtomically(file("none/"), "x"));
    QVERIFY(names().isEmpty());
}

void TestAtomicWrite::nameTooLong() {
    // The temporary file can be written; only putting it in place fails, and then it must go.
    const std::optional<std::string> problem = writeFileAtomically(file(QString(300, 'x')), "x");
    QVERIFY(problem && problem->ends_with("Choose a shorter name."));
    QVERIFY(names().isEmpty());
    QVERIFY(!writeFileAtomically(file(QString(255, 'x')), "x"));
}

void TestAtomicWrite::fullDisk() {
    // A file that may not grow stands for a disk that is full.
    QVERIFY(!writeFileAtomically(file("a"), "old"));
    struct rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const struct rlimit small{1000, before.rlim_max};
    const auto handler = ::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const std::optional<std::string> problem = writeFileAtomically(file("a"), std::string(5000, 'x'));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    ::signal(SIGXFSZ, handler);
    QVERIFY(problem.has_value());
    QCOMPARE(content("a"), QByteArray("old"));
    QCOMPARE(names(), QStringList{"a"});
}

TAKUJO_TEST(TestAtomicWrite)

} // namespace test_atomic_write
#include "test_atomic_write.moc"
