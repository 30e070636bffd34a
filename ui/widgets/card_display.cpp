#include "ui/widgets/card_display.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/scales.h"
#include "ui/theme/spoken.h"

#include <QPainter>

namespace takujo {

namespace {

constexpr double proportion = 88.0 / 63.0;
constexpr int hintInset = 16;    ///< of the hint
constexpr int leastLetters = 11; ///< pixels; smaller text on a card is no reading

} // namespace

CardDisplay::CardDisplay(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, hint_{new QLabel{this}} {
    hint_->setObjectName(QStringLiteral("card-hint"));
    hint_->setProperty("quiet", true);
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
    speak(hint_, [this] { hint_->setText(withPhrasesJoined(tr("Point at a card to see all of it here."))); });
    QSizePolicy policy{QSizePolicy::Fixed, QSizePolicy::Fixed};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardDisplay::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void CardDisplay::display(const CardLook& look) {
    look_ = look;
    hint_->hide();
    setAccessibleName(look.faceUp ? look.name : QString{});
    update();
}

void CardDisplay::showNothing() {
    look_.reset();
    hint_->show();
    setAccessibleName({});
    update();
}

bool CardDisplay::isLegibleAt(int width) const {
    if (!look_ || look_->rules.empty())
        return true;
    const QSizeF size{static_cast<qreal>(width), static_cast<qreal>(heightForWidth(width))};
    const qreal ratio = devicePixelRatioF();
    return !renderer_->cutsOff(*look_, size, ratio) &&
           renderer_->letters(*look_, size, ratio) >= scaledText(leastLetters);
}

int CardDisplay::heightForWidth(int width) const {
    return qRound(width * proportion);
}

QSize CardDisplay::sizeHint() const {
    return {200, heightForWidth(200)};
}

QRect CardDisplay::cardPlace() const {
    return {0, 0, width(), heightForWidth(width())};
}

void CardDisplay::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    hint_->setGeometry(cardPlace().adjusted(hintInset, hintInset, -hintInset, -hintInset));
}

void CardDisplay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    const QRectF box{cardPlace()};
    if (look_) {
        renderer_->draw(painter, box, *look_);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.outline, 1, Qt::DashLine});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace takujo
