#include "engine/games/workbench/terms.h"
#include "engine/kit/play/cost_meanings.h"

#include <array>
#include <span>

/// Playing as other games have it: policies that are off here until a scenario switches them on, and costs
/// that move cards.
namespace takujo::workbench {

/// What is put away to pay for a card makes room for it.
bool findsRoom(const Position& position, Player player, ObjectId card, const playing::Spent& spent) {
    const std::int32_t room = position.rules.policy(roomOnBoard);
    if (room == 0 || !isIn(position.state, card, zoneOf(player, hand)) ||
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

std::vector<CostSpec> moreCosts() {
    const FieldShape what{"what", FieldKind::objects, true};
    const FieldShape amount{"amount", FieldKind::amount};
    return {
        {{.word = "put into heap", .fields = {what, amount}, .about = "Put cards of yours into the heap."},
         costs::move<heap>()},
        {{.word = "take back", .fields = {what, amount}, .about = "Return cards of yours to your hand."},
         costs::move<hand>()}};
}

} // namespace takujo::workbench
