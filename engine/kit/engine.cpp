#include "engine/kit/engine.h"

#include "engine/core/hash.h"
#include "engine/kit/listing.h"
#include "engine/kit/loops/loop_watch.h"
#include "engine/kit/loops/loops.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/perform.h"
#include "engine/kit/position_hash.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/waiting.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>

namespace takujo {

namespace {

/// Steps without an answer before a game counts as going round for ever, even if some number keeps growing. A
/// whole game in which nobody can do anything takes some thousands.
constexpr int mostStepsWithoutAnswer = 1 << 17;

/// A position, and how far what is being followed there has come: with nothing else changed, the third of
/// many that `for each` goes through is not the second.
std::uint64_t placeOf(const Position& position) {
    constexpr std::size_t firstLocal = 1; // before it stands the name of the effect
    constexpr std::size_t ofLoop = 3;
    Hasher hasher;
    hasher.add(positionHash(position));
    for (const Frame& frame : position.state.frames)
        if (frame.procedure == procedures::following || frame.procedure == procedures::text)
            hasher.addRecords(std::span{frame.locals}.subspan(firstLocal));
        else if (frame.procedure == procedures::looping)
            hasher.add(static_cast<std::uint64_t>(frame.locals[ofLoop]));
    return hasher.value();
}

} // namespace

Engine::Engine(const Rulebook& rules, const CardTable& cards, Journal* journal)
    : rules_{&rules}, cards_{&cards}, journal_{journal} {}

void Engine::start(const State& begin) {
    now_ = begin;
    const work::Budget budget;
    try {
        refresh(now_, *rules_, *cards_);
    } catch (const work::UsedUp&) {
        endEndless();
    }
    before_ = now_;
    advance();
}

void Engine::resume(const State& now, const State& before) {
    now_ = now;
    before_ = before;
    for (State* const state : {&now_, &before_}) // somebody may have laid cards out meanwhile
        renewTable(*state);
    advance();
}

bool Engine::ask(const Step& step) {
    const Frame& frame = now_.frames.back();
    decision_.clear();
    decision_.kind = step.asks.kind;
    decision_.decider = Player::nobody;
    decision_.procedure = frame.procedure;
    decision_.step = frame.step;
    decision_.begins = (step.asks.traits & Question::begins) != 0;
    decision_.within = (step.asks.traits & Question::within) != 0;
    decision_.moment = (step.asks.traits & Question::moment) != 0;
    {
        const Listing listing{now_};
        step.asks.offer(position(), decision_);
    }
    if (!decision_.within)
        loops::arrive(position(), now_);
    if (decision_.decider == Player::nobody)
        throw std::logic_error("nobody to ask for: " + std::string{step.name});
    if (decision_.options.empty()) {
        // Nobody should ever come here: what cannot be brought to its end is not offered.
        if (!decision_.within)
            throw std::logic_error("no legal answer to: " + std::string{step.name});
        const Player who = decision_.decider;
        now_ = before_;
        note(run(), "taken back", who, rules_->tables().takenBack);
        return false;
    }
    if (!now_.loopBars.empty() || !barred_.empty())
        leaveOutBarred();
    return true;
}

bool Engine::paysWithHand(const Option& option) const {
    return decision_.kind == DecisionKind::pay && option.object.exists() &&
           rules_->zone(record(now_, option.object).zone).visibility == Visibility::owner;
}

bool Engine::passesByItself() const {
    if (decision_.options.size() != 1)
        return false;
    const std::uint32_t stops = now_.players[indexOf(decision_.decider)].stops;
    if ((stops & stopBeforeGivingUp) != 0 && paysWithHand(decision_.options.front()))
        return false;
    // What a text or a cost lets somebody pick is a step of something under way, even where it cannot be
    // taken back any more; and so is what players declare for it.
    const ProcedureId window = rules_->tables().declaring.window;
    const bool isStep = decision_.within || decision_.kind == DecisionKind::chooseObjects ||
                        (window != 0 && decision_.procedure == window);
    return !decision_.moment || !stopsNow(now_, decision_.decider, isStep);
}

void Engine::advance() {
    work::Budget budget;
    try {
        if (goOn(budget))
            return;
    } catch (const work::UsedUp&) {
        endEndless();
    }
    decision_.clear();
    decision_.decider = Player::nobody;
}

/// True if somebody is asked now; else the game is over.
bool Engine::goOn(work::Budget& budget) {
    LoopWatch watch;
    bool isTakenBack = false;
    bool isLooping = false;
    const bool isTogether = rules_->tables().replacing.appliedTogether;
    Run running = run();
    for (int steps = 0; !now_.over() && !now_.frames.empty(); ++steps) {
        constexpr std::size_t perStep = 8;
        work::spend(perStep);
        const bool repeats = steps >= LoopWatch::firstStep && watch.sees(steps, placeOf(position()));
        if (repeats || steps == mostStepsWithoutAnswer) {
            endEndless();
            break;
        }
        const Frame& frame = now_.frames.back();
        const std::vector<Step>& ofProcedure = rules_->procedure(frame.procedure).steps;
        const auto place = ofProcedure.begin() + frame.step;
        if (place >= ofProcedure.end()) {
            endProcedure();
            continue;
        }
        const Step& step = *place;
        if (step.isQuestion()) {
            if (!ask(step)) {
                if (std::exchange(isTakenBack, true))
                    throw std::logic_error("no way leads on from: " + std::string{step.name});
                continue;
            }
            if (passesByItself()) {
                if (decision_.moment && decision_.kind == DecisionKind::act && journal_ != nullptr)
                    journal_->addPassed({decision_.decider, now_.turn, now_.phase});
                take(step, decision_.options.front());
                continue;
            }
            if (!isLooping)
                budget.renew();
            if (isAskedOfPlayer(step))
                return true;
            if (!std::exchange(isLooping, true))
                budget.renew(work::most * work::timesForLoops);
            watch = {};
            steps = 0;
            continue;
        }
        const std::size_t firstEvent = now_.events.size();
        running.journal = whoListens();
        const Next next = step.does(running);
        const bool isQuiet = now_.events.size() == firstEvent;
        if (isQuiet && next.kind == Next::Kind::on) // most steps
            ++now_.frames.back().step;
        else if (isQuiet && next.kind == Next::Kind::jump)
            now_.frames.back().step = next.target;
        else if (isQuiet && !(isTogether && next.calls()))
            moveOn(next);
        else
            follow(next, firstEvent);
    }
    return false;
}

bool Engine::isAskedOfPlayer(const Step& step) {
    if (purpose_ != Purpose::play)
        return true;
    loops::Look look = loops::look(position(), now_, decision_);
    if (look.found == loops::Found::loop) {
        if (!findStops())
            return true;
        const loops::LoopOutcome course = loops::settle(position(), now_);
        if (course == loops::LoopOutcome::goesOn && now_.looping.repeats == 0)
            return true;
        if (course == loops::LoopOutcome::forced)
            look.found = loops::Found::forced;
    }
    if (look.found == loops::Found::forced)
        endEndless();
    if (look.found == loops::Found::answer) {
        if (decision_.begins)
            before_ = now_;
        take(step, decision_.options[look.again]);
    }
    return look.found == loops::Found::nothing;
}

void Engine::endEndless() {
    const auto& endless = rules_->tables().endless;
    if (endless.rule.empty())
        throw std::logic_error("the game goes round for ever, and no rule ends it");
    now_.outcome = endless.outcome;
    note(run(), "endless", Player::nobody, endless.rule);
}

void Engine::take(const Step& step, Option option) {
    if (!now_.loopBars.empty())
        loops::useBars(now_, decision_);
    const std::size_t firstEvent = now_.events.size();
    Run running = run();
    follow(step.asks.take(running, option), firstEvent);
}

void Engine::endProcedure() {
    now_.frames.pop_back();
    dropNotesOfEnded(now_);
    releaseHeld(now_);
}

void Engine::moveOn(const Next& next) {
    switch (next.kind) {
    case Next::Kind::on:
        ++now_.frames.back().step;
        break;
    case Next::Kind::jump:
        now_.frames.back().step = next.target;
        break;
    case Next::Kind::again:
        break;
    case Next::Kind::finish:
        endProcedure();
        break;
    case Next::Kind::call:
        ++now_.frames.back().step;
        now_.frames.push_back({next.target, 0, next.locals});
        break;
    case Next::Kind::callThenJump:
        now_.frames.back().step = next.then;
        [[fallthrough]];
    case Next::Kind::callAgain:
        now_.frames.push_back({next.target, 0, next.locals});
        break;
    }
}

void Engine::follow(const Next& next, std::size_t firstEvent) {
    moveOn(next);
    const bool proposes = now_.events.size() > firstEvent;
    if (proposes)
        countAttempt(now_, *rules_);
    if (rules_->tables().replacing.appliedTogether) {
        Run running = run();
        if (sameMoment::takes(running, firstEvent, next))
            return;
    }
    if (proposes)
        beginPassage(now_, *rules_, firstEvent);
}

std::optional<Refusal> Engine::answer(const Option& option) {
    const auto found = std::ranges::find(decision_.options, option);
    if (found == decision_.options.end()) {
        std::vector<Refusal> reasons = whyNot({decision_.decider, option});
        if (reasons.empty())
            return Refusal{"no-such-move", rules_->tables().noSuchMove, Aspect::choices, {}};
        return std::move(reasons.front());
    }
    answer(static_cast<std::size_t>(found - decision_.options.begin()));
    return std::nullopt;
}

void Engine::answer(std::size_t index) {
    const bool begins = decision_.begins;
    if (begins)
        before_ = now_;
    const Option option = decision_.options[index];
    if (purpose_ == Purpose::play)
        loops::note(position(), now_, decision_, option);
    try {
        const work::Budget budget;
        take(rules_->procedure(decision_.procedure).steps[decision_.step], option);
    } catch (const work::UsedUp&) {
        endEndless();
    }
    advance();
    if (isBroken(Fault::keptTooLate) && begins)
        before_ = now_;
}

void Engine::takeBack() {
    if (!canTakeBack())
        return;
    now_ = before_;
    advance();
}

void Engine::concede(Player player) {
    if (now_.over() || (isBroken(Fault::concedingWaits) && decision_.decider != player))
        return;
    now_.outcome = player == Player::a ? Outcome::winB : Outcome::winA;
    note(run(), "concedes", player);
    decision_.clear();
    decision_.decider = Player::nobody;
}

void Engine::setStops(Player player, std::uint32_t stops) {
    now_.players[indexOf(player)].stops = stops;
    before_.players[indexOf(player)].stops = stops;
    if (!now_.over())
        advance();
}

Engine Engine::trial() const {
    Engine copy = *this;
    copy.journal_ = nullptr;
    return copy;
}

std::vector<Refusal> Engine::whyNot(const Attempt& attempt) const {
    if (now_.over())
        return {{"game-over", rules_->tables().gameOver, Aspect::time, {}}};
    if (attempt.player == decision_.decider &&
        std::ranges::find(decision_.options, attempt.option) != decision_.options.end())
        return {};
    const auto isTheSame = [&](const Option& option) {
        return option.verb == attempt.option.verb && option.object == attempt.option.object &&
               option.target == attempt.option.target && option.value == attempt.option.value;
    };
    if (attempt.player == decision_.decider && std::ranges::any_of(barred_, isTheSame)) {
        const auto& rules = rules_->tables().endless;
        return {{"loop-is-over", isBarredByBoth_ ? rules.bothStop : rules.oneStops, Aspect::limits, {}}};
    }
    return refusalsOf(position(), attempt);
}

} // namespace takujo
