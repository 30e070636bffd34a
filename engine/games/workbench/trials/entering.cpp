#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/drawing.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

/// What texts say of how cards enter the board, one by one or together, and of what cannot be done to them
/// there. No card of the tutorial's game says so.
namespace takujo::workbench {

namespace {

void enterOneByOne(RuleTables& tables, std::int32_t do_) {
    tables.zones[board].enteredOneByOne = do_ != 0;
}

} // namespace

void addPoliciesOfEntering(std::vector<PolicySpec>& policies) {
    policies.push_back({"the board is entered one by one", "w-220 w-221", 0, 0, enterOneByOne});
}

void addWordsOfEntering(Vocabulary& words) {
    const FieldShape what{affects::what, FieldKind::objects, true};
    words.effects.push_back(
        {{.word = "enters tapped",
          .fields = {what},
          .about = "Only under `always`: this, or whatever is like that, enters the board tapped.",
          .example = "this"},
         nullptr,
         modifiers::entersAside,
         Layer::none,
         nullptr,
         CardDefinition::entry});
}

std::vector<Arrival> arrivals() {
    return {{"w-95", entersAsideByText<board>, only(EventKind::move)}};
}

std::vector<Prohibition> prohibitions() {
    return {{"w-96", cannotTurnUpright<toBeReadied>, only(EventKind::turnUpright)},
            {.rule = "w-96",
             .forbids = cannotGo<toBeTakenBack, board, hand>,
             .kinds = only(EventKind::move),
             .into = hand},
            {.rule = "w-274",
             .forbids = drawing::takesWhatIsApart,
             .kinds = only(EventKind::move),
             .atLast = true}};
}

} // namespace takujo::workbench
