#pragma once

#include "engine/core/ids.h"
#include "engine/core/scratch.h"
#include "engine/core/state.h"
#include "engine/kit/rules/position.h"

#include <cstdint>
#include <optional>

/// Processes of the rules that lie on a stack and wait there like cards and abilities: damage that is about
/// to be dealt, for example. Such a process is an object without a card and without a text; what it knows is
/// kept in notes, so that whoever resolves it later finds it there.
namespace takujo::stack_processes {

struct Process {
    ObjectId item;          ///< its object on the stack
    std::uint8_t kind = 0;  ///< the game's: index into `RuleTables::stackProcesses`
    std::uint8_t flags = 0; ///< the game's own
    Player controller = Player::nobody;
    ObjectId source;          ///< the object that it comes from; none if there is none
    std::int32_t rest = 0;    ///< how much of it is still to be done, where that is counted
    std::uint16_t effect = 0; ///< the effect that has made it (`EffectRecord::id`); 0: none
};

struct Receiver {
    ObjectId object;
    std::int32_t amount = 0;
};

/// Puts a process on top of the stack. Returns its object.
ObjectId put(Run& run, ZoneId stack, const Process& process);
/// Lets something be done to the object when the process resolves.
void addReceiver(State& state, ObjectId item, const Receiver& receiver);

/// Returns the process that this object is; none if it is no process.
std::optional<Process> at(const State& state, ObjectId item);
/// Returns whom it is about, in the order in which they came.
Scratch<Receiver> receiversOf(const State& state, ObjectId item);
/// Returns the topmost process of that kind on the stack; none if there is none.
std::optional<Process> topmost(const State& state, ZoneId stack, std::uint8_t kind);

/// Sets what is still to be done.
void setRest(State& state, ObjectId item, std::int32_t rest);
/// Takes the process off the stack.
void end(State& state, ObjectId item);

} // namespace takujo::stack_processes
