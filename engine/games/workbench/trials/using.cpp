#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/limits.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/timing.h"

#include <array>

/// Abilities are used: what they cost is paid, and then what they say is carried out.
namespace takujo::workbench {

namespace {

Next begin(Run& run) {
    const ObjectId source = playing::whatIsPlayed(run);
    const auto ability = abilityByValue(run, source, run.local(playing::itself));
    if (!ability)
        return Next::finish();
    run.local(playing::effectOf) = playing::beginEffect(run, source, *ability, {}).id;
    return Next::on();
}

Next remember(Run& run) {
    const EffectRecord& effect = *playing::effectNow(run);
    rememberUse(run, effect.source, abilityOf(effect));
    return Next::on();
}

Next carryOutText(Run& run) {
    return carryOut(playing::effectNow(run)->id);
}

} // namespace

Procedure usingSteps() {
    return {"using an ability",
            "w-4",
            {{"it is announced", "", begin},
             {"its cost is fixed", "w-6", playing::fixCost},
             {"cards of the pool are tapped for it", "w-5", playing::payment()},
             {"what else it costs is chosen", "w-6", playing::pickForCosts},
             {"they turn aside together", "w-5", playing::payEverything},
             {"it has been used", "", remember},
             {"its effect is carried out", "w-12", carryOutText}}};
}

namespace {

VerbSpec useVerb(const std::vector<playing::Way>& allWays) {
    VerbSpec verb{
        .word = "use",
        .from = {{board, Whose::mine}, {hand, Whose::mine}, {pool, Whose::mine}, {heap, Whose::mine}},
        .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                       {Aspect::object, "not-your-card", "w-4", isControlled},
                       sifted(Sifted::byValues,
                              {Aspect::object, "no-such-ability", "w-4", playing::hasAbility}),
                       {Aspect::limits, "not-as-it-says", "w-12", playing::itsConditionHolds},
                       mayBeUsed("barred-from-using", "w-155"),
                       {Aspect::limits, "used-often-enough", "w-12 w-55", playing::isWithinItsLimit,
                        playing::describeItsLimit}},
        .values = playing::listAbilities};
    playing::addLacksOfAbilities(verb.conditions, allWays);
    return verb;
}

Next workOrUse(Run& run, const Option& answer) {
    return answer.verb == use ? Next::call(usingAbility, {packed(answer.object), 0, 0, answer.value})
                              : work(run, answer);
}

constexpr std::array<takujo::Verb, 5> everything{charge, play, use, strike, rest};
constexpr timing::FreeTiming freely{.name = "work",
                                    .rule = "w-4",
                                    .question = "the turn player does something",
                                    .settles = "w-7",
                                    .settling = settling,
                                    .player = turnPlayer,
                                    .verbs = everything,
                                    .act = workOrUse};

CostMeaning tapItself() {
    return {nullptr, nullptr,
            [](const Scope& scope, const Term&) {
                const Known source = know(scope.position, scope.effect.source);
                return source.isThere && source.zone.kind == board && !source.aside;
            },
            [](Run& run, const Scope& scope, const Term&, ObjectId) {
                Event event;
                event.kind = EventKind::turnAside;
                event.object = scope.effect.source;
                event.player = scope.effect.controller;
                event.cause = Cause::cost;
                run.propose(event);
            }};
}

} // namespace

std::vector<CostSpec> costsOfAbilities() {
    return {{{.word = "pool",
              .fields = {{operand::of, FieldKind::cp, true}},
              .about = "Tap as many cards of your pool, one of each colour that is named."},
             {}},
            {{.word = "tap", .about = "Tap this card."}, tapItself()}};
}

void addUsing(RuleTables& tables) {
    tables.play.ways.push_back({.procedure = usingAbility,
                                .chooses = "w-6",
                                .pays = "w-6",
                                .sparesItself = true,
                                .lacks = {{playing::anyLack, "w-6", "ability-cannot-be-paid"}}});
    tables.verbs.push_back(useVerb(tables.play.ways));
    tables.procedures[working] = timing::freeTiming<freely>();
}

} // namespace takujo::workbench
