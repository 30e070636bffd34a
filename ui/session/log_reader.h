#pragma once

#include <cstddef>

namespace takujo {

class Session;

/// The lines of the log from `first` on are new. None are where time went back.
struct News {
    bool forward = true;
    std::size_t first = 0;
};

/// Reads the log of a session on and on. Whoever tells of what has happened, by motion, sound or speech, is
/// given what one reader has read, so that all tell of the same.
class LogReader {
public:
    /// What the log says so far is known.
    void begin(const Session& session);
    /// What has come since; `forward` is false where time went back.
    News read(const Session& session, bool forward);
    /// How much has been read.
    std::size_t seen() const { return seen_; }

private:
    std::size_t seen_ = 0;
};

} // namespace takujo
