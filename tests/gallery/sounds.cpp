// Everything that can be heard, as files to listen to.

#include "tests/gallery/rooms.h"
#include "ui/sound/recipes.h"
#include "ui/sound/waves.h"

#include <QDataStream>
#include <QDir>
#include <QFile>

#include <cmath>

namespace takujo {

namespace {

/// One channel of 16 bits.
bool writeWave(const QString& path, const waves::Wave& wave) {
    QFile file{path};
    if (!file.open(QFile::WriteOnly))
        return false;
    constexpr quint16 sampleBytes = 2;
    const auto bytes = static_cast<quint32>(wave.size() * sampleBytes);
    QDataStream out{&file};
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32{36 + bytes};
    out.writeRawData("WAVEfmt ", 8);
    out << quint32{16} << quint16{1} << quint16{1} << quint32{waves::rate}
        << quint32{waves::rate * sampleBytes} << sampleBytes << quint16{8 * sampleBytes};
    out.writeRawData("data", 4);
    out << bytes;
    constexpr float highest = 32767;
    for (const float sample : wave)
        out << static_cast<qint16>(std::lround(sample * highest));
    return out.status() == QDataStream::Ok && file.flush();
}

} // namespace

QStringList writeSounds(const QString& folder) {
    QStringList failures;
    const QDir room{folder + QStringLiteral("/sounds")};
    room.mkpath(QStringLiteral("."));
    for (const auto& [word, sound] : soundWords) {
        const QString path = room.filePath(
            QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())) + QStringLiteral(".wav"));
        if (!writeWave(path, soundWave(sound)))
            failures << path + QStringLiteral(" can't be written");
    }
    return failures;
}

} // namespace takujo
