#include "ui/panels/waiting_line.h"

#include "ui/panels/waiting_face.h"
#include "ui/session/card_text.h"
#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace takujo {

namespace {

constexpr qreal designedHeight = 25; ///< in a window of 1280 × 720
constexpr qreal roomForOne = 134;    ///< like the rest, where the line has that height
constexpr qreal roomForMore = 30;
constexpr qreal lineGap = 4;
constexpr qreal barRoom = 8; ///< for the colour of the player
constexpr qreal faceGap = 6;
constexpr qreal corner = 7;

} // namespace

WaitingLine::WaitingLine(CardRenderer& renderer, StackStrip& strip, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, strip_{&strip} {
    setObjectName(QStringLiteral("waiting-line"));
    setSpokenRole(*this, QAccessible::StatusBar);
    setMouseTracking(true);
    const QAbstractItemModel* list = strip.model();
    connect(list, &QAbstractItemModel::modelReset, this, &WaitingLine::refresh);
    connect(list, &QAbstractItemModel::dataChanged, this, qOverload<>(&QWidget::update));
    connect(&strip, &StackStrip::attended, this, qOverload<>(&QWidget::update));
}

void WaitingLine::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void WaitingLine::setSession(const Session* session) {
    session_ = session;
    refresh();
}

void WaitingLine::refresh() {
    const WaitingList& list = strip_->list();
    setAccessibleName(list.title());
    setAccessibleDescription(list.rows().empty() ? QString{} : list.rows().front().name);
    setCursor(list.rows().empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

/// As many as have room for their names.
int WaitingLine::shown() const {
    const qreal scale = height() / designedHeight;
    const int all = strip_->list().rowCount();
    const int room = std::max(1, static_cast<int>(width() / ((roomForOne + lineGap) * scale)));
    if (all <= room)
        return all;
    return std::max(1, static_cast<int>((width() - roomForMore * scale) / ((roomForOne + lineGap) * scale)));
}

/// The next one has what the others leave.
QRectF WaitingLine::placeOf(int row) const {
    const int count = shown();
    if (row < 0 || row >= count)
        return {};
    const qreal scale = height() / designedHeight;
    const qreal left = count < strip_->list().rowCount() ? roomForMore * scale : 0;
    const qreal step = (roomForOne + lineGap) * scale;
    const qreal first = left + (count - 1) * step;
    if (row == 0)
        return {first, 0, width() - first, static_cast<qreal>(height())};
    return {first - row * step, 0, roomForOne * scale, static_cast<qreal>(height())};
}

QRect WaitingLine::current() const {
    return placeOf(std::max(0, strip_->currentIndex().row())).toRect();
}

int WaitingLine::rowUnder(QPointF point) const {
    for (int row = 0; row < shown(); ++row)
        if (placeOf(row).contains(point))
            return row;
    return -1;
}

bool WaitingLine::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    const int row = rowUnder(help->pos());
    QToolTip::showText(help->globalPos(),
                       row < 0 ? QString{} : strip_->list().rows()[static_cast<std::size_t>(row)].name, this);
    return true;
}

void WaitingLine::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex under = strip_->list().index(rowUnder(event->position()));
    if (under != strip_->currentIndex())
        strip_->setCurrentIndex(under);
}

void WaitingLine::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->button() == Qt::LeftButton ? rowUnder(event->position()) : -1;
}

void WaitingLine::mouseReleaseEvent(QMouseEvent* event) {
    const int row = rowUnder(event->position());
    if (row >= 0 && row == pressed_)
        strip_->press(row);
    pressed_ = -1;
}

void WaitingLine::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!strip_->hasFocus())
        strip_->setCurrentIndex({});
}

void WaitingLine::paintEvent(QPaintEvent*) {
    if (session_ == nullptr)
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    if (strip_->list().rows().empty())
        return paintEmpty(painter);
    for (int row = shown() - 1; row >= 0; --row)
        paintRow(painter, row);
    paintMore(painter);
}

/// As quiet as a place without cards.
void WaitingLine::paintEmpty(QPainter& painter) const {
    const qreal scale = height() / designedHeight;
    painter.setPen(QPen{palette_.outline, 1});
    painter.setBrush(mixed(palette_.table, palette_.panel, 0.6));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), corner * scale, corner * scale);
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(qRound(static_cast<qreal>(TextSize::small) * scale), QFont::DemiBold));
    painter.drawText(rect(), Qt::AlignCenter, strip_->list().title().toUpper());
}

/// How many wait after those that have room.
void WaitingLine::paintMore(QPainter& painter) const {
    const int more = strip_->list().rowCount() - shown();
    if (more <= 0)
        return;
    const qreal scale = height() / designedHeight;
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(qRound(static_cast<qreal>(TextSize::small) * scale), QFont::Bold));
    painter.drawText(QRectF{0, 0, (roomForMore - lineGap) * scale, static_cast<qreal>(height())},
                     Qt::AlignCenter, QStringLiteral("+%1").arg(more));
}

void WaitingLine::paintRow(QPainter& painter, int row) const {
    const WaitingRow& waiting = strip_->list().rows()[static_cast<std::size_t>(row)];
    const QRectF place = placeOf(row);
    const qreal scale = height() / designedHeight;
    const bool isCurrent = strip_->currentIndex().row() == row;
    const bool isLit = row == 0 || waiting.isAbout || isCurrent;
    const bool isChoice = waiting.marks.target || waiting.marks.order > 0;
    if (isChoice)
        painter.setPen(QPen{waiting.marks.order > 0 ? palette_.accent : choiceColour(palette_), 2});
    else
        painter.setPen(QPen{isLit ? palette_.accent : palette_.outline, isCurrent ? 2.0 : 1.0});
    painter.setBrush(isLit ? mixed(palette_.zone, palette_.accent, 0.14) : palette_.zone);
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), corner * scale, corner * scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColour(palette_, waiting.card.controller == Player::b ? 1 : 0));
    painter.drawRoundedRect(
        QRectF{place.left() + 3, place.top() + 5 * scale, 3 * scale, place.height() - 10 * scale}, 1.5, 1.5);
    const qreal side = place.height() - 6 * scale;
    const QRectF face{place.left() + barRoom * scale, place.top() + 3 * scale, side, side};
    paintWaiting(painter, *renderer_, *session_, palette_, waiting.card, face);
    QRectF text = place;
    text.setLeft(face.right() + faceGap * scale);
    text.setRight(place.right() - faceGap * scale);
    const auto write = [&](const QString& words, const QFont& font, const QColor& colour) {
        painter.setFont(font);
        painter.setPen(colour);
        const QFontMetricsF metrics{font};
        const QString elided = metrics.elidedText(words, Qt::ElideRight, text.width());
        drawWithSigns(painter, {text.left(), text.center().y() + (metrics.ascent() - metrics.descent()) / 2},
                      elided);
        text.setLeft(text.left() + metrics.horizontalAdvance(elided) + faceGap * scale);
    };
    const int pixels = qRound(static_cast<qreal>(TextSize::small) * scale);
    write(waiting.name, drawnFont(pixels + 1, QFont::DemiBold), palette_.text);
    const qreal leastForEffect = 40 * scale;
    if (row == 0 && text.width() > leastForEffect)
        write(signsOf(*session_).in(waiting.effect), drawnFont(pixels), palette_.quiet);
}

} // namespace takujo
