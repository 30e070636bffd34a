// What the table paints anew while one card moves: how many items each time, and how many faces of cards that
// were drawn before. Counts, which are the same on every machine.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
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

/// A board with two cards by themselves, and one with so many under it.
std::unique_ptr<Match> table(int guests) {
    QStringList under;
    for (int i = 0; i < guests; ++i)
        under << (i % 2 == 0 ? QStringLiteral("Ant") : QStringLiteral("Bee"));
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("table.yaml"))};
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no room for a scenario");
    file.write(QStringLiteral("scenario: A unit\ngame: workbench\ncards:\n"
                              "  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}\n"
                              "  - {name: Bee, type: creature, colour: blue, cost: 1, strength: 3}\n"
                              "setup:\n  phase: work\n"
                              "  A: {life: 5, board: [Ant, {card: Bee, under: [%1]}, Ant]}\n"
                              "  B: {life: 5}\nsteps: []\n")
                   .arg(under.join(QStringLiteral(", ")))
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
    const Session session{data, table(guests), Language::en};
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

} // namespace

int main(int argc, char** argv) {
    const QApplication application{argc, argv};
    const std::shared_ptr<GameData> data = loadGameData(*findGame("workbench"));
    if (!data->playable())
        qFatal("%s", data->findings.toText().c_str());
    for (const int guests : {0, 1, 8})
        count(data, guests);
    return 0;
}
