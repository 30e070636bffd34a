#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/drawing.h"
#include "engine/kit/play/offers_of_texts.h"
#include "engine/kit/script/doing/putting_under.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

/// Everything that the cards can say: the kit's words and this game's own.
namespace takujo::duel_masters {

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

/// 601.1h: everything is chosen while the text is carried out.
void letSelectingChoose(std::vector<EffectSpec>& all) {
    EffectSpec& select = all[operatorOf(all, "select")];
    select.follow = takujo::effects::chooseNow;
    select.shape.about =
        "Somebody chooses while the text is carried out (601.1h); it is `selected` from then on.";
    leaveOut(all, "choose now");
}

bool isOwnCard(const Term& objects) {
    return objects.exists() && static_cast<ObjectsOp>(objects.op) == ObjectsOp::self;
}

/// 110.4a: what an ability says of its own card without a condition, and is no change of a number.
bool definesItsCard(const Vocabulary& words, const Ability& ability) {
    constexpr std::array<std::string_view, 6> items{"type", "civilization", "special",
                                                    "race", "cost",         "power"};
    return ability.kind == AbilityKind::constant && ability.worksIn == 0 && !ability.whileTrue.exists() &&
           std::ranges::all_of(ability.blocks.front(), [&](const Term& term) {
               const EffectSpec& effect = words.effects[term.op];
               const bool isMeant = effect.modify != modifiers::number || term[changes::becomes].exists();
               return isMeant && std::ranges::find(items, effect.shape.word) != items.end() &&
                      isOwnCard(term[lasting::of]);
           });
}

/// 110.4g: what can happen to the card itself only where it is not in the battle zone.
bool isAboutItsMove(const Vocabulary& words, const Ability& ability) {
    if (ability.kind != AbilityKind::triggered || ability.worksIn != 0 || !ability.trigger.exists() ||
        !words.triggers[ability.trigger.op].byZones)
        return false;
    const std::size_t among = operatorOf(words.criteria, "among");
    return std::ranges::any_of(ability.trigger[happens::card].parts, [&](const Term& criterion) {
        return criterion.op == among && isOwnCard(criterion[operand::of]);
    });
}

bool worksInEveryZone(const Vocabulary& words, const Ability& ability) {
    return definesItsCard(words, ability) || isAboutItsMove(words, ability);
}

std::vector<EffectSpec> allEffects(const Vocabulary& words) {
    std::vector<EffectSpec> all = kitEffects();
    letSelectingChoose(all);
    // There are no damage and no counters.
    for (const std::string_view word : {"damage", "damage player", "put counter", "take counter"})
        leaveOut(all, word);
    rename(all, "turn aside", "tap");
    rename(all, "turn upright", "untap");
    std::vector<EffectSpec> changes = modifierEffects(words.printed, words.restrictions);
    for (const std::string_view word : {"control", "hand revealed"})
        leaveOut(changes, word);
    append(all, std::move(changes));
    append(all, effectsOfDrawing());
    all.push_back(drawing::effectOfDrawnCards("draw and select"));
    all.push_back(effectOfTops("tapped"));
    append(all, effectsOfWhatWasDone());
    append(all, effectsOfRevealing());
    append(all, effectsOfChance());
    append(all, effectsOfTurns());
    append(all, effectsOfUsing());
    append(all, effectsOfBars());
    append(all, playing::effectsOfOffers());
    append(all, effectsOfOpenedZones());
    letSearchesShow(all);
    letMovesSayWhere(all);
    append(all, effectsOfNaming());
    append(all, effectsOfUnits({roles()[cardUnder], roles()[evolution]})); // bases only evolve
    append(all, effectsOfTops());
    append(all, effectsOfLinks(roles()));
    leaveOut(all, "detach");
    all[operatorOf(all, "put under")].follow = takujo::effects::putUnderInOrder; // 403.4a
    all[operatorOf(all, "attach")].follow = effects::crossGears;
    rename(all, "attach", "cross");
    append(all, effectsOfFaces());
    append(all, effectsOfTopCards());
    all.push_back(effectOfRepeating());
    letNumbersMultiply(all);
    letTextsReachLater(all);
    letPricesBeOfTheNext(all);
    append(all, ownEffects());
    addDurations(all);
    return all;
}

std::vector<CriterionSpec> allCriteria(const Vocabulary& words) {
    std::vector<CriterionSpec> all =
        kitCriteria(words.printed, "tapped", "untapped",
                    {"attacking", "attacked", "blocking", "blocked", "striking", "ex life"});
    for (const std::string_view word : {"damaged", "counters"})
        leaveOut(all, word);
    append(all, criteriaOfNames());
    append(all, criteriaOfSettingAside());
    append(all, criteriaOfNaming());
    leaveOut(all, "first name");
    append(all, criteriaOfUnits());
    append(all, criteriaOfLinks());
    append(all, criteriaOfFaces());
    append(all, criteriaOfSeveral(words.printed));
    all[operatorOf(all, "race")] = criterionOfParts(words.printed, "race", "race"); // 203.2
    all.push_back(criterionOfSharing(words.printed, "civilization", "same civilization as"));
    all.push_back(criterionOfSharing(words.printed, "race", "same race as"));
    append(all, ownCriteria());
    return all;
}

std::vector<AmountSpec> allAmounts(const Vocabulary& words) {
    std::vector<AmountSpec> all = kitAmounts(words.printed);
    for (const std::string_view word : {"damage on", "counters"})
        leaveOut(all, word);
    append(all, ownAmounts());
    return all;
}

Vocabulary make() {
    constexpr std::uint32_t everything = (1U << (tamaseed + 1U)) - 1;
    Vocabulary all;
    all.printed = printedWords(schema(), {{"element", elements}, {"card", everything}});
    for (const ZoneSpec& zone : zones())
        all.zones.push_back(zone.word);
    all.inPlay = 1U << battleZone; // 110.4c
    // In the order of `Restriction`.
    all.restrictions = {{"attack", "attack players", "attack creatures", "block", "be blocked", "be attacked",
                         "be chosen", "be destroyed", "leave", "untap"},
                        toBeBlocked | toBeAttacked | toBeChosen};
    all.demands = toAttack | toBlock;
    all.asksToBePlayed = true;
    all.triggersCost = true;
    all.declares = true;
    all.keywordAbilities = keywordAbilities();
    all.keywordPhrases = keywordPhrases();
    all.forms = {"tap ability", "silent skill"}; // in the order of `Form`
    append(all.keywordAbilities, writtenKeywords());
    append(all.keywordPhrases, writtenPhrases());
    append(all.keywordPhrases, phrasesOfUsing());
    all.hasEndlessNumbers = true;
    all.offersCosts = true;
    all.reducesCosts = true;
    all.offersOnConditions = true;
    all.letsOthersChooseModes = true;
    all.repeatsModes = true;
    all.payment = schema().field("civilization")->words;
    all.choosesInText = true;
    all.givesAnyAbility = true;
    all.worksEverywhere = worksInEveryZone;
    all.effects = allEffects(all);
    all.effects.push_back(effectOfBeginning());
    all.effects.push_back(
        effectOfAnyNumber("Only under `always`: a deck may hold any number of this card (100.2a)."));
    all.conditions = kitConditions({"start", "draw", "charge", "main", "attack", "end"});
    append(all.conditions, conditionsOfOfferedCosts());
    append(all.conditions, conditionsOfOrigin());
    append(all.conditions, ownConditions());
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

} // namespace takujo::duel_masters
