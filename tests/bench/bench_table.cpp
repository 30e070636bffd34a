// What the table paints anew while one card moves: how many items each time, and how many faces of cards that
// were drawn before. Counts, which are the same on every machine. `bench_table fight FRAMES` paints so many
// frames of a fight on a table of 120 cards and nothing else: tests/bench/frames.sh counts the instructions
// of that.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "ui/motion/card_pieces.h"
#include "ui/motion/pulse_ring.h"
#include "ui/motion/rising_number.h"
#include "ui/table/table_view.h"
#include "ui/theme/card_renderer.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

using namespace takujo;

namespace {

constexpr int frames = 12;

/// Paints as the table does, and counts what.
class CountingView : public QGraphicsView {
public:
    explicit CountingView(QGraphicsScene& scene) : QGraphicsView{&scene} {
        setViewportUpdateMode(TableView::updates);
        setOptimizationFlag(IndirectPainting); // that is: through `drawItems`
    }
    std::size_t painted = 0;

protected:
    void drawItems(QPainter* painter, int count, QGraphicsItem** items,
                   const QStyleOptionGraphicsItem* options) override {
        painted += static_cast<std::size_t>(count);
        QGraphicsView::drawItems(painter, count, items, options);
    }
};

QString ants(int count) {
    QStringList names;
    for (int i = 0; i < count; ++i)
        names << (i % 2 == 0 ? QStringLiteral("Ant") : QStringLiteral("Bee"));
    return names.join(QStringLiteral(", "));
}

/// A board with these cards for each player.
std::unique_ptr<Match> table(const QString& near, const QString& far) {
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("table.yaml"))};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no room for a scenario");
    file.write(QStringLiteral("scenario: A unit\ngame: workbench\ncards:\n"
                              "  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}\n"
                              "  - {name: Bee, type: creature, colour: blue, cost: 1, strength: 3}\n"
                              "setup:\n  phase: work\n"
                              "  A: {life: 5, board: [%1]}\n"
                              "  B: {life: 5, board: [%2]}\nsteps: []\n")
                   .arg(near, far)
                   .toUtf8());
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    return matchAt(*scenario);
}

/// A card that is no part of a unit.
CardItem* single(const TableScene& scene) {
    for (QGraphicsItem* item : scene.items())
        if (auto* card = dynamic_cast<CardItem*>(item);
            card != nullptr && card->card().guests.empty() && !card->card().host.exists())
            return card;
    qFatal("no card lies by itself");
}

void count(const std::shared_ptr<GameData>& data, int guests) {
    CardRenderer renderer;
    // Two cards by themselves, and one with so many under it.
    const QString unit = QStringLiteral("Ant, {card: Bee, under: [%1]}, Ant").arg(ants(guests));
    const Session session{data, table(unit, {}), Language::en};
    TableScene scene{renderer};
    scene.setRoom({940, 684});
    scene.setSession(&session);
    CountingView view{scene};
    view.resize(940, 684);
    view.show();
    QApplication::processEvents();
    CardItem* const moved = single(scene);
    const std::size_t drawn = renderer.renders();
    view.painted = 0;
    for (int i = 0; i < frames; ++i) {
        moved->setPos(moved->pos() + QPointF{10, 0});
        QApplication::processEvents();
    }
    QTextStream{stdout} << guests << " guests: " << view.painted / frames << " items a frame, "
                        << renderer.renders() - drawn << " faces drawn anew in " << frames << " frames\n";
}

/// One card strikes, another breaks, a text is carried out and a number rises, all at once.
void fight(const std::shared_ptr<GameData>& data, int painted) {
    constexpr int cardsOfEach = 60;
    CardRenderer renderer;
    const Session session{data, table(ants(cardsOfEach), ants(cardsOfEach)), Language::en};
    TableScene scene{renderer};
    scene.setRoom({940, 684});
    scene.setSession(&session);
    CountingView view{scene};
    view.resize(940, 684);
    view.show();
    CardItem* const moved = single(scene);
    const QRectF place = moved->homeRect();
    Palette palette = scene.colours();
    const std::vector<EffectItem*> effects{
        new CardPieces{renderer.pixmap(moved->look(), moved->cardSize(), 1), moved->cardSize(),
                       place.center(), 0},
        new PulseRing{palette.accent, place},
        new RisingNumber{QStringLiteral("-3000"), palette.danger, palette.table, place.center(), 26}};
    for (EffectItem* const effect : effects)
        scene.addItem(effect);
    QApplication::processEvents();
    const std::size_t drawn = renderer.renders();
    view.painted = 0;
    for (int i = 0; i < painted; ++i) {
        const qreal share = static_cast<qreal>(i % frames) / frames;
        for (EffectItem* const effect : effects)
            effect->setShare(share);
        moved->setPos(place.center() + QPointF{0, -100 * share});
        QApplication::processEvents();
    }
    QTextStream{stdout} << "a fight among " << 2 * cardsOfEach
                        << " cards: " << view.painted / static_cast<std::size_t>(painted)
                        << " items a frame, " << renderer.renders() - drawn << " faces drawn anew in "
                        << painted << " frames\n";
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application{argc, argv};
    const QStringList asked = QApplication::arguments();
    const std::shared_ptr<GameData> data = loadGameData(*findGame("workbench"));
    if (!data->playable())
        qFatal("%s", data->findings.toText().c_str());
    if (asked.value(1) == QStringLiteral("fight")) {
        fight(data, std::max(1, asked.value(2).toInt()));
        return 0;
    }
    for (const int guests : {0, 1, 8})
        count(data, guests);
    fight(data, frames);
    return 0;
}
