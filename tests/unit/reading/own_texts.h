#pragma once

#include "engine/cards/card_text.h"
#include "engine/files/abilities/ability_reader.h"
#include "engine/files/abilities/keyword_phrase.h"
#include "engine/files/cards/library.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/reading/likeness.h"
#include "engine/reading/text_reader.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// A game whose texts are read in one language.
class ReadGame {
public:
    ReadGame(std::string_view id, Language spoken)
        : game{*findGame(id)}, language{spoken}, words{wordsOf(id)}, guide{guideOf(id)},
          reader{game.schema, words, guide, spoken} {}
    ReadGame(const ReadGame&) = delete;
    ReadGame& operator=(const ReadGame&) = delete;

    std::string textOf(const Ability& ability, const CardDefinition& card) const {
        return abilityText(ability, card, *game.schema.vocabulary, words, language);
    }
    std::string likenessOf(const Ability& ability, const CardDefinition& card) const {
        return takujo::likenessOf(ability, *game.schema.vocabulary, language, card.abilities);
    }
    CardFacts factsOf(const CardDefinition& card) const {
        bool namesX = false;
        for (const Ability& ability : card.abilities)
            namesX = namesX || ability.has(Ability::hasX);
        return {card.name.in(language), std::string{game.schema.types[card.type]}, namesX};
    }

    /// Loads a reading as a card file would have it.
    std::optional<Ability> load(const Reading& reading, bool namesX = false) const {
        return load(reading.key,
                    YamlNode{std::make_shared<const YamlTree>(YamlTree{"reading", reading.script})}, namesX);
    }
    std::optional<Ability> load(const std::string& key, const YamlNode& node, bool namesX = false) const {
        Findings findings;
        const YamlValue value{node, "reading", findings};
        std::optional<Ability> ability;
        switch (game.schema.field(key)->kind) {
        case FieldSpec::Kind::text:
            ability = readCardText(value, game.schema);
            break;
        case FieldSpec::Kind::casting:
            ability = readCasting(value, game.schema);
            break;
        case FieldSpec::Kind::condition:
            ability = readCardCondition(value, game.schema);
            break;
        default:
            if (!isKeywordPhrase(value, game.schema))
                ability = readAbility(value, game.schema, namesX);
            else if (auto made = readKeywordPhrase(value, game.schema); !made.empty())
                ability = std::move(made.front());
        }
        return findings.errors() == 0 ? ability : std::nullopt;
    }

    const Game& game;
    const Language language;
    const Words words;
    const ReadingGuide guide;
    const TextReader reader;

private:
    static Words wordsOf(std::string_view id) {
        Findings findings;
        return loadWords(id, findings);
    }
    static ReadingGuide guideOf(std::string_view id) {
        Findings findings;
        return loadReadingGuide(id, findings);
    }
};

/// An ability of a card, and what stands for it there.
struct OwnText {
    std::string name; ///< "FL-001 2": the second ability of that card which has a text
    const CardDefinition* card = nullptr;
    const Ability* ability = nullptr;
    std::string text;
};

/// Returns every ability of the cards of a library that is printed.
inline std::vector<OwnText> ownTexts(const Library& library, const ReadGame& game) {
    std::vector<OwnText> all;
    const auto addOf = [&](const CardDefinition& card) {
        int number = 0;
        for (const Ability& ability : card.abilities)
            if (!ability.has(Ability::ofKeyword) && !ability.has(Ability::isQuoted))
                all.push_back(
                    {card.id + " " + std::to_string(++number), &card, &ability, game.textOf(ability, card)});
    };
    for (const CardSet& set : library.sets())
        for (const CardDefinition& card : set.cards) {
            addOf(card);
            for (const CardDefinition& side : card.otherSide)
                addOf(side);
        }
    return all;
}

} // namespace takujo
