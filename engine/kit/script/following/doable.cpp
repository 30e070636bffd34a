#include "engine/kit/script/following/doable.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/counters.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/reading/in_play.h"

#include <algorithm>

namespace takujo {

namespace {

const EffectSpec& specOf(const Scope& scope, const Term& act) {
    return scope.vocabulary().effects[act.op];
}

/// Whether each of these players has so many cards in zones of that kind.
bool haveAll(const Scope& scope, const Term& players, std::uint8_t zone, std::int32_t amount) {
    const PlayerSet who = playersOf(scope, players, scope.effect.controller);
    const auto count = [&](ZoneId where) {
        auto all = static_cast<std::int32_t>(countIn(scope.state(), where));
        if (scope.position.rules.tables().replacing.picksAreApart)
            for (const ObjectId id : objectsIn(scope.state(), where))
                all -= isPickedInstead(scope.position, scope.effect, id) ? 1 : 0;
        return all;
    };
    return std::ranges::none_of(
        bothPlayers, [&](Player player) { return who.has(player) && count({zone, player}) < amount; });
}

/// Whether only faces that not everybody sees would tell what is like it.
bool isHidden(const Scope& scope, const Term& each) {
    if (static_cast<ObjectsOp>(each.op) != ObjectsOp::each || !asksForFaces(scope, each))
        return false;
    bool found = false;
    visitZones(scope.position.rules, zonesOf(each), [&](ZoneId zone) {
        found = found || scope.position.rules.zone(zone).visibility != Visibility::everyone;
    });
    return found;
}

bool isPick(const Scope& scope, const Term& act) {
    const EffectMeaning follow = specOf(scope, act).follow;
    return follow == effects::select || follow == effects::chooseNow;
}

bool namesObjects(const Term& act) {
    return !act.parts.empty() && act.parts.front().sort == Sort::objects;
}

/// Whether the act is about what that pick takes.
bool isAboutPick(const Term& act, const Term& pick) {
    return namesObjects(act) && static_cast<ObjectsOp>(act.parts.front().op) == ObjectsOp::selected &&
           act.parts.front().number == pick.number;
}

/// As many can be picked as have to be, and all the rest that speaks of them can be done to those. Where none
/// has to be, one can, or it would come to nothing.
bool canBePickedFor(const Scope& scope, const std::vector<Term>& block, const Term& act) {
    const Term& pick = act[selects::what];
    const Scratch<Player> pickers = pickersOf(scope, pick);
    if (pickers.empty())
        return false;
    if (isHidden(scope, pick.parts[pickFrom]))
        return true;
    Scope picking = scope;
    picking.picker = pickers.front();
    Scratch<ObjectId> found;
    if (specOf(scope, act).follow == effects::chooseNow)
        candidatesOf(picking, pick, found);
    else
        objectsOf(picking, pick.parts[pickFrom], found);
    const auto can = scope.position.rules.tables().script.canDoInstead;
    const auto fit = std::ranges::count_if(found, [&](ObjectId id) {
        return std::ranges::all_of(
                   block,
                   [&](const Term& other) { return !isAboutPick(other, pick) || can(scope, other, id); }) &&
               !isPickedInstead(scope.position, scope.effect, id);
    });
    return fit >= std::max(amountOf(scope, pick.parts[pickLeast]), 1);
}

/// What names several is done as far as it can be, but not to nobody.
bool canBeDoneToSome(const Scope& scope, const Term& act) {
    const Term& what = act.parts.front();
    const auto op = static_cast<ObjectsOp>(what.op);
    if (op == ObjectsOp::selected || op == ObjectsOp::chosen || op == ObjectsOp::spent ||
        isHidden(scope, what))
        return true; // known with its pick, or not before
    Scratch<ObjectId> found;
    objectsOf(scope, what, found);
    const auto can = scope.position.rules.tables().script.canDoInstead;
    return std::ranges::any_of(found, [&](ObjectId id) {
        return can(scope, act, id) && !sameMoment::isOnItsWay(scope.position, id);
    });
}

} // namespace

bool canUsuallyBeDone(const Scope& scope, const Term& act, ObjectId to) {
    const EffectMeaning follow = specOf(scope, act).follow;
    if (follow == effects::draw)
        return haveAll(scope, act[draws::player], scope.position.rules.tables().script.deck,
                       amountOf(scope, act[draws::amount]));
    if (!to.exists())
        return true;
    if (follow == effects::turnAside || follow == effects::turnUpright)
        return record(scope.state(), to).isAside() != (follow == effects::turnAside);
    if (follow == effects::takeCounter) {
        Scope each = scope;
        each.target = to;
        const TextKey name =
            act[takes_counter::named].exists() ? static_cast<TextKey>(act[takes_counter::named].number) : 0;
        return countersOn(scope.state(), to, name) >=
               std::max(amountOf(each, act[takes_counter::amount], 1), 1);
    }
    return true;
}

bool canBeDone(const Scope& scope, const std::vector<Term>& block) {
    const ScriptTables& tables = scope.position.rules.tables().script;
    return std::ranges::all_of(block, [&](const Term& act) {
        const EffectSpec& spec = specOf(scope, act);
        if (spec.possible != nullptr && !spec.possible(scope, act))
            return false;
        if (spec.follow == effects::discard)
            return act[discards::like].exists() ||
                   haveAll(scope, act[discards::player], tables.hand, amountOf(scope, act[discards::amount]));
        if (tables.canDoInstead == nullptr)
            return true;
        if (isPick(scope, act))
            return canBePickedFor(scope, block, act);
        return namesObjects(act) ? canBeDoneToSome(scope, act) : tables.canDoInstead(scope, act, {});
    });
}

} // namespace takujo
