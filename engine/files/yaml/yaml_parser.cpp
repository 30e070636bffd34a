#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <utility>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "engine/files/disk/source_text.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/prepared_tree.h"
#include "engine/files/yaml/yaml_builder.h"
#include "engine/files/yaml/yaml_layout.h"
#include "engine/files/yaml/yaml_syntax.h"
#include "engine/files/yaml/yaml_tree.h"

namespace takujo {

namespace {

constexpr std::size_t mostRepairs = 20;
/// After a repair the text is read again from its beginning: all of that together is no more than this.
constexpr std::size_t mostReadAgain = std::size_t{4} * 1024 * 1024;

bool isAscii(char c) {
    return static_cast<unsigned char>(c) < 0x80U;
}

std::size_t offsetOf(const YAML::Mark& mark) {
    return static_cast<std::size_t>(std::max(mark.pos, 0));
}

/// Only the byte offset of a mark is used: the parser's own lines and columns count bytes and go wrong at the
/// end.
class Events final : public YAML::EventHandler {
public:
    Events(const SourceText& source, YamlTreeBuilder& builder) : source_(source), builder_(builder) {}

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        builder_.null(offsetOf(mark), {false, anchor != YAML::NullAnchor});
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { builder_.alias(offsetOf(mark)); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        builder_.scalar(offsetOf(mark), properties(mark, tag, anchor), tag == "?", value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        builder_.beginCollection(YamlKind::list, offsetOf(mark), properties(mark, tag, anchor),
                                 style == YAML::EmitterStyle::Flow);
    }
    void OnSequenceEnd() override { builder_.endCollection(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        // A pair inside a list, [a: b], is told as a bracketed map too but has no bracket of its own.
        builder_.beginCollection(YamlKind::map, offsetOf(mark), properties(mark, tag, anchor),
                                 source_.at(offsetOf(mark)) == '{');
    }
    void OnMapEnd() override { builder_.endCollection(); }

private:
    /// "?" and "!" are what the parser itself gives plain and quoted values; a bare "!" in the file looks the
    /// same.
    YamlTreeBuilder::Properties properties(const YAML::Mark& mark, const std::string& tag,
                                           YAML::anchor_t anchor) const {
        const bool tagged = (tag != "?" && tag != "!" && !tag.empty()) || source_.at(offsetOf(mark)) == '!';
        return {tagged, anchor != YAML::NullAnchor};
    }

    const SourceText& source_;
    YamlTreeBuilder& builder_;
};

/// Stops at once and remembers where a further document begins.
class NextDocument final : public YAML::EventHandler {
public:
    struct Seen {
        std::size_t offset;
    };
    void OnDocumentStart(const YAML::Mark& mark) override { throw Seen{offsetOf(mark)}; }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
    void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {}
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {}
    void OnMapEnd() override {}
};

struct Attempt {
    bool hasDocument = false; ///< the first document was read to its end
    std::optional<SyntaxTrouble> trouble;
};

Attempt attempt(const SourceText& source, const YamlLayout& layout, YamlTreeBuilder& builder) {
    Attempt result;
    try {
        std::istringstream in{std::string(source.text())};
        YAML::Parser parser(in);
        Events events(source, builder);
        result.hasDocument = parser.HandleNextDocument(events);
        NextDocument next;
        parser.HandleNextDocument(next);
    } catch (const NextDocument::Seen& seen) {
        result.trouble = explainExtraContent(seen.offset, source, layout);
    } catch (const YamlStop& stop) {
        result.trouble = stop.trouble;
    } catch (const YAML::Exception& problem) {
        const std::size_t offset = std::min(offsetOf(problem.mark), source.size());
        result.trouble = explainSyntax(problem.msg, offset, source, layout, builder.openBracket());
    }
    return result;
}

/// Directives (%YAML, %TAG) become comments, so that what follows is read.
void refuseDirectives(SourceText& source, const std::string& path, Findings& findings) {
    for (int number = 1; number <= static_cast<int>(source.lineCount()); ++number) {
        const std::string_view line = source.line(number);
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string_view::npos || line[first] == '#')
            continue;
        if (line[0] != '%')
            return;
        if (findings.isHopeless(path))
            return;
        findings.error(path, {number, 1}, "directive",
                       "YAML directives (% at the start of a line) are not allowed.", "Remove the line.");
        source.replace(source.lineStart(number), '#');
    }
}

/// Blanks on a last line of their own would become part of a block text, though the line holds nothing.
void dropBlankEnd(std::string& text) {
    const std::size_t last = text.find_last_not_of(" \t");
    if (last != std::string::npos && text[last] == '\n')
        text.erase(last + 1);
}

std::vector<int> refuseTabs(const SourceText& source, const YamlLayout& layout, const std::string& path,
                            Findings& findings) {
    std::vector<int> lines;
    for (const std::size_t tab : tabsInIndentation(source.text(), layout)) {
        if (findings.isHopeless(path))
            break;
        const TextPosition at = source.position(tab);
        findings.error(path, at, "tab-indentation", "A tab is used for indentation.", "Use spaces.");
        lines.push_back(at.line);
    }
    return lines;
}

/// A shape the parser can't make sense of below a tab is most likely the tab's doing.
bool comesFromTab(const SyntaxTrouble& trouble, int line, const std::vector<int>& tabLines) {
    return !tabLines.empty() && tabLines.front() <= line &&
           (trouble.code == "syntax" || trouble.code == "tab-indentation");
}

std::optional<YamlNodeData> readTree(SourceText& source, const std::string& path, Findings& findings) {
    YamlLayout layout = scanYamlLayout(source.text());
    if (layout.tooDeep) {
        findings.error(path, source.position(*layout.tooDeep), "too-deep",
                       "Lists and maps are nested more than 64 deep here.", "Nest them less.");
        return std::nullopt;
    }
    const std::vector<int> tabLines = refuseTabs(source, layout, path, findings);
    YamlRepairs repairs;
    std::set<int> toldLines;
    const std::size_t repairsAllowed = std::min(mostRepairs, mostReadAgain / (source.size() + 1));
    while (true) {
        YamlTreeBuilder builder(source, repairs);
        const Attempt tried = attempt(source, layout, builder);
        if (!tried.trouble) {
            builder.reportBefore(source.size() + 1, path, findings);
            return tried.hasDocument ? std::optional(builder.takeRoot()) : std::nullopt;
        }
        const SyntaxTrouble& trouble = *tried.trouble;
        const TextPosition at = source.position(trouble.offset);
        if (toldLines.insert(at.line).second && !comesFromTab(trouble, at.line, tabLines))
            findings.error(path, at, trouble.code, trouble.text, trouble.hint);
        const bool canRepair = trouble.repair && repairs.bytes.size() < repairsAllowed &&
                               !repairs.bytes.contains(*trouble.repair) && *trouble.repair < source.size() &&
                               isAscii(source.at(*trouble.repair));
        if (!canRepair && tried.hasDocument) { // what stands behind it does not spoil the document
            builder.reportBefore(source.size() + 1, path, findings);
            return builder.takeRoot();
        }
        if (!canRepair) {
            builder.reportBefore(trouble.offset, path, findings);
            return std::nullopt;
        }
        repairs.bytes.emplace(*trouble.repair, source.at(*trouble.repair));
        repairs.lines.insert({at.line, source.lineOf(*trouble.repair)});
        source.replace(*trouble.repair, 'x');
        layout = scanYamlLayout(source.text());
    }
}

} // namespace

std::optional<YamlNodeData> parseYamlTree(std::string text, const std::string& path, Findings& findings) {
    if (!checkSize(text.size(), path, findings))
        return std::nullopt;
    std::optional<std::string> decoded = decodeText(std::move(text), path, findings);
    if (!decoded)
        return std::nullopt;
    dropBlankEnd(*decoded);
    SourceText source(std::move(*decoded));
    refuseDirectives(source, path, findings);
    const std::size_t before = findings.errors();
    std::optional<YamlNodeData> root = readTree(source, path, findings);
    const bool isEmpty = !root || (root->kind == YamlKind::null && !root->reported);
    if (isEmpty && findings.errors() == before)
        findings.error(path, {}, "empty-file", "The file holds nothing.",
                       "Write its content, or remove the file.");
    if (isEmpty)
        return std::nullopt;
    return root;
}

std::optional<YamlNode> parseYaml(std::string text, const std::string& path, Findings& findings) {
    std::optional<YamlNodeData> root = parseYamlTree(std::move(text), path, findings);
    if (!root)
        return std::nullopt;
    return YamlNode(std::make_shared<const YamlTree>(YamlTree{path, std::move(*root)}));
}

std::optional<YamlNode> readYamlFile(const std::filesystem::path& file, Findings& findings) {
    std::optional<std::string> text = readTextFile(file, findings);
    if (!text)
        return std::nullopt;
    if (std::optional<YamlNodeData> prepared = preparedTree(*text))
        return YamlNode(std::make_shared<const YamlTree>(YamlTree{shownPath(file), std::move(*prepared)}));
    return parseYaml(std::move(*text), shownPath(file), findings);
}

} // namespace takujo
