// The part of the wording that says once what is done to all that has been chosen, though the script says it
// of each choice: "return them to their owners' hands".

#include "engine/cards/text/wording.h"

#include <algorithm>

namespace takujo {

namespace {

/// The effect as it would be about everything that is chosen, if it is about the choice of that number: what
/// it is done to, and whose it is.
Term aboutAllChosen(const Term& effect, std::int32_t number) {
    const auto isChosen = [number](const Term& term) {
        return term.sort == Sort::objects && term.op == static_cast<std::uint8_t>(ObjectsOp::chosen) &&
               term.number == number;
    };
    Term result = effect;
    for (Term& part : result.parts) {
        if (isChosen(part))
            part.number = Wording::allChosen;
        if (part.sort == Sort::players)
            for (Term& whose : part.parts)
                if (isChosen(whose))
                    whose.number = Wording::allChosen;
    }
    return result;
}

} // namespace

std::vector<Term> Wording::toldTogether(std::vector<Term> effects) const {
    const std::size_t all = chosenTogether_.size();
    if (all < 2)
        return effects;
    for (std::size_t i = 0; i + all <= effects.size(); ++i) {
        const Term once = aboutAllChosen(effects[i], chosenTogether_.front());
        bool areAlike = once != effects[i];
        for (std::size_t j = 0; j < all && areAlike; ++j)
            areAlike = aboutAllChosen(effects[i + j], chosenTogether_[j]) == once;
        if (!areAlike)
            continue;
        effects[i] = once;
        const auto next = effects.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        effects.erase(next, next + static_cast<std::ptrdiff_t>(all) - 1);
    }
    return effects;
}

} // namespace takujo
