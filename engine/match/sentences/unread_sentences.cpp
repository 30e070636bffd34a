#include "engine/match/sentences/unread_sentences.h"

#include <utility>

namespace takujo {

bool UnreadSentences::beginsToMatter(const LogEntry& entry) const {
    const Event& event = entry.event;
    if (!entry.isEvent || !entry.hasCard || event.kind != EventKind::move || !event.to.exists())
        return false;
    const auto& zones = spoken_.match().game().tables.zones;
    const ZoneSpec& to = zones[event.to.kind];
    const ZoneSpec* const from = event.from.exists() ? &zones[event.from.kind] : nullptr;
    const auto works = [](const ZoneSpec& zone) { return zone.table || zone.shared; };
    const auto isOpen = [](const ZoneSpec& zone) { return zone.visibility == Visibility::everyone; };
    return (works(to) && (from == nullptr || !works(*from))) ||
           (isOpen(to) && (from == nullptr || !isOpen(*from)));
}

std::string UnreadSentences::completed(std::string line, const LogEntry& entry) const {
    if (!beginsToMatter(entry))
        return line;
    const CardDefinition& card = spoken_.match().cards()[entry.definition];
    const Speech speech = spoken_.speech();
    for (const LocalizedText& text : card.unread)
        line = speech.say(
            "log", "not enforced",
            {{"line", std::move(line)}, {"card", speech.named(card)}, {"says", speech.text(text)}});
    return line;
}

} // namespace takujo
