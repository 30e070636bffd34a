#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/theme/card_detail.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/card_shades.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/fitted_text.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/motion.h"
#include "ui/theme/palette.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

/// What is written can be read, and what is drawn can be told apart.
class TestCardLegibility : public QObject {
    Q_OBJECT

    const CardFixture fixture;

private slots:
    void contrastIsThatOfTheStandard() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrast("#777777", "#ffffff") - 4.48) < 0.01);
    }

    void shadesComeBackAsTheyWere() {
        for (const QColor colour :
             {QColor{"#d2453f"}, QColor{"#7cc8e6"}, QColor{"#101010"}, QColor{"#fefefe"}}) {
            const QColor back = colourOf(shadeOf(colour));
            QVERIFY(std::abs(back.red() - colour.red()) <= 1 && std::abs(back.blue() - colour.blue()) <= 1);
        }
    }

    void textStandsOutOnEveryFrame() {
        // Every colour by itself, and every two and three together.
        std::vector<std::vector<QColor>> frames{{QColor{0x8a, 0x94, 0xa3}}};
        std::vector<QColor> all;
        for (const FrameColour& each : fixture.layout.face.colours)
            all.emplace_back(each.colour.red, each.colour.green, each.colour.blue);
        for (const QColor& a : all) {
            frames.push_back({a});
            for (const QColor& b : all) {
                frames.push_back({a, b});
                for (const QColor& c : all)
                    frames.push_back({a, b, c});
            }
        }
        for (const std::vector<QColor>& frame : frames)
            for (const CardShades& shades : cardShades(frame)) {
                const QByteArray name = shades.header.name().toLatin1();
                // The ink of the first band is used on all of them; so it must be one ink.
                QVERIFY2(shades.headerInk == cardShades(frame).front().headerInk, name);
                QVERIFY2(contrast(shades.headerInk, shades.header) >= 4.5, name);
                QVERIFY2(contrast(shades.badgeInk, shades.badge) >= 4.5, name);
                QVERIFY2(contrast(shades.tint, cardColour::body) >= 4.5, name);
                QVERIFY2(contrast(shades.outline, cardColour::body) >= 3, name);
            }
        for (const QColor& text : {cardColour::text, cardColour::quiet, cardColour::up, cardColour::down})
            QVERIFY(contrast(text, cardColour::body) >= 4.5);
        QVERIFY(contrast(cardColour::damageInk, cardColour::damage) >= 4.5);
        QVERIFY(contrast(cardColour::text, cardColour::halo) >= 4.5);
    }

    void textStandsOutInBothThemes() {
        for (const Brightness brightness : {Brightness::dark, Brightness::light})
            for (const char* accent : {"#6fa8dc", "#e07b39", "#b48ede", "#d4af5a", "#5cc3c9"}) {
                const Palette palette = makePalette(brightness, QColor{accent});
                for (const QColor& ground : {palette.table, palette.zone, palette.panel, palette.raised})
                    for (const QColor& text : {palette.text, palette.quiet, palette.accent, palette.danger,
                                               palette.good, palette.warning})
                        QVERIFY2(contrast(text, ground) >= 4.5,
                                 qPrintable(text.name() + " on " + ground.name()));
                QVERIFY(contrast(palette.accentInk, palette.accentGround) >= 4.5);
            }
        const Palette dark = makePalette(Brightness::dark, "#6fa8dc");
        QCOMPARE(dark.table.name(), QString{"#1d232e"});
        QCOMPARE(dark.warning.name(), QString{"#e8b64c"});
        QCOMPARE(dark.accent.name(), QString{"#6fa8dc"});
    }

    void nothingIsCutOff() {
        for (const Language language : {Language::en, Language::ja})
            for (const double width : {30.0, 44.0, 60.0, 70.0, 105.0, 140.0, 205.0})
                for (const double ratio : {1.0, 1.5}) {
                    CardRenderer renderer{"/nowhere"};
                    for (const CardLook& look : fixture.everyCard(language)) {
                        renderer.pixmap(look, {width, width * 88 / 63}, ratio);
                        QVERIFY2(renderer.cutOff() == 0,
                                 qPrintable(QString{"%1 at %2 × %3"}.arg(look.name).arg(width).arg(ratio)));
                    }
                }
    }

    /// Where another card lies on its right side, there is nothing of a name that has room beside it.
    void aNameStandsBesideTheNextCard() {
        constexpr int covered = 20;
        const QSizeF size{89, 124};
        const auto coveredHead = [&](const CardLook& look) {
            const QImage image = CardRenderer{"/nowhere"}.pixmap(look, size, 1).toImage();
            const int width = image.width() * covered / 100;
            return image.copy(image.width() - width, 0, width, image.height() / 5);
        };
        int free = 0;
        int all = 0;
        for (CardLook look : fixture.everyCard(Language::en)) {
            look.covered = covered;
            CardLook nameless = look;
            nameless.name.clear();
            ++all;
            free += coveredHead(look) == coveredHead(nameless);
        }
        QVERIFY(all > 0);
        // Long words need all of the card: they go on below the next one.
        QVERIFY2(free * 2 > all, qPrintable(QString{"%1 of %2"}.arg(free).arg(all)));
    }

    /// They are counted where they have no room.
    void manyKeywordsCoverNeitherNameNorNumbers() {
        const std::vector<CardLook> all = fixture.everyCard(Language::en);
        const auto strong = std::ranges::find_if(all, [](const CardLook& look) {
            return look.badge && !look.numbers.empty() && look.flags.empty();
        });
        QVERIFY(strong != all.end());
        CardLook few = *strong;
        few.rules.clear();
        few.flavour.clear();
        few.keywords.clear();
        CardLook many = few;
        for (int i = 0; i < 13; ++i)
            many.keywords.push_back({"K" + QString::number(i % 10), {}, "Keyword of a long name", true});
        for (const double width : {60.0, 84.0, 140.0, 205.0}) {
            const auto drawn = [&](const CardLook& look) {
                return CardRenderer{"/nowhere"}.pixmap(look, {width, width * 88 / 63}, 1).toImage();
            };
            const QImage without = drawn(few);
            const QImage with = drawn(many);
            QVERIFY(with != without);
            const auto head = [](const QImage& card) {
                return card.copy(0, 0, card.width(), card.height() / 6);
            };
            QVERIFY2(head(with) == head(without), qPrintable(QString::number(width)));
            if (width < largeFrom)
                continue; // there the numbers make room for signs
            const auto corner = [](const QImage& card) {
                return card.copy(card.width() / 2, card.height() * 9 / 10, card.width() / 2,
                                 card.height() / 10);
            };
            QVERIFY2(corner(with) == corner(without), qPrintable(QString::number(width)));
        }
    }

    void textShrinksThenWrapsThenEnds() {
        const FitLimits limits{14, 11, 8, 2};
        const FittedText roomy{"Ash Warden", {200, 30}, limits};
        QCOMPARE(roomy.pixels(), 14);
        const FittedText smaller{"Ash Warden", {roomy.width() * 0.85, 30}, limits};
        QVERIFY(smaller.pixels() < 14 && smaller.lineCount() == 1);
        const FittedText wrapped{"Ash Warden", {roomy.width() * 0.65, 30}, limits};
        QVERIFY(wrapped.lineCount() == 2 && !wrapped.isBad());
        const FittedText ended{"Ash Warden of the Very Long Name Indeed", {50, 18}, limits};
        QVERIFY(ended.elided() && ended.lineCount() <= 2 && ended.width() <= 50);
        const FittedText broken{"Donaudampfschiff", {40, 30}, limits};
        QVERIFY(broken.isBad() && !broken.elided());
        QCOMPARE(FittedText("", {40, 30}, limits).lineCount(), std::size_t{0});
    }

    void japaneseLinesBeginAndEndAsTheyMay() {
        const QString text{"「ダル状態のフォワードを１体選ぶ。」と、彼女は言った。それ（１体）をアクティブに"
                           "する、ただし、ブレイクゾーンにはおけない。"};
        const LineBreaker breaker{text, QFont::Normal};
        for (double width = 3; width < 30; width += 0.5) {
            QString together;
            for (const LineBreaker::Line& line : breaker.lines(width).lines) {
                QVERIFY(line.width <= width);
                QVERIFY2(!QString{"、。」）"}.contains(line.text.front()), qPrintable(line.text));
                QVERIFY2(!QString{"「（"}.contains(line.text.back()), qPrintable(line.text));
                together += line.text;
            }
            QCOMPARE(together, text);
        }
    }

    void japaneseNamesBreakBetweenPhrases() {
        const auto broken = [](const QString& name, double width) {
            const LineBreaker breaker{name, QFont::Bold, false, LineBreaker::Breaks::phrases};
            QStringList lines;
            for (const LineBreaker::Line& line : breaker.evenLines(width).lines)
                lines << line.text;
            return lines.join('/');
        };
        QCOMPARE(broken("境石のオドレネ", 5), QString{"境石の/オドレネ"});
        QCOMPARE(broken("天架橋のハスミル", 5), QString{"天架橋の/ハスミル"});
        QCOMPARE(broken("雨戸を開けるひと", 6), QString{"雨戸を/開けるひと"});
        QCOMPARE(broken("鳴らぬ鐘の尼御前", 6), QString{"鳴らぬ鐘の/尼御前"});
        QCOMPARE(broken("沈鐘の引き揚げ人", 6), QString{"沈鐘の/引き揚げ人"});
        QCOMPARE(broken("塩灯の芯切り", 4), QString{"塩灯の/芯切り"});
    }

    void wordsAreNeverLost() {
        const QString text{"Her grandmother laid the lower step, her daughter will lay the higher.\nSecond "
                           "paragraph — done."};
        for (double width = 1; width < 40; width += 0.7) {
            QString together;
            for (const LineBreaker::Line& line : LineBreaker{text, QFont::Normal}.lines(width).lines)
                together += line.text;
            QCOMPARE(together.remove(' '), QString{text}.remove(' ').remove('\n'));
        }
    }

    void figuresHaveOneWidth() {
        const QFontMetricsF metrics{textFont(TextSize::heading, QFont::Bold)};
        for (char figure = '1'; figure <= '9'; ++figure)
            QCOMPARE(metrics.horizontalAdvance(QLatin1Char{figure}), metrics.horizontalAdvance('0'));
    }

    void motionCanBeOff() {
        QCOMPARE(Motion{true}.move(), 180);
        QCOMPARE(Motion{true}.turn(), 160);
        QCOMPARE(Motion{false}.move() + Motion{false}.turn() + Motion{false}.shake(), 0);
        QCOMPARE(Motion::preferred(false), Motion::Amount::none);
    }

    void theSystemCanAskForLessMotion() {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QVERIFY(QDir{folder.path()}.mkpath(QFileInfo{name}.path()));
            QFile file{folder.filePath(name)};
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        QVERIFY(!systemWantsLessMotion(folder.path()));
        write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n");
        QVERIFY(!systemWantsLessMotion(folder.path()));
        write("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n");
        QVERIFY(systemWantsLessMotion(folder.path()));
        write("gtk-4.0/settings.ini", "");
        write("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
        QVERIFY(systemWantsLessMotion(folder.path()));
    }
};

TAKUJO_TEST(TestCardLegibility)
#include "test_card_legibility.moc"
