#include "engine/cards/card_text.h"

#include "engine/cards/text/wording.h"

namespace takujo {

namespace {

/// "Brave, Haste"; empty if it has none.
std::string keywordLine(const CardDefinition& card, const Vocabulary& vocabulary, const Words& words,
                        Language language) {
    const PrintedWords::Field& keywords = vocabulary.printed.keywords;
    std::string line;
    for (std::size_t i = 0; i < keywords.words.size(); ++i) {
        if (!hasWord(card.sets, keywords.slot, i))
            continue;
        const std::string word = words.text("keywords", keywords.words[i], language);
        line = line.empty()
                   ? word
                   : fill(words.text("phrases", "comma", language), {{"list", line}, {"next", word}});
    }
    return line;
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
    if (std::string line = keywordLine(card, vocabulary, words, language); withKeywords && !line.empty())
        lines.push_back(std::move(line));
    for (const Ability& ability : card.abilities)
        if (!ability.has(Ability::ofKeyword) && !ability.has(Ability::isQuoted))
            lines.push_back(abilityText(ability, card, vocabulary, words, language));
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
