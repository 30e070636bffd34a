#include "engine/games/granblue/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

#include <algorithm>
#include <array>

/// 9-4-3: for each member that was knocked out, and each summon found in armor, a member comes from the hand.
namespace takujo::granblue {

namespace {

enum ReplenishingStep : std::uint16_t { isThereAny, asksForMember };
constexpr std::size_t whose = 0; // in the frame

Player playerOf(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whose]);
}

/// The turn player's all come first.
Next replenishWhatIsDue(Run& run) {
    for (const Player player : inOrder(run, turnPlayersReplenishmentFirst))
        for (const Note& note : run.state.notes)
            if (note.kind == replenishmentDue && note.player == player)
                return Next::call(replenishing, {static_cast<std::int32_t>(player)});
    return Next::on();
}

void takeDue(State& state, Player player) {
    const auto due = std::ranges::find_if(state.notes, [&](const Note& note) {
        return note.kind == replenishmentDue && note.player == player;
    });
    state.notes.erase(due);
}

Next look(Run& run) {
    const Player player = playerOf(run);
    takeDue(run.state, player);
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, hand)))
        if (isPossible(run, {player, {replenish, {}, id, {}, 0}}))
            return Next::on();
    return Next::finish();
}

constexpr std::array<Verb, 2> answers{replenish, noReplenishment};

void offerMembers(const Position& position, Decision& decision) {
    decision.decider = playerOf(position);
    for (const Verb verb : answers)
        offer(position, decision.decider, verb, decision);
}

Next takeMember(Run& run, const Option& answer) {
    if (answer.verb == replenish) {
        const Player player = playerOf(run);
        Event event = movedTo(zoneOf(player, memberArea), answer.object, player);
        event.flags = Event::arrivesAside;
        run.propose(event);
    }
    return Next::finish();
}

/// Also when it is found out whether there is anybody.
bool asksToReplenish(const Position& position) {
    return asks(position, replenishing, asksForMember) || asks(position, replenishing, isThereAny);
}
bool isMember(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == member;
}

} // namespace

RuleProcess replenishmentProcess() {
    return {.name = "members are replenished", .rule = "9-4-3-1 9-4-3-2 9-4", .start = replenishWhatIsDue};
}

Procedure replenishingSteps() {
    return {"a member is replenished",
            "9-4-3-3",
            {{"is there any", "9-4-3-3-1", look},
             {"a member of the hand", "9-4-3-3-1",
              Question{DecisionKind::chooseCards, offerMembers, takeMember}}}};
}

std::vector<VerbSpec> replenishingVerbs() {
    constexpr std::string_view rule = "9-4-3-3-1";
    VerbSpec one{.word = "replenish",
                 .from = {{hand, Whose::mine}},
                 .conditions = {onlyWhen<asksToReplenish>("nobody-replenishes-now", rule),
                                onlyFor<asksToReplenish, playerOf>("other-player-decides", rule),
                                {Aspect::object, "not-in-hand", rule, liesInOwn<hand>},
                                {Aspect::object, "only-members-are-deployed", rule, isMember}},
                 .place = ownPlace<memberArea>,
                 .onlyWhenAsked = true};
    for (const Condition& condition : deployConditions())
        one.conditions.push_back(condition);
    return {one,
            {.word = "replenish nobody",
             .conditions = {onlyWhen<asksToReplenish>("nobody-replenishes-now", rule),
                            onlyFor<asksToReplenish, playerOf>("other-player-decides", rule)},
             .onlyWhenAsked = true}};
}

/// OPEN 29: whoever was the master of the member replenishes. A knock-out brings it to the gauge: what has
/// gone elsewhere instead has no reason any more.
void noticeReplenishment(Run& run, const Event& event) {
    if (event.kind != EventKind::move || event.reason != knockedOut || event.from.kind != memberArea)
        return;
    replenishmentIsDue(run, event.from.player);
}

void replenishmentIsDue(Run& run, Player player) {
    Note note;
    note.kind = replenishmentDue;
    note.player = player;
    run.state.notes.push_back(note);
    run.state.settled = false;
}

} // namespace takujo::granblue
