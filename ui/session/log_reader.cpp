#include "ui/session/log_reader.h"

#include "ui/session/session.h"

#include <algorithm>

namespace takujo {

void LogReader::begin(const Session& session) {
    seen_ = session.match().log().size();
}

News LogReader::read(const Session& session, bool forward) {
    const std::size_t before = seen_;
    begin(session);
    return {forward, forward ? std::min(before, seen_) : seen_};
}

} // namespace takujo
