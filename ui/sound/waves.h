#pragma once

#include <cstdint>
#include <span>
#include <vector>

/// What sounds are made of: computed, so that no recording of anybody's is needed. The same call always gives
/// the same samples.
namespace takujo::waves {

/// Samples a second.
inline constexpr int rate = 48000;

/// One channel, full scale from -1 to 1.
using Wave = std::vector<float>;

Wave silence(double seconds);
/// Adds a wave to another one from that time on, in seconds; that one grows as far as needed.
void lay(Wave& over, const Wave& wave, double at, double gain = 1);

/// Paper and cloth: noise through a band that moves from one pitch to another.
struct Rustle {
    double seconds = 0.1;
    double from = 1000; ///< the middle of the band, in hertz
    double to = 1000;
    double width = 1.5;      ///< of the band, in octaves
    double rise = 0.3;       ///< share of the time in which it gets louder
    std::uint32_t grain = 1; ///< another number is another rustle
};
Wave rustle(const Rustle& rustle);

/// One of the tones that a struck body gives.
struct Partial {
    double ratio = 1; ///< of its pitch to that of the body
    double gain = 1;
    double seconds = 0.2; ///< until it has died away to a thousandth
};
/// A struck body: wood, glass, metal, a skin.
Wave struck(double pitch, std::span<const Partial> partials);

/// A plucked string. The softer, the fewer high tones it begins with: from 0 to 1.
Wave plucked(double pitch, double seconds, double softness, std::uint32_t grain = 1);

/// A tone that glides from one pitch to another and dies away.
Wave glide(double from, double to, double seconds);

/// Adds the echo of a small room, that much of it.
Wave inRoom(const Wave& wave, double wet);

/// Makes it ready to be played: without rumble, with soft ends, its loudest sample at `peak`.
Wave finished(Wave wave, double peak);

} // namespace takujo::waves
