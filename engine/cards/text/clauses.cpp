// The part of the wording that says an effect in several clauses, or two effects in one.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>

namespace takujo {

namespace {

/// The keys under which an operator has its second clause, its third, …: `look/2`.
std::string keyOfClause(std::string_view word, int number) {
    return std::string{word} + (number == 1 ? std::string{} : "/" + std::to_string(number));
}

constexpr int mostClauses = 4;

/// Whether its first field says what it is about, as the clause before has said already.
bool isAbout(const Operator& shape) {
    return !shape.fields.empty() && shape.fields.front().kind == FieldKind::objects;
}

} // namespace

/// "Becomes a Forward with 6000 power": two effects as one clause, where there is a pattern for that.
ChosenPattern Wording::patternWithNext(const Phrasing& saying, const Phrasing& following) {
    PatternQuery query = queryFor(saying);
    for (const PatternQuery::Given& given : queryFor(following).given)
        if (given.field != following.shape.fields.front().key || !isAbout(following.shape))
            query.given.push_back({"next " + given.field});
    for (const Trait& trait : queryFor(following).traits)
        if (trait.must)
            query.traits.push_back({"next " + trait.word, {}, true});
    return choosePattern(words_, query);
}

Wording::Phrasing Wording::withNextSaid(const Term& effect, const Term& next, const PhraseContext& manner) {
    Phrasing saying = sayingOf(effect, manner, {});
    const Phrasing following = sayingOf(next, manner, {&effect, 1});
    saying.traits.push_back({"with " + std::string{following.shape.word}, {}, true});
    saying.more = [this, following](const Slot& slot) -> std::optional<std::string> {
        constexpr std::string_view behind = "next ";
        if (!slot.name.starts_with(behind))
            return std::nullopt;
        return slotText(following, {slot.name.substr(behind.size()), slot.form, slot.words});
    };
    return saying;
}

std::optional<Wording::Clause> Wording::withNext(const Term& effect, const Term& next,
                                                 const PhraseContext& manner) {
    const Phrasing saying = withNextSaid(effect, next, manner);
    const ChosenPattern pattern = patternWithNext(saying, sayingOf(next, manner, {&effect, 1}));
    if (!pattern.exists())
        return std::nullopt;
    const Clause::Doer doer = doerOf(pattern, saying);
    Clause clause{filled(pattern, saying), doer};
    speakAfter(effect);
    return clause;
}

/// Whether there is a pattern for both of them, which are about nothing that lasts.
bool Wording::joinsNext(const Term& effect, const Term& next) {
    return !hasClauses(shapeOf(effect)) && !isAbout(shapeOf(next)) &&
           patternWithNext(withNextSaid(effect, next, {}), sayingOf(next, {}, {&effect, 1})).exists();
}

bool Wording::hasClauses(const Operator& shape) const {
    const auto section = words_.sections().find("effects");
    if (section == words_.sections().end())
        return false;
    const std::string second = keyOfClause(shape.word, 2);
    const auto at = section->second.lower_bound(second);
    return at != section->second.end() && at->first.starts_with(second);
}

/// Whether all that is looked at is taken, whatever it is: that is a move of so many cards.
bool Wording::takesAll(const Phrasing& saying) const {
    const auto given = [&](std::string_view field) { return givenPart(saying.term, field); };
    const Term* const looked = given("at top");
    const Term* const taken = given("take");
    const bool isAll =
        looked != nullptr && taken != nullptr && looked->op == literalAmount && *looked == *taken;
    const auto isSo = [](const Term* flag) { return flag != nullptr && flag->number != 0; };
    return isAll && isSo(given("exactly")) && !isSo(given("show")) && given("like") == nullptr;
}

/// An operator that takes several clauses: each says some of its fields, and together they must say all.
std::vector<Wording::Clause> Wording::clausesOf(const Phrasing& saying, bool apart) {
    PatternQuery query = queryFor(saying);
    query.partly = true;
    if (takesAll(saying)) {
        query.word = std::string{saying.shape.word} + "/all";
        if (const ChosenPattern pattern = choosePattern(words_, query); pattern.exists())
            return {{filled(pattern, saying), doerOf(pattern, saying)}};
    }
    std::vector<ChosenPattern> patterns;
    for (int i = 1; i <= mostClauses; ++i) {
        query.word = keyOfClause(saying.shape.word, i);
        if (const ChosenPattern pattern = choosePattern(words_, query); pattern.exists())
            patterns.push_back(pattern);
    }
    const bool allSaid = std::ranges::all_of(query.given, [&](const PatternQuery::Given& field) {
        return std::ranges::any_of(patterns,
                                   [&](const ChosenPattern& pattern) { return says(pattern, query, field); });
    });
    if (!allSaid)
        return {{"{" + std::string{saying.section} + ": " + std::string{saying.shape.word} + "}"}};
    std::vector<Clause> clauses;
    // Apart, the first is a sentence of its own and the others are one.
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        Phrasing one = saying;
        const bool goesOn = !apart || (i > 0 && !patterns.back().names("at top one"));
        if (i + 1 < patterns.size() && goesOn)
            one.manner.ending = goingOnTo(one.manner.ending);
        // In one sentence whoever does it is named once.
        if (i > (apart ? 1U : 0U))
            for (const Term& part : saying.term.parts)
                if (part.sort == Sort::players)
                    one.manner.subject = &part;
        const Clause::Doer doer = doerOf(patterns[i], saying);
        clauses.push_back({filled(patterns[i], one), doer});
    }
    const bool isOneCard = !patterns.empty() && patterns.back().names("at top one");
    if (apart && clauses.size() > 2 && !isOneCard)
        return {clauses.front(), joined({clauses.begin() + 1, clauses.end()}, saying.manner)};
    return clauses;
}

/// By the English pattern: in it a clause has a subject, names somebody, or is an order.
Wording::Clause::Doer Wording::doerOf(const ChosenPattern& pattern, const Phrasing& saying) const {
    using Doer = Clause::Doer;
    const auto holds = [](const FieldShape& field) { return field.kind == FieldKind::block; };
    if (!pattern.exists() || std::ranges::any_of(saying.shape.fields, holds))
        return Doer::itself;
    Doer doer = Doer::you;
    fillSlots(pattern.text->en, [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == endSlot || slot.form == "they" || slot.form == "unsaid" || slot.form == "subject")
            doer = Doer::itself;
        if (slot.form == "agent") {
            const auto field = std::ranges::find(saying.shape.fields, slot.name, &FieldShape::key);
            const auto index = static_cast<std::size_t>(field - saying.shape.fields.begin());
            const Term& players = field == saying.shape.fields.end()
                                      ? saying.term.parts.front().parts[pickBy] // of a pick
                                      : saying.term.parts[index];
            if (!isSubject(players, saying.manner))
                doer = Doer::named;
        }
        return std::string{};
    });
    return doer;
}

} // namespace takujo
