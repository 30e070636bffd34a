#include "engine/games/workbench/terms.h"
#include "engine/kit/script/kit_vocabulary.h"

#include <utility>

/// Cards that lie on and under others. Nothing of the tutorial's game needs them: texts of kit scenarios put
/// them there, and set-ups.
namespace takujo::workbench {

const std::vector<Role>& roles() {
    static const std::vector<Role> all{
        {.word = "layer", .rule = "w-30", .reads = Role::Reads::top},
        {.word = "mask",
         .rule = "w-30",
         .reads = Role::Reads::top,
         .whenCovered = Role::WhenCovered::leaves,
         .zone = hand},
        {.word = "tucked"},
        {.word = "echo", .speaks = true, .leaves = Role::Leaves::alone, .zone = hand},
        {.word = "root", .leaves = Role::Leaves::unlinked}};
    return all;
}

void addWordsOfUnits(Vocabulary& words) {
    for (EffectSpec& effect : effectsOfUnits(roles()))
        words.effects.push_back(std::move(effect));
    for (CriterionSpec& criterion : criteriaOfUnits())
        words.criteria.push_back(std::move(criterion));
}

} // namespace takujo::workbench
