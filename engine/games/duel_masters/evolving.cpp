#include "engine/games/duel_masters/evolving.h"

#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/fields.h"

#include <algorithm>

/// 801: evolution creatures, which come onto other cards, and go on as what these were.
namespace takujo::duel_masters {

namespace {

constexpr std::int16_t nobody = -1;

/// Gives each base a card of its own: first to the cards that must be among them, then to the rest.
class Matching {
public:
    Matching(std::span<const std::uint32_t> fits, std::size_t asked)
        : fits_(fits), takenBy_(asked, nobody), takes_(fits.size(), nobody) {}

    bool findPlace(std::size_t card) {
        Scratch<char> seen;
        seen.resize(takenBy_.size());
        return findPlaceBeside(card, seen);
    }
    bool fillAll() {
        for (std::size_t place = 0; place < takenBy_.size(); ++place) {
            Scratch<char> seen;
            seen.resize(fits_.size());
            if (takenBy_[place] == nobody && !fill(place, seen))
                return false;
        }
        return true;
    }

private:
    bool isFor(std::size_t card, std::size_t place) const { return (fits_[card] >> place & 1U) != 0; }
    void give(std::size_t card, std::size_t place) {
        takenBy_[place] = static_cast<std::int16_t>(card);
        takes_[card] = static_cast<std::int16_t>(place);
    }

    /// Whoever has the place looks for another one.
    bool findPlaceBeside(std::size_t card, Scratch<char>& seen) {
        for (std::size_t place = 0; place < takenBy_.size(); ++place) {
            if (!isFor(card, place) || seen[place] != 0)
                continue;
            seen[place] = 1;
            if (takenBy_[place] == nobody ||
                findPlaceBeside(static_cast<std::size_t>(takenBy_[place]), seen)) {
                give(card, place);
                return true;
            }
        }
        return false;
    }
    /// A card that has another place leaves it to somebody else.
    bool fill(std::size_t place, Scratch<char>& seen) {
        for (std::size_t card = 0; card < fits_.size(); ++card) {
            if (!isFor(card, place) || seen[card] != 0)
                continue;
            seen[card] = 1;
            if (takes_[card] == nobody || fill(static_cast<std::size_t>(takes_[card]), seen)) {
                give(card, place);
                return true;
            }
        }
        return false;
    }

    std::span<const std::uint32_t> fits_;
    std::vector<std::int16_t> takenBy_; ///< by base
    std::vector<std::int16_t> takes_;   ///< by card
};

/// Visits what the card says of its bases, and by which of its abilities.
template <class Visit>
void visitBasesAsked(const CardDefinition& card, const Visit& visit) {
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        if (card.abilities[i].kind != AbilityKind::constant)
            continue;
        for (const Term& term : card.abilities[i].blocks.front())
            if (vocabulary().effects[term.op].modify == evolvesFrom)
                visit(static_cast<std::uint8_t>(i), term);
    }
}

/// Cards of one's own: in the battle zone on one's own side, elsewhere one's own.
bool isOwn(const State& state, ObjectId id, Player player) {
    const ObjectRecord& object = record(state, id);
    return object.zone.player == player && (object.marks & hiddenFrom(Query::reachable)) == 0;
}

/// A tamaseed with Shinkarize is evolved from as if it were a creature.
void addTamaseeds(const Scope& scope, const Term& creatures, Scratch<ObjectId>& found) {
    const std::uint32_t types = typesOf(creatures);
    if ((types & typeBit(creature)) == 0)
        return;
    Term tamaseeds = creatures;
    tamaseeds.number = static_cast<std::int32_t>(typeBit(tamaseed));
    Scratch<ObjectId> more;
    objectsOf(scope, tamaseeds, more);
    for (const ObjectId id : more)
        if (record(scope.state(), id).zone.kind == battleZone && has(scope.position, id, shinkarize) &&
            std::ranges::find(found, id) == found.end())
            found.push_back(id);
}

std::uint32_t specialTypesOf(const Position& position, ObjectId card) {
    return know(position, card).set(specialTypes);
}

} // namespace

/// In the order of `RoleOf`.
const std::vector<Role>& roles() {
    static const std::vector<Role> all{
        {.word = "card under", .reads = Role::Reads::top, .comesBelow = true},
        {.word = "base", .reads = Role::Reads::top, .comesBelow = true, .melts = true, .meltsRule = "801.2b"},
        {.word = "evolution",
         .rule = "801.1 200.3a",
         .reads = Role::Reads::top,
         .enters = true,
         .entersRule = "801.1"},
        {.word = "crossed",
         .stands = Role::Stands::beside,
         .leaves = Role::Leaves::unlinked,
         .leavesRule = "303.5",
         .zone = battleZone},
        {.word = "pile"}};
    return all;
}

void evolvesFrom(Characteristics&, const Term&, std::int32_t) {}

bool saysBases(const CardDefinition& card) {
    bool says = false;
    visitBasesAsked(card, [&](std::uint8_t, const Term&) { says = true; });
    return says;
}

/// 811.1b, 802.1
bool needsBases(const Position& position, ObjectId card) {
    const std::uint32_t its = specialTypesOf(position, card);
    const bool isForbidden = (its & forbiddenCard) != 0 && position.rules.policy(forbiddenComeAlone) != 0;
    const bool isNeo = (its & neoCard) != 0 && position.rules.policy(neoMayComeAlone) == 0;
    return (its & evolutionCard) != 0 || ((its & starEvolutionCard) != 0 && !isForbidden) || isNeo;
}

Bases::Bases(const Position& position, Player player, ObjectId card) {
    const State& state = position.state;
    visitBasesAsked(position.definition(card), [&](std::uint8_t ability, const Term& term) {
        Scope scope = scopeOf(position, know(position, card), ability);
        scope.effect.controller = player;
        const std::int32_t amount = amountOf(scope, term[evolves_from::amount], 1);
        std::uint32_t places = 0;
        for (std::int32_t i = 0; i < amount && asked_ < most; ++i)
            places |= 1U << asked_++;
        Scratch<ObjectId> found;
        objectsOf(scope, term[evolves_from::of], found);
        addTamaseeds(scope, term[evolves_from::of], found);
        for (const ObjectId id : found) {
            if (id == card || !isOwn(state, id, player))
                continue;
            const auto known = std::ranges::find(candidates_, id);
            if (known != candidates_.end()) {
                fits_[static_cast<std::size_t>(known - candidates_.begin())] |= places;
                continue;
            }
            candidates_.push_back(id);
            fits_.push_back(places);
        }
    });
}

bool Bases::areEnough(std::span<const ObjectId> picked) const {
    Matching matching(fits_, asked_);
    for (const ObjectId id : picked) {
        const auto found = std::ranges::find(candidates_, id);
        if (found == candidates_.end() ||
            !matching.findPlace(static_cast<std::size_t>(found - candidates_.begin())))
            return false;
    }
    return asked_ > 0 && matching.fillAll();
}

} // namespace takujo::duel_masters
