#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/core/localized_text.h"
#include "engine/files/saying.h"

namespace takujo {

/// A place in a text file, as editors count it: both from 1, the column in characters.
struct TextPosition {
    int line = 1;
    int column = 1;

    friend auto operator<=>(const TextPosition&, const TextPosition&) = default;
};

enum class Severity : std::uint8_t { error, warning };

/// One thing a file's author should know.
struct Finding {
    std::string path;
    int line = 1; ///< 0: the file as a whole, which may be no text
    int column = 1;
    Severity severity = Severity::error;
    std::string code; ///< stable, kebab-case: what tests and documentation name
    std::string text; ///< one English sentence
    std::string hint; ///< what to do about it; may be empty
    Saying says;      ///< the sentence for every language
    Saying advice;    ///< the hint for every language

    friend bool operator==(const Finding&, const Finding&) = default;
};

Finding finding(const std::string& path, TextPosition at, Severity severity, std::string code, Saying text,
                Saying hint);

/// "PATH:LINE:COL: error CODE: text hint", always one line: for authors and their tools.
std::string toLine(const Finding& finding, Language language = Language::en);
/// The same for players, without the code: "PATH, line 3, column 5: text hint".
std::string sentenceOf(const Finding& finding, Language language);

/// Everything found while files are read. Readers add and go on, so that one bad entry never hides the rest.
class Findings {
public:
    void add(Finding finding);
    void error(const std::string& path, TextPosition at, std::string code, Saying text, Saying hint);
    void warning(const std::string& path, TextPosition at, std::string code, Saying text, Saying hint);
    void append(const Findings& others);

    bool empty() const { return findings_.empty(); }
    std::size_t errors() const { return errors_; }
    std::size_t warnings() const { return findings_.size() - errors_; }

    /// In the order they were found.
    const std::vector<Finding>& all() const { return findings_; }
    /// By path, line and column; findings at one place stay in the order they were found.
    std::vector<Finding> sorted() const;
    /// The sorted findings, one a line.
    void print(std::ostream& out, Language language = Language::en) const;
    std::string toText(Language language = Language::en) const;
    /// The sorted findings as players read them, one a line; several of one file stand under its name.
    std::string sentences(Language language) const;

private:
    std::vector<Finding> findings_;
    std::size_t errors_ = 0;
};

} // namespace takujo
