// Texts that come from web pages, as people read them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/lists/plain_text.h"

namespace test_plain_text {

using namespace takujo;

class TestPlainText : public QObject {
    Q_OBJECT

private slots:
    static void markupGoes_data();
    static void markupGoes();
    static void onlyMarkupIsToldAsSuch();
};

void TestPlainText::markupGoes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("plain") << "Draw 1 card." << "Draw 1 card.";
    QTest::newRow("emphasis") << "<b>Brave</b> and <i class=\"x\">Haste</i>" << "Brave and Haste";
    QTest::newRow("line breaks") << "One.<br>Two.<br/>Three.<BR />Four." << "One.\nTwo.\nThree.\nFour.";
    QTest::newRow("paragraphs") << "<p>One.</p>\n<p>Two.</p>" << "One.\nTwo.";
    QTest::newRow("references") << "A &amp; B &lt;5&gt; &quot;C&quot; &#39;D&#39; &#x706B;"
                                << "A & B <5> \"C\" 'D' 火";
    QTest::newRow("a space that does not break") << "A&nbsp;B\u00A0C" << "A B C";
    QTest::newRow("spaces") << "  A   B \t C  " << "A B C";
    QTest::newRow("wide spaces around it") << "\u3000火を起こす。\u3000" << "火を起こす。";
    QTest::newRow("empty lines") << "One.\n\n \nTwo.\n" << "One.\nTwo.";
    QTest::newRow("images") << "Pay <img src=\"fire.png\" alt=\"Fire\">." << "Pay Fire.";
    QTest::newRow("brackets of the card's own") << "<Fanfare> Draw." << "<Fanfare> Draw.";
    QTest::newRow("less than") << "if a < b > c" << "if a < b > c";
    QTest::newRow("a tag that is never closed") << "5 <b" << "5 <b";
    QTest::newRow("no reference") << "A & B; R&D; &unknown; &#xZZ; &#;" << "A & B; R&D; &unknown; &#xZZ; &#;";
    QTest::newRow("a reference to no character") << "&#0; &#xD800; &#x110000;" << "&#0; &#xD800; &#x110000;";
    QTest::newRow("nothing") << "" << "";
}

void TestPlainText::markupGoes() {
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    QCOMPARE(QString::fromStdString(plainText(text.toStdString()).text), plain);
}

void TestPlainText::onlyMarkupIsToldAsSuch() {
    QVERIFY(plainText("A<br>B").hadMarkup);
    QVERIFY(plainText("A &amp; B").hadMarkup);
    QVERIFY(!plainText("  A & B <5 \n\n C").hadMarkup);
}

TAKUJO_TEST(TestPlainText)

} // namespace test_plain_text
#include "test_plain_text.moc"
