#include "engine/files/findings/findings.h"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <tuple>
#include <utility>

namespace takujo {

namespace {

/// Codes of what is said about the findings of a file.
constexpr const char* moreFindings = "more-findings";
constexpr const char* tooManyFindings = "too-many-findings";

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

Finding finding(const std::string& path, TextPosition at, Severity severity, std::string code, Message text,
                Message hint) {
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
    const Message severity = finding.severity == Severity::error ? Message{"error"} : Message{"warning"};
    return inOneLine(finding.path + ":" + std::to_string(finding.line) + ":" +
                     std::to_string(finding.column) + ": " + severity.in(language) + " " + finding.code +
                     ": " + whole(finding, language));
}

std::string sentenceOf(const Finding& finding, Language language) {
    if (finding.line == 0)
        return inOneLine(Message{"{file}: ", finding.path}.in(language) + whole(finding, language));
    const Message where{"{file}, line {line}, column {column}: ", finding.path, finding.line, finding.column};
    return inOneLine(where.in(language) + whole(finding, language));
}

bool Findings::isHopeless(const std::string& path) const {
    const auto file = files_.find(path);
    return file != files_.end() && file->second.saysHopeless;
}

bool Findings::hasRoom(const std::string& path, Severity severity) const {
    const auto file = files_.find(path);
    return file == files_.end() || file->second.counts[static_cast<std::size_t>(severity)].all < mostTold;
}

void Findings::sayMore(Count& count, const std::string& path, TextPosition at, Severity severity) {
    if (std::exchange(count.saysMore, true))
        return;
    const bool isError = severity == Severity::error;
    findings_.push_back(
        finding(path, at, severity, moreFindings,
                isError ? Message{"Only the first {number} errors of this file are told.", mostTold}
                        : Message{"Only the first {number} warnings of this file are told.", mostTold},
                "Repair them, then have it checked again."));
}

bool Findings::count(const std::string& path, TextPosition at, Severity severity) {
    const bool isError = severity == Severity::error;
    ++(isError ? errors_ : warnings_);
    OfFile& file = files_[path];
    Count& count = file.counts[static_cast<std::size_t>(severity)];
    ++count.all;
    if (count.all > mostTold)
        sayMore(count, path, at, severity);
    if (isError && count.all >= mostErrors && !std::exchange(file.saysHopeless, true))
        findings_.push_back(finding(path, at, severity, tooManyFindings,
                                    "So much is wrong up to here that the rest is not read.",
                                    "Repair the findings above first."));
    return count.all <= mostTold;
}

bool Findings::keepSummary(const Finding& finding) {
    OfFile& file = files_[finding.path];
    if (finding.code == moreFindings) {
        sayMore(file.counts[static_cast<std::size_t>(finding.severity)], finding.path,
                {finding.line, finding.column}, finding.severity);
        return true;
    }
    if (finding.code != tooManyFindings)
        return false;
    if (!std::exchange(file.saysHopeless, true)) {
        ++errors_;
        findings_.push_back(finding);
    }
    return true;
}

void Findings::add(Finding finding) {
    if (!keepSummary(finding) && count(finding.path, {finding.line, finding.column}, finding.severity))
        findings_.push_back(std::move(finding));
}

/// A sentence that is not told is not put together either.
void Findings::report(const std::string& path, TextPosition at, Severity severity, std::string code,
                      Message text, Message hint) {
    if (code == tooManyFindings)
        add(finding(path, at, severity, std::move(code), std::move(text), std::move(hint)));
    else if (count(path, at, severity))
        findings_.push_back(finding(path, at, severity, std::move(code), std::move(text), std::move(hint)));
}

void Findings::error(const std::string& path, TextPosition at, std::string code, Message text, Message hint) {
    report(path, at, Severity::error, std::move(code), std::move(text), std::move(hint));
}

void Findings::warning(const std::string& path, TextPosition at, std::string code, Message text,
                       Message hint) {
    report(path, at, Severity::warning, std::move(code), std::move(text), std::move(hint));
}

void Findings::append(const Findings& others) {
    // Appending to itself must not read what it grows.
    const Findings copies = others; // NOLINT(performance-unnecessary-copy-initialization): others may be this
    for (const Finding& finding : copies.findings_)
        add(finding);
    for (const auto& [path, file] : copies.files_)
        for (const Severity severity : {Severity::error, Severity::warning}) {
            const std::size_t all = file.counts[static_cast<std::size_t>(severity)].all;
            const std::size_t untold = all - std::min(all, mostTold);
            files_[path].counts[static_cast<std::size_t>(severity)].all += untold;
            (severity == Severity::error ? errors_ : warnings_) += untold;
        }
}

std::vector<Finding> Findings::sorted() const {
    std::vector<Finding> result = findings_;
    std::stable_sort(result.begin(), result.end(), [](const Finding& left, const Finding& right) {
        const bool leftIsLast = left.code == moreFindings;
        const bool rightIsLast = right.code == moreFindings;
        return std::tie(left.path, leftIsLast, left.line, left.column) <
               std::tie(right.path, rightIsLast, right.line, right.column);
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
            text += inOneLine(Message{"{file}:", all[i].path}.in(language)) + '\n';
        const Message where{"line {line}, column {column}: ", all[i].line, all[i].column};
        text += "• " +
                inOneLine((all[i].line == 0 ? std::string{} : where.in(language)) + whole(all[i], language)) +
                '\n';
    }
    return text;
}

} // namespace takujo
