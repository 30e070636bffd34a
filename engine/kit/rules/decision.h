#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// What sort of answer is wanted, for whoever has to show the question.
enum class DecisionKind : std::uint8_t {
    act,           ///< one action out of all that are possible now, or pass
    chooseObjects, ///< something in a zone
    chooseCards,
    mode,
    number,
    name,
    order,  ///< which of these comes next
    divide, ///< how much of a sum this one gets
    group,
    arrange,
    pay, ///< one more source of payment, or done
    yesNo,
    look,
};

/// An index into the verbs of the game.
using Verb = std::uint8_t;

/// Something a player may answer, or tries to do. `object`, `target` and `place` say what it touches, so that
/// a table can light it up; `value` is a number, or a word of the game.
struct Option {
    Verb verb = 0;
    ZoneId place;
    ObjectId object;
    ObjectId target;
    std::int32_t value = 0;

    friend bool operator==(const Option&, const Option&) = default;
};

/// An option somebody tries without having been offered it.
struct Attempt {
    Player player = Player::nobody;
    Option option;
};

/// A moment at which somebody must decide. The options are the legal answers, all of them, in a stable order.
struct Decision {
    DecisionKind kind = DecisionKind::act;
    Player decider = Player::nobody;
    std::uint16_t procedure = 0;
    std::uint16_t step = 0;
    bool begins = false;   ///< an answer begins something that can be taken back as a whole
    bool within = false;   ///< it is part of such a thing
    bool moment = false;   ///< passes by itself when nothing can be done, unless a stop says otherwise
    std::int32_t done = 0; ///< for prompts: how much has been picked or paid
    std::int32_t goal = 0; ///< for prompts: out of how much
    ObjectId about;        ///< what is being played, paid or ordered
    std::vector<Option> options;

    void clear() {
        options.clear();
        begins = within = moment = false;
        done = goal = 0;
        about = {};
    }
};

/// Numbers without a gap.
struct NumberRange {
    std::int32_t least = 0;
    std::int32_t most = 0;
};

/// What answers the decision, if those are so many numbers that nobody wants a list of them. The option at a
/// place is the number that is by so much larger than the least.
std::optional<NumberRange> rangeOf(const Decision& decision);

} // namespace takujo
