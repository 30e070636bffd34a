#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/script/doing/zone_counters.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <iterator>
#include <utility>

/// Everything that the cards can say: the kit's words and this game's own.
namespace takujo::granblue {

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

/// 8-6-3: everything is chosen while the text is carried out, and what cannot be chosen is not.
void letSelectingChoose(std::vector<EffectSpec>& all) {
    EffectSpec& select = all[operatorOf(all, "select")];
    select.follow = takujo::effects::chooseNow;
    select.shape.about =
        "Somebody chooses while the text is carried out (8-6-3); it is `selected` from then on.";
    leaveOut(all, "choose now");
}

std::vector<EffectSpec> allEffects(const Vocabulary& words) {
    std::vector<EffectSpec> all = kitEffects();
    letSelectingChoose(all);
    leaveOut(all, "damage player"); // players are dealt no damage
    rename(all, "turn aside", "rest");
    rename(all, "turn upright", "activate");
    rename(all, "put counter", "put chip");
    rename(all, "take counter", "take chip");
    std::vector<EffectSpec> changes = modifierEffects(words.printed, words.restrictions);
    for (const std::string_view word : {"control", "price", "hand revealed", "gender"})
        leaveOut(changes, word);
    append(all, std::move(changes));
    std::vector<EffectSpec> damage = damageEffects();
    leaveOut(damage, "heal"); // OPEN 1: damage does not stay
    append(all, std::move(damage));
    all.push_back(effectOfLosing("negate", {"use", "assist", "ougi"}, "effects"));
    append(all, effectsOfFaces());
    append(all, effectsOfDrawing());
    all.push_back(effectOfTops("rested")); // 3-2-3
    append(all, effectsOfWhatWasDone());
    append(all, effectsOfUsing());
    append(all, effectsOfNaming());
    append(all, effectsOfRevealing());
    append(all, effectsOfChance());
    append(all, effectsOfZoneCounters()); // 10-16-1
    rename(all, "put counter on zone", "put chip on zone");
    rename(all, "take counter from zone", "take chip from zone");
    letSearchesShow(all);
    append(all, ownEffects());
    addDurations(all);
    return all;
}

std::vector<CriterionSpec> allCriteria(const Vocabulary& words) {
    std::vector<CriterionSpec> all =
        kitCriteria(words.printed, "rested", "active", {"attacking", "battle opponent"});
    rename(all, "counters", "chips");
    leaveOut(all, "damaged");
    append(all, criteriaOfNames());
    append(all, criteriaOfFaces());
    append(all, criteriaOfUnits());
    append(all, criteriaOfNaming());
    all.push_back({{.word = "declared",
                    .fields = {{operand::of, FieldKind::flag, true}},
                    .about = "It has what was declared (10-11)."},
                   criteria::declared,
                   true});
    all.push_back({{.word = "levels",
                    .fields = {{operand::of, FieldKind::comparison, true}},
                    .about = "It has so many level cards (10-4-3-3)."},
                   criteria::hasLevels});
    return all;
}

std::vector<AmountSpec> allAmounts(const Vocabulary& words) {
    std::vector<AmountSpec> all = kitAmounts(words.printed);
    rename(all, "counters", "chips");
    leaveOut(all, "damage on");
    all.push_back(amountOfZoneCounters());
    rename(all, "counters on zone", "chips on zone");
    all.push_back({{.word = "levels",
                    .fields = {{operand::of, FieldKind::objects, true}},
                    .about = "The level cards of these members (10-4-3-3)."},
                   amounts::levels});
    const auto original = [&](std::string_view word, std::string_view about, AmountMeaning value) {
        all.push_back(
            {{.word = word, .fields = {{operand::of, FieldKind::objects, true}}, .about = about}, value});
    };
    original("original rank", "The rank that is printed (2-4-2).", amounts::originalRank);
    original("original hp", "The HP that is printed (2-7-2).", amounts::originalHp);
    original("original attack", "The ATK that is printed (2-8-2).", amounts::originalAttack);
    all.push_back({{.word = "declared number", .about = "The number that was declared (10-11)."},
                   amounts::declaredNumber});
    return all;
}

Vocabulary make() {
    constexpr std::uint32_t leaders = 1U << leader;
    constexpr std::uint32_t allies = leaders | 1U << member;
    constexpr std::uint32_t inMainDeck = 1U << member | 1U << summon;
    constexpr std::uint32_t cards = leaders | inMainDeck;
    Vocabulary all;
    all.printed = printedWords(schema(), {{"ally", allies}, {"card", cards}});
    all.zones = {"deck", "hand", "gauge", "leader", "leaders", "members", "crystals", "armor"};
    all.held = {inMainDeck, inMainDeck, inMainDeck, leaders, leaders, 1U << member, inMainDeck, inMainDeck};
    all.inPlay = 1U << leaderArea | 1U << memberArea; // 2-5-2
    // In the order of `Restriction`.
    all.restrictions = {
        {"attack", "be attacked", "be chosen", "become active", "follow up", "use ougi", "be changed to"},
        toBeChosen | toBeAttacked};
    all.demands = toAttack;
    all.forms = {"use", "assist", "ougi"}; // in the order of `Form`
    all.formsWorkIn = {0, 1U << hand};     // 10-18-2
    all.numberCosts = {{}, {}, "gauge"};
    all.formsEnd = 1U << ougiForm; // 2-6-1-1-2
    all.asksToBePlayed = true;
    all.triggersCost = true;
    all.payment = schema().field("attribute")->words;
    all.nameBrackets = {{"[", "]"}, {"(", ")"}, {"［", "］"}, {"（", "）"}};
    all.choosesInText = true;
    all.givesAnyAbility = true;
    all.effects = allEffects(all);
    all.effects.push_back(
        effectOfAnyNumber("Only under `always`: a main deck may hold any number of this card (5-1-3-3)."));
    all.conditions = kitConditions({"start", "main", "battle", "burst"});
    all.amounts = allAmounts(all);
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

} // namespace takujo::granblue
