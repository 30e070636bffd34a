#pragma once

#include "engine/games/duel_masters/terms.h"
#include "engine/kit/script/language/term_building.h"

#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

/// What the abilities of keywords are put together of, in the words of this game.
namespace takujo::duel_masters::keyword_terms {

/// Which keyword an ability is of, where that is told (`Ability::number`).
enum WhichKeyword : std::int32_t {
    ofNone,
    ofShieldBack,
    ofGuardStrike,
    ofNinjaStrike,
    ofAttackChance,
    ofSabakiZ,
    ofShieldTrigger
};

/// 110.4d: zones from which cards may be used, by the rules or by texts.
inline constexpr std::uint32_t whereCardsAreUsed =
    1U << hand | 1U << manaZone | 1U << graveyard | 1U << hyperspatialZone;

using Fields = std::vector<std::pair<std::string_view, Term>>;

/// Returns the operator with that word, with these fields by their names.
template <class Spec>
Term built(Sort sort, const std::vector<Spec>& list, std::string_view word, const Fields& fields) {
    const std::size_t op = operatorOf(list, word);
    assert(op < list.size());
    const Operator& shape = list[op].shape;
    Term result{sort, static_cast<std::uint8_t>(op), shape.slot, std::vector<Term>(shape.fields.size()),
                shape.more};
    for (const auto& [key, term] : fields)
        for (std::size_t i = 0; i < shape.fields.size(); ++i)
            if (shape.fields[i].key == key)
                result.parts[i] = term;
    if (!shape.selects.empty())
        result.number = 0; // the first pick of its text
    return result;
}
inline Term effect(const Vocabulary& words, std::string_view word, const Fields& fields) {
    return built(Sort::effect, words.effects, word, fields);
}
inline Term condition(const Vocabulary& words, std::string_view word, const Fields& fields) {
    return built(Sort::condition, words.conditions, word, fields);
}

inline Term that() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
}
/// What the first pick of the text has selected.
inline Term selected() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::selected), 0, {}};
}
inline Term opponent() {
    return {Sort::players, static_cast<std::uint8_t>(PlayersOp::opponent), 0, {}};
}
inline Term controlledBy(const Vocabulary& words, Term players) {
    return terms::of(Sort::criterion, words.criteria, "controller", {std::move(players)});
}
inline Term withParts(Term each, std::vector<Term> criteria) {
    each.parts = std::move(criteria);
    return each;
}
/// Returns the creatures of the battle zone that are so; any cards, wherever they are asked.
inline Term creatures(std::vector<Term> criteria) {
    return withParts(eachOf(typeBit(creature), 0), std::move(criteria));
}
inline Term anyCard(std::vector<Term> criteria) {
    return withParts(eachOf(0, 0), std::move(criteria));
}
/// A card is used without paying, whatever it asks for.
inline Term usedForNothing(const Vocabulary& words, Term card) {
    return terms::of(Sort::effect, words.effects, "use card", {std::move(card), terms::number(1)});
}

} // namespace takujo::duel_masters::keyword_terms
