// The part of the wording that says abilities of which the text of another one speaks.

#include "engine/cards/text/wording.h"

namespace takujo {

/// One of the card's, unless it has not been put there yet.
const Ability& Wording::quoted(const Term& ability) const {
    const std::vector<Ability>& all = ability_.quoted.empty() ? card_.abilities : ability_.quoted;
    return all[static_cast<std::size_t>(ability.number)];
}

/// "When you do so, choose 1 Forward. Break it": what stands behind the comma. It goes on with what has been
/// spoken of.
std::string Wording::textThatFollows(const Term& following) {
    Wording inside{card_, quoted(following), vocabulary_, words_, language_};
    inside.places_.insert(inside.places_.end(), places_.begin(), places_.end());
    inside.events_ = events_;
    inside.spokenOf_ = spokenOf_;
    inside.it_ = it_;
    spokenOf_.reset(); // what comes behind it is about something else again
    return inside.asGoingOn();
}

std::string Wording::asGoingOn() {
    const std::string holds = ability_.condition.exists() ? condition(ability_.condition, {}) : std::string{};
    std::vector<std::string> sentences = body(ability_.picks, 0);
    if (!holds.empty())
        sentences.front() = around("if", sentences.front(), [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "condition" ? std::optional{holds} : std::nullopt;
        });
    std::string text = joinSentences(sentences);
    if (!ability_.modes.empty())
        text = withModes(text);
    return withoutStop(std::move(text));
}

} // namespace takujo
