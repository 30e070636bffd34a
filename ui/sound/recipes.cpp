#include "ui/sound/recipes.h"

#include "ui/sound/fanfares.h"
#include "ui/sound/instruments.h"

namespace takujo {

using namespace waves;

namespace {

/// How loud the loudest moment is: -6 dB of full scale, and less for what is heard often.
constexpr double full = 0.5;
constexpr double soft = 0.36;
constexpr double softest = 0.22;

Wave card(const Rustle& slides, double knocksAt, double body, double knocks) {
    Wave wave = rustle(slides);
    lay(wave, tap(body), knocksAt, knocks);
    return wave;
}

Wave shuffling() {
    Wave wave;
    double at = 0;
    for (std::uint32_t i = 0; i < 15; ++i) {
        lay(wave, rustle({0.028, 2600.0 + 120.0 * (i % 4), 1900, 1.4, 0.15, 20 + i}), at, 0.55 + 0.03 * i);
        at += 0.031 - 0.0012 * i; // the packet closes faster and faster
    }
    lay(wave, rustle({0.14, 1500, 2600, 1.5, 0.4, 40}), at, 0.8);
    return wave;
}

Wave breaking() {
    Wave wave = rustle({0.24, 2600, 420, 2.2, 0.03, 51});
    lay(wave, glide(210, 62, 0.22), 0, 0.5);
    double at = 0.05;
    for (std::uint32_t i = 0; i < 5; ++i) {
        lay(wave, rustle({0.035, 3100.0 - 330.0 * i, 1700, 1.2, 0.1, 60 + i}), at, 0.45 - 0.06 * i);
        at += 0.034 + 0.007 * i;
    }
    return inRoom(wave, 0.25);
}

Wave shattering() {
    Wave wave = rustle({0.09, 5200, 2600, 1.6, 0.03, 71});
    constexpr double shards[] = {6, 10, 4, 11, 7, 9};
    double at = 0;
    for (const double shard : shards) {
        lay(wave, glass(note(shard + 24)), at, 0.32);
        at += 0.036;
    }
    return inRoom(wave, 0.3);
}

Wave rolling() {
    Wave wave;
    double at = 0;
    double gain = 0.5;
    for (int i = 0; i < 6; ++i) {
        lay(wave, tap(i % 2 == 0 ? 640 : 520), at, gain);
        at += 0.042 + 0.012 * i;
        gain *= 1.06;
    }
    lay(wave, tap(430), at, gain);
    return inRoom(wave, 0.15);
}

Wave ofCards(Sound sound) {
    switch (sound) {
    case Sound::drawn:
        return finished(card({0.13, 1700, 3900, 1.5, 0.55, 11}, 0.11, 720, 0.05), soft);
    case Sound::played:
        return finished(inRoom(card({0.09, 2600, 1500, 1.7, 0.35, 12}, 0.05, 180, 0.5), 0.12), full);
    case Sound::put:
        return finished(card({0.09, 2300, 1300, 1.6, 0.3, 13}, 0.04, 270, 0.12), soft);
    case Sound::shuffled:
        return finished(shuffling(), soft);
    case Sound::aside:
        return finished(card({0.1, 1500, 850, 1.4, 0.45, 14}, 0.07, 330, 0.07), softest);
    case Sound::upright:
        return finished(card({0.1, 850, 1600, 1.4, 0.45, 15}, 0.07, 410, 0.07), softest);
    case Sound::flipped:
        return finished(card({0.11, 1000, 3400, 1.6, 0.7, 16}, 0.1, 500, 0.12), soft);
    default:
        return {};
    }
}

Wave ofFights(Sound sound) {
    Wave wave;
    switch (sound) {
    case Sound::attack:
        wave = rustle({0.24, 420, 2500, 1.7, 0.75, 41});
        lay(wave, string(-12), 0.17, 0.5);
        lay(wave, string(-5), 0.19, 0.4);
        return finished(inRoom(wave, 0.2), full);
    case Sound::block:
        wave = wood(note(-12));
        lay(wave, tap(150), 0, 0.8);
        lay(wave, glass(note(7)), 0.004, 0.12);
        return finished(inRoom(wave, 0.2), full);
    case Sound::strike:
        wave = glide(190, 58, 0.17);
        lay(wave, rustle({0.08, 1100, 600, 2, 0.04, 43}), 0, 0.9);
        return finished(inRoom(wave, 0.15), full);
    case Sound::hurt:
        wave = glide(128, 44, 0.34);
        lay(wave, rustle({0.1, 700, 260, 2, 0.04, 44}), 0, 0.9);
        lay(wave, string(-17), 0.02, 0.35);
        lay(wave, string(-16), 0.03, 0.25); // beside it: it hurts
        return finished(inRoom(wave, 0.2), full);
    case Sound::destroyed:
        return finished(breaking(), full);
    case Sound::ward:
        return finished(shattering(), full);
    default:
        return {};
    }
}

Wave ofTexts(Sound sound) {
    Wave wave;
    switch (sound) {
    case Sound::used:
        wave = rustle({0.3, 1800, 5200, 1.3, 0.6, 31});
        for (float& sample : wave)
            sample *= 0.35F;
        lay(wave, bell(note(7)), 0.03, 0.5);
        lay(wave, bell(note(14)), 0.1, 0.5);
        return finished(inRoom(wave, 0.3), full);
    case Sound::resolved:
        wave = bell(note(12));
        lay(wave, bell(note(19)), 0.005, 0.45);
        return finished(inRoom(wave, 0.25), soft);
    case Sound::waits:
        wave = wood(note(7));
        lay(wave, wood(note(7)), 0.11, 0.7);
        return finished(inRoom(wave, 0.2), soft);
    case Sound::fizzles:
        wave = rustle({0.26, 1700, 320, 1.5, 0.12, 32});
        lay(wave, glide(300, 196, 0.24), 0, 0.12);
        return finished(wave, soft);
    case Sound::evolved:
        for (int i = 0; const int step : {0, 4, 7, 12})
            lay(wave, string(step), 0.06 * i++, 0.8);
        lay(wave, bell(note(24)), 0.22, 0.3);
        lay(wave, rustle({0.3, 2200, 5600, 1.2, 0.7, 33}), 0.02, 0.25);
        return finished(inRoom(wave, 0.3), full);
    case Sound::more:
        wave = wood(note(14));
        lay(wave, wood(note(19)), 0.08);
        return finished(wave, softest);
    case Sound::less:
        wave = wood(note(7));
        lay(wave, wood(note(2)), 0.08);
        return finished(wave, softest);
    default:
        return {};
    }
}

Wave ofPlayers(Sound sound) {
    Wave wave;
    switch (sound) {
    case Sound::chance:
        return finished(rolling(), soft);
    case Sound::turn:
        wave = string(0);
        lay(wave, string(7), 0.1, 0.9);
        lay(wave, bell(note(0)), 0, 0.25);
        return finished(inRoom(wave, 0.3), full);
    case Sound::phase:
        wave = wood(note(12));
        return finished(wave, softest);
    case Sound::asked:
        wave = bell(note(16));
        lay(wave, bell(note(21)), 0.09, 0.8);
        return finished(inRoom(wave, 0.2), soft);
    case Sound::refused:
        wave = tap(196);
        lay(wave, tap(147), 0.09);
        return finished(wave, full);
    case Sound::undone:
        wave = rustle({0.2, 2500, 800, 1.4, 0.8, 35}); // swells where others die away, as if time ran back
        lay(wave, wood(note(7)), 0.12, 0.12);
        return finished(wave, soft);
    case Sound::won:
        return finished(victory(), full);
    case Sound::lost:
        return finished(defeat(), full);
    case Sound::even:
        return finished(draw(), full);
    case Sound::button:
        wave = silence(0.06);
        lay(wave, tap(980), 0);
        return finished(wave, softest);
    default:
        return {};
    }
}

} // namespace

Wave soundWave(Sound sound) {
    for (const auto make : {ofCards, ofFights, ofTexts, ofPlayers})
        if (Wave wave = make(sound); !wave.empty())
            return wave;
    return {};
}

} // namespace takujo
