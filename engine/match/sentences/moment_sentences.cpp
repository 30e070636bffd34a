#include "engine/core/zones.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/sentences.h"
#include "engine/match/sentences/speech.h"

#include <algorithm>
#include <ranges>
#include <utility>

/// What is said of the moment at hand: the running step, what comes after it, and who is in the middle of
/// what.
namespace takujo {

std::string Sentences::runningStep() const {
    if (match_->over())
        return {};
    const std::vector<Frame>& frames = match_->state().frames;
    for (const Frame& frame : std::views::reverse(frames)) {
        // A procedure that has called another stands behind that step already.
        const std::size_t step = &frame == &frames.back() ? frame.step : frame.step - std::size_t{1};
        const auto& steps = match_->position().rules.procedure(frame.procedure).steps;
        if (step < steps.size() && words_->find("running", steps[step].name) != nullptr)
            return word("running", steps[step].name);
    }
    return {};
}

/// The cards that have a mark, each with what a player wants to know of it then.
std::vector<Filling> Sentences::markedCards() const {
    const Speech speech{*words_, language_};
    const Position position = match_->position();
    std::vector<Filling> result;
    for (const MarkSpec& mark : match_->game().tables.marks) {
        std::vector<std::string> names;
        for (const ZoneSpec& spec : match_->game().tables.zones)
            for (const Player player : bothPlayers) {
                if (!spec.table)
                    continue;
                const auto kind = static_cast<std::uint8_t>(&spec - match_->game().tables.zones.data());
                for (const ObjectId id : objectsIn(position.state, {kind, player}))
                    if ((record(position.state, id).marks & mark.bit) != 0)
                        names.push_back(markedName(id));
            }
        if (!names.empty())
            result.push_back({mark.word, speech.list(names), names.size() == 1});
    }
    return result;
}

/// "Ember (5000)"
std::string Sentences::markedName(ObjectId id) const {
    std::vector<Filling> filled{{"card", objectName(id)}};
    for (const NumberSpec& number : match_->game().tables.numbers) {
        std::int32_t sum = 0;
        for (const Contribution& part : explain(*match_, id, number.word))
            sum += part.amount;
        filled.push_back(numberFilling(number.word, sum));
    }
    return say("phrases", "marked card", filled);
}

/// "Pass, and the attack phase begins."; empty where passing leads to nothing that has words.
std::string Sentences::whatPassingLeadsTo() const {
    const Game& game = match_->game();
    if (game.whatFollows == nullptr)
        return {};
    const auto follows = game.whatFollows(match_->position());
    if (!follows)
        return {};
    const State& state = match_->state();
    std::vector<Filling> filled = markedCards();
    std::string key{game.followings[*follows]};
    const auto canSay = [&](const std::string& candidate) {
        const LocalizedText* const pattern = words_->find("what follows", candidate);
        return pattern != nullptr && std::ranges::all_of(slotsOf(pattern->en), [&](const std::string& slot) {
                   return std::ranges::find(filled, slot, &Filling::name) != filled.end();
               });
    };
    for (const Filling& marked : markedCards())
        if (std::string more = dotted(game.followings[*follows], marked.name); canSay(more))
            key = std::move(more);
    filled.push_back({"follows", say("what follows", key, filled)});
    filled.push_back({"other", player(opponentOf(match_->decision().decider))});
    return say("phrases", state.passes == 0 ? "passing.first" : "passing", filled);
}

} // namespace takujo
