#include "engine/kit/limits.h"

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo {

namespace {

/// By whom it is counted.
Use countedBy(const Position& position, const Limit& limit, ObjectId object, Player player) {
    Use use;
    use.of = limit.of;
    use.per = limit.per;
    if (limit.of == Limit::Of::object && !isBroken(Fault::limitsIgnoreObjects))
        use.object = object;
    else if (limit.of == Limit::Of::card)
        use.object = {cardOf(position.state, object).index, 0};
    else if (!isBroken(Fault::limitsIgnorePlayers))
        use.player = player;
    return use;
}

ZoneId whereIs(const State& state, CardId card) {
    const ObjectId now = objectIn(state, state.cards[card.index].object);
    return now.exists() ? record(state, now).zone : ZoneId{};
}

Player playerOf(const Position& position, ObjectId source) {
    const Known known = know(position, source);
    return known.controller == Player::nobody ? known.owner : known.controller;
}

/// Another face is another ability; a name of its own is what counts by names, else that of the card.
Use useOf(const Position& position, ObjectId source, AbilityRef which) {
    constexpr std::uint8_t anyPlace = 0xff;
    const Ability& ability = abilityAt(position, which);
    Limit limit = limitOf(ability);
    if (limit.of == Limit::Of::name && isBroken(Fault::limitsIgnoreNames))
        limit.of = Limit::Of::object;
    const bool asksPlayer = limit.of == Limit::Of::name || limit.of == Limit::Of::player;
    Use use = countedBy(position, limit, source, asksPlayer ? playerOf(position, source) : Player::nobody);
    if (limit.of == Limit::Of::object && isBroken(Fault::limitsFollowControl))
        use.player = playerOf(position, source);
    use.key = which.definition;
    use.place = which.place;
    use.copy = which.copy;
    if (limit.of == Limit::Of::name && !ability.name.en.empty()) {
        use.key = textKey(ability.name.en);
        use.place = anyPlace;
    } else if (limit.of == Limit::Of::name) {
        use.key = position.cards[which.definition].nameText;
    }
    return use;
}

Use useOf(const Position& position, Verb verb, ObjectId object, Player player) {
    Use use = countedBy(position, position.rules.verb(verb).limit, object, player);
    use.what = Use::verb;
    use.place = verb;
    if (use.of == Limit::Of::name)
        use.key = position.cards[position.definitionIndex(object)].nameText;
    return use;
}

/// But for how often, and by which of equal abilities that were given.
bool isAlike(const Use& one, const Use& other) {
    return one.object == other.object && one.key == other.key && one.place == other.place &&
           one.what == other.what && one.of == other.of && one.per == other.per && one.player == other.player;
}
bool isSame(const Use& one, const Use& other) {
    return isAlike(one, other) && one.copy == other.copy;
}

std::int32_t timesOf(const State& state, const Use& use) {
    for (const Use& each : state.uses)
        if (isSame(each, use))
            return each.count;
    return 0;
}

void count(State& state, const Use& use) {
    for (Use& each : state.uses)
        if (isSame(each, use)) {
            ++each.count;
            return;
        }
    state.uses.push_back(use);
    state.uses.back().count = 1;
}

std::int32_t timesOfAllCopies(const State& state, const Use& use) {
    std::int32_t times = 0;
    for (const Use& each : state.uses)
        if (isAlike(each, use))
            times += each.count;
    return times;
}

/// How many equal abilities there are, each with a limit of its own.
std::int32_t copiesOf(const State& state, ObjectId source, AbilityRef which) {
    const auto copies = std::ranges::count_if(state.given, [&](const GivenAbility& given) {
        return given.object == source && given.definition == which.definition && given.ability == which.place;
    });
    return std::max(static_cast<std::int32_t>(copies), 1);
}

} // namespace

Limit limitOf(const Ability& ability) {
    return ability.has(Ability::oncePerTurn) || isBroken(Fault::everythingIsOnceATurn) ? Limit{.count = 1}
                                                                                       : ability.limit;
}

bool countsLater(const Position& position, const Limit& limit) {
    return limit.whenPlayed || position.rules.tables().waiting.limitsCountLater;
}

bool isWithinLimit(const Position& position, ObjectId source, AbilityRef which) {
    const Limit limit = limitOf(abilityAt(position, which));
    if (!limit.exists() || position.state.uses.empty())
        return true;
    // Which copy one is changes when another is gone: all of them together are not used more often, either.
    const Use use = useOf(position, source, which);
    return timesOf(position.state, use) < limit.count &&
           timesOfAllCopies(position.state, use) < limit.count * copiesOf(position.state, source, which);
}

void rememberUse(Run& run, ObjectId source, AbilityRef which) {
    if (limitOf(abilityAt(run, which)).exists())
        count(run.state, useOf(run, source, which));
}

void forgetUse(Run& run, ObjectId source, AbilityRef which) {
    if (!limitOf(abilityAt(run, which)).exists())
        return;
    const Use use = useOf(run, source, which);
    auto& uses = run.state.uses;
    const auto used = std::ranges::find_if(uses, [&](const Use& each) { return isSame(each, use); });
    if (used != uses.end() && --used->count == 0)
        uses.erase(used);
}

void countWhatIsPlayed(Run& run, const WaitingItem& item) {
    State& state = run.state;
    const EffectRecord* const effect = item.record == 0 ? nullptr : findEffect(state, item.record);
    if (effect == nullptr || effect->isDelayed())
        return;
    const AbilityRef which = abilityOf(*effect);
    const Limit limit = limitOf(abilityAt(run, which));
    if (!limit.exists() || !countsLater(run, limit))
        return;
    const Use use = useOf(run, effect->source, which);
    count(state, use);
    if (run.rules.tables().waiting.limitsAreAskedAgain || isWithinLimit(run, effect->source, which))
        return;
    for (std::size_t i = state.waiting.size(); i-- > 0;) {
        const EffectRecord* const other = findEffect(state, state.waiting[i].record);
        if (other == nullptr || other->isDelayed() ||
            !isSame(useOf(run, other->source, abilityOf(*other)), use))
            continue;
        dropEffect(state, other->id);
        state.waiting.erase(state.waiting.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void dropBeyondLimits(Run& run) {
    State& state = run.state;
    if (!run.rules.tables().waiting.limitsAreAskedAgain || state.uses.empty())
        return;
    work::spendForEach(state.waiting.size());
    std::erase_if(state.waiting, [&](const WaitingItem& item) {
        const EffectRecord* const effect = item.record == 0 ? nullptr : findEffect(state, item.record);
        if (effect == nullptr || effect->isDelayed())
            return false;
        const AbilityRef which = abilityOf(*effect);
        if (!countsLater(run, limitOf(abilityAt(run, which))) || isWithinLimit(run, effect->source, which))
            return false;
        dropEffect(state, item.record);
        return true;
    });
}

bool isWithinLimit(const Position& position, Verb verb, ObjectId object, Player player) {
    const Limit limit = position.rules.verb(verb).limit;
    return !limit.exists() || timesUsed(position, verb, object, player) < limit.count;
}

void rememberUse(Run& run, Verb verb, ObjectId object, Player player) {
    if (run.rules.verb(verb).limit.exists())
        count(run.state, useOf(run, verb, object, player));
}

Condition withinLimit(std::string_view code, std::string_view rule) {
    return {.aspect = Aspect::limits,
            .code = code,
            .rule = rule,
            .holds =
                [](const Position& position, const Attempt& attempt) {
                    return isWithinLimit(position, attempt.option.verb, attempt.option.object,
                                         attempt.player);
                },
            .describe =
                [](const Position& position, const Attempt& attempt, Arguments& arguments) {
                    const Limit limit = position.rules.verb(attempt.option.verb).limit;
                    arguments.push_back(numberArgument("number", limit.count));
                }};
}

std::int32_t timesUsed(const Position& position, ObjectId source, AbilityRef which) {
    return timesOf(position.state, useOf(position, source, which));
}

std::int32_t timesUsed(const Position& position, Verb verb, ObjectId object, Player player) {
    return timesOf(position.state, useOf(position, verb, object, player));
}

void findCounted(const Position& position, std::vector<CountedCard>& found) {
    if (position.rules.tables().script.leavingMakesAnother == nullptr)
        return;
    for (const Use& use : position.state.uses)
        if (use.of == Limit::Of::card) {
            const CardId card{use.object.index};
            found.push_back({card, whereIs(position.state, card)});
        }
}

void forgetUsesOfOthers(Run& run, std::span<const CountedCard> counted) {
    const auto isAnother = run.rules.tables().script.leavingMakesAnother;
    if (counted.empty() || isBroken(Fault::movesKeepTheObject))
        return;
    for (const CountedCard& each : counted)
        if (isAnother(each.from, whereIs(run.state, each.card)))
            std::erase_if(run.state.uses, [&](const Use& use) {
                return use.of == Limit::Of::card && use.object.index == each.card.index;
            });
}

void forgetUsesOfTurn(State& state) {
    std::erase_if(state.uses, [&](const Use& use) {
        return use.per == Limit::Per::turn || (use.of == Limit::Of::object && !lives(state, use.object));
    });
}

} // namespace takujo
