#include "ui/table/refusal_bubble.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/typography.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int tipHeight = 9;
constexpr int widest = 330;
constexpr int inset = 12;
constexpr int remedyGap = 6;

} // namespace

RefusalBubble::RefusalBubble(QWidget* parent)
    : QWidget{parent}, text_{new QLabel{this}}, remedy_{new QPushButton{this}} {
    setObjectName(QStringLiteral("refusal"));
    setSpokenRole(*this, QAccessible::Grouping);
    text_->setObjectName(QStringLiteral("refusal-text"));
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    text_->setFocusPolicy(Qt::TabFocus); // a click on it leaves the keyboard, and so the bubble, where it is
    connect(text_, &QLabel::linkActivated, this, &RefusalBubble::follow);
    connect(text_, &QLabel::linkHovered, this, [this](const QString& number) {
        const QString summary = number.isEmpty() || !summaryOf_ ? QString{} : summaryOf_(number);
        text_->setToolTip(summary.isEmpty() ? QString{} // as rich text, which breaks where it is long
                                            : QStringLiteral("<p>%1</p>").arg(summary.toHtmlEscaped()));
    });
    remedy_->setObjectName(QStringLiteral("refusal-remedy"));
    remedy_->setFocusPolicy(Qt::TabFocus);
    remedy_->hide();
    // What it does may tell the next refusal here.
    connect(
        remedy_, &QPushButton::clicked, this,
        [this] {
            const std::function<void()> take = take_;
            forget();
            if (take)
                take();
        },
        Qt::QueuedConnection);
    hide();
}

void RefusalBubble::setColours(const Palette& palette) {
    palette_ = palette;
    QPalette colours = widgetPalette(palette);
    const QColor ink =
        palette.brightness == Brightness::dark ? QColor{0xf3, 0xdf, 0xb4} : QColor{0x4a, 0x36, 0x08};
    colours.setColor(QPalette::WindowText, ink);
    text_->setPalette(colours);
    remedy_->setPalette(widgetPalette(palette));
    update();
}

void RefusalBubble::tell(const std::vector<Reason>& reasons, QPoint tip) {
    appear(reasons, tip, false);
}

void RefusalBubble::tellBeside(const std::vector<Reason>& reasons, QPoint place) {
    appear(reasons, place, true);
}

void RefusalBubble::appear(const std::vector<Reason>& reasons, QPoint tip, bool isBeside) {
    reasons_ = reasons;
    take_ = nullptr;
    remedy_->hide();
    tip_ = tip;
    isBeside_ = isBeside;
    sentence_ = reasons.empty() ? QString{} : reasons.front().sentence;
    write();
    settle();
    show();
    raise();
    if (!reasons.empty())
        emit told(reasons.front().rule.isEmpty() ? sentence_
                                                 : tr("%1 (rule %2)").arg(sentence_, reasons.front().rule));
}

void RefusalBubble::offer(const QString& text, std::function<void()> take) {
    take_ = std::move(take);
    remedy_->setText(text);
    remedy_->show();
    remedy_->ensurePolished();
    remedy_->adjustSize();
    settle();
    update();
}

void RefusalBubble::forget() {
    hide();
    take_ = nullptr;
    remedy_->hide();
    reasons_.clear();
    sentence_.clear();
    write();
}

void RefusalBubble::write() {
    text_->setFont(textFont(TextSize::body));
    QString html;
    if (!reasons_.empty()) {
        const Reason& reason = reasons_.front();
        html = reason.sentence.toHtmlEscaped();
        for (const QString& rule : reason.rule.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            html += QStringLiteral(
                        "&nbsp; <a style='font-weight:600;text-decoration:none;color:%2' href='%1'>%1</a>")
                        .arg(rule, palette_.accent.name());
    }
    text_->setText(withPhrasesJoinedInHtml(html));
    setAccessibleName(sentence_);
}

void RefusalBubble::settle() {
    const int most = std::min(widest, parentWidget()->width() - 2 * inset);
    text_->setFixedWidth(QWIDGETSIZE_MAX);
    text_->setMinimumSize(0, 0); // what it told before may have been longer
    const int wanted = std::min(most - 2 * inset, text_->fontMetrics().horizontalAdvance(sentence_) + 110);
    const bool hasRemedy = !remedy_->isHidden();
    text_->setFixedWidth(std::max({160, wanted, hasRemedy ? remedy_->width() : 0}));
    const int ofText = text_->heightForWidth(text_->width());
    text_->setFixedHeight(ofText);
    const int height = hasRemedy ? ofText + remedyGap + remedy_->height() : ofText;
    const QSize size{text_->width() + 2 * inset, height + 2 * 9 + tipHeight};
    if (isBeside_) {
        points_ = below_ = false;
        const QSize flat{size.width(), size.height() - tipHeight};
        const QSize room = parentWidget()->size() - flat - QSize{4, 4};
        QRect place{QPoint{std::clamp(tip_.x() - flat.width() / 2, 4, std::max(4, room.width())),
                           std::clamp(tip_.y() - flat.height() / 2, 4, std::max(4, room.height()))},
                    flat};
        if (const int above = clear_.top() - flat.height() - 4; place.intersects(clear_) && above >= 4)
            place.moveTop(above);
        setGeometry(place);
        placeContent(9);
        return;
    }
    below_ = tip_.y() - size.height() < 4;
    int x = tip_.x() - size.width() / 2;
    x = std::clamp(x, 4, std::max(4, parentWidget()->width() - size.width() - 4));
    const int y = below_ ? tip_.y() : tip_.y() - size.height();
    QRect place{QPoint{x, y}, size};
    points_ = !place.intersects(clear_);
    if (!points_) {
        place.setHeight(size.height() - tipHeight);
        const int above = clear_.top() - place.height() - 4;
        place.moveTop(above >= 4 ? above : clear_.bottom() + 4);
    }
    setGeometry(place);
    placeContent(9 + (points_ && below_ ? tipHeight : 0));
}

void RefusalBubble::placeContent(int top) {
    text_->move(inset, top);
    remedy_->move(inset, top + text_->height() + remedyGap);
}

void RefusalBubble::follow(const QString& number) {
    const QString followed = number; // forgetting takes the link away
    forget();
    emit ruleFollowed(followed);
}

void RefusalBubble::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool dark = palette_.brightness == Brightness::dark;
    const QColor ground = dark ? QColor{0x3a, 0x2d, 0x16} : QColor{0xff, 0xf6, 0xdf};
    const int tipRoom = points_ ? tipHeight : 0;
    QRectF box = QRectF{rect()}.adjusted(1, 1 + (below_ ? tipRoom : 0), -1, -1 - (below_ ? 0 : tipRoom));
    const qreal tipX = std::clamp<qreal>(tip_.x() - x(), 20, width() - 20);
    QPainterPath path;
    path.addRoundedRect(box, 8, 8);
    QPainterPath tip;
    if (!points_) {
        // Too far away, or outside: the card itself has shaken its head.
    } else if (below_) {
        tip.moveTo(tipX - 9, box.top() + 1);
        tip.lineTo(tipX, 1);
        tip.lineTo(tipX + 9, box.top() + 1);
    } else {
        tip.moveTo(tipX - 9, box.bottom() - 1);
        tip.lineTo(tipX, height() - 1);
        tip.lineTo(tipX + 9, box.bottom() - 1);
    }
    tip.closeSubpath();
    painter.setPen(QPen{palette_.warning, 1.4});
    painter.setBrush(ground);
    painter.drawPath(path.united(tip));
}

void RefusalBubble::mousePressEvent(QMouseEvent* event) {
    hide();
    event->accept();
}

} // namespace takujo
