#include "engine/games/fftcg/bars_of_texts.h"

#include "engine/games/fftcg/fields.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/said.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

/// What a player cannot do at all has no cards that it is about: its player stands elsewhere in the term.
void barOfDeeds(Characteristics&, const Term&, std::int32_t) {}

/// Visits the scope and the term of each text that keeps the player from it.
template <class Visit>
void visitBars(const Position& position, Player player, Bar bar, const Visit& visit) {
    const struct {
        const Visit& visit;
        Bar bar;
    } asked{visit, bar};
    visitModifiersOf(position, modifiers::bar, player, bars::player,
                     [&asked](const Scope& scope, const Term& term) {
                         if (term.number == asked.bar)
                             asked.visit(scope, term);
                     });
}

template <class Visit>
void visitBarsOfAbility(const Position& position, const Attempt& attempt, const Visit& visit) {
    if (!isSaid(position, modifiers::bar))
        return;
    const Ability* const ability = playing::triedAbility(position, attempt);
    if (ability == nullptr)
        return;
    const Known card = know(position, attempt.option.object);
    visitBars(position, attempt.player, barOfAbilities, [&](const Scope& scope, const Term& term) {
        const Term& forms = term[bars_abilities::what];
        const bool isMeant =
            !forms.exists() || (static_cast<std::uint32_t>(forms.number) >> ability->form & 1U) != 0;
        if (isMeant && isLikeThere(scope, term[bars::of], card))
            visit(scope);
    });
}

bool isFreeToUseIt(const Position& position, const Attempt& attempt) {
    bool isBarred = false;
    visitBarsOfAbility(position, attempt, [&](const Scope&) { isBarred = true; });
    return !isBarred;
}
void nameWhatBars(const Position& position, const Attempt& attempt, Arguments& arguments) {
    visitBarsOfAbility(position, attempt, [&](const Scope& scope) {
        arguments.push_back(cardArgument("by", position.cardOf(scope.effect)));
    });
}

template <Bar bar>
bool isFree(const Position& position, Player player) {
    bool isBarred = false;
    visitModifiersOf(position, barOfDeeds, player, bars_player::player,
                     [&](const Scope&, const Term& term) { isBarred = isBarred || term.number == bar; });
    return !isBarred;
}

EffectSpec barOf(Operator shape, Bar bar, ModifierMeaning meaning = modifiers::bar) {
    shape.slot = bar;
    return {std::move(shape), takujo::effects::beginPlayerLasting, meaning, Layer::none};
}

} // namespace

std::vector<EffectSpec> effectsOfBarsOfTexts() {
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    std::vector<EffectSpec> all;
    EffectSpec casting = effectsOfBars().front();
    casting.shape.word = "cannot cast";
    casting.shape.about = "A player cannot cast cards like that (2.2).";
    all.push_back(std::move(casting));
    all.push_back(barOf({.word = "cannot use",
                         .fields = {{bars::of, Kind::criteria, true},
                                    {bars::player, Kind::players},
                                    {bars_abilities::what, Kind::words, false, {"action", "special", "warp"}},
                                    until},
                         .about = "A player cannot use action and special abilities of cards like that, or "
                                  "only those of a form that `what` names.",
                         .example = "{of: {forward: {}}, player: opponent}"},
                        barOfAbilities));
    all.push_back(barOf({.word = "cannot use bursts",
                         .fields = {{bars::of, Kind::criteria, true}, {bars::player, Kind::players}, until},
                         .about = "A player cannot use EX Bursts of cards like that (11.10.2).",
                         .example = "{of: {card: {}}, player: opponent}"},
                        barOfBursts));
    all.push_back(
        barOf({.word = "cannot search",
               .fields = {{bars_player::player, Kind::players, true}, until},
               .about = "A player does not search (15.1.1.8): that part of a text is left out (2.3).",
               .example = "opponent"},
              barOfSearching, barOfDeeds));
    all.push_back(barOf({.word = "cannot draw",
                         .fields = {{bars_player::player, Kind::players, true}, until},
                         .about = "A player draws no cards by texts (2.3); the draw phase is none.",
                         .example = "opponent"},
                        barOfDrawing, barOfDeeds));
    EffectSpec opening = effectsOfOpenedZones().front();
    opening.shape.word = "may cast";
    opening.shape.about = "A player may cast cards like that from such a zone of that player's, too, at the "
                          "time at which they are cast from the hand, and pays for them.";
    opening.shape.example = "{of: {summon: {}}, from: break zone, until: end of turn}";
    all.push_back(std::move(opening));
    return all;
}

Condition noTextBarsTheAbility() {
    return {Aspect::limits, "ability-is-barred", "2.2", isFreeToUseIt, nameWhatBars};
}

bool mayUseBurst(const Position& position, ObjectId card) {
    const Known known = know(position, card);
    bool isBarred = false;
    visitBars(position, known.owner, barOfBursts, [&](const Scope& scope, const Term& term) {
        isBarred = isBarred || isLike(scope, term[bars::of], known);
    });
    return !isBarred;
}

/// OPEN 43
bool maySearch(const Position& position, Player player) {
    return isFree<barOfSearching>(position, player);
}
bool mayDrawByTexts(const Position& position, Player player) {
    return isFree<barOfDrawing>(position, player);
}

} // namespace takujo::fftcg
