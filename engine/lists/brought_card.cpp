#include "engine/lists/brought_card.h"

#include "engine/files/yaml/tree_writer.h"
#include "engine/lists/checked_card.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr std::string_view abilitiesKey = "abilities";

YamlNodeData* entryOf(YamlNodeData& map, std::string_view key) {
    const auto found = std::ranges::find(map.entries, key, &YamlEntryData::key);
    return found == map.entries.end() ? nullptr : &found->value;
}

/// Adds a script to a card: abilities join their list, anything else has one place.
bool addScript(YamlNodeData& card, const Reading& reading) {
    YamlNodeData* const present = entryOf(card, reading.key);
    if (reading.key == abilitiesKey) {
        if (present == nullptr)
            put(card, reading.key, listNode({reading.script}));
        else if (std::ranges::none_of(present->items, [&](const YamlNodeData& item) {
                     return item.kind == YamlKind::scalar && reading.script.kind == YamlKind::scalar &&
                            item.text == reading.script.text; // the list has a column of keywords, too
                 }))
            present->items.push_back(reading.script);
        return true;
    }
    if (present != nullptr)
        return false;
    put(card, reading.key, reading.script);
    return true;
}

YamlNodeData unreadNode(const LocalizedText& given) {
    YamlNodeData text = mapNode();
    if (!given.en.empty())
        put(text, "en", textNode(given.en));
    if (!given.ja.empty())
        put(text, "ja", textNode(given.ja));
    return text;
}

std::size_t understoodOf(const std::vector<BroughtText>& texts) {
    return static_cast<std::size_t>(std::ranges::count_if(texts, &BroughtText::isUnderstood));
}

std::string& textIn(LocalizedText& text, Language language) {
    return language == Language::en ? text.en : text.ja;
}

bool sayTheSame(const BroughtText& one, const BroughtText& other) {
    return std::ranges::equal(one.readings, other.readings, [](const Reading& a, const Reading& b) {
        return shownReading(a) == shownReading(b);
    });
}

} // namespace

BroughtCard::State BroughtCard::state() const {
    const std::size_t understood = understoodOf(texts);
    if (understood == texts.size())
        return State::understood;
    return understood == 0 ? State::notUnderstood : State::inPart;
}

std::string shownReading(const Reading& reading) {
    return reading.key + ": " + inOneLine(reading.script);
}

YamlNodeData cardTree(const CardOfList& card, const std::vector<BroughtText>& texts) {
    YamlNodeData tree = card.head;
    std::vector<YamlNodeData> unread;
    for (const BroughtText& text : texts) {
        bool isSaid = text.isUnderstood();
        if (isSaid)
            for (const Reading& reading : text.readings)
                isSaid = addScript(tree, reading) && isSaid;
        if (!isSaid)
            unread.push_back(unreadNode(text.given));
    }
    if (!unread.empty())
        put(tree, "unread", listNode(std::move(unread)));
    for (const YamlEntryData& entry : card.foot.entries)
        tree.entries.push_back(entry);
    return tree;
}

CardBringer::CardBringer(const ListGame& game, const ReadingGuide& guide)
    : game_{game}, english_{game.schema, game.words, guide, Language::en},
      japanese_{game.schema, game.words, guide, Language::ja} {}

std::vector<BroughtText> CardBringer::textsIn(const CardOfList& card, Language language) const {
    const std::string& whole = card.text.in(language);
    const TextReader& reader = language == Language::en ? english_ : japanese_;
    std::vector<BroughtText> texts;
    for (ReadParagraph& read : reader.read(whole, {card.name.in(language), card.type}).paragraphs) {
        BroughtText text{.state = read.state,
                         .readings = std::move(read.readings),
                         .areTogether = read.areTogether,
                         .understoodTo = read.understoodTo - std::min(read.understoodTo, read.offset)};
        textIn(text.given, language) = whole.substr(read.offset, read.length);
        texts.push_back(std::move(text));
    }
    return texts;
}

/// Of two languages that one is taken of which more is understood. Where paragraph stands beside paragraph,
/// either may help out, and if both are understood they must say the same.
std::vector<BroughtText> CardBringer::textsOf(const CardOfList& card, const std::string& path,
                                              Findings& findings) const {
    std::vector<BroughtText> english = textsIn(card, Language::en);
    std::vector<BroughtText> japanese = textsIn(card, Language::ja);
    if (english.empty() || japanese.empty())
        return english.empty() ? japanese : english;
    if (english.size() != japanese.size())
        return understoodOf(japanese) > understoodOf(english) ? japanese : english;
    for (std::size_t i = 0; i < english.size(); ++i) {
        BroughtText& text = english[i];
        BroughtText& other = japanese[i];
        if (text.isUnderstood() && other.isUnderstood() && !sayTheSame(text, other)) {
            findings.warning(
                path, card.at, "languages-differ",
                {"{card} says one thing in English and another in Japanese, and neither was taken: "
                 "{one}, and {other}.",
                 shown(card.id), shownReading(text.readings.front()), shownReading(other.readings.front())},
                "Correct the text, or write the script into the card.");
            text.state = ReadParagraph::State::ambiguous;
            std::ranges::move(other.readings, std::back_inserter(text.readings));
        }
        other.given.en = text.given.en;
        text.given.ja = other.given.ja;
        if (!text.isUnderstood() && other.isUnderstood() && text.state != ReadParagraph::State::ambiguous)
            text = std::move(other);
    }
    return english;
}

BroughtCard CardBringer::bring(const CardOfList& card, const std::string& path, Findings& findings) const {
    BroughtCard brought{.listed = card, .texts = textsOf(card, path, findings)};
    for (const BroughtText& text : brought.texts)
        if (text.state == ReadParagraph::State::ambiguous && text.readings.size() > 1)
            findings.warning(
                path, card.at, "ambiguous-text",
                {"A text of {card} can be understood in several ways, and none was taken: {one}, "
                 "or {other}.",
                 shown(card.id), shownReading(text.readings[0]), shownReading(text.readings[1])},
                "Write the one that is meant into the card.");
    brought.yaml = inLines(cardTree(card, brought.texts));
    if (const auto read = checkCard(brought.yaml, game_).card) {
        brought.unread = read->unread.size();
        return brought;
    }
    // What was read must not keep a card from being there: its whole text stands in it as it was given.
    std::vector<BroughtText> asGiven = brought.texts;
    for (BroughtText& text : asGiven)
        text.state = ReadParagraph::State::notUnderstood;
    std::string without = inLines(cardTree(card, asGiven));
    const CheckedCard checked = checkCard(without, game_);
    brought.hasMistake = !checked.card;
    if (brought.hasMistake) {
        for (const Finding& each : checked.findings.all())
            if (each.severity == Severity::error)
                findings.error(path, card.at, each.code, each.says, each.advice);
        return brought; // a field is missing or wrong, whatever its text says
    }
    brought.texts = std::move(asGiven);
    brought.yaml = std::move(without);
    brought.unread = brought.texts.size();
    return brought;
}

} // namespace takujo
