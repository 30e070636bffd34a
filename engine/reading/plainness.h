#pragma once

#include "engine/reading/reading_guide.h"
#include "engine/reading/script_tree.h"

#include <compare>

namespace takujo {

// Several scripts can print one text. Of these the plain one is meant: README.md lists what that is.

/// How far a script is from the plain way to say what it says; less is plainer.
struct Plainness {
    int warnings = 0;        ///< what card files would be warned of
    int authorTexts = 0;     ///< names and the like, where a word of the game might do
    std::size_t letters = 0; ///< of these
    int roundabout = 0;      ///< words for which there is a plainer one
    int behindThen = 0;      ///< what stands behind "if you do so, …" and is no part of it
    friend auto operator<=>(const Plainness&, const Plainness&) = default;
};
Plainness plainnessOf(const Script& script, const ReadingGuide& guide);

/// Whether one says nothing but what the other says too.
bool leavesOut(const Script& one, const Script& other);

} // namespace takujo
