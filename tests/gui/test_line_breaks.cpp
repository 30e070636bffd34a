#include "tests/gui/table_driver.h"
#include "tests/test_program.h"
#include "ui/theme/line_breaker.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QTest>
#include <QTextLayout>

/// Japanese has no blanks: what stands in several lines ends them between phrases, not inside a word.
class TestLineBreaks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void aParticleStaysWithWhatItFollows();
    void theHintInPlaceOfACardIsWhole();
    void theStartPageIsBrokenBetweenPhrases();
    void theTableIsBrokenBetweenPhrases();
};

namespace {

constexpr QChar joiner{0x2060};

/// The text in the lines of that width, "|" between them, with a "!" where one ends inside a phrase.
QString inLines(const QString& text, const QFont& font, int width) {
    QString told;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QTextLayout layout{paragraph, font};
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            told += QStringView{paragraph}.mid(line.textStart(), line.textLength());
            const qsizetype end = line.textStart() + line.textLength();
            if (end == paragraph.size())
                continue;
            const QString before = paragraph.first(end).remove(joiner);
            const QString after = paragraph.mid(end).remove(joiner);
            told += takujo::jointAt(before + after, before.size()) > takujo::BreakStrength::compound
                        ? QLatin1Char('!')
                        : QLatin1Char('|');
        }
        layout.endLayout();
        told += QLatin1Char('|');
    }
    return told.remove(joiner);
}

/// What is broken inside a phrase, of everything that is shown and may be broken.
QStringList brokenWords(const QWidget& window, int& looked) {
    QStringList broken;
    const auto look = [&](const QString& text, const QFont& font, int width) {
        ++looked;
        if (const QString lines = inLines(text, font, width); lines.contains(QLatin1Char('!')))
            broken << lines;
    };
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->wordWrap() && !label->text().isEmpty() &&
            !Qt::mightBeRichText(label->text()))
            look(label->text(), label->font(), label->contentsRect().width());
    for (const QListWidget* list : window.findChildren<QListWidget*>())
        if (list->isVisible() && list->wordWrap())
            for (int i = 0; i < list->count(); ++i)
                look(list->item(i)->text(), list->font(), list->viewport()->width() - 12);
    return broken;
}

} // namespace

/// Also with a foreign word, a number, or what stands in brackets.
void TestLineBreaks::aParticleStaysWithWhatItFollows() {
    for (const char* text : {"CP|が必要", "2000|を足す", "（Ada）|を押す", "「灰の番人」|は",
                             "コスト（火|1CP）", "notes.yaml|の"}) {
        const QStringList parts = QString::fromUtf8(text).split(QLatin1Char('|'));
        QVERIFY2(takujo::jointAt(parts.join(QString{}), parts.front().size()) != takujo::BreakStrength::none,
                 text);
    }
    // What follows a long word, such as a path, may stand on a line of its own, but is not broken itself.
    const QString gone = takujo::withPhrasesJoined(QStringLiteral("/home/somebody/saves にもうありません。"));
    for (const int width : {100, 140, 180, 220})
        QVERIFY2(inLines(gone, QFont{}, width).contains(QStringLiteral("もうありません")),
                 qPrintable(inLines(gone, QFont{}, width)));
    for (const char* text : {"火の|CPが", "（Ada）|手札", "decks |カード"}) {
        const QStringList parts = QString::fromUtf8(text).split(QLatin1Char('|'));
        QVERIFY2(takujo::jointAt(parts.join(QString{}), parts.front().size()) == takujo::BreakStrength::none,
                 text);
    }
}

void TestLineBreaks::theHintInPlaceOfACardIsWhole() {
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("5"));
    const auto* hint = driver.window().findChild<QLabel*>(QStringLiteral("card-hint"));
    QVERIFY(hint != nullptr && hint->wordWrap());
    // In the panel at its narrowest and wider.
    for (const int width : {120, 150, 172, 200, 240}) {
        const QString lines = inLines(hint->text(), hint->font(), width);
        QVERIFY2(!lines.contains(QLatin1Char('!')), qPrintable(lines));
    }
    QVERIFY(inLines(hint->text(), hint->font(), 120).count(QLatin1Char('|')) > 1);
}

void TestLineBreaks::theStartPageIsBrokenBetweenPhrases() {
    TableDriver driver{QStringLiteral("ja")};
    int looked = 0;
    for (const char* way : {"way-play", "way-decks", "way-lessons"}) {
        driver.click(driver.widget(QString::fromLatin1(way)));
        const QStringList broken = brokenWords(driver.window(), looked);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
    }
    for (const char* button : {"settings-button", "help-button"}) {
        driver.click(driver.widget(QString::fromLatin1(button)));
        const QStringList broken = brokenWords(driver.window(), looked);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
        QWidget* front = QApplication::activeModalWidget();
        if (front != nullptr)
            QTest::keyClick(front, Qt::Key_Escape);
        driver.settle();
    }
    QVERIFY2(looked > 20, qPrintable(QString::number(looked)));
}

void TestLineBreaks::theTableIsBrokenBetweenPhrases() {
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("5"));
    int looked = 0;
    for (int i = 0; i < 12; ++i) {
        driver.key(Qt::Key_Space);
        driver.key(i % 2 == 0 ? Qt::Key_4 : Qt::Key_1, Qt::ControlModifier);
        const QStringList broken = brokenWords(driver.window(), looked);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
    }
    QVERIFY(looked > 0);
}

TAKUJO_TEST(TestLineBreaks)
#include "test_line_breaks.moc"
