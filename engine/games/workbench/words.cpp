#include "engine/games/workbench/terms.h"
#include "engine/games/workbench/trials/trials.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

/// What is printed on the cards, and what they can say: the kit's operators, made for what these cards print,
/// and the events of this game.
namespace takujo::workbench {

namespace {

std::vector<TriggerSpec> triggersOfGame() {
    using E = EventKind;
    const FieldShape what{happens::what, FieldKind::objects, true};
    const FieldShape whose{happens::player, FieldKind::players, true};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           bool looksBack = false) {
        return TriggerSpec{
            {.word = word, .fields = {what}, .about = sentence}, kind, matches, looksBack, true};
    };
    TriggerSpec enters = about(E::move, "enters", "It enters the board.", triggers::enters);
    enters.also = only(E::create);
    TriggerSpec leaves = about(E::move, "leaves", "It leaves the board.", triggers::leaves, true);
    leaves.also = only(E::erase);
    return {
        std::move(enters),
        std::move(leaves),
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, triggers::draws}};
}

Vocabulary make() {
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    constexpr std::uint32_t cards = lasting | (1U << charm);
    Vocabulary all;
    all.printed = printedWords(schema(), {{"permanent", lasting}, {"card", cards}});
    all.zones = {"deck", "hand", "pool", "board", "heap"};
    all.held = {cards, cards, cards, lasting, cards};
    all.inPlay = 1U << board;
    all.values = {{"life", life}};
    all.payment = {"red", "blue"};
    all.effects = kitEffects();
    all.effects[operatorOf(all.effects, "turn aside")].shape.word = "tap";
    all.effects[operatorOf(all.effects, "turn upright")].shape.word = "ready";
    all.conditions = kitConditions({"beginning", "ready", "work", "rest"});
    all.amounts = kitAmounts(all.printed);
    all.criteria = kitCriteria(all.printed, "tapped", "untapped", {"weary"});
    all.triggers = triggersOfGame();
    trials::addTo(all);
    return all;
}

CardSchema printed() {
    using enum FieldSpec::Kind;
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    CardSchema result{
        {"creature", "relic", "charm"},
        {{.key = "colour",
          .kind = words,
          .slot = colours,
          .words = {"red", "blue"},
          .requiredFor = everyType},
         {.key = "cost", .slot = cost, .requiredFor = everyType},
         {.key = "strength", .slot = strength, .requiredFor = 1U << creature, .allowedFor = 1U << creature},
         {.key = "kind", .kind = texts, .slot = kinds, .example = "Beast"},
         {.key = "abilities", .kind = abilities, .slot = talents, .allowedFor = lasting},
         {.key = "resolve", .kind = text, .allowedFor = 1U << charm}}};
    trials::addTo(result);
    return result;
}

} // namespace

const CardSchema& schema() {
    static const CardSchema result = printed();
    return result;
}

const Vocabulary& vocabulary() {
    static const Vocabulary instance = make();
    return instance;
}

} // namespace takujo::workbench
