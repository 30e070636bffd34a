// What the moment says about a card must not hide what the card says.

#include <QImage>
#include <QPainter>
#include <QTest>

#include "ui/table/mark_painter.h"

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
    void theyDoNotReachBeyondTheRing_data() { rows(); }
    void theyDoNotReachBeyondTheRing();
    void whatMayBeChosenIsHollowAndWhatIsChosenIsNot();
    void theyDifferInMoreThanColour();

private:
    static void rows() {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("isAside");
        for (const bool isAside : {false, true}) {
            QTest::addRow("choosable %d", isAside) << 0 << isAside;
            QTest::addRow("chosen %d", isAside) << 1 << isAside;
            QTest::addRow("aimed at %d", isAside) << 2 << isAside;
        }
    }
    static CardMarks marksOf(int which) {
        return which == 0 ? choosable() : which == 1 ? chosen() : aimedAt();
    }
};

void TestMarks::theyCoverNeitherNameNorNumbers() {
    QFETCH(int, which);
    QFETCH(bool, isAside);
    const QImage image = painted(marksOf(which), Brightness::dark, isAside);
    // The head with cost and name, the foot with the numbers; a ring may lie on the outermost pixels.
    const QRect inside = card.toRect().adjusted(3, 3, -3, -3);
    QCOMPARE(inkIn(image, {inside.topLeft(), QSize{inside.width(), 24}}), 0);
    QCOMPARE(inkIn(image, {inside.left(), inside.bottom() - 19, inside.width(), 20}), 0);
    QVERIFY(inkIn(image, inside) > 0);
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
    const QPoint middle = (card.topLeft() + QPointF{card.width() * 0.27, card.height() * 0.46}).toPoint();
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

QTEST_MAIN(TestMarks)
#include "test_marks.moc"
