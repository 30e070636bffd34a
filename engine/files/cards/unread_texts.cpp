#include "engine/files/cards/unread_texts.h"

#include <optional>

namespace takujo {

namespace {

/// A card that is brought from elsewhere has its text in one language, and whoever reads the other one sees
/// that text as well.
std::optional<LocalizedText> readText(const YamlValue& value) {
    const auto languages = value.node().isMap() ? value.node().size() : 0;
    if (languages != 1)
        return value.localizedText();
    MapReader map(value, "text");
    auto text = map.optionalText("en");
    if (!text)
        text = map.optionalText("ja");
    map.done();
    if (!text)
        return std::nullopt;
    return LocalizedText{*text, *text};
}

std::size_t textsOf(const CardDefinition& card) {
    std::size_t texts = card.unread.size();
    for (const CardDefinition& side : card.otherSide)
        texts += textsOf(side);
    return texts;
}

} // namespace

void readUnreadTexts(MapReader& card, CardDefinition& definition) {
    for (const YamlValue& value : card.optionalOneOrMore("unread"))
        if (auto text = readText(value))
            definition.unread.push_back(*std::move(text));
}

bool hasUnread(const CardDefinition& card) {
    return textsOf(card) > 0;
}

UnreadCount unreadIn(const CardSet& set) {
    UnreadCount count;
    for (const CardDefinition& card : set.cards) {
        const std::size_t texts = textsOf(card);
        count.texts += texts;
        count.cards += texts > 0 ? 1 : 0;
    }
    return count;
}

} // namespace takujo
