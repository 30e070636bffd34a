#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/card_shades.h"
#include "ui/theme/colour_math.h"

#include <QPainter>
#include <QSet>
#include <QTest>

using namespace takujo;

/// What games add to the frame of all cards.
class TestCardFrames : public QObject {
    Q_OBJECT

    static constexpr std::array levels{"small", "medium", "large", "wordy"};

    /// Every frame there is, and none.
    static QStringList frames() {
        QStringList all{QString{}};
        for (const Game* game : allGames())
            if (const std::string frame = CardFixture{*game}.layout.face.frame; !frame.empty())
                all << QString::fromStdString(frame);
        return all;
    }
    static QImage drawn(CardDrawings& drawings, const QString& frame, const QString& level,
                        const std::vector<CardShades>& shades) {
        QImage image{630, 880, QImage::Format_ARGB32_Premultiplied};
        image.fill(Qt::transparent);
        QPainter painter{&image};
        drawings.drawFrame(painter, frame, level, shades, 1);
        drawings.drawFrame(painter, frame, level + "-window", shades, 1);
        return image;
    }
    /// The least contrast of this ink with what lies under that place.
    static double contrastIn(const QImage& image, const QRectF& place, const QColor& ink) {
        QSet<QRgb> seen; // few colours, many pixels
        double least = 21;
        const QRect pixels = place.toRect();
        for (int y = pixels.top(); y <= pixels.bottom(); y += 2)
            for (int x = pixels.left(); x <= pixels.right(); x += 2)
                if (const QRgb under = image.pixel(x, y); !seen.contains(under)) {
                    seen.insert(under);
                    least = std::min(least, contrast(ink, QColor{under}));
                }
        return least;
    }

private slots:
    void everyGameOfTheProductHasItsOwn() {
        QStringList seen;
        for (const Game* game : allGames()) {
            const CardFixture fixture{*game};
            const QString frame =
                fixture.looks(Language::en).printed(fixture.library.sets()[0].cards[0]).frame;
            QCOMPARE(frame.isEmpty(), game->hidden);
            QVERIFY2(!seen.contains(frame), qPrintable(frame));
            seen << frame;
        }
    }

    void framesAreToldApart() {
        const std::vector<CardShades> shades = cardShades({QColor{"#3f78d8"}});
        CardDrawings drawings;
        for (const char* level : levels) {
            std::vector<QImage> images;
            for (const QString& frame : frames()) {
                QImage image = drawn(drawings, frame, level, shades);
                QPainter painter{&image};
                drawings.drawBadge(painter, frame, QString{level} + "-badge", shades, 1);
                painter.end();
                for (const QImage& other : images)
                    QVERIFY2(image != other, qPrintable(frame + ' ' + level));
                images.push_back(image);
            }
            QVERIFY(images.size() >= 6);
        }
    }

    void whatStandsOnThemCanBeRead() {
        CardDrawings drawings;
        for (const QColor colour :
             {QColor{"#3f78d8"}, QColor{"#efe6c4"}, QColor{"#6d6480"}, QColor{"#9a9a9a"}}) {
            const std::vector<CardShades> shades = cardShades({colour});
            for (const QString& frame : frames())
                for (const char* level : levels) {
                    const QImage image = drawn(drawings, frame, level, shades);
                    const auto place = [&](const char* what) {
                        return drawings.place(QStringLiteral("%1-%2").arg(level, what))
                            .adjusted(1, 1, -2, -2);
                    };
                    const QByteArray name = (frame + ' ' + level + ' ' + colour.name()).toUtf8();
                    QVERIFY2(contrastIn(image, place("name"), shades.front().headerInk) >= 4.5, name);
                    QVERIFY2(contrastIn(image, place("corner"), cardColour::text) >= 4.5, name);
                    if (drawings.place(QString{level} + "-text").isEmpty())
                        continue;
                    QVERIFY2(contrastIn(image, place("text"), cardColour::text) >= 4.5, name);
                    QVERIFY2(contrastIn(image, place("type"), cardColour::quiet) >= 4.5, name);
                }
        }
    }

    void aBadgeHoldsItsNumber() {
        // A number of two figures, in the middle of the circle that the badge of all frames is.
        const std::vector<CardShades> shades = cardShades({QColor{"#3f78d8"}});
        CardDrawings drawings;
        for (const QString& frame : frames())
            for (const char* level : levels) {
                QImage image{630, 880, QImage::Format_ARGB32_Premultiplied};
                image.fill(Qt::transparent);
                QPainter painter{&image};
                drawings.drawBadge(painter, frame, QString{level} + "-badge", shades, 1);
                painter.end();
                const QRectF circle = drawings.place(QString{level} + "-badge");
                const QRectF number = circle.adjusted(circle.width() * 0.18, circle.height() * 0.28,
                                                      -circle.width() * 0.18, -circle.height() * 0.28);
                QVERIFY2(contrastIn(image, number, shades.front().badgeInk) >= 4.5,
                         qPrintable(frame + ' ' + level));
                for (int y = 0; y < image.height(); ++y) // and it leaves the name free
                    for (int x = static_cast<int>(drawings.place(QString{level} + "-name").left()) + 1;
                         x < image.width(); ++x)
                        QVERIFY2(image.pixelColor(x, y).alpha() < 16, qPrintable(frame + ' ' + level));
            }
    }

    void aFrameThatIsNotThereLeavesThatOfAllCards() {
        const std::vector<CardShades> shades = cardShades({QColor{"#3f78d8"}});
        CardDrawings drawings;
        QCOMPARE(drawn(drawings, "nowhere", "medium", shades), drawn(drawings, {}, "medium", shades));
    }
};

TAKUJO_TEST(TestCardFrames)
#include "test_card_frames.moc"
