// What the table tells of what lies on it: names of rows, what a player has, what is aimed at.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/test_program.h"
#include "ui/session/measures.h"
#include "ui/session/session.h"
#include "ui/table/player_label.h"
#include "ui/table/table_scene.h"
#include "ui/theme/card_renderer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

class TestTableScene : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aRowIsNamedByWhatLiesThere_data();
    void aRowIsNamedByWhatLiesThere();
    void whatAPlayerHasStandsInItsPlace();
    void whatMayBeDoneOnceStandsClear_data();
    void whatMayBeDoneOnceStandsClear();
    void nothingLiesOnTheNameOfAPlace_data();
    void nothingLiesOnTheNameOfAPlace();
    void anArrowIntoAPilePointsAtThePile();
    void anArrowAtTheTopOfAPilePointsAtTheCard();
    void anArrowIntoAColumnPointsAtWhatIsSeenOfTheCard();

private:
    /// A table on which the scenario of that set-up begins.
    void lay(const QString& setup);
    const ZoneItem* zone(std::string_view word, Player player) const;
    ObjectId card(const ZoneItem& zone, std::size_t place) const;

    std::shared_ptr<GameData> data_;
    CardRenderer renderer_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableScene> scene_;
    QTemporaryDir folder_;
};

void TestTableScene::initTestCase() {
    data_ = loadGameData(*allGames().front());
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
}

void TestTableScene::lay(const QString& setup) {
    const QString path = folder_.filePath(QStringLiteral("scenario.yaml"));
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("scenario: A table\nrules: [\"4.1\"]\ngame: fftcg\ncards:\n"
                              "  - {name: Dust, type: forward, element: ice, cost: 2, power: 5000}\n"
                              "  - {name: Imp, type: monster, element: fire, cost: 2}\n"
                              "  - {name: Ember, type: summon, element: fire, cost: 2}\n"
                              "setup:\n  turn: A\n  phase: main 1\n%1\nsteps: []\n")
                   .arg(setup)
                   .toUtf8());
    file.close();
    Findings findings;
    const auto scenario = readScenario(path.toStdString(), scenarioGame, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    const auto cards = scenarioCards(*scenario, *data_->game);
    auto match = std::make_unique<Match>(
        *data_->game, cards, std::make_shared<const Rulebook>(data_->game->tables),
        scenarioState(*scenario, *data_->game, *cards), std::array<std::string, 2>{"Blue", "Crimson"});
    scene_.reset();
    session_ = std::make_unique<Session>(data_, std::move(match), Language::en);
    scene_ = std::make_unique<TableScene>(renderer_);
    scene_->setRoom({940, 684});
    scene_->setSession(session_.get());
}

const ZoneItem* TestTableScene::zone(std::string_view word, Player player) const {
    return scene_->zoneOf({zoneOfWord(data_->game->tables, word), player});
}

ObjectId TestTableScene::card(const ZoneItem& zone, std::size_t place) const {
    return session_->view().at(zone.zone()).cards[place].object;
}

void TestTableScene::aRowIsNamedByWhatLiesThere_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QStringLiteral("[]") << QStringLiteral("Forwards");
    QTest::newRow("forward") << QStringLiteral("[Dust]") << QStringLiteral("Forwards");
    QTest::newRow("monster") << QStringLiteral("[Imp]") << QStringLiteral("Monsters");
    QTest::newRow("both") << QStringLiteral("[Imp, Dust]") << QStringLiteral("Forwards · Monsters");
}

void TestTableScene::aRowIsNamedByWhatLiesThere() {
    QFETCH(QString, field);
    QFETCH(QString, name);
    lay(QStringLiteral("  A: {field: %1}").arg(field));
    QCOMPARE(zone("field", Player::a)->frame().rows.front().name, name);
    QCOMPARE(zone("field", Player::b)->frame().rows.front().name, QStringLiteral("Forwards"));
}

void TestTableScene::whatAPlayerHasStandsInItsPlace() {
    lay(QStringLiteral("  A: {crystal: 3}"));
    QStringList told;
    for (const QGraphicsItem* item : scene_->items())
        if (const auto* badge = dynamic_cast<const ZoneBadge*>(item); badge != nullptr && badge->isVisible())
            told << badge->text();
    QVERIFY2(told.contains(QStringLiteral("Crystals 3")), qPrintable(told.join(u'|')));
}

namespace {

/// A match that has just begun, of the first deck against itself.
std::unique_ptr<Match> newMatch(const GameData& data) {
    MatchSetup setup;
    setup.game = data.game;
    setup.seed = 5;
    for (auto& deck : setup.decks)
        deck = deckLines(data, data.library.decks().front());
    return std::make_unique<Match>(setup);
}

} // namespace

void TestTableScene::whatMayBeDoneOnceStandsClear_data() {
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<Language>("language");
    for (const Language language : {Language::en, Language::ja})
        for (const QSizeF room : {QSizeF{940, 684}, QSizeF{940, 590}, QSizeF{1580, 1040}}) // 590: in a lesson
            QTest::addRow("%s %d", language == Language::en ? "en" : "ja", int(room.height()))
                << room << language;
}

void TestTableScene::whatMayBeDoneOnceStandsClear() {
    QFETCH(QSizeF, room);
    QFETCH(Language, language);
    const std::shared_ptr<GameData> data = loadGameData(*findGame("granblue"));
    Session session{data, newMatch(*data), language};
    TableScene scene{renderer_};
    scene.setRoom(room);
    scene.setSession(&session);
    int told = 0;
    for (const Player player : bothPlayers)
        for (const UseReport& use : usesOf(session, player))
            for (const QGraphicsItem* item : scene.items())
                if (const auto* badge = dynamic_cast<const ZoneBadge*>(item);
                    badge != nullptr && badge->text() == use.text) {
                    ++told;
                    for (const ZoneView& zone : session.view().zones)
                        if (const ZoneItem* place = scene.zoneOf(zone.zone);
                            !place->frame().bare && place->isVisible())
                            QVERIFY2(!badge->boundingRect().intersects(place->frame().rect),
                                     qPrintable(use.text));
                    for (const QGraphicsItem* other : scene.items())
                        if (const auto* label = dynamic_cast<const PlayerLabel*>(other))
                            QVERIFY2(!badge->boundingRect().intersects(label->written()),
                                     qPrintable(use.text));
                }
    QVERIFY(told >= 4); // two of each player
    scene.setSession(nullptr);
}

void TestTableScene::nothingLiesOnTheNameOfAPlace_data() {
    QTest::addColumn<const Game*>("game");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSizeF>("room");
    for (const Game* game : allGames())
        for (const Language language : {Language::en, Language::ja})
            for (const QSizeF room : {QSizeF{940, 684}, QSizeF{810, 590}, QSizeF{1580, 1040}})
                QTest::addRow("%s %s %d", std::string{game->id}.c_str(),
                              language == Language::en ? "en" : "ja", int(room.width()))
                    << game << language << room;
}

void TestTableScene::nothingLiesOnTheNameOfAPlace() {
    QFETCH(const Game*, game);
    QFETCH(Language, language);
    QFETCH(QSizeF, room);
    const std::shared_ptr<GameData> data = loadGameData(*game);
    Session session{data, newMatch(*data), language};
    TableScene scene{renderer_};
    scene.setRoom(room);
    scene.setSession(&session);
    int named = 0;
    for (const ZoneView& view : session.view().zones)
        if (const ZoneItem* place = scene.zoneOf(view.zone);
            place != nullptr && place->isVisible() && !place->written().isEmpty()) {
            ++named;
            QVERIFY2(!place->arrow().intersects(place->written()) &&
                         place->frame().rect.contains(place->arrow()),
                     qPrintable(place->frame().name));
            for (const QGraphicsItem* item : scene.items())
                if (const auto* badge = dynamic_cast<const ZoneBadge*>(item);
                    badge != nullptr && badge->isVisible())
                    QVERIFY2(!badge->boundingRect().intersects(place->written()),
                             qPrintable(place->frame().name + u' ' + badge->text()));
        }
    QVERIFY(named > 6);
    scene.setSession(nullptr);
}

void TestTableScene::anArrowIntoAPilePointsAtThePile() {
    lay(QStringLiteral("  A: {field: [Dust]}\n  B: {break zone: [Dust, Imp, Ember]}"));
    const ZoneItem* pile = zone("break zone", Player::b);
    // The last two of its three cards; the first one lies on top.
    for (const std::size_t covered : {1U, 2U}) {
        scene_->showAim({{}, {card(*pile, covered)}, Player::a});
        const auto aimed = scene_->aimedAt();
        QCOMPARE(aimed.size(), std::size_t{1});
        QCOMPARE(aimed[0].rect, pile->frame().rect);
        QCOMPARE(aimed[0].name, covered == 1 ? QStringLiteral("Imp") : QStringLiteral("Ember"));
    }
}

void TestTableScene::anArrowAtTheTopOfAPilePointsAtTheCard() {
    lay(QStringLiteral("  B: {break zone: [Dust, Imp, Ember]}"));
    const ZoneItem* pile = zone("break zone", Player::b);
    scene_->showAim({{}, {card(*pile, 0)}, Player::a});
    const auto aimed = scene_->aimedAt();
    QCOMPARE(aimed.size(), std::size_t{1});
    QVERIFY(aimed[0].rect.width() < pile->frame().rect.width());
    QVERIFY(aimed[0].name.isEmpty());
}

void TestTableScene::anArrowIntoAColumnPointsAtWhatIsSeenOfTheCard() {
    lay(QStringLiteral("  B: {damage zone: [Dust, Imp, Ember]}"));
    const ZoneItem* column = zone("damage zone", Player::b);
    std::vector<CardItem*> cards = scene_->cardsIn(column->zone());
    QCOMPARE(cards.size(), std::size_t{3});
    scene_->showAim({{}, {cards[0]->card().object}, Player::a});
    const auto aimed = scene_->aimedAt();
    QCOMPARE(aimed.size(), std::size_t{1});
    QVERIFY(!aimed[0].rect.intersects(cards[1]->homeRect()));
}

TAKUJO_TEST(TestTableScene)
#include "test_table_scene.moc"
