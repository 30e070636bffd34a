#include "engine/files/cards/library.h"
#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/session/game_data.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/emblem.h"
#include "ui/theme/emblem_drawing.h"
#include "ui/theme/text.h"

#include <QDirIterator>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

namespace test_emblems {

using namespace takujo;

namespace {

constexpr int cells = 12;

/// What somebody sees of a card across the table: the mean colours of a few patches of its art.
struct Glance {
    std::array<std::array<double, 3>, cells * cells> means{};

    explicit Glance(const QImage& card) {
        const QRectF art{24.0 / 630, 214.0 / 880, 582.0 / 630, 458.0 / 880};
        for (int cell = 0; cell < cells * cells; ++cell) {
            const auto edge = [](double from, double length, int part, int pixels) {
                return static_cast<int>((from + length * part / cells) * pixels);
            };
            const int column = cell % cells;
            const int row = cell / cells;
            int count = 0;
            for (int y = edge(art.y(), art.height(), row, card.height());
                 y < edge(art.y(), art.height(), row + 1, card.height()); ++y)
                for (int x = edge(art.x(), art.width(), column, card.width());
                     x < edge(art.x(), art.width(), column + 1, card.width()); ++x, ++count) {
                    const QColor colour = card.pixelColor(x, y);
                    means[cell][0] += colour.red();
                    means[cell][1] += colour.green();
                    means[cell][2] += colour.blue();
                }
            for (double& part : means[cell])
                part /= std::max(1, count);
        }
    }

    /// From 0, which is alike, to 255.
    double differenceFrom(const Glance& other) const {
        double sum = 0;
        for (std::size_t cell = 0; cell < means.size(); ++cell)
            for (std::size_t part = 0; part < 3; ++part)
                sum += std::abs(means[cell][part] - other.means[cell][part]);
        return sum / (3.0 * static_cast<double>(means.size()));
    }
};

constexpr double leastDifference = 12;

/// Everything that an emblem's drawing file may hold.
QStringList faultsOf(const QString& file) {
    static const QSet<QString> elements{"svg", "g", "path", "circle", "ellipse", "rect"};
    static const QSet<QString> attributes{"viewBox",
                                          "width",
                                          "height",
                                          "d",
                                          "cx",
                                          "cy",
                                          "r",
                                          "rx",
                                          "ry",
                                          "x",
                                          "y",
                                          "fill",
                                          "fill-opacity",
                                          "stroke",
                                          "stroke-width",
                                          "stroke-opacity",
                                          "stroke-linecap",
                                          "stroke-linejoin",
                                          "transform"};
    static const QSet<QString> paints{"none", "#4a6fa5", "#dce6f2", "#1c2a44", "#f2c94c"};
    QFile in{file};
    if (!in.open(QIODevice::ReadOnly))
        return {"cannot be read"};
    QStringList faults;
    QXmlStreamReader xml{&in};
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (!elements.contains(xml.name().toString()))
            faults << "element " + xml.name().toString();
        for (const QXmlStreamAttribute& attribute : xml.attributes()) {
            const QString name = attribute.qualifiedName().toString();
            if (!attributes.contains(name))
                faults << "attribute " + name;
            if ((name == "fill" || name == "stroke") && !paints.contains(attribute.value().toString()))
                faults << "colour " + attribute.value().toString();
        }
    }
    if (xml.hasError())
        faults << xml.errorString();
    return faults;
}

/// A place for the program's data before all others.
class Override {
public:
    Override() { qputenv("TAKUJO_DATA", folder_.path().toUtf8()); }
    Override(const Override&) = delete;
    Override& operator=(const Override&) = delete;
    ~Override() { qputenv("TAKUJO_DATA", old_); }
    QString write(const QString& file, const QByteArray& text) const {
        const QString path = folder_.filePath(file);
        QDir{}.mkpath(QFileInfo{path}.path());
        QFile out{path};
        return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() ? path : QString{};
    }

private:
    QTemporaryDir folder_;
    QByteArray old_ = qgetenv("TAKUJO_DATA");
};

/// Of a template with that in it.
QStringList faults(const QByteArray& inside) {
    const Override data;
    return faultsOf(data.write("x.svg", "<svg xmlns='http://www.w3.org/2000/svg'>" + inside + "</svg>"));
}

} // namespace

/// Cards without a picture are told apart by their emblems.
class TestEmblems : public QObject {
    Q_OBJECT

    const CardFixture first;

    static void games() {
        QTest::addColumn<std::size_t>("game");
        for (std::size_t i = 0; i < allGames().size(); ++i)
            QTest::newRow(std::string{allGames()[i]->id}.c_str()) << i;
    }
    static QString shown(const CardLook& a, const CardLook& b) {
        return QString{"%1 (%2) and %3 (%4): %5 %6 %7"}.arg(a.id, a.name, b.id, b.name, a.emblem.figure,
                                                            a.emblem.ground, a.emblem.light);
    }
    static CardDefinition card(const char* id, const char* name, std::uint8_t type = 0) {
        CardDefinition result;
        result.id = id;
        result.name = {name, name};
        result.type = type;
        return result;
    }
    static QImage drawn(const Emblem& emblem, QSize size = {120, 94}) {
        CardDrawings drawings;
        QImage image{size, QImage::Format_RGB32};
        QPainter painter{&image};
        painter.setRenderHint(QPainter::Antialiasing);
        drawEmblem(painter, drawings, QRectF{{}, QSizeF{size}}, emblem, cardShades({QColor{"#3f78d8"}}));
        painter.end();
        return image;
    }

private slots:
    void noTwoCardsOfASetHaveTheSameEmblem_data() { games(); }
    void noTwoCardsOfASetHaveTheSameEmblem() {
        QFETCH(std::size_t, game);
        const CardFixture fixture{*allGames()[game]};
        for (const CardSet& set : fixture.library.sets()) {
            std::map<QString, CardLook> seen;
            for (const CardDefinition& each : set.cards) {
                const CardLook look = fixture.looks(Language::en).printed(each);
                const Emblem& emblem = look.emblem;
                QVERIFY2(!emblem.figure.isEmpty() && !emblem.light.isEmpty() && !emblem.ground.isEmpty(),
                         qPrintable(look.id));
                const auto [before, isNew] =
                    seen.emplace(emblem.figure + '/' + emblem.ground + '/' + emblem.light, look);
                QVERIFY2(isNew, qPrintable(shown(before->second, look)));
            }
        }
    }

    void cardsOfADeckLookDifferentAtTheSizeOfTheTable_data() { games(); }
    void cardsOfADeckLookDifferentAtTheSizeOfTheTable() {
        QFETCH(std::size_t, game);
        const CardFixture fixture{*allGames()[game]};
        CardRenderer renderer{"/nowhere"};
        double least = 255;
        for (const Deck& deck : fixture.library.decks()) {
            Findings findings;
            std::vector<CardLook> looks;
            std::vector<Glance> glances;
            for (const DeckLine& line : fixture.library.lines(deck, findings)) {
                looks.push_back(fixture.looks(Language::en).printed(*line.card));
                glances.emplace_back(renderer.pixmap(looks.back(), {60, 84}, 1).toImage());
            }
            QVERIFY(looks.size() >= 10);
            for (std::size_t i = 0; i < looks.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    const Emblem& a = looks[i].emblem;
                    const Emblem& b = looks[k].emblem;
                    QVERIFY2(a.figure != b.figure || a.ground != b.ground || a.hue != b.hue ||
                                 a.isBright != b.isBright || looks[i].bands != looks[k].bands,
                             qPrintable(shown(looks[k], looks[i])));
                    const double difference = glances[i].differenceFrom(glances[k]);
                    least = std::min(least, difference);
                    QVERIFY2(difference >= leastDifference,
                             qPrintable(QString{"%1: %2"}.arg(shown(looks[k], looks[i])).arg(difference)));
                }
        }
        qInfo("the most alike differ by %.1f", least);
    }

    void whatIsAlikeIsSeenToBeAlike() {
        CardRenderer renderer{"/nowhere"};
        CardLook look = first.looks(Language::en).printed(first.card("FL-001"));
        const Glance before{renderer.pixmap(look, {60, 84}, 1).toImage()};
        look.name = QStringLiteral("Another name"); // which stands beside the art
        look.id = QStringLiteral("FL-999");
        QVERIFY(before.differenceFrom(Glance{renderer.pixmap(look, {60, 84}, 1).toImage()}) <
                leastDifference);
    }

    void theFigureGoesByTypeThenNameThenNumber() {
        EmblemBook book;
        book.figures = {{"knight", "wolf", "bell"}, {"bell"}};
        book.lights = {"sun"};
        book.otherGrounds = {"hills", "waves"};
        book.grounds["drop"] = {"sea"};
        book.names = {{"wolf", {"wolf"}}, {"bells", {"bell"}}, {"oracle", {"eye", "knight"}}};
        QCOMPARE(emblemOf(book, card("X-1", "Bells of the Wolf"), "").figure, QString{"wolf"});
        QCOMPARE(emblemOf(book, card("X-1", "Wolf-of-Bells!"), "").figure, QString{"bell"});
        QCOMPARE(emblemOf(book, card("X-1", "Oracle"), "").figure, QString{"knight"}); // it may be no eye
        QCOMPARE(emblemOf(book, card("X-1", "Wolf", 1), "").figure, QString{"bell"});
        QCOMPARE(emblemOf(book, card("X-1", "Wolf", 2), "").figure, QString{}); // a type without figures
        std::set<QString> figures;
        for (const char* id : {"X-1", "X-2", "X-3"})
            figures.insert(emblemOf(book, card(id, "Nobody"), "").figure);
        QCOMPARE(figures.size(), std::size_t{3});
        QCOMPARE(emblemOf(book, card("X-1", "Wolf"), "drop").ground, QString{"sea"});
        QVERIFY(emblemOf(book, card("X-1", ""), "").ground != emblemOf(book, card("X-2", ""), "").ground);
        for (const char* id : {"", "x", "7", "名前", "a-very-long-id-000000000000000000000000001"})
            QCOMPARE(emblemOf(book, card(id, "名前"), ""), emblemOf(book, card(id, "名前"), ""));
        QCOMPARE(emblemOf(EmblemBook{}, card("X-1", "Wolf"), "").ground, QString{});
    }

    void anEmblemStaysWhateverBecomesOfTheCard() {
        const CardLooks looks = first.looks(Language::en);
        CardTable cards{first.card("FL-001")};
        CardView view;
        view.faceUp = true;
        view.sets = cards[0].sets;
        for (std::uint32_t& set : view.sets)
            set = ~set; // of every other colour
        const CardLook now = looks.inPlay(view, cards);
        QVERIFY(now.bands != looks.printed(cards[0]).bands);
        QCOMPARE(now.emblem, looks.printed(cards[0]).emblem);
        QCOMPARE(first.looks(Language::ja).printed(cards[0]).emblem, now.emblem);
    }

    void everyPartOfAnEmblemIsSeen() {
        const Emblem emblem{"knight", "beam", "dunes", false, false, false, 0, 0};
        const QImage plain = drawn(emblem);
        const auto changed = [&](const auto& change) {
            Emblem other = emblem;
            change(other);
            return drawn(other) != plain;
        };
        QVERIFY(changed([](Emblem& e) { e.figure = "wolf"; }));
        QVERIFY(changed([](Emblem& e) { e.light = "sun"; }));
        QVERIFY(changed([](Emblem& e) { e.ground = "sea"; }));
        QVERIFY(changed([](Emblem& e) { e.isTurned = true; }));
        QVERIFY(changed([](Emblem& e) { e.isGroundTurned = true; }));
        QVERIFY(changed([](Emblem& e) { e.isBright = true; }));
        QVERIFY(changed([](Emblem& e) { e.hue = 1; }));
        QVERIFY(changed([](Emblem& e) { e.shift = 1; }));
        QCOMPARE(drawn(emblem), plain);
    }

    void templatesAreWholeAndOfFourColours() {
        const QString folder = qt(findData("resources/cards/emblems")->string());
        int count = 0;
        std::set<std::string> used;
        for (const Game* game : allGames())
            for (const std::string& drawing : CardFixture{*game}.layout.face.emblems.drawings())
                used.insert(drawing);
        for (QDirIterator all{folder, {"*.svg"}, QDir::Files, QDirIterator::Subdirectories}; all.hasNext();
             ++count) {
            const QString file = all.next();
            QVERIFY2(faultsOf(file).isEmpty(), qPrintable(file + ": " + faultsOf(file).join(", ")));
            QSvgRenderer drawing{file};
            QVERIFY2(drawing.isValid(), qPrintable(file));
            const bool isFigure = file.contains("/figures/");
            QCOMPARE(drawing.viewBox(), isFigure ? QRect(0, 0, 200, 200) : QRect(0, 0, 600, 480));
            // None lies about unused.
            const std::string name = "resources/cards/emblems" + fromQt(file.mid(folder.size()));
            QVERIFY2(used.contains(name), name.c_str());
        }
        QCOMPARE(static_cast<std::size_t>(count), used.size());
    }

    void aFaultyTemplateWouldBeNoticed() {
        QVERIFY(faults("<path d='M0 0' fill='#4a6fa5'/>").isEmpty());
        QVERIFY(!faults("<path d='M0 0' fill='#4a6fa6'/>").isEmpty());
        QVERIFY(!faults("<text>a</text>").isEmpty());
        QVERIFY(!faults("<image href='a.png'/>").isEmpty());
        QVERIFY(!faults("<path d='M0 0' style='fill:red'/>").isEmpty());
    }

    void aBrokenTemplateIsToldAndLeavesAPlainGround() {
        const QImage plain = drawn(Emblem{});
        QVERIFY(plain != drawn({"knight", "sun", "dunes", false, false, false, 0, 0}));
        const Override data;
        QStringList broken;
        for (const char* each : {"figures/knight", "lights/sun", "grounds/dunes"})
            broken << data.write(QString{"resources/cards/emblems/%1.svg"}.arg(each), "<svg><g></svg");
        broken << data.write("resources/cards/frames/" + qt(first.layout.face.frame) + ".svg", "<svg");
        QCOMPARE(drawn({"knight", "sun", "dunes", false, false, false, 0, 0}), plain);
        QCOMPARE(drawn({"nobody", "nothing", "nowhere", false, false, false, 0, 0}), plain);
        const std::shared_ptr<GameData> loaded = loadGameData(*allGames().front());
        QStringList told;
        for (const Finding& finding : loaded->findings.all())
            if (finding.code == "broken-drawing")
                told << qt(finding.path);
        told.sort();
        broken.sort();
        QCOMPARE(told, broken);
    }
};

TAKUJO_TEST(TestEmblems)

} // namespace test_emblems
#include "test_emblems.moc"
