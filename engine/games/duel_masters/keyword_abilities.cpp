#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/terms_of_keywords.h"

/// Keywords that are abilities of their own. The rulebook leaves their wording to the cards (OPEN 27).
namespace takujo::duel_masters {

namespace {

using namespace keyword_terms;

/// Declared as the card goes from the shields to the hand.
Ability declaredOfItself(const Vocabulary& words, std::vector<Term> does) {
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword | Ability::declared;
    ability.worksIn = 1U << shieldZone;
    ability.trigger = terms::of(Sort::trigger, words.triggers, "leaves shields", {terms::self()});
    ability.blocks = {std::move(does)};
    return ability;
}

/// 112.3a: then it is used for nothing.
std::vector<Ability> abilityOfShieldTrigger(const Vocabulary& words) {
    std::vector<Ability> trigger{declaredOfItself(words, {usedForNothing(words, that())})};
    trigger.front().number = ofShieldTrigger;
    return trigger;
}

/// 509.5b: a creature of the other player does not attack in this turn.
std::vector<Ability> abilityOfGuardStrike(const Vocabulary& words) {
    const Term theirs = creatures({controlledBy(words, opponent())});
    std::vector<Ability> strike{declaredOfItself(
        words, {effect(words, "select", {{"what", terms::oneOf(theirs)}}),
                effect(words, "cannot",
                       {{"of", selected()},
                        {"do", wordsTerm(toAttack)},
                        {"until", terms::number(static_cast<std::int32_t>(Duration::endOfTurn))}})})};
    strike.front().number = ofGuardStrike;
    return strike;
}

/// 112.3d: from where it can be used, for a card with the crest that has come there from the shields.
std::vector<Ability> abilityOfSabakiZ(const Vocabulary& words) {
    const LocalizedText crest{"Judgment Crest", "裁きの紋章"};
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword | Ability::declared;
    ability.number = ofSabakiZ;
    ability.worksIn = whereCardsAreUsed;
    ability.texts = {crest};
    ability.trigger =
        terms::of(Sort::trigger, words.triggers, "has come from shields",
                  {anyCard({terms::of(Sort::criterion, words.criteria, "race", {terms::text(crest)})})});
    ability.blocks = {{usedForNothing(words, terms::self())}};
    return {ability};
}

std::vector<Ability> abilityOfSlayer(const Vocabulary& words) {
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword;
    ability.trigger = terms::of(Sort::trigger, words.triggers, "has battled", {terms::self(), creatures({})});
    ability.blocks = {{effect(words, "destroy", {{"what", that()}})}};
    return {ability};
}

} // namespace

std::vector<Vocabulary::KeywordAbilities> keywordAbilities() {
    return {{"s-trigger", abilityOfShieldTrigger},
            {"g-strike", abilityOfGuardStrike},
            {"sabaki z", abilityOfSabakiZ},
            {"slayer", abilityOfSlayer},
            {"star evolution", abilityOfStarEvolution}};
}

} // namespace takujo::duel_masters
