#include "ui/widgets/window_style.h"

#include <QPainter>
#include <QPolygonF>
#include <QStyleOption>

#include <algorithm>

namespace takujo {

namespace {

constexpr int fieldHeight = 30;
constexpr int fieldInset = 8;
constexpr int tickSide = 18;
constexpr int stepWidth = 28;  ///< of the buttons left and right of a number
constexpr int listMargin = 26; ///< where the arrow of a list is
constexpr int labelInset = 3;  ///< Qt's own around what is chosen, and what letters reach beyond their width
constexpr int beyondInk = 4;   ///< Qt measures choices by their ink, and Japanese letters have air around it
constexpr int closestLetters = 80; ///< percent
constexpr int arrowSide = 10;      ///< of the arrow that says by which column a table is sorted
constexpr int arrowInset = 2;
constexpr qreal roundness = 6;

void drawLines(QPainter* painter, const QPolygonF& points, const QColor& colour) {
    painter->setPen(QPen{colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter->drawPolyline(points);
}

QColor inkOf(const QStyleOption& option) {
    return option.palette.color(
        option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled, QPalette::Text);
}

/// Where something may be written or chosen.
void drawField(QPainter* painter, const QStyleOption& option) {
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    const qreal line = hasKeyboard ? 2 : 1;
    painter->setPen(QPen{option.palette.color(hasKeyboard ? QPalette::Text : QPalette::Mid), line});
    painter->setBrush(option.palette.base());
    painter->drawRoundedRect(QRectF{option.rect}.adjusted(line / 2, line / 2, -line / 2, -line / 2),
                             roundness, roundness);
}

void drawTick(QPainter* painter, const QStyleOption& option) {
    const bool isTicked = option.state.testFlag(QStyle::State_On);
    painter->setPen(option.palette.color(isTicked ? QPalette::Highlight : QPalette::PlaceholderText));
    painter->setBrush(isTicked ? option.palette.highlight() : option.palette.base());
    const QRectF box = QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter->drawRoundedRect(box, 4, 4);
    if (isTicked) // colour alone would say nothing
        drawLines(painter,
                  {{box.center() + QPointF{-4, 0.5}, box.center() + QPointF{-1, 3.5},
                    box.center() + QPointF{4.5, -3.5}}},
                  option.palette.color(QPalette::HighlightedText));
}

/// One of the two buttons of a number: a minus or a plus.
void drawStep(QPainter* painter, const QStyleOptionSpinBox& option, const QRect& room, bool isMore) {
    const bool can = option.stepEnabled.testFlag(isMore ? QAbstractSpinBox::StepUpEnabled
                                                        : QAbstractSpinBox::StepDownEnabled);
    const bool isUnderPointer =
        option.state.testFlag(QStyle::State_MouseOver) &&
        option.activeSubControls.testFlag(isMore ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown);
    if (can && isUnderPointer) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.button());
        painter->drawRoundedRect(room.adjusted(3, 3, -3, -3), 4, 4);
    }
    const QColor ink = option.palette.color(can ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const QPointF middle = QRectF{room}.center();
    drawLines(painter, {{middle - QPointF{5, 0}, middle + QPointF{5, 0}}}, ink);
    if (isMore)
        drawLines(painter, {{middle - QPointF{0, 5}, middle + QPointF{0, 5}}}, ink);
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle{QStringLiteral("Fusion")} {}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_IndicatorCheckBox:
        drawTick(painter, *option);
        break;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0) // none within another field
            drawField(painter, *option);
        break;
    case PE_FrameFocusRect:
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen{option->palette.color(QPalette::Text), 2});
        painter->drawRoundedRect(QRectF{option->rect}.adjusted(1, 1, -1, -1), roundness, roundness);
        break;
    default:
        painter->setRenderHint(QPainter::Antialiasing, false);
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->restore();
}

/// What is chosen is written closer, and as a last resort with an ellipsis, rather than cut off at the mark.
void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || box == nullptr || box->editable || !box->currentIcon.isNull())
        return QProxyStyle::drawControl(element, option, painter, widget);
    const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - 2 * labelInset;
    QFont font = painter->font();
    // Little by little: letters move by whole pixels, so that a little less may change nothing.
    for (int closer = 100; closer >= closestLetters; closer -= 2) {
        font.setStretch(closer);
        if (QFontMetrics{font}.horizontalAdvance(box->currentText) <= room)
            break;
    }
    QStyleOptionComboBox shown{*box};
    shown.currentText = QFontMetrics{font}.elidedText(box->currentText, Qt::ElideRight, room);
    painter->save();
    painter->setFont(font);
    QProxyStyle::drawControl(element, &shown, painter, widget);
    painter->restore();
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    const auto* number = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control != CC_ComboBox && (control != CC_SpinBox || number == nullptr))
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawField(painter, *option);
    if (control == CC_SpinBox) {
        drawStep(painter, *number, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget), false);
        drawStep(painter, *number, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), true);
    } else {
        const QPointF middle{option->rect.right() - listMargin / 2.0 - 2, option->rect.center().y() + 0.5};
        drawLines(painter, {{middle + QPointF{-4, -2}, middle + QPointF{0, 2.5}, middle + QPointF{4, -2}}},
                  inkOf(*option));
    }
    painter->restore();
}

QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
    const QRect& room = option->rect;
    if (control == CC_SpinBox) {
        if (part == SC_SpinBoxDown)
            return {room.left(), room.top(), stepWidth, room.height()};
        if (part == SC_SpinBoxUp)
            return {room.right() + 1 - stepWidth, room.top(), stepWidth, room.height()};
        if (part == SC_SpinBoxEditField)
            return room.adjusted(stepWidth, 2, -stepWidth, -2);
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return room.adjusted(fieldInset, 2, -listMargin, -2);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect WindowStyle::subElementRect(SubElement part, const QStyleOption* option, const QWidget* widget) const {
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        header != nullptr && part == SE_HeaderArrow) { // on the side that the words leave free
        const bool isRight = !header->textAlignment.testFlag(Qt::AlignRight);
        const int left =
            isRight ? option->rect.right() + 1 - arrowInset - arrowSide : option->rect.left() + arrowInset;
        return {left, option->rect.center().y() - arrowSide / 2, arrowSide, arrowSide};
    }
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    return part == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0
               ? option->rect.adjusted(fieldInset, 2, -fieldInset, -2)
               : QProxyStyle::subElementRect(part, option, widget);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* more) const {
    return hint == SH_ComboBox_Popup ? 0 // a list below the box, not one that covers it
                                     : QProxyStyle::styleHint(hint, option, widget, more);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    return metric == PM_IndicatorWidth || metric == PM_IndicatorHeight
               ? tickSide
               : QProxyStyle::pixelMetric(metric, option, widget);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox || type == CT_LineEdit || type == CT_SpinBox)
        size.setHeight(std::max(size.height(), fieldHeight));
    if (type == CT_ComboBox) // the mark of the list needs more room than Fusion leaves
        size.setWidth(
            std::max(size.width(), contents.width() + fieldInset + listMargin + 2 * labelInset + beyondInk));
    if (type == CT_SpinBox)
        size.setWidth(contents.width() + 2 * stepWidth);
    if (type == CT_CheckBox)
        size += QSize{8, 4}; // for the ring around it
    return size;
}

} // namespace takujo
