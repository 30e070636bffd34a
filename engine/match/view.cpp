#include "engine/match/view.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/stack_processes.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/kit/attacks.h"
#include "engine/kit/limits.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <stdexcept>

namespace takujo {

namespace {

/// What only an effect has: what it has chosen, and X.
void addChoices(const Position& position, const Game& game, Player viewer, const EffectRecord& effect,
                CardView& card) {
    card.isEffect = true;
    card.ability = effect.ability;
    card.text = effect.definition;
    card.modes = effect.modes;
    card.block = effect.block;
    if (card.isAbility && lives(position.state, effect.source))
        card.source = effect.source;
    for (const Binding& binding : position.state.bindings)
        if (binding.effect == effect.id && isOwnChoice(position, effect, binding.slot) &&
            lives(position.state, binding.object)) {
            const Shown chosen = shownTo(position, viewer, binding.object);
            if (chosen.object.exists())
                card.chosen.push_back(chosen.object);
            else
                card.chosenBacks.push_back(chosen);
        }
    if (position.cards[effect.definition].abilities[effect.ability].has(Ability::hasX) &&
        (game.isXOpen == nullptr || !game.isXOpen(position, effect)))
        card.x = effect.x;
}

void addNumbers(const Position& position, ObjectId id, CardView& card) {
    std::vector<Contribution> parts;
    for (const NumberSpec& number : position.rules.tables().numbers) {
        parts.clear();
        number.contributions(position, id, parts);
        if (parts.empty())
            continue;
        const CardDefinition& definition = position.definition(id);
        NumberView view{number.word};
        view.lessIsBetter = number.lessIsBetter;
        view.isPrinted = definition.prints(number.slot);
        if (view.isPrinted)
            view.printed = definition.numbers[number.slot];
        for (const Contribution& part : parts)
            view.now += part.amount;
        card.numbers.push_back(view);
    }
}

/// What is forbidden it, or demanded, by whatever else there is.
void addRestrictions(const Position& position, ObjectId id, CardView& card) {
    const Known known = know(position, id);
    const Vocabulary* const vocabulary = position.rules.tables().vocabulary;
    if (vocabulary == nullptr || (known.cannot() | known.must()) == 0)
        return;
    const auto add = [&](bool isDemand) {
        return [&, isDemand](const Scope& scope, const Term& term) {
            if (scope.effect.source == id && scope.ability.kind == AbilityKind::constant)
                return;
            // What is forbidden only by some, or to some, takes more words than there is room for.
            if (std::any_of(term.parts.begin() + 1 + restricts::deeds.part, term.parts.end(),
                            [](const Term& part) { return part.sort == Sort::objects; }))
                return;
            const auto bits = static_cast<std::uint32_t>(term[restricts::deeds].number);
            for (std::size_t i = 0; i < vocabulary->restrictions.words.size(); ++i)
                if ((bits >> i & 1U) != 0)
                    card.restrictions.push_back(
                        {vocabulary->restrictions.words[i], isDemand, position.cardOf(scope.effect)});
        };
    };
    visitModifiers(position, modifiers::cannot, known, add(false));
    visitModifiers(position, modifiers::must, known, add(true));
}

void addGiven(const Position& position, ObjectId id, CardView& card) {
    for (const GivenAbility& given : position.state.given)
        if (given.object == id)
            card.given.push_back({given.definition, given.ability});
}

void addUsedUp(const Position& position, ObjectId id, CardView& card) {
    if (!position.state.uses.empty())
        visitAbilities(position, id, [&](AbilityRef which, std::int32_t) {
            if (!isWithinLimit(position, id, which))
                card.usedUp.push_back({which.definition, which.place});
        });
}

void addCounters(const Position& position, ObjectId id, std::vector<CounterView>& counters) {
    for (const CounterRecord& counter : position.state.counters)
        if (counter.object == id)
            if (const LocalizedText* const name = textOfKey(position.cards, counter.name))
                counters.push_back({*name, counter.count});
}

CardView cardView(const Position& position, const Game& game, Player viewer, ObjectId id);

void addGuests(const Position& position, const Game& game, Player viewer, ObjectId id, CardView& card) {
    const ObjectId read = cardReadOf(position.state, id);
    visitGuests(position.state, id, [&](const Link& link) {
        if (!link.isInside()) {
            if (const Role& role = position.rules.tables().roles[link.role]; role.reads == Role::Reads::top)
                card.rolesBeside.push_back(role.word);
            return;
        }
        if (link.guest == read)
            card.readAs = card.guests.size();
        card.guests.push_back(cardView(position, game, viewer, link.guest));
        card.guests.back().host = shownTo(position, viewer, id).object;
    });
}

std::string_view roleBeside(const Position& position, ObjectId host, ObjectId guest) {
    std::string_view word;
    visitGuests(position.state, host, [&](const Link& link) {
        if (link.guest == guest && !link.isInside())
            word = position.rules.tables().roles[link.role].word;
    });
    return word;
}

/// Its source stands for it, and what it is about is what it has chosen.
void addProcess(const Position& position, Player viewer, ObjectId id, CardView& card) {
    const auto process = stack_processes::at(position.state, id);
    if (!process)
        return;
    card.process = position.rules.tables().stackProcesses[process->kind];
    card.rest = process->rest;
    card.definition = card.text = position.cardOf(process->source, card.definition);
    if (lives(position.state, process->source) && sees(position, viewer, process->source))
        card.source = process->source;
    for (const stack_processes::Receiver& receiver : stack_processes::receiversOf(position.state, id)) {
        if (!lives(position.state, receiver.object))
            continue;
        const Shown shown = shownTo(position, viewer, receiver.object);
        card.receivers.push_back({shown, receiver.amount});
        if (shown.object.exists())
            card.chosen.push_back(shown.object);
    }
}

/// In a pile of which only its player sees the faces, those that have been turned up lie among backs.
bool liesInPileOfBacks(const Position& position, const ObjectRecord& object) {
    const auto& rules = position.rules;
    return object.zone.kind != rules.tables().script.hand && faceOf(rules, object) == Face::down &&
           rules.zone(object.zone).visibility == Visibility::owner;
}

CardView cardView(const Position& position, const Game& game, Player viewer, ObjectId id) {
    const ObjectRecord& object = record(position.state, id);
    CardView card;
    card.zone = object.zone;
    card.owner = position.ownerOf(id);
    card.controller = object.controller;
    if (object.links != 0) {
        addGuests(position, game, viewer, id, card);
        card.host = shownTo(position, viewer, hostOf(position.state, id)).object;
        if (card.host.exists())
            card.roleAtHost = roleBeside(position, card.host, id);
    }
    card.faceUp = sees(position, viewer, id);
    const bool isShown = (object.marks & revealedMark) != 0;
    card.faceDown = (object.isFaceDown() || liesInPileOfBacks(position, object)) && !isShown;
    card.aside = object.isAside();
    if (!card.faceUp) {
        card.alias = object.alias;
        return card;
    }
    card.object = id;
    card.definition = card.text = position.definitionIndex(id);
    card.isAbility = object.card == CardId::none;
    card.isToken = !card.isAbility && position.state.cards[object.card].isToken();
    card.sets = object.altered != 0 ? position.state.altered[object.altered - 1U].sets
                                    : position.cards[card.definition].sets;
    card.damage = object.damage;
    card.damageChange = damageChangeOf(position, id);
    card.waitsForNextTurn = !position.state.over() && attacks::waitsForNextTurn(position, id);
    for (const MarkSpec& mark : position.rules.tables().marks)
        if (mark.shown && (object.marks & mark.bit) != 0)
            card.marks.push_back(mark.word);
    if (!card.isAbility && !isBlank(position.rules, object))
        addNumbers(position, id, card);
    addRestrictions(position, id, card);
    addGiven(position, id, card);
    addUsedUp(position, id, card);
    addCounters(position, id, card.counters);
    if (const EffectRecord* const effect = effectAt(position.state, id))
        addChoices(position, game, viewer, *effect, card);
    else if (card.isAbility)
        addProcess(position, viewer, id, card);
    return card;
}

/// What comes from a card that the viewer may not see tells of it no more than that it waits.
CardView effectView(const Position& position, const Game& game, Player viewer, const EffectRecord& effect) {
    CardView card;
    card.isAbility = true;
    card.owner = card.controller = effect.controller;
    const bool isThere = lives(position.state, effect.source);
    card.faceUp = !isThere || effect.controller == viewer || sees(position, viewer, effect.source);
    if (!card.faceUp)
        return card;
    if (isThere && sees(position, viewer, effect.source))
        card.object = effect.source;
    card.definition = position.cardOf(effect);
    card.sets = position.cards[card.definition].sets;
    addChoices(position, game, viewer, effect, card);
    return card;
}

/// What comes ahead of the rest (`WaitingPolicy`), then the turn player's, then what came first.
std::vector<std::size_t> inOrderOfCarryingOut(const State& state) {
    std::vector<std::size_t> order(state.waiting.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        const WaitingItem& item = state.waiting[i];
        return std::pair{-static_cast<int>(item.ahead), item.controller == state.turnPlayer ? 0 : 1};
    });
    return order;
}

void addWaiting(const Position& position, const Game& game, View& view) {
    const State& state = position.state;
    for (const EffectRecord& effect : state.effects | std::views::reverse)
        if (effect.state == EffectRecord::underWay && !effect.item.exists())
            view.waiting.push_back({effectView(position, game, view.viewer, effect), true, std::nullopt});
    for (const std::size_t i : inOrderOfCarryingOut(state)) {
        const EffectRecord* const effect = findEffect(state, state.waiting[i].record);
        if (effect == nullptr)
            continue; // without a text it says nothing
        const auto answers = [&](const OptionView& option) {
            return option.verb == position.rules.tables().waitingVerb && !option.object.object.exists() &&
                   option.value == static_cast<std::int32_t>(i);
        };
        const auto option = std::ranges::find_if(view.options, answers);
        view.waiting.push_back({effectView(position, game, view.viewer, *effect), false,
                                option == view.options.end() ? std::nullopt : std::optional{option->index}});
    }
}

void addLimits(const Position& position, View& view) {
    const std::vector<VerbSpec>& verbs = position.rules.tables().verbs;
    for (const Player player : bothPlayers)
        for (std::size_t verb = 0; verb < verbs.size(); ++verb)
            if (const Limit limit = verbs[verb].limit; limit.exists() && limit.of == Limit::Of::player)
                view.limits.push_back({player, verbs[verb].word,
                                       timesUsed(position, static_cast<Verb>(verb), {}, player),
                                       limit.count});
}

void addBattles(const Position& position, View& view) {
    const AttackTable& attacks = position.rules.tables().attacks;
    if (attacks.forecast == nullptr || position.state.over())
        return; // what has ended foretells nothing
    std::vector<BattleForecast> found;
    attacks.forecast(position, found);
    for (const BattleForecast& battle : found) {
        BattleView told;
        for (const BattleForecast::Blow& blow : battle.blows)
            told.blows.push_back({shownTo(position, view.viewer, blow.from), blow.amount});
        told.target = shownTo(position, view.viewer, battle.target);
        told.player = battle.player;
        told.total = battle.total();
        told.against = battle.against;
        told.dealt = battle.dealt;
        told.back = battle.back;
        told.outcome = attacks.outcomes[battle.outcome];
        told.addsUp = battle.addsUp;
        view.battles.push_back(std::move(told));
    }
}

} // namespace

const LocalizedText* textOfKey(const CardTable& cards, TextKey key) {
    for (const CardDefinition& card : cards)
        for (const Ability& ability : card.abilities)
            for (const LocalizedText& text : ability.texts)
                if (textKey(text.en) == key)
                    return &text;
    for (const CardDefinition& card : cards) // what an object has of others is printed on those
        for (const std::vector<LocalizedText>& printed : card.texts)
            for (const LocalizedText& text : printed)
                if (textKey(text.en) == key)
                    return &text;
    return nullptr;
}

const ZoneView& View::at(ZoneId zone) const {
    const auto found = std::ranges::find(zones, zone, &ZoneView::zone);
    if (found == zones.end())
        throw std::out_of_range("the game has no such zone");
    return *found;
}

View viewOf(const Match& match, Player viewer) {
    const Position position = match.position();
    const State& state = position.state;
    View view;
    view.viewer = viewer;
    view.turn = state.turn;
    view.turnPlayer = state.turnPlayer;
    view.decider = match.decision().decider;
    view.phaseIndex = state.phase;
    // Only turns have phases.
    view.phase = state.turn == 0 ? "before the game" : position.rules.tables().phases[state.phase];
    view.outcome = state.outcome;
    if (view.decider == viewer)
        for (const Option& option : match.decision().options)
            view.options.push_back({view.options.size(), option.verb, option.place, option.value,
                                    shownTo(position, viewer, option.object),
                                    shownTo(position, viewer, option.target)});
    if (const Vocabulary* const vocabulary = position.rules.tables().vocabulary)
        for (const Player player : bothPlayers)
            for (const Vocabulary::Value& value : vocabulary->values)
                view.values.push_back(
                    {player, value.word, state.players[indexOf(player)].values[value.slot]});
    addLimits(position, view);
    addBattles(position, view);
    addWaiting(position, match.game(), view);

    const auto& specs = position.rules.tables().zones;
    const auto add = [&](std::size_t kind, Player player) {
        ZoneView zone;
        zone.zone = {static_cast<std::uint8_t>(kind), player};
        zone.count = countIn(state, zone.zone);
        addCounters(position, markerOf(zone.zone), zone.counters);
        for (const ObjectId id : objectsIn(state, zone.zone))
            if (specs[kind].visibility != Visibility::nobody || specs[kind].single ||
                sees(position, viewer, id))
                zone.cards.push_back(cardView(position, match.game(), viewer, id));
        view.zones.push_back(std::move(zone));
    };
    for (const Player player : bothPlayers)
        for (std::size_t kind = 0; kind < specs.size(); ++kind)
            if (!specs[kind].shared)
                add(kind, player);
    for (std::size_t kind = 0; kind < specs.size(); ++kind)
        if (specs[kind].shared)
            add(kind, Player::nobody);
    return view;
}

View openViewOf(const Match& match, Player viewer) {
    View view = viewOf(match, viewer);
    View other = viewOf(match, opponentOf(viewer));
    for (std::size_t i = 0; i < view.waiting.size(); ++i)
        if (!view.waiting[i].effect.faceUp)
            view.waiting[i].effect = other.waiting[i].effect;
    for (std::size_t i = 0; i < view.zones.size(); ++i) {
        // Of a zone that nobody looks into, each has only what was shown to them.
        std::vector<CardView>& cards = view.zones[i].cards;
        std::vector<CardView>& seen = other.zones[i].cards;
        if (cards.size() < seen.size())
            cards.swap(seen);
        for (std::size_t card = 0; card < cards.size() && cards.size() == seen.size(); ++card)
            if (!cards[card].faceUp && seen[card].faceUp)
                cards[card] = seen[card];
    }
    return view;
}

std::vector<ProcedureView> whereWeAre(const Match& match) {
    std::vector<ProcedureView> result;
    for (const Frame& frame : match.state().frames)
        result.push_back({&match.position().rules.procedure(frame.procedure), frame.step});
    return result;
}

std::vector<Pick> pickedSoFar(const Match& match) {
    return pickedSoFar(match.position());
}

std::vector<Pick> groupsMade(const Match& match) {
    return groupsMade(match.state());
}

std::vector<Attempt> impossibleModes(const Match& match) {
    const Decision& decision = match.decision();
    std::vector<Attempt> result;
    if (match.over() || decision.kind != DecisionKind::mode)
        return result;
    const auto& verbs = match.game().tables.verbs;
    const Verb verb = verbOf(match.game().tables.script, ScriptVerb::chooseMode);
    std::vector<std::int32_t> values;
    verbs[verb].values(match.position(), {}, values);
    for (const std::int32_t value : values) {
        const Attempt attempt{decision.decider, {verb, {}, {}, {}, value}};
        if (std::ranges::find(decision.options, attempt.option) == decision.options.end())
            result.push_back(attempt);
    }
    return result;
}

std::vector<Contribution> explain(const Match& match, ObjectId object, std::string_view number) {
    std::vector<Contribution> parts;
    if (!lives(match.state(), object))
        return parts;
    for (const NumberSpec& spec : match.game().tables.numbers)
        if (spec.word == number)
            spec.contributions(match.position(), object, parts);
    return parts;
}

} // namespace takujo
