#include "ui/start/colour_choice.h"

#include "ui/theme/player_colours.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace takujo {

class ColourChoice::Swatch : public QAbstractButton {
public:
    Swatch(PlayerColour colour, QWidget* parent) : QAbstractButton{parent}, colour_{colour} {
        setCheckable(true);
        setFixedSize(24, 24);
        setCursor(Qt::PointingHandCursor);
    }
    PlayerColour colour() const { return colour_; }
    void setColours(const Palette& palette) {
        palette_ = palette;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF{rect()}.adjusted(2, 2, -2, -2);
        if (isChecked() || hasFocus()) {
            painter.setPen(QPen{hasFocus() ? palette_.text : palette_.quiet, hasFocus() ? 2.0 : 1.2});
            painter.drawEllipse(box);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(playerColourOf(colour_, palette_.brightness));
        painter.drawEllipse(box.adjusted(3, 3, -3, -3));
        if (!isChecked())
            return;
        painter.setPen(QPen{palette_.zone, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        const QPointF middle = box.center();
        painter.drawPolyline(QPolygonF{
            {middle + QPointF{-3.2, 0.2}, middle + QPointF{-0.8, 2.6}, middle + QPointF{3.4, -2.6}}});
    }

private:
    PlayerColour colour_;
    Palette palette_;
};

ColourChoice::ColourChoice(int player, QWidget* parent)
    : QWidget{parent}, player_{player}, chosen_{player == 0 ? PlayerColour::blue : PlayerColour::crimson} {
    setObjectName(QStringLiteral("colour-%1").arg(player));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    auto* group = new QButtonGroup{this};
    for (std::size_t i = 0; i < playerColourWords.size(); ++i) {
        auto* swatch = new Swatch{static_cast<PlayerColour>(i), this};
        swatch->setObjectName(
            QStringLiteral("colour-%1-%2").arg(player).arg(QLatin1String{playerColourWords[i]}));
        group->addButton(swatch);
        row->addWidget(swatch);
        swatches_.push_back(swatch);
        connect(swatch, &QAbstractButton::toggled, this, [this, swatch](bool on) {
            if (!on || chosen_ == swatch->colour())
                return;
            chosen_ = swatch->colour();
            emit changed();
        });
    }
    choose(chosen_);
    retranslate();
}

void ColourChoice::choose(PlayerColour colour) {
    chosen_ = colour;
    swatches_.at(static_cast<std::size_t>(colour))->setChecked(true);
}

void ColourChoice::setColours(const Palette& palette) {
    for (Swatch* swatch : swatches_)
        swatch->setColours(palette);
}

QString ColourChoice::nameOf(PlayerColour colour) {
    switch (colour) {
    case PlayerColour::blue:
        return tr("Blue");
    case PlayerColour::crimson:
        return tr("Crimson");
    case PlayerColour::green:
        return tr("Green");
    case PlayerColour::amber:
        return tr("Amber");
    case PlayerColour::violet:
        return tr("Violet");
    case PlayerColour::teal:
        return tr("Teal");
    }
    return {};
}

void ColourChoice::retranslate() {
    setAccessibleName(tr("Colour of player %1").arg(player_ + 1));
    for (Swatch* swatch : swatches_) {
        swatch->setAccessibleName(tr("%1 for player %2").arg(nameOf(swatch->colour())).arg(player_ + 1));
        swatch->setToolTip(nameOf(swatch->colour()));
    }
}

void ColourChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo
