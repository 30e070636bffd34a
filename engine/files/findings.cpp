#include "engine/files/findings.h"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <tuple>
#include <utility>

namespace takujo {

namespace {

/// Paths and quoted values come from outside; a line break in one must not forge a second finding.
std::string inOneLine(std::string line) {
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20U; }, ' ');
    return line;
}

/// Japanese sentences follow each other without a space.
std::string whole(const Finding& finding, Language language) {
    const std::string text = finding.says.in(language);
    const std::string hint = finding.advice.in(language);
    const bool apart = !hint.empty() && !text.ends_with("。");
    return text + (apart ? " " : "") + hint;
}

} // namespace

Finding finding(const std::string& path, TextPosition at, Severity severity, std::string code, Saying text,
                Saying hint) {
    std::string english = text.in(Language::en);
    std::string advice = hint.in(Language::en);
    return {path,
            at.line,
            at.column,
            severity,
            std::move(code),
            std::move(english),
            std::move(advice),
            std::move(text),
            std::move(hint)};
}

std::string toLine(const Finding& finding, Language language) {
    const Saying severity = finding.severity == Severity::error ? Saying{"error"} : Saying{"warning"};
    return inOneLine(finding.path + ":" + std::to_string(finding.line) + ":" +
                     std::to_string(finding.column) + ": " + severity.in(language) + " " + finding.code +
                     ": " + whole(finding, language));
}

std::string sentenceOf(const Finding& finding, Language language) {
    if (finding.line == 0)
        return inOneLine(Saying{"{file}: ", finding.path}.in(language) + whole(finding, language));
    const Saying where{"{file}, line {line}, column {column}: ", finding.path, finding.line, finding.column};
    return inOneLine(where.in(language) + whole(finding, language));
}

void Findings::add(Finding finding) {
    if (finding.severity == Severity::error)
        ++errors_;
    findings_.push_back(std::move(finding));
}

void Findings::error(const std::string& path, TextPosition at, std::string code, Saying text, Saying hint) {
    add(finding(path, at, Severity::error, std::move(code), std::move(text), std::move(hint)));
}

void Findings::warning(const std::string& path, TextPosition at, std::string code, Saying text, Saying hint) {
    add(finding(path, at, Severity::warning, std::move(code), std::move(text), std::move(hint)));
}

void Findings::append(const Findings& others) {
    const std::vector<Finding> copies = others.findings_; // appending to itself must not read what it grows
    for (const Finding& finding : copies)
        add(finding);
}

std::vector<Finding> Findings::sorted() const {
    std::vector<Finding> result = findings_;
    std::stable_sort(result.begin(), result.end(), [](const Finding& left, const Finding& right) {
        return std::tie(left.path, left.line, left.column) < std::tie(right.path, right.line, right.column);
    });
    return result;
}

void Findings::print(std::ostream& out, Language language) const {
    for (const Finding& finding : sorted())
        out << toLine(finding, language) << '\n';
}

std::string Findings::toText(Language language) const {
    std::ostringstream out;
    print(out, language);
    return out.str();
}

std::string Findings::sentences(Language language) const {
    std::string text;
    const std::vector<Finding> all = sorted();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool followsItsLike = i > 0 && all[i - 1].path == all[i].path;
        const bool isAlone = !followsItsLike && (i + 1 == all.size() || all[i + 1].path != all[i].path);
        if (isAlone) {
            text += sentenceOf(all[i], language) + '\n';
            continue;
        }
        if (!followsItsLike)
            text += inOneLine(Saying{"{file}:", all[i].path}.in(language)) + '\n';
        const Saying where{"line {line}, column {column}: ", all[i].line, all[i].column};
        text += "• " +
                inOneLine((all[i].line == 0 ? std::string{} : where.in(language)) + whole(all[i], language)) +
                '\n';
    }
    return text;
}

} // namespace takujo
