#include "engine/kit/play/offers_of_texts.h"

#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <limits>

namespace takujo::playing {

namespace {

constexpr FieldName floorOfPrice{"at least", 4};

/// In a note: `amount` has the definition and the place, each in one half of it.
constexpr unsigned half = 16;

TakenOffer offerIn(const Note& note) {
    const auto both = static_cast<std::uint32_t>(note.amount);
    TakenOffer offer;
    offer.source = note.object;
    offer.ability.definition = static_cast<DefinitionIndex>(both & std::numeric_limits<std::uint16_t>::max());
    offer.ability.place = note.slot;
    offer.ability.copy = note.flags;
    offer.place = static_cast<std::uint16_t>(both >> half);
    return offer;
}

const Term& lineOf(const Scope& scope, const TakenOffer& offer) {
    return abilityAt(scope.position, offer.ability).blocks.front()[offer.place];
}
const OfferedCost& ownOf(const Scope& scope, const TakenOffer& offer) {
    return scope.ability.offers[offer.place];
}

} // namespace

std::vector<TakenOffer> offersByTexts(const Position& position, Player player, ObjectId card) {
    std::vector<TakenOffer> found;
    if ((position.state.has & CardDefinition::offers) == 0)
        return found;
    const Known known = know(position, card);
    visitModifiersOf(position, modifiers::offer, player, offers::player,
                     [&](const Scope& scope, const Term& term) {
                         if (!isLikeThere(scope, term[offers::of], known))
                             return;
                         const std::vector<Term>& lines = scope.ability.blocks.front();
                         found.push_back({scope.effect.source,
                                          {scope.effect.definition, scope.effect.ability, scope.effect.copy},
                                          static_cast<std::uint16_t>(&term - lines.data())});
                     });
    return found;
}

Scope scopeOfOffer(const Scope& scope, const TakenOffer& offer) {
    EffectRecord effect = scope.effect;
    effect.source = offer.source;
    effect.definition = offer.ability.definition;
    effect.ability = offer.ability.place;
    effect.copy = offer.ability.copy;
    Scope of{scope.position, effect, abilityAt(scope.position, offer.ability)};
    of.payer = scope.payer;
    return of;
}

const std::vector<Term>& costsBy(const Scope& scope, const TakenOffer& offer) {
    return offer.source.exists() ? lineOf(scope, offer)[offers::cost].parts : ownOf(scope, offer).costs;
}

std::int32_t lessBy(const Scope& scope, const TakenOffer& offer, std::int32_t price) {
    if (!offer.source.exists())
        return std::min(ownOf(scope, offer).less, price);
    const Term& line = lineOf(scope, offer);
    const std::int32_t floor = line[floorOfPrice].exists() ? line[floorOfPrice].number : 0;
    return std::clamp(amountOf(scopeOfOffer(scope, offer), line[offers::less]), 0,
                      std::max(price - floor, 0));
}

void visitOffersTaken(const Scope& scope, const std::function<void(const TakenOffer&)>& visit) {
    if (scope.effect.id != 0)
        for (const Note& note : scope.state().notes)
            if (note.kind == notes::offerTaken && note.effect == scope.effect.id)
                visit(offerIn(note));
    if (scope.trying != nullptr)
        for (const TakenOffer& offer : *scope.trying)
            visit(offer);
}

bool isAnyTaken(const Scope& scope) {
    bool is = false;
    visitOffersTaken(scope, [&](const TakenOffer&) { is = true; });
    return is;
}

void noteTaken(State& state, const EffectRecord& effect, const TakenOffer& offer) {
    Note note;
    note.kind = notes::offerTaken;
    note.object = offer.source;
    note.slot = offer.ability.place;
    note.flags = offer.ability.copy;
    note.amount =
        static_cast<std::int32_t>(static_cast<std::uint32_t>(offer.place) << half | offer.ability.definition);
    note.effect = effect.id;
    keepNote(state, note);
}

std::vector<EffectSpec> effectsOfOffers() {
    using Kind = FieldKind;
    return {{{.word = "offers",
              .fields = {{offers::of, Kind::criteria, true},
                         {offers::cost, Kind::costs, true},
                         {offers::less, Kind::amount, true},
                         {offers::player, Kind::players},
                         {floorOfPrice, Kind::floor}},
              .about = "Only under `always`: whoever plays a card like that may pay this, so that it costs "
                       "that much less, though not below `at least`.",
              .example = "{of: {creature: {}}, cost: {discard: 1}, less: 2}"},
             nullptr,
             modifiers::offer,
             Layer::none,
             nullptr,
             CardDefinition::offers}};
}

} // namespace takujo::playing
