#include "ui/positions/zone_strip.h"

#include "ui/positions/card_uses.h"
#include "ui/positions/position_board.h"
#include "ui/start/deck_pictures.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/workshop/card_rows.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QStyledItemDelegate>

#include <algorithm>

namespace takujo {

namespace {

constexpr int stripCardWidth = 62;
constexpr int stripCardHeight = 87;
constexpr int aroundCard = 4;
constexpr int emptyStripHeight = 30;
constexpr int scrollRoom = 14;

class StripDelegate : public QStyledItemDelegate {
public:
    explicit StripDelegate(ZoneStrip& strip) : QStyledItemDelegate{&strip}, strip_{&strip} {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return strip_->sizeOf(index.row());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF room = QRectF{option.rect}.adjusted(aroundCard, aroundCard, -aroundCard, -aroundCard);
        QRectF card{0, 0, static_cast<qreal>(stripCardWidth), static_cast<qreal>(stripCardHeight)};
        card.moveCenter({0, 0});
        const int row = index.row();
        painter->translate(room.center());
        if (strip_->isAside(row))
            painter->rotate(90);
        strip_->renderer().draw(*painter, card, strip_->look(row));
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        if (option.state.testFlag(QStyle::State_HasFocus) && isCurrent)
            paintFocus(*painter, card, 5, strip_->palette());
        else if (isCurrent) {
            painter->setPen(QPen{strip_->palette().accent, 2});
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(card.adjusted(-2, -2, 2, 2), 5, 5);
        }
        painter->resetTransform();
        painter->restore();
        if (const int under = strip_->under(row); under > 0) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            const QRect badge{option.rect.right() - 26, option.rect.bottom() - 20, 26, 18};
            painter->setPen(Qt::NoPen);
            painter->setBrush(strip_->palette().panel);
            painter->drawRoundedRect(badge, 5, 5);
            painter->setPen(strip_->palette().text);
            painter->setFont(drawnFont(12, QFont::Bold));
            painter->drawText(badge, Qt::AlignCenter, QStringLiteral("+%1").arg(under));
            painter->restore();
        }
    }

private:
    ZoneStrip* strip_;
};

} // namespace

CardLook lookOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card, Language language) {
    const CardDefinition* const definition = position.definition(card);
    CardLook look;
    if (definition == nullptr) {
        look.language = language;
        look.name = qt(card.card.name);
        return look;
    }
    look = printedLook(position.data(), *definition, language);
    const Words& words = position.data().words;
    if (const auto damage = card.numbers.find("damage"); damage != card.numbers.end() && damage->second != 0)
        look.damage = QString::number(damage->second);
    if (card.marks)
        for (const std::string& mark : *card.marks)
            look.marks.push_back(qt(words.text("marks", mark, language)));
    look.waits = card.fresh.value_or(false);
    if (card.face.value_or(Face::up) == Face::down && position.isTable(zone))
        look = cardBack(static_cast<std::uint8_t>(indexOf(card.owner.value_or(zone.player)) % 2));
    return look;
}

QString toldOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card, Language language) {
    const Words& words = position.data().words;
    const CardDefinition* const definition = position.definition(card);
    QStringList said{definition == nullptr ? qt(card.card.name) : qt(definition->name.in(language))};
    if (card.aside.value_or(false))
        said << qt(words.text("states", "aside", language));
    if (card.face && *card.face == Face::down)
        said << qt(words.text("states", "face down", language));
    if (card.fresh.value_or(false))
        said << ZoneStrip::tr("new this turn");
    if (const auto damage = card.numbers.find("damage"); damage != card.numbers.end() && damage->second != 0)
        said << ZoneStrip::tr("damage %1").arg(damage->second);
    if (card.marks)
        for (const std::string& mark : *card.marks)
            said << qt(words.text("marks", mark, language));
    for (const auto& [name, count] : card.counters)
        said << QStringLiteral("%1 %2").arg(qt(name)).arg(count);
    if (card.owner && *card.owner != zone.player)
        said << ZoneStrip::tr("owned by %1").arg(PositionBoard::nameOf(*card.owner));
    for (const LimitedUse& use : limitedUsesOf(position, zone, card, language))
        if (const auto times = std::ranges::count(card.used, use.word); times > 0)
            said << ZoneStrip::tr("used: %1").arg(use.name) +
                        (times > 1 ? QStringLiteral(" ×%1").arg(times) : QString{});
    for (const ScenarioCard& under : card.under)
        said << ZoneStrip::tr("under it: %1").arg(toldOf(position, zone, under, language));
    return said.join(language == Language::ja ? QStringLiteral("、") : QStringLiteral(", "));
}

ZoneStrip::ZoneStrip(ZonePlace zone, CardRenderer& renderer, QWidget* parent)
    : QListWidget{parent}, zone_{zone}, renderer_{&renderer} {
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setMovement(QListView::Static);
    setDragEnabled(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new StripDelegate{*this});
    setFixedHeight(emptyStripHeight);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && hasFocus())
            emit chosen(row);
    });
}

QSize ZoneStrip::sizeOf(int row) const {
    const bool isSideways = row < static_cast<int>(aside_.size()) && isAside(row);
    return {(isSideways ? stripCardHeight : stripCardWidth) + 2 * aroundCard,
            stripCardHeight + 2 * aroundCard};
}

void ZoneStrip::write(const PositionEdit& position, Language language) {
    const QSignalBlocker quiet{this};
    const int before = currentRow();
    const std::vector<ScenarioCard>& cards = position.cardsIn(zone_);
    looks_.clear();
    aside_.clear();
    under_.clear();
    for (const ScenarioCard& card : cards) {
        looks_.push_back(lookOf(position, zone_, card, language));
        aside_.push_back(card.aside.value_or(false));
        under_.push_back(static_cast<int>(card.under.size()));
    }
    while (count() > static_cast<int>(cards.size()))
        delete takeItem(count() - 1);
    while (count() < static_cast<int>(cards.size()))
        addItem(new QListWidgetItem);
    for (int row = 0; row < count(); ++row) {
        const QString told = toldOf(position, zone_, cards[static_cast<std::size_t>(row)], language);
        item(row)->setData(Qt::AccessibleTextRole, told);
        item(row)->setToolTip(told);
        item(row)->setSizeHint(sizeOf(row));
    }
    setCurrentRow(std::min(before, count() - 1));
    setFixedHeight(cards.empty() ? emptyStripHeight : stripCardHeight + 2 * aroundCard + scrollRoom);
    doItemsLayout();
    viewport()->update();
}

void ZoneStrip::focusInEvent(QFocusEvent* event) {
    if (currentRow() < 0 && count() > 0 && event->reason() != Qt::MouseFocusReason)
        setCurrentRow(0);
    QListWidget::focusInEvent(event);
    emit chosen(currentRow());
}

void ZoneStrip::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    emit chosen(indexAt(event->pos()).isValid() ? indexAt(event->pos()).row() : -1);
}

void ZoneStrip::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isWalking =
        (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End) &&
        event->modifiers() == Qt::NoModifier;
    const bool isOurs = currentRow() >= 0 && !isWalking && !event->matches(QKeySequence::Undo) &&
                        (key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Left ||
                         key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End ||
                         (event->modifiers() == Qt::NoModifier && key >= Qt::Key_A && key <= Qt::Key_Z));
    if (!isOurs)
        return QListWidget::keyPressEvent(event);
    emit keyPressed(currentRow(), key, event->modifiers());
}

void ZoneStrip::startDrag(Qt::DropActions) {
    if (currentRow() < 0)
        return;
    auto* mime = new QMimeData;
    mime->setData(QString::fromLatin1(mimeType), QByteArray::number(static_cast<int>(indexOf(zone_.player))) +
                                                     ' ' + QByteArray::number(static_cast<int>(zone_.kind)) +
                                                     ' ' + QByteArray::number(currentRow()));
    auto* drag = new QDrag{this};
    drag->setMimeData(mime);
    drag->setPixmap(
        renderer_->pixmap(look(currentRow()), QSizeF{stripCardWidth, stripCardHeight}, devicePixelRatioF()));
    drag->exec(Qt::MoveAction);
}

void ZoneStrip::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(QString::fromLatin1(mimeType)) ||
        event->mimeData()->hasFormat(QString::fromLatin1(CardRowModel::mimeType)))
        event->acceptProposedAction();
}

void ZoneStrip::dragMoveEvent(QDragMoveEvent* event) {
    event->acceptProposedAction();
}

/// The left half of a card is before it.
int ZoneStrip::rowBefore(QPoint place) const {
    for (int row = 0; row < count(); ++row)
        if (place.x() < visualItemRect(item(row)).center().x())
            return row;
    return count();
}

void ZoneStrip::dropEvent(QDropEvent* event) {
    const int row = rowBefore(event->position().toPoint());
    const QMimeData* const mime = event->mimeData();
    if (const QByteArray what = mime->data(QString::fromLatin1(CardRowModel::mimeType)); !what.isEmpty()) {
        event->acceptProposedAction();
        emit cardDropped(QString::fromUtf8(what.mid(what.indexOf(' ') + 1)), row);
        return;
    }
    const QList<QByteArray> parts = mime->data(QString::fromLatin1(mimeType)).split(' ');
    if (parts.size() != 3)
        return;
    event->setDropAction(Qt::MoveAction);
    event->accept();
    const CardPlace from{{static_cast<Player>(parts[0].toInt()), static_cast<std::uint8_t>(parts[1].toInt())},
                         static_cast<std::size_t>(parts[2].toInt())};
    emit placeDropped(from, row);
}

} // namespace takujo
