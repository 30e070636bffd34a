#include "ui/session/missed_events.h"

#include "engine/match/sentences/log_sentences.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr qsizetype mostLines = 9;

/// What cards do for a payment and between phases is seen on the table.
bool isWorthTelling(const LogEntry& entry, const std::vector<std::string_view>& phases) {
    if (!entry.isEvent)
        return std::ranges::find(phases, entry.key) == phases.end();
    switch (entry.event.kind) {
    case EventKind::turnAside:
    case EventKind::turnUpright:
    case EventKind::mark: // such as being frozen
    case EventKind::unmark:
        return entry.event.cause == Cause::effect;
    case EventKind::shuffle:
        return false;
    default:
        return true;
    }
}

} // namespace

MissedEvents meanwhile(const Session& session, Player player) {
    const Match& match = session.match();
    const SpokenMatch spoken{match, session.data().words, session.language(), Player::nobody};
    const std::size_t from = session.unseenFrom(player);
    MissedEvents result;
    for (const LogLine& line : LogSentences{spoken}.lines()) {
        const auto at = static_cast<std::size_t>(line.entries.front() - match.log().data());
        if (at >= from && isWorthTelling(*line.entries.front(), match.game().tables.phases))
            result.lines << qt(line.text);
    }
    result.lines.removeAll(QString{});
    if (const qsizetype more = result.lines.size() - mostLines; more > 0) {
        result.lines.remove(0, more);
        result.before = static_cast<int>(more);
    }
    return result;
}

} // namespace takujo
