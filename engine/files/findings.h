#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

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
    int line = 1;
    int column = 1;
    Severity severity = Severity::error;
    std::string code; ///< stable, kebab-case: what tests and documentation name
    std::string text; ///< one English sentence
    std::string hint; ///< what to do about it; may be empty

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// "PATH:LINE:COL: error CODE: text hint", always one line.
std::string toLine(const Finding& finding);

/// Everything found while files are read. Readers add and go on, so that one bad entry never hides the rest.
class Findings {
public:
    void add(Finding finding);
    void error(const std::string& path, TextPosition at, std::string code, std::string text,
               std::string hint);
    void warning(const std::string& path, TextPosition at, std::string code, std::string text,
                 std::string hint);
    void append(const Findings& others);

    bool empty() const { return findings_.empty(); }
    std::size_t errors() const { return errors_; }
    std::size_t warnings() const { return findings_.size() - errors_; }

    /// In the order they were found.
    const std::vector<Finding>& all() const { return findings_; }
    /// By path, line and column; findings at one place stay in the order they were found.
    std::vector<Finding> sorted() const;
    /// The sorted findings, one a line.
    void print(std::ostream& out) const;
    std::string toText() const;

private:
    std::vector<Finding> findings_;
    std::size_t errors_ = 0;
};

} // namespace takujo
