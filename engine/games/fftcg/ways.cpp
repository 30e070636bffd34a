#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/special_costs.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/marks.h"

/// Chapter 11 on playing and paying, as a table: what is cast, used and paid, and by which rules. The steps
/// are the kit's (engine/kit/play).
namespace takujo::fftcg {

namespace {

template <Form form>
bool is(const Ability& ability) {
    return ability.form == form;
}
bool isSummon(const CardDefinition& card) {
    return card.type == summon;
}

// What is lacking, as each chapter tells it.

CostInCp dueFor(const Position& position, const Attempt& attempt) {
    return {costToCast(position, attempt.player, attempt.option.object)};
}
std::vector<CpSource> sourcesFor(const Position& position, const Attempt& attempt) {
    Scratch<CpSource> sources;
    collectSources(position, attempt.player, attempt.option.object, sources);
    return sources;
}
/// The elements the card needs a CP of each, and all that the player can make CP of.
void describeElements(const Position& position, const Attempt& attempt, Arguments& arguments) {
    describeEach("needs", dueFor(position, attempt).elements(), arguments);
    std::uint32_t makes = 0;
    for (const CpSource& source : sourcesFor(position, attempt))
        makes |= source.elements;
    describeEach("makes", makes, arguments);
}
/// What it costs and how many CP there are; whether there are none, or only too many at once.
void describeAmount(const Position& position, const Attempt& attempt, Arguments& arguments) {
    std::int32_t makes = 0;
    for (const CpSource& source : sourcesFor(position, attempt))
        makes += value(position, source.discard ? cpOfDiscard : cpOfBackup);
    arguments.push_back(numberArgument("cost", dueFor(position, attempt).amount));
    arguments.push_back(numberArgument("makes", makes));
    if (makes == 0)
        arguments.push_back(numberArgument("nothing", 0));
}

std::vector<playing::LackReport> lacksOfCasting(std::string_view rule, std::string_view code) {
    return {{elementLacks, "11.4.6.1.1", "element-cannot-be-paid", describeElements},
            {elementsLack, "11.4.6.1.2", "elements-cannot-be-paid", describeElements},
            {onlySurplus, "5.2.1.3.1 11.4.6.1.4", "only-with-surplus", describeAmount},
            {playing::anyLack, rule, code, describeAmount},
            {playing::somethingElse, rule, "other-cost-cannot-be-paid"}};
}
struct RulesOfUsing {
    std::string_view own;
    std::string_view leaving;
    std::string_view element;
    std::string_view paying;
};
std::vector<playing::LackReport> lacksOfUsing(const RulesOfUsing& rules) {
    return {{playing::onlyOthers, rules.own, "only-ones-own-pays"},
            {playing::cannotBeUsed, rules.leaving, "what-pays-cannot-leave"},
            {elementLacks, rules.element, "ability-element-cannot-be-paid"},
            {elementsLack, rules.element, "ability-element-cannot-be-paid"},
            {onlySurplus, "5.2.1.3.1", "only-with-surplus"},
            {playing::anyLack, rules.paying, "ability-cannot-be-paid"}};
}

/// With one more source; of several elements, what is cast says so in words of its own.
std::vector<playing::LackReport> lacksWithSource(std::string_view element, std::string_view elements) {
    const bool isOne = element == elements;
    return {{onlySurplus, "5.2.1.3.1", "too-much-surplus"},
            {elementLacks, element, "element-would-lack"},
            {elementsLack, elements, isOne ? "element-would-lack" : "elements-would-lack"}};
}
std::vector<playing::LackReport> lacksAtTheEnd(std::string_view element, std::string_view elements) {
    return {{elementLacks, element, "not-paid-in-full"}, {elementsLack, elements, "not-paid-in-full"}};
}

/// The same way, with what a payment lacks in which an element is missing, or one of several.
playing::Way lackingElements(playing::Way way, std::string_view element, std::string_view elements) {
    way.lacksThen = lacksWithSource(element, elements);
    way.lacksAtEnd = lacksAtTheEnd(element, elements);
    return way;
}

} // namespace

bool mayDullItself(const Position& position, ObjectId id) {
    const auto isOnlyMonster = [&] { return !isA(position, id, forward) && !isA(position, id, backup); };
    return wasThereSinceOwnTurnBegan(position.state, id) || isOnlyMonster() ||
           (has(position, id, haste) && !isBroken(faults::keywordsAreNotAskedForCosts));
}

std::vector<playing::Way> ways() {
    constexpr std::uint8_t first = 0;
    const auto lacks = lackingElements;
    return {lacks({.procedure = castingSummon,
                   .chooses = "11.3.5",
                   .pays = "11.3.7.1",
                   .announces = "11.3.3",
                   .takesModes = "11.3.4",
                   .divides = "11.3.6",
                   .isOf = isSummon,
                   .price = costToCast,
                   .lacks = lacksOfCasting("11.3.7.1", "summon-cannot-be-paid")},
                  "11.4.6.1.1", "11.4.6.1.2"),
            lacks({.procedure = castingCharacter,
                   .chooses = "11.4.4",
                   .pays = "11.4.7",
                   .announces = "11.4.5",
                   .takesModes = "11.4.3",
                   .divides = "11.4.5",
                   .isOf = isCharacter,
                   .price = costToCast,
                   .lacks = lacksOfCasting("11.4.7", "character-cannot-be-paid")},
                  "11.4.6.1.1", "11.4.6.1.2"),
            lacks({.procedure = usingAbility,
                   .chooses = "11.6.7",
                   .pays = "11.6.10",
                   .announces = "11.6.5",
                   .takesModes = "11.6.6",
                   .divides = "11.6.8",
                   .isIt = is<actionAbility>,
                   .lacks = lacksOfUsing({"11.6.2.3", "11.6.2.4", "11.6.2.1", "11.6.10"})},
                  "11.6.2.1", "11.6.2.1"),
            lacks({.procedure = usingAbility,
                   .chooses = "11.7.7",
                   .pays = "11.7.10",
                   .announces = "11.7.5",
                   .takesModes = "11.7.6",
                   .divides = "11.7.8",
                   .isIt = is<specialAbility>,
                   .lacks = lacksOfUsing({"11.7.2.3", "11.7.2.4", "11.7.2.1", "11.7.10"})},
                  "11.7.2.1", "11.7.2.1"),
            lacks({.procedure = payingFee, .chooses = "11.2.1", .pays = "11.2.1"}, "11.2.1", "11.2.1"),
            lacks({.procedure = warping,
                   .chooses = "15.2.7.3",
                   .pays = "15.2.7.3",
                   .isIt = is<warpAbility>,
                   .sparesItself = true,
                   .lacks = {{onlySurplus, "5.2.1.3.1", "only-with-surplus"},
                             {playing::anyLack, "15.2.7.3", "warp-cannot-be-paid"}}},
                  "15.2.7.3", "15.2.7.3"),
            lacks({.procedure = priming,
                   .chooses = "p-7",
                   .pays = "p-7",
                   .isIt = is<primingAbility>,
                   .lacks = {{elementLacks, "p-7", "ability-element-cannot-be-paid"},
                             {elementsLack, "p-7", "ability-element-cannot-be-paid"},
                             {onlySurplus, "5.2.1.3.1", "only-with-surplus"},
                             {playing::anyLack, "p-7", "priming-cannot-be-paid"}}},
                  "p-7", "p-7"),
            {.procedure = stackingAuto,
             .chooses = "11.8.11",
             .announces = "11.8.9",
             .takesModes = "11.8.10",
             .divides = "11.8.12",
             .effectAt = first,
             .maybePaidLater = true},
            {.procedure = exBurstProcedure,
             .chooses = "11.8.11",
             .announces = "11.10.3",
             .takesModes = "11.10.3",
             .divides = "11.10.3",
             .effectAt = first,
             .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {cp()};
    tables.ways = ways();
    tables.verbs = {.x = nameX,
                    .optional = payOptional,
                    .instead = payAlternative,
                    .noMore = payNoMore,
                    .pay = pay,
                    .paid = paid};
    tables.player = [](const Position& position) { return position.state.priority; };
    tables.paying = payingFee;
    tables.besides = addCostOfSpecial;
    return tables;
}

} // namespace takujo::fftcg
