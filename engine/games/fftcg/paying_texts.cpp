#include "engine/games/fftcg/paying_texts.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/scope.h"

namespace takujo::fftcg {

namespace {

/// Light and dark are no elements that a cost asks for (11.4.6.1.3), so any element is one of the others.
constexpr std::uint32_t anyElement = ((1U << elementCount) - 1) & ~lightAndDark;

std::uint32_t elementsIn(const Term& words) {
    constexpr std::uint32_t any = 1U << elementCount; // the word behind all elements
    const auto bits = static_cast<std::uint32_t>(words.number);
    return (bits & any) != 0 ? anyElement | (bits & ~any) : bits;
}

bool isMeantFor(const Position& position, const Scope& scope, const Term& purpose, ObjectId cast) {
    return !purpose.exists() || (cast.exists() && isLike(scope, purpose, know(position, cast)));
}

/// The elements that texts add to those of a card for its CP.
std::uint32_t addedElements(const Position& position, const Known& source, ObjectId cast) {
    std::uint32_t added = 0;
    visitModifiers(position, payments::makesCp, source, [&](const Scope& scope, const Term& term) {
        if (isMeantFor(position, scope, term[makes_cp::purpose], cast))
            added |= elementsIn(term[makes_cp::elements]);
    });
    return added;
}

bool isKeptForOthers(const Position& position, const Known& source, ObjectId cast) {
    bool isKept = false;
    visitModifiers(position, payments::cpOnlyFor, source, [&](const Scope& scope, const Term& term) {
        isKept = isKept || !isMeantFor(position, scope, term[cp_only_for::purpose], cast);
    });
    return isKept;
}

/// Of these elements, those that may pay for that card.
std::uint32_t allowedFor(const Position& position, Player player, const Known& card, std::uint32_t elements,
                         bool isBackup) {
    visitModifiersOf(position, payments::payOnlyWith, player, pays_only_with::player,
                     [&](const Scope& scope, const Term& term) {
                         if (!isLikeThere(scope, term[lasting::of], card))
                             return;
                         if (term[pays_only_with::backups].isTrue() && !isBackup)
                             elements = 0;
                         if (term[pays_only_with::elements].exists())
                             elements &= elementsIn(term[pays_only_with::elements]);
                     });
    return elements;
}

} // namespace

ObjectId whatCpCast(const Position& position, ObjectId played) {
    if (!played.exists() || position.state.frames.empty())
        return {};
    const ProcedureId now = position.state.frames.back().procedure;
    if (now == castingSummon || now == castingCharacter)
        return played;
    const bool isOther = now == usingAbility || now == warping || now == priming || now == payingFee;
    return isOther || record(position.state, played).zone.kind == field ? ObjectId{} : played;
}

bool takesAnyCp(const Position& position, Player player, const Known& card) {
    bool takes = false;
    if (textsSayWhatPays(position))
        visitModifiersOf(position, payments::anyCpPays, player, any_cp_pays::player,
                         [&](const Scope& scope, const Term& term) {
                             takes = takes || isLikeThere(scope, term[lasting::of], card);
                         });
    return takes;
}

std::uint32_t elementsForCp(const Position& position, ObjectId source, ObjectId cast) {
    std::uint32_t elements = elementsOf(position, source);
    if (!textsSayWhatPays(position))
        return elements;
    const Known known = know(position, source);
    const bool isOnField = known.zone.kind == field;
    if (isOnField && isKeptForOthers(position, known, cast))
        return 0;
    if (isOnField) {
        const std::uint32_t added = addedElements(position, known, cast);
        elements = isA(position, source, backup) ? elements | added : added;
    }
    if (!cast.exists())
        return elements;
    const bool isBackup = isOnField && isA(position, source, backup);
    return allowedFor(position, known.controller, know(position, cast), elements, isBackup);
}

bool makesCpOnField(const Position& position, ObjectId id) {
    if (isA(position, id, backup))
        return true;
    bool makes = false;
    if (textsSayWhatPays(position))
        visitModifiers(position, payments::makesCp, know(position, id),
                       [&](const Scope&, const Term&) { makes = true; });
    return makes;
}

namespace payments {

// They change nothing that an object is.
void anyCpPays(Characteristics&, const Term&, std::int32_t) {}
void payOnlyWith(Characteristics&, const Term&, std::int32_t) {}
void makesCp(Characteristics&, const Term&, std::int32_t) {}
void cpOnlyFor(Characteristics&, const Term&, std::int32_t) {}

} // namespace payments

} // namespace takujo::fftcg
