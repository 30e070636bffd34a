#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

/// 601: a card is used. It is declared, and pending from then on (409): it still lies in its zone, but does
/// not count there. Once it is paid for, it does at once what it does (601.1g).
namespace takujo::duel_masters {

namespace {

using playing::whatIsPlayed;

constexpr std::uint32_t pendingMarks = isPending | asideBits;

/// 601.1c: what is used from the mana zone may still be tapped.
std::uint32_t pendingMarksOf(const State& state, ObjectId card) {
    return record(state, card).zone.kind == manaZone ? pendingMarks & ~hiddenFrom(Query::reachable)
                                                     : pendingMarks;
}

enum Step : std::uint16_t {
    isDeclared,
    offers,
    isSetAside,
    costsPicked,
    costFixed,
    manaPaid,
    allPaid,
    isUsed
};

Player userOf(Run& run) {
    return static_cast<Player>(run.local(playing::how) & use_::player);
}
bool isForFree(Run& run) {
    return (run.local(playing::how) & use_::isFree) != 0;
}

/// 601.1a: everybody sees the card.
Next declare(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    const bool isFree = isForFree(run);
    const Player player = isFree ? userOf(run) : record(run.state, card).zone.player;
    run.local(playing::itself) = record(run.state, card).card;
    if (!isFree)
        run.local(playing::how) = static_cast<std::int32_t>(player);
    const std::uint8_t type = run.position().definition(card).type;
    note(run,
         type == creature ? "summons"
         : type == spell  ? "casts"
                          : "uses",
         player, "601.1a", {cardArgument("card", run.position().definitionIndex(card))});
    if (EffectRecord* const text = playing::beginText(run, card, {})) {
        text->controller = player;
        run.local(playing::effectOf) = text->id;
    }
    return isFree ? Next::jump(isSetAside) : Next::on();
}

/// 601.1b
Next becomePending(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    showPending(run, card);
    return isForFree(run) ? Next::jump(isUsed) : Next::on();
}

Next isUsedNow(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    proposeOccurrence(run, occurrences::isPlayed, card, userOf(run));
    return Next::on();
}

/// 605.2, 605.3: a spell does what it says; anything else is put into the battle zone.
Next resolve(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    if (run.position().definition(card).type == spell)
        return carryOutText(run);
    const bool isTriggered = (run.local(playing::how) & use_::isShieldTriggered) != 0;
    if (isTriggered)
        playing::notePlaying(run, shieldZone); // as if from there: it is on its way
    else
        playing::notePlaying(run);
    const Player player = userOf(run);
    if (saysBases(run.position().definition(card)))
        return enterBattleZone(run, std::array{card}, {player, entering_::isUsed});
    Event comes = movedTo(zoneOf(player, battleZone), card, player, Cause::rule, ZoneEnd::bottom);
    comes.flags = Event::quiet;
    run.propose(comes);
    return Next::on();
}

/// 409.1d: it loses what it was given before.
void loseWhatWasGiven(Run& run, ObjectId card) {
    if (run.rules.policy(pendingCardsLose) != 0 &&
        std::erase_if(run.state.lasting,
                      [card](const LastingEffect& effect) { return effect.object == card; }) > 0)
        run.state.isFresh = false;
}

/// 605.2e
Next spellGoes(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (!lives(run.state, card) || run.position().definition(card).type != spell)
        return Next::on();
    const Player owner = run.position().ownerOf(card);
    Event goes = movedTo(zoneOf(owner, graveyard), card, owner);
    goes.reason = spellIsDone;
    goes.flags = Event::quiet;
    run.propose(goes);
    return Next::on();
}

/// 409.2: what has not moved is pending no more.
Next nothingIsPending(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (lives(run.state, card) && hasMark(run.state, card, isPending)) {
        loseWhatWasGiven(run, card);
        proposeUnmark(run, card, pendingMarks | revealedMark);
    }
    return effectIsOver(run);
}

// Conditions.

template <CardType type>
bool isTried(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == type;
}
bool isUsedAnyhow(const Position& position, const Attempt& attempt) {
    const std::uint8_t type = position.definition(attempt.option.object).type;
    return type == tamaseed || type == artifact;
}
bool canChoose(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceCard(position, attempt, priceOf);
}

/// 504.1: from the hand, or from where a text lets it be used; not what lies face down there (405.4).
bool liesWhereItIsUsed(const Position& position, const Attempt& attempt) {
    return liesInOwn<hand>(position, attempt) ||
           (!know(position, attempt.option.object).isBlank && mayBePlayedFromThere(position, attempt));
}
std::uint32_t zonesOfUsing(const Position& position) {
    return 1U << hand | zonesOpened(position);
}

/// Where players move it to use it; a spell, which comes to lie nowhere, is cast there, too.
ZoneId usePlace(const Position&, const Attempt& attempt) {
    return zoneOf(attempt.player, battleZone);
}
bool endsWhereItGoes(const Position& position, const Attempt& attempt) {
    return endsAt(attempt, usePlace(position, attempt));
}

template <bool (*isOfType)(const Position&, const Attempt&)>
VerbSpec useVerb(std::string_view word, std::string_view notSuch, std::string_view rule) {
    VerbSpec verb{
        .word = word,
        .from = {{hand, Whose::mine},
                 {manaZone, Whose::mine},
                 {graveyard, Whose::mine},
                 {hyperspatialZone, Whose::mine}},
        .conditions = {{Aspect::time, "not-in-main-step", "504.1 500.2a", isMainTiming, nullptr, false},
                       {Aspect::object, "used-from-the-hand", "504.1 112.4", liesWhereItIsUsed},
                       {Aspect::object, notSuch, rule, isOfType, nullptr, true, nullptr, 0, nullptr, true},
                       {Aspect::object, "goes-elsewhere", "605.3", endsWhereItGoes},
                       {Aspect::limits, "card-asks-for-more", "601.1b", playing::cardAllows},
                       mayBePlayed("card-is-barred", "601.1b 101.2"),
                       {Aspect::choices, "nothing-it-could-choose", "601.1b", canChoose},
                       hasBase()},
        .zones = zonesOfUsing,
        .place = usePlace,
        .usual = true};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

} // namespace

void showPending(Run& run, ObjectId card) {
    playing::show(run, card, pendingMarksOf(run.state, card));
}

Next declareModes(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : announce(effect->id, false);
}

Next carryOutText(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : followText(effect->id);
}

Next effectIsOver(Run& run) {
    if (const EffectRecord* const effect = playing::effectNow(run))
        dropEffect(run.state, effect->id);
    return Next::finish();
}

Procedure usingCardSteps() {
    return {"using a card",
            "601.1",
            {{"it is declared", "601.1a", declare},
             {"which costs are paid", "601.1a 112.2d", playing::offeringCosts()},
             {"it is pending", "601.1b 409.1 409.1a 409.1b 409.1c", becomePending},
             {"what its other costs are paid with", "601.1f", playing::pickForCosts},
             {"its cost is fixed", "601.1e", playing::fixCost},
             {"mana is paid", "601.1d 601.1f 112.2a", playing::payment()},
             {"everything is paid", "601.1f", playing::payEverything},
             {"it is used", "601.1g 112.3g", isUsedNow},
             {"its modes are chosen", "700.2a", declareModes},
             {"it does what it does", "605.2c 605.3 301.2 303.2 308.2 315.2", resolve},
             {"a spell goes to the graveyard", "605.2e 302.2", spellGoes},
             {"it is pending no more", "409.2 409.1d", nothingIsPending}}};
}

/// 701.3 to 701.5, 701.16, 701.27: each kind of use has its word.
std::vector<VerbSpec> usingVerbs() {
    return {useVerb<isTried<creature>>("summon", "only-creatures-are-summoned", "301.1 701.3a"),
            useVerb<isTried<spell>>("cast", "only-spells-are-cast", "302.1 701.4a"),
            useVerb<isTried<crossGear>>("generate", "only-cross-gears-are-generated", "303.1 701.16a"),
            useVerb<isTried<field>>("deploy", "only-fields-are-deployed", "308.1 701.27a"),
            useVerb<isUsedAnyhow>("use", "such-cards-are-not-used", "315.1 701.5a")};
}

} // namespace takujo::duel_masters
