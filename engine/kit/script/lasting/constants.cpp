#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/said.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/watchers.h"

#include <algorithm>

/// What constant abilities and lasting effects say that is no part of what an object is: it is looked for
/// when somebody asks.
namespace takujo {

const Term& termOf(const Position& position, const LastingEffect& effect) {
    return position.cards[effect.definition].abilities[effect.ability].blocks[effect.block][effect.place];
}

Scope scopeOf(const Position& position, const LastingEffect& effect) {
    EffectRecord from;
    from.source = effect.source;
    from.controller = effect.controller;
    from.definition = effect.definition;
    from.ability = effect.ability;
    from.named = effect.named;
    return {position, from, position.cards[effect.definition].abilities[effect.ability]};
}

namespace {

/// Whether what lasts says that, and of no single object.
bool isSaidBy(const Position& position, const LastingEffect& effect, ModifierMeaning meaning) {
    return !effect.object.exists() &&
           position.rules.tables().vocabulary->effects[termOf(position, effect).op].modify == meaning;
}

/// Visits what the constant abilities of one object say, with its scope and its term.
template <class Visit>
void visitConstantsOf(const Position& position, ObjectId id, ModifierMeaning meaning, const Visit& visit) {
    const CardDefinition& card = position.definition(id);
    const auto& effects = position.rules.tables().vocabulary->effects;
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        if (card.abilities[i].kind != AbilityKind::constant)
            continue;
        const auto place = static_cast<std::uint8_t>(i);
        for (const Term& term : card.abilities[i].blocks.front())
            if (effects[term.op].modify == meaning)
                if (const Known source = know(position, id); isThere(position, source, place))
                    visit(takujo::scopeOf(position, source, place), term);
    }
}

/// The same of a constant ability that an object has been given.
template <class Visit>
void visitGiven(const Position& position, const GivenAbility& given, ModifierMeaning meaning,
                const Visit& visit) {
    const AbilityRef which{given.definition, given.ability, given.copy};
    const Ability& ability = abilityAt(position, which);
    if (ability.kind != AbilityKind::constant)
        return;
    for (const Term& term : ability.blocks.front())
        if (position.rules.tables().vocabulary->effects[term.op].modify == meaning)
            if (const Known source = know(position, given.object); isThere(position, source, which))
                visit(takujo::scopeOf(position, source, which), term);
}

/// The same of all that are there. Only cards of one sort say it (a bit of `CardDefinition::has`).
template <class Visit>
void visitConstants(const Position& position, ModifierMeaning meaning, const Visit& visit,
                    std::uint32_t sort = CardDefinition::constant) {
    if ((position.state.has & sort) == 0)
        return;
    if (const Watchers& watchers = watchersOf(position); (watchers.has & sort) != 0)
        for (const auto& [id, has] : watchers.cards)
            if ((has & sort) != 0)
                visitConstantsOf(position, id, meaning, visit);
    if (position.rules.tables().vocabulary->givesAnyAbility)
        for (const GivenAbility& given : position.state.given)
            visitGiven(position, given, meaning, visit);
}

/// The same of what changes nothing that objects are: nearly always there is none.
template <class Visit>
void visitSayings(const Position& position, ModifierMeaning meaning, const Visit& visit) {
    if ((position.state.has & CardDefinition::constant) == 0)
        return;
    for (const ConstantLine& line : watchersOf(position).sayings)
        if (line.spec->modify == meaning)
            if (const Known source = know(position, line.id); isThere(position, source, line.which))
                visit(takujo::scopeOf(position, source, line.which), *line.term);
    if (position.rules.tables().vocabulary->givesAnyAbility)
        for (const GivenAbility& given : position.state.given)
            visitGiven(position, given, meaning, visit);
}

bool isSaidOf(const Scope& scope, const Term& objects, const Known& known) {
    return static_cast<ObjectsOp>(objects.op) == ObjectsOp::each ? fits(scope, objects, known)
                                                                 : means(scope, objects, known);
}

} // namespace

bool cannotToward(const Position& position, const Known& known, std::uint32_t deed, const Known& other) {
    if ((known.cannot() >> limitedRestriction & deed) == 0)
        return false;
    const auto forbids = [&](const Scope& scope, const Term& term) {
        if ((static_cast<std::uint32_t>(term[restricts::deeds].number) & deed) == 0)
            return false;
        bool isLimited = false;
        bool isMeant = true;
        for (std::size_t i = 2; i < term.parts.size(); ++i)
            if (term.parts[i].sort == Sort::objects) {
                isLimited = true;
                isMeant = isMeant && isLike(scope, term.parts[i], other);
            }
        return isLimited && isMeant;
    };
    bool found = false;
    visitModifiers(position, modifiers::cannot, known,
                   [&](const Scope& scope, const Term& term) { found = found || forbids(scope, term); });
    return found;
}

void visitModifiers(const Position& position, ModifierMeaning meaning, const Known& known,
                    const std::function<void(const Scope&, const Term&)>& visit) {
    const auto& effects = position.rules.tables().vocabulary->effects;
    work::spendForEach(position.state.lasting.size());
    for (const LastingEffect& effect : position.state.lasting)
        if (effect.object == known.id && effects[termOf(position, effect).op].modify == meaning)
            visit(scopeOf(position, effect), termOf(position, effect));
    visitConstants(position, meaning, [&](const Scope& scope, const Term& term) {
        if (isSaidOf(scope, term[lasting::of], known))
            visit(scope, term);
    });
}

namespace {

/// Whether they came of one instruction.
bool areOne(const LastingEffect& one, const LastingEffect& other) {
    return one.source == other.source && one.timestamp == other.timestamp &&
           one.definition == other.definition && one.ability == other.ability && one.block == other.block &&
           one.place == other.place;
}

bool isOneOf(std::span<const Known> objects, ObjectId id) {
    return std::ranges::find(objects, id, &Known::id) != objects.end();
}

/// Of an effect on several of these objects, the first.
bool isFirstOfIts(const State& state, const LastingEffect& effect, std::span<const Known> objects) {
    return objects.size() == 1 || std::ranges::find_if(
                                      state.lasting,
                                      [&](const LastingEffect& other) {
                                          return areOne(other, effect) && isOneOf(objects, other.object);
                                      }) - state.lasting.begin() ==
                                      &effect - state.lasting.data();
}

} // namespace

Changes changesOf(const Position& position, ModifierMeaning meaning, std::span<const Known> objects) {
    Changes changes;
    const auto add = [&](std::int32_t by) {
        std::int32_t& sum = by > 0 ? changes.more : changes.less;
        sum = sumOf(sum, by);
    };
    const auto& effects = position.rules.tables().vocabulary->effects;
    work::spendForEach(position.state.lasting.size());
    for (const LastingEffect& effect : position.state.lasting)
        if (isOneOf(objects, effect.object) && effects[termOf(position, effect).op].modify == meaning &&
            isFirstOfIts(position.state, effect, objects))
            add(effect.amount); // fixed when it began
    visitConstants(position, meaning, [&](const Scope& scope, const Term& term) {
        if (std::ranges::any_of(objects,
                                [&](const Known& each) { return isSaidOf(scope, term[lasting::of], each); }))
            add(amountOf(scope, term[changes_damage::by]));
    });
    return changes;
}

bool isSaid(const Position& position, ModifierMeaning meaning) {
    const State& state = position.state;
    if (position.rules.tables().vocabulary == nullptr)
        return false;
    if (!state.given.empty())
        return true;
    const auto lasts = [&](const LastingEffect& effect) { return isSaidBy(position, effect, meaning); };
    if (std::ranges::any_of(state.lasting, lasts))
        return true;
    return (state.has & CardDefinition::constant) != 0 &&
           std::ranges::any_of(watchersOf(position).sayings,
                               [meaning](const ConstantLine& line) { return line.spec->modify == meaning; });
}

void visitModifiersOf(const Position& position, ModifierMeaning meaning, Player player,
                      const FieldName& whose, const std::function<void(const Scope&, const Term&)>& visit) {
    if (!isSaid(position, meaning))
        return;
    const auto visitIfMeant = [&](const Scope& scope, const Term& term) {
        if (playersOf(scope, term[whose], scope.effect.controller).has(player))
            visit(scope, term);
    };
    work::spendForEach(position.state.lasting.size());
    for (const LastingEffect& effect : position.state.lasting)
        if (isSaidBy(position, effect, meaning))
            visitIfMeant(scopeOf(position, effect), termOf(position, effect));
    visitSayings(position, meaning, [&visitIfMeant](const Scope& scope, const Term& term) {
        visitIfMeant(scope, term); // one reference, which takes no memory
    });
}

void findOpenHands(State& state, const Rulebook& rules, const CardTable& cards) {
    if ((state.has & CardDefinition::opens) == 0)
        return;
    for (PlayerRecord& player : state.players)
        player.flags &= ~playsWithOpenHand;
    PlayerSet open;
    visitConstants({state, rules, cards}, modifiers::openHand, [&](const Scope& scope, const Term& term) {
        const PlayerSet who = playersOf(scope, term[concerns::player], scope.effect.controller);
        for (const Player player : bothPlayers)
            open.in[indexOf(player)] = open.in[indexOf(player)] || who.has(player);
    });
    for (const Player player : bothPlayers)
        if (open.has(player))
            state.players[indexOf(player)].flags |= playsWithOpenHand;
}

bool isLikeThere(const Scope& scope, const Term& each, const Known& known) {
    const std::uint32_t zones = zonesOf(each);
    return (zones == 0 || (zones >> known.zone.kind & 1U) != 0 ||
            isBroken(Fault::zonesOfTextsAreForgotten)) &&
           isLike(scope, each, known);
}

namespace {

using playing::PriceStage;

struct PriceChange {
    std::int32_t by = 0; ///< or what it becomes
    std::int32_t floor = noFloor;
    DefinitionIndex from = 0;
    PriceStage stage = PriceStage::more;
    const LastingEffect* lasting = nullptr; ///< where that is what changes it
};

PriceChange changeBy(std::int32_t by, std::int32_t floor, DefinitionIndex from,
                     const LastingEffect* lasting = nullptr) {
    const PriceStage less = floor != noFloor ? PriceStage::lessToFloor : PriceStage::less;
    return {by, floor, from, by >= 0 ? PriceStage::more : less, lasting};
}

/// What says that a price becomes so much, or that it is free.
void addWhatItBecomes(const Position& position, Player player, const Known& card,
                      Scratch<PriceChange>& found) {
    const auto isMeant = [&](const Scope& scope, const Term& term, const FieldName& whose) {
        return playersOf(scope, term[whose], scope.effect.controller).has(player) &&
               isLikeThere(scope, term[lasting::of], card);
    };
    visitConstants(
        position, modifiers::priceBecomes,
        [&](const Scope& scope, const Term& term) {
            if (isMeant(scope, term, price_becomes::player))
                found.push_back({std::max(amountOf(scope, term[price_becomes::to]), 0), noFloor,
                                 position.cardOf(scope.effect), PriceStage::becomes});
        },
        CardDefinition::prices);
    visitConstants(
        position, modifiers::priceFree,
        [&](const Scope& scope, const Term& term) {
            if (isMeant(scope, term, price_free::player))
                found.push_back({0, noFloor, position.cardOf(scope.effect), PriceStage::free});
        },
        CardDefinition::prices);
}

/// Whether nothing there is could change any price, which is so most of the time.
bool areAllPricesPrinted(const Position& position) {
    const State& state = position.state;
    const RuleTables& tables = position.rules.tables();
    if (tables.vocabulary == nullptr)
        return true;
    return state.given.empty() && tables.play.stages == nullptr &&
           std::ranges::none_of(
               state.lasting,
               [&](const LastingEffect& each) { return isSaidBy(position, each, modifiers::price); }) &&
           ((state.has & CardDefinition::prices) == 0 ||
            (watchersOf(position).has & CardDefinition::prices) == 0);
}

/// What changes the price of something that the player would cast.
Scratch<PriceChange> priceChanges(const Position& position, Player player, const Known& card) {
    Scratch<PriceChange> found;
    if (position.rules.tables().vocabulary == nullptr)
        return found;
    const auto isMeant = [&](const Scope& scope, const Term& term) {
        return playersOf(scope, term[price::player], scope.effect.controller).has(player) &&
               isLikeThere(scope, term[lasting::of], card);
    };
    const auto& effects = position.rules.tables().vocabulary->effects;
    work::spendForEach(position.state.lasting.size());
    for (const LastingEffect& effect : position.state.lasting) {
        if (effect.object.exists() || effects[termOf(position, effect).op].modify != modifiers::price)
            continue;
        const Term& term = termOf(position, effect);
        if (isMeant(scopeOf(position, effect), term))
            found.push_back(changeBy(effect.amount, floorOf(term[price::atLeast]),
                                     position.cardOf(effect.source, effect.definition), &effect));
    }
    visitConstants(
        position, modifiers::price,
        [&](const Scope& scope, const Term& term) {
            if (isMeant(scope, term))
                found.push_back(changeBy(amountOf(scope, term[price::by]), floorOf(term[price::atLeast]),
                                         position.cardOf(scope.effect)));
        },
        CardDefinition::prices);
    if (position.rules.tables().play.stages != nullptr)
        addWhatItBecomes(position, player, card, found);
    return found;
}

/// Applies them in their order, and visits each with what it really changes. Which comes
/// first, rulebooks may leave unsaid; so whatever takes away takes all that it may.
template <class Visit>
std::int32_t applyPrices(const Position& position, const Scratch<PriceChange>& changes, std::int32_t price,
                         const Visit& visit) {
    if (changes.empty())
        return 0;
    const std::int32_t before = price;
    const auto stages = position.rules.tables().play.stages;
    for (const PriceStage now :
         stages == nullptr ? std::span<const PriceStage>{playing::priceStages} : stages(position))
        for (const PriceChange& change : changes)
            if (change.stage == now) {
                const std::int32_t was = price;
                const bool isSet = now == PriceStage::becomes || now == PriceStage::free;
                price = isSet ? change.by : changedBy(price, change.by, change.floor);
                visit(differenceOf(price, was), change);
            }
    return differenceOf(price, before);
}

} // namespace

void contributionsToPrice(const Position& position, Player player, const Known& card, std::int32_t price,
                          std::string_view rule, std::vector<Contribution>& parts) {
    applyPrices(position, priceChanges(position, player, card), price,
                [&](std::int32_t amount, const PriceChange& change) {
                    if (amount == 0)
                        return;
                    parts.push_back({{}, change.from, true, amount, rule});
                    if (change.lasting == nullptr)
                        return;
                    parts.back().until = durationWords()[change.lasting->duration];
                    parts.back().whose = change.lasting->controller;
                });
}

bool isFreeOfCost(const Position& position, Player player, const Known& card) {
    const auto stages = position.rules.tables().play.stages;
    return stages != nullptr && std::ranges::count(stages(position), PriceStage::free) > 0 &&
           std::ranges::count(priceChanges(position, player, card), PriceStage::free, &PriceChange::stage) >
               0;
}

std::int32_t priceChange(const Position& position, Player player, const Known& card, std::int32_t price) {
    if (areAllPricesPrinted(position))
        return 0;
    return applyPrices(position, priceChanges(position, player, card), price,
                       [](std::int32_t, const PriceChange&) {});
}

} // namespace takujo
