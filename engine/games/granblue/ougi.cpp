#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>

/// 2-6 and 7-2-1-3-1-4: whoever attacks may use its ougi in the check point that follows, beside the
/// automatic effects that wait there.
namespace takujo::granblue {

namespace {

// Conditions.

bool hasOpenWindow(const Position& position, const Attempt& attempt) {
    return hasMark(position.state, attempt.option.object, hasOpenOugi);
}
bool isOugi(const Ability* ability) {
    return ability != nullptr && ability->form == ougiForm;
}
bool hasOugi(const Position& position, const Attempt& attempt) {
    return isOugi(playing::triedAbility(position, attempt)) && playing::hasAbility(position, attempt);
}
bool mayUseOugi(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, toUseOugi);
}
bool isOwn(const Position& position, const Attempt& attempt) {
    return liesInOwn<memberArea>(position, attempt) || liesInOwn<leaderArea>(position, attempt);
}

void listOugis(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    listUses(position, attempt, true, values);
}

/// Whether some ougi of the card could be used, but for the moment.
bool couldUseOugi(const Position& position, Player player, ObjectId card) {
    Attempt attempt{player, {}};
    attempt.option.verb = ougi;
    attempt.option.object = card;
    if (!hasOpenWindow(position, attempt) || !mayUseOugi(position, attempt) ||
        !isWithinLimit(position, ougi, card, player))
        return false;
    Scratch<std::int32_t> values;
    listOugis(position, attempt, values);
    return std::ranges::any_of(values, [&](std::int32_t value) {
        attempt.option.value = value;
        return playing::itsConditionHolds(position, attempt) &&
               playing::isWithinItsLimit(position, attempt) &&
               playing::lackOfTried(position, attempt) == playing::nothing;
    });
}

bool isWindowOpen(const Position& position, Player player) {
    for (const Zone area : {memberArea, leaderArea})
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, area)))
            if (couldUseOugi(position, player, id))
                return true;
    return false;
}

constexpr std::array<Verb, 1> besideWaiting{ougi};

Next useOugi(Run&, const Option& answer) {
    return Next::call(usingOugi, {packed(answer.object), 0, 0, answer.value});
}

// The procedure.

Next begin(Run& run) {
    return announceUse(run, true);
}

Next isUsedNow(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::finish();
    rememberUse(run, effect->source, abilityOf(*effect));
    rememberUse(run, ougi, effect->source, effect->controller);
    proposeOccurrence(run, usesOugi, effect->source, effect->controller);
    return Next::on();
}

} // namespace

std::vector<VerbSpec> ougiVerbs() {
    VerbSpec use{
        .word = "ougi",
        .from = {{memberArea, Whose::mine}, {leaderArea, Whose::mine}},
        .conditions = {{Aspect::time, "no-time-for-an-ougi", "7-2-1-3-1-4", isAskedBesideWaiting, nullptr,
                        false},
                       {Aspect::object, "not-your-attack-card", "2-6-2", isOwn},
                       {Aspect::object, "no-such-ougi", "2-6-2", hasOugi},
                       {Aspect::object, "is-not-attacking-now", "7-2-1-3-1-4 7-2-1-3-2-2", hasOpenWindow},
                       {Aspect::limits, "cannot-use-its-ougi", "1-3-3", mayUseOugi},
                       withinLimit("ougi-used-already", "2-6-1-1-3 1-3-1-1"),
                       {Aspect::limits, "not-as-it-says", "8-3-3", playing::itsConditionHolds}},
        .values = listOugis,
        .onlyWhenAsked = true,
        .limit = {.count = 1,
                  .of = Limit::Of::card}}; // OPEN 18: of the card, also while it lies under another (3-1-4)
    playing::addLacksOfAbilities(use.conditions, ways());
    return {use,
            {.word = "no ougi",
             .conditions = {{Aspect::time, "no-ougi-to-decline", "7-2-1-3-1-4", mayDeclineBesideWaiting,
                             nullptr, false}},
             .onlyWhenAsked = true}};
}

BesideWaiting ougiBesideWaiting() {
    return {.verbs = besideWaiting, .noMore = noOugi, .isOpen = isWindowOpen, .act = useOugi};
}

Procedure usingOugiSteps() {
    return {"using an ougi",
            "2-6-1-1-1",
            {{"it is announced", "8-6-2-1", begin},
             {"its modes are declared", "8-6-2-2", declareModes},
             {"its cost is fixed", "8-6-2-3", playing::fixCost},
             {"crystals are rested for it", "8-4-2-1 8-4-2-2", playing::payment()},
             {"cards of the gauge are turned down", "2-6-1-1-1", playing::pickForCosts},
             {"everything is paid", "8-6-2-3", playing::payEverything},
             {"it has been used", "2-6-1-1-3", isUsedNow},
             {"its text is carried out", "2-6-1-1-1", carryOutText},
             {"that effect is over", "", effectIsOver}}};
}

} // namespace takujo::granblue
