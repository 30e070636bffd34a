#pragma once

#include "engine/files/layouts/sound.h"
#include "ui/sound/mixer.h"

#include <QAudioSink>
#include <QIODevice>
#include <QTimer>

#include <array>
#include <memory>

namespace takujo {

/// Plays on the device that the system prefers, which is opened when something is to be heard and closed when
/// it has been silent for a while: meanwhile people may have plugged in another one.
class AudioVoice : public QIODevice {
    Q_OBJECT

public:
    AudioVoice();
    ~AudioVoice() override;

    void play(Sound sound);
    void setGain(float gain) { mixer_.setGain(gain); }

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;
    qint64 bytesAvailable() const override;
    bool isSequential() const override { return true; }

private:
    bool openDevice();
    void closeIfSilent();

    Mixer mixer_;
    std::array<Mixer::Samples, soundCount> made_; ///< each when it is first heard
    std::unique_ptr<QAudioSink> sink_;
    QTimer rest_;
    std::size_t channels_ = 1;
    int silentFor_ = 0; ///< in ticks of `rest_`
};

} // namespace takujo
