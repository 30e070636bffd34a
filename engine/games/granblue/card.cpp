#include "engine/games/granblue/chapters.h"
#include "engine/kit/script/lasting/continuous.h"

/// Chapter 2: what is printed on a card.
namespace takujo::granblue {

namespace {

constexpr std::int32_t mostRank = 20;
constexpr std::int32_t mostHp = 99;

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    constexpr std::string_view printed = number == rank ? "2-4-1" : number == hp ? "2-7-1" : "2-8-1";
    contributionsTo(position, id, number, printed, "8-9-1-3", parts);
}

} // namespace

const CardSchema& schema() {
    using Kind = FieldSpec::Kind;
    constexpr std::uint32_t allies = 1U << leader | 1U << member; // 2-4-3: summons have no rank
    static const CardSchema all{
        {"leader", "member", "summon"},
        {{.key = "attribute",
          .kind = Kind::words,
          .slot = attributes,
          // OPEN 26: the rulebook names fire only.
          .words = {"fire", "water", "earth", "wind", "light", "dark"},
          .about = "left out where the card has none"},
         {.key = "rank", .slot = rank, .most = mostRank, .requiredFor = allies, .allowedFor = allies},
         {.key = "hp", .slot = hp, .most = mostHp, .requiredFor = allies, .allowedFor = allies},
         {.key = "attack", .slot = attackPower, .most = mostHp, .requiredFor = allies, .allowedFor = allies},
         {.key = "gender",
          .kind = Kind::words,
          .slot = genders,
          .words = {"male", "female"},
          .requiredFor = 1U << leader,
          .allowedFor = 1U << leader},
         {.key = "kind", .kind = Kind::texts, .slot = kinds, .example = "Knight"},
         {.key = "job change",
          .kind = Kind::condition,
          .allowedFor = 1U << leader,
          .about = "what its job change icon asks for"},
         {.key = "abilities", .kind = Kind::abilities, .slot = keywords, .allowedFor = allies},
         {.key = "resolve", .kind = Kind::text, .requiredFor = 1U << summon, .allowedFor = 1U << summon}}};
    return all;
}

std::vector<NumberSpec> numbers() {
    return {{"rank", rank, contributions<rank>},
            {"hp", hp, contributions<hp>},
            {"attack", attackPower, contributions<attackPower>}};
}

} // namespace takujo::granblue
