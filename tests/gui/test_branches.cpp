#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

/// What was tried otherwise stays: it is listed, gone to, named, deleted and brought back.
class TestBranches : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void anotherAnswerKeepsTheOldLine();
    void aBranchIsGoneTo();
    void whereItPartsIsGoneTo();
    void aBranchIsNamed();
    void aBranchIsDeletedAndBroughtBack();
    void thePresentLineStays();
    void aBranchThatKnewMoreIsMarked();
    void namesAreSaved();

private:
    /// Answers, goes back and answers otherwise: what was asked at the end of the old line.
    QString fork();
    QListWidget* list() const;
    void choose(int row);
    QStringList names() const;

    std::unique_ptr<TableDriver> driver_;
};

void TestBranches::init() {
    driver_ = std::make_unique<TableDriver>();
    driver_->startGame(QStringLiteral("5"));
}

QString TestBranches::fork() {
    driver_->click(driver_->buttons().front());
    const QString old = driver_->prompt();
    driver_->key(Qt::Key_U);
    driver_->click(driver_->buttons().back());
    driver_->key(Qt::Key_4, Qt::ControlModifier);
    return old;
}

QListWidget* TestBranches::list() const {
    return qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("branch-list")));
}

void TestBranches::choose(int row) {
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualItemRect(list()->item(row)).center());
    driver_->settle();
}

QStringList TestBranches::names() const {
    QStringList result;
    for (int i = 0; list() != nullptr && i < list()->count(); ++i)
        result << list()->item(i)->text();
    return result;
}

void TestBranches::anotherAnswerKeepsTheOldLine() {
    driver_->key(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(names(), QStringList{QStringLiteral("The first way")});
    QVERIFY(driver_->widget(QStringLiteral("branches-hint")) != nullptr);
    fork();
    QCOMPARE(names(), (QStringList{QStringLiteral("The first way"),
                                   QStringLiteral("Before turn 1: Go second instead")}));
    QVERIFY(driver_->widget(QStringLiteral("branches-hint")) == nullptr);
    QCOMPARE(list()->currentRow(), 1);
}

void TestBranches::aBranchIsGoneTo() {
    const QString old = fork();
    const QString present = driver_->prompt();
    choose(0);
    QVERIFY(driver_->clickNamed(QStringLiteral("branch-end")));
    QCOMPARE(driver_->prompt(), old);
    // It goes back over the hands that were drawn, and nothing leads forward from its end.
    QVERIFY(driver_->widget(QStringLiteral("notice-text")) != nullptr);
    QVERIFY(driver_->widget(QStringLiteral("notice-yes")) == nullptr);
    choose(1);
    QTest::keyClick(list(), Qt::Key_Return);
    driver_->settle();
    QCOMPARE(driver_->prompt(), present);
}

void TestBranches::whereItPartsIsGoneTo() {
    const QString old = fork();
    choose(0);
    QVERIFY(driver_->clickNamed(QStringLiteral("branch-fork")));
    QVERIFY(!driver_->widget(QStringLiteral("undo-button"))->isEnabled());
    driver_->key(Qt::Key_R);
    QCOMPARE(driver_->prompt(), old);
}

void TestBranches::aBranchIsNamed() {
    fork();
    choose(0);
    QTest::keyClick(list(), Qt::Key_F2);
    auto* field = list()->findChild<QLineEdit*>();
    QVERIFY(field != nullptr);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, QStringLiteral("safe play"));
    QTest::keyClick(field, Qt::Key_Return);
    driver_->settle();
    QCOMPARE(names().front(), QStringLiteral("safe play"));
    // By the mouse, and back to the usual name.
    choose(0);
    QVERIFY(driver_->clickNamed(QStringLiteral("branch-rename")));
    field = list()->findChild<QLineEdit*>();
    QVERIFY(field != nullptr);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClick(field, Qt::Key_Return);
    driver_->settle();
    QCOMPARE(names().front(), QStringLiteral("The first way"));
}

void TestBranches::aBranchIsDeletedAndBroughtBack() {
    const QString old = fork();
    QVERIFY(driver_->widget(QStringLiteral("branch-deleted")) == nullptr);
    choose(0);
    QTest::keyClick(list(), Qt::Key_Delete);
    driver_->settle();
    QCOMPARE(list()->count(), 1);
    QVERIFY(driver_->clickNamed(QStringLiteral("branch-bring-back")));
    QCOMPARE(list()->count(), 2);
    QVERIFY(driver_->widget(QStringLiteral("branch-deleted")) == nullptr);
    choose(0);
    driver_->clickNamed(QStringLiteral("branch-end"));
    QCOMPARE(driver_->prompt(), old);
}

void TestBranches::thePresentLineStays() {
    fork();
    choose(1);
    QVERIFY(!driver_->widget(QStringLiteral("branch-delete"))->isEnabled());
    QTest::keyClick(list(), Qt::Key_Delete);
    driver_->settle();
    QCOMPARE(list()->count(), 2);
}

void TestBranches::aBranchThatKnewMoreIsMarked() {
    // The opening hands are drawn behind the first answer.
    const QString knew = QStringLiteral("Known already when this was tried");
    fork();
    QVERIFY2(list()->item(1)->data(Qt::AccessibleTextRole).toString().contains(knew),
             qPrintable(list()->item(1)->data(Qt::AccessibleTextRole).toString()));
    QVERIFY(!list()->item(0)->data(Qt::AccessibleTextRole).toString().contains(knew));
}

void TestBranches::namesAreSaved() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.yaml"));
    fork();
    choose(0);
    QTest::keyClick(list(), Qt::Key_F2);
    auto* field = list()->findChild<QLineEdit*>();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, QStringLiteral("safe play"));
    QTest::keyClick(field, Qt::Key_Return);
    driver_->settle();
    saveAs(*driver_, file);
    QVERIFY(contentOf(file).contains("name: \"safe play\""));
}

TAKUJO_TEST(TestBranches)
#include "test_branches.moc"
