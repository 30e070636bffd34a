#include "ui/sound/mixer.h"

#include "ui/sound/waves.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

/// So much less a sample: a voice is gone, or another loudness reached, in five milliseconds and without a
/// click.
constexpr float fadeStep = 1.0F / (0.005F * waves::rate);

/// Leaves alone what is not loud, and bends the rest so that it never reaches full scale.
float bent(float sample) {
    constexpr float knee = 0.6F;
    const float size = std::abs(sample);
    if (size <= knee)
        return sample;
    return std::copysign(knee + (1 - knee) * std::tanh((size - knee) / (1 - knee)), sample);
}

} // namespace

void Mixer::start(Samples samples) {
    if (samples == nullptr || samples->empty())
        return;
    Voice* place = &voices_.front();
    for (Voice& voice : voices_) {
        if (voice.samples == nullptr) {
            place = &voice;
            break;
        }
        if (voice.at > place->at)
            place = &voice;
    }
    if (place->samples != nullptr) {
        Voice& away = *std::ranges::max_element(leaving_, {}, [](const Voice& voice) {
            return voice.samples == nullptr ? 2.0F : 1 - voice.loud;
        });
        away = std::move(*place);
        away.fades = true;
    }
    *place = {std::move(samples)};
}

bool Mixer::isSilent() const {
    const auto rests = [](const Voice& voice) { return voice.samples == nullptr; };
    return std::ranges::all_of(voices_, rests) && std::ranges::all_of(leaving_, rests);
}

void Mixer::fill(std::span<float> out) {
    const auto next = [](Voice& voice) {
        if (voice.samples == nullptr)
            return 0.0F;
        const float sample = voice.loud * (*voice.samples)[voice.at];
        if (voice.fades)
            voice.loud -= fadeStep;
        if (++voice.at == voice.samples->size() || voice.loud <= 0)
            voice = {};
        return sample;
    };
    for (float& sample : out) {
        float sum = 0;
        for (Voice& voice : voices_)
            sum += next(voice);
        for (Voice& voice : leaving_)
            sum += next(voice);
        gain_ += std::clamp(wanted_ - gain_, -fadeStep, fadeStep);
        sample = gain_ * bent(sum);
    }
}

} // namespace takujo
