#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/modifier_in_layers.h"
#include "engine/kit/script/lasting/operations.h"
#include "engine/kit/script/reading/abilities.h"

#include <algorithm>
#include <span>

namespace takujo::modifiers {

namespace {

std::uint32_t bitsOf(const Term& words) {
    return static_cast<std::uint32_t>(words.number);
}
bool isLimited(const Term& term) {
    return std::ranges::any_of(std::span{term.parts}.subspan(restricts::deeds.part + 1),
                               [](const Term& part) { return part.sort == Sort::objects; });
}
std::size_t slotOf(const Term& term) {
    return static_cast<std::size_t>(term.number);
}

/// Texts that it has besides the printed ones, or has lost.
void put(Characteristics& what, std::uint8_t slot, std::uint32_t key) {
    for (std::size_t i = 0; i < Characteristics::addedCount; ++i) {
        const bool isThere = what.added[i] == key && what.addedSlot[i] == slot;
        if (what.added[i] != 0 && !isThere)
            continue;
        what.added[i] = key;
        what.addedSlot[i] = slot;
        return;
    }
}
void takeOut(Characteristics& what, std::uint8_t slot, std::uint32_t key) {
    for (std::size_t i = 0; i < Characteristics::addedCount; ++i)
        if (what.added[i] == key && what.addedSlot[i] == slot) {
            what.added[i] = 0;
            what.addedSlot[i] = 0;
        }
}

} // namespace

std::uint32_t sortsMeant(const Term& term) {
    const std::uint32_t all = 1U << static_cast<unsigned>(term.number);
    const std::uint32_t words = bitsOf(term[gains::what]);
    return (words & (all - 1)) | ((words & all) != 0 ? 1U | 1U << otherSorts : 0U);
}

/// What has no such number gets it only by setting it; what is
/// doubled gets more by an amount that was fixed when it began. A schema whose number does not fit in here is
/// found before anything is played (`faultsOf`, in engine/cards/schema_faults.h).
void number(Characteristics& what, const Term& term, std::int32_t amount) {
    std::int32_t& value = what.numbers.at(slotOf(term));
    if (term[changes::becomes].exists())
        value = amount;
    else if (value != CardDefinition::notPrinted && (isMultiplying(term) || isDividing(term)))
        value = isDividing(term) ? dividedBy(value, amount) : productOf(value, amount);
    else if (value != CardDefinition::notPrinted)
        value = changedBy(value, amount, floorOf(term[changes::atLeast]));
    if (isBroken(Fault::numbersStopAtNought) && value != CardDefinition::notPrinted)
        value = std::max(value, 0);
}
void set(Characteristics& what, const Term& term, std::int32_t) {
    std::uint32_t& value = what.sets.at(slotOf(term));
    value = (term[turns_into::also].isTrue() ? value : 0) | bitsOf(term[turns_into::is]);
}
void gain(Characteristics& what, const Term& term, std::int32_t) {
    what.sets[slotOf(term)] |= bitsOf(term[gains::what]);
    if (const std::uint32_t behind = term[gains::what].more; behind != 0)
        what.sets.at(slotOf(term) + 1) |= behind;
}
void lose(Characteristics& what, const Term& term, std::int32_t) {
    what.sets[slotOf(term)] &= ~bitsOf(term[gains::what]);
    if (const std::uint32_t behind = term[gains::what].more; behind != 0)
        what.sets.at(slotOf(term) + 1) &= ~behind;
}
/// What it has instead, it has of that sort alone. What it has lost before, it has again.
void text(Characteristics& what, const Term& term, std::int32_t) {
    giveText(what, static_cast<std::uint8_t>(slotOf(term)), bitsOf(term[turns_into::is]),
             term[turns_into::also].isTrue());
}
void giveText(Characteristics& what, std::uint8_t slot, TextKey key, bool also) {
    if (!also) {
        what.texts[slot] = key;
        for (std::size_t i = 0; i < Characteristics::addedCount; ++i)
            if ((what.addedSlot[i] & ~Characteristics::isLost) == slot) {
                what.added[i] = 0;
                what.addedSlot[i] = 0;
            }
        return;
    }
    takeOut(what, static_cast<std::uint8_t>(slot | Characteristics::isLost), key);
    put(what, slot, key);
}
/// What it does not have any more stands among what was added, as a loss.
void loseText(Characteristics& what, const Term& term, std::int32_t) {
    if (isBroken(Fault::lostTextsStay))
        return;
    const auto slot = static_cast<std::uint8_t>(slotOf(term));
    const std::uint32_t key = bitsOf(term[turns_into::is]);
    if (what.texts[slot] == key)
        what.texts[slot] = Characteristics::noText;
    takeOut(what, slot, key);
    put(what, static_cast<std::uint8_t>(slot | Characteristics::isLost), key);
}
void type(Characteristics& what, const Term& term, std::int32_t) {
    what.types = (term[turns_into::also].isTrue() ? what.types : 0U) | bitsOf(term[turns_into::is]);
}
/// What is forbidden only by some, or to some, `cannotToward` looks for where this says that there is such.
void cannot(Characteristics& what, const Term& term, std::int32_t) {
    what.cannot |= isLimited(term) ? bitsOf(term[restricts::deeds]) << limitedRestriction
                                   : bitsOf(term[restricts::deeds]);
}
void must(Characteristics& what, const Term& term, std::int32_t) {
    what.must |= bitsOf(term[restricts::deeds]);
}
/// Keyword abilities go, too; what gives some back comes in a later layer.
void loseAbilities(Characteristics& what, const Term& term, std::int32_t) {
    what.withoutAbilities = 0xff;
    if (isBroken(Fault::changesAreAbilities))
        what.sets.fill(0);
    what.sets[slotOf(term)] = 0;
    if (term.more != 0)
        what.sets.at(slotOf(term) + 1) = 0;
}
/// The words are those of the forms, and then one for everything that is used by the first
/// form, or is not used.
void loseSorts(Characteristics& what, const Term& term, std::int32_t) {
    what.withoutAbilities = static_cast<std::uint8_t>(what.withoutAbilities | sortsMeant(term));
}
/// A price is no part of what an object is; `priceChange` reads it.
void price(Characteristics&, const Term&, std::int32_t) {}
void priceBecomes(Characteristics&, const Term&, std::int32_t) {}
void priceFree(Characteristics&, const Term&, std::int32_t) {}
/// Nor is what a player cannot play, or how much one divides (`visitModifiersOf`).
void bar(Characteristics&, const Term&, std::int32_t) {}
/// Nor is what is offered to whoever plays it, or from where a player may play it.
void offer(Characteristics&, const Term&, std::int32_t) {}
void mayPlay(Characteristics&, const Term&, std::int32_t) {}
void dividesMore(Characteristics&, const Term&, std::int32_t) {}
void printedDamage(Characteristics&, const Term&, std::int32_t) {}
/// Nor is what attacking and blocking cost, or how something enters; whoever wants to know visits them
/// (`visitModifiers`).
void openHand(Characteristics&, const Term&, std::int32_t) {}
void attackFee(Characteristics&, const Term&, std::int32_t) {}
void blockFee(Characteristics&, const Term&, std::int32_t) {}
void entersAside(Characteristics&, const Term&, std::int32_t) {}
/// Nor is how much damage it deals and takes; `changesOf` reads that.
void damageDealt(Characteristics&, const Term&, std::int32_t) {}
void damageTaken(Characteristics&, const Term&, std::int32_t) {}

} // namespace takujo::modifiers
