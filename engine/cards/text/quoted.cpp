// The part of the wording that says abilities of which the text of another one speaks.

#include "engine/cards/text/wording.h"

#include <algorithm>
#include <string_view>

namespace takujo {

std::string withInnerQuotes(std::string text, Language language) {
    const auto replace = [&text](std::string_view outer, std::string_view inner) {
        for (std::size_t at = 0; (at = text.find(outer, at)) != std::string::npos;)
            text.replace(at, outer.size(), inner);
    };
    if (language == Language::en) {
        replace("\"", "'");
    } else {
        replace("「", "『");
        replace("」", "』");
    }
    return text;
}

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
        sentences.front() =
            around("if", sentences.front(), [&](const Slot& slot) -> std::optional<std::string> {
                return slot.name == "condition" ? std::optional{holds} : std::nullopt;
            });
    std::string text = joinSentences(sentences);
    if (!ability_.modes.empty())
        text = withModes(text);
    return withoutStop(std::move(text));
}

/// "When this Forward attacks, draw 1 card.": as whoever gains it has it.
std::string Wording::inQuotes(const Term& ability, const Term& givenTo) {
    Wording inside{card_, quoted(ability), vocabulary_, words_, language_};
    const Term& to = plainly(givenTo);
    const std::uint32_t all = (1U << vocabulary_.printed.types.size()) - 1;
    if (to.op == static_cast<std::uint8_t>(ObjectsOp::self)) {
        inside.self_ = self_;
        inside.selfTypes_ = selfTypes_;
    } else {
        const Term* const each =
            to.op == static_cast<std::uint8_t>(ObjectsOp::each) ? &to : referentOf(to).each;
        inside.selfTypes_ = each == nullptr ? all : typesOf(*each);
        inside.self_ = inside.thisOneOf(inside.selfTypes_);
    }
    const std::string text = withInnerQuotes(inside.abilityText(), language_);
    return phrase("ability", "quoted", [&](const Slot&) { return std::optional{text}; });
}

/// "this Forward"
std::string Wording::thisOneOf(std::uint32_t types) {
    const std::string noun = typeNoun(types, false, false);
    return phrase("selectors", "this one", [&](const Slot&) { return std::optional{noun}; });
}

bool Wording::quotes(const Term& effect) const {
    return std::ranges::any_of(effect.parts, [this](const Term& part) {
        return std::ranges::any_of(part.parts, [this](const Term& inner) {
            return inner.sort == Sort::ability && !quoted(inner).has(Ability::ofKeyword);
        });
    });
}

} // namespace takujo
