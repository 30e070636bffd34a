#pragma once

#include "ui/theme/card_shades.h"
#include "ui/theme/palette.h"

#include <QByteArray>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QSvgRenderer>

#include <memory>
#include <vector>

class QPainter;

namespace takujo {

/// The drawings cards are made of: `resources/cards/frame.svg`, the backs and the glyphs. Read once, coloured
/// on demand.
class CardDrawings {
public:
    CardDrawings();

    /// False if the frame could not be found or read: then cards are drawn plain.
    bool hasFrame() const { return sample_.isValid(); }
    /// The place of an element of the frame, by its id, in tenths of a millimetre; empty if the frame has no
    /// such place.
    QRectF place(const QString& id) const;

    /// Draws an element of the frame, coloured, at its place in a card. `scale` is the width of a tenth of a
    /// millimetre.
    void drawFramePart(QPainter& painter, const QString& id, const std::vector<CardShades>& bands,
                       double scale);
    void drawGlyph(QPainter& painter, const QString& glyph, const QRectF& room, const QColor& ink);
    void drawBack(QPainter& painter, int player, const QRectF& card);
    /// The colours of the backs from now on.
    void setPlayers(const std::array<PlayerColour, 2>& players) { players_ = players; }
    const std::array<PlayerColour, 2>& players() const { return players_; }

    /// How often an SVG has been drawn.
    std::size_t drawn() const { return drawn_; }

private:
    QSvgRenderer& coloured(const std::vector<CardShades>& bands);
    QSvgRenderer& file(const QString& key, const QString& path, const QColor& ink);

    QByteArray frame_;
    QSvgRenderer sample_;
    QHash<QByteArray, std::shared_ptr<QSvgRenderer>> frames_; ///< by their colours
    QHash<QString, std::shared_ptr<QSvgRenderer>> files_;
    std::size_t drawn_ = 0;
    std::array<PlayerColour, 2> players_ = Palette{}.players;
};

} // namespace takujo
