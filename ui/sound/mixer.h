#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace takujo {

/// Adds up what is heard at the same time. However many sounds begin, few are heard and nothing is distorted.
class Mixer {
public:
    using Samples = std::shared_ptr<const std::vector<float>>;

    static constexpr std::size_t mostVoices = 4;

    /// Begins a sound. Where all voices are in use, the one that has been heard longest fades away for it.
    void start(Samples samples);
    /// How loud everything is, from 0 to 1.
    void setGain(float gain) { wanted_ = gain; }
    bool isSilent() const;
    /// Writes the next samples, from -1 to 1.
    void fill(std::span<float> out);

private:
    struct Voice {
        Samples samples;
        std::size_t at = 0;
        float loud = 1;
        bool fades = false;
    };

    /// Those that fade away have places of their own.
    std::array<Voice, mostVoices> voices_;
    std::array<Voice, mostVoices> leaving_;
    float gain_ = 0;
    float wanted_ = 0;
};

} // namespace takujo
