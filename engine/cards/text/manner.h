#pragma once

#include "engine/core/script.h"

#include <cstdint>
#include <string_view>

namespace takujo {

/// What follows a clause, by which its verb ends: 引く。 / 引いてもよい / 引き、… / 引き、…もよい; and how it
/// is told when it has been done, where that is another verb: する, された.
enum class Ending : std::uint8_t { stop, may, more, moreToMay, done };

/// Before another clause, which ends so.
inline Ending goingOnTo(Ending end) {
    return end == Ending::may || end == Ending::moreToMay ? Ending::moreToMay : Ending::more;
}

/// How a trigger speaks of what happens: "enters", "entered", "would enter", "did not enter".
enum class Happening : std::uint8_t { now, past, would, never };

/// What "each" means where nothing else is said: "all Forwards", "Forwards", "a Forward".
enum class Extent : std::uint8_t { all, many, one };

/// What else has to be so beside a condition: nothing, other conditions, or one of a list that is said
/// already.
enum class Beside : std::uint8_t { nothing, others, alternatives };

/// How something is said where it stands.
struct Manner {
    Ending ending = Ending::stop;
    Happening happening = Happening::now;
    Extent extent = Extent::all;
    /// After "you may" English has verbs without a subject: "draw 1 card", "have it gain Haste".
    bool bare = false;
    bool negated = false;
    /// The player who acts, whom the clause need not name; none is you.
    const Term* subject = nullptr;
    /// The objects that act, in a clause of theirs.
    const Term* actor = nullptr;
    /// The objects among which an amount is divided, where the sentence says that it is.
    const Term* dividedAmong = nullptr;
    bool isDoer = false; ///< objects by which something is done
    /// What stands beside a condition, and the word that opens it: "if", "when" or "while".
    Beside beside = Beside::nothing;
    std::string_view opener = "if";
};

/// What the sentence around a noun phrase says already.
struct Unsaid {
    bool place = false;
    bool controller = false;
};

} // namespace takujo
