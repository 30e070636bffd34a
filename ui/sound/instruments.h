#pragma once

#include "ui/sound/waves.h"

/// What sounds are played on.
namespace takujo::waves {

/// The pitch so many half tones above the d below the middle c's octave, in hertz.
double note(double halfTones);

/// A finger on the table; `body`: its pitch in hertz.
Wave tap(double body);
/// A bar of wood.
Wave wood(double pitch);
Wave bell(double pitch);
/// A thin piece of glass.
Wave glass(double pitch);
/// A plucked string, so many half tones above that d.
Wave string(double halfTones);

} // namespace takujo::waves
