#include "ui/theme/card_look.h"

#include <QHashFunctions>

namespace takujo {

namespace {

std::size_t hashOf(const LookNumber& number, std::size_t seed) {
    return qHashMulti(seed, number.text, static_cast<int>(number.tone), number.label, number.lessIsBetter,
                      number.glyph);
}
std::size_t hashOf(const LookBand& band, std::size_t seed) {
    return qHashMulti(seed, band.colour.rgba(), band.glyph, band.name);
}
std::size_t hashOf(const LookSign& sign, std::size_t seed) {
    return qHashMulti(seed, sign.letters, sign.glyph, sign.name);
}
std::size_t hashOf(const Emblem& emblem, std::size_t seed) {
    return qHashMulti(seed, emblem.figure, emblem.light, emblem.ground, emblem.isTurned,
                      emblem.isGroundTurned, emblem.isBright, emblem.hue, emblem.shift);
}
std::size_t hashOf(const QString& text, std::size_t seed) {
    return ::qHash(text, seed);
}

template <class T>
std::size_t hashOf(const std::vector<T>& all, std::size_t seed) {
    seed = qHashMulti(seed, all.size());
    for (const T& each : all)
        seed = hashOf(each, seed);
    return seed;
}

} // namespace

std::size_t qHash(const CardLook& look, std::size_t seed) {
    seed = qHashMulti(seed, look.faceUp, look.back, static_cast<int>(look.language), look.id, look.name,
                      look.named, look.covered, look.typeLine, look.shortType, look.flavour, look.damage,
                      look.waits, look.isToken, look.frame);
    seed = hashOf(look.emblem, seed);
    if (look.badge)
        seed = hashOf(*look.badge, seed);
    seed = hashOf(look.bands, seed);
    seed = hashOf(look.keywords, seed);
    seed = hashOf(look.flags, seed);
    seed = hashOf(look.rules, seed);
    seed = hashOf(look.numbers, seed);
    return hashOf(look.marks, seed);
}

CardLook cardBack(std::uint8_t player) {
    CardLook look;
    look.faceUp = false;
    look.back = player;
    return look;
}

} // namespace takujo
