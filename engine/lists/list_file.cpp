#include "engine/lists/list_file.h"

#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_value.h"
#include "engine/lists/csv.h"
#include "engine/lists/json_text.h"
#include "engine/lists/list_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace takujo {

namespace {

constexpr std::string_view idColumn = "id";

std::optional<ListFile> tableOf(std::string_view text, const std::string& path, Findings& findings) {
    const std::vector<CsvRow> rows = readCsv(text, path, findings);
    ListFile list;
    list.path = path;
    if (rows.empty())
        return list;
    list.head = rows.front().front().at;
    for (const CsvCell& name : rows.front())
        list.columns.push_back(name.text);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const CsvRow& row = rows[i];
        if (row.size() > list.columns.size())
            findings.warning(path, row[list.columns.size()].at, "too-many-cells",
                             {"This line has {number} cells, but {columns} columns have names.", row.size(),
                              list.columns.size()},
                             "Put cells in which a separator stands into quotation marks.");
        ListRecord record{row.front().at, {}};
        for (std::size_t cell = 0; cell < std::min(row.size(), list.columns.size()); ++cell)
            record.values.push_back({list.columns[cell], {row[cell].text}, row[cell].at});
        list.records.push_back(std::move(record));
    }
    return list;
}

/// The list of a JSON or YAML file.
class NodeList {
public:
    NodeList(const YamlNode& root, Findings& findings) : findings_{findings} {
        list_.path = root.path();
        list_.head = root.position();
    }

    std::optional<ListFile> read(const YamlNode& root) {
        const YamlNode* held = &root;
        const std::optional<YamlNode> inside = root.isMap() ? listIn(root) : std::nullopt;
        if (inside)
            held = &*inside;
        if (held->isList()) {
            for (const YamlNode& item : held->items())
                add(item);
        } else if (held->isMap() && isMapOfMaps(*held)) {
            for (const YamlEntry& entry : held->entries())
                add(entry.value, &entry);
        } else {
            findings_.error(root.path(), root.position(), "no-list", "This file holds no list of cards.",
                            "Write a list of maps, each with the columns of one card.");
            return std::nullopt;
        }
        return std::move(list_);
    }

private:
    /// `cards: […]`, or the one list of maps beside other things.
    static std::optional<YamlNode> listIn(const YamlNode& map) {
        std::vector<YamlNode> found;
        for (const YamlEntry& entry : map.entries())
            if (entry.value.isList() && entry.value.size() > 0 && entry.value.item(0).isMap()) {
                if (entry.key == "cards")
                    return entry.value;
                found.push_back(entry.value);
            }
        return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
    }

    static bool isMapOfMaps(const YamlNode& map) {
        const auto entries = map.entries();
        return !entries.empty() &&
               std::ranges::all_of(entries, [](const YamlEntry& entry) { return entry.value.isMap(); });
    }

    void add(const YamlNode& item, const YamlEntry* named = nullptr) {
        if (!item.isMap()) {
            findings_.error(item.path(), item.position(), "no-card",
                            {"A card must be a map of columns, but {found} stands here.", kindName(item)},
                            "Write the columns of the card as 'column: value'.");
            return;
        }
        ListRecord record{item.position(), {}};
        if (named != nullptr) {
            record.at = named->keyPosition;
            put(record, std::string{idColumn}, {named->key}, named->keyPosition);
        }
        addEntries(record, item, {});
        list_.records.push_back(std::move(record));
    }

    void addEntries(ListRecord& record, const YamlNode& map, const std::string& under) {
        for (const YamlEntry& entry : map.entries()) {
            const std::string column = under.empty() ? entry.key : under + "." + entry.key;
            if (entry.value.isMap()) {
                addEntries(record, entry.value, column);
                continue;
            }
            std::vector<std::string> texts;
            for (const YamlNode& each :
                 entry.value.isList() ? entry.value.items() : std::vector{entry.value}) {
                if (each.isScalar()) {
                    texts.push_back(each.text());
                } else if (!each.isNull()) {
                    findings_.warning(
                        each.path(), each.position(), "left-out",
                        {"Under {column} stands more than texts; it was left out.", shown(column)},
                        "Write one text, or a list of texts.");
                }
            }
            put(record, column, std::move(texts), entry.value.position());
        }
    }

    void put(ListRecord& record, const std::string& column, std::vector<std::string> texts, TextPosition at) {
        if (known_.insert(column).second)
            list_.columns.push_back(column);
        record.values.push_back({column, std::move(texts), at});
    }

    Findings& findings_;
    ListFile list_;
    std::set<std::string, std::less<>> known_;
};

ListFormat formatOf(const std::filesystem::path& file, std::string_view text) {
    const std::string kind = file.extension().string();
    if (kind == ".json")
        return ListFormat::json;
    if (kind == ".yaml" || kind == ".yml")
        return ListFormat::yaml;
    const std::size_t first = text.find_first_not_of(" \t\n");
    const bool isJson = first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
    return isJson && kind != ".csv" && kind != ".tsv" ? ListFormat::json : ListFormat::table;
}

} // namespace

std::optional<ListFile> readList(std::string text, ListFormat format, const std::string& path,
                                 Findings& findings) {
    if (text.find_first_not_of(" \t\n") == std::string::npos) {
        findings.error(path, {.line = 0}, "empty-list", "The file is empty.",
                       "Choose a file with a list of cards.");
        return std::nullopt;
    }
    if (format == ListFormat::table)
        return tableOf(text, path, findings);
    if (format == ListFormat::json)
        text = yamlOfJson(std::move(text));
    const auto root = parseYaml(std::move(text), path, findings);
    return root ? NodeList{*root, findings}.read(*root) : std::nullopt;
}

std::optional<ListFile> readListFile(const std::filesystem::path& file, Findings& findings) {
    auto bytes = readTextFile(file, findings);
    auto text = bytes ? textOfList(*std::move(bytes), shownPath(file), findings) : std::nullopt;
    if (!text)
        return std::nullopt;
    const ListFormat format = formatOf(file, *text);
    return readList(*std::move(text), format, shownPath(file), findings);
}

} // namespace takujo
