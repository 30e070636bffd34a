#include "ui/page/reading_card.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int readingDelay = 220; ///< milliseconds
constexpr int readingLeast = 240;
constexpr int readingStep = 20;
constexpr int readingEdge = 8; ///< to the edge of the table
constexpr int readingGap = 14; ///< to the card, with its marks

} // namespace

ReadingCard::ReadingCard(CardRenderer& renderer, QWidget* over) : CardDisplay{renderer, over} {
    setObjectName(QStringLiteral("reading-card"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    moment_.setSingleShot(true);
    moment_.setInterval(readingDelay);
    connect(&moment_, &QTimer::timeout, this, [this] { showBeside(next_, anchor_); });
    hide();
}

void ReadingCard::consider(const CardLook& look, const QRect& anchor) {
    if (look == next_ && anchor == anchor_ && (isVisible() || moment_.isActive()))
        return;
    next_ = look;
    anchor_ = anchor;
    if (isVisible()) // whoever goes from card to card reads
        showBeside(look, anchor);
    else
        moment_.start();
}

/// The least at which its text is as large as the user wants, as far as there is room.
int ReadingCard::widthFor(const CardLook& look, const QRect& anchor) {
    const QRect room = parentWidget()->rect().adjusted(readingEdge, readingEdge, -readingEdge, -readingEdge);
    const int beside = std::max(anchor.left() - room.left(), room.right() - anchor.right()) - readingGap;
    const int most = std::max(readingLeast, std::min(room.height() * 63 / 88, beside));
    display(look);
    int width = std::min(readingLeast, most);
    while (width < most && !isLegibleAt(width))
        width += readingStep;
    return std::min(width, most);
}

void ReadingCard::showBeside(const CardLook& look, const QRect& anchor) {
    moment_.stop();
    next_ = look;
    anchor_ = anchor;
    const QRect room = parentWidget()->rect().adjusted(readingEdge, readingEdge, -readingEdge, -readingEdge);
    const int width = widthFor(look, anchor);
    const QSize size{width, heightForWidth(width)};
    const bool isRight = room.right() - anchor.right() >= width + readingGap ||
                         room.right() - anchor.right() >= anchor.left() - room.left();
    const int left = isRight ? anchor.right() + readingGap : anchor.left() - readingGap - width;
    const int top = anchor.center().y() - size.height() / 2;
    setGeometry({{std::clamp(left, room.left(), std::max(room.left(), room.right() - size.width())),
                  std::clamp(top, room.top(), std::max(room.top(), room.bottom() - size.height()))},
                 size});
    show();
    raise();
}

void ReadingCard::putAway() {
    moment_.stop();
    hide();
}

} // namespace takujo
