#include "ui/sound/heard_events.h"

#include "engine/core/zones.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <optional>
#include <span>

namespace takujo {

namespace {

/// Notes that the kit writes, or that mean the same in every game that has them.
constexpr struct {
    std::string_view key;
    Sound sound;
} soundsOfNotes[] = {
    {"turn begins", Sound::turn},
    {"goes first", Sound::chance},
    {"attacks", Sound::attack},
    {"blocks", Sound::block},
    {"plays", Sound::played},
    {"uses", Sound::used},
    {"declares", Sound::used},
    {"resolves", Sound::resolved},
    {"ability resolves", Sound::resolved},
    {"nothing legal is left", Sound::fizzles},
    {"nothing to choose", Sound::fizzles},
    {"condition fails", Sound::fizzles},
    {"is negated", Sound::fizzles},
    {"is not paid", Sound::fizzles},
    {"cannot pay", Sound::fizzles},
    {"takes no damage", Sound::fizzles},
    {"deals no damage", Sound::fizzles},
    {"taken back", Sound::undone},
};

std::optional<Sound> soundIn(std::span<const LayoutSounds::Line> lines, std::string_view word) {
    const auto found = std::ranges::find(lines, word, &LayoutSounds::Line::word);
    return found == lines.end() ? std::nullopt : std::optional{found->sound};
}

class Listener {
public:
    Listener(const Match& match, const TableLayout& layout) : match_{&match}, layout_{&layout} {}

    std::optional<Sound> of(const LogEntry& entry) const {
        return entry.isEvent ? ofEvent(entry.event) : ofNote(entry.key);
    }

private:
    const ZoneSpec& spec(ZoneId zone) const { return match_->game().tables.zones[zone.kind]; }

    bool is(ZoneId zone, ZoneRole role) const {
        const LayoutZone* const laid = layout_->zone(spec(zone).word);
        return laid != nullptr && laid->role == role;
    }

    std::optional<Sound> ofNote(std::string_view key) const {
        if (const auto own = soundIn(layout_->sounds.notes, key))
            return own;
        if (std::ranges::find(match_->game().tables.phases, key) != match_->game().tables.phases.end())
            return Sound::phase;
        for (const auto& [known, sound] : soundsOfNotes)
            if (known == key)
                return sound;
        return std::nullopt;
    }

    std::optional<Sound> ofEvent(const Event& event) const {
        switch (event.kind) {
        case EventKind::move:
            return ofMove(event);
        case EventKind::shuffle:
            return Sound::shuffled;
        case EventKind::turnAside:
            return Sound::aside;
        case EventKind::turnUpright:
            return Sound::upright;
        case EventKind::damage:
            return ofDamage(event);
        case EventKind::heal:
        case EventKind::putCounters:
            return Sound::more;
        case EventKind::takeCounters:
            return Sound::less;
        case EventKind::changeValue:
            return event.amount < 0 ? Sound::less : Sound::more;
        case EventKind::turnFace:
            return Sound::flipped;
        case EventKind::mark:
            if ((static_cast<std::uint32_t>(event.amount) & revealedMark) != 0)
                return Sound::flipped;
            return std::nullopt;
        case EventKind::link:
            return Sound::evolved;
        case EventKind::unlink:
        case EventKind::control:
        case EventKind::create:
            return Sound::put;
        case EventKind::erase:
            return Sound::fizzles;
        case EventKind::unmark:
        case EventKind::setValue:
        case EventKind::occurs:
        case EventKind::win: // the end of the game is heard by itself
        case EventKind::lose:
        case EventKind::firstOfGame:
            return std::nullopt;
        }
        return std::nullopt; // of the game's own kinds, notes tell
    }

    std::optional<Sound> ofMove(const Event& event) const {
        if (event.from.exists() && event.cause != Cause::cost)
            if (const auto left = soundIn(layout_->sounds.leaving, spec(event.from).word))
                return left;
        if (event.to.exists() && event.to != event.from)
            if (const auto entered = soundIn(layout_->sounds.entering, spec(event.to).word))
                return entered;
        if (event.host.exists())
            return Sound::evolved;
        if (!event.from.exists() || !event.to.exists())
            return Sound::put;
        if (is(event.from, ZoneRole::deck) && is(event.to, ZoneRole::hand))
            return Sound::drawn;
        if (is(event.from, ZoneRole::hand) && (spec(event.to).table || is(event.to, ZoneRole::stack)))
            return Sound::played;
        // Games give reasons for leaving play where it is more than being moved.
        if (spec(event.from).table && !spec(event.to).table && event.reason != 0 &&
            event.cause != Cause::cost)
            return Sound::destroyed;
        return Sound::put;
    }

    Sound ofDamage(const Event& event) const {
        if (!lives(match_->state(), event.object))
            return Sound::strike; // it has gone since
        const ZoneId zone = record(match_->state(), event.object).zone;
        return soundIn(layout_->sounds.damage, spec(zone).word).value_or(Sound::strike);
    }

    const Match* match_;
    const TableLayout* layout_;
};

} // namespace

std::vector<Sound> heardSince(const Match& match, const TableLayout& layout, std::size_t from,
                              std::size_t waited) {
    const Listener listener{match, layout};
    std::vector<Sound> heard;
    const std::span<const LogEntry> log{match.log()};
    for (const LogEntry& entry : log.subspan(std::min(from, log.size())))
        if (const auto sound = listener.of(entry))
            heard.push_back(*sound);
    if (match.state().waiting.size() > waited)
        heard.push_back(Sound::waits);
    return heard;
}

std::vector<std::string_view> notesHeardInAllGames() {
    std::vector<std::string_view> keys;
    for (const auto& each : soundsOfNotes)
        keys.push_back(each.key);
    return keys;
}

} // namespace takujo
