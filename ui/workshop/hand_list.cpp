#include "ui/workshop/hand_list.h"

#include "ui/start/deck_pictures.h"
#include "ui/widgets/ring_delegate.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int handWidth = 270;
constexpr int handCardWidth = 62;
constexpr int cardGap = 4;
constexpr int cardsPerRow = 4;
constexpr double cardProportion = 88.0 / 63.0;
constexpr QSize handCardSize{handCardWidth, static_cast<int>(handCardWidth* cardProportion)};
constexpr double opacityOfWhatGoes = 0.45;
constexpr int frameAround = 3;

} // namespace

HandList::HandList(CardRenderer& renderer, QWidget* parent) : QListWidget{parent}, renderer_{&renderer} {
    setViewMode(QListView::IconMode);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setSpacing(0);
    setIconSize(handCardSize);
    setGridSize(handCardSize + QSize{cardGap, cardGap});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setStyleSheet(QStringLiteral(
        "QListWidget::item, QListWidget::item:selected { padding: 0; background: transparent; }"));
    setItemDelegate(new RingDelegate{palette_, this});
    setFixedWidth(handWidth);
    connect(this, &QListWidget::itemSelectionChanged, this, &HandList::say);
}

void HandList::show(const GameData& game, const std::vector<const CardDefinition*>& cards,
                    Language language) {
    const QSignalBlocker quiet{this};
    clear();
    const qreal ratio = devicePixelRatioF();
    QStringList names;
    for (const CardDefinition* card : cards) {
        const CardLook look = printedLook(game, *card, language);
        QPixmap picture{handCardSize * ratio};
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPixmap going = picture;
        for (QPixmap* each : {&picture, &going}) {
            QPainter painter{each};
            painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
            painter.setOpacity(each == &going ? opacityOfWhatGoes : 1);
            renderer_->draw(painter, QRectF{QPointF{}, QSizeF{handCardSize}}, look);
            if (each != &going)
                continue;
            painter.setOpacity(1);
            painter.setPen(QPen{palette_.accent, frameAround});
            painter.drawRect(QRectF{QPointF{}, QSizeF{handCardSize}}.adjusted(2, 2, -2, -2));
        }
        QIcon icon{picture};
        icon.addPixmap(going, QIcon::Selected);
        auto* item = new QListWidgetItem{icon, {}};
        item->setToolTip(look.name);
        names << look.name;
        addItem(item);
    }
    setAccessibleName(names.join(QStringLiteral(", ")));
    const int rows = (count() + cardsPerRow - 1) / cardsPerRow;
    setFixedHeight(rows * gridSize().height() + 2 * frameAround);
    say();
}

void HandList::setChoosable(bool choosable) {
    setSelectionMode(choosable ? QAbstractItemView::MultiSelection : QAbstractItemView::NoSelection);
    setFocusPolicy(choosable ? Qt::StrongFocus : Qt::NoFocus);
}

std::vector<std::size_t> HandList::chosen() const {
    std::vector<std::size_t> places;
    for (int i = 0; i < count(); ++i)
        if (item(i)->isSelected())
            places.push_back(static_cast<std::size_t>(i));
    return places;
}

void HandList::choose(const std::vector<std::size_t>& places) {
    for (int i = 0; i < count(); ++i)
        item(i)->setSelected(std::ranges::find(places, static_cast<std::size_t>(i)) != places.end());
}

/// What a picture shows by its frame is told in words, too.
void HandList::say() {
    for (int i = 0; i < count(); ++i) {
        QListWidgetItem* const card = item(i);
        card->setData(Qt::AccessibleTextRole,
                      card->isSelected() ? tr("%1, goes back").arg(card->toolTip()) : card->toolTip());
    }
}

} // namespace takujo
