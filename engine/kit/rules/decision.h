#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

// Questions to players, and their answers.

/// The sort of answer that a question wants, for code that shows the question.
enum class DecisionKind : std::uint8_t {
    act,           ///< one action out of all that are possible now, or pass
    chooseObjects, ///< objects in a zone
    chooseCards,
    mode,
    number,
    name,
    order,  ///< which one comes next
    divide, ///< how much of a sum this object gets
    group,
    arrange,
    pay, ///< one more source of payment, or done
    yesNo,
    look,
};

/// Index into the verbs of the game.
using Verb = std::uint8_t;

/// An answer a player may give, or tries. `object`, `target` and `place` say what it touches, so that a table
/// can highlight it; `value` is a number, or a word of the game.
struct Option {
    Verb verb = 0;
    ZoneId place;
    ObjectId object;
    ObjectId target;
    std::int32_t value = 0;

    friend bool operator==(const Option&, const Option&) = default;
};

/// An option that a player tries without being offered it.
struct Attempt {
    Player player = Player::nobody;
    Option option;
};

/// A moment at which a player must decide. The options are all legal answers, in a stable order.
struct Decision {
    DecisionKind kind = DecisionKind::act;
    Player decider = Player::nobody;
    std::uint16_t procedure = 0;
    std::uint16_t step = 0;
    bool begins = false;   ///< an answer begins an action that can be taken back as a whole
    bool within = false;   ///< part of such an action
    bool moment = false;   ///< passed automatically when nothing can be done, unless a stop is set
    std::int32_t done = 0; ///< for prompts: number picked or paid
    std::int32_t goal = 0; ///< for prompts: of how many
    ObjectId about;        ///< the object that is played, paid for or ordered
    std::vector<Option> options;

    void clear() {
        options.clear();
        begins = within = moment = false;
        done = goal = 0;
        about = {};
    }
};

/// All numbers from `least` to `most`.
struct NumberRange {
    std::int32_t least = 0;
    std::int32_t most = 0;
};

/// Returns the range of answers, if the decision asks for a number and there are too many to list. The option
/// at index i is the number `least` + i.
std::optional<NumberRange> rangeOf(const Decision& decision);

} // namespace takujo
