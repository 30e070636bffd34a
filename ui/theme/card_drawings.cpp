#include "ui/theme/card_drawings.h"

#include "engine/files/disk/data_places.h"
#include "ui/theme/player_colours.h"

#include <QFile>
#include <QPainter>

#include <array>

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

/// The colours that stand in the files of templates, in the order of `TemplateInks`.
constexpr std::array<const char*, 4> templateColours{"#4a6fa5", "#dce6f2", "#1c2a44", "#f2c94c"};
constexpr int keptTemplates = 400; // a few kibibytes each: more than the cards of two decks need

/// In one pass, so that no colour is replaced twice.
QByteArray inInks(const QByteArray& svg, const TemplateInks& inks) {
    const std::array<QByteArray, 4> names{inks.base.name().toLatin1(), inks.light.name().toLatin1(),
                                          inks.dark.name().toLatin1(), inks.accent.name().toLatin1()};
    QByteArray result = svg;
    for (qsizetype at = result.indexOf('#'); at >= 0; at = result.indexOf('#', at + 1))
        for (std::size_t i = 0; i < names.size(); ++i)
            if (QByteArrayView{result}.sliced(at).startsWith(templateColours[i])) {
                result.replace(at, names[i].size(), names[i]);
                break;
            }
    return result;
}

} // namespace

CardDrawings::CardDrawings()
    : frame_(contentOf(QStringLiteral("resources/cards/frame.svg"))), templates_(keptTemplates) {
    if (!frame_.isEmpty())
        sample_.load(frame_);
}

QRectF CardDrawings::place(const QString& id) const {
    return sample_.elementExists(id) ? sample_.transformForElement(id).mapRect(sample_.boundsOnElement(id))
                                     : QRectF{};
}

const QByteArray& CardDrawings::textOf(const QString& file) {
    auto found = texts_.find(file);
    if (found == texts_.end())
        found = texts_.insert(file, contentOf(file));
    return *found;
}

QSvgRenderer& CardDrawings::coloured(const QString& frame, const std::vector<CardShades>& bands) {
    QByteArray key = frame.toUtf8();
    for (const CardShades& band : bands)
        key += band.outline.name().toLatin1() + band.header.name().toLatin1();
    std::shared_ptr<QSvgRenderer>& renderer = frames_[key];
    if (!renderer) {
        QByteArray svg = frame.isEmpty() ? frame_ : textOf("resources/cards/frames/" + frame + ".svg");
        recolour(svg, "outline", stops(bands, &CardShades::outline));
        recolour(svg, "header", stops(bands, &CardShades::header));
        recolour(svg, "badge", stops(bands, &CardShades::badge));
        renderer = std::make_shared<QSvgRenderer>();
        if (!svg.isEmpty())
            renderer->load(svg);
    }
    return *renderer;
}

bool CardDrawings::drawElement(QPainter& painter, QSvgRenderer& drawing, const QString& id, double scale) {
    if (!drawing.elementExists(id))
        return false;
    const QRectF at = drawing.transformForElement(id).mapRect(drawing.boundsOnElement(id));
    drawing.render(&painter, id, {at.topLeft() * scale, at.size() * scale});
    ++drawn_;
    return true;
}

void CardDrawings::drawFrame(QPainter& painter, const QString& frame, const QString& id,
                             const std::vector<CardShades>& bands, double scale) {
    drawElement(painter, coloured({}, bands), id, scale);
    if (!frame.isEmpty())
        drawElement(painter, coloured(frame, bands), id, scale);
}

void CardDrawings::drawBadge(QPainter& painter, const QString& frame, const QString& id,
                             const std::vector<CardShades>& bands, double scale) {
    if (frame.isEmpty() || !drawElement(painter, coloured(frame, bands), id, scale))
        drawElement(painter, coloured({}, bands), id, scale);
}

void CardDrawings::drawTemplate(QPainter& painter, const QString& file, const TemplateInks& inks,
                                const QRectF& room) {
    if (file.isEmpty())
        return;
    QByteArray key = file.toUtf8();
    for (const QColor& ink : {inks.base, inks.light, inks.dark, inks.accent})
        key += ink.name().toLatin1();
    if (!templates_.contains(key)) {
        auto* fresh = new QSvgRenderer{}; // the cache keeps it
        const QByteArray& text = textOf(file);
        if (!text.isEmpty())
            fresh->load(inInks(text, inks));
        templates_.insert(key, fresh);
    }
    QSvgRenderer* const renderer = templates_.object(key);
    if (renderer == nullptr || !renderer->isValid())
        return;
    renderer->render(&painter, room);
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
