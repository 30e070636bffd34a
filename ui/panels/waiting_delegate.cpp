#include "ui/panels/waiting_delegate.h"

#include "ui/panels/waiting_face.h"
#include "ui/session/card_text.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/typography.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int fullRow = 48;
constexpr int flatRow = 27; ///< where many wait
constexpr int rowGap = 4;
constexpr int faceRoom = 58; ///< of the row's left end, where the head of the card is
constexpr int endRoom = 8;
constexpr int linePixels = 12;
constexpr int lineStep = 15;
constexpr int mostOpenRows = 2; ///< that say what they do and to what
constexpr std::size_t mostFullRows = 3;

/// The text in at most that many lines, the last of them cut if it has to be.
QStringList brokenText(const QString& words, qreal width, int most) {
    QStringList lines;
    if (words.isEmpty())
        return lines;
    const QString text = withPhrasesJoined(words, width / linePixels);
    const QFont font = drawnFont(linePixels);
    QTextLayout layout{text, font};
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == most) {
            lines << QFontMetrics{font}.elidedText(text.mid(line.textStart()), Qt::ElideRight,
                                                   static_cast<int>(width));
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

void write(QPainter& painter, const QRectF& room, const QString& words) {
    const QFontMetrics metrics = painter.fontMetrics();
    const qreal top = room.center().y() - metrics.height() / 2.0;
    drawWithSigns(painter, {room.left(), top + metrics.ascent()},
                  metrics.elidedText(words, Qt::ElideRight, static_cast<int>(room.width())));
}

} // namespace

bool WaitingDelegate::isFlat() const {
    return list_->rows().size() > mostFullRows;
}

/// The next one says all that it will do, the others as much as there is room for.
WaitingDelegate::Lines WaitingDelegate::linesOf(int row, int width) const {
    if (isFlat() || row >= mostOpenRows)
        return {};
    const int room = width - faceRoom - endRoom;
    return {brokenText(signsOf(*session_).in(rowOf(row).effect), room, row == 0 ? 3 : 1),
            brokenText(rowOf(row).targets, room, 2)};
}

int WaitingDelegate::heightOf(int row, int width) const {
    if (isFlat())
        return flatRow + rowGap;
    const Lines lines = linesOf(row, width);
    return fullRow + rowGap + static_cast<int>(lines.effect.size() + lines.targets.size()) * lineStep;
}

QSize WaitingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {width, heightOf(index.row(), width)};
}

qreal WaitingDelegate::paintStage(QPainter& painter, const QRectF& room, const WaitingRow& row) const {
    if (row.stage == WaitingRow::Stage::later)
        return 0;
    painter.setFont(drawnFont(static_cast<int>(TextSize::small), QFont::DemiBold));
    painter.setPen(palette_.accent);
    const QString text =
        QStringLiteral("▶ ") + (row.stage == WaitingRow::Stage::next ? tr("next") : tr("now"));
    painter.drawText(room.adjusted(0, isFlat() ? 0 : 5, 0, isFlat() ? 0 : -room.height() / 2 + 2),
                     Qt::AlignRight | Qt::AlignVCenter, text);
    return painter.fontMetrics().horizontalAdvance(text) + 8;
}

void WaitingDelegate::paint(QPainter* on, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    if (session_ == nullptr)
        return;
    QPainter& painter = *on;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const WaitingRow& waiting = rowOf(index.row());
    const bool isFlat = this->isFlat();
    const QRectF row = QRectF{option.rect}.adjusted(0, 0, 0, -rowGap);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isCurrent = view != nullptr && view->currentIndex() == index;
    const bool stands = waiting.isAbout || isCurrent;
    const bool isChoice = waiting.marks.target || waiting.marks.order > 0;
    if (isChoice)
        painter.setPen(QPen{waiting.marks.order > 0 ? palette_.accent : choiceColour(palette_), 2.5});
    else
        painter.setPen(QPen{stands ? palette_.accent : palette_.outline, stands ? 1.5 : 1.0});
    painter.setBrush(stands ? mixed(palette_.zone, palette_.accent, 0.12) : palette_.zone);
    painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    // Whose it is, as a bar; the name of the player says it too.
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColour(palette_, waiting.card.controller == Player::b ? 1 : 0));
    painter.drawRoundedRect(QRectF{row.left() + 3, row.top() + 5, 4, row.height() - 10}, 2, 2);
    const qreal edge = isFlat ? 4 : 6;
    const qreal head = isFlat ? flatRow : fullRow; // above what it does
    const QRectF window{row.left() + 12, row.top() + edge, 36, head - 2 * edge};
    paintWaiting(painter, *renderer_, *session_, palette_, waiting.card, window);
    QRectF text{row.left() + faceRoom, row.top(), row.width() - faceRoom - endRoom, head};
    text.setRight(text.right() - paintStage(painter, text, waiting));
    painter.setPen(palette_.text);
    painter.setFont(drawnFont(isFlat ? 13 : 14, QFont::DemiBold));
    if (isFlat) {
        const qreal wide =
            std::min(painter.fontMetrics().horizontalAdvance(waiting.name) + 8.0, text.width());
        write(painter, QRectF{text.topLeft(), QSizeF{wide, text.height()}}, waiting.name);
        text.setLeft(text.left() + wide);
    } else {
        write(painter, text.adjusted(0, 5, 0, -head / 2 + 2), waiting.name);
        text = QRectF{text.left(), text.center().y() - 2, row.right() - text.left() - endRoom, head / 2 - 2};
    }
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(linePixels));
    const Lines lines = linesOf(index.row(), option.rect.width());
    const bool tellsTargets = lines.targets.isEmpty() && !waiting.targets.isEmpty();
    write(painter, text, tellsTargets ? waiting.kind + QLatin1Char(' ') + waiting.targets : waiting.kind);
    qreal y = row.top() + fullRow - 4;
    const auto writeLines = [&](const QStringList& several, const QColor& colour) {
        painter.setPen(colour);
        for (const QString& line : several) {
            write(painter,
                  {text.left(), y, row.right() - text.left() - endRoom, static_cast<qreal>(lineStep)}, line);
            y += lineStep;
        }
    };
    writeLines(lines.effect, palette_.text);
    writeLines(lines.targets, palette_.accent);
    if (isChoice)
        paintMarks(painter, window, waiting.marks, palette_, false); // on the picture: words stay free
    if (isCurrent && option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(painter, row.adjusted(7, 7, -7, -7), 4, palette_);
    painter.restore();
}

} // namespace takujo
