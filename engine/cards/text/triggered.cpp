// The part of the wording that says when something happens, and what is paid for it then.

#include "engine/cards/text/wording.h"

#include <algorithm>
#include <ranges>

namespace takujo {

/// What triggers the ability or is replaced by it; `compared`: where the event is one of so much.
std::string Wording::eventOfAbility(const Term* compared) {
    const bool isReplacement = ability_.kind == AbilityKind::replacement;
    std::vector<Trait> traits;
    if (!isReplacement)
        traits.push_back({"every"});
    events_.clear();
    std::string happens =
        compared != nullptr
            ? eventOfSoMuch(*compared)
            : trigger(ability_.trigger, isReplacement ? Happening::would : Happening::now, traits);
    for (const Term& other : ability_.otherTriggers) {
        const std::string next = trigger(other, Happening::now, traits);
        happens =
            phrase("ability", "or when",
                   [&](const Slot& slot) { return std::optional{slot.name == "next" ? next : happens}; },
                   {{std::string{shapeOf(other).word}}});
    }
    return happens;
}

bool Wording::isKeyword(const Term& trigger) const {
    return shapeOf(trigger).fields.empty() &&
           words_.find("ability", "when." + std::string{shapeOf(trigger).word}) != nullptr;
}

bool Wording::areKeywords() const {
    return isKeyword(ability_.trigger) &&
           std::ranges::all_of(ability_.otherTriggers,
                               [this](const Term& other) { return isKeyword(other); });
}

/// What is triggered by keywords has its cost between these and the text.
bool Wording::paysBehindItsTriggers() const {
    return !ability_.costs.empty() && ability_.trigger.exists() && areKeywords();
}

/// Keywords stand before the text, one after the other; anything else is a clause.
std::string Wording::behindTriggers(const std::string& text, const SlotFiller& filler) {
    if (!areKeywords()) {
        std::vector<Trait> traits;
        if (!isKeyword(ability_.trigger))
            traits.push_back({std::string{shapeOf(ability_.trigger).word}});
        const std::vector<Term>& effects = ability_.blocks.front();
        if (effects.size() == 1 && ability_.picks.empty() && !ability_.condition.exists())
            traits.push_back({"only " + std::string{shapeOf(effects.front()).word}});
        return around("when", text, filler, std::move(traits));
    }
    std::string result = paysBehindItsTriggers() ? behindCosts(text) : text;
    for (const Term& other : std::views::reverse(ability_.otherTriggers))
        result = around("when", result, filler, {{std::string{shapeOf(other).word}}});
    return around("when", result, filler, {{std::string{shapeOf(ability_.trigger).word}}});
}

std::string Wording::withItsCosts(const std::string& text) {
    if (ability_.kind == AbilityKind::activated)
        return afterCosts(text);
    const bool isPaid = ability_.kind == AbilityKind::triggered && !ability_.costs.empty();
    return isPaid && !paysBehindItsTriggers() ? behindCosts(text) : text;
}

/// What is triggered, and has a cost.
std::string Wording::behindCosts(const std::string& text) {
    const std::string paid = costs(ability_.costs, "costs");
    return around("triggered", text, [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == "cost" ? std::optional{heading(paid)} : std::nullopt;
    });
}

} // namespace takujo
