#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <utility>

/// The words for effects that change what objects are, for as long as they last.
namespace takujo {

namespace {

using Kind = FieldKind;

FieldShape until() {
    return {"until", Kind::oneWord, false, usualDurations()};
}

FieldShape added(FieldShape field) {
    field.isLater = true;
    return field;
}

/// What objects cannot do; where the game knows such deeds, by whom it cannot be done to them, and to whom
/// they cannot do it.
std::vector<FieldShape> fieldsOfCannot(const Restrictions& restrictions) {
    std::vector<FieldShape> fields{{lasting::of, Kind::objects, true},
                                   {restricts::deeds, Kind::words, true, restrictions.words}};
    if (restrictions.by != 0)
        fields.push_back({"by", Kind::criteria});
    if (restrictions.whom != 0)
        fields.push_back({"whom", Kind::criteria});
    fields.push_back(until());
    return fields;
}

} // namespace

std::vector<EffectSpec> modifierEffects(const PrintedWords& printed, const Restrictions& restrictions) {
    std::vector<EffectSpec> all;
    all.reserve(printed.numbers.size() + printed.sets.size() + printed.texts.size());
    for (const PrintedWords::Field& number : printed.numbers) {
        if (number.isFixed)
            continue;
        all.push_back({{.word = number.word,
                        .fields = {{lasting::of, Kind::objects, true},
                                   {changes::by, Kind::amount},
                                   {changes::becomes, Kind::amount},
                                   {changes::doubled, Kind::flag},
                                   {changes::atLeast, Kind::floor},
                                   until()},
                        .about = "Changes this number by an amount, though not below `at least`, sets what "
                                 "counts as printed, or doubles what it is when the effect begins.",
                        .slot = static_cast<std::int32_t>(number.slot)},
                       effects::beginLasting,
                       modifiers::number,
                       Layer::numbers});
    }
    for (const PrintedWords::Field& set : printed.sets)
        all.push_back({{.word = set.word,
                        .fields = {{lasting::of, Kind::objects, true},
                                   {turns_into::is, Kind::words, true, set.words},
                                   {turns_into::also, Kind::flag},
                                   until()},
                        .about = "Makes objects be of these, or of these also.",
                        .slot = static_cast<std::int32_t>(set.slot)},
                       effects::beginLasting,
                       modifiers::set,
                       Layer::general});
    for (const PrintedWords::Field& text : printed.texts)
        all.push_back({{.word = text.word,
                        .fields = {{lasting::of, Kind::objects, true},
                                   {turns_into::is, Kind::text, true},
                                   {turns_into::also, Kind::flag},
                                   until()},
                        .about = "Makes objects have this instead, or have this also.",
                        .slot = static_cast<std::int32_t>(text.slot)},
                       effects::beginLasting,
                       modifiers::text,
                       Layer::types});
    if (!printed.keywords.word.empty())
        for (const bool gains : {true, false}) {
            if (!gains && printed.keywords.words.empty())
                continue;
            all.push_back(
                {{.word = gains ? "gains" : "loses",
                  .fields = {{lasting::of, Kind::objects, true},
                             {gains::what, gains ? Kind::gained : Kind::words, true, printed.keywords.words},
                             until()},
                  .about = gains ? "Objects gain abilities; `this` and `you` in them are whoever gained them."
                                 : "Objects lose keyword abilities.",
                  .slot = static_cast<std::int32_t>(printed.keywords.slot)},
                 effects::beginLasting,
                 gains ? modifiers::gain : modifiers::lose,
                 Layer::abilities});
        }
    all.push_back({{.word = "type",
                    .fields = {{lasting::of, Kind::objects, true},
                               {turns_into::is, Kind::types, true},
                               {turns_into::also, Kind::flag},
                               until()},
                    .about = "Makes objects be of this type, or of this type also."},
                   effects::beginLasting,
                   modifiers::type,
                   Layer::types});
    all.push_back(
        {{.word = "cannot",
          .fields = fieldsOfCannot(restrictions),
          .about =
              restrictions.by == 0
                  ? "Objects cannot do that."
                  : "Objects cannot do that; with `by` or `whom`, only not by, or to, what is like that."},
         effects::beginLasting,
         modifiers::cannot,
         Layer::general});
    all.push_back({{.word = "must",
                    .fields = {{lasting::of, Kind::objects, true},
                               {restricts::deeds, Kind::words, true, restrictions.words},
                               until()},
                    .about = "Objects must do that if they can."},
                   effects::beginLasting,
                   modifiers::must,
                   Layer::general});
    all.push_back({{.word = "loses abilities",
                    .fields = {{lasting::of, Kind::objects, true}, until()},
                    .about = "Objects lose all abilities.",
                    .slot = static_cast<std::int32_t>(printed.keywords.slot),
                    .more = printed.keywords.words.size() > wordsInSet ? 1U : 0U},
                   effects::beginLasting,
                   modifiers::loseAbilities,
                   Layer::text});
    all.push_back(
        {{.word = "control",
          .fields = {{lasting::of, Kind::objects, true}, {controls::player, Kind::players, true}, until()},
          .about = "A player gains control of objects."},
         effects::takeControl});
    all.push_back({{.word = "price",
                    .fields = {{lasting::of, Kind::criteria, true},
                               {price::by, Kind::amount, true},
                               {price::player, Kind::players},
                               {price::atLeast, Kind::floor},
                               until()},
                    .about = "What a player casts of these costs that much more or less; `at least: 1` is "
                             "'it cannot become 0'."},
                   effects::beginPlayerLasting,
                   modifiers::price,
                   Layer::none});
    all.push_back({{.word = "hand revealed",
                    .fields = {{concerns::player, Kind::players, true}},
                    .about = "Only under `always`: that player plays with the hand revealed. It is still a "
                             "hidden zone for the rules."},
                   nullptr,
                   modifiers::openHand,
                   Layer::none,
                   nullptr,
                   CardDefinition::opens});
    return all;
}

void letNumbersMultiply(std::vector<EffectSpec>& effects) {
    for (EffectSpec& effect : effects)
        if (effect.modify == modifiers::number) {
            std::vector<FieldShape>& fields = effect.shape.fields;
            fields.insert(fields.end() - 1,
                          {{changes::times, Kind::amount}, {changes::divided, Kind::amount}});
            effect.shape.about =
                "Changes this number by an amount, though not below `at least`, multiplies it "
                "(`times`, `doubled`) or divides it (`divided`, rounded up), or sets it.";
        }
}

void letTextsReachLater(std::vector<EffectSpec>& effects) {
    for (EffectSpec& effect : effects)
        if (effect.follow == effects::beginLasting) {
            std::vector<FieldShape>& fields = effect.shape.fields;
            fields.insert(fields.end() - 1, added({lasting::laterToo, Kind::flag}));
            effect.saysLater = true;
        }
}

void letPricesBeOfTheNext(std::vector<EffectSpec>& effects) {
    for (EffectSpec& effect : effects)
        if (effect.modify == modifiers::price) {
            std::vector<FieldShape>& fields = effect.shape.fields;
            fields.insert(fields.end() - 1, added({price::nextOnly, Kind::flag}));
        }
}

EffectSpec effectOfLosing(std::string_view word, std::vector<std::string_view> forms,
                          std::string_view everythingElse) {
    const auto count = static_cast<std::int32_t>(forms.size());
    forms.push_back(everythingElse);
    return {{.word = word,
             .fields = {{lasting::of, Kind::objects, true},
                        {gains::what, Kind::words, true, std::move(forms)},
                        until()},
             .about = "Objects lose abilities of these sorts.",
             .slot = count},
            effects::beginLasting,
            modifiers::loseSorts,
            Layer::text};
}

EffectSpec effectOfLosingText(std::string_view word, const PrintedWords::Field& text) {
    return {{.word = word,
             .fields = {{lasting::of, FieldKind::objects, true},
                        {turns_into::is, FieldKind::text, true},
                        until()},
             .about = "Objects do not have this any more.",
             .slot = static_cast<std::int32_t>(text.slot)},
            effects::beginLasting,
            modifiers::loseText,
            Layer::types};
}

std::vector<EffectSpec> priceStageEffects() {
    const FieldShape of{lasting::of, FieldKind::criteria, true};
    return {
        {{.word = "price becomes",
          .fields = {of,
                     {price_becomes::to, FieldKind::amount, true},
                     {price_becomes::player, FieldKind::players}},
          .about = "Only under `always`: what a player plays of these costs so much, before anything makes "
                   "it more or less."},
         nullptr,
         modifiers::priceBecomes},
        {{.word = "price free",
          .fields = {of, {price_free::player, FieldKind::players}},
          .about = "Only under `always`: what a player plays of these costs nothing."},
         nullptr,
         modifiers::priceFree}};
}

} // namespace takujo
