#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <vector>

namespace takujo {

/// A line of the log with what it tells: several entries of one kind, such as cards drawn at once, are one
/// line.
struct LogLine {
    std::string text;
    std::vector<const LogEntry*> entries;
};

/// What has happened?
class LogSentences {
public:
    explicit LogSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// All of it from that entry on, as people tell it.
    std::vector<LogLine> lines(std::size_t from = 0) const;
    std::string line(const LogEntry& entry) const;

private:
    std::string keyOf(const LogEntry& entry) const;
    /// Whether the viewer may not know which card it is about.
    bool hides(const LogEntry& entry) const;
    std::string whatLasts(const LogEntry& entry) const;
    std::string modeChosen(const LogEntry& entry) const;
    /// The key for several such entries in one line; empty where each has its own.
    std::string keyOfSeveral(const LogEntry& entry) const;
    bool isToldWith(const LogEntry& first, const LogEntry& next) const;
    std::string several(const std::vector<const LogEntry*>& entries) const;

    SpokenMatch spoken_;
};

} // namespace takujo
