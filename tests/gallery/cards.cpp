#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/table/card_item.h"
#include "ui/theme/card_sheet.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QPainter>

#include <functional>

namespace takujo {

namespace {

const QString room = QStringLiteral("cards");

struct State {
    const char* name;
    std::function<void(CardItem&)> make;
};

std::vector<State> states() {
    const auto marked = [](auto set) {
        return [set](CardItem& item) {
            CardMarks marks;
            set(marks);
            item.setMarks(marks);
        };
    };
    return {{"plain", [](CardItem&) {}},
            {"can-act", marked([](CardMarks& marks) { marks.canAct = true; })},
            {"target", marked([](CardMarks& marks) { marks.target = true; })},
            {"chosen", marked([](CardMarks& marks) { marks.order = 2; })},
            {"dimmed", [](CardItem& item) { item.setDimmed(true); }},
            {"lifted", [](CardItem& item) { item.setLifted(true); }},
            {"sideways", [](CardItem& item) { item.setRotation(90); }}};
}

/// One row a card, one column a state.
QImage stateSheet(CardRenderer& renderer, const std::vector<CardLook>& looks, const Palette& palette,
                  double width, qreal ratio) {
    const double step = width * 1.6;
    QGraphicsScene scene;
    scene.setBackgroundBrush(palette.zone);
    double y = step / 2;
    for (const CardLook& look : looks) {
        double x = step / 2;
        for (const State& state : states()) {
            auto* item = new CardItem{renderer, palette};
            scene.addItem(item);
            item->setCardSize({width, width * 88 / 63});
            item->display(look, CardView{});
            state.make(*item);
            item->setPos(x, y);
            x += step;
        }
        y += step;
    }
    const QRectF all{0, 0, step * double(states().size()), step * double(looks.size())};
    QImage image{(all.size() * ratio).toSize(), QImage::Format_RGB32};
    image.setDevicePixelRatio(ratio);
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, all, all);
    return image;
}

} // namespace

void hangCards(Shelf& shelf, Language language, Brightness brightness) {
    const CardFixture fixture;
    CardRenderer renderer{"/nowhere"};
    const Palette palette = makePalette(brightness, Qt::blue);
    const qreal ratio = qApp->devicePixelRatio();
    std::vector<CardLook> looks = fixture.everyCard(language);
    const std::vector<CardLook> special = fixture.specialLooks(language);
    looks.insert(looks.end(), special.begin(), special.end());
    for (const auto& [width, columns] :
         {std::pair{44, 16}, std::pair{60, 16}, std::pair{70, 12}, std::pair{100, 10}, std::pair{140, 8},
          std::pair{205, 8}, std::pair{300, 6}})
        shelf.hang(room, QStringLiteral("all-%1").arg(width),
                   cardSheet(renderer, looks, width, ratio, columns, palette.zone));
    for (const int width : {60, 84, 140})
        shelf.hang(room, QStringLiteral("states-%1").arg(width),
                   stateSheet(renderer, special, palette, width, ratio));
}

} // namespace takujo
