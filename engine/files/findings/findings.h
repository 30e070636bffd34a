#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "engine/core/localized_text.h"
#include "engine/files/findings/message.h"

namespace takujo {

// What is wrong with files: single findings, and the list of all.

/// A place in a text file, as editors count it: both from 1, the column in characters.
struct TextPosition {
    int line = 1;
    int column = 1;

    friend auto operator<=>(const TextPosition&, const TextPosition&) = default;
};

enum class Severity : std::uint8_t { error, warning };

/// Something that the author of a file should know.
struct Finding {
    std::string path;
    int line = 1; ///< 0: the file as a whole, which may be no text
    int column = 1;
    Severity severity = Severity::error;
    std::string code; ///< stable, kebab-case, for tests and documentation
    std::string text; ///< one English sentence
    std::string hint; ///< what to do about it; may be empty
    Message says;     ///< `text` for every language
    Message advice;   ///< `hint` for every language

    friend bool operator==(const Finding&, const Finding&) = default;
};

Finding finding(const std::string& path, TextPosition at, Severity severity, std::string code, Message text,
                Message hint);

/// Returns "PATH:LINE:COL: error CODE: text hint", always one line: for authors and their tools.
std::string toLine(const Finding& finding, Language language = Language::en);
/// The same for players, without the code: "PATH, line 3, column 5: text hint".
std::string sentenceOf(const Finding& finding, Language language);

/// Everything found while files are read. Readers add to it and go on, so that one mistake never hides the
/// others. Of each file only a limited number of errors and warnings is kept; the others are counted, and a
/// finding says that there are more.
class Findings {
public:
    static constexpr std::size_t mostTold = 100;     ///< per file and severity
    static constexpr std::size_t mostErrors = 1'000; ///< with more, the file is probably of another kind

    void add(Finding finding);
    void error(const std::string& path, TextPosition at, std::string code, Message text, Message hint);
    void warning(const std::string& path, TextPosition at, std::string code, Message text, Message hint);
    void append(const Findings& others);

    bool empty() const { return findings_.empty(); }
    /// All of them, also those that are not kept.
    std::size_t errors() const { return errors_; }
    std::size_t warnings() const { return warnings_; }
    /// Whether a file has so many errors that reading on is pointless; a finding says so.
    bool isHopeless(const std::string& path) const;

    /// Whether another finding of this file would be kept.
    bool hasRoom(const std::string& path, Severity severity) const;

    /// In the order of finding.
    const std::vector<Finding>& all() const { return findings_; }
    /// Returns them by path, line and column; those at one place keep their order. "There are more" comes
    /// last of its file.
    std::vector<Finding> sorted() const;
    /// Prints the sorted findings, one per line.
    void print(std::ostream& out, Language language = Language::en) const;
    std::string toText(Language language = Language::en) const;
    /// Returns the sorted findings for players, one per line; several of one file are listed under its name.
    std::string sentences(Language language) const;

private:
    struct Count {
        std::size_t all = 0;
        bool saysMore = false; ///< a finding says that not all are kept
    };
    struct OfFile {
        std::array<Count, 2> counts; ///< by severity
        bool saysHopeless = false;
    };

    void report(const std::string& path, TextPosition at, Severity severity, std::string code, Message text,
                Message hint);
    /// Counts one more; true if it is to be kept.
    bool count(const std::string& path, TextPosition at, Severity severity);
    void sayMore(Count& count, const std::string& path, TextPosition at, Severity severity);
    /// Keeps a finding about the findings of its file; false if it is not one.
    bool keepSummary(const Finding& finding);

    std::vector<Finding> findings_;
    std::map<std::string, OfFile> files_;
    std::size_t errors_ = 0;
    std::size_t warnings_ = 0;
};

} // namespace takujo
