#include "ui/theme/card_renderer.h"

#include "engine/files/disk/data_places.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int largestSide = 4096; ///< pixels; more is a mistake
constexpr int movingStep = 24;

bool isQuarterTurn(const QTransform& transform) {
    constexpr double none = 1e-4;
    const bool upright = std::abs(transform.m12()) < none && std::abs(transform.m21()) < none;
    const bool sideways = std::abs(transform.m11()) < none && std::abs(transform.m22()) < none;
    return (upright || sideways) && !transform.isIdentity() ? transform.determinant() > 0 : upright;
}

} // namespace

CardRenderer::CardRenderer(std::filesystem::path pictures, int cacheKibibytes)
    : painter_(std::move(pictures)), cache_(cacheKibibytes) {}

std::filesystem::path CardRenderer::defaultPictures() {
    return userPlace() / "images";
}

QPixmap CardRenderer::pixmap(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio) {
    return ofSize(look, (logicalSize * devicePixelRatio).toSize(), devicePixelRatio).pixmap;
}

bool CardRenderer::cutsOff(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio) {
    return ofSize(look, (logicalSize * devicePixelRatio).toSize(), devicePixelRatio).isCutOff;
}

qreal CardRenderer::letters(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio) {
    return ofSize(look, (logicalSize * devicePixelRatio).toSize(), devicePixelRatio).letters;
}

CardRenderer::Drawn CardRenderer::ofSize(const CardLook& look, QSize size, qreal ratio) {
    size = size.boundedTo({largestSide, largestSide});
    if (size.isEmpty() || ratio <= 0)
        return {};
    const Key key{look, size, ratio};
    if (const Drawn* known = cache_.object(key))
        return *known;
    const std::size_t cutOffBefore = painter_.cutOff();
    QPixmap pixmap{size};
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    const int letters = painter_.draw(painter, look, size, ratio);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    ++renders_;
    const int kibibytes = 1 + size.width() * size.height() / 256; // four bytes a pixel
    const Drawn drawn{pixmap, painter_.cutOff() > cutOffBefore, letters / ratio};
    cache_.insert(key, new Drawn(drawn), kibibytes);
    return drawn;
}

void CardRenderer::draw(QPainter& painter, const QRectF& target, const CardLook& look, Motion motion) {
    const QTransform transform = painter.deviceTransform();
    const qreal ratio = painter.device()->devicePixelRatioF();
    const double across = std::hypot(transform.m11(), transform.m12());
    const double down = std::hypot(transform.m21(), transform.m22());
    QSize size{static_cast<int>(std::lround(target.width() * across)),
               static_cast<int>(std::lround(target.height() * down))};
    if (motion == Motion::moving && size.width() > 0) {
        const int width = (size.width() + movingStep - 1) / movingStep * movingStep;
        size = {width, static_cast<int>(std::lround(width * target.height() / target.width()))};
    }
    const bool exactly = motion == Motion::still && isQuarterTurn(transform);
    // Turned by anything else, pixels are mixed: twice as many of them keep the text crisp.
    const int finer = motion == Motion::still && !exactly ? 2 : 1;
    const QPixmap pixmap = ofSize(look, size * finer, ratio * finer).pixmap;
    if (pixmap.isNull())
        return;
    const QRectF whole{{}, QSizeF{pixmap.size()}};
    painter.save();
    if (exactly) {
        // Whole pixels of the device, one for one: turned text is as crisp as upright text.
        const QRectF onDevice = transform.mapRect(target);
        QTransform exact;
        exact.translate(std::round(onDevice.left()), std::round(onDevice.top()));
        if (std::abs(transform.m11()) > std::abs(transform.m12())) {
            if (transform.m11() < 0) {
                exact.translate(size.width(), size.height());
                exact.rotate(180);
            }
        } else if (transform.m12() > 0) {
            exact.translate(size.height(), 0);
            exact.rotate(90);
        } else {
            exact.translate(0, size.width());
            exact.rotate(-90);
        }
        // What the painter adds on its own (the ratio, the place of a redirected widget) comes on top of
        // ours.
        const QTransform own = painter.worldTransform().inverted() * transform;
        painter.setWorldTransform(exact * own.inverted());
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawPixmap(whole, pixmap, whole);
    } else {
        painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing); // smooth edges, too
        painter.drawPixmap(target, pixmap, whole);
    }
    painter.restore();
}

void CardRenderer::drawGlyph(QPainter& painter, const QString& glyph, const QRectF& room,
                             const QColor& colour) {
    painter_.drawings().drawGlyph(painter, glyph, room, cardShades({colour}).front().tint);
}

void CardRenderer::setPlayers(const std::array<PlayerColour, 2>& players) {
    if (players == painter_.drawings().players())
        return;
    painter_.drawings().setPlayers(players);
    cache_.clear();
}

void CardRenderer::clear() {
    cache_.clear();
    painter_.forgetPictures();
}

} // namespace takujo
