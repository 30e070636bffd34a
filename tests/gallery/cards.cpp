#include "tests/gallery/card_rows.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/table/card_item.h"
#include "ui/theme/card_sheet.h"
#include "ui/theme/mark_painter.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace takujo {

namespace {

const QString cardsRoom = QStringLiteral("cards");

using Moment = std::function<void(CardItem&)>;

/// Everything that the moment can say about a card, each alone and what comes together; upright, then aside.
std::vector<Moment> states() {
    const auto marked = [](const CardMarks& marks) {
        return [marks](CardItem& item) { item.setMarks(marks); };
    };
    return {[](CardItem&) {},
            marked({.canAct = true}),
            marked({.target = true}),
            marked({.order = 2}),
            marked({.order = 12, .amount = "3000"}),
            marked({.target = true, .amount = "0"}),
            marked({.about = true}),
            marked({.pointedAt = true}),
            marked({.aimedAt = true}),
            marked({.canAct = true, .pointedAt = true, .aimedAt = true}),
            [](CardItem& item) { item.setDimmed(true); },
            [](CardItem& item) { item.setLifted(true); },
            [](CardItem& item) { item.setCursorHere(true); },
            [](CardItem& item) {
                item.setMarks({.target = true, .aimedAt = true});
                item.setCursorHere(true);
            }};
}

Moment aside(const Moment& state) {
    return [state](CardItem& item) {
        CardView view = item.card();
        view.aside = true;
        item.display(item.look(), view, view.object);
        item.setRotation(90);
        state(item);
    };
}

/// One row a card, one column a state.
QImage stateSheet(CardRenderer& renderer, const std::vector<CardRow>& rows, const std::vector<Moment>& states,
                  const Palette& palette, double width, qreal ratio) {
    const double step = std::ceil(width * 88 / 63 + 2 * marksReach + 6);
    QGraphicsScene scene;
    scene.setBackgroundBrush(palette.zone);
    double y = step / 2;
    for (const CardRow& row : rows) {
        double x = step / 2;
        for (const Moment& state : states) {
            auto* item = new CardItem{renderer, palette};
            scene.addItem(item);
            item->setCardSize({width, width * 88 / 63});
            item->display(row.look, row.view, row.view.object);
            state(*item);
            item->setPos(x, y);
            x += step;
        }
        y += step;
    }
    const QRectF all{0, 0, step * double(states.size()), step * double(rows.size())};
    QImage image{(all.size() * ratio).toSize(), QImage::Format_RGB32};
    image.setDevicePixelRatio(ratio);
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, all, all);
    return image;
}

void hangCardsOf(const Game& game, Shelf& shelf, Language language, Brightness brightness) {
    const CardFixture fixture{game};
    CardRenderer renderer{"/nowhere"};
    const auto& [red, green, blue] = fixture.layout.accent;
    const Palette palette = makePalette(brightness, QColor{red, green, blue});
    const qreal ratio = qApp->devicePixelRatio();
    const QString prefix = QString::fromUtf8(game.id.data(), qsizetype(game.id.size())) + QLatin1Char('-');
    std::vector<CardLook> looks = fixture.everyCard(language);
    if (&game == allGames().front()) {
        const std::vector<CardLook> special = fixture.specialLooks(language);
        looks.insert(looks.end(), special.begin(), special.end());
    }
    for (const auto& [width, columns] :
         {std::pair{44, 16}, std::pair{60, 16}, std::pair{70, 12}, std::pair{100, 10}, std::pair{140, 8},
          std::pair{205, 8}, std::pair{300, 6}})
        shelf.hang(cardsRoom, prefix + QStringLiteral("all-%1").arg(width),
                   cardSheet(renderer, looks, width, ratio, columns, palette.zone));

    const std::vector<CardRow> kinds = oneOfEachKind(fixture, language);
    const std::vector<CardRow> changed = changedCards(fixture, language);
    const Moment plain = [](CardItem&) {};
    const std::vector<Moment> upright = states();
    std::vector<Moment> turned;
    std::ranges::transform(upright, std::back_inserter(turned), aside);
    // As wide as cards get on a table.
    for (const int width : {44, 60, 84, 140}) {
        const auto hang = [&](const char* name, const std::vector<CardRow>& rows,
                              const std::vector<Moment>& columns) {
            shelf.hang(cardsRoom, prefix + QStringLiteral("%1-%2").arg(QString::fromLatin1(name)).arg(width),
                       stateSheet(renderer, rows, columns, palette, width, ratio));
        };
        hang("states", kinds, upright);
        hang("aside", kinds, turned);
        hang("changed", changed,
             {plain, upright[2], upright[4], upright[9], aside(plain), turned[2], turned[4], turned[9]});
    }
}

} // namespace

void hangCards(Shelf& shelf, Language language, Brightness brightness) {
    for (const Game* game : allGames())
        hangCardsOf(*game, shelf, language, brightness);
}

} // namespace takujo
