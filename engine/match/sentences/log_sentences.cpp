#include "engine/match/sentences/log_sentences.h"

#include "engine/kit/visibility.h"
#include "engine/match/sentences/ability_parts.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/unread_sentences.h"
#include "engine/match/view.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace takujo {

namespace {

bool isSeenBy(const LogEntry& entry, Player viewer) {
    constexpr std::uint8_t both = 3;
    if (viewer == Player::nobody)
        return (entry.seenBy & both) == both;
    return (entry.seenBy >> indexOf(viewer) & 1U) != 0;
}

/// A deck is shuffled before what was looked for goes where it goes; people tell it the other way round.
std::vector<const LogEntry*> inTheOrderOfTelling(std::span<const LogEntry> log) {
    std::vector<const LogEntry*> told;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const LogEntry& entry = log[i];
        const bool isShuffle = entry.isEvent && entry.event.kind == EventKind::shuffle;
        while (isShuffle && i + 1 < log.size() && log[i + 1].isEvent &&
               log[i + 1].event.kind == EventKind::move && log[i + 1].event.from == entry.event.to &&
               log[i + 1].event.cause == Cause::effect)
            told.push_back(&log[++i]);
        told.push_back(&entry);
    }
    return told;
}

std::int32_t numberOf(const Arguments& arguments, std::string_view name) {
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    return found == arguments.end() ? 0 : found->number;
}

} // namespace

std::string LogSentences::keyOf(const LogEntry& entry) const {
    if (!entry.isEvent)
        return std::string{entry.key};
    const Event& event = entry.event;
    const auto& zones = spoken_.match().game().tables.zones;
    if (event.host.exists() && event.kind == EventKind::move) {
        const std::string how = event.landing == ZoneEnd::top ? "move.onto" : "move.under";
        return event.to.exists()
                   ? firstKnown(spoken_.words(), "log", {dotted(how, zones[event.to.kind].word), how})
                   : how;
    }
    if (event.kind == EventKind::turnFace)
        return event.slot == static_cast<std::uint8_t>(Face::up) ? "turn face.up" : "turn face.down";
    if (event.kind == EventKind::heal && event.amount != 0)
        return "heal.some";
    std::string word{wordOf(event.kind)};
    std::vector<std::string> keys;
    const auto addWithReason = [&](const std::string& key) {
        if (event.has(Event::ofUnit) && event.wasReplaced())
            keys.push_back(dotted(key, "instead"));
        if (event.kind == EventKind::changeValue && event.amount < 0 && event.cause != Cause::cost)
            keys.push_back(dotted(key, "less"));
        if (event.kind == EventKind::move && event.landing == ZoneEnd::bottom)
            keys.push_back(dotted(key, "bottom"));
        if (!entry.arguments.empty())
            keys.push_back(dotted(key, entry.arguments.back().name));
        if (event.reason != 0)
            keys.push_back(dotted(key, "reason " + std::to_string(event.reason)));
        keys.push_back(dotted(key, wordOf(event.cause)));
        if (event.kind == EventKind::mark && (static_cast<std::uint32_t>(event.amount) & revealedMark) != 0)
            keys.push_back(dotted(key, "shown"));
        keys.push_back(key);
    };
    if (event.kind == EventKind::move && event.from.exists() && event.to.exists())
        addWithReason(dotted(dotted(word, zones[event.from.kind].word), zones[event.to.kind].word));
    if (const Vocabulary* const vocabulary = spoken_.match().game().tables.vocabulary;
        event.kind == EventKind::changeValue && vocabulary != nullptr)
        for (const Vocabulary::Value& value : vocabulary->values)
            if (value.slot == event.slot)
                addWithReason(dotted(word, value.word));
    if ((event.kind == EventKind::putCounters || event.kind == EventKind::takeCounters) &&
        !event.object.exists())
        addWithReason(dotted(word, "zone"));
    addWithReason(word);
    return firstKnown(spoken_.words(), "log", std::move(keys));
}

bool LogSentences::hides(const LogEntry& entry) const {
    const bool isSeen = spoken_.isOpen() ? entry.seenBy != 0 : isSeenBy(entry, spoken_.viewer());
    return entry.isEvent && entry.event.object.exists() && !(entry.hasCard && isSeen);
}

/// "Ember and Dust gain Haste until the end of the turn."
std::string LogSentences::whatLasts(const LogEntry& entry) const {
    const auto ability = std::ranges::find(entry.arguments, Argument::Kind::ability, &Argument::kind);
    if (ability == entry.arguments.end())
        return {};
    const auto parts = partsOf(spoken_, static_cast<DefinitionIndex>(ability->number), ability->ability,
                               ability->had, entry.who, entry.who);
    const Speech speech = spoken_.speech();
    std::vector<std::string> names;
    for (const Argument& argument : entry.arguments)
        if (argument.kind == Argument::Kind::definition)
            names.push_back(speech.named(spoken_.match().cards()[static_cast<std::size_t>(argument.number)]));
    if (!parts)
        return {};
    std::string text = parts->report(static_cast<std::uint16_t>(numberOf(entry.arguments, "block")),
                                     static_cast<std::size_t>(numberOf(entry.arguments, "place")),
                                     speech.list(names), names.size() == 1);
    if (text.ends_with(".\"")) // the sentence has its own stop
        text.erase(text.size() - 2, 1);
    return speech.heading(std::move(text));
}

std::string LogSentences::modeChosen(const LogEntry& entry) const {
    const auto ability = std::ranges::find(entry.arguments, Argument::Kind::ability, &Argument::kind);
    if (ability == entry.arguments.end() ||
        std::ranges::find(entry.arguments, "mode", &Argument::name) == entry.arguments.end())
        return {};
    const auto parts = partsOf(spoken_, static_cast<DefinitionIndex>(ability->number), ability->ability,
                               ability->had, entry.who, entry.who);
    return parts ? parts->mode(static_cast<std::size_t>(numberOf(entry.arguments, "mode"))) : std::string{};
}

std::string LogSentences::line(const LogEntry& entry) const {
    const Match& match = spoken_.match();
    const Speech speech = spoken_.speech();
    std::vector<Filling> filled = spoken_.fillings(entry.arguments);
    filled.push_back({"player", spoken_.player(entry.who)});
    if (!entry.isEvent) {
        filled.push_back({"says", entry.key == "lasts" ? whatLasts(entry) : modeChosen(entry)});
        return speech.heading(spoken_.say("log", keyOf(entry), filled));
    }

    const Event& event = entry.event;
    const bool isHidden = hides(entry);
    if (isHidden)
        filled.push_back({"card", speech.hiddenCard()});
    else if (entry.hasCard)
        filled.push_back({"card", speech.named(match.cards()[entry.definition])});
    filled.push_back(numberFilling("number", event.kind == EventKind::changeValue ? std::abs(event.amount)
                                                                                  : event.amount));
    if (event.kind == EventKind::putCounters || event.kind == EventKind::takeCounters)
        if (const LocalizedText* const name = textOfKey(match.cards(), event.name))
            filled.push_back({"amount", spoken_.counters(name->in(spoken_.language()), event.amount)});
    filled.push_back({"from", spoken_.zoneInSentence(event.from)});
    filled.push_back({"to", spoken_.zoneInSentence(event.to)});
    std::vector<std::string> marks;
    if (event.kind == EventKind::mark || event.kind == EventKind::unmark)
        for (const MarkSpec& mark : match.game().tables.marks)
            if ((mark.bit & static_cast<std::uint32_t>(event.amount)) != 0)
                marks.push_back(spoken_.word("marks", mark.word));
    filled.push_back({"marks", speech.list(marks)});
    std::string key = keyOf(entry);
    if (isHidden)
        key = firstKnown(spoken_.words(), "log", {dotted(key, "hidden"), key});
    std::string line = spoken_.say("log", key, filled);
    return isHidden && line.starts_with(speech.hiddenCard()) ? speech.heading(std::move(line)) : line;
}

std::vector<LogLine> LogSentences::lines(std::size_t from) const {
    std::vector<LogLine> lines;
    const std::vector<LogEntry>& log = spoken_.match().log();
    const std::vector<const LogEntry*> told =
        inTheOrderOfTelling(std::span{log}.subspan(std::min(from, log.size())));
    for (std::size_t i = 0; i < told.size();) {
        std::vector<const LogEntry*> together{told[i]};
        while (i + together.size() < told.size() && isToldWith(*told[i], *told[i + together.size()]))
            together.push_back(told[i + together.size()]);
        std::string text = together.size() == 1 ? line(*told[i]) : several(together);
        for (const LogEntry* const entry : together)
            if (!hides(*entry))
                text = UnreadSentences{spoken_}.completed(std::move(text), *entry);
        lines.push_back({std::move(text), together});
        i += together.size();
    }
    return lines;
}

std::string LogSentences::keyOfSeveral(const LogEntry& entry) const {
    if (!entry.isEvent)
        return {};
    const EventKind kind = entry.event.kind;
    if (kind != EventKind::move && kind != EventKind::turnAside && kind != EventKind::turnUpright)
        return {};
    const std::string key = keyOf(entry);
    std::string several = hides(entry) ? dotted(dotted(key, "hidden"), "several") : dotted(key, "several");
    return spoken_.words().find("log", several) == nullptr ? std::string{} : several;
}

bool LogSentences::isToldWith(const LogEntry& first, const LogEntry& next) const {
    const std::string key = keyOfSeveral(first);
    return !key.empty() && next.who == first.who && next.turn == first.turn && keyOfSeveral(next) == key;
}

std::string LogSentences::several(const std::vector<const LogEntry*>& entries) const {
    const Speech speech = spoken_.speech();
    std::vector<std::string> cards;
    for (const LogEntry* const entry : entries)
        if (!hides(*entry))
            cards.push_back(speech.named(spoken_.match().cards()[entry->definition]));
    return spoken_.say("log", keyOfSeveral(*entries.front()),
                       {{"player", spoken_.player(entries.front()->who)},
                        {"card", speech.list(cards)},
                        numberFilling("number", static_cast<std::int32_t>(entries.size()))});
}

} // namespace takujo
