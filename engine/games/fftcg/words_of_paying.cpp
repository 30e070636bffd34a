#include "engine/games/fftcg/words_of_paying.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/origins.h"
#include "engine/kit/script/language/operators.h"

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

std::vector<std::string_view> elementsOrAny() {
    std::vector<std::string_view> words = schema().field("element")->words;
    words.emplace_back("any");
    return words;
}

} // namespace

std::vector<EffectSpec> effectsOfPaying() {
    namespace kit = takujo::effects;
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    return {
        {{.word = "any cp pays",
          .fields = {{lasting::of, Kind::criteria, true}, {any_cp_pays::player, Kind::players}, until},
          .about = "What a player casts of these is paid for with CP of any elements. Of the card itself it "
                   "works `in: hand`, of a Summon `in: [hand, stack]`, where it is paid for.",
          .example = "{of: {among: this}}"},
         kit::beginPlayerLasting,
         payments::anyCpPays,
         Layer::none,
         nullptr,
         CardDefinition::payments},
        {{.word = "pay only with",
          .fields = {{lasting::of, Kind::criteria, true},
                     {pays_only_with::elements, Kind::words, false, schema().field("element")->words},
                     {pays_only_with::backups, Kind::flag},
                     {pays_only_with::player, Kind::players},
                     until},
          .about = "What a player casts of these is paid for only with CP of these elements, or, with "
                   "`backups: true`, only with those that backups make. It works where `any cp pays` does.",
          .example = "{of: {among: this}, elements: [fire, ice]}"},
         kit::beginPlayerLasting,
         payments::payOnlyWith,
         Layer::none,
         nullptr,
         CardDefinition::payments},
        {{.word = "makes cp",
          .fields = {{lasting::of, Kind::objects, true},
                     {makes_cp::elements, Kind::words, true, elementsOrAny()},
                     {makes_cp::purpose, Kind::criteria},
                     until},
          .about = "When they are dulled for CP, these may make CP of those elements, too; characters that "
                   "are no backups make no others. With `for`, only to cast what is like that."},
         kit::beginLasting,
         payments::makesCp,
         Layer::none,
         nullptr,
         CardDefinition::payments},
        {{.word = "cp only for",
          .fields = {{lasting::of, Kind::objects, true}, {cp_only_for::purpose, Kind::criteria, true}, until},
          .about = "These make CP only to cast what is like that."},
         kit::beginLasting,
         payments::cpOnlyFor,
         Layer::none,
         nullptr,
         CardDefinition::payments}};
}

std::vector<CriterionSpec> criteriaOfOrigins() {
    const std::vector<std::string_view>& elementWords = schema().field("element")->words;
    const auto asks = [](Operator shape, CriterionMeaning fits) {
        CriterionSpec spec{std::move(shape), fits};
        spec.sorts = CardDefinition::origins;
        return spec;
    };
    return {asks({.word = "entered by",
                  .fields = {{operand::of, Kind::oneWord, true, {entryWords.begin(), entryWords.end()}}},
                  .about = "How it came onto the field: it was cast, or an effect put it there, perhaps that "
                           "of Warp."},
                 origins::enteredBy),
            asks({.word = "entered from",
                  .fields = {{operand::of, Kind::zone, true}},
                  .about = "From where it came onto the field.",
                  .example = "hand"},
                 origins::enteredFrom),
            asks({.word = "paid with",
                  .fields = {{operand::of, Kind::words, true, elementWords}},
                  .about = "CP of one of these elements were paid for casting it."},
                 origins::paidWithSome),
            asks({.word = "paid only with",
                  .fields = {{operand::of, Kind::words, true, elementWords}},
                  .about = "CP of these elements, and no others, were paid for casting it."},
                 origins::paidOnlyWith),
            asks({.word = "paid by backups",
                  .fields = {{operand::of, Kind::flag, true}},
                  .about = "All CP paid for casting it came of backups."},
                 origins::paidByBackups)};
}

AmountSpec amountOfElementsPaid() {
    return {{.word = "elements paid",
             .fields = {{operand::of, Kind::objects}},
             .about = "How many different elements the CP had that were paid for casting it; "
                      "for this card, if nothing is said.",
             .example = "this"},
            amounts::elementsPaid,
            0,
            CardDefinition::origins};
}

} // namespace takujo::fftcg
