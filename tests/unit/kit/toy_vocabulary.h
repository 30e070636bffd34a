#pragma once

#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "tests/unit/kit/toy_schema.h"

#include <iterator>
#include <utility>

namespace takujo {

/// The kit's operators and a few of a made-up game, so that scripts can be read without a game. The game's
/// own do nothing.
inline Vocabulary makeToyVocabulary(const CardSchema& schema) {
    using Kind = FieldKind;
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    Vocabulary all;
    all.printed = printedWords(schema, {{"character", 3U}, {"card", 7U}});
    all.bursts = true;
    all.offersCosts = true;
    all.declaresWhenCast = true;
    all.zones = {"board", "deck", "hand", "heap", "pile"};
    all.held = {3U, 7U, 7U, 7U, 4U};
    all.restrictions = {{"attack", "block"}};
    all.demands = 1U;
    all.values = {{"gem", 0}};
    all.forms = {"action", "special"};
    all.payment = {"fire", "ice", "lightning", "water"};
    all.effects = kitEffects();
    for (auto& more : {modifierEffects(all.printed, all.restrictions), valueEffects(all.values)})
        all.effects.insert(all.effects.end(), more.begin(), more.end());
    all.conditions = kitConditions({"morning", "evening"});
    for (auto& more : conditionsOfOfferedCosts())
        all.conditions.push_back(std::move(more));
    all.amounts = kitAmounts(all.printed);
    all.criteria = kitCriteria(all.printed, "aside", "upright", {"attacking"});
    all.triggers = {
        {.shape = {.word = "enters", .fields = {what}}, .inPlay = true},
        {.shape = {.word = "leaves", .fields = {what}}, .looksBack = true, .inPlay = true},
        {.shape = {.word = "draws", .fields = {whose}}},
        {.shape = {.word = "casts",
                   .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}}}}};
    all.costs = {{.shape = {.word = "cp", .fields = {{operand::of, Kind::cp, true}}}, .meaning = {}},
                 {.shape = {.word = "turn", .fields = {}}, .meaning = {}},
                 {.shape = {.word = "discard",
                            .fields = {{cost_of_discards::amount, Kind::amount},
                                       {cost_of_discards::like, Kind::criteria}}},
                  .meaning = {}}};
    return all;
}

/// The toy schema, with abilities and texts in the words of the toy vocabulary.
inline const CardSchema& toyScriptSchema() {
    static const CardSchema schema = [] {
        CardSchema made = toySchema();
        made.fields.back().kind = FieldSpec::Kind::abilities;
        made.fields.back().allowedFor = 3U;
        made.fields.push_back({.key = "resolve", .kind = FieldSpec::Kind::text, .allowedFor = 4U});
        static const Vocabulary vocabulary = makeToyVocabulary(made);
        made.vocabulary = &vocabulary;
        return made;
    }();
    return schema;
}

} // namespace takujo
