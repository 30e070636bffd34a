#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/files/disk/put_aside.h"

namespace test_put_aside {

using namespace takujo;

/// What nobody can read gets another name, and nothing that has a name already is lost.
class TestPutAside : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void takesTheFirstFreeName();
    void makesTheFolder();
    void staysWhereItCannotBeMoved();
    void whatIsNotThereIsNotMoved();
    void makesWayOrSaysWhyNot_data();
    void makesWayOrSaysWhyNot();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    std::filesystem::path file(const QString& name) const { return path(name).toStdString(); }
    void write(const QString& name, const QByteArray& text) const {
        QFile out{path(name)};
        QVERIFY(out.open(QFile::WriteOnly) && out.write(text) == text.size());
    }
    QByteArray content(const QString& name) const {
        QFile in{path(name)};
        return in.open(QFile::ReadOnly) ? in.readAll() : QByteArray{"(none)"};
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestPutAside::takesTheFirstFreeName() {
    const AsidePlace here{file({}), "mine"};
    write(QStringLiteral("mine-1.yaml"), "an older one");
    write(QStringLiteral("mine-3.yaml"), "another");
    for (const char* text : {"first", "second"}) {
        write(QStringLiteral("draft.yaml"), text);
        QVERIFY(!putAside(file(QStringLiteral("draft.yaml")), here).empty());
        QVERIFY(!QFile::exists(path(QStringLiteral("draft.yaml"))));
    }
    QCOMPARE(content(QStringLiteral("mine-1.yaml")), QByteArray{"an older one"});
    QCOMPARE(content(QStringLiteral("mine-2.yaml")), QByteArray{"first"});
    QCOMPARE(content(QStringLiteral("mine-3.yaml")), QByteArray{"another"});
    QCOMPARE(content(QStringLiteral("mine-4.yaml")), QByteArray{"second"});
}

void TestPutAside::makesTheFolder() {
    write(QStringLiteral("draft.yaml"), "text");
    const std::filesystem::path moved =
        putAside(file(QStringLiteral("draft.yaml")), {file(QStringLiteral("deep/down")), "draft"});
    QCOMPARE(moved, file(QStringLiteral("deep/down/draft-1.yaml")));
    QCOMPARE(content(QStringLiteral("deep/down/draft-1.yaml")), QByteArray{"text"});
}

void TestPutAside::staysWhereItCannotBeMoved() {
    write(QStringLiteral("draft.yaml"), "text");
    write(QStringLiteral("folder"), "a file");
    QVERIFY(putAside(file(QStringLiteral("draft.yaml")), {file(QStringLiteral("folder")), "draft"}).empty());
    QCOMPARE(content(QStringLiteral("draft.yaml")), QByteArray{"text"});
    QCOMPARE(content(QStringLiteral("folder")), QByteArray{"a file"});
}

void TestPutAside::whatIsNotThereIsNotMoved() {
    QVERIFY(putAside(file(QStringLiteral("gone.yaml")), {file({}), "gone"}).empty());
    QVERIFY(!QFile::exists(path(QStringLiteral("gone-1.yaml"))));
}

void TestPutAside::makesWayOrSaysWhyNot_data() {
    QTest::addColumn<bool>("canBeMoved");
    QTest::newRow("moved") << true;
    QTest::newRow("stuck") << false;
}

void TestPutAside::makesWayOrSaysWhyNot() {
    QFETCH(const bool, canBeMoved);
    write(QStringLiteral("draft.yaml"), "text");
    write(QStringLiteral("folder"), "a file");
    const AsidePlace place{canBeMoved ? file({}) : file(QStringLiteral("folder")), "draft"};
    const auto failure = makeWay(file(QStringLiteral("draft.yaml")), place);
    QCOMPARE(failure.has_value(), !canBeMoved);
    QCOMPARE(QFile::exists(path(QStringLiteral("draft.yaml"))), !canBeMoved);
    if (failure)
        QVERIFY(QString::fromStdString(failure->file).endsWith(QStringLiteral("draft.yaml")));
}

TAKUJO_TEST(TestPutAside)

} // namespace test_put_aside
#include "test_put_aside.moc"
