#include "engine/files/abilities/offer_reader.h"

#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/yaml/map_reader.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

bool readOffer(MapReader& map, TermReader& terms, Ability& ability, std::string_view key, bool instead) {
    const auto costs = map.optional(key);
    if (!costs)
        return false;
    ability.offers.push_back({terms.costs(*costs), instead});
    const std::size_t own = ability.offers.back().costs.size();
    if (own <= AbilityDraft::mostCosts) // or it has been said
        AbilityDraft::checkCosts(own + ability.costs.size(), *costs);
    return true;
}

/// An offer for nothing, on a condition.
void readFreeUse(MapReader& map, TermReader& terms, Ability& ability) {
    const auto condition = map.optional("free if");
    if (!condition)
        return;
    if (std::ranges::any_of(ability.offers, &OfferedCost::instead))
        condition->error("two-alternatives", "Two things can be paid instead of this card's cost.",
                         "Write either 'alternative cost' or 'free if'.");
    OfferedCost free;
    free.instead = true;
    free.condition = terms.condition(*condition);
    ability.offers.push_back(std::move(free));
}

void readConditions(MapReader& map, TermReader& terms, Ability& ability) {
    if (ability.offers.empty())
        return;
    if (ability.offers.back().less != 0)
        ability.offers.back().often = map.optionalFlag("often").value_or(false);
    if (const auto condition = map.optional("offered if"))
        for (OfferedCost& offer : ability.offers)
            offer.condition = terms.condition(*condition);
}

} // namespace

void readOffers(MapReader& map, TermReader& terms, const Vocabulary& words, Ability& ability) {
    if (!words.offersCosts)
        return;
    for (const bool instead : {false, true})
        readOffer(map, terms, ability, instead ? "alternative cost" : "optional cost", instead);
    constexpr int most = 99;
    if (words.reducesCosts && readOffer(map, terms, ability, "reduced cost", false))
        if (const auto less = map.requiredNumber("less", 1, most))
            ability.offers.back().less = *less;
    if (!words.offersOnConditions)
        return;
    readConditions(map, terms, ability);
    readFreeUse(map, terms, ability);
}

} // namespace takujo
