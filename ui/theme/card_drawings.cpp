#include "ui/theme/card_drawings.h"

#include "engine/files/disk/data_places.h"
#include "ui/theme/player_colours.h"

#include <QFile>
#include <QPainter>
#include <QTextStream>

namespace takujo {

namespace {

QByteArray contentOf(const QString& relative) {
    const auto path = findData(relative.toStdString());
    if (!path)
        return {};
    QFile file{QString::fromStdString(path->string())};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// Bands of equal width with short blends between them.
QByteArray stops(const std::vector<CardShades>& bands, QColor CardShades::* shade) {
    constexpr double blend = 0.16; // of a band's width, on each side of a seam
    const auto count = static_cast<double>(bands.size());
    QByteArray result;
    const auto stop = [&](double offset, const QColor& colour) {
        result += "<stop offset=\"" + QByteArray::number(offset / count) + "\" stop-color=\"" +
                  colour.name().toLatin1() + "\"/>";
    };
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const auto at = static_cast<double>(i);
        stop(i == 0 ? 0 : at + blend, bands[i].*shade);
        stop(i + 1 == bands.size() ? count : at + 1 - blend, bands[i].*shade);
    }
    return result;
}

/// Puts other stops into the gradient of that id.
void recolour(QByteArray& svg, const QByteArray& gradient, const QByteArray& newStops) {
    const qsizetype id = svg.indexOf("id=\"" + gradient + "\"");
    const qsizetype begin = id < 0 ? -1 : svg.indexOf('>', id);
    const qsizetype end = begin < 0 ? -1 : svg.indexOf("</linearGradient>", begin);
    if (end >= 0)
        svg.replace(begin + 1, end - begin - 1, newStops);
}

} // namespace

CardDrawings::CardDrawings() : frame_(contentOf(QStringLiteral("resources/cards/frame.svg"))) {
    if (!frame_.isEmpty())
        sample_.load(frame_);
}

QRectF CardDrawings::place(const QString& id) const {
    return sample_.elementExists(id) ? sample_.transformForElement(id).mapRect(sample_.boundsOnElement(id))
                                     : QRectF{};
}

QSvgRenderer& CardDrawings::coloured(const std::vector<CardShades>& bands) {
    QByteArray key;
    for (const CardShades& band : bands)
        key += band.outline.name().toLatin1() + band.header.name().toLatin1();
    std::shared_ptr<QSvgRenderer>& renderer = frames_[key];
    if (!renderer) {
        QByteArray svg = frame_;
        recolour(svg, "outline", stops(bands, &CardShades::outline));
        recolour(svg, "header", stops(bands, &CardShades::header));
        recolour(svg, "badge", stops(bands, &CardShades::badge));
        renderer = std::make_shared<QSvgRenderer>(svg);
    }
    return *renderer;
}

void CardDrawings::drawFramePart(QPainter& painter, const QString& id, const std::vector<CardShades>& bands,
                                 double scale) {
    const QRectF at = place(id);
    if (at.isEmpty())
        return;
    coloured(bands).render(&painter, id, {at.topLeft() * scale, at.size() * scale});
    ++drawn_;
}

QSvgRenderer& CardDrawings::file(const QString& key, const QString& path, const QColor& ink) {
    std::shared_ptr<QSvgRenderer>& renderer = files_[key];
    if (!renderer) {
        QByteArray svg = contentOf(path);
        if (ink.isValid())
            svg.replace("#ffffff", ink.name().toLatin1());
        renderer = std::make_shared<QSvgRenderer>();
        if (!svg.isEmpty())
            renderer->load(svg);
    }
    return *renderer;
}

void CardDrawings::drawGlyph(QPainter& painter, const QString& glyph, const QRectF& room, const QColor& ink) {
    QSvgRenderer& renderer = file(glyph + ink.name(), "resources/cards/glyphs/" + glyph + ".svg", ink);
    if (!renderer.isValid())
        return;
    renderer.render(&painter, room);
    ++drawn_;
}

void CardDrawings::drawBack(QPainter& painter, int player, const QRectF& card) {
    const auto index = static_cast<std::size_t>(player == 1);
    std::shared_ptr<QSvgRenderer>& renderer =
        files_[QStringLiteral("back-%1-%2").arg(player).arg(static_cast<int>(players_[index]))];
    if (!renderer) {
        // Each has its own pattern, so that the colour is not the only thing that tells them apart.
        const QByteArray svg = contentOf(QStringLiteral("resources/cards/back-%1.svg").arg(player));
        renderer = std::make_shared<QSvgRenderer>();
        if (!svg.isEmpty())
            renderer->load(inPlayerColour(svg, Palette{}.players[index], players_[index]));
    }
    if (!renderer->isValid())
        return;
    renderer->render(&painter, card);
    ++drawn_;
}

} // namespace takujo
