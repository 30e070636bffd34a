// What the table shows of what has happened, and in which order.

#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/motion/story.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

namespace {

constexpr ObjectId striker{1, 1};
constexpr ObjectId target{2, 1};
constexpr ObjectId spell{3, 1};

} // namespace

class TestStory : public QObject {
    Q_OBJECT

private slots:
    void init();

    void nothingIsToldOfNothing();
    void aTurnIsAnnouncedBeforeWhatHappensInIt();
    void whoeverDealsDamageStrikesFirst();
    void severalHitsAreOneStrike();
    void everyAttackerOfABattleStrikes();
    void anAttackOnAPlayerIsAStrikeToo();
    void aBattleWithoutDamageIsAStrike();
    void whoIsMarkedLeansForward();
    void whatLeavesPlayForAPileBreaksAfterTheHit();
    void whatIsTakenBackToAHandDoesNotBreak();
    void aTextPulsesOnce();
    void whatIsPaidIsNotTold();
    void changedNumbersAreTold();
    void aNumberThatShouldBeSmallIsGoodWhenItFalls();
    void theWinnerComesLast();
    void nobodyWaitsLong();
    void whatWasPreventedIsNotShown();

private:
    std::uint8_t zone(std::string_view word) const;
    ZoneId on(std::string_view word, Player player) const { return {zone(word), player}; }
    Event& happens(EventKind kind, ObjectId object = {});
    Story story(std::size_t first = 0) const;
    static const Beat* find(const Story& story, Beat::Kind kind);
    static int count(const Story& story, Beat::Kind kind);
    static CardView cardIn(ZoneId zone, ObjectId object);

    RuleTables tables_;
    std::vector<LogEntry> log_;
    View before_;
    View now_;
};

void TestStory::init() {
    tables_ = findGame("fftcg")->tables;
    log_.clear();
    before_ = {};
    before_.turn = 3;
    before_.turnPlayer = Player::a;
    now_ = before_;
}

std::uint8_t TestStory::zone(std::string_view word) const {
    const auto found = std::ranges::find(tables_.zones, word, &ZoneSpec::word);
    return static_cast<std::uint8_t>(found - tables_.zones.begin());
}

Event& TestStory::happens(EventKind kind, ObjectId object) {
    LogEntry entry;
    entry.isEvent = true;
    entry.turn = now_.turn;
    entry.event.kind = kind;
    entry.event.object = object;
    entry.event.became = object;
    entry.event.flags = Event::performed;
    log_.push_back(entry);
    return log_.back().event;
}

Story TestStory::story(std::size_t first) const {
    const auto isPile = [this](ZoneId where) { return where.kind == zone("break zone"); };
    return Story{{log_, first, before_, now_, tables_, isPile}};
}

const Beat* TestStory::find(const Story& story, Beat::Kind kind) {
    const auto found = std::ranges::find(story.beats(), kind, &Beat::kind);
    return found == story.beats().end() ? nullptr : &*found;
}

int TestStory::count(const Story& story, Beat::Kind kind) {
    return static_cast<int>(std::ranges::count(story.beats(), kind, &Beat::kind));
}

CardView TestStory::cardIn(ZoneId zone, ObjectId object) {
    CardView card;
    card.faceUp = true;
    card.object = object;
    card.zone = zone;
    return card;
}

void TestStory::nothingIsToldOfNothing() {
    QVERIFY(story().beats().empty());
    happens(EventKind::damage, target).amount = 1000;
    QVERIFY(story(1).beats().empty()); // it has been told before
    QCOMPARE(story().beginOf(target.index), 0);
}

void TestStory::aTurnIsAnnouncedBeforeWhatHappensInIt() {
    happens(EventKind::turnUpright, striker);
    now_.turn = 4;
    now_.turnPlayer = Player::b;
    happens(EventKind::turnUpright, target);
    const Story told = story();
    const Beat* const turn = find(told, Beat::Kind::turn);
    QVERIFY(turn != nullptr);
    QVERIFY(turn->player == Player::b);
    QVERIFY(told.beginOf(striker.index) < turn->begins);
    QVERIFY(turn->begins < told.beginOf(target.index));
    QCOMPARE(count(told, Beat::Kind::turn), 1);
}

void TestStory::whoeverDealsDamageStrikesFirst() {
    Event& damage = happens(EventKind::damage, target);
    damage.source = striker;
    damage.cause = Cause::combat;
    damage.amount = 3000;
    const Story told = story();
    const Beat* const strike = find(told, Beat::Kind::strike);
    const Beat* const hurt = find(told, Beat::Kind::hurt);
    QVERIFY(strike != nullptr && hurt != nullptr);
    QVERIFY(strike->object == striker && strike->other == target);
    QVERIFY(hurt->object == target);
    QCOMPARE(hurt->amount, 3000);
    QCOMPARE(hurt->begins - strike->begins, Story::untilItHits);
}

void TestStory::severalHitsAreOneStrike() {
    for (int i = 0; i < 2; ++i) {
        Event& damage = happens(EventKind::damage, target);
        damage.source = striker;
        damage.cause = Cause::combat;
        damage.amount = 1000;
    }
    QCOMPARE(count(story(), Beat::Kind::strike), 1);
    QCOMPARE(count(story(), Beat::Kind::hurt), 2);
}

void TestStory::everyAttackerOfABattleStrikes() {
    BattleView battle;
    for (const ObjectId attacker : {striker, spell})
        battle.blows.push_back({{attacker, 0, on("field", Player::a), 0}, 2000});
    before_.battles.push_back(battle);
    Event& damage = happens(EventKind::damage, target);
    damage.source = striker;
    damage.cause = Cause::combat;
    damage.amount = 4000;
    const Story told = story();
    QCOMPARE(count(told, Beat::Kind::strike), 2);
    QVERIFY(std::ranges::any_of(told.beats(), [](const Beat& beat) {
        return beat.kind == Beat::Kind::strike && beat.object == spell && beat.other == target;
    }));
    QCOMPARE(told.beats()[0].begins, told.beats()[1].begins); // together
}

void TestStory::anAttackOnAPlayerIsAStrikeToo() {
    BattleView battle;
    battle.blows.push_back({{striker, 0, on("field", Player::a), 0}, 1});
    before_.battles.push_back(battle);
    Event& goes = happens(EventKind::move, target);
    goes.from = on("deck", Player::b);
    goes.to = on("damage zone", Player::b);
    goes.player = Player::b;
    goes.source = striker;
    const Story told = story();
    const Beat* const strike = find(told, Beat::Kind::strike);
    QVERIFY(strike != nullptr);
    QVERIFY(strike->object == striker && !strike->other.exists());
    QVERIFY(strike->player == Player::b);
    QCOMPARE(told.beginOf(target.index), Story::untilItHits);
    QCOMPARE(told.arrivalsBegin(goes.to), Story::untilItHits);
}

void TestStory::aBattleWithoutDamageIsAStrike() {
    constexpr std::uint8_t fights = 40;
    Event& fight = happens(EventKind::occurs, striker);
    fight.slot = fights;
    fight.source = target;
    QCOMPARE(count(story(), Beat::Kind::strike), 0); // the game knows of no such battles
    tables_.attacks.battle = fights;
    const Story told = story();
    const Beat* const strike = find(told, Beat::Kind::strike);
    QVERIFY(strike != nullptr);
    QVERIFY(strike->object == striker && strike->other == target);
}

void TestStory::whoIsMarkedLeansForward() {
    happens(EventKind::mark, striker).amount = static_cast<std::int32_t>(tables_.attacks.attacking);
    happens(EventKind::mark, target).amount = static_cast<std::int32_t>(tables_.attacks.blocking);
    const Story told = story();
    QCOMPARE(count(told, Beat::Kind::lean), 1);
    QVERIFY(find(told, Beat::Kind::lean)->object == striker);
}

void TestStory::whatLeavesPlayForAPileBreaksAfterTheHit() {
    Event& damage = happens(EventKind::damage, target);
    damage.source = striker;
    damage.cause = Cause::combat;
    damage.amount = 9000;
    Event& goes = happens(EventKind::move, target);
    goes.from = on("field", Player::b);
    goes.to = on("break zone", Player::b);
    const Story told = story();
    const Beat* const breaks = find(told, Beat::Kind::breaks);
    QVERIFY(breaks != nullptr && breaks->object == target);
    QVERIFY(told.breaks(target.index) && !told.breaks(striker.index));
    QVERIFY(find(told, Beat::Kind::hurt)->begins < breaks->begins);
    QCOMPARE(told.beginOf(target.index), breaks->begins);
}

void TestStory::whatIsTakenBackToAHandDoesNotBreak() {
    Event& goes = happens(EventKind::move, target);
    goes.from = on("field", Player::b);
    goes.to = on("hand", Player::b);
    Event& discarded = happens(EventKind::move, striker);
    discarded.from = on("hand", Player::b);
    discarded.to = on("break zone", Player::b);
    QCOMPARE(count(story(), Beat::Kind::breaks), 0);
}

void TestStory::aTextPulsesOnce() {
    constexpr std::uint16_t text = 7;
    for (int i = 0; i < 2; ++i) {
        Event& damage = happens(EventKind::damage, target);
        damage.source = spell;
        damage.effect = text;
        damage.cause = Cause::effect;
        damage.amount = 1000;
    }
    const Story told = story();
    QCOMPARE(count(told, Beat::Kind::pulse), 1);
    QCOMPARE(count(told, Beat::Kind::strike), 0);
    const Beat* const pulse = find(told, Beat::Kind::pulse);
    QVERIFY(pulse->object == spell && pulse->other == target);
    QVERIFY(pulse->begins < find(told, Beat::Kind::hurt)->begins);
}

void TestStory::whatIsPaidIsNotTold() {
    Event& paid = happens(EventKind::changeValue);
    paid.player = Player::a;
    paid.amount = -2;
    paid.cause = Cause::cost;
    QCOMPARE(count(story(), Beat::Kind::change), 0);
    Event& lost = happens(EventKind::changeValue);
    lost.player = Player::b;
    lost.amount = -3;
    lost.cause = Cause::effect;
    const Story told = story();
    QCOMPARE(count(told, Beat::Kind::change), 1);
    const Beat* const change = find(told, Beat::Kind::change);
    QVERIFY(change->player == Player::b && !change->isGood);
    QCOMPARE(change->amount, -3);
}

void TestStory::changedNumbersAreTold() {
    const ZoneId field = on("field", Player::a);
    CardView card = cardIn(field, striker);
    card.numbers = {{"power", 5000, 5000}};
    before_.zones = {{field, {card}, 1, {}}};
    card.numbers.front().now = 7000;
    now_.zones = {{field, {card}, 1, {}}};
    const Story told = story();
    const Beat* const change = find(told, Beat::Kind::change);
    QVERIFY(change != nullptr && change->object == striker && change->isGood);
    QCOMPARE(change->amount, 2000);

    const ZoneId hand = on("hand", Player::a);
    before_.zones.front().zone = before_.zones.front().cards.front().zone = hand;
    QCOMPARE(count(story(), Beat::Kind::change), 0); // it has just come
}

void TestStory::aNumberThatShouldBeSmallIsGoodWhenItFalls() {
    const ZoneId field = on("field", Player::a);
    CardView card = cardIn(field, striker);
    card.numbers = {{"cost", 5, 5, true, true}};
    before_.zones = {{field, {card}, 1, {}}};
    card.numbers.front().now = 3;
    now_.zones = {{field, {card}, 1, {}}};
    const Story told = story();
    QVERIFY(find(told, Beat::Kind::change) != nullptr && find(told, Beat::Kind::change)->isGood);
}

void TestStory::theWinnerComesLast() {
    happens(EventKind::damage, target).amount = 1;
    now_.outcome = Outcome::winB;
    const Story told = story();
    QVERIFY(told.beats().back().kind == Beat::Kind::finish);
    QVERIFY(told.beats().back().player == Player::b);
    before_.outcome = Outcome::winB;
    QCOMPARE(count(story(), Beat::Kind::finish), 0);
}

void TestStory::nobodyWaitsLong() {
    for (std::uint16_t i = 10; i < 60; ++i) {
        Event& damage = happens(EventKind::damage, ObjectId{i, 1});
        damage.source = ObjectId{static_cast<std::uint16_t>(i + 100), 1};
        damage.cause = Cause::combat;
        damage.amount = 1;
    }
    const Story told = story();
    QCOMPARE(count(told, Beat::Kind::strike), 50);
    QVERIFY(
        std::ranges::all_of(told.beats(), [](const Beat& beat) { return beat.begins <= Story::longest; }));
    QVERIFY(std::ranges::is_sorted(told.beats(), {}, &Beat::begins));
}

void TestStory::whatWasPreventedIsNotShown() {
    Event& damage = happens(EventKind::damage, target);
    damage.amount = 1000;
    damage.flags = Event::forbidden;
    QVERIFY(story().beats().empty());
}

TAKUJO_TEST(TestStory)
#include "test_story.moc"
