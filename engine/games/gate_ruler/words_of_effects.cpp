#include "engine/core/card_numbers.h"
#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/games/gate_ruler/fields.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"

#include <algorithm>

/// What texts of this game do besides what the kit has words for: chapter 15.
namespace takujo::gate_ruler {

namespace {

Scratch<ObjectId> meant(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    return found;
}

} // namespace

namespace effects {

Next mill(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[mills::player], scope.effect.controller);
    std::int32_t left = player == Player::nobody ? 0 : amountOf(scope, term[mills::amount], 1);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck))) {
        if (left-- <= 0)
            break;
        run.propose(movedBy(scope, id, zoneOf(player, graveyard)));
    }
    return Next::on();
}

/// 12-4a: like damage, it puts a process onto the gate; where one lies for the unit already, that is enough
/// (p-90), and the unit is not saved from it by losing its damage (p-91).
Next destroy(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term)) {
        const bool isAlready =
            hasMark(run.state, id, isBeingDestroyed) && !isBroken(faults::destructionsAddUp);
        if (!isIn(unitZoneBits, record(run.state, id).zone.kind))
            continue;
        if (isAlready) {
            record(run.state, id).marks |= effectDestroysToo;
            continue;
        }
        Event event = eventOf(scope, destroying, id, Cause::effect);
        event.source = scope.effect.source;
        proposeDestruction(run, id, event);
    }
    return Next::on();
}

/// Of a ruler's damage its player picks the cards. Stage 1: they have been picked.
Next recover(Run& run, const Scope& scope, const Term& term) {
    constexpr std::int32_t pickedStage = 1;
    if (scope.stage == pickedStage) {
        for (const Binding& binding : run.state.bindings)
            if (binding.effect == scope.effect.id && binding.slot == binding_slots::scratch)
                run.propose(movedBy(scope, binding.object,
                                    zoneOf(run.position().ownerOf(binding.object), graveyard)));
        dropBindings(run.state, scope.effect.id, binding_slots::scratch);
        return Next::on();
    }
    const Player player = playerOf(scope, term[recovers::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    std::vector<ObjectId> cards;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, damageZone)))
        cards.push_back(id);
    const std::int32_t amount =
        std::min(amountOf(scope, term[recovers::amount], 1), static_cast<std::int32_t>(cards.size()));
    if (isBroken(faults::topmostIsRecovered))
        cards.resize(static_cast<std::size_t>(amount));
    if (amount <= 0)
        return Next::on();
    comeBack(run, pickedStage);
    return letPick(run, scope, cards, binding_slots::scratch, amount, amount, player);
}

Next placeEnergy(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[acts_energy::player], scope.effect.controller);
    std::int32_t left = player == Player::nobody ? 0 : amountOf(scope, term[acts_energy::amount], 1);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, supply))) {
        if (left-- <= 0)
            break;
        run.propose(movedBy(scope, id, zoneOf(player, energyZone), ZoneEnd::bottom));
    }
    return Next::on();
}

/// Which of them, makes no difference.
Next actEnergy(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[acts_energy::player], scope.effect.controller);
    std::int32_t left = player == Player::nobody ? 0 : amountOf(scope, term[acts_energy::amount], 1);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, energyZone))) {
        if (left <= 0)
            break;
        if (!record(run.state, id).isAside())
            continue;
        --left;
        run.propose(eventOf(scope, EventKind::turnUpright, id, Cause::effect));
    }
    return Next::on();
}

/// 14-5b, 14-5c: whoever plays the ability plays that instead, so nothing of it is carried out.
Next playThisCard(Run&, const Scope&, const Term&) {
    return Next::on();
}
Next playAbility(Run&, const Scope&, const Term&) {
    return Next::on();
}

/// What lies on the gate goes without having been carried out: a card to its owner's graveyard, an ability is
/// gone.
Next negate(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term)) {
        if (record(run.state, id).zone != theGate)
            continue;
        if (record(run.state, id).card != CardId::none) {
            if (const EffectRecord* const effect = effectAt(run.state, id))
                dropEffect(run.state, effect->id);
            dropNotes(run.state,
                      [id](const Note& note) { return note.kind == landing && note.object == id; });
            note(run, "is negated", scope.effect.controller, "",
                 {cardArgument("ability", run.position().definitionIndex(id)),
                  cardArgument("source", run.position().cardOf(scope.effect))});
            run.propose(movedBy(scope, id, zoneOf(run.position().ownerOf(id), graveyard)));
            continue;
        }
        if (effectAt(run.state, id) == nullptr)
            continue; // a process is no ability
        note(run, "is negated", scope.effect.controller, "",
             {abilityArgument("ability", run, *effectAt(run.state, id)),
              cardArgument("source", run.position().cardOf(scope.effect))});
        timing::cease(run, run.state, id);
        countAsDone(run.state, scope.effect.id);
    }
    return Next::on();
}

} // namespace effects

namespace conditions {

bool isFirstTurn(const Scope& scope, const Term&) {
    return scope.state().turn <= 1;
}

} // namespace conditions

std::vector<ConditionSpec> ownConditions() {
    return {
        {{.word = "first turn", .about = "It is the very first turn of the game."}, conditions::isFirstTurn}};
}

std::vector<EffectSpec> ownEffects() {
    using Kind = FieldKind;
    namespace kit = takujo::effects;
    const FieldShape what{affects::what, Kind::objects, true};
    const auto counted = [](std::string_view word, std::string_view about, EffectMeaning follow) {
        return EffectSpec{{.word = word,
                           .fields = {{mills::amount, Kind::amount, true}, {mills::player, Kind::players}},
                           .about = about,
                           .example = "2"},
                          follow};
    };
    return {
        {{.word = "destroy",
          .fields = {what},
          .about = "Destroys units: a process goes onto the gate (12-4a)."},
         effects::destroy},
        {{.word = "put into graveyard",
          .fields = {what},
          .about = "Puts cards into their owners' graveyards."},
         kit::goTo<kit::MoveTarget{.zone = graveyard}>},
        {{.word = "exclude", .fields = {what}, .about = "Excludes cards from the game."},
         kit::goTo<kit::MoveTarget{.zone = removed}>},
        {{.word = "return", .fields = {what}, .about = "Returns cards to their owners' hands."},
         kit::goTo<kit::MoveTarget{.zone = hand, .landing = ZoneEnd::bottom}>},
        {{.word = "put on deck", .fields = {what}, .about = "Puts cards on top of their owners' decks."},
         kit::goTo<kit::MoveTarget{.zone = deck}>},
        {{.word = "put into play",
          .fields = {oneObject(affects::what)},
          .about = "Puts a card into play under your control without playing it; a unit goes where you say "
                   "(special "
                   "summon)."},
         effects::putIntoPlay},
        {{.word = "take control",
          .fields = {oneObject(affects::what)},
          .about = "You control a unit from now on; it goes to a place of yours that you say (OPEN 27)."},
         effects::takeControl},
        counted("drive", "The top cards of the deck go to the drive zone (10-2, 10-3).", effects::drive),
        counted("mill", "Puts the top cards of a player's deck into the graveyard.", effects::mill),
        counted("recover",
                "Puts cards of a player's damage zone into the graveyard, of that player's choice.",
                effects::recover),
        counted("place energy", "Puts energy cards into a player's energy zone.", effects::placeEnergy),
        counted("act energy", "Acts that many rested energy cards of a player.", effects::actEnergy),
        {{.word = "negate",
          .fields = {what},
          .about =
              "What lies on the gate is not carried out: cards go to the graveyard, abilities are gone."},
         effects::negate},
        {{.word = "play this",
          .about = "Of OD, TD, CNT and of set cards: the card itself is played (14-5c, 14-4a)."},
         effects::playThisCard},
        {{.word = "play ability",
          .fields = {{plays_ability::name, Kind::text, true}},
          .about = "Of OD, TD and CNT: that ability of the card itself is played (14-5b)."},
         effects::playAbility},
        {{.word = "pay",
          .fields = {{pays::cost, Kind::costs, true}},
          .about = "Under `may`: whoever agrees pays these costs, all of it or nothing.",
          .example = "{energy: 1}"},
         kit::pay,
         nullptr,
         Layer::none,
         kit::canPay},
    };
}

} // namespace takujo::gate_ruler
