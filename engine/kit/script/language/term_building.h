#pragma once

#include "engine/core/localized_text.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <utility>

/// Builds terms as the reader would, for keywords whose abilities the rulebook spells out
/// (`Vocabulary::KeywordForm::complete`).
namespace takujo::terms {

inline Term number(std::int32_t value) {
    return {Sort::number, 0, value, {}};
}
inline Term amount(std::int32_t value) {
    return {Sort::amount, literalAmount, value, {}};
}
/// Returns a text; the ability must have it among its own, as the first one.
inline Term text(const LocalizedText& text) {
    return {Sort::text, 0, static_cast<std::int32_t>(textKey(text.en)), {}};
}
inline Term self() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::self), 0, {}};
}
inline Term you() {
    return {Sort::players, static_cast<std::uint8_t>(PlayersOp::you), 0, {}};
}
/// Returns everything in play that fits.
inline Term each(std::vector<Term> criteria) {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::each), 0, std::move(criteria)};
}
/// Returns a choice of exactly one of these; it is the first choice of its ability.
inline Term oneOf(Term from) {
    Term pick{Sort::pick, 0, 0, std::vector<Term>(5)};
    pick.parts[pickLeast] = pick.parts[pickMost] = amount(1);
    pick.parts[pickFrom] = std::move(from);
    return pick;
}
/// Returns what the first choice of the ability has chosen.
inline Term chosen() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::chosen), 0, {}};
}

/// Returns the operator with that word, with its first fields.
template <class Spec>
Term of(Sort sort, const std::vector<Spec>& list, std::string_view word, std::vector<Term> parts) {
    const std::size_t op = operatorOf(list, word);
    parts.resize(list[op].shape.fields.size());
    return {sort, static_cast<std::uint8_t>(op), list[op].shape.slot, std::move(parts)};
}

} // namespace takujo::terms
