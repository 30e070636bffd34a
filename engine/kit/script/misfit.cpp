#include "engine/kit/script/operators.h"
#include "engine/kit/script/procedure_parts.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/script/script_procedures.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <bit>

/// Why an object is not what a text asks for: by the same terms that list what can be picked.
namespace takujo {

namespace {

const Term* pickOf(const std::vector<Term>& picks, std::int32_t number) {
    const auto found = std::ranges::find(picks, number, &Term::number);
    return found == picks.end() ? nullptr : &*found;
}

/// The pick that is asked for, as the text says it; none where it says it in another way.
const Term* pickAsked(const Position& position, const AskedByText& asked) {
    if (asked.effect == nullptr)
        return nullptr;
    const Ability& ability = position.cards[asked.effect->definition].abilities[asked.effect->ability];
    if (asked.choice >= 0) {
        const Term* pick = pickOf(ability.picks, asked.choice);
        for (std::size_t mode = 0; mode < ability.modes.size() && pick == nullptr; ++mode)
            if ((asked.effect->modes >> mode & 1U) != 0)
                pick = pickOf(ability.modes[mode].picks, asked.choice);
        return pick;
    }
    if (asked.block < 0)
        return nullptr;
    const Term& term =
        ability.blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
    return position.rules.tables().vocabulary->effects[term.op].follow == effects::select ? term.parts.data()
                                                                                          : nullptr;
}

void describeNumber(const Scope& scope, const Term& criterion, const Known& known, Arguments& arguments) {
    const Operator& shape = scope.vocabulary().criteria[criterion.op].shape;
    const auto slot = static_cast<std::size_t>(criterion.number);
    if (!known.hasNumber(slot)) {
        arguments.push_back(keyArgument("lacks", shape.word));
        return;
    }
    const std::int32_t value = std::max(known.number(slot), 0);
    arguments.push_back(keyArgument("number", shape.word));
    arguments.push_back(numberArgument("is now", value));
    const auto& parts = criterion.parts[0].parts;
    if (parts[exactly].exists())
        arguments.push_back(numberArgument("exactly", amountOf(scope, parts[exactly])));
    else if (parts[atMost].exists() && value > amountOf(scope, parts[atMost]))
        arguments.push_back(numberArgument("at most", amountOf(scope, parts[atMost])));
    else if (parts[atLeast].exists())
        arguments.push_back(numberArgument("at least", amountOf(scope, parts[atLeast])));
}

/// The last argument calls for the sentence; of what has none, nothing more is said.
void describeCriterion(const Scope& scope, const Term& criterion, const Known& known, Arguments& arguments) {
    const CriterionSpec& spec = scope.vocabulary().criteria[criterion.op];
    if (spec.fits == criteria::controller)
        arguments.push_back(playerArgument("controlled by", known.controller));
    else if (spec.fits == criteria::owner)
        arguments.push_back(playerArgument("owned by", known.owner));
    else if (spec.fits == criteria::other)
        arguments.push_back(keyArgument("itself", {}));
    else if (spec.fits == criteria::state)
        arguments.push_back(keyArgument(known.aside ? "aside" : "upright", {}));
    else if (spec.fits == criteria::damaged)
        arguments.push_back(keyArgument(known.damage > 0 ? "damaged" : "undamaged", {}));
    else if (spec.fits == criteria::number)
        describeNumber(scope, criterion, known, arguments);
    else if (spec.fits == criteria::set)
        for (std::uint32_t rest = known.set(static_cast<std::size_t>(criterion.number)); rest != 0;
             rest &= rest - 1)
            arguments.push_back(keyArgument(
                spec.shape.word,
                spec.shape.fields.front().words[static_cast<std::size_t>(std::countr_zero(rest))]));
}

} // namespace

void describeMisfit(const Position& position, const Attempt& attempt, Arguments& arguments) {
    const AskedByText asked = askedByText(position.state);
    const Term* const pick = pickAsked(position, asked);
    if (pick == nullptr || !sees(position, attempt.player, attempt.option.object))
        return;
    const Term& each = pick->parts[pickFrom];
    const Known known = know(position, attempt.option.object);
    if (each.sort != Sort::objects || static_cast<ObjectsOp>(each.op) != ObjectsOp::each ||
        known.card == nullptr)
        return;
    const Scope scope = scopeOf(position, *asked.effect);
    Term anything = each;
    anything.parts.clear();
    const std::uint32_t types = typesOf(each);
    if (types != 0 && (known.types() & types) == 0 && known.types() != 0) {
        const auto type = static_cast<std::size_t>(std::countr_zero(known.types()));
        if (type < scope.vocabulary().printed.types.size())
            arguments.push_back(keyArgument("is a", scope.vocabulary().printed.types[type]));
        return;
    }
    if (!fits(scope, anything, known)) {
        arguments.push_back(zoneArgument("lies in", known.zone.kind));
        return;
    }
    for (const Term& criterion : each.parts)
        if (!scope.vocabulary().criteria[criterion.op].fits(scope, criterion, known)) {
            describeCriterion(scope, criterion, known, arguments);
            return;
        }
}

} // namespace takujo
