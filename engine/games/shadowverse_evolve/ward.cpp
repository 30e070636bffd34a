#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

#include <array>

/// 12.8.2: a follower with ward that has been put onto the field standing may be acted at once, in the middle
/// of whatever goes on.
namespace takujo::shadowverse_evolve {

namespace {

enum Step : std::uint16_t { whoArrived, isAskedFor };
constexpr std::size_t which = 0;
constexpr auto isAsked = asksAt<wardArrives, isAskedFor>;

ObjectId arrived(const Position& position) {
    for (const Player player : {position.state.turnPlayer, opponentOf(position.state.turnPlayer)})
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, field)))
            if (hasMark(position.state, id, justArrived))
                return id;
    return {};
}
Player whoseWard(const Position& position) {
    const ObjectId id = unpackedObject(position.state.frames.back().locals[which]);
    return lives(position.state, id) ? record(position.state, id).controller : position.state.turnPlayer;
}

Next start(Run& run) {
    return arrived(run).exists() ? Next::call(wardArrives) : Next::on();
}

/// Only what still stands, and has ward now that it is there.
Next findNext(Run& run) {
    const ObjectId id = arrived(run);
    if (!id.exists())
        return Next::finish();
    run.local(which) = packed(id);
    proposeUnmark(run, id, justArrived);
    const bool asks = has(run, id, ward) && !record(run.state, id).isAside() &&
                      (know(run, id).types() >> follower & 1U) != 0;
    return asks ? Next::on() : Next::again();
}

void offerActing(const Position& position, Decision& decision) {
    decision.decider = whoseWard(position);
    decision.about = unpackedObject(position.state.frames.back().locals[which]);
    for (const takujo::Verb verb : {actAtOnce, stayStanding})
        offer(position, decision.decider, verb, decision);
}

Next takeActing(Run& run, const Option& answer) {
    const ObjectId id = unpackedObject(run.local(which));
    if (answer.verb == actAtOnce && lives(run.state, id))
        run.propose(doneTo(id, EventKind::turnAside, record(run.state, id).controller, Cause::choice));
    return Next::jump(whoArrived);
}

} // namespace

/// 12.8.2 speaks of what is put onto the field, as tokens are that are made there (9.1.2.2): not of what goes
/// from one field to the other.
void noticeArrival(Run& run, const Event& event) {
    const bool arrives =
        event.kind == EventKind::create || (event.kind == EventKind::move && event.from.kind != field);
    if (!arrives || event.to.kind != field || !event.became.exists() || !has(run, event.became, ward) ||
        record(run.state, event.became).isAside())
        return;
    record(run.state, event.became).marks |= justArrived;
}

RuleProcess wardProcess() {
    return {.name = "a follower with ward arrives",
            .rule = "12.8.2",
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move) | only(EventKind::create),
            .start = start};
}

Procedure wardArrivesSteps() {
    return {
        "a follower with ward arrives",
        "12.8.2",
        {{"which follower with ward arrived", "12.8.2", findNext},
         {"whether it is acted at once", "12.8.2", Question{DecisionKind::yesNo, offerActing, takeActing}}}};
}

std::vector<VerbSpec> wardVerbs() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("no-ward-arrives-now", "12.8.2"),
                                       onlyFor<isAsked, whoseWard>("other-player-decides", "12.8.2")},
                        .onlyWhenAsked = true};
    };
    return {verb("act at once"), verb("stay standing")};
}

} // namespace takujo::shadowverse_evolve
