#include "ui/dialogs/zone_viewer.h"

#include "ui/session/card_text.h"
#include "ui/session/spoken_text.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/scales.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/ring_delegate.h"

#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int usualCardWidth = 96;
constexpr int columns = 6;

} // namespace

ZoneViewer::ZoneViewer(const Session& session, ZoneId zone, const Marks& marks, CardRenderer& renderer,
                       const Palette& palette, QWidget* parent)
    : QDialog{parent}, palette_{palette}, list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("zone-viewer"));
    setPalette(widgetPalette(palette));
    cards_ = session.view().at(zone).cards;

    const int cardWidth = scaledCard(usualCardWidth);
    const QSize size = markedCardSize(cardWidth);
    list_->setObjectName(QStringLiteral("zone-cards"));
    list_->setViewMode(QListView::IconMode);
    list_->setIconSize(size);
    list_->setGridSize(size + QSize{4, 4});
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setSpacing(0);
    list_->setMouseTracking(true);
    list_->setItemDelegate(new RingDelegate{palette_, list_});
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
    const auto press = [this](QListWidgetItem* item) {
        const CardView& card = cards_[static_cast<std::size_t>(list_->row(item))];
        if (card.faceUp)
            emit pressed(card.object);
    };
    connect(list_, &QListWidget::itemClicked, this, press, Qt::QueuedConnection);
    list_->installEventFilter(this); // Enter does the same
    list_->setCurrentRow(cards_.empty() ? -1 : 0);

    auto* heading = new QLabel{this};
    heading->setStyleSheet(QStringLiteral("font-size:15px;font-weight:700"));
    auto* count = new QLabel{this};
    count->setProperty("quiet", true);
    const auto draw = [this, marks, &renderer, palette, cardWidth](const Session& shown) {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto mark = marks.cards.find(cards_[i].object);
            const CardMarks own = mark == marks.cards.end() ? CardMarks{} : mark->second;
            const CardLook face = lookOf(shown, cards_[i]);
            QListWidgetItem* const item = list_->item(static_cast<int>(i));
            const bool isSeen = face.faceUp;
            item->setIcon(
                markedCard(renderer, listed(face, cards_[i], own), palette, cardWidth, devicePixelRatioF()));
            const QString spoken = isSeen ? listedName(shown, cards_[i]) : tr("Card face down");
            item->setData(Qt::AccessibleTextRole,
                          own.target || own.canAct ? tr("%1; can be used").arg(spoken) : spoken);
            item->setData(Qt::AccessibleDescriptionRole, spokenText(shown, cards_[i]));
            item->setToolTip(isSeen ? spoken : QString{});
        }
    };
    speak(this, [this, shown = QPointer<const Session>{&session}, zone, heading, count, draw] {
        if (shown.isNull())
            return;
        const SpokenMatch spoken = shown->spoken();
        const QString name = qt(spoken.zone(zone.kind));
        const QString title =
            zone.player == Player::nobody ? name : tr("%1 of %2").arg(name, qt(spoken.player(zone.player)));
        setWindowTitle(title);
        list_->setAccessibleName(title);
        heading->setText(title);
        const auto down = std::ranges::count_if(cards_, &CardView::faceDown);
        QString told = cards_.empty()
                           ? tr("No cards lie here.")
                           : tr("%n card(s), the newest first", nullptr, static_cast<int>(cards_.size()));
        if (down > 0)
            told += tr(", %n face down", nullptr, static_cast<int>(down));
        count->setText(told);
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

bool ZoneViewer::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress || list_->currentItem() == nullptr)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key(); // NOLINT(*-static-cast-downcast): its type says so
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QDialog::eventFilter(watched, event);
    emit list_->itemClicked(list_->currentItem());
    return true;
}

} // namespace takujo
