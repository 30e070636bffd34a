// The part of the wording that says how much an event is that something happens instead of: "if it would be
// dealt damage less than its power".

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

/// Among the conditions, the one that compares how much the event is, if there are words for that.
const Term* Wording::comparedInEvent(const Term& condition) {
    const std::vector<Term>& event = ability_.trigger.parts;
    const bool saysMore =
        std::any_of(event.begin() + 1, event.end(), [](const Term& part) { return part.exists(); });
    if (!condition.exists() || saysMore)
        return nullptr;
    if (vocabulary_.conditions[condition.op].holds == conditions::all) {
        const std::vector<Term>& all = condition[operand::of].parts;
        const auto found =
            std::ranges::find_if(all, [this](const Term& each) { return comparedInEvent(each) == &each; });
        return found == all.end() ? nullptr : &*found;
    }
    return choosePattern(words_, queryFor(soMuch(condition))).exists() ? &condition : nullptr;
}

/// "3000 damage or more", "damage less than its power".
Wording::Phrasing Wording::soMuch(const Term& condition) const {
    static const Term that{Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
    const bool isNot = vocabulary_.conditions[condition.op].holds == conditions::isNot;
    const Term& plain = isNot ? condition[operand::of] : condition;
    PhraseContext manner;
    manner.negated = isNot;
    manner.happening = Happening::would;
    const std::vector<Term>& parts = ability_.trigger.parts; // none, where it is about the card itself
    manner.actor = !parts.empty() && parts.front().op == static_cast<std::uint8_t>(ObjectsOp::self)
                       ? &parts.front()
                       : &that;
    Phrasing saying{"conditions", shapeOf(plain), plain, manner};
    saying.traits.push_back({"within " + std::string{shapeOf(ability_.trigger).word}, {}, true});
    return saying;
}

std::string Wording::eventOfSoMuch(const Term& compared) {
    PhraseContext manner;
    manner.happening = Happening::would;
    manner.extent = Quantifier::one;
    const std::string amount = say(soMuch(compared));
    Phrasing saying{"triggers", shapeOf(ability_.trigger), ability_.trigger, manner};
    saying.traits.push_back({"so much", {}, true});
    saying.more = [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == "so much" ? std::optional{amount} : std::nullopt;
    };
    return say(saying);
}

/// What else is asked.
Term Wording::without(const Term& conditions, const Term& one) const {
    if (conditions == one)
        return {};
    Term rest = conditions;
    std::vector<Term>& all = rest.parts.front().parts;
    all.erase(std::ranges::find(all, one));
    return all.size() == 1 ? Term{all.front()} : rest;
}

} // namespace takujo
