#include "ui/sound/instruments.h"

#include <cmath>

namespace takujo::waves {

double note(double halfTones) {
    constexpr double d = 293.665;
    return d * std::pow(2.0, halfTones / 12);
}

Wave tap(double body) {
    constexpr Partial partials[] = {{1, 1, 0.07}, {1.83, 0.35, 0.04}, {2.9, 0.16, 0.025}};
    Wave wave = struck(body, partials);
    lay(wave, rustle({0.012, 2400, 1500, 2, 0.1, 3}), 0, 0.25);
    return wave;
}

Wave wood(double pitch) {
    constexpr Partial partials[] = {{1, 1, 0.28}, {3.93, 0.22, 0.09}, {9.2, 0.05, 0.04}};
    return struck(pitch, partials);
}

Wave bell(double pitch) {
    constexpr Partial partials[] = {
        {1, 1, 0.42}, {2.005, 0.42, 0.32}, {3.01, 0.16, 0.26}, {4.17, 0.1, 0.2}, {5.43, 0.05, 0.12}};
    return struck(pitch, partials);
}

Wave glass(double pitch) {
    constexpr Partial partials[] = {{1, 1, 0.22}, {2.32, 0.5, 0.16}, {4.25, 0.2, 0.1}};
    return struck(pitch, partials);
}

Wave string(double halfTones) {
    constexpr double lasts = 0.42;
    constexpr double softness = 0.75;
    return plucked(note(halfTones), lasts, softness, static_cast<std::uint32_t>(halfTones + 100));
}

} // namespace takujo::waves
