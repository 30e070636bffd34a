// What arrows over the table run over, and where the words about battles stand.

#include "tests/test_program.h"
#include "ui/table/aim_overlay.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

namespace {

constexpr QRectF prompt{101, 493, 693, 48};
constexpr QRectF ribbon{101, 251, 693, 22};
constexpr QRectF nearName{8, 662, 100, 18};

QRectF cardAt(qreal x, qreal y) {
    return {x, y, 70, 98};
}

/// Two attack; three could block, and two more lie below them.
TableScene::Ground ground() {
    TableScene::Ground result;
    result.cards = {cardAt(372, 149), cardAt(454, 149), cardAt(330, 284), cardAt(412, 284),
                    cardAt(494, 284), cardAt(360, 391), cardAt(468, 391)};
    result.zones = {{101, 32, 693, 215}, {101, 278, 693, 215}, {9, 278, 85, 215}};
    result.words = {nearName};
    return result;
}

TableScene::Link attackOn(const QRectF& target, bool isAtPlayer) {
    TableScene::Link link;
    link.cards = {cardAt(372, 149), cardAt(454, 149)};
    link.to = {target};
    link.by = Player::a;
    link.isAtPlayer = isAtPlayer;
    link.told = {QStringLiteral("1 damage")};
    return link;
}

bool runsOver(const std::vector<QPointF>& way, const QRectF& what) {
    const QRectF inner = what.adjusted(1, 1, -1, -1);
    for (std::size_t i = 1; i < way.size(); ++i)
        for (int part = 0; part <= 100; ++part)
            if (inner.contains(way[i - 1] + (way[i] - way[i - 1]) * part / 100))
                return true;
    return false;
}

} // namespace

class TestAimOverlay : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aPartyAttacksThePlayerInOneLine();
    void itRunsOverNothingThatIsRead();
    void aBlockerNearByIsReachedStraight();
    void theWordsHideNothing();
    void theyGoOtherWaysWhenCardsCome();

private:
    std::unique_ptr<AimOverlay> overlay_;
};

void TestAimOverlay::init() {
    overlay_ = std::make_unique<AimOverlay>(nullptr);
    overlay_->resize(940, 684);
    overlay_->keepClearOf(ground(), prompt, ribbon);
}

void TestAimOverlay::aPartyAttacksThePlayerInOneLine() {
    overlay_->displayLinks({attackOn(nearName, true)});
    QCOMPARE(overlay_->ways().size(), std::size_t{1});
}

void TestAimOverlay::itRunsOverNothingThatIsRead() {
    overlay_->displayLinks({attackOn(nearName, true)});
    const std::vector<QPointF> way = overlay_->ways().front();
    QVERIFY(!runsOver(way, prompt));
    for (const QRectF& card : ground().cards)
        QVERIFY(!runsOver(way, card));
    QVERIFY(!runsOver(way, nearName));
}

void TestAimOverlay::aBlockerNearByIsReachedStraight() {
    overlay_->displayLinks({attackOn(cardAt(412, 284), false)});
    const auto ways = overlay_->ways();
    QCOMPARE(ways.size(), std::size_t{1});
    QCOMPARE(ways.front().size(), std::size_t{2});
    QVERIFY(ways.front().back().y() <= 285); // at the upper edge, over no name
}

void TestAimOverlay::theWordsHideNothing() {
    for (const bool isAtPlayer : {true, false}) {
        overlay_->displayLinks({attackOn(isAtPlayer ? nearName : cardAt(412, 284), isAtPlayer)});
        const std::vector<QRectF> plates = overlay_->plates();
        QCOMPARE(plates.size(), std::size_t{1});
        QVERIFY(!plates.front().intersects(prompt) && !plates.front().intersects(nearName));
        for (const QRectF& card : ground().cards)
            QVERIFY(!plates.front().intersects(card));
    }
}

void TestAimOverlay::theyGoOtherWaysWhenCardsCome() {
    overlay_->displayLinks({attackOn(nearName, true)});
    const QRectF plate = overlay_->plates().front();
    TableScene::Ground more = ground();
    more.cards.push_back(plate);
    overlay_->keepClearOf(more, prompt, ribbon);
    QVERIFY(!overlay_->plates().front().intersects(plate));
}

TAKUJO_TEST(TestAimOverlay)
#include "test_aim_overlay.moc"
