#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/core/sort_in_place.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/language/dependence.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/adding.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/lasting/modifier_in_layers.h"
#include "engine/kit/script/lasting/operations.h"
#include "engine/kit/script/lasting/validity.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/watchers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace takujo {

namespace {

class Layers {
public:
    Layers(State& state, const Rulebook& rules, const CardTable& cards, const Listener* listener)
        : state_{state}, position_{state, rules, cards}, vocabulary_{*rules.tables().vocabulary},
          listener_{listener} {}

    void apply() {
        work::spend(1 + state_.altered.size() + state_.lasting.size());
        for (const Characteristics& altered : state_.altered)
            state_.objects[altered.object].altered = 0;
        state_.altered.clear();
        state_.given.clear();
        std::erase_if(state_.lasting,
                      [this](const LastingEffect& effect) { return hasEnded(position_, effect); });
        collect();
        const RuleTables& tables = position_.rules.tables();
        if (tables.ownNumbers != 0)
            readFaces(state_, position_);
        if (modifiers_.empty() && tables.modifiers.empty())
            return;
        lists_.emplace();
        applyRules(tables.modifiers, true);
        sortInTime();
        findWhatWaits(tables.layers);
        if (isBroken(Fault::layersAreOne)) {
            for (const Modifier& modifier : modifiers_)
                carryOut(modifier);
            return;
        }
        for (const LayerGroup& group : tables.layers) {
            applyGroup(group, false);
            if (!tables.modifiers.empty() && (group.layers & only(Layer::numbers)) != 0)
                applyRules(tables.modifiers, false);
        }
        if (doesAnyWait_)
            for (const LayerGroup& group : tables.layers)
                if (group.waitsForNumbers)
                    applyGroup(group, true);
    }

private:
    void collect() {
        modifiers_.clear();
        for (const LastingEffect& effect : state_.lasting)
            if (effect.object.exists()) {
                const Ability& ability = position_.cards[effect.definition].abilities[effect.ability];
                const Term& term = ability.blocks[effect.block][effect.place];
                modifiers_.push_back({&term, &vocabulary_.effects[term.op], effect.source, effect.object,
                                      effect.timestamp, effect.amount, effect.definition, effect.ability,
                                      effect.controller, true});
                modifiers_.back().duration = effect.duration;
                modifiers_.back().named = effect.named;
                if (ability.kind == AbilityKind::constant)
                    isCarriedAlong(modifiers_.back(), effect);
                if (isBroken(Fault::lastingHasNoTimestamp))
                    modifiers_.back().timestamp = 0;
                if (isBroken(Fault::lastingFindsAgain))
                    findAgain(modifiers_);
            }
        if ((state_.has & CardDefinition::constant) != 0)
            for (const ConstantLine& line : watchersOf(position_).constants)
                addLine(modifiers_, line,
                        isBroken(Fault::constantsHaveNoAge) ? state_.clock + 1 : ageOf(position_, line),
                        false);
        layers_ = 0;
        for (const Modifier& modifier : modifiers_)
            layers_ |= bitOf(modifier);
    }

    /// It is in force as long as its ability is, or else as long as its object stays where it is
    /// (engine/kit/script/lasting/carrying.h).
    void isCarriedAlong(Modifier& modifier, const LastingEffect& effect) const {
        modifier.isLasting = false;
        modifier.isCarried = effect.duration != static_cast<std::uint8_t>(Duration::objectLeaves);
        modifier.isGiven = position_.definitionIndex(modifier.source) != modifier.definition;
    }

    void sortInTime() {
        sortInPlace(modifiers_, [](const Modifier& modifier) { return modifier.timestamp; });
    }

    void addLine(std::vector<Modifier>& lines, const ConstantLine& line, std::uint32_t timestamp,
                 bool isGiven) const {
        lines.push_back({.term = line.term,
                         .spec = line.spec,
                         .source = line.id,
                         .timestamp = timestamp,
                         .definition = line.which.definition,
                         .ability = line.which.place,
                         .controller = record(state_, line.id).controller,
                         .isGiven = isGiven,
                         .isBase = !isGiven && abilityAt(position_, line.which).has(Ability::everywhere)});
    }

    /// What a constant ability that has been given says of what objects are.
    void addGiven(AbilityRef which, ObjectId source, std::uint32_t timestamp, TextKey named) {
        for (const Term& term : abilityAt(position_, which).blocks.front())
            if (const EffectSpec& effect = vocabulary_.effects[term.op]; effect.layer != Layer::none) {
                addLine(lists_->born, {source, which, &term, &effect}, timestamp, true);
                lists_->born.back().named = named;
            }
    }

    /// The order of the layers is for effects that act on each other. One that asks for a number which others
    /// change, while none of those asks for what it changes, acts on none of them: it finds the number as
    /// they leave it ("while its power is 10000 or more it has …", "creatures of power 5000 or less cannot
    /// …").
    void findWhatWaits(const std::vector<LayerGroup>& groups) {
        work::spend(modifiers_.size());
        const auto changesNumbers = [](const Modifier& modifier) {
            return spec(modifier).layer == Layer::numbers;
        };
        if ((layers_ & only(Layer::numbers)) == 0)
            return;
        std::uint32_t waiting = 0;
        for (const LayerGroup& group : groups)
            waiting |= group.waitsForNumbers ? group.layers : 0;
        for (Modifier& one : modifiers_) {
            if (one.isLasting || (bitOf(one) & waiting) == 0)
                continue;
            work::spend(modifiers_.size());
            const auto isAskedFor = [&](const Modifier& other) {
                return changesNumbers(other) && asksFor(one, other);
            };
            const auto asksBack = [&](const Modifier& other) {
                return changesNumbers(other) && !other.isLasting && asksFor(other, one);
            };
            one.waitsForNumbers =
                std::ranges::any_of(modifiers_, isAskedFor) && std::ranges::none_of(modifiers_, asksBack);
            doesAnyWait_ = doesAnyWait_ || one.waitsForNumbers;
        }
    }

    void applyGroup(const LayerGroup& group, bool thoseThatWait) {
        passed_ |= group.base || group.adds ? 0U : group.layers;
        doesAnyAdd_ = doesAnyAdd_ || group.adds;
        if ((layers_ & group.layers) == 0)
            return;
        group_ = &group;
        if (std::exchange(isUnsorted_, false))
            sortInTime();
        lists_->rest.clear();
        lists_->sums.clear();
        for (std::size_t i = 0; i < modifiers_.size(); ++i)
            if (isOfGroup(modifiers_[i]) && modifiers_[i].waitsForNumbers == thoseThatWait)
                lists_->rest.push_back(static_cast<std::uint32_t>(i));
        // What sets comes first, then what an object does to itself; the rest stays in order of time.
        sortInPlace(lists_->rest, [this](std::uint32_t place) { return rank(modifiers_[place]); });
        while (!lists_->rest.empty()) {
            const auto next = nextOf(lists_->rest);
            const std::uint32_t place = *next;
            lists_->rest.erase(next);
            carryOut(modifiers_[place]);
            if (!lists_->born.empty())
                takeUp();
        }
        if (listener_ != nullptr)
            lists_->sums.tell(position_, *listener_, state_.turnPlayer);
    }

    bool isOfGroup(const Modifier& modifier) const {
        const bool comesFirst = modifier.isBase && position_.rules.tables().layers.front().base;
        return (bitOf(modifier) & group_->layers) != 0 && comesFirst == group_->base;
    }

    /// What gives an object something new has been applied to that one already.
    void keepThoseOfGroup(const Modifier& modifier, std::vector<ObjectId>& found, bool isMeant) {
        std::erase_if(found, [&](ObjectId id) {
            return group_->adds
                       ? !addsWhatIsNotThere(position_, modifier, id)
                       : std::ranges::find(lists_->added, addedBy(modifier, id)) != lists_->added.end();
        });
        if (group_->adds && isMeant)
            for (const ObjectId id : found)
                lists_->added.push_back(addedBy(modifier, id));
    }

    /// What given abilities say comes in its own time; if that has passed, it comes now.
    void takeUp() {
        bool isLater = false;
        for (const Modifier& modifier : lists_->born) {
            const auto place = static_cast<std::uint32_t>(modifiers_.size());
            modifiers_.push_back(modifier);
            layers_ |= bitOf(modifier);
            if ((bitOf(modifier) & passed_) == 0) {
                isLater = true;
                continue;
            }
            const auto turn = [this](std::uint32_t each) {
                return std::pair{rank(modifiers_[each]), modifiers_[each].timestamp};
            };
            lists_->rest.insert(std::ranges::upper_bound(lists_->rest, turn(place), {}, turn), place);
        }
        lists_->born.clear();
        isUnsorted_ = isUnsorted_ || isLater;
    }

    std::pair<bool, bool> rank(const Modifier& modifier) const {
        return {group_->settersFirst && isSetting(modifier) == isBroken(Fault::setComesLast),
                group_->ownFirst && !isOnItself(modifier) && !isBroken(Fault::itselfIsLikeOthers)};
    }

    std::vector<std::uint32_t>::iterator nextOf(std::vector<std::uint32_t>& rest) {
        if (rest.size() > 1 && group_->dependency && !isBroken(Fault::dependenceIsIgnored))
            for (auto one = rest.begin(); one != rest.end(); ++one) {
                const Modifier& asked = modifiers_[*one];
                if (rank(asked) != rank(modifiers_[rest.front()]))
                    break; // only among those of one rank
                work::spendForEach(rest.size());
                const auto dependsOn = [&](std::uint32_t place) {
                    const Modifier& other = modifiers_[place];
                    return place != *one && rank(other) == rank(asked) && depends(asked, other);
                };
                if (std::ranges::none_of(rest, dependsOn))
                    return one;
            }
        return rest.begin();
    }

    /// Whether applying the other changes what this one applies to, or whether it is there at all.
    bool depends(const Modifier& one, const Modifier& other) {
        if (one.fixed.exists() || !asksFor(one, other))
            return false;
        work::spend(1 + state_.altered.size() + state_.given.size());
        Scratch<ObjectId> before;
        affected(one, before);
        const Scratch<std::int32_t> amountsBefore = amountsFor(one, before);
        const Scratch<Characteristics> kept{state_.altered};
        const Scratch<GivenAbility> given{state_.given};
        const std::size_t sums = lists_->sums.size();
        carryOut(other, false);
        Scratch<ObjectId> after;
        affected(one, after);
        const bool isSame = before == after && amountsBefore == amountsFor(one, after);
        for (const Characteristics& altered : state_.altered)
            state_.objects[altered.object].altered = 0;
        lists_->sums.shrinkTo(sums);
        state_.altered = kept;
        state_.given = given;
        for (std::size_t i = 0; i < kept.size(); ++i)
            state_.objects[kept[i].object].altered = static_cast<std::uint16_t>(i + 1);
        return !isSame;
    }

    Scratch<std::int32_t> amountsFor(const Modifier& modifier, const std::vector<ObjectId>& objects) const {
        Scratch<std::int32_t> amounts;
        Scope scope = scopeFor(modifier);
        for (const ObjectId id : objects) {
            scope.target = id;
            amounts.push_back(amountOfModifier(scope, *modifier.term));
        }
        return amounts;
    }

    bool asksFor(const Modifier& one, const Modifier& other) const {
        const Ability& ability = position_.cards[one.definition].abilities[one.ability];
        // Whatever an ability says is said no more once it is lost.
        if (!one.isLasting && (sortsLost(other) & sortOf(ability)) != 0)
            return true;
        return asksForWhatChanges(vocabulary_, *one.term, *other.term) ||
               asksForWhatChanges(vocabulary_, ability.whileTrue, *other.term);
    }

    Scope scopeFor(const Modifier& modifier) const {
        EffectRecord effect;
        effect.source = modifier.source;
        effect.controller = modifier.controller;
        effect.definition = modifier.definition;
        effect.ability = modifier.ability;
        effect.named = modifier.named;
        return {position_, effect, position_.cards[modifier.definition].abilities[modifier.ability]};
    }

    /// Of a line of a constant ability.
    bool isInForce(const Modifier& modifier) const {
        const Known source = know(position_, modifier.source);
        if (!modifier.isGiven)
            return isThere(position_, source, modifier.ability);
        const auto isIt = [&](const GivenAbility& given) {
            return given.object == modifier.source && given.definition == modifier.definition &&
                   given.ability == modifier.ability;
        };
        return std::ranges::any_of(state_.given, isIt) &&
               isThere(position_, source, AbilityRef{modifier.definition, modifier.ability, 0});
    }

    void affected(const Modifier& modifier, std::vector<ObjectId>& found) const {
        if (modifier.fixed.exists()) {
            if (!modifier.isCarried || isInForce(modifier))
                found.push_back(modifier.fixed);
        } else if ((isBroken(Fault::lastingFindsAgain) && modifier.isLasting) || isInForce(modifier))
            objectsOf(scopeFor(modifier), (*modifier.term)[lasting::of], found);
        if (isBroken(Fault::constantsFindOnce) && !modifier.isLasting)
            std::erase_if(found, [&](ObjectId id) {
                return record(state_, id).timestamp > record(state_, modifier.source).timestamp;
            });
    }

    void carryOut(const Modifier& modifier, bool heard = true) {
        lists_->found.clear();
        affected(modifier, lists_->found);
        if (group_ != nullptr && doesAnyAdd_)
            keepThoseOfGroup(modifier, lists_->found, heard);
        if (lists_->found.empty())
            return;
        Scope scope = scopeFor(modifier);
        constexpr std::size_t perObject = 2;
        work::spend(perObject * lists_->found.size());
        for (const ObjectId id : lists_->found) {
            std::int32_t amount = modifier.amount;
            if (!modifier.isLasting || isBroken(Fault::lastingCountsAgain)) {
                scope.target = id;
                amount = amountOfModifier(scope, *modifier.term);
            }
            if (group_ != nullptr && group_->byOperation && spec(modifier).modify == modifiers::number) {
                addUp(modifier, id, amount);
                continue;
            }
            Characteristics& what = characteristicsOf(id);
            const std::int32_t before = listens(id, heard) ? heardNumber(what) : 0;
            change(what, modifier, scope, amount);
            if (spec(modifier).modify == modifiers::number && isSetting(modifier))
                changeByRulesAgain(id, static_cast<std::size_t>(modifier.term->number));
            if (spec(modifier).modify == modifiers::gain)
                give(modifier, id, heard);
            if (const std::uint32_t lost = sortsLost(modifier); lost != 0)
                std::erase_if(state_.given, [&](const GivenAbility& given) {
                    return given.object == id &&
                           (lost & sortOf(position_.cards[given.definition].abilities[given.ability])) != 0;
                });
            if (listens(id, heard))
                tellChange(position_, *listener_, modifier, heardNumber(what) - before);
        }
    }

    /// The abilities that stand beside the keywords, in quotes. Equal ones are as many abilities.
    void give(const Modifier& modifier, ObjectId id, bool isMeant) {
        for (const Term& ability : (*modifier.term)[gains::what].parts) {
            work::spendForEach(state_.given.size());
            GivenAbility given{id, modifier.definition, static_cast<std::uint8_t>(ability.number), 0};
            given.copy =
                static_cast<std::uint8_t>(std::ranges::count_if(state_.given, [&](const GivenAbility& one) {
                    return one.object == id && one.definition == given.definition &&
                           one.ability == given.ability;
                }));
            state_.given.push_back(given);
            // A constant ability says what it says of the one that has it, since it has it.
            const AbilityRef which{given.definition, given.ability, 0};
            if (isMeant && abilityAt(position_, which).kind == AbilityKind::constant)
                addGiven(which, id, std::max(modifier.timestamp, record(state_, id).timestamp),
                         modifier.named);
        }
    }

    /// What rules change before texts do is so whatever a text sets the number to.
    void changeByRulesAgain(ObjectId id, std::size_t number) {
        for (const RuleChange& change : lists_->ofRules)
            if (std::int32_t& value = characteristicsOf(id).numbers.at(number);
                change.object == id && change.number == number)
                value = sumOf(value, change.by);
    }

    void applyRules(const std::vector<RuleModifier>& rules, bool first) {
        for (const RuleModifier& rule : rules) {
            if ((rule.first && !isBroken(Fault::rulesChangeNumbersLast)) != first)
                continue;
            Scratch<RuleChange> changes;
            rule.collect(position_, changes);
            work::spendForEach(changes.size());
            for (const RuleChange& change : changes) {
                if (first)
                    lists_->ofRules.push_back(change);
                Characteristics& what = characteristicsOf(change.object);
                std::int32_t& number = what.numbers.at(change.number);
                if (change.by == CardDefinition::notPrinted) // it cannot be read
                    number = CardDefinition::notPrinted;
                if (number == CardDefinition::notPrinted)
                    continue;
                number = changedByRule(position_.rules.tables(), number, change.by);
                if (listens(change.object, true) && change.number == listener_->number)
                    listener_->parts->push_back({rule.word, 0, false, change.by, rule.rule});
            }
        }
    }

    Characteristics& characteristicsOf(ObjectId id) { return alteredFrom(state_, position_, id); }

    bool listens(ObjectId id, bool heard) const {
        return heard && listener_ != nullptr && listener_->object == id;
    }

    /// What has no such number counts as nought.
    std::int32_t heardNumber(const Characteristics& what) const {
        const std::int32_t number = what.numbers[listener_->number];
        return number == CardDefinition::notPrinted ? 0 : number;
    }

    /// The number is worked out anew, so that what asks for it meanwhile finds what is known by now.
    void addUp(const Modifier& modifier, ObjectId id, std::int32_t amount) {
        const auto slot = static_cast<std::size_t>(modifier.term->number);
        if (isSetting(modifier))
            for (const RuleChange& change : lists_->ofRules)
                if (change.object == id && change.number == slot)
                    amount = sumOf(amount, change.by);
        std::int32_t& number = characteristicsOf(id).numbers.at(slot);
        number = lists_->sums.add(changeOfNumber(modifier, id, amount), number, state_.turnPlayer);
    }

    State& state_;
    Position position_;
    const Vocabulary& vocabulary_;
    const Listener* listener_;
    std::uint32_t layers_ = 0;          ///< in which there are modifiers, as bits
    std::uint32_t passed_ = 0;          ///< which have begun, as bits
    bool doesAnyWait_ = false;          ///< for numbers
    bool isUnsorted_ = false;           ///< what abilities say that have just been given stands behind
    bool doesAnyAdd_ = false;           ///< what objects have not at all, in a group by now
    const LayerGroup* group_ = nullptr; ///< that is being applied
    Scratch<Modifier> modifiers_;
    struct Lists {
        Scratch<Modifier> born;      ///< of abilities that have just been given
        Scratch<std::uint32_t> rest; ///< places of those that have not been applied
        Scratch<ObjectId> found;
        Scratch<Added> added;
        ChangesOfNumbers sums;       ///< of a group by operation
        Scratch<RuleChange> ofRules; ///< that came before the effects of texts
    };
    std::optional<Lists> lists_; ///< most of the time nothing needs them
};

/// What one ability makes of another may end or begin that.
void applyUntilAgesStay(State& state, const Rulebook& rules, const CardTable& cards) {
    constexpr int mostRounds = 8;
    Layers{state, rules, cards, nullptr}.apply();
    if (rules.tables().constantsAgeWithValidity)
        for (int round = 0; round < mostRounds && keepValidity(state, rules, cards); ++round)
            Layers{state, rules, cards, nullptr}.apply();
}

} // namespace

void computeCharacteristics(State& state, const Rulebook& rules, const CardTable& cards) {
    const bool anythingChanges = !state.lasting.empty() || !state.altered.empty() || !state.given.empty() ||
                                 (state.has & CardDefinition::constant) != 0 ||
                                 !rules.tables().modifiers.empty() ||
                                 (rules.tables().ownNumbers != 0 && !state.links.empty());
    if (rules.tables().vocabulary != nullptr && anythingChanges)
        applyUntilAgesStay(state, rules, cards);
    findOpenHands(state, rules, cards);
    state.isFresh = true;
}

void contributionsTo(const Position& position, ObjectId id, std::size_t number, std::string_view printedRule,
                     std::string_view changedRule, std::vector<Contribution>& parts) {
    const CardDefinition& card = definitionOf(position, id, number);
    if (isBlank(position.rules, record(position.state, id)) ||
        (!card.prints(number) && !know(position, id).hasNumber(number)))
        return;
    parts.push_back({"printed", 0, false, card.prints(number) ? card.numbers[number] : 0, printedRule});
    if (number >= Characteristics::numberCount || record(position.state, id).altered == 0)
        return;
    State copy = position.state;
    const Listener listener{id, number, &parts, changedRule};
    const work::Budget budget{work::most / 16}; // every card of a table may be asked
    try {
        Layers{copy, position.rules, position.cards, &listener}.apply();
    } catch (const work::UsedUp&) {
        return; // what has been told by now is all that can be told
    }
}

} // namespace takujo
