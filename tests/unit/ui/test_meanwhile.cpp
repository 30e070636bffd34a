// What happened while the other player had the table is told to whoever takes it.

#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/match_options.h"
#include "ui/session/missed_events.h"

#include <QTest>

using namespace takujo;

class TestMeanwhile : public QObject {
    Q_OBJECT

private slots:
    static void whatEffectsDoToCardsIsTold();
};

void TestMeanwhile::whatEffectsDoToCardsIsTold() {
    const std::vector<CardDefinition> cards = cardsOfText(R"(
- {name: {en: Rime, ja: 霧氷}, type: summon, element: ice, cost: 0,
   resolve: {choose: {forward: {}}, do: [{dull: chosen}, {freeze: chosen}]}}
- {name: {en: Ghost, ja: 亡霊}, type: forward, element: fire, cost: 1, power: 3000, generic: true}
)");
    Table table{cards, "Ghost"};
    const ObjectId rime = table.put("Rime", "hand", Player::a);
    const ObjectId ghost = table.put("Ghost", "field", Player::b);
    table.put("Ghost", "field", Player::b);
    auto match = std::make_unique<Match>(table.begin("main phase 1"));
    match->answer(optionOf(*match, "cast", rime));
    match->answer(optionOf(*match, "choose", ghost));
    while (match->decision().within)
        match->answer(Option{match->suggestion()});
    for (int i = 0; i < 2; ++i)
        match->answer(optionOf(*match, "pass"));
    const Session session{loadGameData(game()), std::move(match), Language::en};
    const QStringList lines = meanwhile(session, Player::b).lines;
    QVERIFY2(lines.contains(QStringLiteral("Ghost becomes dull.")), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(QStringLiteral("Ghost is now frozen.")), qPrintable(lines.join(u'\n')));
}

TAKUJO_TEST(TestMeanwhile)
#include "test_meanwhile.moc"
