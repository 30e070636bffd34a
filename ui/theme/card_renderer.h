#pragma once

#include "ui/theme/card_painter.h"

#include <QCache>
#include <QPixmap>

#include <filesystem>

class QPainter;

namespace takujo {

/// Pictures of cards, drawn once and kept: the same look in the same size is the same pixmap.
class CardRenderer {
public:
    /// `pictures` is where users' own pictures lie (<card id>.png, .jpg or .svg).
    explicit CardRenderer(std::filesystem::path pictures = defaultPictures(),
                          int cacheKibibytes = 128 * 1024);
    static std::filesystem::path defaultPictures();

    /// The card upright. Its size in pixels is `logicalSize` times the ratio, rounded.
    QPixmap pixmap(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio);

    /// Whether a name or text does not fit on the card at that size, however small its letters.
    bool cutsOff(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio);
    /// How large the letters of its text are at that size, in logical pixels; 0 if it has no text, or too
    /// little room for any.
    qreal letters(const CardLook& look, QSizeF logicalSize, qreal devicePixelRatio);

    /// While a card or the window changes its size, sizes are rounded, so that not every frame draws it anew.
    enum class Motion : std::uint8_t { still, moving };
    /// Draws the card into `target`, upright as the painter sees it, in the resolution in which it ends up on
    /// the device: however the view is scaled, and turned by quarters, every pixel of the pixmap is one of
    /// the device.
    void draw(QPainter& painter, const QRectF& target, const CardLook& look, Motion motion = Motion::still);

    /// A glyph by itself.
    void drawGlyph(QPainter& painter, const QString& glyph, const QRectF& room, const QColor& colour);

    /// The colours of the backs from now on.
    void setPlayers(const std::array<PlayerColour, 2>& players);

    /// Forgets everything, for example after pictures have changed.
    void clear();

    /// For tests and diagnosis: cards drawn, and drawings of SVG among that.
    std::size_t renders() const { return renders_; }
    std::size_t svgDrawings() const { return painter_.drawings().drawn(); }
    /// Cards on which a name or text did not fit, however small.
    std::size_t cutOff() const { return painter_.cutOff(); }

private:
    struct Key {
        CardLook look;
        QSize size;
        qreal ratio = 1;
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t qHash(const Key& key, std::size_t seed = 0) {
            return qHash(key.look, qHashMulti(seed, key.size.width(), key.size.height(), key.ratio));
        }
    };
    struct Drawn {
        QPixmap pixmap;
        bool isCutOff = false;
        qreal letters = 0;
    };
    Drawn ofSize(const CardLook& look, QSize size, qreal ratio);

    CardPainter painter_;
    QCache<Key, Drawn> cache_;
    std::size_t renders_ = 0;
};

} // namespace takujo
