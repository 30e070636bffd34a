#include "engine/lists/csv.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

/// The separator that stands most often in the first line, outside of quotes; among equals the first here.
char separatorOf(std::string_view text) {
    constexpr std::array separators{'\t', ';', ','};
    std::array<int, separators.size()> counts{};
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        if (c == '\n' && std::ranges::any_of(counts, [](int count) { return count > 0; }))
            break;
        const auto which = std::ranges::find(separators, c);
        if (which != separators.end())
            ++counts[static_cast<std::size_t>(which - separators.begin())];
    }
    const auto most = std::ranges::max_element(counts);
    return *most == 0 ? ',' : separators[static_cast<std::size_t>(most - counts.begin())];
}

class CsvReader {
public:
    CsvReader(std::string_view text, const std::string& path, Findings& findings)
        : text_{text}, path_{path}, findings_{findings}, separator_{separatorOf(text)} {}

    std::vector<CsvRow> read() {
        std::vector<CsvRow> rows;
        while (at_ < text_.size()) {
            CsvRow row = readRow();
            if (row.size() > 1 || !row.front().text.empty())
                rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    char now() const { return at_ < text_.size() ? text_[at_] : '\n'; }
    bool endsCell() const { return now() == separator_ || now() == '\n'; }

    void step() {
        if (now() == '\n') {
            ++place_.line;
            place_.column = 1;
        } else if ((static_cast<unsigned char>(now()) & 0xC0U) != 0x80U) {
            ++place_.column;
        }
        ++at_;
    }

    CsvRow readRow() {
        CsvRow row;
        do {
            row.push_back(readCell());
        } while (std::exchange(separated_, false));
        return row;
    }

    CsvCell readCell() {
        CsvCell cell{{}, place_};
        const bool isQuoted = now() == '"' && at_ < text_.size();
        if (isQuoted)
            readQuoted(cell);
        while (isQuoted && now() == ' ')
            step();
        if (isQuoted && !endsCell())
            findings_.warning(path_, place_, "text-behind-quote",
                              "Behind a closed quotation mark stands more text; it was added to the cell.",
                              "Double the quotation marks inside a cell.");
        while (!endsCell()) {
            cell.text += now();
            step();
        }
        separated_ = at_ < text_.size() && now() == separator_;
        step();
        return cell;
    }

    void readQuoted(CsvCell& cell) {
        step();
        while (at_ < text_.size()) {
            const bool isQuote = now() == '"';
            if (isQuote)
                step();
            if (isQuote && (at_ >= text_.size() || now() != '"'))
                return;
            cell.text += now();
            step();
        }
        findings_.error(path_, cell.at, "open-quote", "This quotation mark is never closed.",
                        "Close it at the end of the cell, or remove it.");
    }

    std::string_view text_;
    const std::string& path_;
    Findings& findings_;
    char separator_;
    std::size_t at_ = 0;
    TextPosition place_;
    bool separated_ = false; ///< the cell before ended with a separator
};

} // namespace

std::vector<CsvRow> readCsv(std::string_view text, const std::string& path, Findings& findings) {
    return CsvReader{text, path, findings}.read();
}

} // namespace takujo
