#include "ui/dialogs/zone_viewer.h"

#include "ui/table/text.h"
#include "ui/theme/card_looks.h"

#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int cardWidth = 96;
constexpr int columns = 6;

} // namespace

ZoneViewer::ZoneViewer(const Session& session, ZoneId zone, CardRenderer& renderer, const Palette& palette,
                       QWidget* parent)
    : QDialog{parent}, list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("zone-viewer"));
    setPalette(widgetPalette(palette));
    const Sentences sentences = session.sentences();
    const QString name = qt(sentences.zone(zone.kind));
    const QString title =
        zone.player == Player::nobody ? name : tr("%1 of %2").arg(name, qt(sentences.player(zone.player)));
    setWindowTitle(title);
    cards_ = session.view().at(zone).cards;

    const QSize size{cardWidth, cardWidth * 88 / 63};
    list_->setObjectName(QStringLiteral("zone-cards"));
    list_->setAccessibleName(title);
    list_->setViewMode(QListView::IconMode);
    list_->setIconSize(size);
    list_->setGridSize(size + QSize{14, 14});
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setSpacing(0);
    list_->setMouseTracking(true);
    const CardLooks looks{session.match().game().schema, session.layout().face, session.data().words,
                          session.language()};
    for (const CardView& card : cards_) {
        const CardLook look = looks.inPlay(card, session.match().cards());
        auto* item = new QListWidgetItem{QIcon{renderer.pixmap(look, size, devicePixelRatioF())}, {}};
        item->setData(Qt::AccessibleTextRole, look.name);
        item->setToolTip(look.faceUp ? look.name : QString{});
        list_->addItem(item);
    }
    const auto look = [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < cards_.size())
            emit lookedAt(cards_[static_cast<std::size_t>(row)]);
    };
    connect(list_, &QListWidget::itemEntered, this,
            [this, look](QListWidgetItem* item) { look(list_->row(item)); });
    connect(list_, &QListWidget::currentRowChanged, this, look);

    auto* heading = new QLabel{title, this};
    heading->setStyleSheet(QStringLiteral("font-size:15px;font-weight:700"));
    auto* count = new QLabel{
        cards_.empty() ? tr("No cards lie here.")
                       : tr("%n card(s), the newest first", nullptr, static_cast<int>(cards_.size())),
        this};
    count->setProperty("quiet", true);
    auto* column = new QVBoxLayout{this};
    column->addWidget(heading);
    column->addWidget(count);
    column->addWidget(list_, 1);
    const int across = std::clamp(static_cast<int>(cards_.size()), 3, columns);
    const int rows = std::clamp((static_cast<int>(cards_.size()) + columns - 1) / columns, 1, 3);
    resize(across * (size.width() + 14) + 46, rows * (size.height() + 14) + 98);
}

} // namespace takujo
