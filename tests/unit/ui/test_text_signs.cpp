#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/table/spreads.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QTest>

#include <set>

using namespace takujo;

/// Symbols of costs in texts are drawn, and told in letters.
class TestTextSigns : public QObject {
    Q_OBJECT

    const CardFixture fixture;

    TextSigns signs(Language language) const { return {fixture.layout.face, fixture.words, language}; }

private slots:
    void symbolsBecomeOneCharacterEach() {
        const QString text = signs(Language::en).in(QStringLiteral("[Fire][2][Dull]: Draw 1 card."));
        QCOMPARE(text.size(), 3 + QStringLiteral(": Draw 1 card.").size());
        QVERIFY(hasSigns(text));
        QCOMPARE(withoutSigns(text), QStringLiteral("[Fire][2][Dull]: Draw 1 card."));
        QVERIFY(!hasSigns(signs(Language::en).in(QStringLiteral("Choose 1 Forward [Old Name]."))));
    }

    void theyAreFoundInJapanese() {
        const QString text = signs(Language::ja).in(QStringLiteral("《氷》《ダル》：カードを1枚引く。"));
        QCOMPARE(text.size(), 2 + QStringLiteral("：カードを1枚引く。").size());
        QCOMPARE(withoutSigns(text), QStringLiteral("《氷》《ダル》：カードを1枚引く。"));
    }

    void whatIsPaidSeveralTimesIsDrawnSeveralTimes() {
        const QString text = signs(Language::en).in(QStringLiteral("[Fire] (3 times): Draw 1 card."));
        QCOMPARE(text.indexOf(QLatin1Char(':')), 3);
        QCOMPARE(text[0], text[2]);
    }

    void bracketsAroundNothingButSignsGo() {
        QCOMPARE(signs(Language::en).in(QStringLiteral("[[Fire][1]] Draw 1 card.")).indexOf(QLatin1Char(' ')),
                 2);
        QCOMPARE(signs(Language::ja).in(QStringLiteral("［《火》］カードを引く。")).size(), 8);
    }

    void signsHaveAWidthAndAPicture() {
        const QString text = signs(Language::en).in(QStringLiteral("[Fire]"));
        const QFont font = drawnFont(20);
        QVERIFY(widthWithSigns(text, font) > 18);
        QVERIFY(widthWithSigns(text, font) < 28);
        const QString html = signsInHtml(text, 14);
        const QString name = html.section(QLatin1Char('\''), 1, 1);
        QVERIFY(name.startsWith(QStringLiteral("data:image/png")));
        QCOMPARE(lettersOfPicture(name), QStringLiteral("[Fire]"));
    }

    /// In one row eleven cards would be smaller than in two.
    void aGridTakesMoreRowsWhereThatLeavesCardsLarger() {
        const QRectF room{0, 0, 214, 100};
        const std::vector<SpreadCard> few(3);
        for (const Placement& card : spreadCards(Spread::grid, room, few, {56, 78}))
            QCOMPARE(card.size, (QSizeF{56, 78}));
        const std::vector<SpreadCard> many(11);
        const auto placed = spreadCards(Spread::grid, room, many, {56, 78});
        QCOMPARE(placed.size(), many.size());
        QVERIFY(placed.back().centre.y() > placed.front().centre.y() + placed.front().size.height() - 1);
        QVERIFY(placed.front().size.height() >
                spreadCards(Spread::row, room, many, {56, 78}).front().size.height());
        for (const Placement& card : placed)
            QVERIFY(room.contains(
                QRectF{card.centre - QPointF{card.size.width() / 2, card.size.height() / 2}, card.size}));
    }

    /// Thirteen in one row would hide almost half of each other; nine are much larger so.
    void aGridTakesMoreRowsWhereThatShowsCardsWhole() {
        const QRectF room{0, 0, 282, 98};
        const auto rowsOf = [&](std::size_t count) {
            std::set<qreal> lines;
            for (const Placement& card :
                 spreadCards(Spread::grid, room, std::vector<SpreadCard>(count), {63, 88}))
                lines.insert(card.centre.y());
            return lines.size();
        };
        QCOMPARE(rowsOf(9), std::size_t{1});
        QCOMPARE(rowsOf(13), std::size_t{2});
        const auto placed = spreadCards(Spread::grid, room, std::vector<SpreadCard>(13), {63, 88});
        for (std::size_t i = 1; i < placed.size(); ++i)
            if (placed[i].centre.y() == placed[i - 1].centre.y())
                QVERIFY(placed[i].centre.x() - placed[i - 1].centre.x() >= placed[i].size.width());
    }
};

TAKUJO_TEST(TestTextSigns)
#include "test_text_signs.moc"
