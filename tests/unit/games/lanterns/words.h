#pragma once

#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "tests/unit/games/lanterns/terms.h"

/// What is printed on the cards of Lanterns, and what their texts can say.
namespace takujo::lanterns {

inline std::vector<Role> roles() {
    return {{.word = "crown",
             .rule = "8.2",
             .reads = Role::Reads::top,
             .leaves = Role::Leaves::alone,
             .zone = vault}};
}

inline const std::vector<std::string_view>& phaseWords() {
    static const std::vector<std::string_view> words{"evening", "dawn", "day", "dusk"};
    return words;
}

inline std::vector<FieldSpec> printedFields() {
    const std::uint32_t fights = only(keeper) | only(crown);
    return {
        {.key = "cost", .slot = cost, .requiredFor = only(keeper) | only(breath), .allowedFor = ~only(crown)},
        {.key = "strength", .slot = strength, .least = 1, .requiredFor = fights, .allowedFor = fights},
        {.key = "abilities", .kind = FieldSpec::Kind::abilities, .allowedFor = fights},
        {.key = "says", .kind = FieldSpec::Kind::text, .allowedFor = only(breath)}};
}

inline std::vector<TriggerSpec> triggerWords() {
    using Kind = FieldKind;
    const std::vector<FieldShape> objects{{happens::what, Kind::objects, true}};
    return {{.shape = {.word = "enters", .fields = objects, .about = "It comes into play."},
             .matches = triggers::enters,
             .inPlay = true},
            {.shape = {.word = "is destroyed", .fields = objects, .about = "It goes to the ashes from play."},
             .matches = triggers::isPutAway,
             .looksBack = true,
             .inPlay = true},
            {.shape = {.word = "is turned", .fields = objects, .about = "It is turned aside."},
             .kind = EventKind::turnAside,
             .matches = triggers::happensTo,
             .inPlay = true},
            {.shape = {.word = "phase",
                       .fields = {{phase_begins::phase.as("of"), Kind::oneWord, true, phaseWords()},
                                  {phase_begins::player, Kind::players}},
                       .about = "A phase of somebody's turn begins."},
             .kind = EventKind::occurs,
             .matches = triggers::phaseBegins}};
}

inline bool mayBeTurned(const Position&, ObjectId) {
    return true;
}

inline std::vector<CostSpec> costWords() {
    return {{{.word = "lamps",
              .fields = {{operand::of.as("amount"), FieldKind::cp, true}},
              .about = "So many lamps."},
             {}},
            {{.word = "turn", .about = "This is turned aside."}, costs::turnThis<mayBeTurned>()},
            {{.word = "sparks",
              .fields = {{cost_of_value::amount, FieldKind::amount, true}},
              .about = "So many sparks.",
              .slot = sparks},
             costs::value()}};
}

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

inline const Vocabulary& vocabulary();

inline CardSchema printed() {
    CardSchema schema;
    schema.types = {"keeper", "breath", "crown"};
    schema.fields = printedFields();
    return schema;
}

inline Vocabulary makeVocabulary() {
    constexpr std::uint32_t all = only(keeper) | only(breath) | only(crown);
    Vocabulary words;
    words.printed = printedWords(printed(), {{"card", all}});
    words.zones = {"deck", "hand", "terrace", "lamps", "air", "ash", "vault"};
    words.inPlay = 1U << terrace;
    words.values = {{"scorch", scorch}, {"sparks", sparks}};
    words.effects = kitEffects();
    append(words.effects, modifierEffects(words.printed, {}));
    append(words.effects, valueEffects(words.values));
    words.conditions = kitConditions(phaseWords());
    words.amounts = kitAmounts(words.printed);
    append(words.amounts, valueAmounts(words.values));
    words.criteria = kitCriteria(words.printed, "aside", "upright", {"striking", "blocking"});
    words.triggers = triggerWords();
    words.costs = costWords();
    words.forms = {"use"};
    return words;
}

inline const Vocabulary& vocabulary() {
    static const Vocabulary words = makeVocabulary();
    return words;
}

inline CardSchema schema() {
    CardSchema schema = printed();
    schema.vocabulary = &vocabulary();
    return schema;
}

} // namespace takujo::lanterns
