#include "ui/panels/stack_strip.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace takujo {

namespace {

constexpr int titleHeight = 26;
constexpr int stripInset = 14;
constexpr int emptyHeight = 22;
constexpr int mostRows = 7; ///< in sight

} // namespace

StackStrip::StackStrip(CardRenderer& renderer, QWidget* parent)
    : QListView{parent}, delegate_{renderer, list_}, title_{new QLabel{this}}, more_{new QLabel{this}} {
    setObjectName(QStringLiteral("stack"));
    setModel(&list_);
    setItemDelegate(&delegate_);
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(stripInset, titleHeight, stripInset, 0);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QListView::ScrollPerItem);
    setEditTriggers(QListView::NoEditTriggers);
    setSelectionMode(QListView::MultiSelection);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    for (QLabel* label : {title_, more_}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setProperty("caption", true);
    }
    more_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QListView::entered, this, qOverload<const QModelIndex&>(&QListView::setCurrentIndex));
    connect(this, &QListView::clicked, this, qOverload<const QModelIndex&>(&StackStrip::press));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &StackStrip::sayHowMany);
    // Screen readers press a row by selecting it; nothing else does.
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (selected.isEmpty())
                    return;
                const QModelIndex index = selected.indexes().front();
                selectionModel()->clearSelection();
                press(index);
            });
}

void StackStrip::setColours(const Palette& palette) {
    delegate_.setColours(palette);
    viewport()->update();
}

void StackStrip::setSession(const Session* session) {
    session_ = session;
    delegate_.setSession(session);
    refresh();
}

void StackStrip::refresh() {
    const int stood = hasFocus() ? currentIndex().row() : -1;
    list_.read(session_);
    title_->setText(list_.title().toUpper());
    setVisible(!list_.title().isEmpty());
    setAccessibleName(list_.title());
    QStringList told;
    for (const WaitingRow& row : list_.rows()) {
        QStringList words{row.name, row.kind, row.effect, row.targets};
        words.removeAll(QString{});
        told << words.join(QStringLiteral(", "));
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    fit();
    if (stood >= 0)
        setCurrentIndex(list_.index(std::min(stood, list_.rowCount() - 1)));
}

/// As high as the rows that are in sight.
void StackStrip::fit() {
    const int rows = std::min(list_.rowCount(), mostRows);
    int height = rows == 0 ? emptyHeight : 0;
    for (int row = 0; row < rows; ++row)
        height += delegate_.heightOf(row, width() - 2 * stripInset);
    setFixedHeight(titleHeight + height);
    sayHowMany();
}

void StackStrip::sayHowMany() {
    const int all = list_.rowCount();
    const int first = verticalScrollBar()->value();
    more_->setText(all == 0 ? QString{}
                   : all > mostRows
                       ? tr("%1–%2 of %3", "rows in sight").arg(first + 1).arg(first + mostRows).arg(all)
                       : tr("top first"));
}

void StackStrip::showMarks(const Marks& marks) {
    list_.showMarks(marks);
}

const CardView* StackStrip::current() const {
    if (list_.rows().empty())
        return nullptr;
    const int row = currentIndex().row();
    return &list_.rows()[row < 0 ? 0 : static_cast<std::size_t>(row)].card;
}

QRect StackStrip::rowOf(ObjectId object) const {
    const QRect row = visualRect(list_.find(object)) & viewport()->rect();
    return row.isEmpty() ? QRect{} : row.translated(viewport()->pos());
}

void StackStrip::press(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const WaitingRow row = list_.rows()[static_cast<std::size_t>(index.row())]; // an answer makes them anew
    if (row.option)
        emit answered(*row.option);
    else if (row.card.object.exists())
        emit pressed(row.card.object);
}

void StackStrip::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (current.isValid() && static_cast<std::size_t>(current.row()) < list_.rows().size())
        emit lookedAt(list_.rows()[static_cast<std::size_t>(current.row())].card);
    viewport()->update();
    emit attended();
}

QItemSelectionModel::SelectionFlags StackStrip::selectionCommand(const QModelIndex&, const QEvent*) const {
    return QItemSelectionModel::NoUpdate;
}

bool StackStrip::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave && !hasFocus())
        setCurrentIndex({});
    return QListView::viewportEvent(event);
}

void StackStrip::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (list_.rowCount() > 0)
        return;
    QPainter painter{viewport()};
    painter.setFont(more_->font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignTop, tr("No effect waits here."));
}

void StackStrip::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    title_->setGeometry(stripInset, 4, width() / 2 - stripInset, titleHeight - 6);
    more_->setGeometry(width() / 2, 4, width() / 2 - stripInset, titleHeight - 6);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void StackStrip::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        QListView::keyPressEvent(event);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !event->isAutoRepeat())
        press(currentIndex());
    else
        event->ignore();
}

void StackStrip::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (list_.rowCount() > 0)
        setCurrentIndex(list_.index(0));
}

void StackStrip::focusOutEvent(QFocusEvent* event) {
    QListView::focusOutEvent(event);
    setCurrentIndex({});
}

void StackStrip::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        sayHowMany();
}

} // namespace takujo
