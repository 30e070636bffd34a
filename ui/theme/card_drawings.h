#pragma once

#include "ui/theme/card_shades.h"
#include "ui/theme/palette.h"

#include <QByteArray>
#include <QCache>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QSvgRenderer>

#include <memory>
#include <vector>

class QPainter;

namespace takujo {

/// The colours of a template in the place of those in its file: what lies between, what is light, what is
/// dark, what catches the eye.
struct TemplateInks {
    QColor base;
    QColor light;
    QColor dark;
    QColor accent;
};

/// The drawings cards are made of: `resources/cards/frame.svg` and what games add to it, the backs, the
/// glyphs and the templates of emblems. Read once, coloured on demand.
class CardDrawings {
public:
    CardDrawings();

    /// False if the frame could not be found or read: then cards are drawn plain.
    bool hasFrame() const { return sample_.isValid(); }
    /// The place of an element of the frame, by its id, in tenths of a millimetre; empty if the frame has no
    /// such place.
    QRectF place(const QString& id) const;

    /// Draws an element of the frame, coloured, at its place in a card, and upon it the element of that name
    /// of the frame that is named. `scale` is the width of a tenth of a millimetre.
    void drawFrame(QPainter& painter, const QString& frame, const QString& id,
                   const std::vector<CardShades>& bands, double scale);
    /// The element of the named frame, if that has one, instead of what all frames have.
    void drawBadge(QPainter& painter, const QString& frame, const QString& id,
                   const std::vector<CardShades>& bands, double scale);
    /// Draws a template, `file` below the program's data, over all of `room`; nothing if it is missing or
    /// broken.
    void drawTemplate(QPainter& painter, const QString& file, const TemplateInks& inks, const QRectF& room);
    void drawGlyph(QPainter& painter, const QString& glyph, const QRectF& room, const QColor& ink);
    void drawBack(QPainter& painter, int player, const QRectF& card);
    /// The colours of the backs from now on.
    void setPlayers(const std::array<PlayerColour, 2>& players) { players_ = players; }
    const std::array<PlayerColour, 2>& players() const { return players_; }

    /// How often an SVG has been drawn.
    std::size_t drawn() const { return drawn_; }

private:
    QSvgRenderer& coloured(const QString& frame, const std::vector<CardShades>& bands);
    bool drawElement(QPainter& painter, QSvgRenderer& drawing, const QString& id, double scale);
    const QByteArray& textOf(const QString& file);
    QSvgRenderer& file(const QString& key, const QString& path, const QColor& ink);

    QByteArray frame_;
    QSvgRenderer sample_;
    QHash<QByteArray, std::shared_ptr<QSvgRenderer>> frames_; ///< by their names and colours
    QHash<QString, QByteArray> texts_;                        ///< of templates and frames
    QCache<QByteArray, QSvgRenderer> templates_;              ///< by their files and colours
    QHash<QString, std::shared_ptr<QSvgRenderer>> files_;
    std::size_t drawn_ = 0;
    std::array<PlayerColour, 2> players_ = Palette{}.players;
};

} // namespace takujo
