#pragma once

#include "engine/kit/limits.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/play/turned_cards.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "tests/unit/games/lanterns/turn.h"

/// Chapters 4 and 7: lighting, playing, using abilities, and triggered abilities.
namespace takujo::lanterns {

// Lighting.

inline Next lightLamp(Run& run, ObjectId card) {
    const Player player = run.state.turnPlayer;
    run.propose(movedTo({lamps, player}, card, player, Cause::rule, ZoneEnd::bottom));
    rememberUse(run, light, card, player);
    return Next::on();
}

inline VerbSpec lightVerb() {
    return {.word = "light",
            .from = {{hand, Whose::mine}},
            .conditions = byDay({{Aspect::object, "not-in-hand", "4.1", liesInOwn<hand>},
                                 withinLimit("lit-already", "4.1"),
                                 {Aspect::object, "goes-to-the-lamps", "4.1", endsInOwn<lamps>}}),
            .place = ownPlace<lamps>,
            .limit = {.count = 1, .of = Limit::Of::player}};
}

// Playing a card.

inline playing::AmountDue priceOf(const Position& position, Player, ObjectId card) {
    return {.amount = know(position, card).number(cost)};
}

inline bool isKeeper(const Position& position, ObjectId id) {
    return know(position, id).types() == only(keeper);
}

inline Verdict lackOfPlayed(const Position& position, const Attempt& attempt) {
    return playing::lackOfCard(position, attempt, priceOf);
}
inline bool isAffordable(const Position& position, const Attempt& attempt) {
    return lackOfPlayed(position, attempt) == playing::nothing;
}
inline bool hasChoices(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceCard(position, attempt, priceOf);
}
inline bool hasRoom(const Position& position, const Attempt& attempt) {
    return !isKeeper(position, attempt.option.object) ||
           countIn(position.state, {terrace, attempt.player}) < position.rules.policy(terraceLimit);
}

inline VerbSpec playVerb() {
    return {.word = "play",
            .from = {{hand, Whose::mine}},
            .conditions = byDay({{Aspect::object, "not-in-hand", "4.3", liesInOwn<hand>},
                                 {Aspect::limits, "no-room", "4.5", hasRoom},
                                 {Aspect::choices, "nothing-to-choose", "4.6", hasChoices},
                                 {Aspect::cost, "too-few-lamps", "4.3", isAffordable}}),
            .place = ownPlace<terrace>,
            .usual = true};
}

inline Next beginPlaying(Run& run) {
    const ObjectId card = unpackedObject(run.local(playing::played));
    if (const EffectRecord* const effect = playing::beginText(run, card, {}); effect != nullptr)
        run.local(playing::effectOf) = effect->id;
    return Next::on();
}

/// Returns the card as it is now; the procedure's handle may be dead.
inline ObjectId cardPlayed(const Run& run) {
    const ObjectId was = playing::whatIsPlayed(run);
    return objectIn(run.state, run.state.cards[cardOf(run.state, was).index].object);
}

inline void moveTo(Run& run, ObjectId object, ZoneId to, std::uint16_t effect = 0) {
    const ZoneEnd landing = run.rules.zone(to).table ? ZoneEnd::bottom : ZoneEnd::top;
    Event event = movedTo(to, object, run.state.turnPlayer, Cause::rule, landing);
    event.effect = effect; // so the effect keeps track of the card
    run.propose(event);
}

inline Next comeOntoTerrace(Run& run) {
    if (const ObjectId card = cardPlayed(run); isKeeper(run, card))
        moveTo(run, card, {terrace, run.state.turnPlayer});
    return Next::on();
}

inline Next goIntoAir(Run& run) {
    if (const ObjectId card = cardPlayed(run); record(run.state, card).zone.kind == hand)
        moveTo(run, card, {air, Player::nobody}, static_cast<std::uint16_t>(run.local(playing::effectOf)));
    return Next::on();
}

inline Next say(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : followText(effect->id);
}

inline Next goToAshes(Run& run) {
    if (const ObjectId card = cardPlayed(run); record(run.state, card).zone.kind == air)
        moveTo(run, card, {ash, run.position().ownerOf(card)});
    if (const EffectRecord* const effect = playing::effectNow(run); effect != nullptr)
        dropEffect(run.state, effect->id);
    return Next::on();
}

inline Procedure playProcedure() {
    return {"playing a card",
            "4.3",
            {{"what it says is known", "", beginPlaying},
             {"what it chooses", "4.6", playing::announceChoices},
             {"other costs", "4.3", playing::pickForCosts},
             {"what it costs", "4.3", playing::fixCost},
             {"lamps are turned", "4.3", playing::payment()},
             {"all is paid", "4.3", playing::payEverything},
             {"a keeper comes onto the terrace", "4.4", comeOntoTerrace},
             {"a breath is in the air", "", goIntoAir},
             {"what it says is carried out", "4.6", say},
             {"it goes to the ashes", "4.6", goToAshes}}};
}

// Using an ability.

inline bool isAbilityAffordable(const Position& position, const Attempt& attempt) {
    return playing::triedAbility(position, attempt) == nullptr ||
           playing::lackOfTried(position, attempt) == playing::nothing;
}

inline VerbSpec useVerb() {
    return {.word = "use",
            .from = {{terrace, Whose::mine}},
            .conditions = byDay({{Aspect::object, "not-on-terrace", "4.7", liesInOwn<terrace>},
                                 {Aspect::object, "no-ability", "4.7", playing::hasAbility},
                                 {Aspect::limits, "used-already", "4.7", playing::isWithinItsLimit},
                                 {Aspect::limits, "condition", "4.7", playing::itsConditionHolds},
                                 {Aspect::choices, "nothing-to-choose", "4.7",
                                  [](const Position& position, const Attempt& attempt) {
                                      return playing::triedAbility(position, attempt) == nullptr ||
                                             playing::canAnnounceAbility(position, attempt);
                                  }},
                                 {Aspect::cost, "cannot-be-paid", "4.7", isAbilityAffordable}}),
            .values = playing::listAbilities};
}

/// The source is the local `itself`, so that it may pay for itself; `played` may not. The value of its
/// ability is the local `how`.
inline Next callUsing(const Option& answer) {
    return Next::call(usingAbility, {packed(ObjectId{}), 0, 0, packed(answer.object), 0, 0, answer.value});
}

inline Next beginUsing(Run& run) {
    const ObjectId source = unpackedObject(run.local(playing::itself));
    const AbilityRef ability = *abilityByValue(run, source, run.local(playing::how));
    rememberUse(run, source, ability);
    run.local(playing::effectOf) = playing::beginEffect(run, source, ability, {}).id;
    return Next::on();
}

inline Next carryOut(Run& run) {
    return followApart(static_cast<std::uint16_t>(run.local(playing::effectOf)));
}

inline Procedure useProcedure() {
    return {"using an ability",
            "4.7",
            {{"which it is", "", beginUsing},
             {"what it chooses", "4.7", playing::announceChoices},
             {"what it is paid with", "4.7", playing::pickForCosts},
             {"what it costs", "4.7", playing::fixCost},
             {"lamps are turned", "4.3", playing::payment()},
             {"all is paid", "4.7", playing::payEverything},
             {"it is carried out", "4.7", carryOut}}};
}

// Triggered abilities.

inline Next resolveWaiting(Run&, const WaitingItem& item) {
    return Next::call(resolving, {item.record});
}

inline Procedure resolveProcedure() {
    return {"what is triggered",
            "7.1",
            {{"what it chooses", "7.1",
              [](Run& run) {
                  const auto id = static_cast<std::uint16_t>(run.local(0));
                  EffectRecord* const effect = findEffect(run.state, id);
                  if (effect == nullptr)
                      return Next::finish();
                  effect->state = EffectRecord::underWay;
                  if (!effect->isDelayed() && !canAnnounce(scopeOf(run, *effect))) {
                      dropEffect(run.state, id);
                      return Next::finish();
                  }
                  return effect->isDelayed() ? Next::on() : announce(id, false);
              }},
             {"it is carried out", "7.1",
              [](Run& run) { return followApart(static_cast<std::uint16_t>(run.local(0))); }}}};
}

// Paying.

inline std::vector<VerbSpec> verbsOfPaying() {
    constexpr auto isPaying = playing::isPaying;
    return {{.word = "pay",
             .from = {{lamps, Whose::mine}},
             .conditions = {onlyWhen<isPaying>("nothing-to-pay", "4.3"),
                            playing::onlyThePayer("not-yours"),
                            {Aspect::object, "no-lamp", "4.3", liesInOwn<lamps>},
                            {Aspect::object, "turned-aside", "4.3", playing::isUpright},
                            {Aspect::object, "picked", "4.3", playing::isUnspent},
                            {Aspect::cost, "does-not-help", "4.3", playing::helps}}},
            {.word = "paid",
             .conditions = {onlyWhen<isPaying>("nothing-to-pay", "4.3"),
                            playing::onlyThePayer("not-yours"),
                            {Aspect::cost, "not-paid", "4.3", playing::isPaidInFull, nullptr, false}}}};
}

inline playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {playing::turnedCards(lamps)};
    tables.turned.zone = lamps;
    tables.turned.colours = [](const Position&) { return playing::TurnedCards::Colours::none; };
    tables.ways = {{.procedure = playingCard, .chooses = "4.3", .pays = "4.3", .price = priceOf},
                   {.procedure = usingAbility, .chooses = "4.7", .pays = "4.3"}};
    tables.verbs.pay = pay;
    tables.verbs.paid = paid;
    tables.player = actor;
    return tables;
}

} // namespace takujo::lanterns
