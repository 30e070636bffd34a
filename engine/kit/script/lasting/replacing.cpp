#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/links.h"
#include "engine/kit/limits.h"
#include "engine/kit/notes.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/following/doable.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo {

namespace {

/// The event, and the card of whose text an ability is that has been given.
constexpr unsigned behindEvents = 16;
std::int32_t amountOfNote(std::size_t event, const ReplacementRef& by) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(event) | static_cast<std::uint32_t>(by.given)
                                                                             << behindEvents);
}

AbilityRef abilityOf(const Position& position, const ReplacementRef& by) {
    if (by.given != 0)
        return {static_cast<DefinitionIndex>(by.given - 1), by.ability, by.copy};
    return {position.definitionIndex(by.source), by.ability, 0};
}

/// The passage of the event's batch keeps it.
void noteReplacement(State& state, std::size_t event, const ReplacementRef& by) {
    Note note;
    note.kind = notes::replaced;
    note.object = by.source;
    note.slot = by.ability;
    note.flags = by.copy;
    note.effect = by.lasting;
    note.amount = amountOfNote(event, by);
    keepNote(state, note);
}

std::size_t eventOf(const Note& note) {
    return static_cast<std::uint32_t>(note.amount) & ((1U << behindEvents) - 1U);
}

ReplacementRef replacementOf(const Note& note) {
    const auto given = static_cast<std::uint16_t>(static_cast<std::uint32_t>(note.amount) >> behindEvents);
    return {note.object, note.slot, note.flags, note.effect, given};
}

bool hasReplaced(const State& state, std::size_t event, const ReplacementRef& by) {
    if (isBroken(Fault::replacementsAreForgotten))
        return false;
    work::spendForEach(state.notes.size());
    return std::ranges::any_of(state.notes, [&](const Note& note) {
        return (isKeptHere(state, note, notes::replaced) ||
                isKeptHere(state, note, notes::declinedToReplace)) &&
               note.object == by.source && note.slot == by.ability && note.flags == by.copy &&
               note.effect == by.lasting && note.amount == amountOfNote(event, by);
    });
}

/// What a replacement does instead is not replaced by it again, nor by one that it has replaced itself.
bool comesOf(const State& state, const Event& event, const ReplacementRef& by) {
    const EffectRecord* effect = event.effect == 0 ? nullptr : findEffect(state, event.effect);
    while (effect != nullptr) {
        work::spendForEach(state.effects.size());
        const bool isIt = by.lasting != 0 ? effect->made == by.lasting
                                          : effect->made == 0 && effect->source == by.source &&
                                                effect->ability == by.ability &&
                                                (by.given == 0 || effect->definition == by.given - 1);
        if (isIt)
            return true;
        effect = effect->replaced == 0 ? nullptr : findEffect(state, effect->replaced);
    }
    return false;
}

/// Whether what goes elsewhere instead has lost its reason.
bool losesReason(const Scope& scope) {
    return !scope.position.rules.tables().replacing.redirectKeepsReason ||
           scope.ability.kind != AbilityKind::replacement ||
           scope.vocabulary().triggers[scope.ability.trigger.op].asksReason;
}

void change(Event& event, const Scope& scope, const Term& term) {
    const EffectMeaning follow = scope.vocabulary().effects[term.op].follow;
    if (scope.position.rules.tables().replacing.onePerEvent)
        event.applied |= Event::isReplaced;
    if (follow == effects::cancelEvent)
        event.flags |= Event::forbidden;
    if (follow == effects::topGoes && cardsInside(scope.state(), event.object) > 1) {
        event.applied |= Event::isReplaced;
        event.object = cardReadOf(scope.state(), event.object);
        findObject(scope.position, event);
    }
    if (follow == effects::redirectEvent) {
        event.applied |= Event::isReplaced;
        event.to.kind = static_cast<std::uint8_t>(term[goes_to::zone].number);
        event.host = {};
        if (losesReason(scope))
            event.reason = 0;
        if (term[goes_to::at].exists())
            event.landing = static_cast<ZoneEnd>(term[goes_to::at].number);
    }
    if (follow == effects::damageGoesTo && event.kind == EventKind::damage)
        sendDamageElsewhere(event, scope, term);
    if (follow == effects::changeEvent) {
        const std::int32_t amount = std::max(amountOf(scope, term[amount_becomes::amount]), 0);
        event.amount = event.amount < 0 ? -amount : amount; // a value that falls goes on falling
        if (event.amount == 0 || isBroken(Fault::changedAmountsAreGone))
            event.flags |= Event::forbidden; // nothing of it is left
    }
}

/// Of a replacement of an object, which may ask how that was played.
Scope scopeOfReplacing(const Position& position, const Known& source, AbilityRef which) {
    Scope scope = scopeOf(position, source, which);
    if (scope.ability.has(Ability::asksCasting))
        recallCasting(position.state, scope.effect);
    return scope;
}

/// What the replacement knows of the event.
Scope aboutEvent(Scope scope, const Event& event) {
    scope.effect.event = event.object;
    scope.effect.eventPlayer = event.player;
    scope.effect.amount = howMuch(event);
    return scope;
}

bool changesAnything(const Scope& scope, std::int32_t block) {
    const auto& effects = scope.vocabulary().effects;
    return std::ranges::any_of(scope.ability.blocks[static_cast<std::size_t>(block)],
                               [&](const Term& term) { return changesEvent(effects[term.op].follow); });
}

/// What somebody may do instead of the event is no replacement where it cannot be done: nobody is asked, and
/// the event happens.
bool canBeChosenInstead(const Scope& scope) {
    if (isBroken(Fault::optionsAreAlwaysThere))
        return true;
    return std::ranges::all_of(scope.ability.blocks[scope.effect.block], [&](const Term& term) {
        const bool isOption = scope.vocabulary().effects[term.op].follow == effects::may &&
                              !term[may::otherwise].exists() && term[may::then].exists() &&
                              changesAnything(scope, term[may::then].number);
        return !isOption ||
               canBeDone(scope, scope.ability.blocks[static_cast<std::size_t>(term[may::doThis].number)]);
    });
}

/// Where only the top card would go, there has to be another.
bool hasTopThatGoes(const Scope& scope, const Event& event) {
    const auto isOfTops = [&](const Term& term) {
        return scope.vocabulary().effects[term.op].follow == effects::topGoes;
    };
    return std::ranges::none_of(scope.ability.blocks[scope.effect.block], isOfTops) ||
           (lives(scope.state(), event.object) && cardsInside(scope.state(), event.object) > 1);
}

/// Whether an ability that is at work would replace the event, and has not done so.
bool wouldReplace(const Position& position, std::size_t index, const Known& source,
                  const ReplacementRef& by) {
    const Event& event = position.state.events[index];
    const AbilityRef which = abilityOf(position, by);
    const Ability& ability = abilityAt(position, which);
    if (hasReplaced(position.state, index, by) || comesOf(position.state, event, by) ||
        (!isThere(position, source, which) && !isBroken(Fault::replacementsComeWithEvents)))
        return false;
    if (!isWithinLimit(position, by.source, which))
        return false;
    const Scope scope = aboutEvent(scopeOfReplacing(position, source, which), event);
    const TriggerSpec& spec = scope.vocabulary().triggers[ability.trigger.op];
    return spec.isAbout(event.kind) && spec.matches(scope, ability.trigger, event) &&
           holds(scope, ability.condition) && canBeChosenInstead(scope) && hasTopThatGoes(scope, event);
}

void abilitiesReplacing(const Position& position, std::size_t index, ObjectId id,
                        std::vector<ReplacementRef>& found) {
    const CardDefinition& card = position.definition(id);
    if ((card.replaces & 1U << static_cast<unsigned>(position.state.events[index].kind)) == 0)
        return;
    const Known source = know(position, id);
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        const ReplacementRef by{id, static_cast<std::uint8_t>(i)};
        if (card.abilities[i].kind == AbilityKind::replacement && !card.abilities[i].has(Ability::isQuoted) &&
            wouldReplace(position, index, source, by))
            found.push_back(by);
    }
}

void givenReplacing(const Position& position, std::size_t index, std::vector<ReplacementRef>& found) {
    for (const GivenAbility& given : position.state.given) {
        const ReplacementRef by{given.object, given.ability, given.copy, 0,
                                static_cast<std::uint16_t>(given.definition + 1)};
        if (abilityAt(position, abilityOf(position, by)).kind == AbilityKind::replacement &&
            wouldReplace(position, index, know(position, given.object), by))
            found.push_back(by);
    }
}

/// In its trigger, `that` is what the text around it was about.
void textsReplacing(const Position& position, std::size_t index, std::vector<ReplacementRef>& found) {
    const Event& event = position.state.events[index];
    for (const EffectRecord& effect : position.state.effects) {
        if (!isLastingReplacement(effect))
            continue;
        const ReplacementRef by{effect.source, effect.ability, 0, effect.id};
        const bool isOver = static_cast<Duration>(effect.duration) == Duration::sourceLeaves &&
                            !lives(position.state, effect.source);
        if (isOver || hasReplaced(position.state, index, by) || comesOf(position.state, event, by))
            continue;
        const Scope scope = scopeOf(position, effect);
        constexpr std::uint16_t perBlock = 64;
        const Term& trigger =
            scope.ability.blocks[effect.trigger / perBlock][effect.trigger % perBlock][instead_of::event];
        const TriggerSpec& spec = scope.vocabulary().triggers[trigger.op];
        if (spec.isAbout(event.kind) && spec.matches(scope, trigger, event) && canBeChosenInstead(scope) &&
            hasTopThatGoes(scope, event))
            found.push_back(by);
    }
}

void copyBindings(State& state, std::uint16_t from, std::uint16_t to) {
    const std::size_t count = state.bindings.size();
    work::spendForEach(count);
    for (std::size_t i = 0; i < count; ++i)
        if (Binding binding = state.bindings[i]; binding.effect == from) {
            work::spend();
            binding.effect = to;
            state.bindings.push_back(binding);
        }
}

EffectRecord recordOf(const Position& position, const ReplacementRef& by) {
    if (const EffectRecord* const lasting =
            by.lasting == 0 ? nullptr : findEffect(position.state, by.lasting))
        return *lasting;
    return scopeOf(position, know(position, by.source), abilityOf(position, by)).effect;
}

/// Leaves only those of which that is true, if it is of any.
template <class IsFirst>
void letComeFirst(std::vector<ReplacementRef>& found, const IsFirst& isFirst) {
    if (std::ranges::any_of(found, isFirst))
        std::erase_if(found, [&](const ReplacementRef& by) { return !isFirst(by); });
}

} // namespace

void replacementsOf(const Position& position, std::size_t index, Player whose,
                    std::vector<ReplacementRef>& found) {
    const State& state = position.state;
    work::spendForEach(state.effects.size());
    if ((state.replaces & 1U << static_cast<unsigned>(state.events[index].kind)) == 0)
        return;
    visitWatchers(state, position.rules,
                  [&](ObjectId id) { abilitiesReplacing(position, index, id, found); });
    if (isBroken(Fault::replacementsComeWithEvents))
        for (const Event& event : state.events)
            if (event.kind == EventKind::move && position.rules.zone(event.to).table &&
                lives(state, event.object))
                abilitiesReplacing(position, index, event.object, found);
    if (!state.given.empty())
        givenReplacing(position, index, found);
    textsReplacing(position, index, found);
    // What a text makes of its own effect comes before everything else.
    const std::uint16_t effect = state.events[index].effect;
    const auto isItsOwn = [&](const ReplacementRef& by) {
        const EffectRecord* const lasting = by.lasting == 0 ? nullptr : findEffect(state, by.lasting);
        return effect != 0 && lasting != nullptr && lasting->made == effect;
    };
    if (!isBroken(Fault::ownReplacementsAreLikeOthers))
        letComeFirst(found, isItsOwn);
    if (const auto isOwnMove = position.rules.tables().replacing.isOwnMove; isOwnMove != nullptr)
        letComeFirst(found, [&](const ReplacementRef& by) {
            return isOwnMove(position, state.events[index], recordOf(position, by));
        });
    if (whose != Player::nobody)
        std::erase_if(found,
                      [&](const ReplacementRef& by) { return recordOf(position, by).controller != whose; });
}

std::uint16_t replace(Run& run, std::size_t index, const ReplacementRef& by) {
    State& state = run.state;
    const EffectRecord* const lasting = by.lasting == 0 ? nullptr : findEffect(state, by.lasting);
    const Scope scope =
        aboutEvent(lasting != nullptr ? scopeOf(run, *lasting)
                                      : scopeOfReplacing(run, know(run, by.source), abilityOf(run, by)),
                   state.events[index]);
    if (lasting == nullptr)
        rememberUse(run, by.source, abilityOf(scope.effect));
    noteReplacement(state, index, by);
    if (isBroken(Fault::replacedTextsAreClosed))
        closeText(state, state.events[index].effect);
    bool doesMore = false;
    bool changesIt = false;
    for (const Term& term : scope.ability.blocks[scope.effect.block])
        if (changesEvent(scope.vocabulary().effects[term.op].follow)) {
            change(state.events[index], scope, term);
            changesIt = true;
        } else {
            doesMore = true;
        }
    const bool isCalledOff =
        changesIt && state.events[index].group != 0 && run.rules.tables().replacing.groupsAreCalledOff;
    std::uint16_t more = 0;
    if (doesMore && !isCalledOff) {
        EffectRecord& effect = addEffect(state, scope.effect);
        effect.state = EffectRecord::underWay;
        effect.replaced = state.events[index].effect;
        effect.made = by.lasting;
        if (by.lasting == 0)
            effect.trigger = static_cast<std::uint16_t>(index);
        more = effect.id;
        if (by.lasting != 0)
            copyBindings(state, by.lasting, more);
    }
    if (scope.effect.state == EffectRecord::replacesNext && by.lasting != 0) {
        if (state.events[index].group == 0)
            dropEffect(state, by.lasting);
        else
            findEffect(state, by.lasting)->state = EffectRecord::setAside;
    }
    return more;
}

namespace {

/// Those that a text has made for the next time, and that have replaced the event.
Scratch<std::uint16_t> setAsideBy(const State& state, std::size_t event) {
    Scratch<std::uint16_t> found;
    for (const Note& note : state.notes)
        if (isKeptHere(state, note, notes::replaced) && note.effect != 0 && eventOf(note) == event)
            if (const EffectRecord* const effect = findEffect(state, note.effect);
                effect != nullptr && effect->state == EffectRecord::setAside)
                found.push_back(note.effect);
    return found;
}

bool changesItself(const Position& position, const Ability& ability) {
    const auto& effects = position.rules.tables().vocabulary->effects;
    return std::ranges::any_of(ability.blocks.front(),
                               [&](const Term& term) { return changesEvent(effects[term.op].follow); });
}

} // namespace

void useUpReplacing(Run& run, std::size_t event) {
    for (const std::uint16_t lasting : setAsideBy(run.state, event))
        dropEffect(run.state, lasting);
}

void undoReplacing(Run& run, std::size_t event) {
    for (const std::uint16_t lasting : setAsideBy(run.state, event))
        findEffect(run.state, lasting)->state = EffectRecord::replacesNext;
    for (const Note& note : run.state.notes)
        if (isKeptHere(run.state, note, notes::replaced) && note.effect == 0 && eventOf(note) == event &&
            lives(run.state, note.object)) {
            const ReplacementRef by = replacementOf(note);
            forgetUse(run, by.source, abilityOf(run, by));
        }
}

void replacingIsOver(Run& run, const EffectRecord& effect) {
    picksInsteadAreOver(run.state, effect.id);
    const AbilityRef which = takujo::abilityOf(effect);
    const Ability& ability = abilityAt(run, which);
    if (ability.kind != AbilityKind::replacement || effect.isDelayed())
        return;
    const bool isToCome = effect.trigger != EffectRecord::hasHappened;
    if (effect.done != 0 && run.rules.tables().replacing.onePerEvent && isToCome)
        run.state.events[effect.trigger].applied |= Event::isReplaced;
    if (effect.done != 0 || !limitOf(ability).exists() || changesItself(run, ability))
        return;
    const auto given = static_cast<std::uint16_t>(ability.has(Ability::isQuoted) ? which.definition + 1 : 0);
    const ReplacementRef by{effect.source, which.place, which.copy, 0, given};
    const auto isIts = [&](const Note& note) {
        return note.kind == notes::replaced && note.frame + 1U == run.state.frames.size() &&
               replacementOf(note) == by && eventOf(note) == effect.trigger;
    };
    const auto note = std::ranges::find_if(run.state.notes, isIts);
    if (note == run.state.notes.end())
        return;
    note->kind = notes::declinedToReplace;
    forgetUse(run, effect.source, which);
}

ObjectId shownObject(const Position& position, const ReplacementRef& replacement, const Event& event) {
    if (lives(position.state, replacement.source))
        return replacement.source;
    const auto left = std::ranges::find(position.state.snapshots, replacement.source, &Snapshot::was);
    if (left != position.state.snapshots.end() && lives(position.state, left->became))
        return left->became;
    return event.object;
}

std::int32_t shownValue(const ReplacementRef& replacement) {
    constexpr std::int32_t afterAbilities = 256;
    constexpr std::int32_t afterLasting = 1 << 17; // a name has 16 bits
    constexpr std::int32_t copies = 8;             // of more than these, the first will do
    if (replacement.given != 0)
        return afterLasting * (copies * replacement.given + replacement.copy % copies) + replacement.ability;
    return replacement.lasting == 0 ? replacement.ability : afterAbilities + replacement.lasting;
}

Player whoOrders(const Position& position, const Event& event) {
    if (isBroken(Fault::turnPlayerOrdersReplacements))
        return position.state.turnPlayer;
    if (const auto whoOrders = position.rules.tables().replacing.whoOrders; whoOrders != nullptr)
        if (const Player player = whoOrders(position, event); player != Player::nobody)
            return player;
    if (event.object.exists()) {
        const Known known = know(position, event.object);
        return position.rules.zone(known.zone).table ? known.controller : known.owner;
    }
    return event.player;
}

namespace {

/// What stands in the text itself is done when the event is replaced. What stands inside an `if` or a `may`
/// is done when the text comes to it; the event waits for that.
Next changeWaitingEvent(Run& run, const Scope& scope, const Term& term) {
    constexpr std::size_t block = 1; // of the frame of the block that is being followed
    if (!scope.effect.isDelayed() && scope.effect.trigger == EffectRecord::hasHappened)
        return Next::on(); // that has been done ahead
    const bool isChanged = scope.effect.isDelayed() || run.state.frames.back().locals[block] == 0;
    if (!isChanged && run.state.events[scope.effect.trigger].has(Event::forbidden))
        return Next::on();
    countAsDone(run.state, scope.effect.id);
    if (isChanged)
        return Next::on();
    Event& event = run.state.events[scope.effect.trigger];
    change(event, scope, term);
    judgeAgain(run, event);
    return Next::on();
}

} // namespace

void changeAhead(Run& run, const EffectRecord& effect, std::int32_t block) {
    const Scope scope = scopeOf(run, effect);
    Event& event = run.state.events[effect.trigger];
    for (const Term& term : scope.ability.blocks[static_cast<std::size_t>(block)])
        if (changesEvent(scope.vocabulary().effects[term.op].follow) && !event.has(Event::forbidden)) {
            change(event, scope, term);
            judgeAgain(run, event);
        }
}

namespace effects {

Next cancelEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next redirectEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next changeEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next topGoes(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next damageGoesTo(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}

/// Parts: event, do, every time, until. It knows what this effect has chosen; what is on its way already is
/// not replaced any more.
Next beginReplacing(Run& run, const Scope& scope, const Term& term) {
    EffectRecord like = scope.effect;
    const Frame& frame = run.state.frames.back(); // the block that is being followed
    like.item = {};
    like.made = scope.effect.id;
    like.block = static_cast<std::uint16_t>(term[instead_of::doThis].number);
    like.trigger = static_cast<std::uint16_t>(frame.locals[1] * 64 + frame.locals[2]);
    const bool everyTime = term[instead_of::everyTime].isTrue();
    like.state = everyTime ? EffectRecord::replacesAll : EffectRecord::replacesNext;
    like.duration = static_cast<std::uint8_t>(durationOf(run, scope, term));
    copyBindings(run.state, scope.effect.id, addEffect(run.state, like).id);
    countAsDone(run.state, scope.effect.id);
    return Next::on();
}

} // namespace effects

} // namespace takujo
