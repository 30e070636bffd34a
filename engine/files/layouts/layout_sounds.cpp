#include "engine/files/layouts/layout_sounds.h"

#include "engine/files/yaml/map_reader.h"

namespace takujo::layout {

namespace {

using Lines = std::vector<LayoutSounds::Line>;

Lines soundsOfNotes(const YamlValue& value) {
    MapReader map(value, "list of sounds");
    Lines lines;
    for (const YamlEntry& entry : map.entries())
        if (const auto sound = map.value(entry).word<Sound>(soundWords))
            lines.push_back({entry.key, *sound});
    map.done();
    return lines;
}

Lines soundsOfZones(const std::optional<YamlValue>& value, const Strings& zones) {
    if (!value)
        return {};
    MapReader map(*value, "list of sounds");
    Lines lines;
    for (const std::string& zone : zones)
        if (const auto sound = map.optionalWord<Sound>(zone, soundWords))
            lines.push_back({zone, *sound});
    map.done();
    return lines;
}

} // namespace

LayoutSounds readSounds(const YamlValue& value, const Strings& zones) {
    MapReader map(value, "list of sounds");
    LayoutSounds sounds;
    if (const auto notes = map.optional("notes"))
        sounds.notes = soundsOfNotes(*notes);
    sounds.entering = soundsOfZones(map.optional("entering"), zones);
    sounds.leaving = soundsOfZones(map.optional("leaving"), zones);
    sounds.damage = soundsOfZones(map.optional("damage"), zones);
    map.done();
    return sounds;
}

} // namespace takujo::layout
