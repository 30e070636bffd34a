#include "ui/asking/action_popup.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/scales.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr int popupWidth = 320; ///< at the usual size of text
constexpr int popupGap = 12;
constexpr int popupInset = 8;
constexpr int popupKeyWidth = 22;

QLabel* popupLine(const QString& text, const QColor& colour, QFont::Weight weight, TextSize size,
                  QWidget* parent) {
    constexpr int signHeight = 14;
    auto* label = new QLabel{withPhrasesJoined(text), parent};
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    if (hasSigns(text)) {
        label->setTextFormat(Qt::RichText);
        label->setText(signsInHtml(
            withPhrasesJoined(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")),
            scaledText(signHeight)));
    }
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setStyleSheet(
        withScaledText(QStringLiteral("font-size:%1px;font-weight:%2;color:%3;background:transparent")
                           .arg(static_cast<int>(size))
                           .arg(static_cast<int>(weight))
                           .arg(colour.name())));
    return label;
}

} // namespace

ActionPopup::ActionPopup(std::vector<ActionOffer> offers, const Palette& palette, QWidget* parent)
    : QFrame{parent, Qt::Popup}, offers_{std::move(offers)} {
    setObjectName(QStringLiteral("meanings"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("What can be done"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(popupInset, popupInset, popupInset, popupInset);
    column->setSpacing(6);
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        if (!offers_[i].reasons.isEmpty()) {
            column->addWidget(makeBarred(offers_[i], palette));
            continue;
        }
        buttons_.push_back(makeButton(offers_[i], static_cast<int>(i), palette));
        column->addWidget(buttons_.back());
    }
    auto* hint = popupLine(tr("Esc or a click elsewhere: nothing happens"), palette.quiet, QFont::Normal,
                           TextSize::small, this);
    hint->setObjectName(QStringLiteral("meanings-hint"));
    column->addWidget(hint);
    setFixedWidth(scaledText(popupWidth));
}

QPushButton* ActionPopup::makeButton(const ActionOffer& offer, int place, const Palette& palette) {
    auto* button = new QPushButton{this};
    button->setObjectName(QStringLiteral("meaning-%1").arg(place + 1));
    button->setProperty("isAct", true);
    button->setAutoDefault(false); // held down, Enter presses nothing
    button->setCursor(Qt::PointingHandCursor);
    auto* row = new QHBoxLayout{button};
    row->setContentsMargins(10, 8, 10, 8);
    row->setSpacing(4);
    auto* key = popupLine(QString::number(place + 1), palette.quiet, QFont::DemiBold, TextSize::body, button);
    key->setFixedWidth(popupKeyWidth);
    row->addWidget(key, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(3);
    column->addWidget(popupLine(offer.name, palette.text, QFont::Bold, TextSize::body, button));
    if (!offer.text.isEmpty())
        column->addWidget(popupLine(offer.text, palette.text, QFont::Normal, TextSize::body, button));
    if (!offer.costs.isEmpty())
        column->addWidget(popupLine(QStringLiteral("− ") + offer.costs, palette.danger, QFont::DemiBold,
                                    TextSize::body, button));
    if (!offer.aims.isEmpty())
        column->addWidget(popupLine(QStringLiteral("→ ") + offer.aims, palette.accent, QFont::DemiBold,
                                    TextSize::body, button));
    row->addLayout(column, 1);
    QStringList all{offer.name, offer.text, offer.costs, offer.aims};
    all.removeAll(QString{});
    button->setAccessibleName(withoutSigns(all.front()));
    button->setAccessibleDescription(withoutSigns(all.mid(1).join(QStringLiteral("; "))));
    const int width = scaledText(popupWidth) - 2 * popupInset;
    button->setFixedHeight(row->heightForWidth(width));
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this, [this, place] { take(static_cast<std::size_t>(place)); });
    return button;
}

QWidget* ActionPopup::makeBarred(const ActionOffer& offer, const Palette& palette) {
    auto* room = new QWidget{this};
    room->setObjectName(QStringLiteral("barred"));
    auto* column = new QVBoxLayout{room};
    column->setContentsMargins(10, 4, 10, 4);
    column->setSpacing(3);
    column->addWidget(
        popupLine(QStringLiteral("✕ ") + offer.name, palette.quiet, QFont::DemiBold, TextSize::body, room));
    for (const QString& reason : offer.reasons)
        column->addWidget(popupLine(reason, palette.text, QFont::Normal, TextSize::body, room));
    room->setFixedHeight(column->heightForWidth(scaledText(popupWidth) - 2 * popupInset));
    return room;
}

void ActionPopup::openBeside(const QRect& anchor, const QRect& room, bool byKeys) {
    // More than fits into the usual size of a window of its own is as high as it has to be, in this room.
    setFixedHeight(std::min(layout()->totalHeightForWidth(width()), room.height()));
    const int rightOf = anchor.right() + popupGap;
    const int leftOf = anchor.left() - popupGap - width();
    const bool isRight = rightOf + width() <= room.right() || leftOf < room.left();
    const int left =
        std::clamp(isRight ? rightOf : leftOf, room.left(), std::max(room.left(), room.right() - width()));
    const int top = std::clamp(anchor.center().y() - height() / 2, room.top(),
                               std::max(room.top(), room.bottom() - height()));
    move(left, top);
    show();
    if (byKeys && !buttons_.empty())
        buttons_.front()->setFocus(Qt::PopupFocusReason);
    else
        setFocus(Qt::PopupFocusReason);
    if (buttons_.size() == 1)
        emit considered(0);
}

bool ActionPopup::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) {
        const auto found = std::ranges::find(buttons_, watched);
        if (found != buttons_.end())
            emit considered(static_cast<int>(found - buttons_.begin()));
    }
    return QFrame::eventFilter(watched, event);
}

void ActionPopup::take(std::size_t place) {
    const std::function<void()> does = offers_[place].take;
    close();
    does();
}

void ActionPopup::walk(int by) {
    if (buttons_.empty())
        return;
    const auto count = static_cast<int>(buttons_.size());
    const auto has = std::ranges::find(buttons_, focusWidget());
    const int here = has == buttons_.end() ? (by > 0 ? -1 : 0) : static_cast<int>(has - buttons_.begin());
    buttons_[static_cast<std::size_t>((here + by + count) % count)]->setFocus(Qt::TabFocusReason);
}

void ActionPopup::closeEvent(QCloseEvent* event) {
    QFrame::closeEvent(event);
    emit closed();
}

void ActionPopup::keyPressEvent(QKeyEvent* event) {
    const int digit = event->key() - Qt::Key_1;
    if (event->isAutoRepeat())
        return;
    if (digit >= 0 && digit < std::min(9, static_cast<int>(buttons_.size())))
        take(static_cast<std::size_t>(digit));
    else if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_Up)
        walk(-1);
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        walk(1);
}

} // namespace takujo
