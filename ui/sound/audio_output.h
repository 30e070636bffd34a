#pragma once

#include "ui/sound/sound_output.h"

#include <QThread>

namespace takujo {

class AudioVoice;

/// The loudspeaker of the system. All that it does happens on a thread of its own: neither a busy window nor
/// a sound system that does not answer holds up the other. Without a device nothing is heard, and nothing is
/// said about it: whoever has no loudspeaker knows.
class AudioOutput : public SoundOutput {
public:
    AudioOutput();
    ~AudioOutput() override;

    void play(Sound sound) override;
    void setGain(float gain) override;

private:
    std::unique_ptr<QThread> thread_;
    AudioVoice* voice_; ///< lives on that thread
};

/// For the window of the program; none where nobody sits before it, as when a picture is made of it.
SoundOutputMaker audioOutput();

} // namespace takujo
