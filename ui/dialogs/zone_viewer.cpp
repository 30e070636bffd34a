#include "ui/dialogs/zone_viewer.h"

#include "ui/table/card_text.h"
#include "ui/table/mark_painter.h"
#include "ui/table/text.h"
#include "ui/theme/spoken.h"

#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int cardWidth = 96;
constexpr int columns = 6;

} // namespace

ZoneViewer::ZoneViewer(const Session& session, ZoneId zone, const Marks& marks, CardRenderer& renderer,
                       const Palette& palette, QWidget* parent)
    : QDialog{parent}, list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("zone-viewer"));
    setPalette(widgetPalette(palette));
    cards_ = session.view().at(zone).cards;

    const QSize size = markedCardSize(cardWidth);
    list_->setObjectName(QStringLiteral("zone-cards"));
    list_->setViewMode(QListView::IconMode);
    list_->setIconSize(size);
    list_->setGridSize(size + QSize{4, 4});
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setSpacing(0);
    list_->setMouseTracking(true);
    for (std::size_t i = 0; i < cards_.size(); ++i)
        list_->addItem(new QListWidgetItem);
    const auto look = [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < cards_.size())
            emit lookedAt(cards_[static_cast<std::size_t>(row)]);
    };
    connect(list_, &QListWidget::itemEntered, this,
            [this, look](QListWidgetItem* item) { look(list_->row(item)); });
    connect(list_, &QListWidget::currentRowChanged, this, look);
    // What can be begun from here is begun by a click; it may close this window.
    connect(
        list_, &QListWidget::itemClicked, this,
        [this](QListWidgetItem* item) {
            const CardView& card = cards_[static_cast<std::size_t>(list_->row(item))];
            if (card.faceUp)
                emit pressed(card.object);
        },
        Qt::QueuedConnection);

    auto* heading = new QLabel{this};
    heading->setStyleSheet(QStringLiteral("font-size:15px;font-weight:700"));
    auto* count = new QLabel{this};
    count->setProperty("quiet", true);
    const auto draw = [this, marks, &renderer, palette](const Session& shown) {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto mark = marks.cards.find(cards_[i].object);
            const CardMarks own = mark == marks.cards.end() ? CardMarks{} : mark->second;
            const CardLook face = lookOf(shown, cards_[i]);
            QListWidgetItem* const item = list_->item(static_cast<int>(i));
            item->setIcon(markedCard(renderer, face, own, palette, cardWidth, devicePixelRatioF()));
            item->setData(Qt::AccessibleTextRole, face.name);
            item->setToolTip(face.faceUp ? face.name : QString{});
        }
    };
    speak(this, [this, shown = QPointer<const Session>{&session}, zone, heading, count, draw] {
        if (shown.isNull())
            return;
        const Sentences sentences = shown->sentences();
        const QString name = qt(sentences.zone(zone.kind));
        const QString title = zone.player == Player::nobody
                                  ? name
                                  : tr("%1 of %2").arg(name, qt(sentences.player(zone.player)));
        setWindowTitle(title);
        list_->setAccessibleName(title);
        heading->setText(title);
        count->setText(cards_.empty()
                           ? tr("No cards lie here.")
                           : tr("%n card(s), the newest first", nullptr, static_cast<int>(cards_.size())));
        draw(*shown);
    });
    auto* column = new QVBoxLayout{this};
    column->addWidget(heading);
    column->addWidget(count);
    column->addWidget(list_, 1);
    const int across = std::clamp(static_cast<int>(cards_.size()), 3, columns);
    const int rows = std::clamp((static_cast<int>(cards_.size()) + columns - 1) / columns, 1, 3);
    resize(across * (size.width() + 4) + 46, rows * (size.height() + 4) + 98);
}

} // namespace takujo
