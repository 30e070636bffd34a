#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 14-3b: a card is played. It goes onto the gate first; where a unit lands is said there, not when it
/// resolves.
namespace takujo::gate_ruler {

namespace {

enum Step : std::uint16_t { isAnnounced, isThere, isLandingSaid, whereItLands };

// `playing::how`: where it lands (a kind of zone, or none), from where it was played, in which manner and by
// whom.
constexpr int bitsOfKind = 8;
constexpr std::int32_t kindMask = (1 << bitsOfKind) - 1;
std::int32_t packedHow(std::uint8_t lands, std::uint8_t origin, Manner manner, Player by) {
    return lands | origin << bitsOfKind | manner << 2 * bitsOfKind |
           static_cast<std::int32_t>(indexOf(by)) << 3 * bitsOfKind;
}
std::uint8_t landingIn(std::int32_t how) {
    return static_cast<std::uint8_t>(how & kindMask);
}
std::uint8_t originIn(std::int32_t how) {
    return static_cast<std::uint8_t>(how >> bitsOfKind & kindMask);
}
Manner mannerIn(std::int32_t how) {
    return static_cast<Manner>(how >> 2 * bitsOfKind & kindMask);
}
Player whoPlays(std::int32_t how) {
    return static_cast<Player>(how >> 3 * bitsOfKind);
}

bool isUnit(const Position& position, ObjectId card) {
    return position.definition(card).type == unitCard;
}

/// What the card costs is determined while it lies where it is played from: what applies to it there applies
/// to it on the gate, too (14-3b-1b).
void keepPrice(Run& run, ObjectId card, std::int32_t amount) {
    Note price;
    price.kind = announcedPrice;
    price.object = card;
    price.amount = amount;
    price.frame = static_cast<std::uint16_t>(run.state.frames.size());
    run.state.notes.push_back(price);
}

Next announceCard(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    const ObjectRecord& lies = record(run.state, card);
    const Player player = lies.zone.player;
    run.local(playing::itself) = lies.card;
    const std::int32_t how = run.local(playing::how);
    run.local(playing::how) = packedHow(landingIn(how), lies.zone.kind, mannerIn(how), player);
    run.local(playing::amountDue) = priceOf(run, player, card).amount;
    note(run, "plays", player, "14-3b-1", {cardArgument("card", run.position().definitionIndex(card))});
    Event goes = movedTo(theGate, card, player, Cause::choice);
    goes.flags = Event::quiet;
    run.propose(goes);
    return Next::on();
}

/// It is a new object there; the procedure goes on with that one. Whoever plays it controls it, even where it
/// belongs to the other player (14-3c-2b).
Next isOnGate(Run& run) {
    const ObjectId card = playing::cardNow(run.state, run.local(playing::itself));
    if (!takujo::isIn(run.state, card, theGate))
        return Next::finish();
    const Player player = whoPlays(run.local(playing::how));
    run.local(playing::played) = packed(card);
    record(run.state, card).controller = player;
    keepPrice(run, card, run.local(playing::amountDue));
    tellArrivalOnGate(run.state);
    if (EffectRecord* const text = playing::beginText(run, card, card)) {
        run.local(playing::effectOf) = text->id;
        text->paid |= playing::originBits(originIn(run.local(playing::how)));
    }
    return Next::on();
}

/// 14-3b-3a
void offerLandings(const Position& position, Decision& decision) {
    const ObjectId card = playing::whatIsPlayed(position);
    decision.decider = record(position.state, card).controller;
    decision.about = card;
    offer(position, decision.decider, landHere, decision);
}
Next takeLanding(Run& run, const Option& answer) {
    const std::int32_t how = run.local(playing::how);
    run.local(playing::how) =
        packedHow(static_cast<std::uint8_t>(answer.value), originIn(how), mannerIn(how), whoPlays(how));
    return Next::on();
}
Next askWhereItLands(Run& run) {
    const bool isSaid =
        !isUnit(run, playing::whatIsPlayed(run)) || isIn(unitZoneBits, landingIn(run.local(playing::how)));
    return isSaid ? Next::jump(whereItLands + 1) : Next::on();
}

constexpr auto isLandingAsked = asksAt<playingCard, whereItLands>;

/// Other cards may lie on the gate below it.
bool isWhatLands(const Position& position, const Attempt& attempt) {
    return !isLandingAsked(position) || attempt.option.object == playing::whatIsPlayed(position);
}

Player whoLands(const Position& position) {
    return record(position.state, playing::whatIsPlayed(position)).controller;
}

Next isPlayedNow(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    const std::int32_t how = run.local(playing::how);
    const Player player = record(run.state, card).controller;
    Note lands;
    lands.kind = landing;
    lands.object = card;
    lands.player = player;
    lands.amount = how;
    run.state.notes.push_back(lands);
    playing::notePlaying(run, originIn(how));
    if (isUnit(run, card) && mannerIn(how) == freely && !isBroken(faults::summonsAreNotCounted))
        proposeChange(run, player, summons, 1);
    proposeOccurrence(run, occurrences::isPlayed, card, player);
    return Next::on();
}

// Conditions.

bool isSet(const Position& position, ObjectId card) {
    return isIn(setZoneBits, record(position.state, card).zone.kind);
}
bool isPlayable(const Position& position, const Attempt& attempt) {
    const ZoneId zone = record(position.state, attempt.option.object).zone;
    return zone.player == attempt.player &&
           (zone.kind == hand || zone.kind == driveZone || isIn(setZoneBits, zone.kind));
}
bool isPlayedCard(const Position& position, const Attempt& attempt) {
    const std::uint8_t type = position.definition(attempt.option.object).type;
    return type == unitCard || type == eventCard || type == fieldCard;
}
std::uint32_t timingOf(const Position& position, ObjectId card) {
    return know(position, card).set(timing);
}
/// 14-4b, 14-4d, 14-4d-1: a set card that does not wait for one's own main phase (OPEN 29: these rules mean
/// 9-3e).
bool isAnyTime(const Position& position, ObjectId card) {
    const std::uint32_t its = timingOf(position, card);
    return (its & setTiming) != 0 || ((its & immediateTiming) != 0 && is(position, immediateIsAnyTime)) ||
           ((its & whenDamaged) != 0 && is(position, damagedIsImmediate));
}
/// 9-3e-2, 9-3e-4: units, field cards and what has normal timing, when nothing is on the gate of one's own
/// main phase.
bool isItsTime(const Position& position, const Attempt& attempt) {
    const ObjectId card = attempt.option.object;
    return (isSet(position, card) && isAnyTime(position, card)) || isMainTime(position, attempt);
}
/// p-65: it may have been set in this turn.
bool hasLainLongEnough(const Position& position, const Attempt& attempt) {
    if (!isBroken(faults::setCardsWaitATurn) || !isSet(position, attempt.option.object))
        return true;
    return know(position, attempt.option.object).since <= position.state.turn;
}
/// 14-4a: what waits for something that happens is not played by taking priority. 14-4: from the hand only
/// what has normal timing.
bool isPlayedFreely(const Position& position, const Attempt& attempt) {
    const ObjectId card = attempt.option.object;
    if (position.definition(card).type != eventCard)
        return true;
    if (!isSet(position, card))
        return (timingOf(position, card) & normalTiming) != 0;
    const std::vector<Ability>& abilities = position.definition(card).abilities;
    const bool waits = std::ranges::any_of(abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::triggered && playsItsCard(position, ability);
    });
    return !waits;
}
/// 4-3a-1a: in one's own turn; in the other's there is no limit (4-3a-1b), and no main phase either.
bool hasSummonLeft(const Position& position, const Attempt& attempt) {
    if (position.definition(attempt.option.object).type != unitCard || !is(position, summonsAreLimited) ||
        position.state.turnPlayer != attempt.player)
        return true;
    constexpr std::int32_t many = 99;
    return position.state.players[indexOf(attempt.player)].values[summons] <
           rulersNumber(position, attempt.player, summonRight, many);
}
void describeSummons(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(numberArgument("number", rulersNumber(position, attempt.player, summonRight, 0)));
}
/// 14-4b: "while X" of a set card, and what the text asks otherwise.
bool canChoose(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceCard(position, attempt, priceOf);
}

/// A drag to a zone says by that where a unit lands.
bool landsWhereItGoes(const Position& position, const Attempt& attempt) {
    const ZoneId place = attempt.option.place;
    if (position.definition(attempt.option.object).type != unitCard || attempt.option.value != 0)
        return endsAt(attempt, playPlace(position, attempt));
    return !place.exists() || (place.player == attempt.player && isIn(unitZoneBits, place.kind));
}
bool isOwnUnitZone(const Position& position, const Attempt& attempt) {
    const auto zone = static_cast<std::uint8_t>(attempt.option.value);
    return position.definition(attempt.option.object).type != unitCard || zone == 0 ||
           (isIn(unitZoneBits, zone) && !lacksZone(position, attempt.player, zone));
}

} // namespace

ZoneId playPlace(const Position& position, const Attempt& attempt) {
    switch (position.definition(attempt.option.object).type) {
    case unitCard:
        return zoneOf(attempt.player, static_cast<std::uint8_t>(attempt.option.value));
    case fieldCard:
        return zoneOf(attempt.player, fieldZone);
    default:
        return theGate;
    }
}

std::string_view keyOfZone(std::int32_t value) {
    static const std::vector<ZoneSpec> all = zones();
    return value >= 0 && static_cast<std::size_t>(value) < all.size()
               ? all[static_cast<std::size_t>(value)].word
               : std::string_view{};
}

void listLandings(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    if (position.definition(attempt.option.object).type != unitCard) {
        values.push_back(0);
        return;
    }
    listPlaces(position, attempt, unitZones, values);
}

Next beginPlaying(Run&, ObjectId card, std::int32_t zone, Manner manner) {
    const std::int32_t how = packedHow(static_cast<std::uint8_t>(zone), 0, manner, Player::a);
    return Next::call(playingCard, {packed(card), 0, 0, 0, 0, 0, how});
}

bool couldBePlayed(const Position& position, Player player, ObjectId card, Manner) {
    Attempt attempt{player, {}};
    attempt.option.verb = playCard;
    attempt.option.object = card;
    const std::uint8_t type = position.definition(card).type;
    if (type == unitCard) {
        std::vector<std::int32_t> places;
        listLandings(position, attempt, places);
        if (places.empty())
            return false;
    }
    return (type == unitCard || type == eventCard || type == fieldCard) &&
           playing::cardAllows(position, attempt) && isFreeToPlay(position, attempt) &&
           playing::canAnnounceCard(position, attempt, priceOf) &&
           playing::lackOfCard(position, attempt, priceOf) == playing::nothing;
}

namespace {

/// Of what is being played alone: beside cards, processes may lie on the gate.
void listItsLandings(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    if (isWhatLands(position, attempt))
        listLandings(position, attempt, values);
}

} // namespace

Procedure playingSteps() {
    return {"playing a card",
            "14-3b",
            {{"it goes to the gate and is shown", "14-3b-1", announceCard},
             {"it is there", "", isOnGate},
             {"is it said where it lands", "", askWhereItLands},
             {"where it lands", "14-3b-3a",
              Question{DecisionKind::mode, offerLandings, takeLanding, Question::within}},
             {"which costs are paid", "14-3b-3", playing::offeringCosts()},
             {"X is named", "14-3b-3", playing::namingX(true)},
             {"its options and targets are chosen", "14-3b-2 14-3b-4 14-3b-5", playing::announceChoices},
             {"what its other costs are paid with", "14-3b-8a", playing::pickForCosts},
             {"its cost is fixed", "", playing::fixCost},
             {"energy is paid", "", playing::payment()},
             {"everything is paid", "14-3b-8", playing::payEverything},
             {"it has been played", "14-3b-9", isPlayedNow}}};
}

std::vector<VerbSpec> playingVerbs() {
    VerbSpec play{
        .word = "play",
        .from = {{hand, Whose::mine},
                 {driveZone, Whose::mine},
                 {setZone1, Whose::mine},
                 {setZone2, Whose::mine},
                 {setZone3, Whose::mine}},
        .conditions = {{Aspect::actor, "not-your-priority", "9-3b", hasPriority, describePriority, false},
                       {Aspect::object, "not-played-from-there", "9-3e-4b p-51", isPlayable},
                       {Aspect::object, "such-cards-are-not-played", "9-3e-4b", isPlayedCard},
                       {Aspect::time, "only-in-main-phase", "9-3e-4 9-3e-4b 9-3e-4c 9-3e-4e 14-4c",
                        isItsTime},
                       {Aspect::time, "waits-for-its-moment", {}, hasLainLongEnough},
                       {Aspect::time, "waits-for-its-moment", "14-4a 9-3e-2", isPlayedFreely},
                       {Aspect::object, "lands-in-own-zones", "14-3b-3a", isOwnUnitZone},
                       {Aspect::object, "does-not-go-there", "14-3b-3a", landsWhereItGoes},
                       {Aspect::limits, "summoned-often-enough", "4-3a-1a 4-3a-1 p-61", hasSummonLeft,
                        describeSummons},
                       {Aspect::limits, "card-asks-for-more", "14-4b", playing::cardAllows},
                       mayBePlayed("card-is-barred", "1-5a"),
                       {Aspect::choices, "nothing-it-could-choose", "14-3b-4", canChoose}},
        .values = listLandings,
        .place = playPlace,
        .valueKey = keyOfZone,
        .usual = true};
    playing::addLacksOfCards(play.conditions, ways());
    VerbSpec land{.word = "land",
                  .from = {{gate, Whose::shared}},
                  .conditions = {onlyWhen<isLandingAsked>("nothing-lands-now", "14-3b-3a"),
                                 onlyFor<isLandingAsked, whoLands>("other-player-decides", "14-3b-3a"),
                                 {Aspect::object, "nothing-lands-now", "14-3b-3a", isWhatLands},
                                 {Aspect::object, "lands-in-own-zones", "14-3b-3a", isOwnUnitZone}},
                  .values = listItsLandings,
                  .place = playPlace,
                  .valueKey = keyOfZone,
                  .onlyWhenAsked = true};
    return {std::move(play), std::move(land)};
}

} // namespace takujo::gate_ruler
