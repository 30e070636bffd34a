#include "engine/files/abilities/selector_check.h"
#include "engine/kit/script/language/fields.h"

#include "engine/files/findings/message.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

/// The words of some bits: "summon", "forward, backup".
Message wordsOf(const std::vector<std::string_view>& words, std::uint32_t bits) {
    std::vector<std::string> result;
    for (std::size_t i = 0; i < words.size(); ++i)
        if ((bits >> i & 1U) != 0)
            result.emplace_back(words[i]);
    return commaList(result);
}

/// The same of types, among which abilities on a stack may be.
Message typesIn(const CardSchema& schema, std::uint32_t types) {
    std::vector<std::string_view> words(32);
    for (const TypeGroup& group : schema.vocabulary->printed.groups)
        if (std::has_single_bit(group.types))
            words[static_cast<std::size_t>(std::countr_zero(group.types))] = group.word;
    std::ranges::copy(schema.types, words.begin());
    return wordsOf(words, types);
}

/// The printed field that a criterion is about; none if it is about something else.
const FieldSpec* fieldOf(const CardSchema& schema, std::string_view criterion) {
    if (criterion != "has")
        return schema.field(criterion);
    const auto keywords = std::ranges::find(schema.fields, FieldSpec::Kind::abilities, &FieldSpec::kind);
    return keywords == schema.fields.end() ? nullptr : &*keywords;
}

bool isLiteral(const Term& term) {
    return term.sort == Sort::amount && term.op == literalAmount;
}

bool isObjects(const Term& term, ObjectsOp op) {
    return term.sort == Sort::objects && term.op == static_cast<std::uint8_t>(op);
}

} // namespace

void checkCriterion(MapReader& map, const YamlEntry& entry, const CardSchema& schema, std::uint32_t types) {
    const FieldSpec* field = fieldOf(schema, entry.key);
    if (field == nullptr || (field->allowedFor & types) != 0)
        return;
    map.error(entry, "impossible-selector",
              {"Nothing fits this: no {types} has {key}.", typesIn(schema, types), shown(field->key)},
              {"It is on cards of these types: {types}.", wordsOf(schema.types, field->allowedFor)});
}

void checkZones(const YamlValue& value, const CardSchema& schema, const Term& each) {
    const Vocabulary& words = *schema.vocabulary;
    const std::uint32_t zones = zonesOf(each) == 0 ? words.inPlay : zonesOf(each);
    std::uint32_t held = 0;
    for (std::size_t i = 0; i < words.zones.size(); ++i)
        if ((zones >> i & 1U) != 0)
            held |= i < words.held.size() ? words.held[i] : everyType;
    if (!isObjects(each, ObjectsOp::each) || typesOf(each) == 0 || (held & typesOf(each)) != 0)
        return;
    value.error("impossible-selector",
                {"Nothing fits this: there is never a {types} in this zone: {zones}.",
                 typesIn(schema, typesOf(each)), wordsOf(words.zones, zones)},
                zonesOf(each) == 0
                    ? Message{"Say in which zone to look: {example}.", std::string{"{zone: …}"}}
                    : Message{"Look in another zone."});
}

bool contradict(const Term& least, const Term& most) {
    return isLiteral(least) && isLiteral(most) && least.number > most.number;
}

void checkTrigger(const YamlValue& value, const Vocabulary& words, const Term& trigger,
                  const Ability& ability) {
    const std::uint32_t worksIn = ability.worksIn;
    if (!trigger.exists() || trigger.parts.empty() || !words.triggers[trigger.op].inPlay)
        return;
    const TriggerSpec& spec = words.triggers[trigger.op];
    const Term& what = trigger[happens::what];
    const Message event = shown(spec.shape.word);
    // Where something was before it left, abilities may be looked for in both zones; what is replaced has not
    // moved yet.
    const bool isBefore = spec.looksBack || ability.kind == AbilityKind::replacement;
    if (isObjects(what, ObjectsOp::self) && !isBefore && worksIn != 0 && (worksIn & words.inPlay) == 0)
        value.warning(
            "never-fires",
            {"This never happens: {event} is about cards in play, but this ability works only here: {zones}.",
             event, wordsOf(words.zones, worksIn)},
            "Remove 'in'.");
    if (isObjects(what, ObjectsOp::each) && zonesOf(what) != 0 && (zonesOf(what) & words.inPlay) == 0)
        value.warning(
            "never-fires",
            {"This never happens: {event} is about cards in play, but this looks only here: {zones}.", event,
             wordsOf(words.zones, zonesOf(what))},
            "Remove 'zone'.");
}

void checkOwnPrice(const YamlValue& value, const Vocabulary& words, const Ability& ability) {
    const bool isOnlyInPlay = ability.worksIn == 0 || (ability.worksIn & ~words.inPlay) == 0;
    const auto isThis = [&](const Term& criterion) {
        return words.criteria[criterion.op].fits == criteria::among &&
               isObjects(criterion[operand::of], ObjectsOp::self);
    };
    for (const Term& effect : ability.blocks.front())
        if (isOnlyInPlay && effect.sort == Sort::effect &&
            words.effects[effect.op].modify == modifiers::price &&
            std::ranges::any_of(effect[lasting::of].parts, isThis))
            return value.warning("never-works",
                                 "This works only in play, where the card has been cast already.",
                                 "Add 'in: hand'.");
}

} // namespace takujo
