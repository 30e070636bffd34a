#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/definition.h"
#include "engine/core/event.h"
#include "engine/kit/rules/words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// How words are put together in one language, whatever they are about.
class Speech {
public:
    /// The words must outlive it.
    Speech(const Words& words, Language language) : words_{&words}, language_{language} {}

    std::string say(std::string_view section, std::string_view key,
                    const std::vector<Filling>& fillings) const;
    /// The word of a key when nobody says which section it is in; the key itself where there is none.
    std::string wordOf(std::string_view key) const;

    /// As at the beginning of a line. Only English has capitals to care for.
    std::string heading(std::string text) const;
    std::string named(const CardDefinition& card) const;
    const std::string& text(const LocalizedText& given) const { return given.in(language_); }
    std::string hiddenCard() const;
    /// "ice, wind and water"
    std::string list(const std::vector<std::string>& items) const;
    /// All with the same between them: the phrase "comma" or "slash".
    std::string joined(std::string_view phrase, const std::vector<std::string>& items) const;
    /// The sentence with a rule number in brackets before its full stop: the first, where there are several.
    std::string withRule(std::string text, std::string_view rule) const;
    /// What a card has printed in a field, as words.
    std::vector<std::string> printed(const CardDefinition& card, const FieldSpec& field) const;
    /// What the pattern "type line" of section "game" says of a card.
    std::string typeLine(const CardDefinition& card, const CardSchema& schema) const;
    /// The lines of its text; none in a game whose cards do nothing.
    std::vector<std::string> cardText(const CardDefinition& card, const CardSchema& schema,
                                      bool withKeywords = true) const;

private:
    std::string phrase(std::string_view key, const std::vector<Filling>& fillings) const;

    const Words* words_;
    Language language_;
};

/// Whoever has no name of their own has one in every language.
std::string nameOfPlayer(Player player, const std::string& name, const Words& words, Language language);

Filling numberFilling(std::string_view name, std::int32_t number);

/// The word of the log's keys for a kind of event; empty for kinds of a game's own.
std::string_view wordOf(EventKind kind);
std::string_view wordOf(Cause cause);

} // namespace takujo
