#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

/// What texts keep from happening at all (1.3.3): that a player draws, and that automatic abilities are
/// triggered. Neither changes what a card is, so whoever wants to know visits it.
namespace takujo::shadowverse_evolve {

namespace meanings {

void barsDrawing(Characteristics&, const Term&, std::int32_t) {}
void barsAbilities(Characteristics&, const Term&, std::int32_t) {}

} // namespace meanings

namespace {

using Kind = FieldKind;

/// The moments of a card itself that a text may name, in the order of its words.
constexpr std::array<std::string_view, 5> heads{"fanfare", "last words", "strike", "on evolve",
                                                "on super-evolve"};

/// Whether the event triggers the ability by that moment: an ability may wait for several.
bool isBegunBy(std::size_t head, const Scope& scope, const Event& event) {
    const std::vector<TriggerSpec>& all = vocabulary().triggers;
    static const std::array ops = [&all] {
        std::array<std::size_t, heads.size()> found{};
        std::ranges::transform(heads, found.begin(),
                               [&all](std::string_view word) { return operatorOf(all, word); });
        return found;
    }();
    const auto isMet = [&](const Term& trigger) {
        return trigger.op == ops[head] && all[trigger.op].isAbout(event.kind) &&
               all[trigger.op].matches(scope, trigger, event);
    };
    return isMet(scope.ability.trigger) || std::ranges::any_of(scope.ability.otherTriggers, isMet);
}

} // namespace

bool mayDraw(const Position& position, Player player) {
    bool isBarred = false;
    visitModifiersOf(position, meanings::barsDrawing, player, concerns::player,
                     [&](const Scope&, const Term&) { isBarred = true; });
    return !isBarred;
}

bool isSilent(const Position& position, const EffectRecord& effect, const Event* event) {
    bool isBarred = false;
    const auto look = [&](const Scope& scope, const Term& term) {
        const Term& head = term[bars_abilities::what];
        const bool isMeant =
            !head.exists() || (event != nullptr && isBegunBy(static_cast<std::size_t>(head.number),
                                                             scopeOf(position, effect), *event));
        isBarred = isBarred || (isMeant && isLike(scope, term[bars::of], know(position, effect.source)));
    };
    visitModifiersOf(position, meanings::barsAbilities, effect.controller, bars::player, std::cref(look));
    return isBarred;
}

std::vector<EffectSpec> effectsOfKeepingFromHappening() {
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    return {{{.word = "cannot draw",
              .fields = {{concerns::player, Kind::players, true}, until},
              .about = "A player draws no cards (1.3.3), in the start phase neither.",
              .example = "opponent"},
             takujo::effects::beginPlayerLasting,
             meanings::barsDrawing,
             Layer::none},
            {{.word = "cannot trigger",
              .fields = {{bars::of, Kind::criteria, true},
                         {bars::player, Kind::players},
                         {bars_abilities::what, Kind::oneWord, false, {heads.begin(), heads.end()}},
                         until},
              .about = "Automatic abilities of a player's cards like that are not triggered (1.3.3); with "
                       "`what` only those of that moment.",
              .example = "{of: {follower: {}}, player: opponent, what: fanfare}"},
             takujo::effects::beginPlayerLasting,
             meanings::barsAbilities,
             Layer::none}};
}

} // namespace takujo::shadowverse_evolve
