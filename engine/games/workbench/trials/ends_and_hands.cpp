#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/opening.h"
#include "engine/kit/turn_parts.h"

namespace takujo::workbench::trials {

namespace {

template <Policy policy>
bool isOn(const Position& position) {
    return position.rules.policy(policy) != 0;
}

// Rules ask the turn player which cards of the board go, and which of the hand, down to a limit.

enum EndStep : std::uint16_t { asksForBoard, picksOfBoard, boardGoes, asksForHand };

Next askForBoard(Run& run) {
    const RulePick pick{.player = run.state.turnPlayer,
                        .least = run.rules.policy(leastPutAway),
                        .most = run.rules.policy(mostPutAway),
                        .kind = isPutAway,
                        .verb = sendAway,
                        .enough = noMoreAway,
                        .inOrder = isOn<putAwayInOrder>(run)};
    Scratch<ObjectId> cards;
    for (const ObjectId id : objectsIn(run.state, zoneOf(pick.player, board), Query::counted))
        cards.push_back(id);
    return askToPick(run, cards, pick) ? Next::on() : Next::jump(boardGoes);
}

Next pickedOnBoard(Run&) {
    return Next::on();
}

Next putPickedAway(Run& run) {
    for (const ObjectId id : pickedFor(run.state, isPutAway)) {
        const Player owner = run.position().ownerOf(id);
        run.propose(movedTo(zoneOf(owner, heap), id, run.state.turnPlayer));
    }
    return Next::on();
}

Next askForHand(Run& run) {
    if (!isOn<handLimit>(run))
        return Next::finish();
    const RulePick pick{.player = run.state.turnPlayer, .kind = isDiscarded, .verb = discardOver};
    if (askWhatIsOver(run, zoneOf(pick.player, hand), run.rules.policy(handLimit), pick))
        return Next::on();
    discardPicked(run, isDiscarded);
    return Next::finish();
}

Next discardTheseCards(Run& run) {
    return discardPicked(run, isDiscarded);
}

Procedure endSteps() {
    return {
        "what rules ask at the end of a turn",
        "",
        {{"which cards of the board go", "w-40", askForBoard},
         {"cards of the board are picked", "w-40", pickQuestion<pickedOnBoard>(DecisionKind::chooseObjects)},
         {"they go together", "w-40", putPickedAway},
         {"is the hand over its limit", "w-41", askForHand},
         {"cards of the hand are picked", "w-41",
          pickQuestion<discardTheseCards>(DecisionKind::chooseCards)}}};
}

VerbSpec enoughVerb() {
    return {
        .word = "put no more away",
        .conditions = {onlyWhen<asksToPickFor<isPutAway>>("no-rule-asks-for-it", "w-40"),
                       {Aspect::choices, "too-few-for-the-rule", "w-40", isEnoughPicked, nullptr, false}}};
}

// New opening hands.

Procedure newHandSteps() {
    return {"a new hand",
            "",
            {{"keep the hand or take a new one", "w-42", opening::keepOrNot()},
             {"cards go under the deck", "w-42", opening::whichGoBack()},
             {"they are put there", "w-42", opening::putUnder},
             {"the deck is shuffled again", "w-42", opening::shuffleAgain},
             {"as many are drawn", "w-42", opening::drawAgain}}};
}

std::vector<VerbSpec> newHandVerbs() {
    const auto when = [](bool (*isAsked)(const Position&, const Attempt&)) {
        return Condition{Aspect::time, "no-new-hand-now", "w-42", isAsked, nullptr, false};
    };
    return {{.word = "keep", .conditions = {when(opening::decidesRedraw)}},
            {.word = "new hand", .conditions = {when(opening::decidesRedraw)}},
            {.word = "put under",
             .from = {{hand, Whose::mine}},
             .conditions = {when(opening::putsBack),
                            {Aspect::object, "new-hand-is-of-the-hand", "w-42", liesInOwn<hand>},
                            {Aspect::choices, "put-under-already", "w-42", isUnpicked}},
             .place = ownPlace<deck>},
            {.word = "put no more under",
             .conditions = {
                 when(opening::putsBack),
                 {Aspect::choices, "none-put-under", "w-42", opening::mayPutBackNoMore, nullptr, false}}}};
}

template <Limit::Of whose>
void limitStrikes(RuleTables& tables, std::int32_t count) {
    if (count > 0)
        tables.verbs[strike].limit = {.count = static_cast<std::uint8_t>(count), .of = whose};
}

} // namespace

std::vector<PolicySpec> policies() {
    return {{"most cards put away in a turn", "w-40", 0, 0},
            {"fewest cards put away in a turn", "w-40", 0, 0},
            {"hand limit", "w-41", 0, 0},
            {"new hand", "w-42", 0, 0},
            {"new hand in an order", "w-42", 0, 0},
            {"new hand is shown", "w-42", 0, 0},
            {"new hand is shuffled", "w-42", 0, 0},
            {"only the first rule process", "w-43", 0, 0},
            {"rule processes between waiting effects", "w-44", 0, 0},
            {"a pass settles", "w-45", 0, 0},
            {"what says no end ends with the turn", "w-51", 0, 0},
            {"strikes of a card in a turn", "w-56", 0, 0, limitStrikes<Limit::Of::card>},
            {"strikes of a player in a turn", "w-56", 0, 0, limitStrikes<Limit::Of::player>},
            {"blows wait", "w-120", 0, 0},
            {"work may be held", "w-146", 0, 0},
            {"the turn player's own come before a draw", "w-181", 0, 0},
            {"strikes are answered", "w-185", 0, 0},
            {"broken wards are declared", "w-189", 0, 0},
            {"what is put away is put in an order", "w-234", 0, 0},
            {"wards stay what they were made", "w-247", 0, 0}};
}

std::vector<VerbSpec> verbs() {
    std::vector<VerbSpec> all{pickVerb<isPutAway>("put away", board, "w-40"), enoughVerb(),
                              pickVerb<isDiscarded>("discard", hand, "w-41")};
    for (VerbSpec& verb : newHandVerbs())
        all.push_back(std::move(verb));
    return all;
}

std::vector<Procedure> procedures() {
    return {endSteps(), newHandSteps(), battleSteps()};
}

Next atTheEnd(Run& run) {
    return isOn<mostPutAway>(run) || isOn<handLimit>(run) ? Next::call(trialsOfEnd) : Next::on();
}

void addTo(OpeningTables& tables) {
    tables.redraw = [](const Position& position) {
        return RedrawPolicy{static_cast<RedrawPolicy::Which>(position.rules.policy(newHand)),
                            isOn<newHandInOrder>(position), isOn<newHandIsShown>(position),
                            isOn<newHandIsShuffled>(position)};
    };
    tables.redrawing = redrawing;
    tables.keep = keep;
    tables.takeNew = takeNewHand;
    tables.putBack = putUnder;
    tables.noMore = noMoreUnder;
    tables.ruleOfRedraw = "w-42";
}

void addTo(TimingTables& tables) {
    tables.onlyFirstProcess = isOn<onlyFirstProcess>;
    tables.afterEachItem = isOn<processesBetween>;
    tables.passSettles = isOn<passSettles>;
}

} // namespace takujo::workbench::trials
