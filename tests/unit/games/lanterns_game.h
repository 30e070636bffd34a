#pragma once

#include "engine/kit/arrivals.h"
#include "engine/kit/script/lasting/continuous.h"
#include "tests/unit/games/lanterns/rules.h"
#include "tests/unit/games/lanterns/striking.h"
#include "tests/unit/games/lanterns/words.h"

/// Lanterns as a whole: its tables, its decks, and the moments at which its scenarios begin.
namespace takujo::lanterns {

// Rule processes.

inline void destroyed(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, {terrace, player}))
            if (record(run.state, id).damage >= strengthOf(run, id))
                moveTo(run, id, {ash, player});
}

inline void burntOut(Run& run) {
    for (const Player player : bothPlayers)
        if (run.state.players[indexOf(player)].values[scorch] >= scorchesThatLose)
            proposeLoss(run, player);
}

inline void outOfCards(Run& run) {
    for (const Player player : bothPlayers)
        if (countIn(run.state, {deck, player}) == 0)
            proposeLoss(run, player);
}

// The parts of numbers that players see.

inline void strengthParts(const Position& position, ObjectId id, std::vector<Contribution>& parts) {
    if (know(position, id).hasNumber(strength))
        contributionsTo(position, id, strength, "5.5", "7.2", parts);
}

// Free timing by day.

inline Next act(Run& run, const Option& answer) {
    switch (answer.verb) {
    case light:
        return lightLamp(run, answer.object);
    case play:
        return Next::call(playingCard, {packed(answer.object)});
    case use:
        return callUsing(answer);
    case lay:
        return Next::call(laying, {packed(answer.object), packed(answer.target)});
    default:
        return Next::call(striking, {packed(answer.object), packed(answer.target)});
    }
}

inline constexpr std::array<Verb, 6> freeVerbs{light, play, use, lay, strike, rest};
inline constexpr timing::FreeTiming byDayFreely{.name = "actions",
                                                .rule = "3.5",
                                                .question = "what the turn player does",
                                                .settles = "7.1",
                                                .settling = settling,
                                                .player = actor,
                                                .verbs = freeVerbs,
                                                .act = act};

// The tables.

inline std::vector<ZoneSpec> zones() {
    return {{.word = "deck", .visibility = Visibility::nobody, .ordered = true},
            {.word = "hand", .visibility = Visibility::owner},
            {.word = "terrace", .table = true},
            {.word = "lamps", .table = true, .rule = "4.2", .faceDown = Visibility::owner, .blank = true},
            {.word = "air", .shared = true},
            {.word = "ash", .ordered = true},
            {.word = "vault"}};
}

inline std::vector<VerbSpec> verbs(const RuleTables& tables) {
    std::vector<VerbSpec> all = verbsOfBeginning();
    append(all, {lightVerb(),
                 playVerb(),
                 useVerb(),
                 layVerb(),
                 strikeVerb(),
                 {.word = "rest", .conditions = byDay()}});
    append(all, verbsOfPaying());
    append(all, verbsOfBlocking());
    append(all, {waitingVerb("next", "7.1"), discardVerb()});
    append(all, scriptVerbs(tables.script, tables.zones));
    return all;
}

/// Without that rule, crowns go where their keeper goes.
inline void crownsGoBack(RuleTables& tables, std::int32_t value) {
    if (value == 0)
        tables.roles.front().leaves = Role::Leaves::withHost;
}

inline std::vector<PolicySpec> policies() {
    constexpr std::int32_t any = 999;
    return {{"least cards", "1.1", 20, 0},
            {"most copies", "1.2", 3, any},
            {"most crowns", "1.4", 3, any},
            {"opening hand", "2.3", 4, 0},
            {"new hands", "2.4", 1, 0},
            {"first draw", "3.3", 0, 1},
            {"most sparks", "3.4", 3, any},
            {"hand limit", "3.6", 5, any},
            {"keepers on a terrace", "4.5", 4, any},
            {"sparks for a crown", "8.1", 2, 0},
            {"crowns go back", "8.3", 1, 0, crownsGoBack}};
}

inline ScriptTables scripts() {
    ScriptTables script;
    script.deck = deck;
    script.hand = hand;
    script.away = ash;
    script.firstVerb = firstOfScripts;
    script.draw = [](Run& run, Player player, std::int32_t count) { drawCards(run, player, count); };
    script.discard = [](Run& run, ObjectId card, Cause cause, std::uint16_t effect) {
        const Player owner = run.position().ownerOf(card);
        Event event = movedTo({ash, owner}, card, owner, cause);
        event.effect = effect;
        run.propose(event);
    };
    script.damagePlayer = [](Run& run, Player player, std::int32_t amount, ObjectId, std::uint16_t) {
        return scorchPlayer(run, player, amount);
    };
    script.choiceRules = {{"4.6", nullptr}};
    script.choosing = script.selecting = script.modes = script.dividing = "4.6";
    script.optional = script.impossible = script.replacing = script.timestamps = "4.6";
    return script;
}

inline RuleTables tables() {
    RuleTables result;
    result.zones = zones();
    result.phases = phaseWords();
    result.script = scripts();
    result.verbs = verbs(result);
    result.procedures = withKitProcedures(
        {beginningProcedure(), redrawProcedure(), turnProcedure(), timing::freeTiming<byDayFreely>(),
         timing::settling(
             {.name = "everything is settled", .rule = "7.1", .processes = "", .waiting = "7.1"}),
         playProcedure(), useProcedure(), layProcedure(), strikeProcedure(), resolveProcedure()});
    result.processes = {{"damage destroys", "6.1", destroyed},
                        {"scorched too often", "6.2", burntOut},
                        {"out of cards", "6.3", outOfCards}};
    result.arrivals = {{"6.6", goesToItsOwner, takujo::only(EventKind::move)},
                       {"4.2",
                        [](const Position&, Event& event) {
                            if (event.to.kind == lamps)
                                event.flags |= Event::arrivesFaceDown;
                        },
                        takujo::only(EventKind::move)}};
    result.policies = policies();
    result.deckParts = {
        {.word = "cards", .zone = deck, .types = only(keeper) | only(breath), .rule = "1.3"},
        {.word = "vault", .zone = vault, .isNeeded = false, .types = only(crown), .rule = "1.3"}};
    result.numbers = {{"strength", strength, strengthParts}};
    result.marks = {{"striking", marks::strikes}, {"blocking", marks::blocks}};
    result.roles = roles();
    result.vocabulary = &vocabulary();
    result.play = playTables();
    result.attacks = attackTable();
    result.opening = {.lot = lot,
                      .handSize = [](const Position& position) { return position.rules.policy(openingHand); },
                      .redraw =
                          [](const Position& position) {
                              const bool may = position.rules.policy(redraws) != 0;
                              return RedrawPolicy{.which = may ? RedrawPolicy::all : RedrawPolicy::none,
                                                  .inOrder = false,
                                                  .shuffled = true};
                          },
                      .redrawing = redrawing,
                      .goFirst = goFirst,
                      .goSecond = goSecond,
                      .keep = keep,
                      .takeNew = newHand,
                      .ruleOfFirst = "2.2",
                      .ruleOfRedraw = "2.4"};
    result.resolveWaiting = resolveWaiting;
    result.waitingVerb = next;
    result.builtIn = {{"7.2", {Fault::constantsRest}}};
    result.bothLose = "6.4";
    result.endless = {"6.5"};
    result.takenBack = "4.3";
    result.noSuchMove = "3.5";
    result.gameOver = "6.2";
    return result;
}

// Decks.

inline std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view,
                                             std::span<const DeckLine> lines) {
    std::vector<DeckProblem> problems;
    std::array<int, 2> cards{};
    for (const DeckLine& line : lines)
        cards.at(line.part) += line.count;
    if (cards[0] < rules.policy(leastCards))
        problems.push_back({.code = "too-few-cards", .rule = "1.1", .arguments = {}});
    for (const NamedCopies& copies : copiesOf(lines))
        if (copies.count > rules.policy(mostCopies))
            problems.push_back(
                {.code = "too-many-copies", .rule = "1.2", .arguments = {}, .card = copies.line->card});
    if (cards[1] > rules.policy(mostCrowns))
        problems.push_back({.code = "too-many-crowns", .rule = "1.4", .arguments = {}});
    return problems;
}

inline Game game() {
    Game result;
    result.id = "lanterns";
    result.tables = tables();
    result.schema = schema();
    result.formats = {"free"};
    result.deckProblems = deckProblems;
    result.beginning = beginning;
    result.startingPoints = {
        {.word = "beginning", .phase = evening, .frames = {{beginning, steps::shuffles}}, .drawsLot = true},
        {.word = "dawn", .phase = dawn, .frames = {{turn, steps::turnsUpright}}},
        {.word = "day", .phase = day, .frames = {{turn, steps::dusks}, {acting, 0}}},
        {.word = "dusk", .phase = dusk, .frames = {{turn, steps::dusks}}}};
    result.asideWord = "aside";
    result.filler = [] {
        CardDefinition plain;
        plain.type = keeper;
        plain.numbers[cost] = 1;
        plain.numbers[strength] = 1;
        return plain;
    };
    return result;
}

} // namespace takujo::lanterns
