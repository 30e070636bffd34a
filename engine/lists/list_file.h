#pragma once

#include "engine/files/findings/findings.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Lists as they lie in files: tables of anything, whose columns have names.

/// What stands under one column: usually one text; none where the list says that there is nothing.
struct ListValue {
    std::string column;
    std::vector<std::string> texts;
    TextPosition at;
};

/// One row of a table, one map of a JSON or YAML list.
struct ListRecord {
    TextPosition at;
    std::vector<ListValue> values;
};

struct ListFile {
    std::string path;
    TextPosition head;                ///< where its columns are named
    std::vector<std::string> columns; ///< of all records, in the order of the file
    std::vector<ListRecord> records;
};

enum class ListFormat : std::uint8_t { table, yaml, json };

/// Reads a list of any format; the file's name and its first letter tell which it is. In JSON and YAML a list
/// of maps is one, a map that holds such a list, and a map of maps, whose keys are the column `id`. What
/// stands in a map under a column is a column of its own: `name: {en: …}` is `name.en`. None if nothing can
/// be read.
std::optional<ListFile> readListFile(const std::filesystem::path& file, Findings& findings);
/// The same from a text in UTF-8; findings call it `path`.
std::optional<ListFile> readList(std::string text, ListFormat format, const std::string& path,
                                 Findings& findings);

} // namespace takujo
