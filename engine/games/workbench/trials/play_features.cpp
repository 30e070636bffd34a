#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/values.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/fields.h"

#include <algorithm>
#include <array>
#include <span>

/// Playing as other games have it: policies that are off here until a scenario switches them on, and costs
/// that move cards.
namespace takujo::workbench {

namespace {

/// What is put away to pay for a card makes room for it.
bool findsRoom(const Position& position, Player player, ObjectId card, const playing::CostsTaken& spent) {
    const std::int32_t room = position.rules.policy(roomOnBoard);
    if (room == 0 || record(position.state, card).zone.kind == board ||
        position.definition(card).type == charm)
        return true;
    std::int32_t there = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, board), Query::counted))
        there += spent.moves(id) ? 0 : 1;
    return there < room;
}

playing::CostOrder orderOfCosts(const Position& position) {
    return static_cast<playing::CostOrder>(position.rules.policy(costsInTextOrder));
}

std::span<const playing::PriceStage> stagesOfPrices(const Position& position) {
    using enum playing::PriceStage;
    static constexpr std::array freeFirst{free, becomes, more, lessToFloor, less};
    return position.rules.policy(freeWipes) != 0 ? std::span<const playing::PriceStage>{playing::priceStages}
                                                 : freeFirst;
}

bool isPlayableThere(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) ||
           (position.rules.policy(playedFromHeap) != 0 && liesIn(position, attempt, heap)) ||
           (position.rules.policy(textsOpenZones) != 0 && mayBePlayedFromThere(position, attempt));
}
std::uint32_t zonesOfPlaying(const Position& position) {
    return 1U << hand | (position.rules.policy(playedFromHeap) != 0 ? 1U << heap : 0U) |
           zonesOpened(position);
}

std::int32_t strengthPaid(const Position& position, ObjectId card) {
    const Known known = know(position, card);
    return known.hasNumber(strength) ? std::max(known.number(strength), 0) : 1;
}

bool isPaidWithStrength(const Position& position) {
    return position.rules.policy(poolPaysStrength) != 0;
}
std::size_t resourceThatIsDue(const Position& position) {
    return position.rules.policy(pricesAreLife) != 0 ? 1 : 0;
}

void addToPlaying(VerbSpec& verb) {
    verb.from.push_back({heap, Whose::mine});
    verb.from.push_back({pool, Whose::mine});
    verb.zones = zonesOfPlaying;
    std::ranges::find(verb.conditions, "not-in-hand", &Condition::code)->holds = isPlayableThere;
    verb.conditions.push_back({Aspect::limits, "asks-for-more", "w-140", playing::cardAllows});
}

} // namespace

void addWaysOfPlaying(RuleTables& tables) {
    addToPlaying(tables.verbs[play]);
    playing::PlayTables& all = tables.play;
    all.resources.push_back(playing::playersValue<life>());
    all.which = resourceThatIsDue;
    all.turned.yield = strengthPaid;
    all.turned.yields = isPaidWithStrength;
    all.verbs.optional = payOptional;
    all.verbs.instead = payInstead;
    all.verbs.noMore = payNoMore;
    all.verbs.reduce = payReduced;
    all.verbs.offer = takeOffer;
    all.verbs.payWaiting = payForEffect;
    all.verbs.leaveUnpaid = leaveUnpaid;
    all.order = orderOfCosts;
    all.stages = stagesOfPrices;
    all.finalCheck = findsRoom;
    all.notesOrigin = true;
}

void addPoliciesOfPlaying(std::vector<PolicySpec>& policies) {
    policies.push_back(
        {"what is played from the pool pays for itself", "w-250", 0, 0,
         [](RuleTables& tables, std::int32_t isSo) { tables.play.turned.payForThemselves = isSo != 0; }});
    policies.push_back(
        {"colours come before the price", "w-251", 0, 0,
         [](RuleTables& tables, std::int32_t isSo) { tables.play.turned.coloursComeFirst = isSo != 0; }});
    policies.push_back(
        {"no card of the pool is wasted", "w-252", 0, 0,
         [](RuleTables& tables, std::int32_t isSo) { tables.play.turned.nothingIsWasted = isSo != 0; }});
}

Next isPlayedNow(Run& run) {
    const CardId card = cardOf(run.state, playing::whatIsPlayed(run));
    const ObjectId now = playing::cardNow(run.state, card.index);
    proposeOccurrence(run, occurrences::isPlayed, now, run.state.turnPlayer);
    return Next::on();
}

std::vector<DeckProblem> tooManyCopies(const Rulebook& rules, std::string_view,
                                       std::span<const DeckLine> lines) {
    std::vector<DeckProblem> problems;
    const std::int32_t most = rules.policy(copiesInADeck);
    for (const auto& [line, count] : copiesOf(lines))
        if (most > 0 && count > most)
            problems.push_back(
                {.code = "too-many-copies",
                 .rule = "w-21",
                 .arguments = {numberArgument("number", count), numberArgument("wanted", most)},
                 .card = line->card,
                 .part = line->part,
                 .cards = cardsOfLines(lines, [name = line->card->name](const DeckLine& other) {
                     return other.card->name == name;
                 })});
    return problems;
}

std::vector<CostSpec> moreCosts() {
    const FieldShape what{cost_of::what, FieldKind::objects, true};
    const FieldShape amount{cost_of::amount, FieldKind::amount};
    return {
        {{.word = "put into heap", .fields = {what, amount}, .about = "Put cards of yours into the heap."},
         costs::move<heap>()},
        {{.word = "take back", .fields = {what, amount}, .about = "Return cards of yours to your hand."},
         costs::move<hand>()},
        {{.word = "tap some",
          .fields = {{cost_of_such::like, FieldKind::criteria}, {cost_of_such::amount, FieldKind::amount}},
          .about = "Tap untapped cards on your board; this one may be among them."},
         costs::turnSome<board>()},
        {{.word = "turn face down", .fields = {what, amount}, .about = "Turn cards of yours face down."},
         costs::turnDown()}};
}

} // namespace takujo::workbench
