#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"

/// Chapter 2: what is printed on a card, and what damage has made of its health.
namespace takujo::shadowverse_evolve {

namespace {

constexpr std::int32_t mostCost = 20;
constexpr std::int32_t mostStrength = 99;
constexpr std::int32_t leadersHealth = 20;

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    if (number != cost && !know(position, id).hasNumber(number))
        return;
    constexpr std::string_view printed = number == cost ? "2.5.1" : number == power ? "2.7.1" : "2.8.1";
    contributionsTo(position, id, number, printed, "10.9.1.4", parts);
}

/// What it is now; in a hand or an EX area, with what its player would pay more or less for it.
void contributionsToCost(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    contributions<cost>(position, id, parts);
    const ZoneId zone = record(position.state, id).zone;
    if (zone.kind != hand && zone.kind != exArea)
        return;
    const Known known = know(position, id);
    if (known.hasNumber(cost))
        contributionsToPrice(position, zone.player, known, known.number(cost), "10.6.2.5.1.3", parts);
}

/// 5.24.2.1: attack and health of what is no follower cannot be read.
void hideNumbersOfOthers(const Position& position, std::vector<RuleChange>& found) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
            if (!isOfType(position, id, follower))
                for (const Number number : {power, health})
                    if (position.definition(id).prints(number))
                        found.push_back({id, number, CardDefinition::notPrinted});
}

/// 5.13.1: damage lowers the health itself.
void lowerByDamage(const Position& position, std::vector<RuleChange>& found) {
    for (const Player player : bothPlayers)
        for (const Zone zone : {field, leaderArea})
            for (const ObjectId id : objectsIn(position.state, zoneOf(player, zone)))
                if (const std::int32_t damage = record(position.state, id).damage; damage != 0)
                    found.push_back({id, health, -damage});
}

/// What a leader gains and loses otherwise is kept for its player.
void changeByGains(const Position& position, std::vector<RuleChange>& found) {
    for (const Player player : bothPlayers)
        if (const std::int32_t gained = valueOf(position.state, player, leaderHealth); gained != 0)
            for (const ObjectId id : objectsIn(position.state, zoneOf(player, leaderArea)))
                found.push_back({id, health, gained});
}

} // namespace

const CardSchema& schema() {
    using Kind = FieldSpec::Kind;
    constexpr std::uint32_t fighters = 1U << follower;
    constexpr std::uint32_t onField = 1U << follower | 1U << amulet;
    constexpr std::uint32_t played = onField | 1U << spell;
    static const CardSchema all = [] {
        CardSchema made{
            {"leader", "follower", "spell", "amulet"},
            {{.key = "class",
              .kind = Kind::words,
              .slot = classes,
              .words = {"neutral", "forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft",
                        "havencraft"},
              .requiredFor = everyType},
             {.key = "special",
              .kind = Kind::words,
              .slot = special,
              .words = {"evolve", "advance"},
              .allowedFor = played,
              .about = "of cards of the evolve deck"},
             {.key = "cost",
              .slot = cost,
              .most = mostCost,
              .allowedFor = played,
              .about = "of evolve cards none"},
             {.key = "attack",
              .slot = power,
              .most = mostStrength,
              .requiredFor = fighters,
              .allowedFor = fighters},
             {.key = "health",
              .slot = health,
              .most = mostStrength,
              .requiredFor = fighters,
              .allowedFor = fighters | 1U << leader,
              .unsaidFor = 1U << leader,
              .unsaid = leadersHealth, // 2.8.3.1
              .about = "of a leader 20, unless something else is printed"},
             {.key = "trait",
              .kind = Kind::texts,
              .slot = traits,
              .allowedFor = played,
              .example = "Soldier"},
             {.key = "title",
              .kind = Kind::texts,
              .slot = titles,
              .about = "decks may go by it instead of the class",
              .example = "Gate of Stars"},
             {.key = "collab name",
              .kind = Kind::names,
              .slot = FieldSpec::wholeOnly,
              .allowedFor = played,
              .about = "a second name, never found by a part of it",
              .example = "Stargazer"},
             {.key = "play", .kind = Kind::casting, .allowedFor = onField},
             {.key = "abilities",
              .kind = Kind::abilities,
              .slot = keywords,
              .words = {"ward", "storm", "rush", "assail", "intimidate", "bane", "drain", "aura", "quick",
                        "stack"},
              .allowedFor = played},
             {.key = "resolve", .kind = Kind::text, .requiredFor = 1U << spell, .allowedFor = 1U << spell}}};
        made.hasTokens = true; // 9.1
        made.hasSides = true;  // 2.15
        return made;
    }();
    return all;
}

std::vector<NumberSpec> numbers() {
    return {{"cost", cost, contributionsToCost, true},
            {"attack", power, contributions<power>},
            {"health", health, contributions<health>}};
}

std::vector<RuleModifier> modifiers() {
    return {{"another kind", "5.24.2 5.24.2.1", hideNumbersOfOthers},
            {"damage", "2.8.2 5.13.1 5.13.1.1", lowerByDamage, true},
            {"gained health", "", changeByGains, true}};
}

bool has(const Position& position, ObjectId id, Keyword keyword) {
    return (setOf(position, id, keywords) & keyword) != 0;
}

std::int32_t healthOf(const Position& position, ObjectId id) {
    return numberOf(position, id, health);
}

} // namespace takujo::shadowverse_evolve
