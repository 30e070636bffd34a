#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/cast_later.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/field_limits.h"
#include "engine/games/fftcg/limit_break.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/question_conditions.h"

/// What casting asks for. Characters, cards with back attack and summons differ in when they may be cast.
namespace takujo::fftcg {

namespace {

const CardDefinition& tried(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object);
}
bool castAsSummon(const Position& position, const Attempt& attempt) {
    return tried(position, attempt).type == summon;
}
bool castByBackAttack(const Position& position, const Attempt& attempt) {
    return has(position, attempt.option.object, backAttack) && is(position, backAttackAnytime);
}
bool characterAtMainPhase(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) || castByBackAttack(position, attempt) ||
           isMainPhase(position.state);
}
bool backAttackAtMainOrAttackPhase(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) || !castByBackAttack(position, attempt) ||
           isMainOrAttackPhase(position.state);
}
bool summonAtMainOrAttackPhase(const Position& position, const Attempt& attempt) {
    return !castAsSummon(position, attempt) || isMainOrAttackPhase(position.state);
}
bool characterOnEmptyStack(const Position& position, const Attempt& attempt) {
    const bool inResponse = castByBackAttack(position, attempt) && is(position, backAttackInResponse);
    return castAsSummon(position, attempt) || inResponse || countIn(position.state, theStack) == 0;
}
bool characterOfTurnPlayer(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) || castByBackAttack(position, attempt) ||
           position.state.turnPlayer == attempt.player;
}
/// The rule bars summons and abilities only: a character with back attack may be cast here.
bool noSummonBetweenStrikes(const Position& position, const Attempt& attempt) {
    return !castAsSummon(position, attempt) || (position.state.flags & firstStrikeWindow) == 0;
}
/// In the hand, in the LB deck, or where a text lets it be cast from (2.1).
bool liesWhereItIsCast(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) || liesIn(position, attempt, lbDeck) ||
           mayBePlayedFromThere(position, attempt) ||
           mayBeCastLater(position, attempt.player, attempt.option.object);
}
bool isStillThere(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, lbDeck) || liesWhereCardsAreCast(position, attempt.option.object);
}
std::uint32_t zonesOfCasting(const Position& position) {
    if (!isMainOrAttackPhase(position.state))
        return 0;
    constexpr std::uint32_t usualZones = 1U << hand | 1U << lbDeck;
    constexpr std::uint32_t openZones = 1U << breakZone | 1U << removed;
    return usualZones | zonesOpened(position) | (isAnythingCastLater(position.state) ? openZones : 0);
}

/// All that is asked of the time, of whose turn it is and of where it lies, in one look. What is listed is
/// not dragged anywhere.
bool isTimely(const Position& position, const Attempt& attempt) {
    const State& state = position.state;
    const bool isInHand = record(state, attempt.option.object).zone == zoneOf(attempt.player, hand);
    if (!isInHand && (!isStillThere(position, attempt) || !liesWhereItIsCast(position, attempt)))
        return false;
    if (castAsSummon(position, attempt))
        return isMainOrAttackPhase(state) && noSummonBetweenStrikes(position, attempt);
    const bool isNothingUnderWay = countIn(state, theStack) == 0;
    if (isNothingUnderWay && state.turnPlayer == attempt.player && isMainPhase(state))
        return true; // with back attack or without
    return isMainOrAttackPhase(state) && (isNothingUnderWay || is(position, backAttackInResponse)) &&
           castByBackAttack(position, attempt);
}

ZoneId castPlace(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) ? theStack : zoneOf(attempt.player, field);
}
bool characterOntoOwnField(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) || endsAt(attempt, zoneOf(attempt.player, field));
}
bool summonOntoStack(const Position& position, const Attempt& attempt) {
    return !castAsSummon(position, attempt) || endsAt(attempt, theStack);
}

template <bool (*breaks)(const Position&, Player, const CardDefinition&)>
bool keeps(const Position& position, const Attempt& attempt) {
    return castAsSummon(position, attempt) || !breaks(position, attempt.player, tried(position, attempt));
}

void describeTopOfStack(const Position& position, const Attempt&, Arguments& arguments) {
    const ObjectRecord& top = record(position.state, topOf(position.state, theStack));
    if (top.card != CardId::none)
        arguments.push_back(cardArgument("top", position.state.cards[top.card].definition));
}
void describeBackupLimit(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("limit", value(position, backupLimit)));
}
void describeLightOrDark(const Position& position, const Attempt& attempt, Arguments& arguments) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, field), Query::counted))
        if (isLightOrDark(position, id)) {
            arguments.push_back(
                cardArgument("there", position.state.cards[record(position.state, id).card].definition));
            return;
        }
}

bool canChoose(const Position& position, const Attempt& attempt) {
    return playing::canAnnounceCard(position, attempt, costToCast);
}

bool castsOfOnesOwn(const Position& position) {
    return !isCastingByEffect(position);
}
bool isCaster(const Position& position, const Attempt& attempt) {
    return casterByEffect(position) == attempt.player;
}
bool isWhatMayBeCast(const Position& position, const Attempt& attempt) {
    return mayBeCastByEffect(position, attempt.option.object);
}
void describeCaster(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(playerArgument("decider", casterByEffect(position)));
}

/// 11.3.11, 11.4.1.1: what an effect lets be cast needs neither its time nor priority, and lies where it
/// lies.
std::vector<Condition> onlyOfOnesOwn(std::vector<Condition> conditions) {
    for (Condition& condition : conditions) {
        if (condition.aspect == Aspect::time || condition.aspect == Aspect::actor ||
            condition.holds == liesWhereItIsCast)
            condition.applies = castsOfOnesOwn;
        if (condition.applies != nullptr && condition.ofObject)
            condition.sifted = Sifted::byFits;
    }
    const auto whileCasting = [&](std::string_view rule, bool (*applies)(const Position&)) {
        // Nothing is listed then: whether that one card can be cast its own question asks.
        conditions.push_back(sifted(Sifted::byQuestion, {Aspect::actor, "other-player-casts", rule, isCaster,
                                                         describeCaster, true, nullptr, 0, applies}));
        conditions.push_back(
            sifted(Sifted::byQuestion, {Aspect::object, "not-what-may-be-cast", rule, isWhatMayBeCast,
                                        nullptr, true, nullptr, 0, applies}));
    };
    whileCasting("11.3.11", isSummonCastByEffect);
    whileCasting("11.4.1.1", isCharacterCastByEffect);
    return conditions;
}

} // namespace

VerbSpec castVerb() {
    VerbSpec verb{
        .word = "cast",
        .from = {{hand, Whose::mine},
                 {lbDeck, Whose::mine},
                 {breakZone, Whose::mine},
                 {removed, Whose::mine}},
        .conditions = onlyOfOnesOwn(
            {{Aspect::time, "characters-in-main-phase", "9.3.1.5", characterAtMainPhase},
             {Aspect::time, "back-attack-phases", "15.2.5.2", backAttackAtMainOrAttackPhase},
             {Aspect::time, "summons-in-main-or-attack-phase", "9.3.1.6", summonAtMainOrAttackPhase},
             {Aspect::time, "characters-on-empty-stack", "11.4.1", characterOnEmptyStack, describeTopOfStack},
             {Aspect::time, "no-summons-between-strikes", "15.2.3.3", noSummonBetweenStrikes},
             {Aspect::actor, "characters-in-own-turn", "11.4.1", characterOfTurnPlayer},
             sifted(Sifted::byQuestion,
                    {Aspect::actor, "not-your-priority", "11.1.1", hasPriority, describePriority, false}),
             {Aspect::object, "cast-from-hand", "15.1.1.7.1", liesWhereItIsCast},
             sifted(Sifted::byFits, {Aspect::object, "limit-break-is-used-up", "p-3", isStillThere}),
             sifted(Sifted::byFits,
                    {Aspect::object, "characters-go-to-own-field", "7.7.1", characterOntoOwnField}),
             sifted(Sifted::byFits, {Aspect::object, "summons-go-to-stack", "7.12.1", summonOntoStack}),
             {Aspect::limits, "name-is-there", "7.7.3", keeps<breaksNameLimit>},
             {Aspect::limits, "five-backups", "7.7.4", keeps<breaksBackupLimit>, describeBackupLimit},
             {Aspect::limits, "light-or-dark-is-there", "7.7.5", keeps<breaksLightDarkLimit>,
              describeLightOrDark},
             {Aspect::limits, "card-asks-for-more", "2.1", playing::cardAllows},
             mayBePlayed("card-is-barred", "2.2"),
             {Aspect::choices, "nothing-it-could-choose", "11.3.3", canChoose}}),
        .fits = isTimely,
        .zones = zonesOfCasting,
        .place = castPlace,
        .usual = true};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

} // namespace takujo::fftcg
