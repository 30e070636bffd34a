#include "engine/lists/listed_card.h"

#include "engine/core/utf8.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/lists/list_values.h"
#include "engine/lists/plain_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace takujo {

namespace {

YamlNodeData spokenNode(const LocalizedText& text) {
    if (text.en == text.ja)
        return textNode(text.en);
    return mapNode({{"en", textNode(text.en)}, {"ja", textNode(text.ja)}});
}

void completeLanguages(LocalizedText& text) {
    if (text.en.empty())
        text.en = text.ja;
    if (text.ja.empty())
        text.ja = text.en;
}

class CardLister {
public:
    CardLister(const ListFile& list, const ColumnPlan& plan, const ListValues& values, const ListGame& game,
               const std::string& set, Findings& findings)
        : list_{list}, plan_{plan}, values_{values}, game_{game}, set_{set}, findings_{findings} {}

    std::vector<CardOfList> read() {
        if (!plan_.has("id"))
            findings_.warning(list_.path, list_.head, "made-numbers",
                              "No column holds the numbers of cards; they were numbered by their lines.",
                              "Add a column 'id', or name the one that has them in a mapping file.");
        std::vector<CardOfList> cards;
        for (const ListRecord& record : list_.records) {
            if (findings_.isHopeless(list_.path))
                break;
            if (auto card = cardOf(record))
                cards.push_back(*std::move(card));
        }
        if (marked_)
            findings_.warning(list_.path, *marked_, "markup",
                              "Texts of this list hold tags or references of HTML, from here on; they were "
                              "made plain text.",
                              "Nothing needs to be done, unless a text lacks something.");
        return cards;
    }

private:
    std::string made(const ListRecord& record) const {
        constexpr std::size_t digits = 4;
        const std::string number = std::to_string(record.at.line);
        return set_ + "-" + std::string(digits - std::min(digits, number.size()), '0') + number;
    }

    /// A text of both languages; what is written in columns without a language is told by its letters.
    LocalizedText spoken(const ListRecord& record, std::string_view key) {
        LocalizedText result;
        const auto take = [&](const std::string& column, std::optional<Language> language) {
            for (const std::string& each : plan_.texts(record, column)) {
                PlainText plain = plainText(each);
                if (plain.hadMarkup && !marked_)
                    marked_ = plan_.place(record, column);
                const Language of = language.value_or(languageOf(plain.text));
                std::string& text = of == Language::en ? result.en : result.ja;
                text += (text.empty() ? "" : "\n") + plain.text;
            }
        };
        take(std::string{key} + ".en", Language::en);
        take(std::string{key} + ".ja", Language::ja);
        take(std::string{key}, std::nullopt);
        return result;
    }

    std::optional<CardOfList> cardOf(const ListRecord& record) {
        CardOfList card;
        card.at = record.at;
        card.id = plan_.has("id") ? plan_.text(record, "id") : made(record);
        card.name = spoken(record, "name");
        for (std::string* name : {&card.name.en, &card.name.ja})
            std::ranges::replace(*name, '\n', ' ');
        if (card.id.empty() && card.name == LocalizedText{})
            return std::nullopt; // an empty row
        completeLanguages(card.name);
        if (!isNamed(record, card))
            return std::nullopt;
        const std::string type = plan_.text(record, "type");
        const auto meaning = values_.meaningOf("type", type, game_.schema.types);
        if (!meaning) {
            tell(record, "type", "unknown-type",
                 {"{card} can't be of the type {type}.", shown(card.id), shown(type)},
                 {"Types: {types}. Another word can be explained in a mapping file, under 'words'.",
                  quotedList({game_.schema.types.begin(), game_.schema.types.end()})});
            return std::nullopt;
        }
        card.type = meaning->word;
        card.text = spoken(record, "text");
        card.head = mapNode(
            {{"id", textNode(card.id)}, {"name", spokenNode(card.name)}, {"type", plainNode(card.type)}});
        for (const auto& [key, word] : meaning->besides)
            put(card.head, key, plainNode(word));
        values_.addFields(record, card.type, card.head, card.id);
        LocalizedText flavour = spoken(record, "flavour");
        completeLanguages(flavour);
        card.foot = mapNode();
        if (!flavour.en.empty())
            put(card.foot, "flavour", spokenNode(flavour));
        return card;
    }

    bool isNamed(const ListRecord& record, const CardOfList& card) {
        if (card.id.empty() || card.name.en.empty()) {
            const bool lacksNumber = card.id.empty();
            tell(record, lacksNumber ? "id" : "name", lacksNumber ? "no-number" : "no-name",
                 lacksNumber ? Message{"{card} has no number.", shown(card.name.en)}
                             : Message{"The card {card} has no name.", shown(card.id)},
                 "Write it into its column.");
            return false;
        }
        const auto [first, isNew] = lines_.try_emplace(card.id, record.at.line);
        if (!isNew)
            tell(record, "id", "repeated-card",
                 {"Another card has the id {id} already, in line {line}.", shown(card.id), first->second},
                 "Give every card an id of its own.");
        return isNew;
    }

    void tell(const ListRecord& record, std::string_view key, std::string code, Message text, Message hint) {
        findings_.error(list_.path, plan_.place(record, key), std::move(code), std::move(text),
                        std::move(hint));
    }

    const ListFile& list_;
    const ColumnPlan& plan_;
    const ListValues& values_;
    const ListGame& game_;
    const std::string& set_;
    Findings& findings_;
    std::map<std::string, int, std::less<>> lines_;
    std::optional<TextPosition> marked_; ///< where the first tag stood
};

} // namespace

Language languageOf(std::string_view text) {
    const std::u32string letters = codePoints(text);
    const bool isJapanese = std::ranges::any_of(
        letters, [](char32_t c) { return (c >= 0x3041 && c <= 0x30FF) || (c >= 0x4E00 && c <= 0x9FFF); });
    return isJapanese ? Language::ja : Language::en;
}

std::vector<CardOfList> cardsOf(const ListFile& list, const ColumnPlan& plan, const ListMapping& usual,
                                const ListMapping& own, const ListGame& game, const std::string& set,
                                Findings& findings) {
    const ListValues values{list, plan, usual, own, game, findings};
    return CardLister{list, plan, values, game, set, findings}.read();
}

} // namespace takujo
