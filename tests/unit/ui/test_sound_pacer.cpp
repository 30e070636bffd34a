// What is heard of what happens at once.

#include "tests/test_program.h"
#include "ui/sound/sound_pacer.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

class TestSoundPacer : public QObject {
    Q_OBJECT

private slots:
    static void severalOfOneKindAreHeardOnce();
    static void onlyWhatMattersMostIsHeardOfMuch();
    static void whatHappensAtOnceIsHeardInItsOrder();
    static void theSameIsNotHeardAgainAtOnce();
    static void whatComesFastDoesNotPileUp();
    static void theEndIsAlwaysHeard();
};

namespace {

std::vector<Sound> soundsIn(const std::vector<PacedSound>& paced) {
    std::vector<Sound> sounds;
    for (const PacedSound& each : paced)
        sounds.push_back(each.sound);
    return sounds;
}

} // namespace

void TestSoundPacer::severalOfOneKindAreHeardOnce() {
    SoundPacer pacer;
    constexpr Sound drawn[] = {Sound::drawn, Sound::drawn, Sound::drawn};
    QCOMPARE(soundsIn(pacer.paced(drawn, 0)), std::vector{Sound::drawn});
}

void TestSoundPacer::onlyWhatMattersMostIsHeardOfMuch() {
    SoundPacer pacer;
    constexpr Sound much[] = {Sound::aside, Sound::attack, Sound::phase,     Sound::strike,
                              Sound::put,   Sound::hurt,   Sound::destroyed, Sound::more};
    QCOMPARE(soundsIn(pacer.paced(much, 0)),
             (std::vector{Sound::attack, Sound::strike, Sound::hurt, Sound::destroyed}));
}

void TestSoundPacer::whatHappensAtOnceIsHeardInItsOrder() {
    SoundPacer pacer;
    constexpr Sound three[] = {Sound::upright, Sound::turn, Sound::drawn};
    const std::vector<PacedSound> paced = pacer.paced(three, 1000);
    QCOMPARE(soundsIn(paced), (std::vector{Sound::upright, Sound::turn, Sound::drawn}));
    QCOMPARE(paced[0].delay, 0);
    QCOMPARE(paced[1].delay, SoundPacer::apart);
    QCOMPARE(paced[2].delay, 2 * SoundPacer::apart);
}

void TestSoundPacer::theSameIsNotHeardAgainAtOnce() {
    SoundPacer pacer;
    constexpr Sound drawn[] = {Sound::drawn};
    QCOMPARE(pacer.paced(drawn, 0).size(), std::size_t{1});
    QCOMPARE(pacer.paced(drawn, 60).size(), std::size_t{0});
    QCOMPARE(pacer.paced(drawn, 60 + SoundPacer::alike).size(), std::size_t{1});
}

void TestSoundPacer::whatComesFastDoesNotPileUp() {
    SoundPacer pacer;
    constexpr Sound moment[] = {Sound::attack, Sound::strike, Sound::hurt, Sound::destroyed};
    std::vector<std::int64_t> begins;
    for (std::int64_t now = 0; now < 1000; now += 20)
        for (const PacedSound& each : pacer.paced(moment, now)) {
            QVERIFY(each.delay <= SoundPacer::latest);
            begins.push_back(now + each.delay);
        }
    QVERIFY(begins.size() > 4);
    for (std::size_t i = 1; i < begins.size(); ++i)
        QVERIFY(begins[i] - begins[i - 1] >= SoundPacer::apart);
}

void TestSoundPacer::theEndIsAlwaysHeard() {
    SoundPacer pacer;
    constexpr Sound one[] = {Sound::attack, Sound::strike, Sound::hurt, Sound::destroyed};
    constexpr Sound other[] = {Sound::turn, Sound::drawn, Sound::played, Sound::used};
    constexpr Sound end[] = {Sound::won};
    QCOMPARE(pacer.paced(one, 0).size(), std::size_t{4});
    QVERIFY(pacer.paced(other, 0).size() < std::size_t{4}); // the last would come too late
    QCOMPARE(soundsIn(pacer.paced(end, 0)), std::vector{Sound::won});
}

TAKUJO_TEST(TestSoundPacer)
#include "test_sound_pacer.moc"
