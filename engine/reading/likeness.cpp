#include "engine/reading/likeness.h"

#include "engine/kit/script/language/event_objects.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <vector>

namespace takujo {

namespace {

class Likeness {
public:
    Likeness(const Ability& ability, std::span<const Ability> ofCard, const Vocabulary& vocabulary,
             Language language)
        : ability_{ability}, quoted_{ability.quoted.empty() ? ofCard : std::span{ability.quoted}},
          vocabulary_{vocabulary}, language_{language} {
        const Term* const about =
            ability.trigger.exists() ? objectsOfEvent(vocabulary, ability.trigger) : nullptr;
        isAboutThis_ = about != nullptr && isSelf(*about);
    }

    std::string whole() {
        if (keywordForm(vocabulary_, ability_) != nullptr) // its game says the rest
            return number("keyword", ability_.form) + number("number", ability_.number) +
                   (ability_.name.in(language_).empty() ? "" : "into " + ability_.name.in(language_)) +
                   sorted(ability_.costs, "");
        const std::vector<Term>& effects = ability_.blocks.empty() ? none_ : ability_.blocks.front();
        Term condition = ability_.condition;
        std::string text;
        bool isOpened = false;
        // "When …, if …, …"
        if (ability_.kind == AbilityKind::triggered && !condition.exists() && effects.size() == 1 &&
            ability_.picks.empty()) {
            const Term& effect = effects.front();
            if (vocabulary_.effects[effect.op].follow == effects::decide && !effect.parts[2].exists()) {
                condition = effect.parts[0];
                text = block(static_cast<std::uint16_t>(effect.parts[1].number));
                isOpened = true;
            }
        }
        if (!isOpened && !ability_.blocks.empty())
            text = block(0);
        constexpr std::uint16_t said = Ability::burst | Ability::oncePerTurn | Ability::stateTriggered |
                                       Ability::declaredWhenCast | Ability::onceAtATime | Ability::declared |
                                       Ability::repeatsModes;
        std::string all = number("kind", static_cast<int>(ability_.kind)) + number("form", ability_.form) +
                          number("flags", (ability_.flags & said) | (isOnce() ? Ability::oncePerTurn : 0)) +
                          number("in", static_cast<std::int64_t>(ability_.worksIn)) +
                          number("number", ability_.number) + "name " +
                          (ability_.kind == AbilityKind::activated ? ability_.name.in(language_) : "") +
                          " when " + term(ability_.trigger);
        for (const Term& other : ability_.otherTriggers)
            all += " or " + term(other);
        all += " if " + term(condition) + " while " + term(ability_.whileTrue) + " costs " +
               sorted(ability_.costs, "") + " keyword " + term(ability_.keyword) + " choose " +
               list(ability_.picks);
        for (const OfferedCost& offer : ability_.offers)
            all += " offer " + list(offer.costs) + number("instead", offer.instead ? 1 : 0) +
                   number("less", offer.less) + number("often", offer.often ? 1 : 0) + term(offer.condition);
        if (ability_.limit.exists() && !isOnce())
            all += number("limit", ability_.limit.count) +
                   number("per", static_cast<int>(ability_.limit.per)) +
                   number("of", static_cast<int>(ability_.limit.of)) +
                   number("played", ability_.limit.whenPlayed ? 1 : 0);
        if (!ability_.modes.empty())
            all += " modes " + term(ability_.modesAtLeast) + " to " + term(ability_.modesAtMost) +
                   term(ability_.modesBy);
        for (const Mode& mode : ability_.modes)
            all += " mode " + list(mode.picks) + block(mode.block);
        return all + " do " + text;
    }

private:
    static std::string number(std::string_view name, std::int64_t value) {
        return std::string{name} + " " + std::to_string(value) + " ";
    }
    static bool isSelf(const Term& term) {
        return term.sort == Sort::objects && term.op == static_cast<std::uint8_t>(ObjectsOp::self);
    }
    static bool isOne(const Term& term) {
        return term.sort == Sort::amount && term.op == literalAmount && term.number == 1;
    }
    static bool isYou(const Term& term) {
        return term.sort == Sort::players && term.op == static_cast<std::uint8_t>(PlayersOp::you);
    }

    bool isOnce() const {
        const Limit& limit = ability_.limit;
        return limit.exists() && limit.count == 1 && limit.per == Limit::Per::turn &&
               limit.of == Limit::Of::object && !limit.whenPlayed;
    }
    /// Nothing is paid.
    bool isFree(const Term& cost) const {
        const Operator& shape = vocabulary_.costs[cost.op].shape;
        return !shape.fields.empty() && shape.fields.front().kind == FieldKind::cp &&
               std::ranges::all_of(cost.parts.front().parts, [](const Term& amount) {
                   return amount.op == literalAmount && amount.number == 0;
               });
    }

    std::string block(std::uint16_t number) { return list(ability_.blocks[number]); }

    std::string list(const std::vector<Term>& terms) {
        std::string all = "[";
        for (const Term& each : terms)
            all += term(each) + ", ";
        return all + "]";
    }

    std::string sorted(const std::vector<Term>& terms, std::string_view name) {
        std::vector<std::string> texts;
        for (const Term& each : terms)
            if (each.sort != Sort::cost || !isFree(each))
                texts.push_back(term(each));
        std::ranges::sort(texts);
        std::string all{name};
        for (const std::string& text : texts)
            all += "<" + text + ">";
        return all;
    }

    /// Where nothing needs to be said of a field.
    bool goesWithoutSaying(const Term& whole, const FieldShape& field, const Term& part) const {
        if (field.required)
            return false;
        if (field.kind == FieldKind::flag)
            return part.number == 0;
        if (field.kind == FieldKind::criteria)
            return part.parts.empty() && zonesOf(part) == 0 &&
                   typesOf(part) == (1U << vocabulary_.printed.types.size()) - 1;
        if (field.kind == FieldKind::players)
            return isYou(part);
        const bool looks =
            whole.sort == Sort::effect && vocabulary_.effects[whole.op].follow == effects::look;
        if (looks && field.kind == FieldKind::zone)
            return vocabulary_.zones[static_cast<std::size_t>(part.number)] == "hand";
        if (looks && field.key == looks::rest.key)
            return part.number == 0;
        const bool takesAll =
            whole.sort == Sort::effect && vocabulary_.effects[whole.op].follow == effects::takeCounter;
        const bool hasHappened =
            whole.sort == Sort::condition && vocabulary_.conditions[whole.op].holds == conditions::happened;
        return field.kind == FieldKind::amount && isOne(part) && !takesAll &&
               (field.key == "amount" || hasHappened);
    }

    std::string withFields(const Term& whole, const Operator& shape) {
        std::string all = std::string{shape.word} + "(";
        for (std::size_t i = 0; i < whole.parts.size() && i < shape.fields.size(); ++i) {
            const Term& part = whole.parts[i];
            if (part.exists() && !goesWithoutSaying(whole, shape.fields[i], part))
                all += std::string{shape.fields[i].key} + "=" + term(part) + ";";
        }
        return all + ")" +
               (whole.sort == Sort::effect && !shape.selects.empty() ? "#" + std::to_string(whole.number)
                                                                     : std::string{});
    }

    void collectAll(const Term& condition, std::vector<std::string>& all) {
        if (vocabulary_.conditions[condition.op].holds != conditions::all)
            return all.push_back(term(condition));
        for (const Term& each : condition.parts.front().parts)
            collectAll(each, all);
    }

    std::string conditionText(const Term& condition) {
        if (vocabulary_.conditions[condition.op].holds != conditions::all)
            return withFields(condition, vocabulary_.conditions[condition.op].shape);
        std::vector<std::string> all;
        collectAll(condition, all);
        std::string text = "all";
        for (const std::string& each : all)
            text += all.size() == 1 ? each : "<" + each + ">";
        return all.size() == 1 ? all.front() : text;
    }

    std::string amountText(const Term& amount) {
        if (amount.op == literalAmount)
            return std::to_string(amount.number);
        if (vocabulary_.amounts[amount.op].value == amounts::times)
            return sorted(amount.parts, "times");
        return withFields(amount, vocabulary_.amounts[amount.op].shape);
    }

    std::string criterionText(const Term& criterion, std::uint32_t zones) {
        const CriterionMeaning fits = vocabulary_.criteria[criterion.op].fits;
        const Operator& shape = vocabulary_.criteria[criterion.op].shape;
        const bool isElsewhere = zones != 0 && (zones & vocabulary_.inPlay) == 0;
        if (isElsewhere && (fits == criteria::controller || fits == criteria::owner))
            return "whose(" + term(criterion.parts.front()) + ")";
        if (fits == criteria::isNot) {
            const Term& each = criterion.parts.front();
            if (each.parts.size() == 1 && zonesOf(each) == 0) {
                Term inner = each.parts.front();
                const Operator& of = vocabulary_.criteria[inner.op].shape;
                if (!of.fields.empty() && of.fields.front().kind == FieldKind::flag) {
                    inner.parts.front().number = inner.parts.front().number == 0 ? 1 : 0;
                    return criterionText(inner, 0);
                }
            }
        }
        return withFields(criterion, shape);
    }

    std::string objectsText(const Term& objects) {
        auto op = static_cast<ObjectsOp>(objects.op);
        if (op == ObjectsOp::that && isAboutThis_)
            op = ObjectsOp::self;
        if (op != ObjectsOp::each)
            return "object" + std::to_string(static_cast<int>(op)) + "." +
                   std::to_string(op == ObjectsOp::self ? 0 : objects.number);
        const std::uint32_t cards = (1U << vocabulary_.printed.types.size()) - 1;
        if (objects.parts.size() == 1 && typesOf(objects) == cards && zonesOf(objects) == 0 &&
            vocabulary_.criteria[objects.parts.front().op].fits == criteria::among)
            return term(objects.parts.front().parts.front());
        std::vector<std::string> texts;
        texts.reserve(objects.parts.size());
        for (const Term& each : objects.parts)
            texts.push_back(criterionText(each, zonesOf(objects)));
        std::ranges::sort(texts);
        std::string all = "each" + std::to_string(typesOf(objects)) + "." + std::to_string(zonesOf(objects));
        for (const std::string& text : texts)
            all += "<" + text + ">";
        return all;
    }

    std::string term(const Term& term) {
        switch (term.sort) {
        case Sort::nothing:
            return "-";
        case Sort::text:
            return "'" + ability_.texts[term.op].in(language_) + "'";
        case Sort::effect:
            return withFields(term, vocabulary_.effects[term.op].shape);
        case Sort::condition:
            return conditionText(term);
        case Sort::amount:
            return amountText(term);
        case Sort::objects:
            return objectsText(term);
        case Sort::criterion:
            return criterionText(term, 0);
        case Sort::trigger:
            return withFields(term, vocabulary_.triggers[term.op].shape);
        case Sort::cost:
            return withFields(term, vocabulary_.costs[term.op].shape);
        case Sort::keyword:
            return withFields(term, vocabulary_.keywordPhrases[term.op].shape);
        case Sort::block:
            return block(static_cast<std::uint16_t>(term.number));
        case Sort::ability:
            return "\"" +
                   Likeness{quoted_[static_cast<std::size_t>(term.number)], quoted_, vocabulary_, language_}
                       .whole() +
                   "\"";
        case Sort::pick:
            return "pick" + std::to_string(term.number) + list(term.parts);
        case Sort::number:
        case Sort::comparison:
        case Sort::players:
        case Sort::list:
            break;
        }
        return std::to_string(term.op) + "." + std::to_string(term.number) + "." + std::to_string(term.more) +
               list(term.parts);
    }

    const Ability& ability_;
    std::span<const Ability> quoted_; ///< the abilities of which its text speaks
    const Vocabulary& vocabulary_;
    Language language_;
    bool isAboutThis_ = false;
    const std::vector<Term> none_;
};

} // namespace

std::string likenessOf(const Ability& ability, const Vocabulary& vocabulary, Language language,
                       std::span<const Ability> ofCard) {
    return Likeness{ability, ofCard, vocabulary, language}.whole();
}

} // namespace takujo
