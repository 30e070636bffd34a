#include "engine/kit/drawing.h"

#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/turn_parts.h"

#include <span>

namespace takujo::drawing {

namespace {

enum Local : std::size_t { who, left, mayStop, forEffect, most };
enum Step : std::uint16_t { looks, asksFirst, draws };

Next begin(const Run& run, Player player, std::int32_t count, bool upTo, std::uint16_t effect) {
    return Next::call(run.rules.tables().script.drawing,
                      {static_cast<std::int32_t>(indexOf(player)), count, upTo ? 1 : 0, effect, count});
}

void proposeFor(Run& run, Player player, std::int32_t count, std::uint16_t effect) {
    const std::size_t firstEvent = run.state.events.size();
    run.rules.tables().script.draw(run, player, count);
    for (Event& event : std::span{run.state.events}.subspan(firstEvent))
        event.effect = effect;
}

Next lookForNext(Run& run) {
    if (run.local(left) <= 0 || !nextToDraw(run, whoDraws(run)).exists())
        return Next::finish();
    return run.local(mayStop) != 0 ? Next::on() : Next::jump(draws);
}

void offerNext(const Position& position, Decision& decision) {
    const auto& locals = position.state.frames.back().locals;
    const ScriptTables& tables = position.rules.tables().script;
    decision.decider = whoDraws(position);
    if (const EffectRecord* const effect =
            findEffect(position.state, static_cast<std::uint16_t>(locals[forEffect])))
        decision.about = effect->source;
    decision.done = locals[most] - locals[left];
    decision.goal = locals[most];
    for (const ScriptVerb verb : {ScriptVerb::agree, ScriptVerb::decline}) {
        Option option;
        option.verb = verbOf(tables, verb);
        decision.options.push_back(option);
    }
}

Next takeNext(Run& run, const Option& answer) {
    return answer.verb == verbOf(run.rules.tables().script, ScriptVerb::agree) ? Next::on() : Next::finish();
}

Next drawNext(Run& run) {
    --run.local(left);
    proposeFor(run, whoDraws(run), 1, static_cast<std::uint16_t>(run.local(forEffect)));
    return Next::on();
}

} // namespace

Next draw(Run& run, Player player, std::int32_t count, std::uint16_t effect) {
    if (run.rules.tables().script.drawsOneByOne)
        return begin(run, player, count, false, effect);
    proposeFor(run, player, count, effect);
    return Next::on();
}

Next drawUpTo(Run& run, Player player, std::int32_t most, std::uint16_t effect) {
    return begin(run, player, most, true, effect);
}

Procedure oneByOne(std::string_view rule) {
    return {"drawing cards one by one",
            "",
            {{"is there another card to draw", "", lookForNext},
             {"whether to draw another one", rule, Question{DecisionKind::yesNo, offerNext, takeNext}},
             {"one card is drawn", "", drawNext},
             {"and the next draw", "", [](Run&) { return Next::jump(looks); }}}};
}

bool asksForAnother(const Position& position) {
    const std::uint16_t procedure = position.rules.tables().script.drawing;
    return procedure != 0 && asks(position, procedure, asksFirst);
}

Player whoDraws(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}

} // namespace takujo::drawing
