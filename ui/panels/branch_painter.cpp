#include "ui/panels/branch_painter.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/typography.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace takujo {

namespace {

constexpr int edge = 8;
constexpr int signWidth = 18; ///< at the left of the name: which line is the present one
constexpr int levelStep = 12; ///< a branch of a branch stands further in
constexpr int mostSteps = 4;
constexpr double lineHeight = 1.35;

struct Line {
    QString text;
    int pixels;
    int weight;
    bool isKnown;
};

int indent(const QModelIndex& index) {
    return edge + std::min(index.data(BranchPainter::levelRole).toInt(), mostSteps) * levelStep + signWidth;
}

std::vector<Line> linesOf(const QModelIndex& index, int width) {
    std::vector<Line> lines;
    const auto add = [&](const QString& text, int pixels, int weight, bool isKnown) {
        const qreal room = std::max(width - indent(index) - edge, 60);
        for (const LineBreaker::Line& line :
             linesOfPhrases(text, static_cast<QFont::Weight>(weight), room / pixels).lines)
            lines.push_back({line.text, pixels, weight, isKnown});
    };
    add(index.data(Qt::DisplayRole).toString(), 13, QFont::DemiBold, false);
    add(index.data(BranchPainter::moreRole).toString(), 11, QFont::Normal, false);
    if (const QString known = index.data(BranchPainter::knownRole).toString(); !known.isEmpty())
        add(QStringLiteral("⚠ ") + known, 11, QFont::Normal, true);
    return lines;
}

int roomOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

} // namespace

void BranchPainter::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    const QRectF box = QRectF{option.rect}.adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChosen) {
        painter->setPen(QPen{palette_.accent, 1.5});
        painter->setBrush(palette_.raised);
        painter->drawRoundedRect(box, radius::button, radius::button);
    }
    const int left = indent(index);
    const bool isPresent = index.data(presentRole).toBool();
    double y = box.top() + 5;
    painter->setFont(drawnFont(13, QFont::Bold));
    painter->setPen(isPresent ? palette_.accent : palette_.quiet);
    painter->drawText(QRectF{left - signWidth + box.left(), y, double{signWidth}, 13 * lineHeight},
                      Qt::AlignLeft | Qt::AlignVCenter,
                      isPresent                           ? QStringLiteral("▶")
                      : index.data(levelRole).toInt() > 0 ? QStringLiteral("└")
                                                          : QString{});
    for (const Line& line : linesOf(index, roomOf(option))) {
        const double height = line.pixels * lineHeight;
        painter->setFont(drawnFont(line.pixels, static_cast<QFont::Weight>(line.weight)));
        painter->setPen(line.isKnown ? palette_.warning : line.pixels > 11 ? palette_.text : palette_.quiet);
        painter->drawText(QRectF{left + box.left(), y, box.width() - left, height},
                          Qt::AlignLeft | Qt::AlignVCenter, line.text);
        y += height;
    }
    painter->restore();
}

QSize BranchPainter::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    double height = 13;
    for (const Line& line : linesOf(index, roomOf(option)))
        height += line.pixels * lineHeight;
    return {60, static_cast<int>(height)};
}

void BranchPainter::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
    const int left = indent(index) - 6;
    editor->setGeometry(option.rect.adjusted(left, 0, 0, 0).left(), option.rect.top(),
                        option.rect.width() - left, std::min(option.rect.height(), 32));
}

} // namespace takujo
