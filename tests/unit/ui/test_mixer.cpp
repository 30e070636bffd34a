// Several sounds at once.

#include "tests/test_program.h"
#include "ui/sound/mixer.h"
#include "ui/sound/waves.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace takujo;

class TestMixer : public QObject {
    Q_OBJECT

private slots:
    static void nothingIsSilent();
    static void soundsAreAddedUp();
    static void loudnessChangesWithoutAClick();
    static void nothingIsDistortedBeyondFullScale();
    static void theOldestGivesWay();
    static void nothingIsLeftOfASoundThatIsOver();
};

namespace {

Mixer::Samples level(float height, std::size_t samples) {
    return std::make_shared<const std::vector<float>>(samples, height);
}

constexpr std::size_t ramp = waves::rate / 100; // longer than any change of loudness takes

std::vector<float> next(Mixer& mixer, std::size_t samples) {
    std::vector<float> out(samples, 99.0F);
    mixer.fill(out);
    return out;
}

/// At full loudness, which takes a moment.
Mixer loud() {
    Mixer mixer;
    mixer.setGain(1);
    next(mixer, ramp);
    return mixer;
}

} // namespace

void TestMixer::nothingIsSilent() {
    Mixer mixer = loud();
    QVERIFY(mixer.isSilent());
    QVERIFY(std::ranges::all_of(next(mixer, 100), [](float sample) { return sample == 0; }));
}

void TestMixer::soundsAreAddedUp() {
    Mixer mixer = loud();
    mixer.start(level(0.25F, 100));
    QCOMPARE(next(mixer, 1).front(), 0.25F);
    mixer.start(level(0.125F, 10));
    QVERIFY(!mixer.isSilent());
    QCOMPARE(next(mixer, 1).front(), 0.375F);
    next(mixer, 20);
    QCOMPARE(next(mixer, 1).front(), 0.25F); // the shorter one is over
}

void TestMixer::loudnessChangesWithoutAClick() {
    Mixer mixer;
    mixer.start(level(0.5F, 10 * ramp));
    mixer.setGain(1);
    const std::vector<float> rising = next(mixer, ramp);
    QVERIFY(rising.front() < 0.01F);
    QCOMPARE(rising.back(), 0.5F);
    mixer.setGain(0);
    const std::vector<float> falling = next(mixer, ramp);
    QVERIFY(falling.front() > 0.49F);
    QCOMPARE(falling.back(), 0.0F);
    for (std::size_t i = 1; i < falling.size(); ++i)
        QVERIFY(std::abs(falling[i] - falling[i - 1]) < 0.01F);
}

void TestMixer::nothingIsDistortedBeyondFullScale() {
    Mixer mixer = loud();
    for (std::size_t i = 0; i < Mixer::mostVoices; ++i)
        mixer.start(level(0.5F, ramp));
    const float sum = next(mixer, 1).front();
    QVERIFY(sum > 0.9F);
    QVERIFY(sum < 1.0F);
}

void TestMixer::theOldestGivesWay() {
    Mixer mixer = loud();
    for (std::size_t i = 0; i < Mixer::mostVoices; ++i) {
        mixer.start(level(i == 0 ? 0.25F : 0.0625F, 100 * ramp));
        next(mixer, 10);
    }
    QCOMPARE(next(mixer, 1).front(), 0.4375F);
    mixer.start(level(0.125F, 100 * ramp));
    const std::vector<float> out = next(mixer, ramp);
    QVERIFY(out.front() > 0.55F); // it does not break off
    QCOMPARE(out.back(), 0.3125F);
}

void TestMixer::nothingIsLeftOfASoundThatIsOver() {
    Mixer mixer = loud();
    mixer.start(level(0.5F, 10));
    QCOMPARE(next(mixer, 11).back(), 0.0F);
    QVERIFY(mixer.isSilent());
}

TAKUJO_TEST(TestMixer)
#include "test_mixer.moc"
