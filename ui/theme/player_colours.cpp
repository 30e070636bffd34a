#include "ui/theme/player_colours.h"

#include "ui/theme/colour_math.h"

#include <QRegularExpression>

namespace takujo {

namespace {

struct Pair {
    QColor onDark;
    QColor onLight;
};

const Pair& pairOf(PlayerColour colour) {
    // In the order of `PlayerColour`: about as light as each other, so that no player stands back.
    static const std::array<Pair, 6> pairs{{{{0x7f, 0xb0, 0xe0}, {0x35, 0x69, 0x9f}},
                                            {{0xe0, 0x7f, 0x98}, {0xa6, 0x38, 0x58}},
                                            {{0x84, 0xc4, 0x79}, {0x38, 0x74, 0x2c}},
                                            {{0xe0, 0xb0, 0x52}, {0x85, 0x5f, 0x0b}},
                                            {{0xb8, 0x9a, 0xe8}, {0x6d, 0x4a, 0xae}},
                                            {{0x57, 0xc4, 0xbc}, {0x12, 0x72, 0x6c}}}};
    return pairs.at(static_cast<std::size_t>(colour));
}

} // namespace

QColor playerColourOf(PlayerColour colour, Brightness brightness) {
    const Pair& pair = pairOf(colour);
    return brightness == Brightness::dark ? pair.onDark : pair.onLight;
}

QColor playerColour(const Palette& palette, int player) {
    return playerColourOf(palette.players.at(player == 1 ? 1 : 0), palette.brightness);
}

QByteArray inPlayerColour(QByteArray svg, PlayerColour from, PlayerColour to) {
    if (from == to)
        return svg;
    const double turn = shadeOf(pairOf(to).onLight).hue - shadeOf(pairOf(from).onLight).hue;
    static const QRegularExpression colour{QStringLiteral("#[0-9a-fA-F]{6}\\b")};
    const QString text = QString::fromUtf8(svg);
    QString result;
    qsizetype done = 0;
    for (QRegularExpressionMatchIterator all = colour.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        Shade shade = shadeOf(QColor{match.captured()});
        shade.hue += turn;
        result += text.mid(done, match.capturedStart() - done) + colourOf(shade).name();
        done = match.capturedEnd();
    }
    return (result + text.mid(done)).toUtf8();
}

} // namespace takujo
