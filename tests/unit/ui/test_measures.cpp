// What the table tells of players in numbers: sums and shares, what they have, what they have done, and what
// a battle comes to.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/sentences/battle_sentences.h"
#include "tests/test_program.h"
#include "ui/session/measures.h"
#include "ui/table/aim_overlay.h"
#include "ui/table/table_scene.h"
#include "ui/theme/card_renderer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

class TestMeasures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aBadgeAddsUpWhatShowsItsFace();
    void aShareTellsBothNumbers();
    void aValueIsToldOutOfItsWhole();
    void gaugesHaveTheirNumbers();
    void whatIsDoneSoOftenIsTold();
    void aZoneIsAbsentWhileItsRuleIsOff_data();
    void aZoneIsAbsentWhileItsRuleIsOff();
    void aBattleIsToldBesideWhatIsStruck_data();
    void aBattleIsToldBesideWhatIsStruck();
    void aSumOfSeveralIsWrittenOut();

private:
    void lay(const QString& setup, const QString& policies = {}, Language language = Language::en);
    ZoneId zone(std::string_view word, Player player) const {
        return {zoneOfWord(data_->game->tables, word), player};
    }
    QStringList badges() const;
    /// The first option of that verb.
    void answer(std::string_view verb);

    std::shared_ptr<GameData> data_;
    CardRenderer renderer_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableScene> scene_;
    LogReader log_;
    QTemporaryDir folder_;
};

void TestMeasures::initTestCase() {
    data_ = loadGameData(*findGame("workbench"));
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
}

void TestMeasures::lay(const QString& setup, const QString& policies, Language language) {
    QFile file{folder_.filePath(QStringLiteral("scenario.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        QStringLiteral("scenario: A table\ngame: workbench\npolicies: {%1}\ncards:\n"
                       "  - name: Lion\n    type: creature\n    colour: red\n    cost: 1\n    strength: 3\n"
                       "    abilities: [{when: {strikes: this}, choose: {creature: {}}, "
                       "do: {strength: {of: chosen, by: 2, until: end of turn}}}]\n"
                       "  - {name: Ox, type: creature, colour: blue, cost: 1, strength: 4}\n"
                       "  - {name: Hut, type: relic, colour: blue, cost: 1}\n"
                       "setup:\n  phase: work\n%2\nsteps: []\n")
            .arg(policies, setup)
            .toUtf8());
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    scene_.reset();
    session_ = std::make_unique<Session>(data_, matchAt(*scenario), language);
    scene_ = std::make_unique<TableScene>(renderer_);
    scene_->setRoom({940, 684});
    scene_->setSession(session_.get());
    log_.begin(*session_);
}

QStringList TestMeasures::badges() const {
    QStringList told;
    for (const QGraphicsItem* item : scene_->items())
        if (const auto* badge = dynamic_cast<const ZoneBadge*>(item); badge != nullptr && badge->isVisible())
            told << badge->text();
    return told;
}

void TestMeasures::answer(std::string_view verb) {
    const auto& verbs = data_->game->tables.verbs;
    const auto& options = session_->match().decision().options;
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return verbs[option.verb].word == verb; });
    QVERIFY2(found != options.end(), std::string{verb}.c_str());
    session_->answer(Option{*found});
}

void TestMeasures::aBadgeAddsUpWhatShowsItsFace() {
    lay(QStringLiteral("  A: {life: 5, board: [Lion, {card: Ox, under: [Ox]}, {card: Ox, face: down}, Hut]}\n"
                       "  B: {life: 5}"));
    QVERIFY2(badges().contains(QStringLiteral("strength 7")), qPrintable(badges().join(u'|')));
    QVERIFY2(badges().contains(QStringLiteral("strength 0")), qPrintable(badges().join(u'|')));
}

void TestMeasures::aShareTellsBothNumbers() {
    lay(QStringLiteral("  A: {life: 5, pool: [Ox, {card: Ox, tapped: true}, Hut]}\n  B: {life: 5}"));
    QVERIFY2(badges().contains(QStringLiteral("2 ready of 3")), qPrintable(badges().join(u'|')));
    const LayoutMeasure cards{LayoutMeasure::Of::cards, "pool", {}};
    const LayoutMeasure life{LayoutMeasure::Of::value, "life", {}};
    QCOMPARE(textOf(*session_, {cards, {}, {}}, Player::a), QStringLiteral("3"));
    QCOMPARE(textOf(*session_, {cards, life, {}}, Player::a), QStringLiteral("3/5"));
    QCOMPARE(textOf(*session_, {cards, cards, {}}, Player::b), QString{});
    QVERIFY(scene_->zoneOf(zone("pool", Player::a))
                ->accessibleDescription()
                .contains(QStringLiteral("2 ready of 3, Blue 2")));
    lay(QStringLiteral("  A: {life: 5, pool: [Ox, {card: Ox, tapped: true}, Hut]}\n  B: {life: 5}"), {},
        Language::ja);
    QVERIFY2(badges().contains(QStringLiteral("3枚中2枚が起きている")), qPrintable(badges().join(u'|')));
}

void TestMeasures::aValueIsToldOutOfItsWhole() {
    lay(QStringLiteral("  A: {life: 3}\n  B: {life: 1}"), QStringLiteral("starting life: 7"));
    QCOMPARE(valuesOf(*session_, Player::a), QStringList{QStringLiteral("Life 3 of 7")});
    QCOMPARE(valuesOf(*session_, Player::b), QStringList{QStringLiteral("Life 1 of 7")});
}

void TestMeasures::gaugesHaveTheirNumbers() {
    lay(QStringLiteral("  A: {life: 3, board: [Ox, Lion]}\n  B: {life: 25}"));
    const LayoutMeasure life{LayoutMeasure::Of::value, "life", {}};
    const LayoutMeasure board{LayoutMeasure::Of::cards, "board", {}};
    LayoutGauge bar;
    bar.part = life;
    bar.full = 20;
    bar.name = {"Life", "ライフ"};
    LayoutGauge pips;
    pips.form = LayoutGauge::Form::pips;
    pips.part = board;
    pips.onlyIfAny = true;
    data_->layout->gauges.list = {bar, pips};
    const std::vector<GaugeReport> ours = gaugesOf(*session_, Player::a);
    const std::vector<GaugeReport> theirs = gaugesOf(*session_, Player::b);
    data_->layout->gauges.list.clear();
    QCOMPARE(ours.size(), std::size_t{2});
    QCOMPARE(ours[0].name, QStringLiteral("Life"));
    QCOMPARE(ours[0].part, 3);
    QCOMPARE(ours[0].whole, 20);
    QCOMPARE(ours[1].part, 2);
    QVERIFY(!ours[1].isToldOutOf);
    QCOMPARE(theirs.size(), std::size_t{1}); // nothing lies on that board
    QCOMPARE(theirs[0].part, 25);
}

void TestMeasures::whatIsDoneSoOftenIsTold() {
    const QString setup = QStringLiteral("  A: {life: 5, board: [Ox]}\n  B: {life: 5}");
    lay(setup);
    QVERIFY(usesOf(*session_, Player::a).empty()); // as often as anybody likes
    lay(setup, QStringLiteral("strikes of a player in a turn: 1"));
    QVERIFY2(badges().contains(QStringLiteral("Strike: not used")), qPrintable(badges().join(u'|')));
    answer("strike");
    scene_->follow(log_.read(*session_, true));
    QVERIFY2(badges().contains(QStringLiteral("Strike: used")), qPrintable(badges().join(u'|')));
    QVERIFY(usesOf(*session_, Player::a).front().isUsed);
    QVERIFY(!usesOf(*session_, Player::b).front().isUsed);
    lay(setup, QStringLiteral("strikes of a player in a turn: 2"));
    QCOMPARE(usesOf(*session_, Player::a).front().text, QStringLiteral("Strike: 0 of 2 used"));
}

void TestMeasures::aZoneIsAbsentWhileItsRuleIsOff_data() {
    QTest::addColumn<QString>("wards");
    QTest::addColumn<QString>("policies");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("off") << QString{} << QString{} << false;
    QTest::newRow("on") << QString{} << QStringLiteral("wards dealt: 3") << true;
    QTest::newRow("off, but something lies there") << QStringLiteral(", wards: [Ox]") << QString{} << true;
}

void TestMeasures::aZoneIsAbsentWhileItsRuleIsOff() {
    QFETCH(QString, wards);
    QFETCH(QString, policies);
    QFETCH(bool, isThere);
    lay(QStringLiteral("  A: {life: 5%1}\n  B: {life: 5}").arg(wards), policies);
    QCOMPARE(scene_->zoneOf(zone("wards", Player::a))->isVisible(), isThere);
    const auto own = scene_->zonesOf(Player::a);
    QCOMPARE(std::ranges::find(own, scene_->zoneOf(zone("wards", Player::a))) != own.end(), isThere);
}

void TestMeasures::aBattleIsToldBesideWhatIsStruck_data() {
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("English") << Language::en << QStringLiteral("strength 4: stays");
    QTest::newRow("Japanese") << Language::ja << QStringLiteral("強さ4：残る");
}

void TestMeasures::aBattleIsToldBesideWhatIsStruck() {
    QFETCH(Language, language);
    QFETCH(QString, outcome);
    lay(QStringLiteral("  A: {life: 5, board: [Lion]}\n  B: {life: 5, board: [{card: Ox, tapped: true}, "
                       "Hut]}"),
        QStringLiteral("strikes are aimed: 1, strikes reach players: 0, blows wait: 1"), language);
    QVERIFY(scene_->links().empty());
    answer("strike");
    if (session_->match().decision().kind != DecisionKind::chooseObjects)
        answer("next");
    scene_->follow(log_.read(*session_, true));
    const auto links = scene_->links();
    QCOMPARE(links.size(), std::size_t{1});
    QCOMPARE(links[0].told, (QStringList{QStringLiteral("3 ⇄ 4"), outcome}));
    const CardItem* lion = scene_->cardsIn(zone("board", Player::a)).front();
    const CardItem* ox = scene_->cardsIn(zone("board", Player::b)).front();
    QCOMPARE(links[0].cards, std::vector<QRectF>{lion->homeRect()});
    QCOMPARE(links[0].to, std::vector<QRectF>{ox->homeRect()});
    QVERIFY2(ox->accessibleDescription().contains(outcome), qPrintable(ox->accessibleDescription()));
    QVERIFY(!lion->accessibleDescription().contains(outcome));
    AimOverlay overlay{nullptr};
    overlay.resize(940, 684);
    overlay.displayLinks(links);
    QVERIFY(overlay.names().contains(outcome));
    QCOMPARE(overlay.ways().size(), std::size_t{1});
    QCOMPARE(overlay.plates().size(), std::size_t{1});
    // The Ox is made stronger first, and it is over then.
    answer("choose");
    scene_->follow(log_.read(*session_, true));
    QVERIFY(scene_->links().empty());
}

void TestMeasures::aSumOfSeveralIsWrittenOut() {
    lay(QStringLiteral("  A: {life: 5}\n  B: {life: 5}"));
    BattleView battle;
    battle.blows = {{{}, 3}, {{}, 5}};
    battle.total = 8;
    battle.against = 8;
    battle.outcome = "destroyed";
    battle.player = Player::b;
    QCOMPARE(BattleSentences::sum(battle), std::string{"3 + 5 = 8"});
    QCOMPARE(BattleSentences{session_->spoken()}.outcome(battle), std::string{"strength 8: destroyed"});
}

TAKUJO_TEST(TestMeasures)
#include "test_measures.moc"
