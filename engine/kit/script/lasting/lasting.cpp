#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/reaching.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

using Durations = std::uint32_t; ///< a bit for each

constexpr Durations only(Duration duration) {
    return 1U << static_cast<unsigned>(duration);
}

LastingEffect lastingFrom(const Run& run, const Scope& scope, const Term& term) {
    const Frame& frame = run.state.frames.back(); // the block that is being followed
    LastingEffect effect;
    effect.source = scope.effect.source;
    effect.definition = scope.effect.definition;
    effect.ability = scope.effect.ability;
    effect.block = static_cast<std::uint16_t>(frame.locals[1]);
    effect.place = static_cast<std::uint8_t>(frame.locals[2]);
    effect.turn = run.state.turn;
    effect.controller = scope.effect.controller;
    effect.named = scope.effect.named;
    effect.duration = static_cast<std::uint8_t>(durationOf(run, scope, term));
    return effect;
}

/// What is over at that moment. Whatever is shorter is over with it.
Durations overAt(Duration moment) {
    using enum Duration;
    const Durations ofBattle = only(endOfBattle) | only(endOfStep);
    switch (moment) {
    case endOfTurn:
        return only(endOfTurn) | only(endOfYourNextTurn) | only(endOfOpponentsNextTurn) | only(endOfPhase) |
               ofBattle;
    case yourNextTurnBegins:
    case opponentsNextTurnBegins:
        return only(yourNextTurnBegins) | only(opponentsNextTurnBegins);
    case endOfPhase:
        return only(endOfPhase) | ofBattle;
    case endOfBattle:
        return ofBattle;
    default:
        return only(moment);
    }
}

/// Whether it is over now: what speaks of a next turn is about that of one player, and not about the turn in
/// which it began.
bool endsNow(Durations over, Duration duration, std::uint16_t since, Player controller, const State& state) {
    if ((over & only(duration)) == 0)
        return false;
    const bool isOwnTurn = state.turnPlayer == controller;
    switch (duration) {
    case Duration::endOfYourNextTurn:
    case Duration::yourNextTurnBegins:
        return isOwnTurn && state.turn > since;
    case Duration::endOfOpponentsNextTurn:
    case Duration::opponentsNextTurnBegins:
        return !isOwnTurn && state.turn > since;
    default:
        return true;
    }
}

/// Who controls the object when an effect that changed it is over: the last of the others, or its owner.
template <class IsOver>
Player controllerWithout(const Run& run, const LastingEffect& ended, IsOver isOver) {
    const auto& effects = run.rules.tables().vocabulary->effects;
    Player controller = run.state.cards[record(run.state, ended.object).card].owner;
    for (const LastingEffect& other : run.state.lasting) {
        const Ability& ability = run.cards[other.definition].abilities[other.ability];
        const bool isControl =
            effects[ability.blocks[other.block][other.place].op].follow == effects::takeControl;
        if (isControl && other.object == ended.object && !isOver(other))
            controller = static_cast<Player>(other.amount);
    }
    return controller;
}

bool isControl(const Run& run, const LastingEffect& effect) {
    const Ability& ability = run.cards[effect.definition].abilities[effect.ability];
    return run.rules.tables().vocabulary->effects[ability.blocks[effect.block][effect.place].op].follow ==
           effects::takeControl;
}

/// Whether it is a price of the next card alone.
bool isOfTheNext(const Position& position, const Term& term) {
    return position.rules.tables().vocabulary->effects[term.op].modify == modifiers::price &&
           term.parts.size() > price::nextOnly.part + 1U && term[price::nextOnly].isTrue();
}

/// What lasts is no event: where the rules look at once, it is something that happens. False where they do
/// not.
bool noticeChanges(Run& run) {
    const TimingTables::Policy isOn = run.rules.tables().timing.lastingIsNoticed;
    if (isOn == nullptr || !isOn(run))
        return false;
    proposeOccurrence(run, occurrences::changes, {}, Player::nobody);
    return true;
}

/// Proposes that objects go back whose change of control is over.
template <class IsOver>
void endControls(Run& run, IsOver isOver) {
    for (const LastingEffect& effect : run.state.lasting) {
        if (!isOver(effect) || !lives(run.state, effect.object) || !isControl(run, effect))
            continue;
        Event event;
        event.kind = EventKind::control;
        event.object = effect.object;
        event.player = controllerWithout(run, effect, isOver);
        if (event.player != record(run.state, effect.object).controller)
            run.propose(event);
    }
}

} // namespace

void sourcesHaveLeft(Run& run) {
    State& state = run.state;
    if (state.lasting.empty())
        return;
    const auto isOver = [&](const LastingEffect& effect) {
        return static_cast<Duration>(effect.duration) == Duration::sourceLeaves &&
               !lives(state, effect.source) && isControl(run, effect);
    };
    endControls(run, isOver);
    if (std::erase_if(state.lasting, isOver) > 0)
        state.isFresh = false;
}

void endLasting(Run& run, Duration moment) {
    State& state = run.state;
    if (run.rules.tables().vocabulary == nullptr)
        return;
    const Durations over = overAt(moment);
    const auto isOver = [&](const auto& effect) {
        return endsNow(over, static_cast<Duration>(effect.duration), effect.turn, effect.controller, state);
    };
    endControls(run, isOver);
    const std::size_t ended = std::erase_if(state.lasting, isOver);
    Scratch<std::uint16_t> dropped;
    for (const EffectRecord& effect : state.effects)
        if (effect.state >= EffectRecord::delayed && isOver(effect))
            dropped.push_back(effect.id);
    for (const std::uint16_t id : dropped)
        dropEffect(state, id);
    // With the turn goes also what has been counted in it.
    if (moment != Duration::endOfTurn && ended == 0 && dropped.empty())
        return;
    computeCharacteristics(state, run.rules, run.cards);
    state.settled = false;
    noticeChanges(run);
}

void nextIsPlayed(Run& run, const Event& played) {
    State& state = run.state;
    if (state.lasting.empty() || !lives(state, played.object))
        return;
    const Position position = run.position();
    const Known card = know(position, played.object);
    const auto isOver = [&](const LastingEffect& effect) {
        const Term& term = termOf(position, effect);
        if (effect.object.exists() || !isOfTheNext(position, term))
            return false;
        const Scope scope = scopeOf(position, effect);
        return playersOf(scope, term[price::player], effect.controller).has(played.player) &&
               isLikeThere(scope, term[lasting::of], card);
    };
    if (std::erase_if(state.lasting, isOver) > 0)
        state.isFresh = false;
}

void endOfTurn(Run& run) {
    endLasting(run, Duration::endOfTurn);
}

Duration durationOf(const Run& run, const Scope& scope, const Term& term) {
    if (isBroken(Fault::durationsAreForgotten))
        return Duration::endOfGame;
    if (term.parts.back().exists())
        return static_cast<Duration>(term.parts.back().number);
    const auto untold = run.rules.tables().script.untoldDuration;
    return untold == nullptr ? Duration::endOfGame : untold(scope, term);
}

bool hasEnded(const Position& position, const LastingEffect& effect) {
    if (effect.object.exists() && !lives(position.state, effect.object))
        return true;
    const Ability& ability = position.cards[effect.definition].abilities[effect.ability];
    const std::vector<EffectSpec>& effects = position.rules.tables().vocabulary->effects;
    return static_cast<Duration>(effect.duration) == Duration::sourceLeaves &&
           !lives(position.state, effect.source) &&
           effects[ability.blocks[effect.block][effect.place].op].follow != effects::takeControl;
}

void turnIsOver(State& state) {
    state.history.clear();
    forgetUsesOfTurn(state);
    sweepSnapshots(state);
}

/// What lasts is no event, so the log is told here. What not everybody sees is not named.
void tellWhatLasts(const Run& run, const Scope& scope, const LastingEffect& lasting,
                   const std::vector<ObjectId>& objects) {
    const auto isHidden = [&](ObjectId id) {
        return record(run.state, id).card != CardId::none && !sees(run, Player::nobody, id);
    };
    if (run.journal == nullptr || std::ranges::all_of(objects, isHidden))
        return;
    Arguments arguments{abilityArgument("ability", run, scope.effect), numberArgument("block", lasting.block),
                        numberArgument("place", lasting.place)};
    for (const ObjectId id : objects)
        if (record(run.state, id).card != CardId::none && !isHidden(id))
            arguments.push_back(cardArgument("card", run.position().definitionIndex(id)));
    note(run, "lasts", scope.effect.controller, "", std::move(arguments));
}

bool isDoubling(const Scope& scope, const Term& term) {
    return scope.vocabulary().effects[term.op].modify == modifiers::number && term[changes::doubled].isTrue();
}

/// What rules have made of a number by now, before any text.
std::int32_t changedByRules(const Position& position, ObjectId id, std::size_t number) {
    std::int32_t sum = 0;
    for (const RuleModifier& rule : position.rules.tables().modifiers)
        if (rule.first) {
            Scratch<RuleChange> changes;
            rule.collect(position, changes);
            for (const RuleChange& change : changes)
                sum = change.object == id && change.number == number ? sumOf(sum, change.by) : sum;
        }
    return sum;
}

/// What a number is set to counts from now on: what rules do to it later is added, not what they have done.
std::int32_t amountOfLasting(const Scope& scope, const Term& term) {
    if (isDoubling(scope, term) && !numbersGoByOperation(scope.position.rules.tables().layers)) {
        const std::int32_t number =
            know(scope.position, scope.target).number(static_cast<std::size_t>(term.number));
        return std::max(number, 0); // what has no such number is far below
    }
    std::int32_t amount = 0;
    for (std::size_t part = 1; part < term.parts.size(); ++part)
        if (term.parts[part].sort == Sort::amount)
            amount = amountOf(scope, term.parts[part]);
    const bool sets =
        scope.vocabulary().effects[term.op].modify == modifiers::number && term[changes::becomes].exists();
    return sets ? differenceOf(amount, changedByRules(scope.position, scope.target,
                                                      static_cast<std::size_t>(term.number)))
                : amount;
}

namespace effects {

/// Which objects, and by how much, is settled now; of what comes later, when it comes.
Next beginLasting(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[lasting::of], found);
    LastingEffect effect = lastingFrom(run, scope, term);
    effect.timestamp = ++run.state.clock;
    const std::size_t before = run.state.lasting.size();
    for (const ObjectId id : found) {
        Scope each = scope;
        each.target = id;
        effect.object = id;
        effect.amount = amountOfLasting(each, term);
        run.state.lasting.push_back(effect);
    }
    if (!found.empty())
        countAsDone(run.state, scope.effect.id);
    beginReaching(run, scope, term, effect);
    tellWhatLasts(run, scope, effect, found);
    run.state.settled = false;
    computeCharacteristics(run.state, run.rules, run.cards);
    if (run.state.lasting.size() == before || !noticeChanges(run))
        noticeStates(run);
    return Next::on();
}

Next beginPlayerLasting(Run& run, const Scope& scope, const Term& term) {
    LastingEffect effect = lastingFrom(run, scope, term);
    effect.timestamp = ++run.state.clock;
    if (run.rules.tables().vocabulary->effects[term.op].modify == modifiers::price)
        effect.amount = amountOf(scope, term[price::by]);
    run.state.lasting.push_back(effect);
    run.state.isFresh = false;
    countAsDone(run.state, scope.effect.id);
    noticeChanges(run);
    return Next::on();
}

/// Parts: of, player, until. Nobody can't be given control of anything.
Next takeControl(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[lasting::of], found);
    LastingEffect effect = lastingFrom(run, scope, term);
    effect.timestamp = ++run.state.clock;
    const Player player = playerOf(scope, term[controls::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    effect.amount = static_cast<std::int32_t>(indexOf(player));
    for (const ObjectId id : found) {
        effect.object = id;
        run.state.lasting.push_back(effect);
        run.state.isFresh = false;
        if (record(run.state, id).controller == player)
            continue;
        Event event;
        event.kind = EventKind::control;
        event.object = id;
        event.player = player;
        event.cause = Cause::effect;
        event.source = scope.effect.source;
        event.effect = scope.effect.id;
        run.propose(event);
    }
    return Next::on();
}

/// Parts: when, do, every time, until. It knows what this effect has chosen; what has happened before does
/// not count.
Next later(Run& run, const Scope& scope, const Term& term) {
    EffectRecord like = scope.effect;
    const Frame& frame = run.state.frames.back();
    like.item = {};
    like.block = static_cast<std::uint16_t>(term[later::doThis].number);
    like.trigger = static_cast<std::uint16_t>(frame.locals[1] * 64 + frame.locals[2]);
    const bool everyTime = term[later::everyTime].isTrue();
    like.state = everyTime ? EffectRecord::recurring : EffectRecord::delayed;
    like.duration = static_cast<std::uint8_t>(durationOf(run, scope, term));
    if (isBroken(Fault::delayedHasNoSource))
        like.source = {};
    passOn(run.state, scope.effect.id, addEffect(run.state, like).id);
    countAsDone(run.state, scope.effect.id);
    return Next::on();
}

} // namespace effects

} // namespace takujo
