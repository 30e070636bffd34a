#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <bit>

/// What texts ask of cards and of the game, besides what the kit has words for.
namespace takujo::duel_masters {

std::vector<CriterionSpec> ownCriteria() {
    const FieldShape flag{operand::of, FieldKind::flag, true};
    return {
        {{.word = "multicolour", .fields = {flag}, .about = "It has two civilizations or more (106.2b)."},
         criteria::isMulticolour},
        {{.word = "colourless", .fields = {flag}, .about = "It has no civilization (106.2d)."},
         criteria::isColourless},
        {{.word = "evolution",
          .fields = {flag},
          .about = "It is an evolution card, or a NEO creature that lies on others (802.2)."},
         criteria::isEvolution},
        {{.word = "upside down", .fields = {flag}, .about = "It lies upside down (105.5)."},
         criteria::isUpsideDown},
        {{.word = "attacked this turn", .fields = {flag}, .about = "It has attacked this turn."},
         criteria::hasAttackedThisTurn},
        {{.word = "icon", .fields = {flag}, .about = "It has an icon ability (603.3a)."}, criteria::hasIcon},
        criterionOfTexts(),
        {{.word = "battling", .fields = {flag}, .about = "It is in a battle (115.1)."}, criteria::isInBattle},
        {{.word = "what was chosen",
          .fields = {flag},
          .about = "It has the civilization or the race that was chosen, or it costs the number."},
         criteria::isOfWhatWasChosen,
         true}};
}

std::vector<AmountSpec> ownAmounts() {
    const FieldShape objects{operand::of, FieldKind::objects, true};
    return {
        {{.word = "shields",
          .fields = {{operand::of, FieldKind::players, true}},
          .about = "The shields that these players have (113.1).",
          .example = "you"},
         amounts::shields},
        {{.word = "cards in shields",
          .fields = {{operand::of, FieldKind::players, true}},
          .about = "The cards in the shield zones of these players, each card of a pile counted (113.2).",
          .example = "you"},
         amounts::cardsInShields},
        {{.word = "least power", .fields = {objects}, .about = "The least power among these."},
         amounts::leastPower},
        {{.word = "most power", .fields = {objects}, .about = "The most power among these."},
         amounts::mostPower},
        {{.word = "least cost", .fields = {objects}, .about = "The least cost among these."},
         amounts::leastCost},
        {{.word = "most cost", .fields = {objects}, .about = "The most cost among these."},
         amounts::mostCost},
        {{.word = "civilizations",
          .fields = {objects},
          .about = "How many civilizations they have together."},
         amounts::civilizationsAmong},
        {{.word = "chosen number", .about = "The number that was chosen (108.1a)."}, amounts::chosenNumber}};
}

std::vector<ConditionSpec> ownConditions() {
    using Kind = FieldKind;
    const FieldShape amount{in_mana::amount, Kind::amount, true};
    const FieldShape civilization{
        in_mana::civilization, Kind::words, false, {"light", "water", "darkness", "fire", "nature"}};
    return {
        {{.word = "mana arms",
          .fields = {amount, civilization},
          .about = "You have so many cards of that civilization in your mana zone.",
          .example = "{amount: 5, civilization: fire}"},
         conditions::manaArms},
        {{.word = "mana drive",
          .fields = {amount, civilization},
          .about = "You have so many cards in your mana zone, and one of that civilization is among them.",
          .example = "{amount: 5, civilization: water}"},
         conditions::manaDrive},
        {{.word = "civil count",
          .fields = {amount, civilization},
          .about = "You have so many creatures and tamaseeds of that civilization.",
          .example = "{amount: 3, civilization: fire}"},
         conditions::civilCount},
        {{.word = "revolution",
          .fields = {amount},
          .about = "You have so many shields or fewer.",
          .example = "2"},
         conditions::revolution},
        {{.word = "oni time", .about = "Both players have six shields or fewer together."},
         conditions::oniTime},
        {{.word = "wave striker",
          .about = "Two other creatures with wave striker are in the battle zone, or more."},
         conditions::waveStriker},
        {{.word = "metamorph", .about = "You have seven cards in your mana zone, or more."},
         conditions::metamorph},
        {{.word = "turbo rush", .about = "Another creature of yours has broken shields this turn."},
         conditions::turboRush,
         only(EventKind::occurs)},
        {{.word = "crystal arms",
          .fields = {amount},
          .about = "You have so many face-down cards in your mana zone.",
          .example = "4"},
         conditions::crystalArms},
        {{.word = "accelerator", .about = "A cross gear is crossed to it (303.3)."}, conditions::accelerator},
        {{.word = "first attack", .about = "No attack of this turn came before the last one."},
         conditions::firstAttack,
         only(EventKind::occurs)}};
}

namespace criteria {

bool isMulticolour(const Scope&, const Term& term, const Known& known) {
    return (std::popcount(known.set(civilizations)) > 1) == (term[operand::of].number != 0);
}
bool isColourless(const Scope&, const Term& term, const Known& known) {
    return (known.set(civilizations) == 0) == (term[operand::of].number != 0);
}
bool isEvolution(const Scope& scope, const Term& term, const Known& known) {
    return duel_masters::isEvolution(scope.position, known) == (term[operand::of].number != 0);
}
bool isUpsideDown(const Scope&, const Term& term, const Known& known) {
    return ((known.marks & isReversed) != 0) == (term[operand::of].number != 0);
}
bool hasAttackedThisTurn(const Scope&, const Term& term, const Known& known) {
    return ((known.marks & hasAttacked) != 0) == (term[operand::of].number != 0);
}

bool isInBattle(const Scope&, const Term& term, const Known& known) {
    return ((known.marks & isBattling) != 0) == (term[operand::of].number != 0);
}

} // namespace criteria

namespace amounts {

namespace {

std::int32_t extremeOf(const Scope& scope, const Term& term, Number number, bool isMost) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[operand::of], found);
    std::int32_t result = 0;
    bool isFirst = true;
    for (const ObjectId id : found) {
        const Known card = know(scope.position, id);
        const std::int32_t value = card.hasNumber(number) ? std::max(0, card.number(number)) : 0;
        if (isFirst || (isMost ? value > result : value < result))
            result = value;
        isFirst = false;
    }
    return result;
}

} // namespace

std::int32_t shields(const Scope& scope, const Term& term) {
    std::int32_t sum = 0;
    for (const Player player : bothPlayers)
        if (playersOf(scope, term[operand::of], scope.effect.controller).has(player))
            sum += shieldsOf(scope.state(), player);
    return sum;
}
/// 113.2
std::int32_t cardsInShields(const Scope& scope, const Term& term) {
    std::size_t sum = 0;
    for (const Player player : bothPlayers)
        if (playersOf(scope, term[operand::of], scope.effect.controller).has(player))
            for (const ObjectId id : objectsIn(scope.state(), zoneOf(player, shieldZone), Query::counted))
                sum += std::max<std::size_t>(cardsInside(scope.state(), id), 1);
    return static_cast<std::int32_t>(sum);
}
std::int32_t leastPower(const Scope& scope, const Term& term) {
    return extremeOf(scope, term, power, false);
}
std::int32_t mostPower(const Scope& scope, const Term& term) {
    return extremeOf(scope, term, power, true);
}
std::int32_t leastCost(const Scope& scope, const Term& term) {
    return extremeOf(scope, term, cost, false);
}
std::int32_t mostCost(const Scope& scope, const Term& term) {
    return extremeOf(scope, term, cost, true);
}
std::int32_t civilizationsAmong(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[operand::of], found);
    std::uint32_t all = 0;
    for (const ObjectId id : found)
        all |= know(scope.position, id).set(civilizations);
    return std::popcount(all);
}

} // namespace amounts

namespace conditions {

namespace {

/// Counts the player's cards in a zone for which that holds.
template <class Like>
std::int32_t countOwn(const Scope& scope, Zone zone, const Like& like) {
    std::int32_t count = 0;
    for (const ObjectId id : objectsIn(scope.state(), zoneOf(scope.effect.controller, zone), Query::counted))
        count += like(know(scope.position, id)) ? 1 : 0;
    return count;
}
/// Without a civilization, any will do.
bool isOf(const Term& term, const Known& known) {
    const Term& wanted = term[in_mana::civilization];
    return !wanted.exists() || (known.set(civilizations) & static_cast<std::uint32_t>(wanted.number)) != 0;
}
std::int32_t inMana(const Scope& scope) {
    return countOwn(scope, manaZone, [](const Known&) { return true; });
}

} // namespace

bool manaArms(const Scope& scope, const Term& term) {
    return countOwn(scope, manaZone, [&](const Known& card) { return isOf(term, card); }) >=
           amountOf(scope, term[in_mana::amount]);
}
bool manaDrive(const Scope& scope, const Term& term) {
    return inMana(scope) >= amountOf(scope, term[in_mana::amount]) &&
           countOwn(scope, manaZone, [&](const Known& card) { return isOf(term, card); }) > 0;
}
bool civilCount(const Scope& scope, const Term& term) {
    constexpr std::uint32_t counted = typeBit(creature) | typeBit(tamaseed);
    return countOwn(scope, battleZone, [&](const Known& card) {
               return (card.types() & counted) != 0 && isOf(term, card);
           }) >= amountOf(scope, term[in_mana::amount]);
}
bool revolution(const Scope& scope, const Term& term) {
    return shieldsOf(scope.state(), scope.effect.controller) <= amountOf(scope, term[in_mana::amount]);
}
bool oniTime(const Scope& scope, const Term&) {
    constexpr std::int32_t most = 6;
    return shieldsOf(scope.state(), Player::a) + shieldsOf(scope.state(), Player::b) <= most;
}
/// Of both players, as that keyword is.
bool waveStriker(const Scope& scope, const Term&) {
    constexpr int others = 2;
    int count = 0;
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(scope.state(), zoneOf(player, battleZone), Query::counted))
            count += id != scope.effect.source && has(scope.position, id, duel_masters::waveStriker) ? 1 : 0;
    return count >= others;
}
bool metamorph(const Scope& scope, const Term&) {
    constexpr std::int32_t least = 7;
    return inMana(scope) >= least;
}
bool turboRush(const Scope& scope, const Term&) {
    return std::ranges::any_of(scope.state().history, [&](const HistoryEntry& entry) {
        return entry.kind == static_cast<std::uint8_t>(EventKind::occurs) &&
               entry.slot == shieldsWereBroken && entry.player == scope.effect.controller &&
               entry.object != scope.effect.source;
    });
}

bool firstAttack(const Scope& scope, const Term&) {
    return std::ranges::count_if(scope.state().history, [](const HistoryEntry& entry) {
               return entry.kind == static_cast<std::uint8_t>(EventKind::occurs) &&
                      entry.slot == attackIsDeclared;
           }) <= 1;
}

bool crystalArms(const Scope& scope, const Term& term) {
    std::int32_t backs = 0;
    for (const ObjectId id :
         objectsIn(scope.state(), zoneOf(scope.effect.controller, manaZone), Query::counted))
        backs += record(scope.state(), id).isFaceDown() ? 1 : 0;
    return backs >= amountOf(scope, term[in_mana::amount]);
}
bool accelerator(const Scope& scope, const Term&) {
    return lives(scope.state(), scope.effect.source) && isBearer(scope.state(), scope.effect.source);
}

} // namespace conditions

} // namespace takujo::duel_masters
