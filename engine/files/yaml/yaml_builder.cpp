#include "engine/files/yaml/yaml_builder.h"

#include <algorithm>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/yaml_layout.h"

#include <ranges>

namespace takujo {

namespace {

constexpr std::size_t mostFindings = 1000; // in one file; after that it is another kind of file
constexpr std::string_view blanks = " \t\r\n";

/// "power: 7" or "- power:": what a quoted text swallows when its closing quote is missing.
bool looksLikeKey(std::string_view line) {
    std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
    if (line.substr(start, 2) == "- ")
        start = std::min(line.find_first_not_of(' ', start + 2), line.size());
    const std::size_t end = line.find_first_of(" \t:", start);
    return end != std::string_view::npos && end > start && line[end] == ':' &&
           (end + 1 == line.size() || line[end + 1] == ' ' || line[end + 1] == '\r');
}

bool holdsControlCharacter(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\r' || controlCharacterAt(text, i) > 0)
            return true;
    return false;
}

/// yaml-cpp 0.7 turns the escapes \N and \_ into single Latin-1 bytes, the only ill-formed UTF-8 that can get
/// here.
std::string mendEscapes(std::string_view text) {
    std::string mended;
    while (const std::optional<std::size_t> bad = firstBadUtf8(text)) {
        mended += text.substr(0, *bad);
        mended += '\xC2';
        mended += text[*bad];
        text.remove_prefix(*bad + 1);
    }
    return mended.append(text);
}

} // namespace

bool YamlTreeBuilder::expectsKey() const {
    return !frames_.empty() && frames_.back().node.kind == YamlKind::map && !frames_.back().key;
}

YamlNodeData YamlTreeBuilder::newNode(YamlKind kind, std::size_t offset) const {
    YamlNodeData node;
    node.kind = kind;
    node.position = source_.position(offset);
    return node;
}

std::optional<std::size_t> YamlTreeBuilder::openBracket() const {
    for (const auto& frame : std::views::reverse(frames_))
        if (frame.brackets)
            return frame.offset;
    return std::nullopt;
}

void YamlTreeBuilder::report(std::size_t offset, Severity severity, std::string code, Message text,
                             Message hint) {
    const TextPosition at = source_.position(offset);
    if (repairs_.lines.contains(at.line))
        return;
    if (found_.size() >= mostFindings)
        throw YamlStop({"too-many-findings",
                        offset,
                        "So much is wrong up to here that the rest is not read.",
                        "Repair the findings above first.",
                        {}});
    found_.push_back({offset, finding({}, at, severity, std::move(code), std::move(text), std::move(hint))});
}

void YamlTreeBuilder::reportBefore(std::size_t offset, const std::string& path, Findings& findings) const {
    for (const Found& found : found_) {
        if (found.offset >= offset)
            continue;
        Finding finding = found.finding;
        finding.path = path;
        findings.add(std::move(finding));
    }
}

void YamlTreeBuilder::reportProperties(std::size_t offset, Properties properties) {
    if (properties.anchored)
        report(offset, Severity::error, "anchor", "Anchors (&name) are not allowed.",
               "Remove the anchor, or put a text that begins with '&' in quotes.");
    // A tag in front of a map's first key is told both with the map and with the key.
    if (properties.tagged && lastTag_ != offset) {
        report(offset, Severity::error, "tag", "Tags (!name) are not allowed.",
               "Remove the tag, or put a text that begins with '!' in quotes.");
        lastTag_ = offset;
    }
}

void YamlTreeBuilder::alias(std::size_t offset) {
    report(offset, Severity::error, "alias", "Aliases (*name) are not allowed.",
           "Write the value again, or put a text that begins with '*' in quotes.");
    YamlNodeData node = newNode(YamlKind::null, offset);
    node.reported = true;
    attach(std::move(node), offset);
}

void YamlTreeBuilder::scalar(std::size_t offset, Properties properties, bool plain, const std::string& text) {
    YamlNodeData node = newNode(YamlKind::scalar, offset);
    node.text = plain ? text : mendEscapes(text);
    const char first = source_.at(offset);
    if (!plain)
        node.style = first == '|' || first == '>' ? YamlStyle::block : YamlStyle::quoted;
    reportProperties(offset, properties);
    node.damaged = properties.anchored;
    node.reported = properties.tagged || repairs_.lines.contains(node.position.line);
    if (node.reported)
        restoreRepaired(node, offset);
    else if (first == '"' || first == '\'')
        checkQuoted(node, offset);
    else if (plain && !properties.anchored)
        checkPlain(node, offset);
    attach(std::move(node), offset);
}

void YamlTreeBuilder::restoreRepaired(YamlNodeData& node, std::size_t offset) const {
    for (auto byte = repairs_.bytes.lower_bound(offset);
         byte != repairs_.bytes.end() && byte->first < offset + node.text.size(); ++byte)
        if (node.text[byte->first - offset] == 'x')
            node.text[byte->first - offset] = byte->second;
}

void YamlTreeBuilder::checkQuoted(YamlNodeData& node, std::size_t offset) {
    const std::optional<std::size_t> end = endOfQuoted(source_.text(), offset);
    if (!end)
        throw YamlStop(explainOpenQuote(offset, source_));
    if (holdsControlCharacter(node.text)) {
        node.reported = true;
        report(offset, Severity::error, "control-character",
               "This text holds an invisible control character.", "Remove the escape that stands for it.");
    }
    const int lastLine = source_.lineOf(*end - 1);
    for (int line = node.position.line + 1; line <= lastLine; ++line) {
        if (!looksLikeKey(source_.line(line)))
            continue;
        report(offset, Severity::warning, "joined-lines",
               {"This quoted text runs on over line {line}, which looks like a key.", line},
               "Close the quote where its text ends, or write a long text below a '|'.");
        return;
    }
}

void YamlTreeBuilder::checkPlain(const YamlNodeData& node, std::size_t offset) {
    // On one line the text stands in the file exactly as it is read.
    if (source_.text().substr(offset, node.text.size()) != node.text)
        report(offset, Severity::warning, "joined-lines",
               "This text has no quotes, so the lines below it that are indented deeper are joined to it.",
               "If that is meant, put it in quotes or below a '>'; if not, repair the indentation.");
}

void YamlTreeBuilder::null(std::size_t offset, Properties properties) {
    if (frames_.empty() && source_.at(offset) == '!')
        properties.tagged = true;
    reportProperties(offset, properties);
    YamlNodeData node = newNode(YamlKind::null, offset);
    node.reported = properties.tagged || properties.anchored;
    // The parser marks an absent value with whatever comes next, which may be another line or a word 'null'
    // that is the next key.
    const bool afterKey = frames_.empty() || !frames_.back().key || frames_.back().key->offset < offset;
    if (!node.reported && afterKey && isWrittenNull(offset)) {
        const std::size_t end = source_.text().find_first_of(" \t\r\n,]}#", offset);
        node.text = source_.text().substr(offset, end == std::string_view::npos ? end : end - offset);
        return attach(std::move(node), offset);
    }
    if (!node.reported && !frames_.empty() && !expectsKey()) {
        node.reported = true;
        const Frame& frame = frames_.back();
        if (frame.key) {
            node.position = frame.key->position;
            if (!frame.key->dropped)
                reportEmptyValue(*frame.key, frame.brackets);
        } else {
            const std::size_t place = frame.brackets ? offset : dashBefore(offset);
            node.position = source_.position(place);
            report(place, Severity::error, "empty-value", "This list entry is empty.",
                   "Write a value, or remove the entry.");
        }
    }
    attach(std::move(node), offset);
}

void YamlTreeBuilder::reportEmptyValue(const Key& key, bool brackets) {
    Message hint = "Write ': ' and a value after it, or remove it.";
    if (key.text.find("：") != std::string::npos)
        hint = "Write ': ' (an ASCII colon and a space) instead of the full-width colon '：'.";
    else if (key.text.find(':') != std::string::npos)
        hint = "Put a space after the colon.";
    else if (brackets)
        hint = "Write ': value' after it, or use [ ] for a list.";
    report(key.offset, Severity::error, "empty-value", {"{key} has no value.", shown(key.text)},
           std::move(hint));
}

bool YamlTreeBuilder::isWrittenNull(std::size_t offset) const {
    const std::string_view text = source_.text();
    for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
        if (text.substr(offset, word.size()) != word)
            continue;
        const std::size_t end = offset + word.size();
        const std::size_t next = std::min(text.find_first_not_of(" \t", end), text.size());
        if (next >= text.size() || text[next] == '\n' || text[next] == '\r' ||
            (text[next] == '#' && next > end))
            return true;
        if (openBracket() && (text[next] == ',' || text[next] == ']' || text[next] == '}'))
            return true;
        // Before a ':' it is a key, and what the parser told may be the absent value before that key.
        return expectsKey() && text[next] == ':';
    }
    return false;
}

std::size_t YamlTreeBuilder::dashBefore(std::size_t offset) const {
    std::size_t end = std::min(offset, source_.size());
    for (int line = source_.lineOf(end); line > 0; --line) {
        const std::size_t start = source_.lineStart(line);
        std::string_view head = source_.text().substr(start, end - start);
        std::size_t comment = head.find('#');
        while (comment != std::string_view::npos && comment > 0 && head[comment - 1] != ' ' &&
               head[comment - 1] != '\t')
            comment = head.find('#', comment + 1);
        head = head.substr(0, comment);
        const std::size_t last = head.find_last_not_of(blanks);
        if (last != std::string_view::npos)
            return head[last] == '-' ? start + last : offset;
        end = start;
    }
    return offset;
}

void YamlTreeBuilder::beginCollection(YamlKind kind, std::size_t offset, Properties properties,
                                      bool brackets) {
    if (frames_.size() >= static_cast<std::size_t>(deepestYaml))
        throw YamlStop(
            {"too-deep", offset, "Lists and maps are nested more than 64 deep here.", "Nest them less.", {}});
    reportProperties(offset, properties);
    Frame frame;
    frame.node = newNode(kind, offset);
    frame.node.damaged = properties.tagged || properties.anchored;
    frame.offset = offset;
    frame.brackets = brackets;
    frames_.push_back(std::move(frame));
}

void YamlTreeBuilder::endCollection() {
    Frame frame = std::move(frames_.back());
    frames_.pop_back();
    attach(std::move(frame.node), frame.offset);
}

void YamlTreeBuilder::attach(YamlNodeData node, std::size_t offset) {
    if (++nodes_ > mostYamlNodes)
        throw YamlStop(
            {"too-many-entries",
             offset,
             "The file has more than 200,000 keys and values up to here, and the rest is not read.",
             "Split it into several files.",
             {}});
    node.damaged = node.damaged || node.reported;
    if (frames_.empty()) {
        root_ = std::move(node);
        return;
    }
    Frame& frame = frames_.back();
    if (expectsKey())
        return attachKey(std::move(node), offset);
    frame.node.damaged = frame.node.damaged || node.damaged;
    if (frame.node.kind == YamlKind::list) {
        frame.node.items.push_back(std::move(node));
        return;
    }
    checkIndentation(frame, node, offset);
    Key key = std::move(*frame.key);
    frame.key.reset();
    if (!key.dropped)
        frame.node.entries.push_back(
            {std::move(key.text), key.position, key.quoted, key.reported, std::move(node)});
}

void YamlTreeBuilder::checkIndentation(const Frame& map, const YamlNodeData& value, std::size_t offset) {
    const bool isDashList =
        value.kind == YamlKind::list && source_.at(offset) != '['; // may stand below its key
    const bool isBelowKey = value.position.line > map.key->position.line;
    if (!isBelowKey || isDashList || value.reported || value.position.column > map.node.position.column ||
        openBracket())
        return;
    report(offset, Severity::error, "bad-indentation",
           {"This value of {key} is not indented deeper than its key.", shown(map.key->text)},
           "Indent it, or write it behind the colon.");
}

void YamlTreeBuilder::attachKey(YamlNodeData node, std::size_t offset) {
    Frame& frame = frames_.back();
    Key key{std::move(node.text),           node.position, offset,
            node.style != YamlStyle::plain, node.reported, false};
    if (node.kind != YamlKind::scalar) {
        const bool missing = node.kind == YamlKind::null && key.text.empty();
        if (!node.reported)
            report(offset, Severity::error, "bad-key",
                   missing ? "A key is missing here." : "A key must be a word, not a list, a map or null.",
                   missing ? "Write 'key: value'."
                           : "Write a word, or put a text that begins like one in quotes.");
        key.dropped = true;
    } else if (const auto [first, isNew] = frame.seen.emplace(key.text, key.position); !isNew) {
        if (!node.reported)
            report(offset, Severity::error, "duplicate-key",
                   {"{key} stands twice in this map; the first is at line {line}, column {column}.",
                    shown(key.text), first->second.line, first->second.column},
                   "Keep one of them.");
        key.dropped = true;
    }
    frame.node.damaged = frame.node.damaged || node.damaged || key.dropped;
    frame.key = std::move(key);
}

} // namespace takujo
