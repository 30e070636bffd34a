#include "engine/kit/script/continuous.h"

#include "engine/core/scratch.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/script/in_play.h"
#include "engine/kit/script/kit_vocabulary.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/visibility.h"
#include "engine/kit/work.h"

#include <algorithm>
#include <array>

namespace takujo {

Characteristics printedCharacteristics(const CardDefinition& card) {
    Characteristics what;
    for (std::size_t i = 0; i < Characteristics::numberCount; ++i)
        what.numbers[i] = card.numbers[i];
    what.sets = card.sets;
    what.types = 1U << card.type;
    return what;
}

namespace {

/// Of a card of which nothing is known.
Characteristics blankCharacteristics() {
    Characteristics what;
    what.numbers.fill(CardDefinition::notPrinted);
    return what;
}

/// A lasting effect or a line of a constant ability.
struct Modifier {
    const Term* term = nullptr;
    const EffectSpec* spec = nullptr; ///< of the term
    ObjectId source;
    ObjectId fixed; ///< the one object it is about; none: whatever its term means now
    std::uint32_t timestamp = 0;
    std::int32_t amount = 0; ///< of one with a fixed object
    DefinitionIndex definition = 0;
    std::uint8_t ability = 0;
    Player controller = Player::nobody;
    bool isLasting = false;
    bool waitsForNumbers = false; ///< it asks for numbers as all others have left them
};

/// Listens to what changes one number.
struct Listener {
    ObjectId object;
    std::size_t number = 0;
    std::vector<Contribution>* parts = nullptr;
    std::string_view rule;
};

/// In place, and what is equal stays as it was; the lists are short and nearly in order.
template <typename List, typename Rank>
void sortInPlace(List& list, Rank rank) {
    for (auto one = list.begin(); one != list.end(); ++one)
        std::rotate(
            std::upper_bound(list.begin(), one, rank(*one),
                             [&](const auto& value, const auto& other) { return value < rank(other); }),
            one, std::next(one));
}

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
        std::erase_if(state_.lasting, [this](const LastingEffect& effect) { return isOver(effect); });
        collect();
        if (modifiers_.empty())
            return;
        sortInPlace(modifiers_, [](const Modifier& modifier) { return modifier.timestamp; });
        findWhatWaits();
        if (isBroken(Fault::layersAreOne)) {
            for (const Modifier& modifier : modifiers_)
                carryOut(modifier);
            return;
        }
        for (const Layer layer : {Layer::text, Layer::types, Layer::general, Layer::numbers})
            applyLayer(layer, false);
        for (const Layer layer : {Layer::types, Layer::general})
            applyLayer(layer, true);
    }

private:
    bool isOver(const LastingEffect& effect) const {
        if (effect.object.exists() && !lives(state_, effect.object))
            return true;
        const Ability& ability = position_.cards[effect.definition].abilities[effect.ability];
        const EffectMeaning follow =
            vocabulary_.effects[ability.blocks[effect.block][effect.place].op].follow;
        return static_cast<Duration>(effect.duration) == Duration::sourceLeaves &&
               !lives(state_, effect.source) && follow != effects::takeControl; // that ends by an event
    }

    static const EffectSpec& spec(const Modifier& modifier) { return *modifier.spec; }

    void collect() {
        modifiers_.clear();
        for (const LastingEffect& effect : state_.lasting)
            if (effect.object.exists()) {
                const Ability& ability = position_.cards[effect.definition].abilities[effect.ability];
                const Term& term = ability.blocks[effect.block][effect.place];
                modifiers_.push_back({&term, &vocabulary_.effects[term.op], effect.source, effect.object,
                                      effect.timestamp, effect.amount, effect.definition, effect.ability,
                                      effect.controller, true, false});
                if (isBroken(Fault::lastingHasNoTimestamp))
                    modifiers_.back().timestamp = 0;
                if (isBroken(Fault::lastingFindsAgain))
                    findAgain();
            }
        if ((state_.has & CardDefinition::constant) != 0)
            visitWatchers(state_, position_.rules, [this](ObjectId id) { collectFrom(id); });
        layers_ = 0;
        for (const Modifier& modifier : modifiers_)
            layers_ |= bitOf(spec(modifier).layer);
    }

    static constexpr std::uint32_t bitOf(Layer layer) { return 1U << static_cast<unsigned>(layer); }

    /// Only where that is broken: a lasting effect is about all that it would be about if it began now.
    void findAgain() {
        Modifier& last = modifiers_.back();
        if (static_cast<ObjectsOp>(last.term->parts[0].op) != ObjectsOp::each)
            return;
        last.fixed = {};
        if (modifiers_.size() > 1) // of the others that began with it
            if (const Modifier& before = modifiers_[modifiers_.size() - 2];
                before.term == last.term && before.timestamp == last.timestamp)
                modifiers_.pop_back();
    }

    void collectFrom(ObjectId id) {
        const ObjectRecord& object = record(state_, id);
        const DefinitionIndex definition = state_.cards[object.card].definition;
        const CardDefinition& card = position_.cards[definition];
        if ((card.has & CardDefinition::constant) == 0)
            return;
        for (std::size_t i = 0; i < card.abilities.size(); ++i)
            if (card.abilities[i].kind == AbilityKind::constant)
                for (const Term& term : card.abilities[i].blocks.front())
                    if (const EffectSpec& effect = vocabulary_.effects[term.op]; effect.layer != Layer::none)
                        modifiers_.push_back(
                            {&term,
                             &effect,
                             id,
                             {},
                             isBroken(Fault::constantsHaveNoAge) ? state_.clock + 1 : object.timestamp,
                             0,
                             definition,
                             static_cast<std::uint8_t>(i),
                             object.controller,
                             false,
                             false});
    }

    /// The order of the layers is for effects that act on each other. One that asks for a number which others
    /// change, while none of those asks for what it changes, acts on none of them: it finds the number as
    /// they leave it ("while its power is 10000 or more it has …", "creatures of power 5000 or less cannot
    /// …").
    void findWhatWaits() {
        work::spend(modifiers_.size());
        const auto changesNumbers = [](const Modifier& modifier) {
            return spec(modifier).layer == Layer::numbers;
        };
        if ((layers_ & bitOf(Layer::numbers)) == 0)
            return;
        for (Modifier& one : modifiers_) {
            const Layer layer = spec(one).layer;
            if (one.isLasting || (layer != Layer::types && layer != Layer::general))
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

    void applyLayer(Layer layer, bool thoseThatWait) {
        if ((layers_ & bitOf(layer)) == 0 || (thoseThatWait && !doesAnyWait_))
            return;
        rest_.clear();
        for (const Modifier& modifier : modifiers_)
            if (spec(modifier).layer == layer && modifier.waitsForNumbers == thoseThatWait)
                rest_.push_back(&modifier);
        // What sets comes first, then what an object does to itself; the rest stays in order of time.
        sortInPlace(rest_, [](const Modifier* modifier) { return rank(*modifier); });
        while (!rest_.empty()) {
            const auto next = nextOf(rest_);
            const Modifier* const modifier = *next;
            rest_.erase(next);
            carryOut(*modifier);
        }
    }

    /// A number is set by the part behind its amount.
    static bool isSetting(const Modifier& modifier) {
        constexpr std::size_t becomes = 2;
        return modifier.term->parts.size() > becomes && modifier.term->parts[becomes].sort == Sort::amount;
    }
    static bool isOnItself(const Modifier& modifier) {
        return modifier.fixed.exists()
                   ? modifier.fixed == modifier.source
                   : static_cast<ObjectsOp>(modifier.term->parts[0].op) == ObjectsOp::self;
    }

    static std::pair<bool, bool> rank(const Modifier& modifier) {
        return {isSetting(modifier) == isBroken(Fault::setComesLast),
                !isOnItself(modifier) && !isBroken(Fault::itselfIsLikeOthers)};
    }

    std::vector<const Modifier*>::iterator nextOf(std::vector<const Modifier*>& rest) {
        if (rest.size() > 1 && !isBroken(Fault::dependenceIsIgnored))
            for (auto one = rest.begin(); one != rest.end(); ++one) {
                if (rank(**one) != rank(*rest.front()))
                    break; // only among those of one rank
                work::spendForEach(rest.size());
                const auto dependsOn = [&](const Modifier* other) {
                    return other != *one && rank(*other) == rank(**one) && depends(**one, *other);
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
        carryOut(other, false);
        Scratch<ObjectId> after;
        affected(one, after);
        const bool isSame = before == after && amountsBefore == amountsFor(one, after);
        for (const Characteristics& altered : state_.altered)
            state_.objects[altered.object].altered = 0;
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
        if (!one.isLasting && spec(other).modify == modifiers::loseAbilities)
            return true;
        return reads(*one.term, *other.term) || reads(ability.whileTrue, *other.term);
    }

    /// Whether a term asks for what the changing term changes.
    bool reads(const Term& term, const Term& changing) const {
        const ModifierMeaning modify = vocabulary_.effects[changing.op].modify;
        if (term.sort == Sort::criterion) {
            const CriterionMeaning fits = vocabulary_.criteria[term.op].fits;
            const bool sameSlot = term.number == changing.number;
            if ((fits == criteria::number && modify == modifiers::number && sameSlot) ||
                (fits == criteria::text && modify == modifiers::text && sameSlot) ||
                (fits == criteria::set && sameSlot &&
                 (modify == modifiers::set || modify == modifiers::gain || modify == modifiers::lose)))
                return true;
        }
        if (term.sort == Sort::objects && static_cast<ObjectsOp>(term.op) == ObjectsOp::each &&
            modify == modifiers::type && typesOf(term) != 0)
            return true;
        if (term.sort == Sort::amount && modify == modifiers::number && term.number == changing.number &&
            vocabulary_.amounts[term.op].value == amounts::numberOf)
            return true;
        return std::ranges::any_of(term.parts, [&](const Term& part) { return reads(part, changing); });
    }

    Scope scopeFor(const Modifier& modifier) const {
        EffectRecord effect;
        effect.source = modifier.source;
        effect.controller = modifier.controller;
        effect.definition = modifier.definition;
        effect.ability = modifier.ability;
        return {position_, effect, position_.cards[modifier.definition].abilities[modifier.ability]};
    }

    void affected(const Modifier& modifier, std::vector<ObjectId>& found) const {
        if (modifier.fixed.exists())
            found.push_back(modifier.fixed);
        else if ((isBroken(Fault::lastingFindsAgain) && modifier.isLasting) ||
                 isThere(position_, know(position_, modifier.source), modifier.ability))
            objectsOf(scopeFor(modifier), modifier.term->parts[0], found);
        if (isBroken(Fault::constantsFindOnce) && !modifier.isLasting)
            std::erase_if(found, [&](ObjectId id) {
                return record(state_, id).timestamp > record(state_, modifier.source).timestamp;
            });
    }

    void carryOut(const Modifier& modifier, bool heard = true) {
        found_.clear();
        affected(modifier, found_);
        if (found_.empty())
            return;
        Scope scope = scopeFor(modifier);
        constexpr std::size_t perObject = 2;
        work::spend(perObject * found_.size());
        for (const ObjectId id : found_) {
            std::int32_t amount = modifier.amount;
            if (!modifier.isLasting || isBroken(Fault::lastingCountsAgain)) {
                scope.target = id;
                amount = amountOfModifier(scope, *modifier.term);
            }
            Characteristics& what = characteristicsOf(id);
            const std::int32_t before = listens(id, heard) ? heardNumber(what) : 0;
            spec(modifier).modify(what, *modifier.term, amount);
            if (spec(modifier).modify == modifiers::gain)
                give(modifier, id);
            if (listens(id, heard))
                tell(modifier, heardNumber(what) - before);
        }
    }

    /// The abilities that stand beside the keywords, in quotes. Equal ones are as many abilities.
    void give(const Modifier& modifier, ObjectId id) {
        constexpr std::size_t what = 1;
        for (const Term& ability : modifier.term->parts[what].parts) {
            work::spendForEach(state_.given.size());
            GivenAbility given{id, modifier.definition, static_cast<std::uint8_t>(ability.number), 0};
            given.copy =
                static_cast<std::uint8_t>(std::ranges::count_if(state_.given, [&](const GivenAbility& one) {
                    return one.object == id && one.definition == given.definition &&
                           one.ability == given.ability;
                }));
            state_.given.push_back(given);
        }
    }

    static std::int32_t amountOfModifier(const Scope& scope, const Term& term) {
        for (std::size_t part = 1; part < term.parts.size(); ++part)
            if (term.parts[part].sort == Sort::amount)
                return amountOf(scope, term.parts[part]);
        return 0;
    }

    Characteristics& characteristicsOf(ObjectId id) {
        ObjectRecord& object = record(state_, id);
        if (object.altered == 0) {
            Characteristics what = object.card == CardId::none ? Characteristics{}
                                   : isBlank(position_.rules, object)
                                       ? blankCharacteristics()
                                       : printedCharacteristics(position_.definition(id));
            what.object = id.index;
            state_.altered.push_back(what);
            object.altered = static_cast<std::uint16_t>(state_.altered.size());
        }
        return state_.altered[object.altered - 1U];
    }

    bool listens(ObjectId id, bool heard) const {
        return heard && listener_ != nullptr && listener_->object == id;
    }

    /// What has no such number counts as nought.
    std::int32_t heardNumber(const Characteristics& what) const {
        const std::int32_t number = what.numbers[listener_->number];
        return number == CardDefinition::notPrinted ? 0 : number;
    }

    void tell(const Modifier& modifier, std::int32_t by) const {
        if (by != 0)
            listener_->parts->push_back(
                {"", position_.cardOf(modifier.source, modifier.definition), true, by, listener_->rule});
    }

    State& state_;
    Position position_;
    const Vocabulary& vocabulary_;
    const Listener* listener_;
    std::uint32_t layers_ = 0; ///< in which there are modifiers, as bits
    bool doesAnyWait_ = false; ///< for numbers
    Scratch<Modifier> modifiers_;
    Scratch<const Modifier*> rest_;
    Scratch<ObjectId> found_;
};

} // namespace

void refresh(State& state, const Rulebook& rules, const CardTable& cards) {
    const bool anythingChanges = !state.lasting.empty() || !state.altered.empty() || !state.given.empty() ||
                                 (state.has & CardDefinition::constant) != 0;
    if (rules.tables().vocabulary != nullptr && anythingChanges)
        Layers{state, rules, cards, nullptr}.apply();
    findOpenHands(state, rules, cards);
}

void contributionsTo(const Position& position, ObjectId id, std::size_t number, std::string_view printedRule,
                     std::string_view changedRule, std::vector<Contribution>& parts) {
    if (isBlank(position.rules, record(position.state, id)))
        return;
    const CardDefinition& card = position.definition(id);
    if (!card.prints(number) && !know(position, id).hasNumber(number))
        return;
    parts.push_back({"printed", 0, false, card.prints(number) ? card.numbers[number] : 0, printedRule});
    if (record(position.state, id).altered == 0 || position.rules.tables().vocabulary == nullptr)
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
