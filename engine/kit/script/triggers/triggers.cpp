#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/scratch.h"
#include "engine/kit/limits.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/history.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/watchers.h"
#include "engine/kit/script/triggers/leaving.h"
#include "engine/kit/script/triggers/sifting.h"
#include "engine/kit/showing.h"
#include "engine/kit/waiting.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace takujo {

namespace {

void fillIn(EffectRecord& effect, const Event& event) {
    effect.event = event.became.exists() ? event.became : event.object;
    effect.eventPlayer = event.player;
    effect.amount = howMuch(event);
}

WaitingItem itemOf(const Run& run, const EffectRecord& effect) {
    const State& state = run.state;
    WaitingItem item;
    item.source = effect.source;
    item.timestamp = effect.timestamp;
    item.card = cardOf(state, effect.source);
    item.effect = effect.ability;
    item.controller = effect.controller;
    item.record = effect.id;
    if (const auto ahead = run.rules.tables().waiting.ahead; ahead != nullptr && !effect.isDelayed())
        item.ahead = ahead(run, effect);
    return item;
}

EffectRecord& addTriggered(Run& run, const EffectRecord& like) {
    EffectRecord& effect = addEffect(run.state, like);
    if (!effect.isDelayed() &&
        run.cards[effect.definition].abilities[effect.ability].has(Ability::declaredWhenCast))
        recallDeclaring(run.state, effect);
    return effect;
}

void wait(Run& run, const EffectRecord& like) {
    if (isBroken(Fault::onlyTheFirstTriggers) && !run.state.waiting.empty() &&
        run.state.waiting.back().source == like.source)
        return;
    const EffectRecord& effect = addTriggered(run, like);
    run.state.waiting.push_back(itemOf(run, effect));
    const auto actsAtOnce = run.rules.tables().waiting.actsAtOnce;
    if ((actsAtOnce != nullptr && actsAtOnce(run, effect)) || isBroken(Fault::waitingBreaksIn))
        run.state.waiting.back().heldBy = WaitingItem::atOnce;
    showing::stayShown(run, effect);
}

/// Whether any mode could be chosen, where there are modes; what had to be declared before is.
bool hasChoosableMode(const Scope& scope) {
    if (isBroken(Fault::modesAreNotCountedFirst))
        return true;
    if (scope.ability.has(Ability::declaredWhenCast))
        return isDeclared(scope.state(), scope.effect.source);
    return scope.ability.modes.empty() || amountOf(scope, scope.ability.modesAtMost, 1) > 0;
}

/// An ability that works so often only is counted when it is triggered, or later if that is what counts.
bool isAllowedAgain(Run& run, ObjectId source, AbilityRef which) {
    if (!isWithinLimit(run, source, which))
        return false;
    if (!countsLater(run, limitOf(abilityAt(run, which))))
        rememberUse(run, source, which);
    return true;
}

/// Whether its player says which of several things at once have triggered it, if they are too many.
bool arePicked(const Run& run, AbilityRef which) {
    const Limit limit = limitOf(abilityAt(run, which));
    return run.rules.tables().waiting.limitedOnesArePicked && limit.exists() && !countsLater(run, limit);
}

/// A number that no waiting item has, with how many of those that get it may be carried out.
std::uint16_t newSiblings(const State& state, std::int32_t allowed) {
    std::uint16_t number = 1;
    const auto has = [&](const WaitingItem& item) {
        return item.siblings >> WaitingItem::bitsOfAllowed == number;
    };
    while (std::ranges::any_of(state.waiting, has))
        ++number;
    return static_cast<std::uint16_t>(number << WaitingItem::bitsOfAllowed |
                                      std::min<std::int32_t>(allowed, WaitingItem::mostAllowed));
}

/// The number of those that wait for one ability since then, where its player picks among them; 0 if there
/// are none.
std::uint16_t siblingsSince(const State& state, std::size_t firstWaiting, ObjectId source, AbilityRef which) {
    for (const WaitingItem& item : std::span{state.waiting}.subspan(firstWaiting))
        if (const EffectRecord* const effect = item.siblings != 0 ? findEffect(state, item.record) : nullptr;
            effect != nullptr && effect->source == source && effect->definition == which.definition &&
            effect->ability == which.place && effect->copy == which.copy)
            return item.siblings;
    return 0;
}

/// Counts what is triggered, if that is when it counts. Returns the number that it shares with others of its
/// ability, or nothing if its limit does not let it wait. Where players pick, what triggers it at the same
/// time beyond its limit waits as well, and does not count.
std::optional<std::uint16_t> countTriggered(Run& run, ObjectId source, AbilityRef which,
                                            std::size_t firstWaiting) {
    constexpr std::uint16_t byItself = 0;
    if (!arePicked(run, which))
        return isAllowedAgain(run, source, which) ? std::optional{byItself} : std::nullopt;
    const bool counts = isWithinLimit(run, source, which);
    std::uint16_t siblings = siblingsSince(run.state, firstWaiting, source, which);
    if (siblings == 0) {
        if (!counts)
            return std::nullopt;
        const std::int32_t left = limitOf(abilityAt(run, which)).count - timesUsed(run, source, which);
        siblings = newSiblings(run.state, left);
    }
    if (counts)
        rememberUse(run, source, which);
    return siblings;
}

class Noticing {
public:
    Noticing(Run& run, bool before, std::span<const Event> batch)
        : run_{run}, before_{before}, watchers_{watchersOf(run)}, firstWaiting_{run.state.waiting.size()} {
        if (before)
            leaving_.find(run, batch);
    }

    void see(const Event& event) {
        if (event.has(Event::forbidden) && !isBroken(Fault::whatDidNotHappenIsNoticed))
            return;
        if (isBroken(Fault::noticedOnlyWithPriority) && run_.state.priority == Player::nobody)
            return;
        work::spend(1 + run_.state.effects.size() + run_.state.given.size());
        const std::uint32_t bit = 1U << static_cast<unsigned>(event.kind);
        if (((before_ ? watchers_.watchesBack : watchers_.watchesOn) & bit) != 0)
            lookAtCards(event);
        for (const GivenAbility& given : run_.state.given)
            look(given.object, {given.definition, given.ability, given.copy}, event);
        if (!run_.state.effects.empty())
            lookAtDelayed(event);
    }

private:
    const Vocabulary& vocabulary() const { return *run_.rules.tables().vocabulary; }

    /// One event triggers an ability once, by whichever of its triggers.
    void lookAtCards(const Event& event) {
        work::spendForEach(watchers_.events.size());
        const WatchedEvent* triggered = nullptr;
        const std::uint32_t kind = only(event.kind);
        for (const WatchedEvent& watched : watchers_.events) {
            if ((watched.kinds & kind) == 0 || isOutOfQuestion(run_.rules, watched, event) ||
                (triggered != nullptr && triggered->id == watched.id &&
                 triggered->which.place == watched.which.place))
                continue;
            if (look(watched.id, watched.which, *watched.trigger, event))
                triggered = &watched;
        }
    }

    void look(ObjectId id, AbilityRef which, const Event& event) {
        const Ability& ability = abilityAt(run_, which);
        if (ability.kind != AbilityKind::triggered || ability.has(Ability::stateTriggered) ||
            ability.has(Ability::declared))
            return;
        if (look(id, which, ability.trigger, event))
            return;
        for (const Term& trigger : ability.otherTriggers) // one event triggers it once, by whichever of them
            if (look(id, which, trigger, event))
                return;
    }

    bool look(ObjectId id, AbilityRef which, const Term& trigger, const Event& event) {
        const Ability& ability = abilityAt(run_, which);
        const TriggerSpec& spec = vocabulary().triggers[trigger.op];
        if (!spec.isAbout(event.kind) || looksBack(run_, spec, event) != before_ ||
            leaving_.isUnseen(run_.state, id, event))
            return false;
        constexpr std::size_t perAbility = 2;
        work::spend(perAbility);
        const Known source = know(run_, id);
        if (!isThere(run_, source, which))
            return false;
        Scope scope = scopeOf(run_, source, which);
        fillIn(scope.effect, event);
        if (ability.has(Ability::asksCasting))
            recallCasting(run_.state, scope.effect);
        const bool asks = !before_ && run_.rules.tables().waiting.conditionWhenTriggered &&
                          !isBroken(Fault::conditionsAreNotAsked);
        if (!spec.matches(scope, trigger, event) || (asks && !holds(scope, ability.condition)) ||
            !hasChoosableMode(scope) || isSilent(run_, scope.effect, &event) ||
            !isFirstOfItsTime(spec, id, which))
            return false;
        scope.effect.source = leaving_.sourceOf(id);
        if (showing::isNeeded(run_, id)) {
            showing::keep(run_, addTriggered(run_, scope.effect));
            return true;
        }
        const auto siblings = countTriggered(run_, id, which, firstWaiting_);
        if (!siblings)
            return false;
        wait(run_, scope.effect);
        run_.state.waiting.back().siblings = *siblings;
        if (ability.has(Ability::asksCasting) && !run_.state.notes.empty())
            recallSpending(run_.state, run_.state.effects.back());
        hold(event);
        return true;
    }

    /// What has just begun to wait is held by whoever has proposed the event, if the rules say so.
    void hold(const Event& event) {
        if (const auto isHeld = run_.rules.tables().waiting.isHeld; isHeld != nullptr && isHeld(run_, event))
            run_.state.waiting.back().heldBy = proposerOf(run_.state);
    }

    /// Whether this time nothing has triggered it yet, where all that happens together does so once.
    bool isFirstOfItsTime(const TriggerSpec& spec, ObjectId source, AbilityRef which) {
        if (!spec.onceAtATime && !abilityAt(run_, which).has(Ability::onceAtATime) &&
            !isBroken(Fault::batchesAreSeenAsOne))
            return true;
        return isNew(triggered_, Triggered{source, which.definition, which.place, which.copy});
    }
    bool isFirstOfItsTime(const TriggerSpec& spec, std::uint16_t delayed) {
        if (!spec.onceAtATime)
            return true;
        return isNew(triggeredDelayed_, delayed);
    }
    /// Most of the time nothing asks, and there is no list.
    template <class T>
    static bool isNew(std::optional<Scratch<T>>& known, const T& one) {
        if (!known)
            known.emplace();
        if (std::ranges::find(*known, one) != known->end())
            return false;
        known->push_back(one);
        return true;
    }

    void lookAtDelayed(const Event& event) {
        const std::size_t count = run_.state.effects.size();
        for (std::size_t i = 0; i < count && i < run_.state.effects.size(); ++i) {
            if (isBroken(Fault::delayedIsTheTurnPlayers) && run_.state.effects[i].isDelayed())
                run_.state.effects[i].controller = run_.state.turnPlayer;
            if (!run_.state.effects[i].waitsForEvents())
                continue;
            const EffectRecord effect = run_.state.effects[i];
            if (static_cast<Duration>(effect.duration) == Duration::sourceLeaves &&
                !lives(run_.state, effect.source))
                continue;
            Scope scope = scopeOf(run_, effect);
            constexpr std::uint16_t perBlock = 64;
            const Term& when =
                scope.ability.blocks[effect.trigger / perBlock][effect.trigger % perBlock][later::when];
            const TriggerSpec& spec = vocabulary().triggers[when.op];
            if (!spec.isAbout(event.kind) || looksBack(run_, spec, event) != before_ ||
                !spec.matches(scope, when, event))
                continue;
            if (effect.state == EffectRecord::recurring || isBroken(Fault::delayedStays)) {
                if (!isFirstOfItsTime(spec, effect.id))
                    continue;
                EffectRecord once = effect;
                fillIn(once, event);
                once.state = EffectRecord::waits;
                wait(run_, once);
                hold(event);
                continue;
            }
            EffectRecord& itself = run_.state.effects[i];
            itself.state = EffectRecord::waits;
            fillIn(itself, event);
            run_.state.waiting.push_back(itemOf(run_, itself));
            hold(event);
        }
    }

    Run& run_;
    bool before_;
    const Watchers& watchers_; ///< nobody comes or goes meanwhile
    using Triggered = std::tuple<ObjectId, DefinitionIndex, std::uint8_t, std::uint8_t>;
    std::size_t firstWaiting_; ///< of what is triggered here
    Leaving leaving_;
    std::optional<Scratch<Triggered>> triggered_;            ///< by what happens once at a time
    std::optional<Scratch<std::uint16_t>> triggeredDelayed_; ///< the same of effects that trigger every time
};

/// What looked back and whose condition does not hold is not triggered after all.
void strikeOut(Run& run, std::size_t firstWaiting) {
    if (!run.rules.tables().waiting.conditionWhenTriggered)
        return;
    showing::strikeOut(run);
    auto& waiting = run.state.waiting;
    for (std::size_t i = waiting.size(); i-- > firstWaiting;) {
        work::spendForEach(run.state.effects.size());
        const EffectRecord* const effect = findEffect(run.state, waiting[i].record);
        if (effect == nullptr || effect->isDelayed())
            continue;
        const Scope scope = scopeOf(run, *effect);
        if (holds(scope, scope.ability.condition))
            continue;
        const WaitingItem& item = waiting[i];
        const auto siblings =
            std::ranges::count_if(waiting, [&](const WaitingItem& other) { return other.isSiblingOf(item); });
        if (!countsLater(run, limitOf(scope.ability)) && (siblings == 0 || siblings <= item.allowed()))
            forgetUse(run, effect->source, abilityOf(*effect));
        dropEffect(run.state, waiting[i].record);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

} // namespace

namespace {

/// Whether anything may be triggered by what happens: a card that waits for such things, one of this match
/// and one that is there, or an ability or effect that has been made.
bool mayNotice(const Run& run, std::span<const Event> batch, std::uint32_t inMatch,
               std::uint32_t Watchers::* there) {
    if (!run.state.given.empty() || std::ranges::any_of(run.state.effects, &EffectRecord::waitsForEvents))
        return true;
    const std::uint32_t kinds = kindsIn(batch);
    return (kinds & inMatch) != 0 && (isAnythingBroken() || (kinds & watchersOf(run).*there) != 0);
}

} // namespace

void noticeBefore(Run& run, std::span<const Event> batch) {
    if (run.rules.tables().vocabulary == nullptr ||
        !mayNotice(run, batch, run.state.watchesBack, &Watchers::watchesBack))
        return;
    Noticing noticing{run, true, batch};
    for (const Event& event : batch)
        noticing.see(event);
}

bool noticeAfter(Run& run, std::span<const Event> batch, std::size_t firstWaiting) {
    if (run.rules.tables().vocabulary == nullptr)
        return false;
    // Conditions are asked of the game with all of this in it: what triggers has happened this turn, too.
    bool remembers = false;
    for (const Event& event : batch)
        if (event.has(Event::performed) || isBroken(Fault::noticedTooEarly))
            remembers = remember(run.state, event) || remembers;
    strikeOut(run, firstWaiting);
    if (!mayNotice(run, batch, run.state.watches, &Watchers::watchesOn))
        return remembers;
    Noticing noticing{run, false, batch};
    for (const Event& event : batch)
        if (event.has(Event::performed) || isBroken(Fault::noticedTooEarly) ||
            isBroken(Fault::whatDidNotHappenIsNoticed))
            noticing.see(event);
    return remembers;
}

bool mayWait(const Run& run, std::uint16_t triggered, std::size_t firstWaiting) {
    const EffectRecord& effect = *findEffect(run.state, triggered);
    const AbilityRef which = abilityOf(effect);
    return isWithinLimit(run, effect.source, which) ||
           siblingsSince(run.state, firstWaiting, effect.source, which) != 0;
}

bool letWait(Run& run, std::uint16_t triggered, std::size_t firstWaiting) {
    const EffectRecord& effect = *findEffect(run.state, triggered);
    const auto siblings = countTriggered(run, effect.source, abilityOf(effect), firstWaiting);
    if (!siblings)
        return false;
    WaitingItem item = itemOf(run, effect);
    item.siblings = *siblings;
    run.state.waiting.push_back(item);
    return true;
}

bool canBeDeclared(const Position& position, ObjectId source, AbilityRef which, const Event& event) {
    const Ability& ability = abilityAt(position, which);
    const Known known = know(position, source);
    if (!ability.has(Ability::declared) || !isThere(position, known, which) ||
        !isWithinLimit(position, source, which))
        return false;
    Scope scope = scopeOf(position, known, which);
    fillIn(scope.effect, event);
    const auto matches = [&](const Term& trigger) {
        const TriggerSpec& spec = scope.vocabulary().triggers[trigger.op];
        return spec.isAbout(event.kind) && spec.matches(scope, trigger, event);
    };
    const bool asks = position.rules.tables().waiting.conditionWhenTriggered;
    return (matches(ability.trigger) || std::ranges::any_of(ability.otherTriggers, matches)) &&
           (!asks || holds(scope, ability.condition)) && hasChoosableMode(scope);
}

EffectRecord* triggerDeclared(Run& run, ObjectId source, AbilityRef which, const Event& event) {
    if (!isAllowedAgain(run, source, which))
        return nullptr;
    EffectRecord like = scopeOf(run, know(run, source), which).effect;
    fillIn(like, event);
    wait(run, like);
    return &run.state.effects.back();
}

void triggerFollowing(Run& run, std::uint16_t effect, std::uint8_t ability) {
    const EffectRecord* const from = findEffect(run.state, effect);
    if (from == nullptr)
        return;
    EffectRecord like = *from;
    like.item = {};
    like.state = EffectRecord::waits;
    like.ability = ability;
    like.block = 0;
    like.trigger = 0;
    like.modes = 0;
    like.done = 0;
    like.tried = 0;
    like.replaced = 0;
    like.made = 0;
    like.counting = EffectRecord::doesNothing;
    const Scope scope = scopeOf(run, like); // with the name of that effect: it has chosen the same
    const bool asks = run.rules.tables().waiting.conditionWhenTriggered;
    if ((asks && !holds(scope, scope.ability.condition)) || !hasChoosableMode(scope))
        return;
    wait(run, like);
    passOn(run.state, effect, run.state.effects.back().id, binding_slots::loops);
    passOn(run.state, effect, run.state.effects.back().id,
           binding_slots::firstCost + binding_slots::mostCosts, binding_slots::firstCost);
}

namespace {

/// Apart from those who only ask whether any card waits for states: in most matches none does.
[[gnu::noinline]] bool noticeStatesOfCards(Run& run) {
    const std::size_t before = run.state.waiting.size();
    Scratch<std::pair<ObjectId, AbilityRef>> due;
    const auto lookAt = [&](ObjectId id, const Known& source, AbilityRef which) {
        const auto isThisOne = [&](const EffectRecord& effect) {
            return effect.source == id && effect.definition == which.definition &&
                   effect.ability == which.place && !effect.isDelayed();
        };
        const Ability& ability = abilityAt(run, which);
        work::spendForEach(run.state.effects.size());
        if (ability.has(Ability::stateTriggered) && takujo::isThere(run, source, which) &&
            std::ranges::count_if(run.state.effects, isThisOne) <=
                which.copy + (isBroken(Fault::statesForgetWhatWaits) ? 1 : 0) &&
            isWithinLimit(run, id, which) && holds(scopeOf(run, source, which), ability.condition) &&
            !isSilent(run, scopeOf(run, source, which).effect, nullptr))
            due.emplace_back(id, which);
    };
    for (const auto& [id, has] : watchersOf(run).cards) {
        if ((has & CardDefinition::stateful) == 0)
            continue;
        const DefinitionIndex definition = run.position().definitionIndex(id);
        const CardDefinition& card = run.cards[definition];
        const Known source = know(run, id);
        for (std::size_t i = 0; i < card.abilities.size(); ++i)
            if (!card.abilities[i].has(Ability::isQuoted))
                lookAt(id, source, {definition, static_cast<std::uint8_t>(i), 0});
    }
    for (const GivenAbility& given : run.state.given)
        lookAt(given.object, know(run, given.object), {given.definition, given.ability, given.copy});
    for (const auto& [id, which] : due)
        if (isAllowedAgain(run, id, which)) {
            wait(run, scopeOf(run, know(run, id), which).effect);
            if (run.rules.tables().waiting.statesActAtOnce)
                run.state.waiting.back().heldBy = WaitingItem::atOnce;
        }
    return run.state.waiting.size() > before;
}

} // namespace

bool noticeStates(Run& run) {
    return (run.state.has & CardDefinition::stateful) != 0 && noticeStatesOfCards(run);
}

} // namespace takujo
