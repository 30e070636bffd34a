#include "engine/kit/rules/words.h"

#include <algorithm>

namespace takujo {

void Words::add(std::string_view section, std::string_view key, LocalizedText pattern) {
    sections_[std::string{section}].insert_or_assign(std::string{key}, std::move(pattern));
}

void Words::add(const Words& other) {
    for (const auto& [section, patterns] : other.sections_)
        for (const auto& [key, pattern] : patterns)
            add(section, key, pattern);
}

const LocalizedText* Words::find(std::string_view section, std::string_view key) const {
    const auto patterns = sections_.find(section);
    if (patterns == sections_.end())
        return nullptr;
    const auto pattern = patterns->second.find(key);
    return pattern == patterns->second.end() ? nullptr : &pattern->second;
}

std::string Words::text(std::string_view section, std::string_view key, Language language) const {
    const LocalizedText* pattern = find(section, key);
    return pattern == nullptr ? std::string{key} : pattern->in(language);
}

namespace {

/// Calls `text` for every stretch of plain text and `slot` for the inside of every pair of braces.
template <class Text, class Slot>
void walk(std::string_view pattern, Text text, Slot slot) {
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = pattern.find('}', open == std::string_view::npos ? pattern.size() : open);
        if (open == std::string_view::npos || close == std::string_view::npos) {
            text(pattern);
            return;
        }
        text(pattern.substr(0, open));
        slot(pattern.substr(open + 1, close - open - 1));
        pattern.remove_prefix(close + 1);
    }
}

Slot slotIn(std::string_view inside) {
    Slot slot;
    const std::size_t colon = inside.find(':');
    slot.name = inside.substr(0, colon);
    if (const std::size_t dot = slot.name.find('.'); dot != std::string_view::npos) {
        slot.form = slot.name.substr(dot + 1);
        slot.name = slot.name.substr(0, dot);
    }
    if (colon == std::string_view::npos)
        return slot;
    std::string_view words = inside.substr(colon + 1);
    for (std::size_t bar = words.find('|'); bar != std::string_view::npos; bar = words.find('|')) {
        slot.words.push_back(words.substr(0, bar));
        words.remove_prefix(bar + 1);
    }
    slot.words.push_back(words);
    return slot;
}

} // namespace

std::string fillSlots(std::string_view pattern, const SlotFiller& filler) {
    std::string result;
    walk(
        pattern, [&](std::string_view text) { result += text; },
        [&](std::string_view inside) {
            if (const auto filling = filler(slotIn(inside)))
                result += *filling;
            else
                result.append("{").append(inside).append("}");
        });
    return result;
}

std::string fill(std::string_view pattern, const std::vector<Filling>& fillings) {
    return fillSlots(pattern, [&](const Slot& slot) -> std::optional<std::string> {
        const auto filling = std::ranges::find(fillings, slot.name, &Filling::name);
        if (filling == fillings.end())
            return std::nullopt;
        if (slot.words.empty())
            return filling->text;
        return std::string{filling->isOne ? slot.words.front() : slot.words.back()};
    });
}

std::vector<std::string> slotsOf(std::string_view pattern) {
    std::vector<std::string> slots;
    walk(
        pattern, [](std::string_view) {},
        [&](std::string_view inside) {
            if (const Slot slot = slotIn(inside); slot.name != endSlot)
                slots.emplace_back(slot.name);
        });
    std::ranges::sort(slots);
    const auto repeated = std::ranges::unique(slots);
    slots.erase(repeated.begin(), repeated.end());
    return slots;
}

} // namespace takujo
