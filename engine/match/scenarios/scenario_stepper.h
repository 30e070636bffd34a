#pragma once

#include "engine/match/scenarios/scenario_expect.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// One thing that a step of a scenario has done at the table.
struct ScenarioDeed {
    enum class Kind : std::uint8_t {
        answer,     ///< the question was answered so
        refusal,    ///< this was tried and may not be done
        concession, ///< the player gave up
        takingBack, ///< the action under way was taken back
    };
    Kind kind = Kind::answer;
    bool isTried = false; ///< in a try, of which nothing stays
    Attempt attempt;      ///< of a concession only the player
    std::vector<Refusal> reasons = {};
};

/// Plays a scenario step by step, for whoever checks it and for whoever shows it.
class ScenarioStepper {
public:
    /// The scenario and the game must outlive it. Throws as `scenarioState` if the scenario can't be set up.
    /// `leftOut` is an address left out of the rulebook; empty: none.
    ScenarioStepper(const Scenario& scenario, const Game& game, std::string_view leftOut = {});

    /// How many steps have been played.
    std::size_t played() const { return played_; }
    bool isThrough() const { return played_ == scenario_.steps.size(); }
    /// Plays the next step and returns what it did, in order. Throws `ScenarioFailure` if it does not go as
    /// written; what it did until then is in `deeds`.
    const std::vector<ScenarioDeed>& playNext();
    const std::vector<ScenarioDeed>& deeds() const { return deeds_; }
    /// Throws `ScenarioFailure` if a text still asks, and the scenario does not say that it means that. To be
    /// called when it is through.
    void checkEnd() const;

    const Engine& engine() const { return engine_; }
    const std::shared_ptr<const CardTable>& cards() const { return cards_; }

private:
    /// What may not be done, and why.
    struct Refused {
        Attempt attempt;
        std::vector<Refusal> reasons;
    };

    void play(const ScenarioStep& step);
    void concede(Player player);
    void takeBack(const ScenarioStep& step);
    void doAll(const ScenarioStep& step);
    void tryOut(const ScenarioStep& step);
    void checkDeck(const ScenarioStep& step) const;
    bool looksAtChoices(const ScenarioStep& step) const;
    bool goesOn(const ScenarioStep& step) const;
    void answer(Engine& engine, std::size_t option);
    std::optional<Refused> give(Engine& engine, Player player, const ScenarioAnswer& words);
    Refused refusedOf(const Engine& engine, Player player, const ScenarioAnswer& answer) const;
    std::optional<Refused> complete(Engine& engine, Player player);
    Refused whyNotComplete(const Engine& engine, Player player) const;
    Message whyNotGiven(const ScenarioAnswer& answer, Player player,
                        const std::vector<Refusal>& reasons) const;
    std::int32_t usualValue(const Position& position, const Attempt& attempt, const std::string& word) const;
    std::string asked(const Engine& engine) const;
    std::string askedOf(const Engine& engine) const;
    ObjectId find(const Position& position, Player player, Verb verb, const CardReference& reference,
                  TextPosition at) const;
    ObjectId findTarget(const Position& position, const Attempt& attempt, const CardReference& reference,
                        TextPosition at) const;
    ObjectId findAnywhere(const Position& position, Player player, const CardReference& reference,
                          TextPosition at) const;

    const Scenario& scenario_;
    const Game& game_;
    std::shared_ptr<const CardTable> cards_;
    Rulebook rules_;
    Journal journal_;
    Engine engine_;
    ScenarioMemory memory_;
    std::size_t played_ = 0;
    bool isTrying_ = false;
    std::vector<ScenarioDeed> deeds_;
};

} // namespace takujo
