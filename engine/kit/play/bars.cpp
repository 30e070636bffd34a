#include "engine/kit/play/bars.h"

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/said.h"

namespace takujo {

namespace {

enum Bar : std::int32_t { playing_, using_ };

/// Visits the card of each text that bars it.
template <class Visit>
void visitBars(const Position& position, const Attempt& attempt, Bar bar, const Visit& visit) {
    const struct {
        const Position& position;
        const Visit& visit;
        Known card;
        Bar bar;
    } asked{position, visit, know(position, attempt.option.object), bar};
    visitModifiersOf(position, modifiers::bar, attempt.player, bars::player,
                     [&asked](const Scope& scope, const Term& term) { // one reference, which takes no memory
                         if (term.number == asked.bar && isLikeThere(scope, term[bars::of], asked.card))
                             asked.visit(asked.position.cardOf(scope.effect));
                     });
}

template <Bar bar>
bool isFree(const Position& position, const Attempt& attempt) {
    bool isBarred = false;
    if (isSaid(position, modifiers::bar) && !isBroken(Fault::barsAreNotAsked))
        visitBars(position, attempt, bar, [&](DefinitionIndex) { isBarred = true; });
    return !isBarred;
}
template <Bar bar>
void nameWhatBars(const Position& position, const Attempt& attempt, Arguments& arguments) {
    visitBars(position, attempt, bar,
              [&](DefinitionIndex card) { arguments.push_back(cardArgument("by", card)); });
}

} // namespace

bool isFreeToPlay(const Position& position, const Attempt& attempt) {
    return isFree<playing_>(position, attempt);
}
bool isFreeToUse(const Position& position, const Attempt& attempt) {
    return isFree<using_>(position, attempt);
}

Condition mayBePlayed(std::string_view code, std::string_view rule) {
    return {Aspect::limits, code, rule, isFreeToPlay, nameWhatBars<playing_>};
}
Condition mayBeUsed(std::string_view code, std::string_view rule) {
    return {Aspect::limits, code, rule, isFreeToUse, nameWhatBars<using_>};
}

namespace {

bool areZonesOpened(const Position& position) {
    return (position.state.has & CardDefinition::opensZones) != 0;
}

} // namespace

bool mayBePlayedFromThere(const Position& position, const Attempt& attempt) {
    if (!areZonesOpened(position))
        return false;
    const Known card = know(position, attempt.option.object);
    bool may = false;
    visitModifiersOf(position, modifiers::mayPlay, attempt.player, opens_zone::player,
                     [&](const Scope& scope, const Term& term) {
                         may = may || (card.zone.kind == term[opens_zone::from].number &&
                                       isLike(scope, term[opens_zone::of], card));
                     });
    return may;
}

std::uint32_t zonesOpened(const Position& position) {
    std::uint32_t zones = 0;
    if (areZonesOpened(position))
        for (const Player player : bothPlayers)
            visitModifiersOf(position, modifiers::mayPlay, player, opens_zone::player,
                             [&](const Scope&, const Term& term) {
                                 zones |= 1U << static_cast<unsigned>(term[opens_zone::from].number);
                             });
    return zones;
}

std::vector<EffectSpec> effectsOfOpenedZones() {
    return {
        {{.word = "may play",
          .fields = {{opens_zone::of, FieldKind::criteria, true},
                     {opens_zone::from, FieldKind::zone, true},
                     {opens_zone::player, FieldKind::players},
                     {"until", FieldKind::oneWord, false, usualDurations()}},
          .about = "A player may play cards like that from such a zone of that player's, too, and pays for "
                   "them.",
          .example = "{of: {creature: {}}, from: discard pile}"},
         effects::beginPlayerLasting,
         modifiers::mayPlay,
         Layer::none,
         nullptr,
         CardDefinition::opensZones}};
}

std::vector<EffectSpec> effectsOfBars() {
    const std::vector<FieldShape> fields{{bars::of, FieldKind::criteria, true},
                                         {bars::player, FieldKind::players},
                                         {"until", FieldKind::oneWord, false, usualDurations()}};
    return {{{.word = "cannot play", .fields = fields, .about = "A player cannot play cards like that."},
             effects::beginPlayerLasting,
             modifiers::bar,
             Layer::none},
            {{.word = "cannot use",
              .fields = fields,
              .about = "A player cannot use activated abilities of cards like that.",
              .slot = 1},
             effects::beginPlayerLasting,
             modifiers::bar,
             Layer::none}};
}

} // namespace takujo
