#include "engine/kit/stack_processes.h"

#include "engine/core/zones.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::stack_processes {

namespace {

template <class Notes>
auto find(Notes& all, ObjectId item) {
    return std::ranges::find_if(
        all, [item](const Note& note) { return note.kind == notes::stackProcess && note.object == item; });
}

} // namespace

ObjectId put(Run& run, ZoneId stack, const Process& process) {
    Note note;
    note.kind = notes::stackProcess;
    note.object = addObject(run.state, stack, process.controller);
    note.other = process.source;
    note.player = process.controller;
    note.slot = process.kind;
    note.flags = process.flags;
    note.amount = process.rest;
    note.effect = process.effect;
    run.state.notes.push_back(note);
    run.state.settled = false;
    return note.object;
}

void addReceiver(State& state, ObjectId item, const Receiver& receiver) {
    Note note;
    note.kind = notes::receiver;
    note.object = receiver.object;
    note.other = item;
    note.amount = receiver.amount;
    state.notes.push_back(note);
}

std::optional<Process> at(const State& state, ObjectId item) {
    const auto found = find(state.notes, item);
    if (found == state.notes.end())
        return std::nullopt;
    return Process{item,         found->slot,   found->flags, found->player,
                   found->other, found->amount, found->effect};
}

Scratch<Receiver> receiversOf(const State& state, ObjectId item) {
    Scratch<Receiver> found;
    for (const Note& note : state.notes)
        if (note.kind == notes::receiver && note.other == item)
            found.push_back({note.object, note.amount});
    return found;
}

std::optional<Process> topmost(const State& state, ZoneId stack, std::uint8_t kind) {
    for (const ObjectId id : objectsIn(state, stack))
        if (const std::optional<Process> process = at(state, id); process && process->kind == kind)
            return process;
    return std::nullopt;
}

void setRest(State& state, ObjectId item, std::int32_t rest) {
    if (const auto found = find(state.notes, item); found != state.notes.end())
        found->amount = rest;
}

void end(State& state, ObjectId item) {
    dropNotes(state, [item](const Note& note) {
        return (note.kind == notes::stackProcess && note.object == item) ||
               (note.kind == notes::receiver && note.other == item);
    });
    if (lives(state, item))
        ceaseObject(state, item);
    sweepSnapshots(state);
}

} // namespace takujo::stack_processes
