#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/parts.h"

#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// 11.10.1: the mark says that there is an EX Burst, and the ability says which it is.
void remarkOnBursts(const CardDefinition& card, std::vector<CardRemark>& remarks) {
    const bool isMarked = (card.flags & exBurst) != 0;
    const bool hasBurst = std::ranges::any_of(
        card.abilities, [](const Ability& ability) { return ability.has(Ability::burst); });
    if (isMarked && !hasBurst)
        remarks.push_back({"ex-without-burst",
                           "The card has the EX mark, but none of its abilities is an EX Burst.",
                           "Write 'burst: true' into the ability or the 'resolve' that is, or remove 'ex'."});
    if (!isMarked && hasBurst)
        remarks.push_back({"burst-without-ex",
                           "An ability is an EX Burst, but without the EX mark it is never used as one.",
                           "Add 'ex: true' to the card."});
}

/// Whether a cost asks for a card of this card's name from the hand.
bool discardsItsName(const CardDefinition& card, const Term& cost) {
    if (vocabulary().costs[cost.op].shape.word != "discard")
        return false;
    return std::ranges::any_of(cost.parts, [&](const Term& like) {
        return std::ranges::any_of(like.parts, [&](const Term& criterion) {
            if (criterion.sort != Sort::criterion)
                return false;
            const CriterionMeaning fits = vocabulary().criteria[criterion.op].fits;
            return (fits == criteria::name &&
                    static_cast<TextKey>(criterion[operand::of].number) == card.nameText) ||
                   (fits == criteria::namedLike &&
                    criterion[operand::of].op == static_cast<std::uint8_t>(ObjectsOp::self));
        });
    });
}

/// 11.7.1: that is part of every special ability.
void remarkOnSpecials(const CardDefinition& card, std::vector<CardRemark>& remarks) {
    for (const Ability& ability : card.abilities)
        if (!ability.has(Ability::isQuoted) && ability.kind == AbilityKind::activated &&
            ability.form == specialAbility &&
            std::ranges::any_of(ability.costs, [&](const Term& cost) { return discardsItsName(card, cost); }))
            remarks.push_back(
                {"special-pays-twice",
                 "A special ability always discards a card of its card's name; this one would discard "
                 "another one.",
                 "Remove that discard from its costs."});
}

/// A Summon has no keywords, and is on the stack when it is paid for (11.3.2).
void remarkOnSummons(const CardDefinition& card, std::vector<CardRemark>& remarks) {
    constexpr std::uint32_t ofPlaying = CardDefinition::prices | CardDefinition::payments;
    if (card.type != summon)
        return;
    if (card.sets[keywords] != 0)
        remarks.push_back({"keyword-of-summon",
                           "A Summon is never on the field, where its keywords would count.",
                           "Remove them."});
    const auto isPassedOver = [](const Ability& ability) {
        return ability.kind == AbilityKind::constant && (ability.worksIn >> hand & 1U) != 0 &&
               (ability.worksIn >> stack & 1U) == 0;
    };
    if ((card.has & ofPlaying) != 0 && std::ranges::any_of(card.abilities, isPassedOver))
        remarks.push_back(
            {"summon-pays-on-stack",
             "A Summon lies on the stack when it is paid for, and this works in the hand alone.",
             "Write 'in: [hand, stack]'."});
}

} // namespace

void remarkOn(const CardDefinition& card, std::vector<CardRemark>& remarks) {
    remarkOnBursts(card, remarks);
    remarkOnSpecials(card, remarks);
    remarkOnSummons(card, remarks);
}

std::vector<WordAdvice> adviceOnEffects() {
    return {{"counter", "What is on the stack is cancelled.", "{cancel: chosen}"},
            {"can", "What cannot be done is not done, whatever else says that it can (2.2).",
             "{loses abilities: chosen}"}};
}

} // namespace takujo::fftcg
