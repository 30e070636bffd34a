#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/choosing/times_of_modes.h"
#include "engine/kit/script/choosing/together.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// What is declared when an effect is announced: its modes, what it chooses, how an amount is divided.
namespace takujo {

using namespace asked_frame;

namespace {

enum Local : std::size_t { inAction = effectId + 1, nextPick, modesAreChosen, havePicked };

/// The picks of an ability: its own, then those of the modes that were chosen.
Scratch<const Term*> picksOf(const Ability& ability, std::uint16_t modes) {
    Scratch<const Term*> picks;
    picks.reserve(ability.picks.size());
    for (const Term& pick : ability.picks)
        picks.push_back(&pick);
    for (std::size_t mode = 0; mode < ability.modes.size(); ++mode)
        if ((modes >> mode & 1U) != 0)
            for (const Term& pick : ability.modes[mode].picks)
                picks.push_back(&pick);
    return picks;
}

/// Tells what has been declared: the modes, and what was chosen.
void tellWhatIsDeclared(const Run& run, const EffectRecord& effect) {
    if (run.journal == nullptr)
        return;
    const Argument ability = abilityArgument("ability", run, effect);
    const Ability& text = scopeOf(run, effect).ability;
    for (std::size_t mode = 0; mode < text.modes.size(); ++mode)
        for (std::int32_t times = times_of_modes::of(text, effect.modes, mode); times > 0; --times)
            note(run, "mode is chosen", effect.controller, "",
                 {ability, numberArgument("mode", static_cast<std::int32_t>(mode))});
    Arguments arguments{ability};
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == effect.id && isOwnChoice(run, effect, binding.slot) &&
            lives(run.state, binding.object))
            arguments.push_back(toldAs(run, "object", binding.object));
    if (arguments.size() > 1)
        note(run, "chooses", effect.controller, "", std::move(arguments));
}

constexpr std::uint16_t pickStep = 1;

Next askForModes(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, idIn(run.state));
    if (effect == nullptr)
        return Next::finish();
    if (run.local(modesAreChosen) != 0)
        return Next::on();
    if (!run.cards[effect->definition].abilities[effect->ability].modes.empty() &&
        !canAnnounce(scopeOf(run, *effect)))
        return Next::finish(); // no way of it is possible: it will do nothing
    return announceModes(run, effect->id, run.local(inAction) != 0);
}

Next askForNextPick(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, idIn(run.state));
    if (effect == nullptr)
        return Next::finish();
    const Scope scope = scopeOf(run, *effect);
    const auto picks = picksOf(scope.ability, effect->modes);
    if (static_cast<std::size_t>(run.local(nextPick)) >= picks.size()) {
        tellWhatIsDeclared(run, *effect);
        return Next::finish();
    }
    const Term& pick = *picks[static_cast<std::size_t>(run.local(nextPick))];
    Scope picking = scope;
    const Scratch<Player> pickers = pickersOf(scope, pick);
    if (pickers.empty())
        return nobodyPicks(run, scope);
    picking.picker = pickers[static_cast<std::size_t>(run.local(havePicked))];
    Scratch<ObjectId> found;
    candidatesOf(picking, pick, found);
    const Next next = letPick(run, picking, found, static_cast<std::uint8_t>(pick.number),
                              amountOf(scope, pick.parts[pickLeast]), mostOf(scope, pick), picking.picker,
                              run.local(inAction) != 0, &pick.parts[pickFrom]);
    markObliged(run, picking);
    return next;
}

Next askToDivide(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, idIn(run.state));
    if (effect == nullptr)
        return Next::finish();
    const Scope scope = scopeOf(run, *effect);
    const Term& pick = *picksOf(scope.ability, effect->modes)[static_cast<std::size_t>(run.local(nextPick))];
    const auto slot = static_cast<std::uint8_t>(pick.number);
    const Scratch<Player> pickers = pickersOf(scope, pick);
    if (static_cast<std::size_t>(++run.local(havePicked)) < pickers.size()) {
        putAside(run.state, effect->id, slot, pickers.front());
        return Next::jump(pickStep);
    }
    if (pickers.size() > 1)
        takeTogether(run.state, effect->id, slot, pickers.front());
    run.local(havePicked) = 0;
    ++run.local(nextPick);
    const auto chosen = std::ranges::count_if(run.state.bindings, [&](const Binding& binding) {
        return binding.effect == effect->id && binding.slot == pick.number;
    });
    if (!pick.parts[pickDivide].exists() || chosen == 0)
        return Next::on();
    const Player by = playerOf(scope, pick.parts[pickBy], effect->controller);
    const std::int32_t total = amountToDivide(scope, pick);
    return Next::call(procedures::dividing,
                      {effect->id, pick.number, total, static_cast<std::int32_t>(indexOf(by)),
                       run.local(inAction), unitOf(run, total)});
}

} // namespace

Argument toldAs(const Run& run, std::string_view name, ObjectId id) {
    const Position position = run.position();
    const EffectRecord* const effect = effectAt(run.state, id);
    if (record(run.state, id).card == CardId::none && effect != nullptr)
        return abilityArgument(name, run, *effect);
    const bool isSeen = sees(position, Player::a, id) && sees(position, Player::b, id);
    return isSeen ? cardArgument(name, position.definitionIndex(id)) : keyArgument(name, "hidden card");
}

bool isOwnChoice(const Position& position, const EffectRecord& effect, std::uint8_t slot) {
    const Scratch<const Term*> picks = picksOf(scopeOf(position, effect).ability, effect.modes);
    return std::ranges::any_of(picks, [slot](const Term* pick) { return pick->number == slot; });
}

Procedure announceProcedure() {
    return {"announcing an effect",
            "",
            {{"its modes are chosen", "", askForModes},
             {"the next choice is made", "", askForNextPick},
             {"what is divided is divided", "", askToDivide},
             {"until all is declared", "", [](Run&) { return Next::jump(pickStep); }}}};
}

void markObliged(Run& run, const Scope& scope) {
    const auto mustBeChosen = run.rules.tables().script.mustBeChosen;
    if (mustBeChosen == nullptr)
        return;
    for (Binding& binding : run.state.bindings)
        if (binding.effect == scope.effect.id && binding.slot == binding_slots::candidates &&
            mustBeChosen(scope, know(run, binding.object)))
            binding.flags |= hasToBePicked;
}

Scratch<Player> pickersOf(const Scope& scope, const Term& pick) {
    const PlayerSet who = playersOf(scope, pick.parts[pickBy], scope.effect.controller);
    Scratch<Player> pickers;
    for (const Player player : {scope.state().turnPlayer, opponentOf(scope.state().turnPlayer)})
        if (who.has(player))
            pickers.push_back(player);
    if (isBroken(Fault::otherPlayerFirst))
        std::ranges::reverse(pickers);
    return pickers;
}

void putAside(State& state, std::uint16_t effect, std::uint8_t slot, Player of) {
    for (Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == slot)
            binding.slot = static_cast<std::uint8_t>(binding_slots::scratch + indexOf(of));
}

void takeTogether(State& state, std::uint16_t effect, std::uint8_t slot, Player first) {
    const auto aside = static_cast<std::uint8_t>(binding_slots::scratch + indexOf(first));
    const auto isIn = [&](std::uint8_t where, ObjectId id) {
        return std::ranges::any_of(state.bindings, [&](const Binding& binding) {
            return binding.effect == effect && binding.slot == where && binding.object == id;
        });
    };
    std::erase_if(state.bindings, [&](const Binding& binding) {
        return binding.effect == effect && binding.slot == slot && isIn(aside, binding.object);
    });
    for (Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == aside)
            binding.slot = slot;
    if (EffectRecord* const record = findEffect(state, effect))
        record->picked = countBound(state, effect, slot);
}

namespace {

/// Whether it is open to a pick at all, whatever the pick asks for.
bool isOpenToPicks(const Scope& scope, ObjectId id) {
    const auto mayBeChosen = scope.position.rules.tables().script.mayBeChosen;
    return (id != scope.effect.item || isBroken(Fault::itemsChooseThemselves)) &&
           (mayBeChosen == nullptr || mayBeChosen(scope, know(scope.position, id)));
}

/// How many somebody can pick; where each counts by itself, no more than are needed.
std::int32_t countPickable(const Scope& scope, const Term& pick, std::int32_t needed) {
    const Term& from = pick.parts[pickFrom];
    if (!scope.position.rules.tables().script.onlyShown && from.exists() &&
        static_cast<ObjectsOp>(from.op) == ObjectsOp::each && !asksOfSeveral(scope, from))
        return countUpTo(needed, scope, from, isOpenToPicks);
    Scratch<ObjectId> found;
    candidatesOf(scope, pick, found);
    return mostTogether(scope, from, {}, found);
}

} // namespace

bool canBePicked(const Scope& scope, const Term& pick) {
    const std::int32_t least = amountOf(scope, pick.parts[pickLeast]);
    if (least <= 0)
        return !isBroken(Fault::noneIsTooFew);
    if (pick.parts[pickDivide].exists() && least > mostOf(scope, pick)) // each needs a share
        return false;
    const Scratch<Player> pickers = pickersOf(scope, pick);
    return std::ranges::all_of(pickers, [&](Player player) {
        Scope picking = scope;
        picking.picker = player;
        return countPickable(picking, pick, least) >= least;
    });
}

namespace {

/// Whether such criteria ask for something that only the face of a card tells; also where they say what it is
/// not, or one of several things.
bool areOfInformation(const Scope& scope, const Term& criteria) {
    if (!asksForAnyCard(scope, typesOf(criteria)))
        return true;
    return std::ranges::any_of(criteria.parts, [&](const Term& criterion) {
        const CriterionSpec& spec = scope.vocabulary().criteria[criterion.op];
        if (spec.fits == criteria::isNot)
            return areOfInformation(scope, criterion[operand::of]);
        if (spec.fits == criteria::anyOf)
            return std::ranges::any_of(criterion[operand::of].parts,
                                       [&](const Term& each) { return areOfInformation(scope, each); });
        return spec.asksInformation;
    });
}

bool asksInformation(const Scope& scope, const Term& objects) {
    return static_cast<ObjectsOp>(objects.op) == ObjectsOp::each && areOfInformation(scope, objects);
}

} // namespace

void candidatesOf(const Scope& scope, const Term& pick, std::vector<ObjectId>& found) {
    if (scope.picker == Player::nobody) { // whatever any of them may pick
        for (const Player player : pickersOf(scope, pick)) {
            Scope picking = scope;
            picking.picker = player;
            Scratch<ObjectId> own;
            candidatesOf(picking, pick, own);
            for (const ObjectId id : own)
                if (std::ranges::find(found, id) == found.end())
                    found.push_back(id);
        }
        return;
    }
    const ScriptTables& tables = scope.position.rules.tables().script;
    objectsOf(scope, pick.parts[pickFrom], found);
    if (tables.onlyShown && asksInformation(scope, pick.parts[pickFrom]))
        std::erase_if(found, [&](ObjectId id) {
            return !std::ranges::all_of(bothPlayers,
                                        [&](Player player) { return sees(scope.position, player, id); });
        });
    std::erase_if(found, [&](ObjectId id) { return !isOpenToPicks(scope, id); });
}

std::int32_t amountToDivide(const Scope& scope, const Term& pick) {
    std::int32_t total = amountOf(scope, pick.parts[pickDivide]);
    if (!isBroken(Fault::dividedAmountsDoNotChange))
        visitModifiersOf(scope.position, modifiers::dividesMore, scope.effect.controller,
                         divides_more::player, [&](const Scope& its, const Term& term) {
                             total = sumOf(total, amountOf(its, term[divides_more::by]));
                         });
    return total;
}

std::int32_t mostOf(const Scope& scope, const Term& pick) {
    const std::int32_t most = amountOf(scope, pick.parts[pickMost], noLimit);
    if (!pick.parts[pickDivide].exists())
        return most;
    const std::int32_t total = amountToDivide(scope, pick);
    return std::min(most, total / unitOf(scope.position, total));
}

const Term* pickAsked(const Position& position, const AskedByText& asked) {
    const Ability& ability = position.cards[asked.effect->definition].abilities[asked.effect->ability];
    if (asked.choice >= 0) {
        for (const Term* each : picksOf(ability, asked.effect->modes))
            if (each->number == asked.choice)
                return each;
    } else if (asked.block >= 0) {
        const Term& term =
            ability.blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
        const auto follow = position.rules.tables().vocabulary->effects[term.op].follow;
        if (follow == effects::select || follow == effects::chooseNow)
            return &term[selects::what];
    }
    return nullptr;
}

std::optional<std::int32_t> mostAskedFor(const Position& position) {
    const AskedByText asked = askedByText(position.state);
    if (asked.effect == nullptr || !runs(position, procedures::picking))
        return std::nullopt;
    const Term* const pick = pickAsked(position, asked);
    if (pick == nullptr)
        return std::nullopt;
    const std::int32_t most = mostOf(scopeOf(position, *asked.effect), *pick);
    return most < noLimit ? std::optional{most} : std::nullopt;
}

bool canAnnounce(const Scope& scope) {
    const auto possible = [&](const Term& pick) { return canBePicked(scope, pick); };
    if (!std::ranges::all_of(scope.ability.picks, possible))
        return false;
    if (scope.ability.modes.empty())
        return true;
    const auto modes = std::ranges::count_if(
        scope.ability.modes, [&](const Mode& mode) { return std::ranges::all_of(mode.picks, possible); });
    const bool isOneEnough = scope.ability.has(Ability::repeatsModes);
    const auto all = isOneEnough ? 1 : static_cast<std::int32_t>(scope.ability.modes.size());
    return modes >= std::max(1, std::min(amountOf(scope, scope.ability.modesAtLeast, 1), all));
}

Next announce(std::uint16_t effect, bool partOfAction) {
    return Next::call(procedures::announcing, {effect, partOfAction ? 1 : 0, 0, 0});
}

Next announceModes(Run& run, std::uint16_t effect, bool partOfAction) {
    const EffectRecord* const record = findEffect(run.state, effect);
    if (record == nullptr || run.cards[record->definition].abilities[record->ability].modes.empty() ||
        !canAnnounce(scopeOf(run, *record)))
        return Next::on();
    return Next::call(procedures::choosingModes, {effect, partOfAction ? 1 : 0});
}

Next announceBesidesModes(std::uint16_t effect, bool partOfAction) {
    return Next::call(procedures::announcing, {effect, partOfAction ? 1 : 0, 0, 1});
}

bool checkChoices(Run& run, std::uint16_t id) {
    const EffectRecord* const effect = findEffect(run.state, id);
    if (effect == nullptr)
        return false;
    const Scope scope = scopeOf(run, *effect);
    bool hadAny = false;
    bool hasAny = false;
    for (const Term* pick : picksOf(scope.ability, effect->modes)) {
        Scratch<ObjectId> legal;
        candidatesOf(scope, *pick, legal);
        std::int32_t left = isBroken(Fault::choicesAreCountedAgain) ? mostOf(scope, *pick) : noLimit;
        std::erase_if(run.state.bindings, [&](const Binding& binding) {
            if (binding.effect != id || binding.slot != pick->number)
                return false;
            hadAny = true;
            const bool isLegal = left-- > 0 && std::ranges::find(legal, binding.object) != legal.end();
            hasAny = hasAny || isLegal;
            return !isLegal;
        });
    }
    return hasAny || !hadAny;
}

} // namespace takujo
