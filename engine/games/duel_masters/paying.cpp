#include "engine/core/card_numbers.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/texts.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/turned_cards.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <bit>
#include <vector>

/// 112 and 601.1d to f: mana costs. Cards of the mana zone are tapped, one of each civilization first.
namespace takujo::duel_masters {

namespace {

bool isTriggered(const Ability& ability) {
    return ability.kind == AbilityKind::triggered;
}

void describeCost(const Position& position, const Attempt& attempt, Arguments& arguments) {
    arguments.push_back(
        numberArgument("cost", priceOf(position, attempt.player, attempt.option.object).amount));
}

/// 107.1, 207.1; a face-down card makes one, too (405.4).
std::int32_t manaOf(const Position& position, ObjectId id) {
    const Known known = know(position, id);
    return known.hasNumber(manaNumber) && !isBroken(faults::eachMakesOneMana) ? known.number(manaNumber) : 1;
}
bool manaDiffers(const Position& position) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, manaZone), Query::reachable))
            if (manaOf(position, id) != 1)
                return true;
    return false;
}

bool isPaid(const Position& position) {
    return playing::isPaying(position);
}

} // namespace

/// 601.1e, OPEN 11: never below nought.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card) {
    const Known known = know(position, card);
    const std::int32_t own = known.hasNumber(cost) ? known.number(cost) : 0;
    playing::AmountDue due;
    const bool isCrossed = known.zone.kind == battleZone; // 303.3b: its cost once more, and no use
    due.amount = isCrossed ? own : std::max(0, sumOf(own, priceChange(position, player, known, own)));
    const std::uint32_t its = known.set(civilizations);
    const bool areForgotten = isBroken(faults::civilizationsCostNothing) && due.amount < std::popcount(its);
    if (!areForgotten)
        playing::wantColours(position, due, its);
    return due;
}

Player whoPlays(const Position& position) {
    const State& state = position.state;
    for (auto frame = state.frames.rbegin(); frame != state.frames.rend(); ++frame) {
        if (frame->procedure != usingCard && frame->procedure != carryingOut)
            continue;
        const auto id = static_cast<std::uint16_t>(frame->locals[playing::effectOf]);
        if (const EffectRecord* const effect = id == 0 ? nullptr : findEffect(state, id))
            return effect->controller;
    }
    return state.turnPlayer;
}

std::vector<playing::Way> ways() {
    using playing::anyLack;
    return {{.procedure = usingCard,
             .chooses = "601.1a",
             .pays = "601.1d 601.1f 112.2a",
             .takesModes = "700.2a",
             .price = priceOf,
             .lacks = {{playing::somethingElse, "601.1b", "cost-cannot-be-paid"},
                       {playing::tooLittle, "601.1f", "too-little-mana", describeCost},
                       {anyLack, "112.2a 601.1d 207.3", "civilization-is-missing"}},
             .lacksThen = {{anyLack, "112.2a 112.2c", "does-not-help"}},
             .lacksAtEnd = {{anyLack, "601.1f", "not-paid"}}},
            {.procedure = crossing,
             .chooses = "303.3b",
             .pays = "303.3b 112.2a",
             .price = priceOf,
             .lacksThen = {{anyLack, "112.2a 112.2c", "does-not-help"}},
             .lacksAtEnd = {{anyLack, "601.1f", "not-paid"}}},
            {.procedure = carryingOut,
             .chooses = "605.2c",
             .pays = "605.2c",
             .takesModes = "700.2a",
             .isIt = isTriggered,
             .maybePaidLater = true}};
}

playing::PlayTables playTables() {
    playing::PlayTables tables;
    tables.resources = {playing::turnedCards(manaZone)};
    tables.turned = {manaZone, civilizations,
                     [](const Position&) { return playing::TurnedCards::Colours::ofCards; }, manaOf,
                     manaDiffers};
    tables.turned.coloursComeFirst = true; // 112.2b
    tables.turned.nothingIsWasted = true;  // 112.2c, OPEN 2
    tables.ways = ways();
    tables.verbs = {.optional = payOptional,
                    .instead = payInstead,
                    .noMore = payNoMore,
                    .reduce = payReduced,
                    .offer = takeOffer,
                    .pay = tapMana,
                    .paid = paid,
                    .payWaiting = payForEffect,
                    .leaveUnpaid = leaveUnpaid};
    tables.paying = payingByText;
    tables.player = whoPlays;
    tables.notesOrigin = true;
    return tables;
}

std::vector<VerbSpec> payingVerbs() {
    constexpr std::string_view civilizationsFirst = "112.2a 601.1d";
    std::vector<VerbSpec> all{
        {.word = "tap mana",
         .from = {{manaZone, Whose::mine}},
         .conditions = {onlyWhen<isPaid>("nothing-to-pay", "601.1f"),
                        onlyFor<isPaid, playing::payerOf>("other-player-decides", "601.1f"),
                        {Aspect::object, "not-your-mana", "112.2a", liesInOwn<manaZone>},
                        {Aspect::object, "tapped-already", "105.6", playing::isUpright},
                        {Aspect::choices, "picked-already", "112.2a", playing::isUnspent},
                        {Aspect::cost, "does-not-help", "112.2a 112.2c", playing::helps}},
         .onlyWhenAsked = true},
        {.word = "paid",
         .conditions = {onlyWhen<isPaid>("nothing-to-pay", "601.1f"),
                        onlyFor<isPaid, playing::payerOf>("other-player-decides", "601.1f"),
                        {Aspect::cost, "not-paid", civilizationsFirst, playing::isPaidInFull, nullptr,
                         false}},
         .onlyWhenAsked = true}};
    for (VerbSpec& verb : playing::offeredCostVerbs(ways(), "601.1a"))
        all.push_back(std::move(verb));
    all.push_back(playing::offerOfTextVerb(ways(), "601.1a",
                                           {{battleZone, Whose::mine}, {battleZone, Whose::opponents}}));
    for (VerbSpec& verb : playing::waitingCostVerbs("605.2c", "605.2c", "605.2c"))
        all.push_back(std::move(verb));
    return all;
}

// What whoever pays is told: which civilizations are due, and which of them nothing pays yet.

namespace {

/// The civilizations that each take a card of their own, as the kit keeps them (turned_cards.h).
std::vector<std::uint32_t> civilizationsDue(std::uint32_t needs) {
    std::vector<std::uint32_t> due;
    constexpr std::uint32_t each = (1U << playing::mostColours) - 1;
    for (std::size_t i = 0; i < playing::mostWanted; ++i)
        if (const std::uint32_t one = needs >> (i * playing::mostColours) & each; one != 0)
            due.push_back(one);
    return due;
}

/// Lets each card pay one of them, as many as possible.
class Matching {
public:
    explicit Matching(const std::vector<std::uint32_t>& due) : due_{due}, payers_(due.size(), nobody) {}

    void add(std::uint32_t civilizations) {
        cards_.push_back(civilizations);
        std::vector<bool> seen(due_.size());
        place(cards_.size() - 1, seen);
    }
    bool isPaid(std::size_t which) const { return payers_[which] != nobody; }

private:
    static constexpr std::size_t nobody = SIZE_MAX;

    bool place(std::size_t card, std::vector<bool>& seen) {
        for (std::size_t i = 0; i < due_.size(); ++i) {
            if (seen[i] || (due_[i] & cards_[card]) == 0)
                continue;
            seen[i] = true;
            if (payers_[i] != nobody && !place(payers_[i], seen))
                continue;
            payers_[i] = card;
            return true;
        }
        return false;
    }

    const std::vector<std::uint32_t>& due_;
    std::vector<std::size_t> payers_; ///< of each that is due
    std::vector<std::uint32_t> cards_;
};

void count(std::vector<PaymentReport::Need>& needs, std::uint32_t civilization) {
    const std::vector<std::string_view>& words = schema().field("civilization")->words;
    const std::string_view word = words[static_cast<std::size_t>(std::countr_zero(civilization))];
    for (PaymentReport::Need& need : needs)
        if (need.word == word) {
            ++need.count;
            return;
        }
    needs.push_back({word, 1});
}

} // namespace

PaymentReport tellPayment(const Position& position) {
    PaymentReport told;
    if (!playing::isPaying(position))
        return told;
    const std::vector<std::uint32_t> due = civilizationsDue(playing::dueNow(position).needs);
    Matching matching{due};
    for (const Pick& pick : position.state.picks)
        if (playing::isSource(position, pick))
            matching.add(know(position, pick.object).set(civilizations));
    for (std::size_t i = 0; i < due.size(); ++i) {
        count(told.needs, due[i]);
        if (!matching.isPaid(i))
            count(told.missing, due[i]);
    }
    if (const EffectRecord* const effect = playing::effectNow(position)) {
        const playing::CostsTaken spent = playing::spentOn(position, *effect);
        told.besides.assign(spent.moved.begin(), spent.moved.end());
        told.besides.insert(told.besides.end(), spent.turned.begin(), spent.turned.end());
    }
    return told;
}

} // namespace takujo::duel_masters
