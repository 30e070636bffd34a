#include "engine/games/gate_ruler/chapters.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

/// Chapter 2: what is printed on a card.
namespace takujo::gate_ruler {

namespace {

constexpr std::int32_t mostStrength = 99;

template <Number number>
void contributions(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    if (know(position, id).hasNumber(number))
        contributionsTo(position, id, number, "14-12a-1", "14-12a", parts);
}

/// What its player would pay for it, while it lies where it is played from.
void contributionsToLevel(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    contributions<level>(position, id, parts);
}

/// Data of a ruler: what its player may do, and how the deck is built.
FieldSpec rulersData(std::string_view key, Number number, std::int32_t usually, std::string_view about) {
    constexpr std::uint32_t rulers = 1U << rulerCard;
    return {.key = key,
            .slot = number,
            .isFixed = true,
            .most = 999,
            .allowedFor = rulers,
            .unsaidFor = rulers,
            .unsaid = usually,
            .about = about};
}

std::vector<FieldSpec> fields() {
    using Kind = FieldSpec::Kind;
    constexpr std::uint32_t rulers = 1U << rulerCard;
    constexpr std::uint32_t units = 1U << unitCard;
    constexpr std::uint32_t events = 1U << eventCard;
    constexpr std::uint32_t played = units | events | 1U << fieldCard;
    constexpr std::int32_t any = 999;
    return {
        {.key = "level", .slot = level, .least = -9, .most = 20, .requiredFor = played, .allowedFor = played},
        {.key = "atk",
         .slot = atk,
         .most = mostStrength,
         .requiredFor = units | rulers,
         .allowedFor = units | rulers},
        {.key = "hp", .slot = hp, .most = mostStrength, .requiredFor = units, .allowedFor = units},
        {.key = "stk",
         .slot = stk,
         .most = mostStrength,
         .requiredFor = units | rulers,
         .allowedFor = units | rulers},
        {.key = "life",
         .slot = life,
         .least = 1,
         .most = mostStrength,
         .requiredFor = rulers,
         .allowedFor = rulers},
        rulersData("summon right", summonRight, 2, "normal summons in each of one's own turns"),
        rulersData("deck size", deckSize, 50, "cards in the deck"),
        rulersData("copies", copiesOfName, 4, "of one name"),
        rulersData("legendary copies", copiesOfLegendary, 1, "of one legendary name"),
        rulersData("legendary kinds", kindsOfLegendary, any, "different legendary cards"),
        rulersData("most counters", mostCounters, 16, "cards with CNT"),
        {.key = "level cap",
         .slot = levelCap,
         .isFixed = true,
         .most = any,
         .allowedFor = rulers,
         .about = "levels of all cards of the deck together; unsaid: 50 for a drive ruler, else no limit"},
        rulersData("most armies", mostArmies, any, "armies in the deck"),
        rulersData("energy cards", energyCards, 0, "energy cards brought along"),
        {.key = "lacks",
         .kind = Kind::words,
         .slot = lacking,
         .words = {"deck", "hand", "ruler zone", "left attack", "right attack", "defense", "field zone",
                   "set 1", "set 2", "set 3", "energy zone", "drive zone"},
         .allowedFor = rulers,
         .about = "zones that the ruler does not give"},
        {.key = "timing",
         .kind = Kind::words,
         .slot = timing,
         .words = {"normal", "immediate", "set", "when damaged"},
         .requiredFor = events,
         .allowedFor = events,
         .about = "when the event may be played; `set`: its text says when, and it is set first"},
        {.key = "army", .kind = Kind::texts, .slot = armies, .allowedFor = played, .example = "Ember Court"},
        {.key = "attribute",
         .kind = Kind::texts,
         .slot = attributes,
         .allowedFor = played,
         .example = "Beast"},
        {.key = "keyword",
         .kind = Kind::texts,
         .slot = keywordNames,
         .allowedFor = played | rulers,
         .about = "keywords that do nothing by themselves; texts ask for them",
         .example = "Winged"},
        {.key = "legendary", .kind = Kind::flag, .slot = 0, .allowedFor = played},
        {.key = "cannot be set", .kind = Kind::flag, .slot = 1, .allowedFor = events},
        {.key = "no negative levels", .kind = Kind::flag, .slot = 2, .allowedFor = rulers},
        {.key = "play", .kind = Kind::casting, .allowedFor = units | 1U << fieldCard},
        {.key = "abilities",
         .kind = Kind::abilities,
         .slot = keywords,
         .words = {"penetrate", "intercept", "counter-attack"},
         .allowedFor = played | rulers},
        {.key = "resolve", .kind = Kind::text, .requiredFor = events, .allowedFor = events}};
}

bool isOfForm(const Ability& ability, Form form) {
    return ability.kind == AbilityKind::activated && ability.form == form && !ability.has(Ability::isQuoted);
}

} // namespace

const CardSchema& schema() {
    static const CardSchema all{{"ruler", "unit", "event", "field", "energy"}, fields()};
    return all;
}

std::vector<NumberSpec> numbers() {
    return {{"level", level, contributionsToLevel, true},
            {"atk", atk, contributions<atk>},
            {"hp", hp, contributions<hp>},
            {"stk", stk, contributions<stk>},
            {"life", life, contributions<life>},
            {"summon right", summonRight, contributions<summonRight>}};
}

bool has(const Position& position, ObjectId id, Keyword keyword) {
    return (know(position, id).set(keywords) & keyword) != 0;
}

bool hasForm(const CardDefinition& card, Form form) {
    return std::ranges::any_of(card.abilities,
                               [form](const Ability& ability) { return isOfForm(ability, form); });
}

void listKeyword(const CardDefinition& card, Form form, std::vector<std::int32_t>& values) {
    for (std::size_t place = 0; place < card.abilities.size(); ++place)
        if (isOfForm(card.abilities[place], form))
            values.push_back(static_cast<std::int32_t>(place));
}

} // namespace takujo::gate_ruler
