#include "engine/core/zones.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/match_options.h"

#include <QTest>

namespace test_payment_sentences {

using namespace takujo;

namespace {

QString progress(const Match& match, Language language = Language::en) {
    return QString::fromStdString(PromptSentences{{match, words(), language, Player::a}}.progress());
}

} // namespace

/// How far a payment has come.
class TestPaymentSentences : public QObject {
    Q_OBJECT

private slots:
    void anElementThatIsMissingIsNamed();
};

void TestPaymentSentences::anElementThatIsMissingIsNamed() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", Player::a);
    const ObjectId gale = table.put("Gale", "hand", Player::a);
    const ObjectId mill = table.put("Mill", "field", Player::a);
    const ObjectId well = table.put("Well", "field", Player::a);
    Match match = table.begin("main phase 1");
    match.answer(optionOf(match, "cast", warden));
    match.answer(optionOf(match, "pay", gale));
    QCOMPARE(progress(match), QStringLiteral("2 of 3 CP paid"));
    match.answer(optionOf(match, "pay", mill));
    QCOMPARE(progress(match), QStringLiteral("3 of 3 CP, 1 fire still missing"));
    QCOMPARE(progress(match, Language::ja), QStringLiteral("支払い3／3CP（火1が不足）"));
    match.answer(optionOf(match, "pay", well));
    QCOMPARE(progress(match), QStringLiteral("4 CP for a cost of 3"));
}

TAKUJO_TEST(TestPaymentSentences)

} // namespace test_payment_sentences
#include "test_payment_sentences.moc"
