// How sounds are made: none clicks, none is louder or longer than is pleasant, and each is what it is for.

#include "tests/test_program.h"
#include "ui/sound/instruments.h"
#include "ui/sound/recipes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace takujo;

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    static void eachIsOfAPleasantLength();
    static void noneIsTooLoudOrTooSoft();
    static void noneClicks();
    static void noTwoAreTheSame();
    static void eachIsTheSameEveryTime();
    static void whatGoesUpRisesAndWhatGoesDownFalls();
    static void theirTonesAreOfOneScale();
    static void stringsAreInTune();
};

namespace {

double secondsOf(const waves::Wave& wave) {
    return static_cast<double>(wave.size()) / waves::rate;
}

float loudestOf(const waves::Wave& wave) {
    return std::accumulate(wave.begin(), wave.end(), 0.0F,
                           [](float most, float sample) { return std::max(most, std::abs(sample)); });
}

/// How much of that pitch there is in a part of a wave (after Goertzel).
double shareOf(double pitch, const waves::Wave& wave, double from, double seconds) {
    const double turn = 2 * 3.14159265358979 * pitch / waves::rate;
    const auto first = static_cast<std::size_t>(from * waves::rate);
    const std::size_t last = std::min(wave.size(), first + static_cast<std::size_t>(seconds * waves::rate));
    double one = 0;
    double two = 0;
    for (std::size_t i = first; i < last; ++i) {
        const double now = wave[i] + 2 * std::cos(turn) * one - two;
        two = one;
        one = now;
    }
    return std::sqrt(std::max(0.0, one * one + two * two - 2 * std::cos(turn) * one * two));
}

/// The pitch that is strongest in that part, among those between two others.
double pitchOf(const waves::Wave& wave, double from, double seconds, double lowest, double highest) {
    double best = lowest;
    double most = 0;
    for (double pitch = lowest; pitch <= highest; pitch *= 1.002)
        if (const double share = shareOf(pitch, wave, from, seconds); share > most) {
            most = share;
            best = pitch;
        }
    return best;
}

bool endsAGame(Sound sound) {
    return sound == Sound::won || sound == Sound::lost || sound == Sound::even;
}

} // namespace

void TestSounds::eachIsOfAPleasantLength() {
    for (const auto& [word, sound] : soundWords) {
        const double seconds = secondsOf(soundWave(sound));
        QVERIFY2(seconds >= 0.06, word.data());
        QVERIFY2(seconds <= (endsAGame(sound) ? 1.5 : 0.62), word.data());
    }
}

void TestSounds::noneIsTooLoudOrTooSoft() {
    for (const auto& [word, sound] : soundWords) {
        const float loudest = loudestOf(soundWave(sound));
        QVERIFY2(loudest <= 0.5013F, word.data()); // -6 dB of full scale
        QVERIFY2(loudest >= 0.2F, word.data());
    }
}

/// A sound that begins or ends in the middle of a movement of the membrane clicks, and so does one that has a
/// step.
void TestSounds::noneClicks() {
    for (const auto& [word, sound] : soundWords) {
        const waves::Wave wave = soundWave(sound);
        QVERIFY2(std::abs(wave.front()) < 0.001F, word.data());
        QVERIFY2(std::abs(wave.back()) < 0.001F, word.data());
        const double mean = std::accumulate(wave.begin(), wave.end(), 0.0) / static_cast<double>(wave.size());
        QVERIFY2(std::abs(mean) < 0.002, word.data());
        // What falls on full scale within one sample is a click; paper is far from it.
        for (std::size_t i = 1; i < wave.size(); ++i)
            QVERIFY2(std::abs(wave[i] - wave[i - 1]) < 0.4F, word.data());
    }
}

void TestSounds::noTwoAreTheSame() {
    std::vector<waves::Wave> all;
    for (const auto& [word, sound] : soundWords) {
        waves::Wave wave = soundWave(sound);
        QVERIFY2(std::ranges::find(all, wave) == all.end(), word.data());
        all.push_back(std::move(wave));
    }
}

void TestSounds::eachIsTheSameEveryTime() {
    for (const auto& [word, sound] : soundWords)
        QVERIFY2(soundWave(sound) == soundWave(sound), word.data());
}

void TestSounds::whatGoesUpRisesAndWhatGoesDownFalls() {
    const auto first = [](Sound sound) { return pitchOf(soundWave(sound), 0, 0.07, 300, 1200); };
    const auto second = [](Sound sound) { return pitchOf(soundWave(sound), 0.1, 0.15, 300, 1200); };
    QVERIFY(second(Sound::more) > first(Sound::more) * 1.1);
    QVERIFY(second(Sound::less) < first(Sound::less) * 0.9);
}

/// So that they go together in any order: d, e, f sharp, a, b.
void TestSounds::theirTonesAreOfOneScale() {
    for (const Sound sound :
         {Sound::asked, Sound::resolved, Sound::more, Sound::less, Sound::phase, Sound::waits}) {
        const double halfTones =
            12 * std::log2(pitchOf(soundWave(sound), 0, 0.3, 280, 1400) / waves::note(0));
        const auto step = static_cast<int>(std::lround(halfTones));
        QVERIFY(std::abs(halfTones - step) < 0.3);
        constexpr int scale[] = {0, 2, 4, 7, 9};
        QVERIFY2(std::ranges::find(scale, ((step % 12) + 12) % 12) != std::end(scale),
                 qPrintable(QString::number(step)));
    }
}

void TestSounds::stringsAreInTune() {
    for (const int halfTones : {-12, 0, 7, 12}) {
        const double wanted = waves::note(halfTones);
        const double found = pitchOf(waves::string(halfTones), 0.02, 0.35, wanted * 0.94, wanted * 1.06);
        QVERIFY2(std::abs(12 * std::log2(found / wanted)) < 0.15,
                 qPrintable(QString::number(found / wanted)));
    }
}

TAKUJO_TEST(TestSounds)
#include "test_sounds.moc"
