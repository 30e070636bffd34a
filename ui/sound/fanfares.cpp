#include "ui/sound/fanfares.h"

#include "ui/sound/instruments.h"

#include <initializer_list>

namespace takujo::waves {

namespace {

struct Played {
    double at; ///< in seconds
    double halfTones;
    double gain;
};

Wave onStrings(std::initializer_list<Played> notes) {
    Wave wave;
    for (const Played& each : notes)
        lay(wave, string(each.halfTones), each.at, each.gain);
    return wave;
}

} // namespace

Wave victory() {
    Wave wave = onStrings({{0, 0, 0.7},
                           {0.11, 4, 0.7},
                           {0.22, 7, 0.75},
                           {0.33, 9, 0.75},
                           {0.46, 12, 0.9},
                           {0.66, 0, 0.6},
                           {0.67, 7, 0.6},
                           {0.68, 16, 0.9}});
    lay(wave, bell(note(24)), 0.68, 0.25);
    lay(wave, bell(note(19)), 0.46, 0.2);
    return inRoom(wave, 0.3);
}

Wave defeat() {
    Wave wave = onStrings({{0, 7, 0.8}, {0.2, 3, 0.75}, {0.4, 2, 0.7}, {0.62, -5, 0.8}, {0.64, -12, 0.7}});
    lay(wave, glide(note(-12), note(-13), 0.5), 0.62, 0.2);
    return inRoom(wave, 0.3);
}

Wave draw() {
    Wave wave = onStrings(
        {{0, 0, 0.7}, {0.01, 7, 0.7}, {0.3, 5, 0.6}, {0.31, 12, 0.6}, {0.6, 0, 0.7}, {0.61, 7, 0.7}});
    return inRoom(wave, 0.3);
}

} // namespace takujo::waves
