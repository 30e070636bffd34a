#include "engine/files/findings.h"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <tuple>
#include <utility>

namespace takujo {

std::string toLine(const Finding& finding) {
    std::string line = finding.path + ":" + std::to_string(finding.line) + ":" +
                       std::to_string(finding.column) +
                       (finding.severity == Severity::error ? ": error " : ": warning ") + finding.code +
                       ": " + finding.text;
    if (!finding.hint.empty())
        line += " " + finding.hint;
    // Paths and quoted values come from outside; a line break in one must not forge a second finding.
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20U; }, ' ');
    return line;
}

void Findings::add(Finding finding) {
    if (finding.severity == Severity::error)
        ++errors_;
    findings_.push_back(std::move(finding));
}

void Findings::error(const std::string& path, TextPosition at, std::string code, std::string text,
                     std::string hint) {
    add({path, at.line, at.column, Severity::error, std::move(code), std::move(text), std::move(hint)});
}

void Findings::warning(const std::string& path, TextPosition at, std::string code, std::string text,
                       std::string hint) {
    add({path, at.line, at.column, Severity::warning, std::move(code), std::move(text), std::move(hint)});
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

void Findings::print(std::ostream& out) const {
    for (const Finding& finding : sorted())
        out << toLine(finding) << '\n';
}

std::string Findings::toText() const {
    std::ostringstream out;
    print(out);
    return out.str();
}

} // namespace takujo
