#include "engine/games/fftcg/vocabulary.h"

#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/cast_later.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/jobs_of_others.h"
#include "engine/games/fftcg/naming_words.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/silence.h"
#include "engine/games/fftcg/special_costs.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <iterator>

/// What cards of later sets say: words of the kit for it, and events and deeds that only they speak of.
namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Cards that are looked at and shown, in decks and in hands.
void addWordsOfLooking(Vocabulary& all) {
    append(all.effects, effectsOfRevealing());
    append(all.effects, effectsOfTopCards());
    all.effects[operatorOf(all.effects, "reveal until")].shape.example = "{summon: {}}";
}

/// What cards have in common, and what several of them have together.
void addWordsOfSeveral(Vocabulary& all) {
    append(all.criteria, criteriaOfSeveral(all.printed));
    all.criteria.push_back(criterionOfSharing(all.printed, "element", "same element as"));
    all.criteria.push_back(criterionOfSharing(all.printed, "job", "same job as"));
    all.criteria.push_back(criterionOfSharing(all.printed, "category", "same category as"));
    append(all.criteria, criteriaOfMost(all.printed));
    all.amounts.push_back(amountOfKinds(all.printed));
}

CriterionSpec criterionOfBattles() {
    return {{.word = "in battle with",
             .fields = {{operand::of, Kind::objects, true}},
             .about = "It blocks one of these, or one of these blocks it (10.1.3.2).",
             .example = "this"},
            criteria::inBattleWith};
}

CriterionSpec criterionOfChoosing() {
    return {{.word = "choosing",
             .fields = {{operand::of, Kind::objects, true}},
             .about = "A Summon or an ability on the stack that has chosen one of these.",
             .example = "{forward: {controller: you}}"},
            criteria::choosing};
}

TriggerSpec triggerOfChoosing() {
    TriggerSpec spec{
        {.word = "is chosen",
         .fields = {{happens::what, Kind::objects, true},
                    {is_chosen_by::by, Kind::criteria},
                    {is_chosen_by::chooser, Kind::criteria}},
         .about = "A Summon or an ability has chosen it, and is on the stack (11.3.8, 11.6.11, 11.7.11, "
                  "11.8.7); with `by`, one like that. `chooser` says the same, and then `that` is the "
                  "Summon or the ability.",
         .example = "{what: this, chooser: {summon: {controller: opponent}}}"},
        EventKind::occurs,
        triggers::isChosen};
    spec.sorts = CardDefinition::choices;
    return spec;
}

TriggerSpec triggerOfMilling() {
    return {{.word = "put from deck into break zone",
             .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
             .about = "A card of a player's deck is put into the Break Zone.",
             .example = "{player: you, card: {forward: {}}}"},
            EventKind::move,
            triggers::goesFromDeck};
}

EffectSpec effectOfAttackingMore() {
    return {{.word = "attack times",
             .fields = {{lasting::of, Kind::objects, true},
                        {attack_times::times, Kind::amount, true},
                        {"until", Kind::oneWord, false, usualDurations()}},
             .about = "Objects may attack so often in an attack phase, as long as they are active.",
             .example = "{of: this, times: 2}"},
            takujo::effects::beginLasting,
            meanings::attackTimes};
}

} // namespace

void addWordsOfTexts(Vocabulary& all) {
    addWordsOfLooking(all);
    addWordsOfSeveral(all);
    all.givesAnyAbility = true;
    all.triggers.push_back(triggerOfChoosing());
    all.effects.push_back(effectOfAttackingMore());
    append(all.effects, effectsOfBarsOfTexts());
    append(all.effects, effectsOfSilence());
    append(all.effects, effectsOfNamingWords());
    append(all.effects, effectsOfJobs());
    append(all.effects, effectsOfSpecialCosts());
    append(all.criteria, criteriaOfNamingWords());
    all.effects.push_back(effectOfCastingLater());
    append(all.effects, effectsOfWhatWasDone());
    all.effects.push_back(effectOfWhatFollows());
    all.effects.push_back(effectOfDamageElsewhere());
    all.criteria.push_back(criterionOfChoosing());
    all.criteria.push_back(criterionOfBattles());
    all.effects.push_back({{.word = "use burst",
                            .fields = {{affects::what, Kind::objects, true}},
                            .about = "The owners of these cards may use their EX Bursts, wherever they lie "
                                     "(11.10.2).",
                            .example = "chosen"},
                           effects::useBurst});
    all.triggers.push_back(triggerOfMilling());
    all.costs.push_back({{.word = "take their counters",
                          .fields = {{cost_of_their_counters::from, Kind::objects, true},
                                     {cost_of_their_counters::named, Kind::text, true},
                                     {cost_of_their_counters::amount, Kind::amount}},
                          .about = "Take counters off one of these characters you control.",
                          .example = "{from: {backup: {}}, named: Charge}"},
                         costs::takeTheirCounters()});
}

} // namespace takujo::fftcg
