#include "engine/kit/journal.h"

#include "engine/kit/rules/position.h"

#include <utility>

namespace takujo {

void note(const Run& run, std::string_view key, Player who, std::string_view rule, Arguments arguments) {
    if (run.journal == nullptr)
        return;
    LogEntry entry;
    entry.key = key;
    entry.who = who;
    entry.turn = run.state.turn;
    entry.rule = rule;
    entry.arguments = std::move(arguments);
    run.journal->add(std::move(entry));
}

void note(const Run& run, std::string_view key, Player who, std::string_view rule,
          std::initializer_list<Argument> arguments) {
    if (run.journal != nullptr)
        note(run, key, who, rule, Arguments(arguments));
}

} // namespace takujo
