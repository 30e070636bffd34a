// What the moment says about a card must not hide what the card says.

#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include "ui/theme/colour_math.h"
#include "ui/theme/mark_painter.h"

using namespace takujo;

namespace {

constexpr QRectF card{20, 20, 70, 98};

QImage painted(const CardMarks& marks, Brightness brightness, bool isAside = false) {
    QImage image{110, 138, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    paintMarks(painter, card, marks, makePalette(brightness, QColor{0x6f, 0xa8, 0xdc}), isAside);
    return image;
}

/// How many pixels of that part have been painted on.
int inkIn(const QImage& image, const QRect& part) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return count;
}

CardMarks choosable() {
    CardMarks marks;
    marks.target = true;
    return marks;
}
CardMarks chosen() {
    CardMarks marks;
    marks.order = 1;
    return marks;
}
CardMarks aimedAt() {
    CardMarks marks = choosable();
    marks.aimedAt = true;
    return marks;
}

} // namespace

class TestMarks : public QObject {
    Q_OBJECT

private slots:
    void theyCoverNeitherNameNorNumbers_data() { rows(); }
    void theyCoverNeitherNameNorNumbers();
    void theyLeaveDamageAndCountersFree_data() { rows(); }
    void theyLeaveDamageAndCountersFree();
    void whatIsAimedAtLeavesFreeWhatACardThatLiesSidewaysIsDoing();
    void thePointerStandsBesideTheChoice();
    void theyDoNotReachBeyondTheRing_data() { rows(); }
    void theyDoNotReachBeyondTheRing();
    void whatMayBeChosenIsHollowAndWhatIsChosenIsNot();
    void theyDifferInMoreThanColour();
    void eachIsKnownWithoutColour_data();
    void eachIsKnownWithoutColour();
    void theirRingsStandOutFromTheTable();
    void whatCanActStandsOutFromEveryFrame();
    void theKeyboardsRingStandsOutFromEverything();

private:
    static void rows() {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("isAside");
        for (const bool isAside : {false, true}) {
            QTest::addRow("choosable %d", isAside) << 0 << isAside;
            QTest::addRow("chosen %d", isAside) << 1 << isAside;
            QTest::addRow("aimed at %d", isAside) << 2 << isAside;
            QTest::addRow("pointed at %d", isAside) << 3 << isAside;
            QTest::addRow("given a share %d", isAside) << 4 << isAside;
        }
    }
    static CardMarks marksOf(int which) {
        CardMarks marks = which == 0 ? choosable() : which == 2 ? aimedAt() : chosen();
        marks.pointedAt = which == 3;
        if (which == 4)
            marks.amount = "9000";
        return marks;
    }
};

void TestMarks::theyCoverNeitherNameNorNumbers() {
    QFETCH(int, which);
    QFETCH(bool, isAside);
    const QImage image = painted(marksOf(which), Brightness::dark, isAside);
    // The head with cost and name, the foot with the numbers; a ring may lie on the outermost pixels.
    const QRect inside = card.toRect().adjusted(3, 3, -3, -3);
    if (which != 4 || !isAside) // a share on a card that lies sideways has no other room
        QCOMPARE(inkIn(image, {inside.topLeft(), QSize{inside.width(), 24}}), 0);
    QCOMPARE(inkIn(image, {inside.left(), inside.bottom() - 19, inside.width(), 20}), 0);
    QVERIFY(inkIn(image, inside) > 0);
}

/// Where resources/cards/frame.svg has the chips of small and medium cards, in heights of a card.
void TestMarks::theyLeaveDamageAndCountersFree() {
    QFETCH(int, which);
    QFETCH(bool, isAside);
    const QImage image = painted(marksOf(which), Brightness::dark, isAside);
    const QRectF inside = card.adjusted(3, 3, -3, -3);
    const QRectF chips{inside.left(), card.top() + card.height() * 0.568, inside.width(),
                       card.height() * (0.75 - 0.568)};
    QCOMPARE(inkIn(image, chips.toAlignedRect()), 0);
}

/// That stands upright, so at the edge that is the right one of the card.
void TestMarks::whatIsAimedAtLeavesFreeWhatACardThatLiesSidewaysIsDoing() {
    const QRectF inside = card.adjusted(3, 3, -3, -3);
    const QRectF doing{card.left() + card.width() * 0.74, inside.top(),
                       inside.right() - card.left() - card.width() * 0.74, inside.height()};
    QCOMPARE(inkIn(painted(aimedAt(), Brightness::dark, true), doing.toRect()), 0);
}

void TestMarks::thePointerStandsBesideTheChoice() {
    for (const bool isAside : {false, true}) {
        CardMarks pointed;
        pointed.pointedAt = true;
        const QImage pointer = painted(pointed, Brightness::dark, isAside);
        const QImage choice = painted(choosable(), Brightness::dark, isAside);
        const QRect inside = card.toRect().adjusted(4, 4, -4, -4);
        QVERIFY(inkIn(pointer, inside) > 100);
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            for (int x = inside.left(); x <= inside.right(); ++x)
                QVERIFY(qAlpha(pointer.pixel(x, y)) < 128 || qAlpha(choice.pixel(x, y)) < 128);
    }
}

void TestMarks::theyDoNotReachBeyondTheRing() {
    QFETCH(int, which);
    QFETCH(bool, isAside);
    const QImage image = painted(marksOf(which), Brightness::light, isAside);
    constexpr int ring = 5;
    const int all = inkIn(image, image.rect());
    QCOMPARE(inkIn(image, card.toRect().adjusted(-ring, -ring, ring, ring)), all);
}

void TestMarks::whatMayBeChosenIsHollowAndWhatIsChosenIsNot() {
    const QPoint middle = (card.topLeft() + QPointF{card.width() * 0.27, card.height() * 0.405}).toPoint();
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        // The card shows through the one and not through the other.
        QVERIFY(qAlpha(painted(choosable(), brightness).pixel(middle)) < 160);
        QCOMPARE(qAlpha(painted(chosen(), brightness).pixel(middle)), 255);
    }
}

void TestMarks::theyDifferInMoreThanColour() {
    const QRect inside = card.toRect().adjusted(3, 3, -3, -3);
    const auto shape = [&](const CardMarks& marks) {
        return painted(marks, Brightness::dark).copy(inside).createAlphaMask();
    };
    CardMarks able;
    able.canAct = true;
    QVERIFY(shape(choosable()) != shape(chosen()));
    QVERIFY(shape(choosable()) != shape(able));
    QVERIFY(shape(aimedAt()) != shape(choosable()));
}

namespace {

/// Every state of a card that a mark tells.
std::vector<std::pair<const char*, CardMarks>> allMarks() {
    const auto with = [](auto change) {
        CardMarks marks;
        change(marks);
        return marks;
    };
    return {{"nothing", {}},
            {"can act", with([](CardMarks& marks) { marks.canAct = true; })},
            {"choosable", choosable()},
            {"chosen", chosen()},
            {"second", with([](CardMarks& marks) { marks.order = 2; })},
            {"asked about", with([](CardMarks& marks) { marks.about = true; })},
            {"aimed at", with([](CardMarks& marks) { marks.aimedAt = true; })},
            {"given a share", with([](CardMarks& marks) { marks.amount = "2000"; })}};
}

} // namespace

void TestMarks::eachIsKnownWithoutColour_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    const auto all = allMarks();
    for (int i = 0; i < static_cast<int>(all.size()); ++i)
        for (int j = 0; j < i; ++j)
            QTest::addRow("%s, %s", all[static_cast<std::size_t>(j)].first,
                          all[static_cast<std::size_t>(i)].first)
                << j << i;
}

/// Where one paints and the other does not, that is a shape; what both paint in other colours is none.
void TestMarks::eachIsKnownWithoutColour() {
    QFETCH(int, first);
    QFETCH(int, second);
    const auto all = allMarks();
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        const QImage one = painted(all[static_cast<std::size_t>(first)].second, brightness);
        const QImage other = painted(all[static_cast<std::size_t>(second)].second, brightness);
        int shape = 0;
        int tone = 0; // inside of a disc: the number, the dot
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                const QColor a = one.pixelColor(x, y);
                const QColor b = other.pixelColor(x, y);
                shape += std::abs(a.alpha() - b.alpha()) > 100 ? 1 : 0;
                tone += a.alpha() > 200 && b.alpha() > 200 && contrast(a, b) > 3 ? 1 : 0;
            }
        QVERIFY2(shape > 60 || tone > 10, qPrintable(QStringLiteral("%1 %2").arg(shape).arg(tone)));
    }
}

/// Of two colours 9 to 1 apart, every third one stands out from one or the other by 3 to 1.
void TestMarks::whatCanActStandsOutFromEveryFrame() {
    CardMarks able;
    able.canAct = true;
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        const QImage image = painted(able, brightness);
        const auto line = [&](int away) {
            return image.pixelColor(static_cast<int>(card.left() + 30), static_cast<int>(card.top()) - away);
        };
        QVERIFY(line(1).alpha() > 200 && line(2).alpha() > 200);
        QVERIFY(contrast(line(1), line(2)) >= 9);
    }
}

void TestMarks::theirRingsStandOutFromTheTable() {
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        const Palette palette = makePalette(brightness, QColor{0x6f, 0xa8, 0xdc});
        for (const auto& [name, marks] : allMarks()) {
            if (marks == CardMarks{} || !marks.amount.empty())
                continue;
            // On the line itself, at the upper left corner's end.
            const QImage image = painted(marks, brightness);
            const QPoint on{static_cast<int>(card.left() + 10), static_cast<int>(card.top() - 2)};
            const QColor line = image.pixelColor(on);
            QVERIFY2(line.alpha() > 200, name);
            for (const QColor& ground : {palette.table, palette.zone})
                QVERIFY2(contrast(line, ground) >= 3, name);
        }
        for (const int player : {0, 1})
            for (const QColor& ground : {palette.table, palette.zone, palette.panel})
                QVERIFY(contrast(playerColour(palette, player), ground) >= 3);
    }
}

void TestMarks::theKeyboardsRingStandsOutFromEverything() {
    for (const Brightness brightness : {Brightness::dark, Brightness::light}) {
        const Palette palette = makePalette(brightness, QColor{0x6f, 0xa8, 0xdc});
        for (const QColor& ground : {palette.table, palette.zone, QColor{0x80, 0x80, 0x80}}) {
            QImage image{110, 138, QImage::Format_ARGB32_Premultiplied};
            image.fill(ground);
            QPainter painter{&image};
            paintFocus(painter, card, 4, palette);
            painter.end();
            // Dashes on a line of their own ground: dark and light lie side by side, whatever is below.
            double most = 1;
            for (int x = 40; x < 80; ++x)
                most =
                    std::max(most, contrast(image.pixelColor(x, static_cast<int>(card.top()) - 6), ground));
            QVERIFY2(most >= 3, qPrintable(ground.name()));
        }
        QVERIFY(contrast(palette.text, palette.panel) >= 7);
    }
}

TAKUJO_TEST(TestMarks)
#include "test_marks.moc"
