#include "engine/core/counters.h"
#include "engine/kit/play/cost_list.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <bit>

/// Why an object is not what a text asks for: by the same terms that list what can be picked.
namespace takujo {

namespace {

/// The criterion of the kit's own that names keyword abilities: of those, the missing ones are told.
constexpr std::string_view hasKeyword = "has";

const Term* pickOf(const std::vector<Term>& picks, std::int32_t number) {
    const auto found = std::ranges::find(picks, number, &Term::number);
    return found == picks.end() ? nullptr : &*found;
}

/// What is asked for: objects with their zones, or something among cards that the text finds in its own way.
struct Wanted {
    const Term* each = nullptr; ///< none where the text says it in another way
    bool namesZones = false;
};

Wanted wantedBy(const Term& objects) {
    if (objects.sort != Sort::objects || static_cast<ObjectsOp>(objects.op) != ObjectsOp::each)
        return {};
    return {&objects, true};
}

/// Of an instruction that does more than let a player pick: what the cards have to be like.
Wanted wantedByCriteria(const Operator& shape, const Term& term) {
    for (std::size_t i = 0; i < shape.fields.size() && i < term.parts.size(); ++i)
        if (shape.fields[i].kind == FieldKind::criteria && term.parts[i].exists())
            return {&term.parts[i], false};
    return {};
}

Wanted wantedNow(const Position& position, const AskedByText& asked) {
    if (asked.effect == nullptr)
        return {};
    const Vocabulary& vocabulary = *position.rules.tables().vocabulary;
    const Ability& ability = position.cards[asked.effect->definition].abilities[asked.effect->ability];
    if (asked.choice >= 0) {
        const Term* pick = pickOf(ability.picks, asked.choice);
        for (std::size_t mode = 0; mode < ability.modes.size() && pick == nullptr; ++mode)
            if ((asked.effect->modes >> mode & 1U) != 0)
                pick = pickOf(ability.modes[mode].picks, asked.choice);
        return pick == nullptr ? Wanted{} : wantedBy(pick->parts[pickFrom]);
    }
    if (asked.block >= 0) {
        const Term& term =
            ability.blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
        const auto& spec = vocabulary.effects[term.op];
        return spec.follow == effects::select || spec.follow == effects::chooseNow
                   ? wantedBy(term.parts.front().parts[pickFrom])
                   : wantedByCriteria(spec.shape, term);
    }
    const std::int32_t slot = position.state.frames.back().locals[pickSlot];
    const Term* const cost = playing::costAsked(position, *asked.effect, slot);
    if (cost == nullptr || cost->sort != Sort::cost)
        return {};
    const Operator& shape = vocabulary.costs[cost->op].shape;
    for (std::size_t i = 0; i < shape.fields.size() && i < cost->parts.size(); ++i)
        if (shape.fields[i].kind == FieldKind::objects)
            return wantedBy(cost->parts[i]);
    return wantedByCriteria(shape, *cost);
}

/// Whether what is offered lies somewhere, and nothing of it where this lies.
bool liesElsewhere(const State& state, ZoneId zone) {
    const auto isOffered = [&](const Binding& binding) {
        return binding.effect == state.frames.back().locals[pickEffect] &&
               binding.slot == binding_slots::candidates && lives(state, binding.object);
    };
    return std::ranges::any_of(state.bindings, isOffered) &&
           std::ranges::none_of(state.bindings, [&](const Binding& binding) {
               return isOffered(binding) && record(state, binding.object).zone == zone;
           });
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
    const auto& parts = criterion[operand::of].parts;
    if (parts[exactly].exists())
        arguments.push_back(numberArgument("exactly", amountOf(scope, parts[exactly])));
    else if (parts[atMost].exists() && value > amountOf(scope, parts[atMost]))
        arguments.push_back(numberArgument("at most", amountOf(scope, parts[atMost])));
    else if (parts[atLeast].exists())
        arguments.push_back(numberArgument("at least", amountOf(scope, parts[atLeast])));
}

void describeType(const Scope& scope, const Known& known, Arguments& arguments) {
    const auto type = static_cast<std::size_t>(std::countr_zero(known.types()));
    if (type < scope.vocabulary().printed.types.size())
        arguments.push_back(keyArgument("is a", scope.vocabulary().printed.types[type]));
}

void describeWords(std::string_view name, const Operator& shape, std::uint64_t bits, Arguments& arguments) {
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1)
        arguments.push_back(
            keyArgument(name, shape.fields.front().words[static_cast<std::size_t>(std::countr_zero(rest))]));
}

/// Of what is told in the same way whether it is asked for or left out: what it is. False if there is more to
/// be said.
bool describeFact(const CriterionSpec& spec, const Term& criterion, const Known& known,
                  Arguments& arguments) {
    if (spec.fits == criteria::controller)
        arguments.push_back(playerArgument("controlled by", known.controller));
    else if (spec.fits == criteria::owner)
        arguments.push_back(playerArgument("owned by", known.owner));
    else if (spec.fits == criteria::state)
        arguments.push_back(keyArgument(known.aside ? "aside" : "upright", {}));
    else if (spec.fits == criteria::damaged)
        arguments.push_back(keyArgument(known.damage > 0 ? "damaged" : "undamaged", {}));
    else if (spec.fits == criteria::set && spec.shape.word != hasKeyword) // it has no more words than one set
        describeWords(spec.shape.word, spec.shape, known.set(static_cast<std::size_t>(criterion.number)),
                      arguments);
    else
        return false;
    return true;
}

void describeCounters(const Scope& scope, const Term& criterion, const Known& known, Arguments& arguments) {
    const Term& named = criterion[has_counters::named];
    const auto name = named.exists() ? static_cast<TextKey>(named.number) : TextKey{0};
    arguments.push_back(numberArgument("needs", amountOf(scope, criterion[has_counters::atLeast], 1)));
    arguments.push_back(numberArgument("counters", countersOn(scope.state(), known.id, name)));
    if (named.exists())
        arguments.push_back(textArgument("counters of", name));
}

/// It is like that, and must not be.
void describeExcluded(const Scope& scope, const Term& excluded, const Known& known, Arguments& arguments) {
    if (excluded.parts.empty())
        return describeType(scope, known, arguments);
    if (excluded.parts.size() != 1)
        return arguments.push_back(keyArgument("excluded", {}));
    const Term& criterion = excluded.parts.front();
    const CriterionSpec& spec = scope.vocabulary().criteria[criterion.op];
    if (describeFact(spec, criterion, known, arguments))
        return;
    const auto slot = static_cast<std::size_t>(criterion.number);
    if (spec.fits == criteria::number) {
        arguments.push_back(keyArgument("number", spec.shape.word));
        arguments.push_back(numberArgument("is now", std::max(known.number(slot), 0)));
    } else if (spec.fits == criteria::set) {
        describeWords("with", spec.shape,
                      known.words(slot, criterion[operand::of].more != 0) & wordsOf(criterion[operand::of]),
                      arguments);
    } else if (spec.fits == criteria::text) {
        arguments.push_back(keyArgument("field", spec.shape.word));
        arguments.push_back(textArgument("unwanted", static_cast<TextKey>(criterion[operand::of].number)));
    } else if (spec.fits == criteria::name || spec.fits == criteria::firstName ||
               spec.fits == criteria::namedLike) {
        arguments.push_back(keyArgument("unwanted name", {}));
    } else if (spec.fits == criteria::nameContains) {
        arguments.push_back(
            textArgument("unwanted part", static_cast<TextKey>(criterion[operand::of].number)));
    } else if (spec.fits == criteria::marked) {
        describeWords("unwanted status", spec.shape,
                      known.marks & static_cast<std::uint32_t>(criterion[operand::of].number), arguments);
    } else if (spec.fits == criteria::entered) {
        arguments.push_back(keyArgument(criterion[operand::of].number != 0 ? "new" : "old", {}));
    } else {
        arguments.push_back(keyArgument("excluded", {}));
    }
}

/// The last argument calls for the sentence; of what has none, nothing more is said.
void describeCriterion(const Scope& scope, const Term& criterion, const Known& known, Arguments& arguments) {
    const CriterionSpec& spec = scope.vocabulary().criteria[criterion.op];
    if (describeFact(spec, criterion, known, arguments))
        return;
    if (spec.fits == criteria::other)
        arguments.push_back(keyArgument("itself", {}));
    else if (spec.fits == criteria::isNot)
        describeExcluded(scope, criterion[operand::of], known, arguments);
    else if (spec.fits == criteria::number)
        describeNumber(scope, criterion, known, arguments);
    else if (spec.fits == criteria::set)
        describeWords("without", spec.shape, wordsOf(criterion[operand::of]), arguments);
    else if (spec.fits == criteria::marked)
        describeWords("status", spec.shape, static_cast<std::uint32_t>(criterion[operand::of].number),
                      arguments);
    else if (spec.fits == criteria::name)
        arguments.push_back(textArgument("wanted name", static_cast<TextKey>(criterion[operand::of].number)));
    else if (spec.fits == criteria::nameContains)
        arguments.push_back(textArgument("wanted part", static_cast<TextKey>(criterion[operand::of].number)));
    else if (spec.fits == criteria::firstName)
        arguments.push_back(
            textArgument("wanted first name", static_cast<TextKey>(criterion[operand::of].number)));
    else if (spec.fits == criteria::namedLike)
        arguments.push_back(keyArgument("other name", {}));
    else if (spec.fits == criteria::counters)
        describeCounters(scope, criterion, known, arguments);
    else if (spec.fits == criteria::entered)
        arguments.push_back(keyArgument(criterion[operand::of].number != 0 ? "old" : "new", {}));
    else if (spec.fits == criteria::among || spec.fits == criteria::anyOf || spec.fits == criteria::under ||
             spec.fits == criteria::partOf)
        arguments.push_back(keyArgument("not among", {}));
    else if (spec.fits == criteria::flag)
        arguments.push_back(
            keyArgument(criterion[operand::of].number != 0 ? "not printed" : "printed", spec.shape.word));
    else if (spec.fits == criteria::text) {
        arguments.push_back(keyArgument("field", spec.shape.word));
        arguments.push_back(textArgument("wanted", static_cast<TextKey>(criterion[operand::of].number)));
    }
}

} // namespace

void describeMismatch(const Position& position, const Attempt& attempt, Arguments& arguments) {
    if (!sees(position, attempt.player, attempt.option.object))
        return;
    const AskedByText asked = askedByText(position.state);
    const Wanted wanted = wantedNow(position, asked);
    const Known known = know(position, attempt.option.object);
    if (wanted.each == nullptr || known.card == nullptr)
        return;
    Scope scope = scopeOf(position, *asked.effect);
    scope.picker = static_cast<Player>(position.state.frames.back().locals[pickDecider]);
    if (!wanted.namesZones && liesElsewhere(position.state, known.zone)) {
        arguments.push_back(zoneArgument("lies in", known.zone.kind));
        return;
    }
    const std::uint32_t types = typesOf(*wanted.each);
    if (types != 0 && (known.types() & types) == 0 && known.types() != 0) {
        describeType(scope, known, arguments);
        return;
    }
    Term anything = *wanted.each;
    anything.parts.clear();
    if (wanted.namesZones && !fits(scope, anything, known)) {
        arguments.push_back(zoneArgument("lies in", known.zone.kind));
        return;
    }
    for (const Term& criterion : wanted.each->parts)
        if (!scope.vocabulary().criteria[criterion.op].fits(scope, criterion, known)) {
            describeCriterion(scope, criterion, known, arguments);
            return;
        }
}

} // namespace takujo
