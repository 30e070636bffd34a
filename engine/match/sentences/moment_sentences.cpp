#include "engine/match/sentences/moment_sentences.h"

#include "engine/core/zones.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/view.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace takujo {

std::string MomentSentences::runningStep() const {
    const Match& match = spoken_.match();
    if (match.over())
        return {};
    const std::vector<Frame>& frames = match.state().frames;
    for (const Frame& frame : std::views::reverse(frames)) {
        // A procedure that has called another stands behind that step already.
        const std::size_t step = &frame == &frames.back() ? frame.step : frame.step - std::size_t{1};
        const auto& steps = match.position().rules.procedure(frame.procedure).steps;
        if (step < steps.size() && spoken_.words().find("running", steps[step].name) != nullptr)
            return spoken_.word("running", steps[step].name);
    }
    return {};
}

std::vector<Filling> MomentSentences::markedCards() const {
    const Match& match = spoken_.match();
    const Speech speech = spoken_.speech();
    const Position position = match.position();
    std::vector<Filling> result;
    for (const MarkSpec& mark : match.game().tables.marks) {
        std::vector<std::string> names;
        for (const ZoneSpec& spec : match.game().tables.zones)
            for (const Player player : bothPlayers) {
                if (!spec.table)
                    continue;
                const auto kind = static_cast<std::uint8_t>(&spec - match.game().tables.zones.data());
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
std::string MomentSentences::markedName(ObjectId id) const {
    std::vector<Filling> filled{{"card", spoken_.objectName(id)}};
    for (const NumberSpec& number : spoken_.match().game().tables.numbers) {
        std::int32_t sum = 0;
        for (const Contribution& part : explain(spoken_.match(), id, number.word))
            sum += part.amount;
        filled.push_back(numberFilling(number.word, sum));
    }
    return spoken_.say("phrases", "marked card", filled);
}

std::string MomentSentences::whatPassingLeadsTo() const {
    const Match& match = spoken_.match();
    const Game& game = match.game();
    if (game.whatFollows == nullptr)
        return {};
    const std::string_view follows = game.whatFollows(match.position());
    if (follows.empty())
        return {};
    const State& state = match.state();
    std::vector<Filling> filled = markedCards();
    std::string key{follows};
    const auto canSay = [&](const std::string& candidate) {
        const LocalizedText* const pattern = spoken_.words().find("what follows", candidate);
        return pattern != nullptr && std::ranges::all_of(slotsOf(pattern->en), [&](const std::string& slot) {
                   return std::ranges::find(filled, slot, &Filling::name) != filled.end();
               });
    };
    for (const Filling& marked : markedCards())
        if (std::string more = dotted(follows, marked.name); canSay(more))
            key = std::move(more);
    filled.push_back({"follows", spoken_.say("what follows", key, filled)});
    filled.push_back({"other", spoken_.player(opponentOf(match.decision().decider))});
    return spoken_.say("phrases", state.passes == 0 ? "passing.first" : "passing", filled);
}

ObjectId topOfShared(const Match& match, std::size_t kind) {
    const bool isShared = match.game().tables.zones[kind].shared;
    return isShared ? topOf(match.state(), {static_cast<std::uint8_t>(kind), Player::nobody}) : ObjectId{};
}

} // namespace takujo
