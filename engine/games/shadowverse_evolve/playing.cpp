#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

/// 8.2 and 10.6: a card is played from the hand or the EX area, by way of the resolution zone.
namespace takujo::shadowverse_evolve {

namespace {

/// Who plays stands there as its controller. From where it comes is kept in the local `how`.
Next announceCard(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    run.local(playing::itself) = record(run.state, card).card;
    const Player player = record(run.state, card).zone.player;
    run.local(playing::how) = static_cast<std::int32_t>(record(run.state, card).zone.kind);
    note(run, "plays", player, "10.6.2.1", {cardArgument("card", run.position().definitionIndex(card))});
    run.local(playing::amountDue) = priceOf(run, player, card).amount;
    Event goes = movedTo(theResolutionZone, card, player, Cause::choice);
    goes.flags = Event::quiet;
    run.propose(goes);
    return Next::on();
}

ObjectId whereItIs(Run& run) {
    return playing::cardNow(run.state, run.local(playing::itself));
}

/// What makes a card cheaper where it is played from does so no more in the resolution zone; what it costs is
/// settled as it is announced (10.6.2.5.1, OPEN 43).
void keepPrice(Run& run, ObjectId card) {
    Note price;
    price.kind = announcedPrice;
    price.object = card;
    price.amount = run.local(playing::amountDue);
    price.frame = static_cast<std::uint16_t>(run.state.frames.size());
    run.state.notes.push_back(price);
}

/// It is a new object there; the procedure goes on with that one.
Next isInResolution(Run& run) {
    const ObjectId card = whereItIs(run);
    if (!isIn(run.state, card, theResolutionZone))
        return Next::finish();
    run.local(playing::played) = packed(card);
    record(run.state, card).controller = whoPlays(run);
    keepPrice(run, card);
    if (EffectRecord* const text = playing::beginText(run, card, {})) {
        run.local(playing::effectOf) = text->id;
        text->paid |= playing::originBits(static_cast<std::uint8_t>(run.local(playing::how)));
    }
    return Next::on();
}

Next isPlayedNow(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    proposeOccurrence(run, occurrences::isPlayed, card, record(run.state, card).controller);
    return Next::on();
}

/// A follower or an amulet comes to its player's field; a spell does what it says.
Next resolve(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::on();
    if (run.position().definition(card).type == spell)
        return carryOutText(run);
    const Player player = record(run.state, card).controller;
    playing::notePlaying(run, static_cast<std::uint8_t>(run.local(playing::how)));
    Event comes = movedTo(zoneOf(player, field), card, player, Cause::rule, ZoneEnd::bottom);
    comes.flags = Event::quiet;
    run.propose(comes);
    return Next::on();
}

Next putAway(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    if (lives(run.state, card) && isIn(run.state, card, theResolutionZone)) {
        Event goes =
            movedTo(zoneOf(run.position().ownerOf(card), cemetery), card, record(run.state, card).controller);
        goes.flags = Event::quiet;
        run.propose(goes);
    }
    if (const EffectRecord* const text = playing::effectNow(run))
        dropEffect(run.state, text->id);
    forgetWhatWasLookedAt(run.state);
    return Next::finish();
}

// Conditions.

bool isInHandOrEx(const Position& position, const Attempt& attempt) {
    return liesInOwn<hand>(position, attempt) || liesInOwn<exArea>(position, attempt);
}
bool isNoLeader(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type != leader;
}
bool isTimeToPlay(const Position& position, const Attempt& attempt) {
    return isMainTiming(position, attempt) || isQuickTiming(position, attempt);
}
bool isQuickIfNeeded(const Position& position, const Attempt& attempt) {
    return !isQuickTiming(position, attempt) || has(position, attempt.option.object, quick);
}
/// 12.3.5: without it, cards with Quick wait for the turn of the other player.
bool isInItsTurn(const Position& position, const Attempt& attempt) {
    return isQuickTiming(position, attempt) || !has(position, attempt.option.object, quick) ||
           position.rules.policy(quickIsAnytime) != 0;
}
ZoneId playPlace(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == spell ? theResolutionZone
                                                                    : zoneOf(attempt.player, field);
}
bool endsWhereItGoes(const Position& position, const Attempt& attempt) {
    return endsAt(attempt, playPlace(position, attempt));
}
bool canChoose(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceCard(position, attempt, priceOf);
}

} // namespace

Procedure playingSteps() {
    return {"playing a card",
            "10.6.2",
            {{"it is shown and goes to the resolution zone", "10.6.2.1 8.2.1", announceCard},
             {"it is there", "", isInResolution},
             {"which costs are paid", "10.6.2.2 10.6.2.2.1 10.4.7.2 13.3.3.2", playing::offeringCosts()},
             {"X is named", "10.6.2.2 10.6.2.2.3 5.2.1.2.2", playing::namingX(true)},
             {"its options and targets are chosen",
              "10.6.2.2 10.6.2.2.2 10.6.2.3 5.17.1 5.17.2.1 5.17.2.2 5.17.2.3 5.17.3 5.17.3.1 "
              "5.17.3.1.2 5.17.4 5.17.4.1 10.6.2.3.1 10.6.2.4 10.6.2.4.1",
              playing::announceChoices},
             {"what its other costs are paid with", "10.6.2.5 10.6.2.5.1.4 10.4.2", playing::pickForCosts},
             {"its cost is fixed", "", playing::fixCost},
             {"PP are paid", "", playing::payment()},
             {"everything is paid", "10.4.4", playing::payEverything},
             {"it has been played", "10.6.2.7", isPlayedNow},
             {"it resolves", "10.6.2.8 10.6.2.8.1 10.6.2.8.2 10.6.2.8.2.2", resolve},
             {"what is left goes to the cemetery", "10.6.2.8.3", putAway}}};
}

VerbSpec playVerb() {
    VerbSpec verb{.word = "play",
                  .from = {{hand, Whose::mine}, {exArea, Whose::mine}},
                  .conditions = {{Aspect::time, "not-free-to-play", "7.3.3", isTimeToPlay, nullptr, false},
                                 {Aspect::object, "played-from-hand-or-ex", "8.2.1", isInHandOrEx},
                                 {Aspect::object, "leaders-are-not-played", "8.2.1", isNoLeader},
                                 {Aspect::time, "needs-quick", "12.3.4 12.3.2", isQuickIfNeeded},
                                 {Aspect::time, "quick-is-for-the-other-turn", "", isInItsTurn},
                                 {Aspect::object, "goes-to-own-field", "10.6.2.8.1", endsWhereItGoes},
                                 {Aspect::limits, "card-asks-for-more", "10.3.2", playing::cardAllows},
                                 mayBePlayed("card-is-barred", "1.3.3"),
                                 {Aspect::choices, "nothing-it-could-choose",
                                  "10.6.2.3.3 10.6.2.1.2 10.6.2.4.2.1 8.1.2", canChoose}},
                  .place = playPlace,
                  .usual = true};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

} // namespace takujo::shadowverse_evolve
