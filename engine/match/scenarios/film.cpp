#include "engine/match/scenarios/film.h"

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario_stepper.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace takujo {

namespace {

/// What the steps have done, as far as they go as written.
struct Played {
    std::vector<std::vector<ScenarioDeed>> steps;
    std::vector<ScenarioDeed> rest; ///< of the step that did not
    std::optional<ScenarioFailure> trouble;
};

Played playAll(ScenarioStepper& stepper) {
    Played all;
    try {
        while (!stepper.isThrough())
            all.steps.push_back(stepper.playNext());
        stepper.checkEnd();
    } catch (const ScenarioFailure& failure) {
        all.trouble = failure;
    } catch (const std::exception& fault) {
        all.trouble = ScenarioFailure{
            {}, stepper.played(), Message{"a game that goes on"}, Message::asWritten(fault.what())};
    }
    if (all.steps.size() < stepper.played())
        all.rest = stepper.deeds();
    return all;
}

/// Does at the table what the steps have done.
class Shooting {
public:
    explicit Shooting(Film& film) : film_{film}, match_{*film.match} {}

    void shoot(const ScenarioStep& step, std::size_t number, const std::vector<ScenarioDeed>& deeds) {
        const std::size_t before = match_.place();
        act(number, deeds);
        const bool isRefused =
            std::ranges::find(deeds, ScenarioDeed::Kind::refusal, &ScenarioDeed::kind) != deeds.end();
        if (step.expectation)
            keep(FilmMoment::Kind::expectation, number, step);
        else if (step.deck)
            keep(FilmMoment::Kind::deck, number, step);
        else if (step.isTry && !isRefused)
            keep(FilmMoment::Kind::allowed, number, step);
        if (step.isTry)
            match_.goTo(before);
    }

    void act(std::size_t number, const std::vector<ScenarioDeed>& deeds) {
        for (const ScenarioDeed& deed : deeds) {
            const FilmMoment::Kind kind = act(deed);
            film_.moments.push_back({kind, number, match_.place(), deed.isTried, deed.attempt, deed.reasons});
        }
    }

private:
    void keep(FilmMoment::Kind kind, std::size_t number, const ScenarioStep& step) {
        film_.moments.push_back({kind, number, match_.place(), step.isTry, {step.player, {}}});
    }

    FilmMoment::Kind act(const ScenarioDeed& deed) {
        switch (deed.kind) {
        case ScenarioDeed::Kind::answer:
            match_.answer(deed.attempt.option);
            return FilmMoment::Kind::answer;
        case ScenarioDeed::Kind::concession:
            match_.concede(deed.attempt.player);
            return FilmMoment::Kind::concession;
        case ScenarioDeed::Kind::takingBack:
            goBeforeTheAction();
            return FilmMoment::Kind::takingBack;
        case ScenarioDeed::Kind::refusal:
            break;
        }
        return FilmMoment::Kind::refusal;
    }

    /// Where it was begun; the way there stays, to be watched.
    void goBeforeTheAction() {
        std::size_t place = match_.place();
        while (place != 0) {
            place = match_.at(place).before;
            if (match_.engineAt(place).decision().begins)
                break;
        }
        match_.goTo(place);
    }

    Film& film_;
    Match& match_;
};

} // namespace

Film filmOf(std::shared_ptr<const Scenario> scenario, std::array<std::string, 2> names) {
    const Game& game = *findGame(scenario->game);
    Film film;
    ScenarioStepper stepper{*scenario, game};
    Played played = playAll(stepper);
    film.trouble = std::move(played.trouble);
    film.match = std::make_unique<Match>(
        game, stepper.cards(),
        std::make_shared<const Rulebook>(game.tables, std::string_view{}, policiesOf(*scenario)),
        scenarioState(*scenario, game, *stepper.cards()), std::move(names));
    film.moments.emplace_back();
    Shooting shooting{film};
    try {
        for (std::size_t i = 0; i < played.steps.size(); ++i)
            shooting.shoot(scenario->steps[i], i + 1, played.steps[i]);
        shooting.act(played.steps.size() + 1, played.rest);
    } catch (const std::exception& fault) {
        film.trouble = ScenarioFailure{
            {}, film.moments.back().step, Message{"a game that goes on"}, Message::asWritten(fault.what())};
    }
    film.match->goTo(0);
    film.scenario = std::move(scenario);
    return film;
}

} // namespace takujo
