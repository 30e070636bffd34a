#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/turn_parts.h"

#include <algorithm>
#include <cstddef>

/// How long something lasts, and who has how many turns.
namespace takujo {

const std::vector<std::string_view>& durationWords() {
    static const std::vector<std::string_view> words{"end of turn",
                                                     "end of your next turn",
                                                     "end of the opponent's next turn",
                                                     "this leaves",
                                                     "end of game",
                                                     "your next turn begins",
                                                     "the opponent's next turn begins",
                                                     "end of this battle",
                                                     "end of this phase",
                                                     "end of this step",
                                                     "it leaves this zone"};
    return words;
}

const std::vector<std::string_view>& usualDurations() {
    constexpr auto usual = static_cast<std::ptrdiff_t>(Duration::endOfGame) + 1;
    static const std::vector<std::string_view> words{durationWords().begin(),
                                                     durationWords().begin() + usual};
    return words;
}

void addDurations(std::vector<EffectSpec>& effects, Duration last) {
    const auto upTo = [](Duration duration) {
        const auto count = static_cast<std::ptrdiff_t>(duration) + 1;
        return std::vector<std::string_view>{durationWords().begin(), durationWords().begin() + count};
    };
    const std::vector<std::string_view> words = upTo(last);
    // What waits for something changes no object that could leave.
    const std::vector<std::string_view> ofWhatWaits = upTo(std::min(last, Duration::endOfStep));
    for (EffectSpec& effect : effects)
        for (FieldShape& field : effect.shape.fields)
            if (field.kind == FieldKind::oneWord && field.key == "until")
                field.words = effect.shape.fields.front().key == "of" ? words : ofWhatWaits;
}

std::vector<EffectSpec> effectsOfTurns() {
    const FieldShape player{concerns::player, FieldKind::players};
    return {
        {{.word = "extra turn",
          .fields = {player},
          .about = "A player has one more turn, right after this one; of several the latest comes first."},
         effects::extraTurn},
        {{.word = "skip turn", .fields = {player}, .about = "A player does not have the next turn."},
         effects::skipTurn}};
}

namespace effects {

namespace {

/// Of both players, the turn player's last: so it comes first.
template <class Change>
Next changeTurns(Run& run, const Scope& scope, const Term& term, Change change) {
    const PlayerSet who = playersOf(scope, term[concerns::player], scope.effect.controller);
    for (const Player player : {opponentOf(run.state.turnPlayer), run.state.turnPlayer})
        if (who.has(player)) {
            change(run, player);
            countAsDone(run.state, scope.effect.id);
        }
    return Next::on();
}

} // namespace

Next extraTurn(Run& run, const Scope& scope, const Term& term) {
    return changeTurns(run, scope, term, addExtraTurn);
}

Next skipTurn(Run& run, const Scope& scope, const Term& term) {
    return changeTurns(run, scope, term,
                       [](Run& skipping, Player player) { skipNextTurn(skipping.state, player); });
}

} // namespace effects

} // namespace takujo
