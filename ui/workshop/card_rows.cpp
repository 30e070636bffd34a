#include "ui/workshop/card_rows.h"

#include "ui/start/deck_pictures.h"
#include "ui/theme/text.h"
#include "ui/workshop/card_picture_delegate.h"
#include "ui/workshop/card_row_delegate.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <cstdlib>

namespace takujo {

void CardRowModel::setGame(const GameData* data, Language language) {
    beginResetModel();
    game_ = data;
    language_ = language;
    looks_.clear();
    for (const WorkshopRow& row : rows_)
        looks_.push_back(lookOf(row));
    endResetModel();
}

CardLook CardRowModel::lookOf(const WorkshopRow& row) const {
    if (row.card != nullptr)
        return printedLook(*game_, *row.card, language_);
    CardLook look;
    look.language = language_;
    look.name = row.heading.isEmpty() ? qt(row.id) : row.heading;
    return look;
}

void CardRowModel::setRows(std::vector<WorkshopRow> rows) {
    const bool sameCards = std::ranges::equal(
        rows, rows_, {},
        [](const WorkshopRow& row) { return std::tuple{row.heading, row.card, row.part, row.id}; },
        [](const WorkshopRow& row) { return std::tuple{row.heading, row.card, row.part, row.id}; });
    if (sameCards) {
        rows_ = std::move(rows);
        if (!rows_.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    looks_.clear();
    for (const WorkshopRow& row : rows_)
        looks_.push_back(lookOf(row));
    endResetModel();
}

int CardRowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant CardRowModel::data(const QModelIndex& index, int role) const {
    const WorkshopRow& row = rows_[static_cast<std::size_t>(index.row())];
    const CardLook& shown = look(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.name;
    case Qt::ToolTipRole:
        if (row.heading.isEmpty() && row.card == nullptr)
            return tr(
                "No card set that is read here has this card. It stays in the deck until you take it out.");
        return {};
    case Qt::AccessibleTextRole: {
        if (!row.heading.isEmpty())
            return row.heading;
        QStringList said{shown.name};
        if (shown.badge)
            said << shown.badge->text;
        if (!shown.typeLine.isEmpty())
            said << shown.typeLine;
        for (const LookNumber& number : shown.numbers)
            said << (number.label + QLatin1Char{' '} + number.text).trimmed();
        said << (row.card == nullptr ? tr("in no card set") : QString{});
        said << (counted_ ? counted_(row.count) : tr("%n in the deck", nullptr, row.count));
        said.removeAll(QString{});
        return said.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags CardRowModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    if (!rows_[static_cast<std::size_t>(index.row())].heading.isEmpty())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled |
           Qt::ItemNeverHasChildren;
}

QMimeData* CardRowModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (indexes.isEmpty())
        return data;
    const WorkshopRow& row = rows_[static_cast<std::size_t>(indexes.front().row())];
    data->setData(QString::fromLatin1(mimeType),
                  QByteArray::number(static_cast<int>(row.part)) + ' ' + QByteArray::fromStdString(row.id));
    return data;
}

CardRowsView::CardRowsView(CardRowModel& model, CardRenderer& renderer, QWidget* parent)
    : QListView{parent}, model_{&model}, renderer_{&renderer} {
    setModel(&model);
    showAs(CardsAs::lines);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMouseTracking(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::CopyAction);
    setFrameShape(QFrame::NoFrame);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (const WorkshopRow* row = currentRow())
            emit lookedAt(*row);
    });
    setAutoScroll(true);
    connect(this, &QListView::entered, this, [this](const QModelIndex& index) {
        const WorkshopRow& row = model_->rows()[static_cast<std::size_t>(index.row())];
        if (row.heading.isEmpty())
            emit lookedAt(row);
    });
}

void CardRowsView::setColours(const Palette& palette) {
    palette_ = palette;
    viewport()->update();
}

void CardRowsView::showAs(CardsAs how) {
    shownAs_ = how;
    const bool isPictures = how == CardsAs::pictures;
    QAbstractItemDelegate* const before = itemDelegate();
    if (isPictures)
        setItemDelegate(new CardPictureDelegate{*model_, *renderer_, palette_, this});
    else
        setItemDelegate(new CardRowDelegate{*model_, *renderer_, palette_, this});
    delete before;
    setFlow(isPictures ? QListView::LeftToRight : QListView::TopToBottom);
    setWrapping(isPictures);
    setUniformItemSizes(!isPictures); // a heading is wider than a picture
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

const WorkshopRow* CardRowsView::currentRow() const {
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return nullptr;
    const WorkshopRow& row = model_->rows()[static_cast<std::size_t>(at.row())];
    return row.heading.isEmpty() ? &row : nullptr;
}

void CardRowsView::want(const QModelIndex& index, int more) {
    if (!index.isValid())
        return;
    const WorkshopRow row = model_->rows()[static_cast<std::size_t>(index.row())]; // the list changes by it
    if (row.heading.isEmpty())
        emit copiesWanted(row, more);
}

/// Digits are counts, as on paper.
void CardRowsView::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const WorkshopRow* const row = currentRow();
    if (isPlain && row != nullptr) {
        const int key = event->key();
        if (key >= Qt::Key_0 && key <= Qt::Key_9)
            return emit countWanted(WorkshopRow{*row}, key - Qt::Key_0);
        if (key == Qt::Key_Plus || key == Qt::Key_Semicolon || key == Qt::Key_Return || key == Qt::Key_Enter)
            return want(currentIndex(), 1);
        if (key == Qt::Key_Minus || key == Qt::Key_Delete || key == Qt::Key_Backspace)
            return want(currentIndex(), -1);
    }
    QListView::keyPressEvent(event);
}

int CardRowsView::signAt(const QModelIndex& index, QPoint place) const {
    if (!index.isValid())
        return 0;
    const QRect item = visualRect(index);
    const bool isPictures = shownAs_ == CardsAs::pictures;
    const QRect adds = isPictures ? CardPictureDelegate::adds(item) : CardRowDelegate::adds(item);
    const QRect takes = isPictures ? CardPictureDelegate::takes(item) : CardRowDelegate::takes(item);
    return adds.contains(place) ? 1 : takes.contains(place) ? -1 : 0;
}

void CardRowsView::mouseReleaseEvent(QMouseEvent* event) {
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (const int sign = signAt(index, event->pos()); event->button() == Qt::LeftButton && sign != 0)
        want(index, sign);
}

void CardRowsView::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && signAt(index, event->pos()) == 0)
        want(index, 1);
    else
        QListView::mouseDoubleClickEvent(event);
}

void CardRowsView::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(QString::fromLatin1(CardRowModel::mimeType)) && event->source() != this)
        event->acceptProposedAction();
}

void CardRowsView::dragMoveEvent(QDragMoveEvent* event) {
    if (event->source() != this)
        event->acceptProposedAction();
}

void CardRowsView::dropEvent(QDropEvent* event) {
    const QByteArray what = event->mimeData()->data(QString::fromLatin1(CardRowModel::mimeType));
    const qsizetype space = what.indexOf(' ');
    if (event->source() == this || space < 0)
        return;
    event->acceptProposedAction();
    emit dropped(QString::fromUtf8(what.mid(space + 1)), what.left(space).toInt());
}

} // namespace takujo
