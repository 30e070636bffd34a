#include "engine/kit/words.h"

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

} // namespace

std::string fill(std::string_view pattern, const std::vector<Filling>& fillings) {
    std::string result;
    walk(
        pattern, [&](std::string_view text) { result += text; },
        [&](std::string_view slot) {
            const std::size_t colon = slot.find(':');
            const auto filling = std::ranges::find(fillings, slot.substr(0, colon), &Filling::name);
            if (filling == fillings.end()) {
                result.append("{").append(slot).append("}");
                return;
            }
            if (colon == std::string_view::npos) {
                result += filling->text;
                return;
            }
            const std::string_view words = slot.substr(colon + 1);
            const std::size_t bar = words.find('|');
            if (filling->isOne || bar == std::string_view::npos)
                result += words.substr(0, bar);
            else
                result += words.substr(bar + 1);
        });
    return result;
}

std::vector<std::string> slotsOf(std::string_view pattern) {
    std::vector<std::string> slots;
    walk(
        pattern, [](std::string_view) {},
        [&](std::string_view slot) { slots.emplace_back(slot.substr(0, slot.find(':'))); });
    std::ranges::sort(slots);
    const auto repeated = std::ranges::unique(slots);
    slots.erase(repeated.begin(), repeated.end());
    return slots;
}

} // namespace takujo
