#include "engine/files/decks/deck_text_change.h"

#include "engine/files/yaml/yaml_writer.h"

#include <algorithm>
#include <charconv>

namespace takujo {

std::string deckLineText(const DeckDraft::Entry& entry) {
    return "{card: " + yamlText(entry.card) + ", count: " + std::to_string(entry.count) + "}";
}

std::string localizedYaml(const LocalizedText& text) {
    if (text.en == text.ja)
        return yamlText(text.en);
    return "{en: " + yamlText(text.en) + ", ja: " + yamlText(text.ja) + "}";
}

DeckTextChange::DeckTextChange(const YamlText& text, const YamlNode& root, const DeckDraft& draft,
                               const DeckWords& words)
    : text_(text), root_(root), draft_(draft), words_(words),
      newline_(text.source.text().find("\r\n") != std::string_view::npos ? "\r\n" : "\n") {}

std::optional<std::string> DeckTextChange::make() {
    if (isInBrackets(text_, root_))
        giveUp(); // all of it in one pair of brackets: there are no lines
    changeText("deck", draft_.id);
    changeText("game", draft_.game);
    changeText("format", draft_.format);
    changeLocalized("name", draft_.name, "format");
    changeLocalized("about", draft_.about, "name");
    changeLocalized("notes", draft_.notes, root_.find("about") ? "about" : "name");
    for (std::size_t part = 0; part < std::max<std::size_t>(words_.parts.size(), 1); ++part)
        changePart(part);
    if (!canBeMade_)
        return std::nullopt;
    std::optional<std::string> result = edited(text_.source.text(), std::move(edits_));
    if (result && !atEnd_.empty())
        *result += (result->ends_with('\n') ? "" : newline_) + atEnd_;
    return result;
}

void DeckTextChange::replace(std::size_t begin, std::size_t end, std::string text) {
    edits_.push_back({begin, end, std::move(text)});
}

std::size_t DeckTextChange::endOf(const YamlNode& value) {
    if (const auto end = endOfValue(text_, value))
        return *end;
    giveUp();
    return offsetOf(text_, value.position());
}

int DeckTextChange::lastLineOf(const YamlNode& value) {
    return text_.source.lineOf(endOf(value) - 1);
}

bool DeckTextChange::beginsItsLine(std::size_t offset, bool dash) const {
    const std::string_view all = text_.source.text();
    bool isDashSeen = false;
    while (offset > 0 && all[offset - 1] != '\n') {
        const char before = all[--offset];
        if (before == '-' && dash && !isDashSeen)
            isDashSeen = true;
        else if (before != ' ')
            return false;
    }
    return isDashSeen == dash;
}

void DeckTextChange::removeLines(int first, int last) {
    const bool isLast = static_cast<std::size_t>(last) >= text_.source.lineCount();
    replace(text_.source.lineStart(first), isLast ? text_.source.size() : text_.source.lineStart(last + 1),
            {});
}

void DeckTextChange::insertAfterLine(int line, const std::string& lines) {
    if (static_cast<std::size_t>(line) < text_.source.lineCount())
        return replace(text_.source.lineStart(line + 1), text_.source.lineStart(line + 1), lines);
    replace(text_.source.size(), text_.source.size(), newline_ + lines);
}

void DeckTextChange::changeScalar(const YamlNode& value, const std::string& written) {
    if (value.style() == YamlStyle::block)
        return giveUp();
    replace(offsetOf(text_, value.position()), endOf(value), written);
}

void DeckTextChange::changeText(std::string_view key, const std::string& now) {
    if (const auto entry = root_.find(key); entry && entry->value.text() != now)
        changeScalar(entry->value, yamlText(now));
}

void DeckTextChange::changeLocalized(std::string_view key, const LocalizedText& now, std::string_view after) {
    const auto entry = root_.find(key);
    const bool isEmpty = now.en.empty() && now.ja.empty();
    if (!entry && isEmpty)
        return;
    if (!entry) {
        const auto before = root_.find(after);
        if (!before)
            return giveUp();
        return insertAfterLine(lastLineOf(before->value),
                               std::string{key} + ": " + localizedYaml(now) + newline_);
    }
    const YamlNode& value = entry->value;
    if (isEmpty)
        return removeLines(entry->keyPosition.line, lastLineOf(value));
    if (!value.isMap()) {
        if (value.text() != now.en || value.text() != now.ja) {
            if (value.style() == YamlStyle::block && isInBrackets(text_, root_))
                return giveUp();
            replace(offsetOf(text_, value.position()), endOf(value), localizedYaml(now));
        }
        return;
    }
    for (const Language language : {Language::en, Language::ja})
        if (const auto part = value.find(language == Language::en ? "en" : "ja");
            part && part->value.text() != now.in(language))
            replace(offsetOf(text_, part->value.position()), endOf(part->value), yamlText(now.in(language)));
}

std::vector<DeckTextChange::Item> DeckTextChange::itemsOf(const YamlNode& list) {
    std::vector<Item> items;
    for (const YamlNode& node : list.items()) {
        const auto card = node.find("card");
        items.push_back({node, card ? card->value.text() : std::string{}, offsetOf(text_, node.position()),
                         endOf(node), false});
    }
    return items;
}

void DeckTextChange::changePart(std::size_t part) {
    std::vector<DeckDraft::Entry> added;
    for (const DeckDraft::Entry& entry : draft_.entries)
        if (entry.part == part)
            added.push_back(entry);
    const auto entry = root_.find(words_.key(part));
    if (!entry) {
        if (!added.empty())
            atEnd_ += std::string{words_.key(part)} + ":" + newline_;
        for (const DeckDraft::Entry& each : added)
            atEnd_ += "  - " + deckLineText(each) + newline_;
        return;
    }
    std::vector<Item> items = itemsOf(entry->value);
    for (Item& item : items) {
        const int now = draft_.count(item.card, part);
        std::erase_if(added, [&](const DeckDraft::Entry& each) { return each.card == item.card; });
        item.goes = now == 0;
        const auto count = item.node.find("count");
        if (count && now != 0 && count->value.text() != std::to_string(now)) {
            int written = 0; // "+3" says 3, too
            const std::string& text = count->value.text();
            const char* digits = text.c_str() + (text.starts_with('+') ? 1 : 0);
            std::from_chars(digits, text.c_str() + text.size(), written);
            if (written != now)
                changeScalar(count->value, std::to_string(now));
        }
    }
    if (added.empty() && std::ranges::none_of(items, &Item::goes))
        return;
    if (isInBrackets(text_, entry->value))
        changeBracketList(*entry, items, added);
    else
        changeBlockList(*entry, items, added);
}

void DeckTextChange::changeBlockList(const YamlEntry& entry, const std::vector<Item>& items,
                                     const std::vector<DeckDraft::Entry>& added) {
    for (const Item& item : items)
        if (item.goes) {
            if (!beginsItsLine(item.begin, true))
                return giveUp();
            removeLines(text_.source.lineOf(item.begin), text_.source.lineOf(item.end - 1));
        }
    if (items.empty() || !beginsItsLine(items.back().begin, true))
        return giveUp();
    if (added.empty() && std::ranges::all_of(items, &Item::goes)) {
        const std::size_t key = offsetOf(text_, entry.keyPosition);
        const std::size_t colon = text_.source.text().find(':', key + entry.key.size());
        return replace(colon + 1, colon + 1, " []");
    }
    const Item& last = items.back();
    const int line = text_.source.lineOf(last.begin);
    const std::size_t lineStart = text_.source.lineStart(line);
    const std::string before{text_.source.text().substr(lineStart, last.begin - lineStart)}; // "  - "
    std::string lines;
    for (const DeckDraft::Entry& each : added) {
        if (isInBrackets(text_, last.node))
            lines += before + deckLineText(each) + newline_;
        else
            lines += before + "card: " + yamlText(each.card) + newline_ + std::string(before.size(), ' ') +
                     "count: " + std::to_string(each.count) + newline_;
    }
    if (!lines.empty())
        insertAfterLine(text_.source.lineOf(last.end - 1), lines);
}

void DeckTextChange::changeBracketList(const YamlEntry& entry, const std::vector<Item>& items,
                                       const std::vector<DeckDraft::Entry>& added) {
    const std::size_t open = offsetOf(text_, entry.value.position());
    const std::size_t end = endOf(entry.value);
    if (items.empty() && text_.source.lineOf(open) == text_.source.lineOf(end)) {
        // `cards: []` becomes a list of lines.
        std::size_t begin = open;
        while (begin > 0 && text_.source.at(begin - 1) == ' ')
            --begin;
        replace(begin, end, {});
        std::string lines;
        for (const DeckDraft::Entry& each : added)
            lines += "  - " + deckLineText(each) + newline_;
        return insertAfterLine(text_.source.lineOf(open), lines);
    }
    std::size_t kept = items.size(); // those before it stay or have one that stays after them
    while (kept > 0 && items[kept - 1].goes)
        --kept;
    for (std::size_t i = 0; i < kept; ++i)
        if (items[i].goes)
            replace(items[i].begin, items[i + 1].begin, {});
    const std::size_t tail = kept > 0 ? items[kept - 1].end : open + 1;
    std::string text;
    for (const DeckDraft::Entry& each : added)
        text += (kept > 0 || !text.empty() ? ", " : "") + deckLineText(each);
    replace(tail, items.empty() ? tail : items.back().end, text);
}

} // namespace takujo
