#include "engine/files/findings/message.h"

#include "engine/files/findings/finding_words.h"
#include "engine/kit/rules/words.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace takujo {

namespace {

constexpr std::size_t longestShown = 40; // characters

bool beginsCharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// The names of a pattern's slots, as they follow each other.
std::vector<std::string> slotsInOrder(const std::string& pattern) {
    std::vector<std::string> names;
    fillSlots(pattern, [&](const Slot& slot) -> std::optional<std::string> {
        names.emplace_back(slot.name);
        return std::string{};
    });
    return names;
}

/// Half beside half, so that a long list does not lie as deep as it is long.
Message joined(std::span<const Message> pieces) {
    if (pieces.empty())
        return {};
    if (pieces.size() == 1)
        return pieces.front();
    const std::size_t half = pieces.size() / 2;
    return {"{list}, {next}", joined(pieces.first(half)), joined(pieces.subspan(half))};
}

} // namespace

Message Message::asWritten(std::string text) {
    return inBoth({text, std::move(text)});
}

Message Message::inBoth(LocalizedText text) {
    Message saying;
    saying.text_ = std::move(text.en);
    saying.japanese_ = std::move(text.ja);
    saying.isPattern_ = false;
    return saying;
}

std::string Message::in(Language language) const {
    if (!isPattern_)
        return language == Language::ja ? japanese_ : text_;
    const std::vector<std::string> slots = slotsInOrder(text_);
    const std::string* const translated =
        language == Language::ja ? FindingWords::ofProduct().japaneseFor(text_) : nullptr;
    return fillSlots(
        translated != nullptr ? *translated : text_, [&](const Slot& slot) -> std::optional<std::string> {
            const auto index = static_cast<std::size_t>(std::ranges::find(slots, slot.name) - slots.begin());
            return index < parts_.size() ? std::optional{parts_[index].in(language)} : std::nullopt;
        });
}

Message shown(std::string_view text) {
    std::string result;
    std::size_t characters = 0;
    for (const char c : text) {
        if (beginsCharacter(c) && ++characters > longestShown) {
            result += "…";
            break;
        }
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20U || byte == 0x7FU ? ' ' : c;
    }
    return {"'{text}'", result};
}

Message didYouMean(const std::string& word) {
    return {"Did you mean '{word}'?", word};
}

Message oneOf(const std::vector<std::string>& words) {
    if (words.empty())
        return {};
    if (words.size() == 1)
        return Message::asWritten(words.front());
    return {"{list} or {next}", commaList(std::vector<std::string>{words.begin(), words.end() - 1}),
            words.back()};
}

Message commaList(const std::vector<Message>& pieces) {
    return joined(pieces);
}

Message commaList(const std::vector<std::string>& words) {
    std::vector<Message> pieces;
    pieces.reserve(words.size());
    for (const std::string& word : words)
        pieces.push_back(Message::asWritten(word));
    return commaList(pieces);
}

Message quotedList(const std::vector<std::string>& words) {
    std::vector<Message> pieces;
    pieces.reserve(words.size());
    for (const std::string& word : words)
        pieces.push_back(shown(word));
    return commaList(pieces);
}

} // namespace takujo
