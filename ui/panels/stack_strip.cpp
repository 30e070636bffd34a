#include "ui/panels/stack_strip.h"

#include "ui/session/card_text.h"
#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/mark_painter.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QTextLayout>
#include <QWheelEvent>

#include <algorithm>

namespace takujo {

namespace {

constexpr int titleHeight = 26;
constexpr int fullRow = 48;
constexpr int flatRow = 27; ///< where many wait
constexpr int rowGap = 4;
constexpr int stripInset = 14;
constexpr int faceRoom = 58; ///< of the row's left end, where the head of the card is
constexpr int linePixels = 12;
constexpr int lineStep = 15;
constexpr std::size_t mostOpenRows = 2; ///< that say what they do and to what
constexpr std::size_t mostFullRows = 3;
constexpr std::size_t mostItems = 7;

/// The text in at most that many lines, the last of them cut if it has to be.
QStringList linesOf(const QString& words, qreal width, int most) {
    QStringList lines;
    if (words.isEmpty())
        return lines;
    const QString text = withPhrasesJoined(words);
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

} // namespace

StackStrip::StackStrip(CardRenderer& renderer, QWidget* parent) : QWidget{parent}, renderer_{&renderer} {
    setObjectName(QStringLiteral("stack"));
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSpokenRole(*this, QAccessible::List);
}

void StackStrip::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void StackStrip::setSession(const Session* session) {
    session_ = session;
    refresh();
}

StackStrip::Entry StackStrip::entryOf(const CardView& card) const {
    const Sentences sentences = session_->sentences();
    Entry entry;
    entry.card = card;
    entry.name = qt(sentences.stackName(card));
    entry.kind =
        qt(sentences.player(card.controller)) + QStringLiteral(" · ") + qt(sentences.stackKind(card));
    if (card.x)
        entry.kind += QStringLiteral(" · X = %1").arg(*card.x);
    entry.effect = qt(sentences.effectText(card));
    QStringList chosen;
    for (const std::string& name : sentences.chosenNames(card))
        chosen << qt(name);
    if (!chosen.isEmpty())
        entry.targets = QStringLiteral("→ ") + chosen.join(QStringLiteral(" · "));
    entry.isAbout = session_->match().decision().about == card.object;
    return entry;
}

void StackStrip::refresh() {
    const int stood = hasFocus() ? current_ : -1;
    entries_.clear();
    title_.clear();
    current_ = -1;
    if (session_ == nullptr) {
        first_ = 0;
        speak();
        return;
    }
    const Sentences sentences = session_->sentences();
    const auto& specs = session_->match().game().tables.zones;
    for (const ZoneView& zone : session_->view().zones) {
        const LayoutZone* layout = session_->layout().zone(specs[zone.zone.kind].word);
        if (layout == nullptr || layout->role != ZoneRole::stack)
            continue;
        title_ = qt(sentences.zone(zone.zone.kind));
        for (const CardView& card : zone.cards)
            if (card.faceUp)
                entries_.push_back(entryOf(card));
    }
    first_ = std::min(first_, entries_.size() - shown());
    measure();
    setVisible(!title_.isEmpty());
    setAccessibleName(title_);
    QStringList names;
    for (const Entry& entry : entries_)
        names << QStringList{entry.name, entry.kind, entry.effect, entry.targets}
                     .filter(QRegularExpression{QStringLiteral(".")})
                     .join(QStringLiteral(", "));
    setAccessibleDescription(names.join(QStringLiteral("; ")));
    if (stood >= 0)
        setCurrent(std::min(stood, static_cast<int>(entries_.size()) - 1));
    speak();
    update();
}

/// What it has painted, for those who hear it.
void StackStrip::speak() {
    while (parts_.size() > entries_.size()) {
        delete parts_.back();
        parts_.pop_back();
    }
    while (parts_.size() < entries_.size())
        parts_.push_back(new SpokenPart{this});
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        QStringList words{i == 0 ? tr("next")
                                 : tr("%1 of %2", "place among cards").arg(i + 1).arg(entries_.size())};
        words << entry.kind << entry.effect << entry.targets;
        if (entry.marks.target)
            words << tr("can be chosen");
        if (entry.marks.order > 0)
            words << tr("chosen as number %1").arg(entry.marks.order);
        words.removeAll(QString{});
        parts_[i]->tell({entry.name, words.join(QStringLiteral("; ")),
                         i >= first_ && i < end() ? rowRect(i).toRect() : QRect{}, entry.marks.target,
                         static_cast<int>(i) == current_ && hasFocus(),
                         [this, object = entry.card.object] { emit pressed(object); }});
    }
}

/// The next one says all that it will do, the others as much as there is room for.
void StackStrip::measure() {
    int height = titleHeight + (entries_.empty() ? 18 + rowGap : 0);
    const qreal room = width() - 2.0 * stripInset - faceRoom - 8;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        Entry& entry = entries_[i];
        const bool isOpen = !isFlat() && i < mostOpenRows;
        entry.effectLines = isOpen ? linesOf(entry.effect, room, i == 0 ? 3 : 1) : QStringList{};
        entry.targetLines = isOpen ? linesOf(entry.targets, room, 2) : QStringList{};
    }
    for (std::size_t i = first_; i < end(); ++i)
        height += rowHeight(i) + rowGap;
    setFixedHeight(height);
}

void StackStrip::showMarks(const Marks& marks) {
    for (Entry& entry : entries_) {
        const auto found = marks.cards.find(entry.card.object);
        entry.marks = found == marks.cards.end() ? CardMarks{} : found->second;
    }
    speak();
    update();
}

const CardView* StackStrip::current() const {
    if (entries_.empty())
        return nullptr;
    return &entries_[current_ < 0 ? 0 : static_cast<std::size_t>(current_)].card;
}

std::size_t StackStrip::shown() const {
    return std::min(entries_.size(), mostItems);
}

bool StackStrip::isFlat() const {
    return entries_.size() > mostFullRows;
}

int StackStrip::rowHeight(std::size_t index) const {
    if (isFlat())
        return flatRow;
    const Entry& entry = entries_[index];
    const auto lines = static_cast<int>(entry.effectLines.size() + entry.targetLines.size());
    return fullRow + lines * lineStep;
}

QRectF StackStrip::rowRect(std::size_t index) const {
    int top = titleHeight;
    for (std::size_t i = first_; i < index; ++i)
        top += rowHeight(i) + rowGap;
    return {static_cast<qreal>(stripInset), static_cast<qreal>(top), width() - 2.0 * stripInset,
            static_cast<qreal>(rowHeight(index))};
}

int StackStrip::rowAt(QPointF point) const {
    for (std::size_t i = first_; i < end(); ++i)
        if (rowRect(i).contains(point))
            return static_cast<int>(i);
    return -1;
}

QRect StackStrip::rowOf(ObjectId object) const {
    for (std::size_t i = first_; i < end(); ++i)
        if (entries_[i].card.object == object)
            return rowRect(i).toRect();
    return {};
}

/// More wait than there is room for: the rows from this one on are shown.
void StackStrip::scrollTo(std::size_t first) {
    first = std::min(first, entries_.size() - shown());
    if (first == first_)
        return;
    first_ = first;
    speak();
    update();
}

void StackStrip::setCurrent(int row) {
    if (row == current_)
        return;
    current_ = row;
    if (row >= 0 && static_cast<std::size_t>(row) < first_)
        scrollTo(static_cast<std::size_t>(row));
    else if (row >= 0 && static_cast<std::size_t>(row) >= end())
        scrollTo(static_cast<std::size_t>(row) + 1 - shown());
    if (row >= 0)
        emit lookedAt(entries_[static_cast<std::size_t>(row)].card);
    emit currentChanged();
    speak();
    update();
}

void StackStrip::paintFace(QPainter& painter, const QRectF& window, const Entry& entry) {
    // The head of the card, as far as the row shows it.
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(window, 4, 4);
    painter.setClipPath(clip);
    constexpr qreal cardWidth = 44;
    renderer_->draw(
        painter,
        QRectF{window.center().x() - cardWidth / 2, window.top() - 9, cardWidth, cardWidth * 88 / 63},
        lookOf(*session_, entry.card));
    painter.restore();
}

void StackStrip::paintEntry(QPainter& painter, std::size_t index) {
    const Entry& entry = entries_[index];
    const QRectF row = rowRect(index);
    const bool isFlat = this->isFlat();
    const bool isCurrent = static_cast<int>(index) == current_;
    const bool stands = entry.isAbout || isCurrent;
    const bool isChoice = entry.marks.target || entry.marks.order > 0;
    if (isChoice)
        painter.setPen(QPen{entry.marks.order > 0 ? palette_.accent : choiceColour(palette_), 2.5});
    else
        painter.setPen(QPen{stands ? palette_.accent : palette_.outline, stands ? 1.5 : 1.0});
    painter.setBrush(stands ? mixed(palette_.zone, palette_.accent, 0.12) : palette_.zone);
    painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    // Whose it is, as a bar; the name of the player says it too.
    const int player = entry.card.controller == Player::b ? 1 : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(playerColour(palette_, player));
    painter.drawRoundedRect(QRectF{row.left() + 3, row.top() + 5, 4, row.height() - 10}, 2, 2);
    const qreal edge = isFlat ? 4 : 6;
    const qreal head = isFlat ? flatRow : fullRow; // above what it does
    const QRectF window{row.left() + 12, row.top() + edge, 36, head - 2 * edge};
    paintFace(painter, window, entry);
    QRectF text{row.left() + faceRoom, row.top(), row.width() - faceRoom - 8, head};
    if (index == 0) {
        // The one that is carried out next.
        painter.setFont(drawnFont(static_cast<int>(TextSize::small), QFont::DemiBold));
        painter.setPen(palette_.accent);
        const QString next = QStringLiteral("▶ ") + tr("next");
        const qreal wide = painter.fontMetrics().horizontalAdvance(next);
        painter.drawText(text.adjusted(0, isFlat ? 0 : 5, 0, isFlat ? 0 : -head / 2 + 2),
                         Qt::AlignRight | Qt::AlignVCenter, next);
        text.setRight(text.right() - wide - 8);
    }
    const auto write = [&](const QRectF& room, const QString& words) {
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(room.width())));
    };
    painter.setPen(palette_.text);
    painter.setFont(drawnFont(isFlat ? 13 : 14, QFont::DemiBold));
    if (isFlat) {
        const qreal wide = std::min(painter.fontMetrics().horizontalAdvance(entry.name) + 8.0, text.width());
        write(QRectF{text.topLeft(), QSizeF{wide, text.height()}}, entry.name);
        text.setLeft(text.left() + wide);
    } else {
        write(text.adjusted(0, 5, 0, -head / 2 + 2), entry.name);
        text = QRectF{text.left(), text.center().y() - 2, row.right() - text.left() - 8, head / 2 - 2};
    }
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(linePixels));
    const bool tellsTargets = entry.targetLines.isEmpty() && !entry.targets.isEmpty();
    write(text, tellsTargets ? entry.kind + QLatin1Char(' ') + entry.targets : entry.kind);
    qreal y = row.top() + fullRow - 4;
    const auto writeLines = [&](const QStringList& lines, const QColor& colour) {
        painter.setPen(colour);
        for (const QString& line : lines) {
            write(QRectF{text.left(), y, row.right() - text.left() - 8, static_cast<qreal>(lineStep)}, line);
            y += lineStep;
        }
    };
    writeLines(entry.effectLines, palette_.text);
    writeLines(entry.targetLines, palette_.accent);
    if (isChoice)
        paintMarks(painter, window, entry.marks, palette_, false); // on the picture: words stay free
    if (isCurrent && hasFocus())
        paintFocus(painter, row.adjusted(7, 7, -7, -7), 4, palette_);
}

void StackStrip::paintEvent(QPaintEvent*) {
    if (session_ == nullptr)
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(static_cast<int>(TextSize::small), QFont::DemiBold));
    const QRectF head{static_cast<qreal>(stripInset), 4, width() - 2.0 * stripInset, titleHeight - 6.0};
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, title_.toUpper());
    painter.setFont(drawnFont(static_cast<int>(TextSize::small)));
    if (entries_.empty()) {
        painter.drawText(head.translated(0, 19), Qt::AlignLeft | Qt::AlignVCenter, tr("Nothing waits here."));
        return;
    }
    const QString more =
        entries_.size() > mostItems
            ? tr("%1–%2 of %3", "rows in sight").arg(first_ + 1).arg(end()).arg(entries_.size())
            : tr("top first");
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, more);
    for (std::size_t i = first_; i < end(); ++i)
        paintEntry(painter, i);
}

void StackStrip::mouseMoveEvent(QMouseEvent* event) {
    setCurrent(rowAt(event->position()));
}

void StackStrip::mouseReleaseEvent(QMouseEvent* event) {
    const int row = rowAt(event->position());
    if (row >= 0 && event->button() == Qt::LeftButton)
        emit pressed(entries_[static_cast<std::size_t>(row)].card.object);
}

void StackStrip::leaveEvent(QEvent* event) {
    if (!hasFocus())
        setCurrent(-1);
    QWidget::leaveEvent(event);
}

void StackStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        measure();
}

void StackStrip::wheelEvent(QWheelEvent* event) {
    if (entries_.size() <= mostItems)
        return QWidget::wheelEvent(event);
    const int turned = event->angleDelta().y();
    if (turned > 0 && first_ > 0)
        scrollTo(first_ - 1);
    else if (turned < 0)
        scrollTo(first_ + 1);
    setCurrent(rowAt(event->position()));
    event->accept();
}

void StackStrip::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step != 0 && !entries_.empty()) {
        setCurrent(std::clamp(current_ + step, 0, static_cast<int>(entries_.size()) - 1));
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current_ >= 0 &&
        !event->isAutoRepeat()) {
        emit pressed(entries_[static_cast<std::size_t>(current_)].card.object);
        return;
    }
    QWidget::keyPressEvent(event);
}

void StackStrip::focusInEvent(QFocusEvent* event) {
    if (!entries_.empty())
        setCurrent(0);
    QWidget::focusInEvent(event);
}

void StackStrip::focusOutEvent(QFocusEvent* event) {
    setCurrent(-1);
    QWidget::focusOutEvent(event);
}

} // namespace takujo
