#include "engine/cards/card_text.h"

#include "engine/cards/text/wording.h"

namespace takujo {

namespace {

/// "Brave, Haste", and a line for each of those that are explained behind their name.
std::vector<std::string> keywordLines(const CardDefinition& card, const Vocabulary& vocabulary,
                                      const Words& words, Language language) {
    const PrintedWords::Field& keywords = vocabulary.printed.keywords;
    std::string line;
    std::vector<std::string> explained;
    for (std::size_t i = 0; i < keywords.words.size(); ++i) {
        if (!hasWord(card.sets, keywords.slot, i))
            continue;
        if (const LocalizedText* const reminder = words.find("reminders", keywords.words[i])) {
            explained.push_back(reminder->in(language));
            continue;
        }
        const std::string word = words.text("keywords", keywords.words[i], language);
        line = line.empty()
                   ? word
                   : fill(words.text("phrases", "comma", language), {{"list", line}, {"next", word}});
    }
    if (!line.empty())
        explained.insert(explained.begin(), std::move(line));
    return explained;
}

/// "This card is also called Queen."; empty if it has no other name.
std::string otherNamesLine(const CardDefinition& card, const Words& words, Language language) {
    std::string names;
    for (const OtherName& name : card.otherNames)
        names = names.empty() ? name.text.in(language)
                              : fill(words.text("phrases", "comma", language),
                                     {{"list", names}, {"next", name.text.in(language)}});
    return names.empty() ? names : fill(words.text("phrases", "also called", language), {{"names", names}});
}

} // namespace

std::vector<std::string> abilityTexts(const CardDefinition& card, const Vocabulary& vocabulary,
                                      const Words& words, Language language, bool withKeywords) {
    std::vector<std::string> lines;
    if (std::string line = otherNamesLine(card, words, language); !line.empty())
        lines.push_back(std::move(line));
    if (withKeywords)
        for (std::string& line : keywordLines(card, vocabulary, words, language))
            lines.push_back(std::move(line));
    for (const Ability& ability : card.abilities)
        if (!ability.has(Ability::ofKeyword) && !ability.has(Ability::isQuoted))
            lines.push_back(abilityText(ability, card, vocabulary, words, language));
    for (const LocalizedText& text : card.unread)
        lines.push_back(fill(words.text("phrases", "unread text", language), {{"says", text.in(language)}}));
    return lines;
}

std::string abilityText(const Ability& ability, const CardDefinition& card, const Vocabulary& vocabulary,
                        const Words& words, Language language) {
    return Wording{card, ability, vocabulary, words, language}.abilityText();
}

std::string modeText(const Ability& ability, std::size_t mode, const CardDefinition& card,
                     const Vocabulary& vocabulary, const Words& words, Language language) {
    return Wording{card, ability, vocabulary, words, language}.modeText(mode);
}

} // namespace takujo
