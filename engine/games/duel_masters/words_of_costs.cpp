#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/script/language/fields.h"

/// What texts let players pay.
namespace takujo::duel_masters {

namespace {

void payByDestroying(Run& run, const Scope& scope, const Term&, ObjectId with) {
    proposeDestruction(run, with, scope.effect.source, scope.effect.id);
}

/// 700.3: what cannot be destroyed pays nothing.
CostMeaning costOfDestroying() {
    CostMeaning meaning = costs::move<graveyard, toBeDestroyed | toLeave>();
    meaning.pay = payByDestroying;
    return meaning;
}

} // namespace

std::vector<CostSpec> ownCosts() {
    using Kind = FieldKind;
    const FieldShape what{cost_of::what, Kind::objects, true};
    const FieldShape amount{cost_of::amount, Kind::amount};
    return {
        {{.word = "mana",
          .fields = {{operand::of, Kind::cp, true}},
          .about = "Tap cards of your mana zone for so much, of these civilizations or of any: "
                   "{fire: 1, any: 2}.",
          .example = "{fire: 1, any: 2}"},
         {}},
        {{.word = "tap",
          .fields = {{cost_of_such::like, Kind::criteria}, {cost_of_such::amount, Kind::amount}},
          .about = "Tap untapped cards of yours in the battle zone, other than this."},
         costs::turnOthers<battleZone>()},
        {{.word = "destroy", .fields = {what, amount}, .about = "Destroy cards of yours (701.6)."},
         costOfDestroying()},
        {{.word = "put into graveyard",
          .fields = {what, amount},
          .about = "Put cards of yours into the graveyard."},
         costs::move<graveyard>()},
        {{.word = "return", .fields = {what, amount}, .about = "Put cards of yours into the hand."},
         costs::move<hand>()},
        {{.word = "put into mana",
          .fields = {what, amount},
          .about = "Put cards of yours into the mana zone."},
         costs::move<manaZone>()},
        {{.word = "discard",
          .fields = {{cost_of_discards::amount, Kind::amount}, {cost_of_discards::like, Kind::criteria}},
          .about = "Discard cards."},
         takujo::costs::discard()},
    };
}

} // namespace takujo::duel_masters
