#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/tokens.h"

#include <iterator>
#include <utility>

/// Everything that the cards can say: the kit's words and this game's own.
namespace takujo::shadowverse_evolve {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

template <class Spec>
void rename(std::vector<Spec>& all, std::string_view from, std::string_view to) {
    all[operatorOf(all, from)].shape.word = to;
}

template <class Spec>
void leaveOut(std::vector<Spec>& all, std::string_view word) {
    std::erase_if(all, [word](const Spec& spec) { return spec.shape.word == word; });
}

std::vector<EffectSpec> allEffects(const Vocabulary& words) {
    std::vector<EffectSpec> all = kitEffects();
    leaveOut(all, "damage player"); // leaders are dealt damage, not players
    rename(all, "turn aside", "act");
    rename(all, "turn upright", "stand");
    std::vector<EffectSpec> changes = modifierEffects(words.printed, words.restrictions);
    for (const std::string_view word : {"control", "hand revealed"}) // cards change hands for good (5.21)
        leaveOut(changes, word);
    append(all, std::move(changes));
    std::vector<EffectSpec> damage = damageEffects();
    leaveOut(damage, "heal"); // damage stays (5.13.1)
    append(all, std::move(damage));
    append(all, priceStageEffects());
    append(all, valueEffects(words.values));
    append(all, effectsOfDrawing());
    append(all, effectsOfWhatWasDone());
    append(all, effectsOfRevealing());
    append(all, effectsOfChance());
    append(all, effectsOfTurns());
    append(all, ownEffects());
    append(all, effectsOnEvolving());
    append(all, effectsOfBars());
    append(all, effectsOfFaces());
    all.push_back(effectOfTops("acted"));
    all.push_back(effectOfRepeating());
    all.push_back(effectOfDividingMore());
    letMovesSayWhere(all);
    append(all, effectsOfTokens(field));
    append(all, effectsOfTransforming(banished)); // 5.16
    append(all, effectsOfSwapping());             // 5.12
    append(all, effectsOfNaming());               // 5.32
    append(all, effectsOfKeepingFromHappening());
    append(all, effectsOnCounts());
    all.push_back(effectOfAnyNumber("Only under `always`: a deck may hold any number of this card (6.1.2)."));
    addDurations(all);
    return all;
}

std::vector<CriterionSpec> allCriteria(const Vocabulary& words) {
    std::vector<CriterionSpec> all =
        kitCriteria(words.printed, "acted", "standing", {"attacking", "attacked"});
    append(all, criteriaOfNames());
    append(all, criteriaOfNaming());
    append(all, criteriaOfFaces());
    all.push_back(criterionOfTokens());
    append(all, criteriaOfSeveral(words.printed));
    leaveOut(all, "first name");
    return all;
}

Vocabulary make() {
    constexpr std::uint32_t onField = 1U << follower | 1U << amulet;
    constexpr std::uint32_t cards = onField | 1U << spell;
    Vocabulary all;
    all.printed = printedWords(schema(), {{"card", cards}});
    all.zones = {"deck",   "hand",        "field",          "ex area",  "cemetery",
                 "leader", "evolve deck", "evolution zone", "banished", "resolution"};
    all.held = {cards, cards, onField, cards, cards, 1U << leader, cards, cards, cards, cards};
    all.inPlay = 1U << field | 1U << leaderArea;
    // In the order of `Restriction`.
    all.restrictions = {{"attack", "attack leaders", "be attacked", "be chosen", "stand"},
                        toBeChosen | toBeAttacked};
    all.demands = toBeChosen;
    all.values = {{"pp", pp}, {"pp max", ppMax}, {"ep", ep}, {"super ep", superEp}};
    all.forms = {"activate", "quick", "evolve", "advance"}; // in the order of `Form`
    all.numberCosts = {{}, {}, "pp", "pp"};
    all.keywordForms = {{}, {}, {{}, completeEvolve, 0}, {}};
    all.asksToBePlayed = true;
    all.triggersCost = true;
    all.offersCosts = true;
    all.reducesCosts = true;
    all.limits = true;
    all.givesAnyAbility = true;
    all.effects = allEffects(all);
    all.conditions = kitConditions({"start", "main", "end"});
    append(all.conditions, conditionsOfOfferedCosts());
    append(all.conditions, conditionsOfOrigin());
    append(all.conditions, conditionsOfClasses());
    all.amounts = kitAmounts(all.printed);
    append(all.amounts, valueAmounts(all.values));
    append(all.amounts, amountsOfTheTurn());
    all.amounts.push_back({{.word = "stack taken",
                            .about = "How many stack counters you have removed from cards with Stack this "
                                     "turn (13.3.2.5)."},
                           amounts::stackTaken,
                           only(EventKind::takeCounters)});
    all.amounts.push_back(
        {{.word = "room",
          .fields = {{room_in::zone, FieldKind::zone, true}, {room_in::player, FieldKind::players}},
          .about = "How many more cards your field or EX area takes (4.4.4, 4.8.3).",
          .example = "field"},
         amounts::roomIn});
    all.keywordAbilities = {{"stack", transferOfStack}};
    all.criteria = allCriteria(all);
    all.triggers = ownTriggers();
    all.costs = ownCosts();
    return all;
}

} // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary instance = make();
    return instance;
}

} // namespace takujo::shadowverse_evolve
