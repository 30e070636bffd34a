#include "ui/sound/audio_output.h"

#include "ui/sound/audio_voice.h"

#include <QGuiApplication>
#include <QMetaObject>

namespace takujo {

AudioOutput::AudioOutput() : thread_{new QThread}, voice_{new AudioVoice} {
    voice_->moveToThread(thread_.get());
    QObject::connect(thread_.get(), &QThread::finished, voice_, &QObject::deleteLater);
    thread_->setObjectName(QStringLiteral("sound"));
    thread_->start();
}

AudioOutput::~AudioOutput() {
    constexpr unsigned long patience = 500; // milliseconds
    thread_->quit();
    if (!thread_->wait(patience))
        static_cast<void>(thread_.release()); // the sound system does not answer: the program ends without it
}

void AudioOutput::play(Sound sound) {
    QMetaObject::invokeMethod(voice_, [voice = voice_, sound] { voice->play(sound); }, Qt::QueuedConnection);
}

void AudioOutput::setGain(float gain) {
    QMetaObject::invokeMethod(voice_, [voice = voice_, gain] { voice->setGain(gain); }, Qt::QueuedConnection);
}

SoundOutputMaker audioOutput() {
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return {};
    return [] { return std::make_unique<AudioOutput>(); };
}

} // namespace takujo
