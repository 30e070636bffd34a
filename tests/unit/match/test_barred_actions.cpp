// What cannot be done with a card now, and why.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"

#include "engine/match/barred_actions.h"

namespace test_barred_actions {

using namespace takujo;

namespace {

constexpr Player a = Player::a;

QStringList verbs(const Match& match, ObjectId object) {
    QStringList result;
    for (const BarredAction& way : barredActions(match, a, object))
        result << QString::fromUtf8(match.game().tables.verbs[way.attempt.option.verb].word.data()) + u' ' +
                      QString::fromUtf8(way.refusals.front().rule.data());
    return result;
}

} // namespace

class TestBarredActions : public QObject {
    Q_OBJECT

private slots:
    void aCardThatCannotBePaidSaysSo();
    void whatIsOfferedIsNotBarred();
    void whatRulesAskForAtOtherTimesIsLeftOutOfTheHand();
};

/// 11.4.6.1.1: CP of its element is needed.
void TestBarredActions::aCardThatCannotBePaidSaysSo() {
    Table table;
    const ObjectId warden = table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Mill", "field", a);
    const Match match = table.begin("main phase 1");
    QCOMPARE(verbs(match, warden), QStringList{"cast 11.4.6.1.1"});
}

void TestBarredActions::whatIsOfferedIsNotBarred() {
    Table table;
    const ObjectId well = table.put("Well", "hand", a);
    table.put("Ash Warden", "hand", a);
    const Match match = table.begin("main phase 1");
    QVERIFY(std::ranges::find(match.decision().options, well, &Option::object) !=
            match.decision().options.end());
    QVERIFY2(verbs(match, well).isEmpty(), qPrintable(verbs(match, well).join(u'|')));
}

/// Nobody would try to discard it now.
void TestBarredActions::whatRulesAskForAtOtherTimesIsLeftOutOfTheHand() {
    Table table;
    const ObjectId well = table.put("Well", "hand", a);
    const ObjectId dust = table.put("Dust", "field", a);
    const Match match = table.begin("main phase 1");
    for (const QString& told : verbs(match, well))
        QVERIFY2(!told.startsWith(QStringLiteral("discard")), qPrintable(told));
    // What is in play attacks at another time, and says so.
    QVERIFY2(verbs(match, dust).contains(QStringLiteral("attack 10.1.2.1")),
             qPrintable(verbs(match, dust).join(u'|')));
}

TAKUJO_TEST(TestBarredActions)

} // namespace test_barred_actions
#include "test_barred_actions.moc"
