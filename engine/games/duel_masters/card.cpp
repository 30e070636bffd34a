#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/script/lasting/continuous.h"

/// Chapter 2: what is printed on a card.
namespace takujo::duel_masters {

namespace {

constexpr std::int32_t mostCost = 99;
constexpr std::int32_t mostPower = 99999;
constexpr std::int32_t mostMana = 9;

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    constexpr std::string_view printed = number == cost ? "201.1" : number == power ? "206.1" : "207.1";
    contributionsTo(position, id, number, printed, "608.1", parts);
}

} // namespace

/// A card without civilizations is colourless (106.2d).
const CardSchema& schema() {
    using Kind = FieldSpec::Kind;
    constexpr std::uint32_t withPower = typeBit(creature) | typeBit(aura);
    constexpr std::uint32_t free = typeBit(land) | typeBit(rulePlus) | typeBit(core) | typeBit(cell);
    constexpr std::uint32_t costly = ~free;
    static const CardSchema all{
        {"creature", "spell", "cross gear", "castle", "cell", "weapon", "fortress", "heartbeat", "field",
         "core", "aura", "ritual", "nebula", "artifact", "land", "rule plus", "tamaseed"},
        {{.key = "civilization",
          .kind = Kind::words,
          .slot = civilizations,
          .words = {"light", "water", "darkness", "fire", "nature"},
          .about = "left out where the card is colourless"},
         {.key = "cost", .slot = cost, .most = mostCost, .requiredFor = costly, .allowedFor = costly},
         {.key = "power",
          .slot = power,
          .most = mostPower,
          .mayBeEndless = true,
          .requiredFor = typeBit(creature),
          .allowedFor = withPower},
         {.key = "mana",
          .slot = manaNumber,
          .most = mostMana,
          .about = "the number of its mana symbol, left out for 1"},
         {.key = "special",
          .kind = Kind::words,
          .slot = specialTypes,
          .words = {"evolution", "psychic", "psychic super", "exile", "dragheart", "forbidden", "d2", "neo",
                    "gr", "star evolution", "final forbidden", "dream"},
          .about = "words before the card type (204.3)"},
         {.key = "also named",
          .kind = Kind::names,
          .about = "further names that it has as well (202.4)",
          .example = "Queen"},
         {.key = "race", .kind = Kind::texts, .slot = races, .example = "Fire Bird"},
         {.key = "abilities",
          .kind = Kind::abilities,
          .slot = keywords,
          // In the order of `Keyword`.
          .words = {"blocker",        "guardman",         "speed attacker",
                    "double breaker", "triple breaker",   "world breaker",
                    "wins battles",   "attacks untapped", "s-trigger",
                    "star evolution", "quattro breaker",  "g-strike",
                    "sabaki z",       "slayer",           "mach fighter",
                    "wave striker",   "charger",          "just diver",
                    "escape",         "ex life",          "powered breaker",
                    "shinkarize",     "hunting",          "shield go",
                    "shield saver",   "eternal omega",    "attacks players at once",
                    "abyss rush"}},
         {.key = "use", .kind = Kind::casting, .allowedFor = usedForBattleZone},
         {.key = "resolve",
          .kind = Kind::text,
          .requiredFor = typeBit(spell),
          .allowedFor = typeBit(spell)}}};
    return all;
}

std::vector<NumberSpec> numbers() {
    return {{"cost", cost, contributions<cost>, true}, {"power", power, contributions<power>}};
}

} // namespace takujo::duel_masters
