#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/doing/exchanging.h"
#include "engine/kit/script/doing/putting_under.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <iterator>
#include <utility>

/// Cards that lie on and under others, and face down. Nothing of the tutorial's game needs them: texts of kit
/// scenarios put them there, and set-ups.
namespace takujo::workbench {

/// In the order of `UnitRole`.
const std::vector<Role>& roles() {
    static const std::vector<Role> all{
        {.word = "layer", .rule = "w-30", .reads = Role::Reads::top},
        {.word = "mask",
         .rule = "w-30",
         .reads = Role::Reads::top,
         .whenCovered = Role::WhenCovered::leaves,
         .zone = hand},
        {.word = "level",
         .rule = "w-30",
         .reads = Role::Reads::top,
         .whenCovered = Role::WhenCovered::turnsFaceDown},
        {.word = "tucked"},
        {.word = "echo", .speaks = true, .leaves = Role::Leaves::alone, .leavesRule = "w-110", .zone = hand},
        {.word = "root", .leaves = Role::Leaves::unlinked, .leavesRule = "w-110"},
        {.word = "leash", .stands = Role::Stands::beside, .zone = hand},
        {.word = "mantle",
         .rule = "w-150",
         .stands = Role::Stands::beside,
         .reads = Role::Reads::top,
         .leaves = Role::Leaves::unlinked,
         .zone = heap},
        {.word = "crown", .rule = "w-30", .reads = Role::Reads::top, .enters = true, .entersRule = "w-230"},
        {.word = "graft",
         .rule = "w-30",
         .reads = Role::Reads::top,
         .comesBelow = true,
         .melts = true,
         .meltsRule = "w-231"}};
    return all;
}

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// 0: nobody; 1: whose they are; 2: everybody.
void letLookAtBacks(RuleTables& tables, std::int32_t who) {
    for (ZoneSpec& zone : tables.zones)
        zone.faceDown = who == 0 ? Visibility::nobody : who == 1 ? Visibility::owner : Visibility::everyone;
}

void letOnlyFacesTell(RuleTables& tables, std::int32_t is) {
    tables.script.onlyShown = is != 0;
}

/// What lay under a mask shows its face in the hand.
void showWhatMasksCover(RuleTables& tables, std::int32_t do_) {
    for (Role& role : tables.roles)
        if (role.word == "mask")
            role.leavesShown = do_ != 0;
}

void carryFromPool(RuleTables& tables, std::int32_t are) {
    if (are != 0)
        tables.carries = {{"w-151", pool, board}};
}

/// 0: constant abilities do not go along; whatever goes along does so from the pool.
void carryConstants(RuleTables& tables, std::int32_t are) {
    for (CarryRule& carry : tables.carries)
        carry.constants = are != 0;
}

void keepOnTables(RuleTables& tables, std::int32_t are) {
    if (are != 0)
        tables.keeps = {{"w-170", 1U << pool | 1U << board}};
}

bool leavesWithAnyTop(const Position&, const Event&) {
    return true;
}
void letUnitsLeaveWithTops(RuleTables& tables, std::int32_t do_) {
    tables.units.leavesWithTop = do_ != 0 ? leavesWithAnyTop : nullptr;
}

void letUnitsAgeWithTops(RuleTables& tables, std::int32_t do_) {
    tables.units.isAsOldAsTop = do_ != 0;
}

void nameUnitsByAllCards(RuleTables& tables, std::int32_t are) {
    tables.units.hasAllNames = are != 0;
}

void makeBacksBlank(RuleTables& tables, std::int32_t are) {
    tables.zones[board].blank = are != 0;
}

} // namespace

void addWordsOfUnits(Vocabulary& words) {
    append(words.effects, effectsOfUnits(roles()));
    append(words.effects, effectsOfLinks(roles()));
    append(words.effects, effectsOfTops());
    append(words.effects, effectsOfFaces());
    words.effects.push_back(effectOfRearranging(
        "rearrange", "You rearrange these cards: there are as many at each place as before, and what is said "
                     "of a place is said of what lies there now."));
    EffectSpec inOrder =
        words.effects[operatorOf(words.effects, "put under")]; // its fields say what is put where
    inOrder.shape.word = "put under in order";
    inOrder.shape.about = "As `put under`; you say in which order several of them lie there.";
    inOrder.shape.example = {};
    inOrder.follow = effects::putUnderInOrder;
    words.effects.push_back(std::move(inOrder));
    append(words.criteria, criteriaOfUnits());
    append(words.criteria, criteriaOfLinks());
    append(words.criteria, criteriaOfFaces());
}

void addPoliciesOfFaces(std::vector<PolicySpec>& policies) {
    policies.push_back({"who looks at backs", "w-31", 0, 2, letLookAtBacks});
    policies.push_back({"backs on the board are blank", "", 0, 0, makeBacksBlank});
    policies.push_back({"only what is shown is like anything", "", 0, 0, letOnlyFacesTell});
    policies.push_back({"what a mask covers is shown", "w-130", 0, 0, showWhatMasksCover});
    policies.push_back({"what lasts goes along from the pool", "w-151", 0, 0, carryFromPool});
    policies.push_back({"constant abilities go along from the pool", "w-174", 0, 0, carryConstants});
    policies.push_back({"objects leave with their top cards", "w-232", 0, 0, letUnitsLeaveWithTops});
    policies.push_back({"objects are as old as their top cards", "w-233", 0, 0, letUnitsAgeWithTops});
    policies.push_back({"objects have the names of all their cards", "w-323", 0, 0, nameUnitsByAllCards});
    policies.push_back({"what moves between tables stays the same", "w-170", 0, 0, keepOnTables});
}

} // namespace takujo::workbench
