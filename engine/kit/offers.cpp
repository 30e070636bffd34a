#include "engine/kit/offers.h"

#include "engine/core/scratch.h"
#include "engine/kit/addresses.h"
#include "engine/kit/script/abilities.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace takujo {

ZoneId zoneOf(const Source& source, Player player) {
    switch (source.whose) {
    case Whose::mine:
        return {source.zone, player};
    case Whose::opponents:
        return {source.zone, opponentOf(player)};
    case Whose::shared:
        return {source.zone, Player::nobody};
    }
    return {};
}

namespace {

bool holds(const ListingLine& line, const Position& position, const Attempt& attempt) {
    if (line.examine == nullptr)
        return line.holds(position, attempt);
    return (line.failsOn >> line.examine(position, attempt) & 1U) == 0;
}

/// What is offered of one verb.
struct Offering {
    const Position& position;
    const VerbSpec& spec;
    std::span<const ListingLine> lines; ///< those that apply now
    Attempt attempt;
    Decision& decision;

    void offerIfPossible() {
        for (const ListingLine& line : lines)
            if (!holds(line, position, attempt))
                return;
        attempt.option.place = spec.place != nullptr ? spec.place(position, attempt) : ZoneId{};
        decision.options.push_back(attempt.option);
    }

    /// `values` is room for them.
    void offerObject(std::vector<std::int32_t>& values) {
        if (spec.values == nullptr) {
            offerIfPossible();
            return;
        }
        values.clear();
        spec.values(position, attempt, values);
        for (const std::int32_t value : values) {
            attempt.option.value = value;
            offerIfPossible();
        }
    }
};

/// The activated ability whose value the value can be.
std::optional<AbilityAt> activatedIn(const Position& position, const Attempt& attempt) {
    const auto which = abilityByValue(position, attempt.option.object, attempt.option.value);
    const bool isActivated = which && abilityAt(position, *which).kind == AbilityKind::activated;
    return isActivated ? which : std::nullopt;
}

Refusal refusal(const Position& position, const Attempt& attempt, const Condition& condition) {
    Refusal result{condition.code, firstAddress(condition.rule), condition.aspect, {}};
    if (attempt.option.object.exists() && lives(position.state, attempt.option.object))
        result.arguments.push_back(cardArgument("card", position.definitionIndex(attempt.option.object)));
    if (!result.arguments.empty())
        if (const auto which = activatedIn(position, attempt))
            result.arguments.push_back(abilityArgument("ability", which->definition, which->place,
                                                       position.definitionIndex(attempt.option.object)));
    if (condition.describe != nullptr)
        condition.describe(position, attempt, result.arguments);
    return result;
}

bool hasValue(const Position& position, const VerbSpec& spec, const Attempt& attempt) {
    if (spec.values == nullptr)
        return attempt.option.value == 0;
    Scratch<std::int32_t> values;
    spec.values(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}

/// Anything may be tried with a card, wherever it is; with an ability on a stack only what is done there.
bool canBeTried(const Position& position, const VerbSpec& spec, const Attempt& attempt) {
    const ObjectId object = attempt.option.object;
    if (!lives(position.state, object))
        return false;
    const ObjectRecord& tried = record(position.state, object);
    return tried.card != CardId::none || std::ranges::any_of(spec.from, [&](const Source& source) {
               return zoneOf(source, attempt.player) == tried.zone;
           });
}

} // namespace

void offer(const Position& position, Player player, Verb verb, Decision& decision) {
    const VerbSpec& spec = position.rules.verb(verb);
    const ListingOrder& order = position.rules.listingOrder(verb);
    Offering offering{position, spec, order.ofObject, {}, decision};
    offering.attempt.player = player;
    offering.attempt.option.verb = verb;
    const auto applies = [&](const ListingLine& line) {
        return line.applies == nullptr || line.applies(position);
    };
    for (const ListingLine& line : order.once)
        if (applies(line) && !holds(line, position, offering.attempt))
            return;
    Scratch<ListingLine> now;
    if (order.dependsOnSituation) {
        std::ranges::copy_if(order.ofObject, std::back_inserter(now), applies);
        offering.lines = now;
    }
    Scratch<std::int32_t> values;
    if (spec.from.empty()) {
        offering.offerObject(values);
        return;
    }
    const std::uint32_t zones = spec.zones == nullptr ? ~0U : spec.zones(position);
    for (const Source& source : spec.from) {
        if ((zones >> source.zone & 1U) == 0)
            continue;
        for (const ObjectId id : objectsIn(position.state, zoneOf(source, player), Query::reachable)) {
            offering.attempt.option = {verb, {}, id, {}, 0};
            offering.offerObject(values);
        }
    }
}

std::vector<Refusal> refusalsOf(const Position& position, const Attempt& attempt) {
    const RuleTables& tables = position.rules.tables();
    const VerbSpec& spec = tables.verbs[attempt.option.verb];
    const ObjectId object = attempt.option.object;
    const bool needsObject = !spec.from.empty();
    if (needsObject != object.exists() || (needsObject && !canBeTried(position, spec, attempt)))
        return {{"no-such-move", tables.noSuchMove, Aspect::object, {}}};

    std::vector<Refusal> refusals;
    ConditionCheck check{position, attempt};
    for (const Condition& condition : spec.conditions)
        if (!check.holds(condition))
            refusals.push_back(refusal(position, attempt, condition));
    if (refusals.empty() && !hasValue(position, spec, attempt))
        refusals.push_back({"no-such-move", tables.noSuchMove, Aspect::choices, {}});
    return refusals;
}

} // namespace takujo
