#include "ui/session/missed_events.h"

#include "engine/match/sentences/log_sentences.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t mostLines = 12;

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

/// What may be left to the log where there is much to tell: cards drawn, and how cards lie.
bool isMinor(const LogEntry& entry, const Match& match) {
    if (!entry.isEvent)
        return false;
    if (entry.event.kind != EventKind::move)
        return entry.event.kind != EventKind::damage && entry.event.cause == Cause::rule;
    const auto& zones = match.game().tables.zones;
    const bool isOpen = entry.hasCard && std::ranges::all_of(bothPlayers, [&](Player player) {
                            return (entry.seenBy >> indexOf(player) & 1U) != 0;
                        });
    return entry.event.to.exists() && !zones[entry.event.to.kind].table && !isOpen;
}

struct Told {
    QString text;
    bool isMinor = false;
};

} // namespace

MissedEvents meanwhile(const Session& session, Player player) {
    const Match& match = session.match();
    const SpokenMatch spoken{match, session.data().words, session.language(), Player::nobody};
    const std::size_t from = session.unseenFrom(player);
    std::vector<Told> all;
    for (const LogLine& line : LogSentences{spoken}.lines()) {
        const auto at = static_cast<std::size_t>(line.entries.front() - match.log().data());
        if (at >= from && isWorthTelling(*line.entries.front(), match.game().tables.phases))
            all.push_back({qt(line.text), isMinor(*line.entries.front(), match)});
    }
    std::erase_if(all, [](const Told& each) { return each.text.isEmpty(); });
    MissedEvents result;
    result.leftOut = static_cast<int>(all.size());
    // First what matters least, then what is longest ago.
    for (auto at = all.begin(); at != all.end() && all.size() > mostLines;)
        at = at->isMinor ? all.erase(at) : std::next(at);
    if (all.size() > mostLines)
        all.erase(all.begin(), all.end() - mostLines);
    result.leftOut -= static_cast<int>(all.size());
    for (const Told& each : all)
        result.lines << each.text;
    return result;
}

} // namespace takujo
