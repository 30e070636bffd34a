#include "engine/kit/offers.h"

#include "engine/core/scratch.h"
#include "engine/kit/rules/addresses.h"
#include "engine/kit/script/reading/abilities.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

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

std::vector<Source> everywhere(const std::vector<ZoneSpec>& zones) {
    std::vector<Source> sources;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        const auto zone = static_cast<std::uint8_t>(kind);
        if (zones[kind].shared) {
            sources.push_back({zone, Whose::shared});
            continue;
        }
        sources.push_back({zone, Whose::mine});
        sources.push_back({zone, Whose::opponents});
    }
    return sources;
}

namespace {

/// What has been found out of attempts that are alike.
struct Examined {
    const ListingLine* line = nullptr;
    std::uint64_t like = 0;
    bool holds = false;
};

/// What is offered of one verb.
class Offering {
public:
    Offering(const Position& position, const VerbSpec& spec, const ListingOrder& order, Attempt attempt,
             Decision& decision)
        : position_{position}, spec_{spec}, order_{order}, attempt_{attempt}, decision_{decision} {}

    bool hold(const std::vector<ListingLine>& lines) { return lines.empty() || holdAll(lines); }

    bool holdAll(const std::vector<ListingLine>& lines) {
        for (const ListingLine& line : lines)
            if ((line.situations == 0 || isAny(line.situations)) &&
                !(line.holds != nullptr ? line.holds(position_, attempt_) : passes(line)))
                return false;
        return true;
    }

    /// What is fit to be aimed at, whatever is aimed at it.
    void findTargets(std::vector<ObjectId>& found) {
        const ObjectId object = std::exchange(attempt_.option.object, {});
        spec_.targets(position_, attempt_, found);
        std::erase_if(found, [&](ObjectId target) {
            attempt_.option.target = target;
            return !hold(order_.ofTarget);
        });
        attempt_.option.target = {};
        attempt_.option.object = object;
    }
    /// From now on each object is offered with each of these it may be aimed at.
    void aimAt(const std::vector<ObjectId>& targets) { targets_ = &targets; }

    /// Of the attempt as it is, whatever it is aimed at.
    bool isPossible() {
        if (!hold(order_.ofObject))
            return false;
        if (spec_.targets == nullptr)
            return true;
        Scratch<ObjectId> targets;
        findTargets(targets);
        return std::ranges::any_of(targets, [&](ObjectId target) {
            attempt_.option.target = target;
            return hold(order_.ofPair);
        });
    }

    void offer(ObjectId object) {
        attempt_.option.object = object;
        attempt_.option.value = 0;
        if (spec_.fits != nullptr) {
            attempt_.option.place = {};
            if (!spec_.fits(position_, attempt_))
                return;
        }
        offerFitting();
    }

private:
    /// Most of what is looked at does not get here; so what is done with the rest stays out of the way.
    [[gnu::noinline]] void offerFitting() {
        if (spec_.values == nullptr) {
            offerIfPossible();
            return;
        }
        if (!values_)
            values_.emplace();
        values_->clear();
        spec_.values(position_, attempt_, *values_);
        for (const std::int32_t value : *values_) {
            attempt_.option.value = value;
            if (spec_.suits == nullptr || spec_.suits(position_, attempt_))
                offerIfPossible();
        }
    }

    /// Whether it is one of these situations. Each is looked at when the first line depends on it.
    bool isAny(std::uint32_t situations) {
        if ((situations & these_) != 0)
            return true;
        for (std::uint32_t rest = situations & ~others_; rest != 0; rest &= rest - 1) {
            const std::uint32_t bit = rest & (0U - rest);
            const bool is = order_.situations[static_cast<std::size_t>(std::countr_zero(rest))](position_);
            (is ? these_ : others_) |= bit;
            if (is)
                return true;
        }
        return false;
    }

    /// What the examination says.
    bool passes(const ListingLine& line) {
        const auto doesPass = [&] { return (line.failsOn >> line.examine(position_, attempt_) & 1U) == 0; };
        if (line.alike == nullptr)
            return doesPass();
        if (!examined_)
            examined_.emplace();
        const std::uint64_t like = line.alike(position_, attempt_);
        for (const Examined& before : *examined_)
            if (before.line == &line && before.like == like)
                return before.holds;
        examined_->push_back({&line, like, doesPass()});
        return examined_->back().holds;
    }

    void offerIfPossible() {
        attempt_.option.place = {};
        if (!hold(order_.ofObject))
            return;
        if (targets_ == nullptr) {
            add();
            return;
        }
        for (const ObjectId target : *targets_) {
            attempt_.option.target = target;
            attempt_.option.place = {};
            if (hold(order_.ofPair))
                add();
        }
        attempt_.option.target = {};
    }

    void add() {
        if (spec_.place != nullptr)
            attempt_.option.place = spec_.place(position_, attempt_);
        decision_.options.push_back(attempt_.option);
    }

    const Position& position_;
    const VerbSpec& spec_;
    const ListingOrder& order_;
    std::uint32_t these_ = 0;  ///< situations that there are, as bits
    std::uint32_t others_ = 0; ///< situations that there are not
    Attempt attempt_;
    Decision& decision_;
    const std::vector<ObjectId>* targets_ = nullptr; ///< of a verb that is aimed
    std::optional<Scratch<std::int32_t>> values_;    ///< of one object
    std::optional<Scratch<Examined>> examined_;
};

/// The activated ability whose value the value can be.
std::optional<AbilityRef> activatedIn(const Position& position, const Attempt& attempt) {
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
    if (attempt.option.target.exists() && position.rules.verb(attempt.option.verb).targets != nullptr)
        result.arguments.push_back(cardArgument("target", position.definitionIndex(attempt.option.target)));
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

/// An attempt to do something that is aimed, at what it is aimed at.
class Aiming {
public:
    Aiming(const Position& position, const VerbSpec& spec, const Attempt& attempt)
        : position_{position}, spec_{spec}, attempt_{attempt} {
        if (spec.targets == nullptr)
            return;
        unaimed_.option.target = {};
        Attempt asked = unaimed_;
        asked.option.object = {};
        spec.targets(position, asked, listed_);
    }

    /// Whether what it is aimed at can be spoken of.
    bool isAtSomething() const { return attempt_.option.target.exists() || isListed(); }

    /// Where no condition speaks against it: a target that there is not, or that has not been named.
    std::optional<Refusal> refusal() const {
        if (spec_.targets == nullptr || isListed())
            return std::nullopt;
        if (attempt_.option.target.exists())
            return Refusal{"no-such-move", position_.rules.tables().noSuchMove, Aspect::choices, {}};
        Condition needed{Aspect::choices,
                         isPossible(position_, unaimed_) ? "aim-at-something" : "nothing-to-aim-at",
                         spec_.targetRule};
        return takujo::refusal(position_, attempt_, needed);
    }

private:
    bool isListed() const { return std::ranges::find(listed_, attempt_.option.target) != listed_.end(); }

    const Position& position_;
    const VerbSpec& spec_;
    const Attempt& attempt_;
    Attempt unaimed_ = attempt_;
    Scratch<ObjectId> listed_;
};

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

namespace {

/// Whether there is one option at most, of which its question has seen to everything: to pass, for instance.
bool isSimple(const VerbSpec& spec, const ListingOrder& order) {
    return spec.from.empty() && spec.targets == nullptr && spec.values == nullptr && spec.fits == nullptr &&
           spec.place == nullptr && order.once.empty() && order.ofObject.empty();
}

} // namespace

void offer(const Position& position, Player player, Verb verb, Decision& decision) {
    const VerbSpec& spec = position.rules.verb(verb);
    const ListingOrder& order = position.rules.listingOrder(verb);
    Attempt attempt;
    attempt.player = player;
    attempt.option.verb = verb;
    if (isSimple(spec, order)) {
        decision.options.push_back(attempt.option);
        return;
    }
    const std::uint32_t zones = spec.zones == nullptr ? ~0U : spec.zones(position);
    if (zones == 0)
        return;
    Offering offering{position, spec, order, attempt, decision};
    if (!offering.hold(order.once))
        return;
    std::optional<Scratch<ObjectId>> targets;
    if (spec.targets != nullptr) {
        offering.findTargets(targets.emplace());
        if (targets->empty())
            return;
        offering.aimAt(*targets);
    }
    if (spec.from.empty()) {
        offering.offer({});
        return;
    }
    // Where abilities are given, any card may have one.
    const std::uint32_t needs = position.state.given.empty() ? spec.needs : 0;
    for (const Source& source : spec.from)
        if ((zones >> source.zone & 1U) != 0)
            for (const ObjectId id : objectsIn(position.state, zoneOf(source, player), Query::reachable))
                if (needs == 0 || (position.definition(id).has & needs) != 0)
                    offering.offer(id);
}

bool isPossible(const Position& position, Attempt attempt) {
    const ListingOrder& order = position.rules.listingOrder(attempt.option.verb);
    Decision none;
    Offering offering{position, position.rules.verb(attempt.option.verb), order, attempt, none};
    return offering.hold(order.once) && offering.hold(order.sifted) && offering.isPossible();
}

std::vector<Refusal> refusalsOf(const Position& position, const Attempt& attempt) {
    const RuleTables& tables = position.rules.tables();
    if (attempt.option.verb >= tables.verbs.size())
        return {{"no-such-move", tables.noSuchMove, Aspect::object, {}}};
    const VerbSpec& spec = tables.verbs[attempt.option.verb];
    const ObjectId object = attempt.option.object;
    const bool needsObject = !spec.from.empty();
    const bool isAimedAtNothing =
        attempt.option.target.exists() && !lives(position.state, attempt.option.target);
    if (needsObject != object.exists() || (needsObject && !canBeTried(position, spec, attempt)) ||
        isAimedAtNothing)
        return {{"no-such-move", tables.noSuchMove, Aspect::object, {}}};

    std::vector<Refusal> refusals;
    const Aiming aiming{position, spec, attempt};
    const bool isAtSomething = aiming.isAtSomething();
    ConditionCheck check{position, attempt};
    for (const Condition& condition : spec.conditions)
        if ((!condition.ofTarget || isAtSomething) && !check.holds(condition))
            refusals.push_back(refusal(position, attempt, condition));
    if (refusals.empty() && !hasValue(position, spec, attempt))
        refusals.push_back({"no-such-move", tables.noSuchMove, Aspect::choices, {}});
    if (refusals.empty())
        if (std::optional<Refusal> refused = aiming.refusal())
            refusals.push_back(std::move(*refused));
    return refusals;
}

} // namespace takujo
