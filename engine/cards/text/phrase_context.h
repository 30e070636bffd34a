#pragma once

#include "engine/core/script.h"

#include <cstdint>
#include <string_view>

namespace takujo {

/// How the verb of a clause ends, by what follows: 引く。 / 引いてもよい / 引き、… / 引き、…もよい; and the
/// form for what has been done, where it is another verb: する, された.
enum class Ending : std::uint8_t { stop, may, more, moreToMay, done };

/// Returns the ending of a clause before another one that ends so.
inline Ending goingOnTo(Ending end) {
    return end == Ending::may || end == Ending::moreToMay ? Ending::moreToMay : Ending::more;
}

/// The form in which a trigger names an event: "enters", "entered", "would enter", "did not enter".
enum class Happening : std::uint8_t { now, past, would, never };

/// What "each" means without further words: "all Forwards", "Forwards", "a Forward".
enum class Quantifier : std::uint8_t { all, many, one };

/// What must hold besides a condition: nothing, other conditions, or another one of a list already said.
enum class Conjunction : std::uint8_t { nothing, others, alternatives };

/// The grammar of a phrase in its sentence.
struct PhraseContext {
    Ending ending = Ending::stop;
    Happening happening = Happening::now;
    Quantifier extent = Quantifier::all;
    /// After "you may" English has verbs without a subject: "draw 1 card", "have it gain Haste".
    bool bare = false;
    bool negated = false;
    /// The player who acts and need not be named in the clause; none: you.
    const Term* subject = nullptr;
    /// The objects that act, in their own clause.
    const Term* actor = nullptr;
    /// The objects among which an amount is divided, if the sentence says so.
    const Term* dividedAmong = nullptr;
    bool isDoer = false; ///< objects that do something
    /// What stands beside a condition, and the word before it: "if", "when" or "while".
    Conjunction beside = Conjunction::nothing;
    std::string_view opener = "if";
};

/// What the sentence around a noun phrase says already.
struct Omission {
    bool place = false;
    bool controller = false;
};

} // namespace takujo
