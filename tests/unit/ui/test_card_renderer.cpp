#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/card_sheet.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;

/// Pixmaps of cards: drawn once, kept, sharp.
class TestCardRenderer : public QObject {
    Q_OBJECT

    const CardFixture fixture;
    const QSizeF size{63, 88};

    CardLook look(std::string_view id = "FL-001") const {
        return fixture.looks(Language::en).printed(fixture.card(id));
    }
    static QImage drawn(CardRenderer& renderer, const CardLook& look, QSizeF size) {
        return renderer.pixmap(look, size, 1).toImage();
    }
    static bool write(const QString& file, const QByteArray& bytes) {
        QFile out{file};
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    }

private slots:
    void equalLooksShareAPixmap() {
        CardRenderer renderer{"/nowhere"};
        const QPixmap first = renderer.pixmap(look(), size, 1);
        const QPixmap second = renderer.pixmap(look(), size, 1);
        QCOMPARE(first.cacheKey(), second.cacheKey());
        QCOMPARE(renderer.renders(), std::size_t{1});
    }

    void aChangedNumberIsAnotherPixmap() {
        CardRenderer renderer{"/nowhere"};
        CardLook changed = look();
        changed.numbers[0] = {"9000", NumberChange::up};
        QVERIFY(drawn(renderer, look(), size) != drawn(renderer, changed, size));
        QCOMPARE(renderer.renders(), std::size_t{2});
    }

    void theRatioOfTheScreenIsRespected() {
        CardRenderer renderer{"/nowhere"};
        for (const double ratio : {1.0, 1.5, 2.0, 3.0}) {
            const QPixmap pixmap = renderer.pixmap(look(), {70, 98}, ratio);
            QCOMPARE(pixmap.size(), (QSizeF{70, 98} * ratio).toSize());
            QCOMPARE(pixmap.devicePixelRatio(), ratio);
        }
        QCOMPARE(renderer.renders(), std::size_t{4});
    }

    void whatIsKeptIsNotDrawnAgain() {
        CardRenderer renderer{"/nowhere"};
        const std::vector<CardLook> looks = fixture.everyCard(Language::en);
        QVERIFY(looks.size() >= 40);
        for (const CardLook& each : looks)
            renderer.pixmap(each, {70, 98}, 1);
        const std::size_t renders = renderer.renders();
        const std::size_t drawings = renderer.svgDrawings();
        QCOMPARE(renders, looks.size());
        QVERIFY(drawings >= looks.size());
        QImage screen{1280, 720, QImage::Format_ARGB32_Premultiplied};
        QPainter painter{&screen};
        for (int frame = 0; frame < 3; ++frame)
            for (const CardLook& each : looks)
                renderer.draw(painter, {frame * 10.0, 0, 70, 98}, each);
        QCOMPARE(renderer.renders(), renders);
        QCOMPARE(renderer.svgDrawings(), drawings);
    }

    void keepsNoMoreThanItMay() {
        CardRenderer renderer{"/nowhere", 100}; // KiB; one card of 63 × 88 takes 22
        for (int i = 0; i < 2; ++i)
            for (const char* id : {"FL-001", "FL-002", "FL-003", "FL-004", "FL-005", "FL-006"})
                renderer.pixmap(look(id), size, 1);
        QCOMPARE(renderer.renders(), std::size_t{12});
    }

    void aCardLargerThanTheCacheIsDrawnAllTheSame() {
        CardRenderer renderer{"/nowhere", 1};
        QCOMPARE(renderer.pixmap(look(), {205, 286}, 2).size(), QSize(410, 572));
    }

    void everyWidthHasItsDetail() {
        CardRenderer renderer{"/nowhere"};
        for (const double width : {1.0, 7.0, 20.0, 44.0, 51.0, 52.0, 69.4, 70.0, 139.0, 140.0, 400.0})
            QVERIFY(!renderer.pixmap(look("FL-035"), {width, width * 88 / 63}, 1).isNull());
        QVERIFY(renderer.pixmap(look(), {0, 0}, 1).isNull());
        QVERIFY(renderer.pixmap(look(), {-5, 10}, 1).isNull());
        QVERIFY(renderer.pixmap(look(), {1e6, 1e6}, 2).width() <= 4096);
    }

    void whatIsTrueOfACardLeavesItsNameFree() {
        CardRenderer renderer{"/nowhere"};
        CardLook busy = look();
        busy.damage = QStringLiteral("9000");
        busy.marks = {"Attacking", "Can't block", "Frozen", "Ember 3", "Ward 12", "Oath 1", "Smoke 4"};
        for (const int width : {84, 140}) {
            const QSizeF large{double(width), width * 88.0 / 63};
            const QImage plain = drawn(renderer, look(), large);
            const QImage told = drawn(renderer, busy, large);
            const QRect name{0, 0, width, width * 138 / 630};
            QVERIFY2(plain.copy(name) == told.copy(name), qPrintable(QString::number(width)));
            QVERIFY(plain != told);
        }
    }

    /// Of a card without numbers, in every scale if in one.
    void whatSortOfCardItIsStandsOnTheSmallest() {
        CardRenderer renderer{"/nowhere"};
        for (const Language language : {Language::en, Language::ja})
            for (const CardLook& each : fixture.everyCard(language)) {
                CardLook nothing = each;
                nothing.shortType.clear();
                const auto isTold = [&](double ratio) {
                    return renderer.pixmap(each, {44, 61}, ratio).toImage() !=
                           renderer.pixmap(nothing, {44, 61}, ratio).toImage();
                };
                for (const double ratio : {1.25, 1.5, 2.0})
                    QVERIFY2(isTold(ratio) == isTold(1), qPrintable(each.id));
            }
    }

    void aChangedCostStaysReadable() {
        CardRenderer renderer{"/nowhere"};
        const QSizeF large{140, 196};
        const QRect number{14, 11, 10, 15}; // in the middle of the badge, a circle of 31 pixels
        for (const NumberChange tone : {NumberChange::up, NumberChange::down}) {
            CardLook changed = look();
            changed.badge->tone = tone;
            const QImage plain = drawn(renderer, look(), large);
            const QImage told = drawn(renderer, changed, large);
            QVERIFY(plain.copy(number) == told.copy(number));
            QVERIFY(plain != told);
        }
    }

    void cornersAreRound() {
        CardRenderer renderer{"/nowhere"};
        for (const CardLook& each : {look(), cardBack(0), cardBack(1)}) {
            const QImage image = renderer.pixmap(each, {126, 176}, 1).toImage();
            QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
            QCOMPARE(image.pixelColor(125, 175).alpha(), 0);
            QCOMPARE(image.pixelColor(63, 3).alpha(), 255);
        }
    }

    void backsDifferByPlayer() {
        CardRenderer renderer{"/nowhere"};
        const QImage first = drawn(renderer, cardBack(0), size);
        const QImage second = drawn(renderer, cardBack(1), size);
        // In colour …
        QVERIFY(first.pixelColor(31, 20).blue() > first.pixelColor(31, 20).red());
        QVERIFY(second.pixelColor(31, 20).red() > second.pixelColor(31, 20).blue());
        // … and in pattern, for those who cannot tell the colours.
        const QImage grey = first.convertToFormat(QImage::Format_Grayscale8);
        const QImage otherGrey = second.convertToFormat(QImage::Format_Grayscale8);
        int different = 0;
        for (int y = 0; y < grey.height(); ++y)
            for (int x = 0; x < grey.width(); ++x)
                different += std::abs(qGray(grey.pixel(x, y)) - qGray(otherGrey.pixel(x, y))) > 30 ? 1 : 0;
        QVERIFY2(different > grey.width() * grey.height() / 12, qPrintable(QString::number(different)));
    }

    void aTurnedCardIsAsCrispAsAnUprightOne_data() {
        QTest::addColumn<int>("degrees");
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.5, 2.0})
            for (const int degrees : {0, 90, 180, -90})
                QTest::addRow("%d° at %g", degrees, ratio) << degrees << ratio;
    }
    void aTurnedCardIsAsCrispAsAnUprightOne() {
        QFETCH(int, degrees);
        QFETCH(double, ratio);
        CardRenderer renderer{"/nowhere"};
        QImage screen{QSize{200, 200} * ratio, QImage::Format_ARGB32_Premultiplied};
        screen.setDevicePixelRatio(ratio);
        screen.fill(Qt::transparent);
        QPainter painter{&screen};
        painter.translate(100.3, 99.6); // between the pixels
        painter.rotate(degrees);
        renderer.draw(painter, {-35, -49, 70, 98}, look());
        painter.end();
        const QImage upright = renderer.pixmap(look(), {70, 98}, ratio).toImage();
        QCOMPARE(renderer.renders(), std::size_t{1}); // the same pixmap served both
        QImage turned = upright.transformed(QTransform{}.rotate(degrees));
        turned.setDevicePixelRatio(1);
        screen.setDevicePixelRatio(1);
        // Every pixel of the pixmap stands on the screen, somewhere within one pixel of where it was asked
        // for.
        bool found = false;
        for (int dy = -1; dy <= 1 && !found; ++dy)
            for (int dx = -1; dx <= 1 && !found; ++dx) {
                const QPoint at{qRound(100.3 * ratio - turned.width() / 2.0) + dx,
                                qRound(99.6 * ratio - turned.height() / 2.0) + dy};
                found = screen.copy(QRect{at, turned.size()}).convertToFormat(turned.format()) == turned;
            }
        QVERIFY(found);
    }

    void aFreelyTurnedCardIsDrawnFromMorePixels() {
        CardRenderer renderer{"/nowhere"};
        QImage screen{200, 200, QImage::Format_ARGB32_Premultiplied};
        QPainter painter{&screen};
        painter.rotate(8);
        renderer.draw(painter, {50, 50, 70, 98}, look());
        renderer.pixmap(look(), {70, 98}, 2);
        QCOMPARE(renderer.renders(), std::size_t{1});
    }

    void aScaledViewGetsItsOwnResolution() {
        CardRenderer renderer{"/nowhere"};
        QImage screen{400, 400, QImage::Format_ARGB32_Premultiplied};
        QPainter painter{&screen};
        painter.scale(2.5, 2.5);
        renderer.draw(painter, {0, 0, 63, 88}, look());
        const std::size_t renders = renderer.renders();
        renderer.pixmap(look(), {157.5, 220}, 1);
        QCOMPARE(renderer.renders(), renders);
    }

    void movingCardsAreNotDrawnAnewInEveryFrame() {
        CardRenderer renderer{"/nowhere"};
        QImage screen{400, 400, QImage::Format_ARGB32_Premultiplied};
        QPainter painter{&screen};
        for (int frame = 0; frame < 40; ++frame) // grows from 63 to 102 pixels
            renderer.draw(painter, {0, 0, 63.0 + frame, 88.0 + frame * 88.0 / 63}, look(),
                          CardRenderer::Motion::moving);
        QVERIFY2(renderer.renders() <= 3, qPrintable(QString::number(renderer.renders())));
    }

    void theUsersPictureIsShown() {
        const QTemporaryDir folder;
        QImage picture{300, 100, QImage::Format_RGB32};
        picture.fill(QColor{10, 200, 250});
        QVERIFY(picture.save(folder.filePath("FL-001.png")));
        QVERIFY(picture.save(folder.filePath("FL-002.jpg")));
        QVERIFY(
            write(folder.filePath("FL-003.svg"),
                  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10' "
                  "fill='#0ac8fa'/></svg>"));
        CardRenderer renderer{folder.path().toStdString()};
        for (const char* id : {"FL-001", "FL-002", "FL-003"}) {
            const QColor seen = drawn(renderer, look(id), {126, 176}).pixelColor(63, 80);
            QVERIFY2(std::abs(seen.red() - 10) < 6 && std::abs(seen.green() - 200) < 6, id);
        }
    }

    void aBrokenPictureIsIgnoredAndSaidQuietly() {
        const QTemporaryDir folder;
        QVERIFY(write(folder.filePath("FL-001.png"), "this is no picture"));
        QVERIFY(write(folder.filePath("FL-002.svg"), "<svg><g></svg"));
        QVERIFY(QDir{folder.path()}.mkdir("FL-003.png"));
        QVERIFY(write(folder.filePath("FL-004.jpg"), ""));
        CardRenderer renderer{folder.path().toStdString()};
        CardRenderer without{"/nowhere"};
        for (const char* id : {"FL-001", "FL-002", "FL-003", "FL-004"}) {
            // On the table it is the card with its emblem …
            QCOMPARE(drawn(renderer, look(id), {70, 98}), drawn(without, look(id), {70, 98}));
            // … and the large card says so below it.
            QVERIFY(drawn(renderer, look(id), {205, 286}) != drawn(without, look(id), {205, 286}));
        }
    }

    void anIdLeadsNowhereElse() {
        const QTemporaryDir folder;
        QVERIFY(QDir{folder.path()}.mkdir("images"));
        QImage picture{10, 10, QImage::Format_RGB32};
        picture.fill(Qt::cyan);
        QVERIFY(picture.save(folder.filePath("secret.png")));
        CardRenderer renderer{(folder.path() + "/images").toStdString()};
        CardRenderer without{"/nowhere"};
        CardLook sly = look();
        sly.id = "../secret";
        QCOMPARE(drawn(renderer, sly, size), drawn(without, sly, size));
    }

    void newPicturesShowAfterClearing() {
        const QTemporaryDir folder;
        CardRenderer renderer{folder.path().toStdString()};
        const QImage before = drawn(renderer, look(), size);
        QImage picture{20, 20, QImage::Format_RGB32};
        picture.fill(Qt::cyan);
        QVERIFY(picture.save(folder.filePath("FL-001.png")));
        QCOMPARE(drawn(renderer, look(), size), before);
        renderer.clear();
        QVERIFY(drawn(renderer, look(), size) != before);
    }

    void sheetsHoldAllTheirCards() {
        CardRenderer renderer{"/nowhere"};
        const QImage sheet =
            cardSheet(renderer, {look("FL-001"), look("FL-002"), look("FL-003")}, 63, 2, 2, Qt::black);
        QCOMPARE(sheet.size(), QSize((2 * 71 + 8) * 2, (2 * 96 + 8) * 2));
        QCOMPARE(renderer.renders(), std::size_t{3});
    }
};

TAKUJO_TEST(TestCardRenderer)
#include "test_card_renderer.moc"
