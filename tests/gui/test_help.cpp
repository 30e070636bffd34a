#include "tests/gui/input_method.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

/// The help opens where one is, is searched, and leads from page to page.
class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void itOpensAtThePageThatFits();
    void itOpensAboveADialog();
    void theSearchFindsPages();
    void linksLeadToPagesRulesAndDialogs();
    void itSpeaksJapanese();
    void aMissingPageSaysSo();

private:
    static QString page(const TableDriver& driver);
    static QListWidget* contents(const TableDriver& driver);
    static void follow(TableDriver& driver, const QString& link);
    static QStringList linksThatBegin(const TableDriver& driver, const QString& beginning);
};

QString TestHelp::page(const TableDriver& driver) {
    const auto* shown = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    return shown == nullptr ? QString{} : shown->toPlainText().remove(QChar{0x2060});
}

QListWidget* TestHelp::contents(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("help-contents")));
}

/// Goes to the link by the keyboard and presses Enter.
void TestHelp::follow(TableDriver& driver, const QString& link) {
    auto* shown = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    QVERIFY(shown != nullptr);
    shown->setFocus();
    shown->moveCursor(QTextCursor::Start);
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(shown, Qt::Key_Tab);
        if (shown->textCursor().charFormat().anchorHref() == link) {
            QTest::keyClick(shown, Qt::Key_Return);
            driver.settle();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no link ") + link));
}

/// Those of the page, in their order.
QStringList TestHelp::linksThatBegin(const TableDriver& driver, const QString& beginning) {
    const auto* shown = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    QStringList links;
    for (QTextBlock block = shown->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QString link = part.fragment().charFormat().anchorHref();
                link.startsWith(beginning) && !links.contains(link))
                links << link;
    return links;
}

void TestHelp::itOpensAtThePageThatFits() {
    TableDriver driver;
    QTest::keyClick(&driver.window(), Qt::Key_F1);
    driver.settle();
    QVERIFY2(page(driver).startsWith(QStringLiteral("First steps")), qPrintable(page(driver).left(60)));
    QTest::keyClick(driver.widget(QStringLiteral("help-window")), Qt::Key_Escape);
    driver.settle();
    driver.click(driver.widget(QStringLiteral("way-decks")));
    driver.click(driver.widget(QStringLiteral("help-button")));
    QVERIFY2(page(driver).startsWith(QStringLiteral("Decks")), qPrintable(page(driver).left(60)));
    QTest::keyClick(driver.widget(QStringLiteral("help-window")), Qt::Key_Escape);
    driver.settle();
    driver.click(driver.widget(QStringLiteral("way-play")));
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_F1);
    QVERIFY2(page(driver).startsWith(QStringLiteral("Playing at the table")),
             qPrintable(page(driver).left(60)));
    // The keys that it names are those of the list of keys.
    QVERIFY2(page(driver).contains(QStringLiteral("Space")), qPrintable(page(driver)));
    QVERIFY(!page(driver).contains(QStringLiteral("{key")));
}

void TestHelp::itOpensAboveADialog() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("settings-button")));
    QTest::keyClick(driver.widget(QStringLiteral("settings-search")), Qt::Key_F1);
    driver.settle();
    QVERIFY2(page(driver).startsWith(QStringLiteral("Settings")), qPrintable(page(driver).left(60)));
    // It can be used while the dialog waits.
    QTest::mouseClick(contents(driver)->viewport(), Qt::LeftButton, {},
                      contents(driver)->visualItemRect(contents(driver)->item(0)).center());
    driver.settle();
    QVERIFY(page(driver).startsWith(QStringLiteral("First steps")));
}

void TestHelp::theSearchFindsPages() {
    TableDriver driver;
    QTest::keyClick(&driver.window(), Qt::Key_F1);
    driver.settle();
    const int all = contents(driver)->count();
    QVERIFY(all >= 9);
    auto* search = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("help-search")));
    QTest::keyClicks(search, QStringLiteral("crystal ball"));
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("help-nothing")) != nullptr);
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(search, QStringLiteral("emblem"));
    driver.settle();
    QCOMPARE(contents(driver)->count(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    driver.settle();
    QVERIFY(page(driver).startsWith(QStringLiteral("Writing cards")));
    // What was searched for is lit.
    const auto* shown = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    QCOMPARE(shown->extraSelections().size(), 1);
    QCOMPARE(shown->extraSelections().front().cursor.selectedText(), QStringLiteral("emblem"));
}

void TestHelp::linksLeadToPagesRulesAndDialogs() {
    TableDriver driver;
    QTest::keyClick(&driver.window(), Qt::Key_F1);
    driver.settle();
    follow(driver, QStringLiteral("saving.md"));
    QVERIFY(page(driver).startsWith(QStringLiteral("Saving and going back")));
    driver.click(driver.widget(QStringLiteral("help-back")));
    QVERIFY(page(driver).startsWith(QStringLiteral("First steps")));
    QTest::keyClick(driver.widget(QStringLiteral("help-page")), Qt::Key_Right, Qt::AltModifier);
    driver.settle();
    QVERIFY(page(driver).startsWith(QStringLiteral("Saving and going back")));
    QTest::mouseClick(contents(driver)->viewport(), Qt::LeftButton, {},
                      contents(driver)->visualItemRect(contents(driver)->item(2)).center());
    driver.settle();
    // A page about the game: it leads to rules of its book.
    const QString about = page(driver);
    const QStringList rules = linksThatBegin(driver, QStringLiteral("rule:"));
    QVERIFY2(rules.size() > 1, qPrintable(about));
    for (const QString& link : {rules.front(), rules.back()}) {
        follow(driver, link);
        const QString number = link.section(u'/', 1);
        const takujo::Rule* rule = gameOf(driver).rules.find(takujo::fromQt(number));
        QVERIFY2(rule != nullptr, qPrintable(link));
        const auto* text = driver.window().findChild<QTextEdit*>(QStringLiteral("rule-text"));
        QVERIFY2(text->isVisible() && text->toPlainText().contains(takujo::qt(rule->summary.en)),
                 qPrintable(text->toPlainText()));
        QVERIFY(driver.widget(QStringLiteral("help-page")) == nullptr); // it covers nothing
        QTest::keyClick(driver.window().focusWidget(), Qt::Key_Escape);
        driver.settle();
        QCOMPARE(page(driver), about); // it is back at the page
    }
    QTest::mouseClick(contents(driver)->viewport(), Qt::LeftButton, {},
                      contents(driver)->visualItemRect(contents(driver)->item(1)).center());
    driver.settle();
    QVERIFY(page(driver).startsWith(QStringLiteral("Playing at the table")));
    follow(driver, QStringLiteral("command:settings"));
    QVERIFY(driver.widget(QStringLiteral("settings-dialog")) != nullptr);
}

void TestHelp::itSpeaksJapanese() {
    TableDriver driver{QStringLiteral("ja")};
    QTest::keyClick(&driver.window(), Qt::Key_F1);
    driver.settle();
    QVERIFY(page(driver).startsWith(QStringLiteral("はじめに")));
    auto* search = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("help-search")));
    commit(search, QStringLiteral("紋章"));
    driver.settle();
    QCOMPARE(contents(driver)->count(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    driver.settle();
    const auto* shown = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    QCOMPARE(shown->extraSelections().size(), 1);
}

void TestHelp::aMissingPageSaysSo() {
    // Data without help: everything else is linked to what there is.
    const QByteArray usual = qgetenv("TAKUJO_DATA");
    const QTemporaryDir folder;
    const QDir real{QString::fromUtf8(usual)};
    QVERIFY(QDir{}.mkpath(folder.filePath(QStringLiteral("resources/help/en"))));
    QVERIFY(
        QFile::link(real.filePath(QStringLiteral("cardsets")), folder.filePath(QStringLiteral("cardsets"))));
    for (const QString& one :
         QDir{real.filePath(QStringLiteral("resources"))}.entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        if (one != QStringLiteral("help"))
            QVERIFY(QFile::link(real.filePath(QStringLiteral("resources/") + one),
                                folder.filePath(QStringLiteral("resources/") + one)));
    // One that is there in name only.
    QVERIFY(QDir{}.mkpath(folder.filePath(QStringLiteral("resources/help/en/start.md"))));
    qputenv("TAKUJO_DATA", folder.path().toUtf8());
    {
        TableDriver driver;
        QTest::keyClick(&driver.window(), Qt::Key_F1);
        driver.settle();
        const QString text = page(driver);
        QVERIFY2(text.startsWith(QStringLiteral("This page is missing")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("resources/help/en/start.md")), qPrintable(text));
    }
    qputenv("TAKUJO_DATA", usual);
}

TAKUJO_TEST(TestHelp)
#include "test_help.moc"
