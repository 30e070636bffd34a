#include "ui/sound/audio_voice.h"

#include "ui/sound/recipes.h"
#include "ui/sound/waves.h"

#include <QAudioDevice>
#include <QMediaDevices>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <vector>

namespace takujo {

namespace {

constexpr int restTick = 500;     // milliseconds
constexpr int ticksUntilRest = 8; // of silence, until the device is closed
constexpr int buffered = 60;      // milliseconds that are ready to be heard

QtMessageHandler whoTells = nullptr;

/// Qt writes to the console that there is no sound system, which is no news to anybody.
void tellOthers(QtMsgType type, const QMessageLogContext& where, const QString& message) {
    const bool isOfSound = message.contains(QLatin1String("PulseAudio")) ||
                           QLatin1String{where.category}.startsWith(QLatin1String("qt.multimedia"));
    if (!isOfSound && whoTells != nullptr)
        whoTells(type, where, message);
}

void keepSoundSystemQuiet() {
    static std::once_flag once;
    std::call_once(once, [] { whoTells = qInstallMessageHandler(tellOthers); });
}

} // namespace

AudioVoice::AudioVoice() : rest_{this} {
    rest_.setInterval(restTick);
    connect(&rest_, &QTimer::timeout, this, &AudioVoice::closeIfSilent);
    open(QIODevice::ReadOnly);
}

AudioVoice::~AudioVoice() = default;

bool AudioVoice::openDevice() {
    if (sink_ != nullptr && sink_->error() != QAudio::FatalError && sink_->state() != QAudio::StoppedState)
        return true;
    sink_.reset();
    keepSoundSystemQuiet();
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return false;
    QAudioFormat format;
    format.setSampleRate(waves::rate);
    format.setSampleFormat(QAudioFormat::Int16);
    for (const int channels : {1, 2}) {
        format.setChannelCount(channels);
        if (!device.isFormatSupported(format))
            continue;
        channels_ = static_cast<std::size_t>(channels);
        sink_ = std::make_unique<QAudioSink>(device, format);
        sink_->setBufferSize(format.bytesForDuration(buffered * qint64{1000}));
        sink_->start(this);
        if (sink_->error() == QAudio::NoError) {
            silentFor_ = 0;
            rest_.start();
            return true;
        }
        sink_.reset();
    }
    return false;
}

void AudioVoice::closeIfSilent() {
    silentFor_ = mixer_.isSilent() ? silentFor_ + 1 : 0;
    if (silentFor_ < ticksUntilRest)
        return;
    rest_.stop();
    sink_.reset();
}

void AudioVoice::play(Sound sound) {
    if (!openDevice())
        return;
    Mixer::Samples& samples = made_[static_cast<std::size_t>(sound)];
    if (samples == nullptr)
        samples = std::make_shared<const waves::Wave>(soundWave(sound));
    silentFor_ = 0;
    mixer_.start(samples);
}

qint64 AudioVoice::readData(char* data, qint64 size) {
    const std::size_t frame = channels_ * sizeof(std::int16_t);
    std::vector<float> samples(static_cast<std::size_t>(size) / frame);
    mixer_.fill(samples);
    constexpr float highest = 32767;
    for (const float sample : samples) {
        const auto written = static_cast<std::int16_t>(std::lround(sample * highest));
        for (std::size_t channel = 0; channel < channels_; ++channel) {
            std::memcpy(data, &written, sizeof written);
            data += sizeof written;
        }
    }
    return static_cast<qint64>(samples.size() * frame);
}

qint64 AudioVoice::writeData(const char* /*data*/, qint64 /*size*/) {
    return -1;
}

/// There is always more: what nobody plays is silence.
qint64 AudioVoice::bytesAvailable() const {
    return waves::rate * qint64{2} + QIODevice::bytesAvailable();
}

} // namespace takujo
