#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"

#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/doing/moving_to.h"

/// What texts of this game do besides what the kit has words for: chapter 10.
namespace takujo::granblue {

std::vector<EffectSpec> ownEffects() {
    using Kind = FieldKind;
    namespace kit = takujo::effects;
    const FieldShape what{affects::what, Kind::objects, true};
    const FieldShape who{concerns::player, Kind::players};
    return {
        {{.word = "deploy",
          .fields = {{deploys::what, Kind::objects, true}, {deploys::rested, Kind::flag}},
          .about = "Deploys cards, as far as the limits allow it (10-2); `rested: true` in that state."},
         effects::deployBy},
        {{.word = "make crystal",
          .fields = {{deploys::what, Kind::objects, true}, {deploys::rested, Kind::flag}},
          .about = "Makes cards crystals of their owners (10-12)."},
         effects::makeCrystal},
        {{.word = "put into gauge",
          .fields = {what},
          .about = "Puts cards into their owners' gauges, which knocks nobody out."},
         kit::goTo<kit::MoveTarget{.zone = gauge}>},
        {{.word = "return", .fields = {what}, .about = "Puts cards into their owners' hands."},
         kit::goTo<kit::MoveTarget{.zone = hand, .landing = ZoneEnd::bottom}>},
        {{.word = "knock out", .fields = {what}, .about = "Knocks leaders and members out (9-2-2, 9-4-1-3)."},
         effects::knockOut},
        {{.word = "destroy armor",
          .fields = {{destroys_armor::player, Kind::players, true}, {destroys_armor::amount, Kind::amount}},
          .about = "Destroys armor of a player at the next check point, of that player's choice (9-4-2).",
          .example = "opponent"},
         effects::destroyArmor},
        {{.word = "destroy from armor",
          .fields = {what},
          .about = "Destroys these cards of an armor area at the next check point (9-4-2)."},
         effects::destroyTheseOfArmor},
        {{.word = "back to original",
          .fields = {{back_to_original::of, Kind::objects, true},
                     {back_to_original::number, Kind::words, true, {"rank", "hp", "attack"}}},
          .about = "What effects do to these numbers is over; what level cards and chips do is not (10-15).",
          .example = "{of: this, number: attack}"},
         effects::backToOriginal},
        {{.word = "negate received effects",
          .fields = {{lasting::of, Kind::objects, true}},
          .about = "What effects that have been carried out do to these is over (10-10-2-1)."},
         effects::negateReceived},
        {{.word = "declare",
          .fields = {{declares::what, Kind::oneWord, true, {"type", "attribute", "rank", "number"}},
                     {declares::player, Kind::players}},
          .about = "A player declares a card type, an attribute, a rank or another number "
                   "(10-11); what has it is {card: {declared: true}} from then on.",
          .example = "attribute"},
         effects::declare},
        {{.word = "job change",
          .fields = {who},
          .about = "A player may change the job of the leader, if that has not been done this turn (10-3).",
          .example = "you"},
         effects::jobChange},
        {{.word = "uncap",
          .fields = {who},
          .about = "A player may uncap a member, if that has not been done this turn (10-4).",
          .example = "you"},
         effects::uncap},
        {{.word = "put into armor",
          .fields = {what},
          .about = "Puts cards face down into their owners' armor areas."},
         kit::goTo<kit::MoveTarget{.zone = armor}>},
        {{.word = "pay",
          .fields = {{pays::cost, Kind::costs, true}},
          .about = "Under `may`: whoever agrees pays these costs, all of it or nothing. If it is not you, "
                   "`player` stands beside `may`.",
          .example = "{crystals: {fire: 1}}"},
         kit::pay,
         nullptr,
         Layer::none,
         kit::canPay},
    };
}

} // namespace takujo::granblue
