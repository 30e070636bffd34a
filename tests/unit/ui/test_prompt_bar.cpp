#include "tests/test_program.h"
#include "ui/asking/prompt_bar.h"

#include <QTest>

using namespace takujo;

/// What is asked, and the buttons beside it or below it.
class TestPromptBar : public QObject {
    Q_OBJECT

private slots:
    void belowTheSentenceAButtonHasAllTheRoom();
};

namespace {

const QString longAnswer =
    QStringLiteral("Resolve the ability of The Powder and Wire Brothers before the turn ends");
const QString longSentence =
    QStringLiteral("Blue: the ability of The Powder and Wire Brothers is about to resolve, so answer with a "
                   "card or an ability that may be used now, or pass and let it resolve.");

/// The bar with that sentence, as wide as beside a large side panel.
QString shownBeside(const QString& sentence) {
    QWidget table;
    table.resize(900, 600);
    PromptBar bar{&table};
    bar.setColours(makePalette(Brightness::dark, QColor{0x6f, 0xa8, 0xdc}));
    bar.setPlace({100, 400, 620, 46});
    table.show();
    bar.ask(sentence, {}, {});
    bar.setButtons({{.name = QStringLiteral("go"), .text = longAnswer, .press = [] {}, .isDefault = true}});
    bar.setPlace({100, 400, 620, 46});
    const auto* button = bar.findChild<QPushButton*>(QStringLiteral("go"));
    return button == nullptr ? QString{} : button->text();
}

} // namespace

void TestPromptBar::belowTheSentenceAButtonHasAllTheRoom() {
    const QString beside = shownBeside(QStringLiteral("Blue: answer?"));
    QVERIFY2(beside.endsWith(QChar{0x2026}) && longAnswer.startsWith(beside.chopped(1)), qPrintable(beside));
    QCOMPARE(shownBeside(longSentence), longAnswer);
}

TAKUJO_TEST(TestPromptBar)
#include "test_prompt_bar.moc"
