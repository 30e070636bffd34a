#pragma once

#include "engine/files/layouts/sound.h"

#include <functional>
#include <memory>

namespace takujo {

/// Where sounds go: a loudspeaker, or a list that a test reads. Whether anybody can hear them makes no
/// difference to who plays them.
class SoundOutput {
public:
    SoundOutput() = default;
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;
    virtual ~SoundOutput() = default;

    virtual void play(Sound sound) = 0;
    /// From 0 to 1, also of what is heard already.
    virtual void setGain(float gain) = 0;
};

using SoundOutputMaker = std::function<std::unique_ptr<SoundOutput>()>;

} // namespace takujo
