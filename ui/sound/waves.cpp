#include "ui/sound/waves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace takujo::waves {

namespace {

constexpr double pi = 3.14159265358979323846;
/// Where a tone has died away.
constexpr double thousandth = 6.907755; // ln 1000

std::size_t samplesOf(double seconds) {
    return static_cast<std::size_t>(std::lround(seconds * rate));
}

/// White noise. The standard library's distributions differ from system to system, this does not.
class Noise {
public:
    explicit Noise(std::uint32_t seed) : state_{seed * 2654435761U + 12345U} {}
    double next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return static_cast<double>(state_) / 2147483648.0 - 1.0;
    }

private:
    std::uint32_t state_;
};

/// A filter of two poles that lets a band pass, and may be moved while it works.
class Band {
public:
    double pass(double in, double middle, double octaves) {
        const double turn = 2 * pi * std::min(middle, rate * 0.45) / rate;
        const double alpha = std::sin(turn) * std::sinh(std::log(2.0) / 2 * octaves * turn / std::sin(turn));
        const double out =
            (alpha * in - alpha * in2_ + 2 * std::cos(turn) * out1_ - (1 - alpha) * out2_) / (1 + alpha);
        in2_ = in1_;
        in1_ = in;
        out2_ = out1_;
        out1_ = out;
        return out;
    }

private:
    double in1_ = 0;
    double in2_ = 0;
    double out1_ = 0;
    double out2_ = 0;
};

/// From 0 to 1 without a corner.
double eased(double share) {
    return 0.5 - 0.5 * std::cos(pi * std::clamp(share, 0.0, 1.0));
}

void fadeEnds(Wave& wave, double in, double out) {
    const std::size_t first = std::min(samplesOf(in), wave.size());
    const std::size_t last = std::min(samplesOf(out), wave.size());
    for (std::size_t i = 0; i < first; ++i)
        wave[i] *= static_cast<float>(eased(static_cast<double>(i) / static_cast<double>(first)));
    for (std::size_t i = 0; i < last; ++i)
        wave[wave.size() - 1 - i] *=
            static_cast<float>(eased(static_cast<double>(i) / static_cast<double>(last)));
}

/// Ends where nothing more would be heard among others.
void dropTail(Wave& wave) {
    constexpr float heard = 0.004F; // of the loudest: 48 dB
    float loudest = 0;
    for (const float sample : wave)
        loudest = std::max(loudest, std::abs(sample));
    while (!wave.empty() && std::abs(wave.back()) < heard * loudest)
        wave.pop_back();
}

/// Takes away what is too low to be heard and only moves the membrane.
void dropRumble(Wave& wave) {
    constexpr double lowest = 35;
    const double keeps = std::exp(-2 * pi * lowest / rate);
    double in = 0;
    double out = 0;
    for (float& sample : wave) {
        out = keeps * (out + sample - in);
        in = sample;
        sample = static_cast<float>(out);
    }
}

} // namespace

Wave silence(double seconds) {
    return Wave(samplesOf(seconds), 0.0F);
}

void lay(Wave& over, const Wave& wave, double at, double gain) {
    const std::size_t from = samplesOf(at);
    over.resize(std::max(over.size(), from + wave.size()), 0.0F);
    for (std::size_t i = 0; i < wave.size(); ++i)
        over[from + i] += static_cast<float>(gain) * wave[i];
}

Wave rustle(const Rustle& rustle) {
    Wave wave = silence(rustle.seconds);
    Noise noise{rustle.grain};
    Band band;
    Band again; // twice: nothing far off the band is left
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(wave.size());
        const double middle = rustle.from * std::pow(rustle.to / rustle.from, share);
        const double loud = share < rustle.rise
                                ? eased(share / rustle.rise)
                                : std::pow(1 - (share - rustle.rise) / (1 - rustle.rise), 2.2);
        wave[i] = static_cast<float>(
            loud * again.pass(band.pass(noise.next(), middle, rustle.width), middle, rustle.width));
    }
    return wave;
}

Wave struck(double pitch, std::span<const Partial> partials) {
    Wave wave;
    for (const Partial& partial : partials) {
        const double turn = 2 * pi * pitch * partial.ratio / rate;
        if (turn >= 0.9 * pi)
            continue; // higher than samples can tell
        Wave tone = silence(partial.seconds);
        const double fades = thousandth / static_cast<double>(tone.size());
        for (std::size_t i = 0; i < tone.size(); ++i) {
            const auto at = static_cast<double>(i);
            tone[i] = static_cast<float>(partial.gain * std::exp(-fades * at) * std::sin(turn * at));
        }
        lay(wave, tone, 0);
    }
    return wave;
}

/// After Karplus and Strong: a burst of noise goes round a loop as long as the string, and loses its edges.
Wave plucked(double pitch, double seconds, double softness, std::uint32_t grain) {
    Wave wave = silence(seconds);
    const double whole = rate / pitch - 0.5; // the mean below delays by half a sample
    const auto length = static_cast<std::size_t>(whole);
    const double part = whole - static_cast<double>(length);
    std::vector<double> string(length + 1);
    Noise noise{grain};
    for (double& each : string)
        each = noise.next();
    for (int pass = 0; pass < 2; ++pass)
        for (double last = 0; double& each : string)
            each = last = softness * last + (1 - softness) * each;
    double mean = 0;
    for (const double each : string)
        mean += each / static_cast<double>(string.size());
    for (double& each : string)
        each -= mean;
    const double keeps = std::exp(-thousandth / (seconds * pitch));
    double before = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const std::size_t here = i % string.size();
        const double now = string[here];
        const double next = string[(here + 1) % string.size()];
        // Between two samples, so that strings are in tune.
        const double read = part * now + (1 - part) * next;
        wave[i] = static_cast<float>(now);
        string[here] = keeps * 0.5 * (read + before);
        before = read;
    }
    return wave;
}

Wave glide(double from, double to, double seconds) {
    Wave wave = silence(seconds);
    double turned = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(wave.size());
        turned += 2 * pi * from * std::pow(to / from, eased(share)) / rate;
        wave[i] = static_cast<float>(std::exp(-5 * share) * (std::sin(turned) + 0.25 * std::sin(2 * turned)));
    }
    return wave;
}

/// After Schroeder: four echoes side by side, then two that blur them.
Wave inRoom(const Wave& wave, double wet) {
    constexpr double tail = 0.15;
    constexpr std::array<double, 4> echoes{0.0197, 0.0231, 0.0283, 0.0311};
    Wave dry = wave;
    dry.resize(dry.size() + samplesOf(tail), 0.0F);
    Wave room(dry.size(), 0.0F);
    for (const double seconds : echoes) {
        const std::size_t delay = samplesOf(seconds);
        const double keeps = std::exp(-thousandth * seconds / (2 * tail));
        std::vector<double> loop(delay, 0.0);
        double dull = 0;
        for (std::size_t i = 0; i < dry.size(); ++i) {
            double& here = loop[i % delay];
            room[i] += static_cast<float>(here / 4);
            dull = 0.6 * here + 0.4 * dull; // walls swallow what is high
            here = dry[i] + keeps * dull;
        }
    }
    for (const double seconds : {0.0047, 0.0017}) {
        const std::size_t delay = samplesOf(seconds);
        std::vector<double> loop(delay, 0.0);
        for (std::size_t i = 0; i < room.size(); ++i) {
            double& here = loop[i % delay];
            const double out = here - 0.6 * room[i];
            here = room[i] + 0.6 * out;
            room[i] = static_cast<float>(out);
        }
    }
    lay(dry, room, 0, wet);
    return dry;
}

Wave finished(Wave wave, double peak) {
    constexpr double in = 0.0015;
    constexpr double out = 0.03;
    dropRumble(wave);
    const std::size_t least = samplesOf(0.06);
    dropTail(wave);
    wave.resize(std::max(wave.size(), least), 0.0F);
    fadeEnds(wave, in, out);
    float loudest = 0;
    for (const float sample : wave)
        loudest = std::max(loudest, std::abs(sample));
    if (loudest > 0)
        for (float& sample : wave)
            sample *= static_cast<float>(peak) / loudest;
    return wave;
}

} // namespace takujo::waves
