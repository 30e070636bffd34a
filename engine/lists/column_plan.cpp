#include "engine/lists/column_plan.h"

#include "engine/lists/plain_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace takujo {

namespace {

/// A name of a column without what makes no difference.
std::string plainName(std::string_view name) {
    std::string result;
    for (const char c : trimmed(name)) {
        if (c >= 'A' && c <= 'Z')
            result += static_cast<char>(c - 'A' + 'a');
        else if (std::string_view{"_-.()[]/: "}.find(c) == std::string_view::npos)
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    for (const std::string_view bracket : {"（", "）"})
        for (std::size_t at = 0; (at = result.find(bracket)) != std::string::npos;)
            result.replace(at, bracket.size(), " ");
    return std::string{trimmed(result)};
}

struct NameOfLanguage {
    std::string_view word;
    std::string_view end;
};
constexpr std::array<NameOfLanguage, 12> namesOfLanguages{{{"en", ".en"},
                                                           {"eng", ".en"},
                                                           {"english", ".en"},
                                                           {"英語", ".en"},
                                                           {"英", ".en"},
                                                           {"us", ".en"},
                                                           {"ja", ".ja"},
                                                           {"jp", ".ja"},
                                                           {"jpn", ".ja"},
                                                           {"japanese", ".ja"},
                                                           {"日本語", ".ja"},
                                                           {"日", ".ja"}}};

/// A name with a language before or behind it: what it says without, and the end of its key.
std::optional<std::pair<std::string, std::string_view>> spoken(const std::string& name) {
    for (const auto& [word, end] : namesOfLanguages) {
        const std::string behind = " " + std::string{word};
        const std::string before = std::string{word} + " ";
        if (name.ends_with(behind))
            return std::pair{name.substr(0, name.size() - behind.size()), end};
        if (name.starts_with(before))
            return std::pair{name.substr(before.size()), end};
    }
    return std::nullopt;
}

std::string keyIn(const ListMapping& mapping, const std::string& name) {
    for (const auto& [key, names] : mapping.columns)
        for (const std::string& each : names)
            if (plainName(each) == name)
                return key;
    return {};
}

bool isIgnored(const ListMapping& mapping, const std::string& name) {
    return std::ranges::any_of(mapping.ignored,
                               [&](const std::string& each) { return plainName(each) == name; });
}

} // namespace

ColumnPlan::ColumnPlan(const ListFile& list, const ListMapping& usual, const ListMapping& own,
                       const ListGame& game, Findings& findings) {
    ListMapping rest = usual; // a key for which somebody has said a column has no other
    for (const auto& [key, names] : own.columns)
        rest.columns.erase(key);
    for (const std::string& column : list.columns) {
        const std::string name = plainName(column);
        std::string key = keyIn(own, name);
        if (key.empty() && !isIgnored(own, name)) {
            key = keyIn(rest, name);
            const auto language = spoken(name);
            if (key.empty() && language)
                if (std::string plain = keyIn(rest, language->first); hasLanguages(plain, game.schema))
                    key = plain.append(language->second);
            if (key.empty() && !name.empty())
                findings.warning(
                    list.path, list.head, "unknown-column",
                    {"Nobody knows what the column {name} holds; it was left out.", shown(column)},
                    "Name it in a mapping file, under 'columns' or 'ignored'.");
        }
        columns_.push_back({column, std::move(key)});
    }
    for (const auto& [key, names] : own.columns)
        if (!has(key))
            findings.error(list.path, list.head, "missing-column",
                           {"The mapping names columns for {key}, and the list has none of them: {names}.",
                            shown(key), quotedList(names)},
                           "Write the name as the list has it.");
    tellMissing(list, game, findings);
}

void ColumnPlan::tellMissing(const ListFile& list, const ListGame& game, Findings& findings) {
    std::vector<std::string> needed{"name", "type"};
    for (const FieldSpec& field : game.schema.fields) {
        const std::uint32_t all = (1U << game.schema.types.size()) - 1;
        if ((field.requiredFor & all) == all)
            needed.emplace_back(field.key);
    }
    for (const std::string& key : needed) {
        if (has(key) || has(key + ".en") || has(key + ".ja"))
            continue;
        isUsable_ = false;
        findings.error(list.path, list.head, "missing-column",
                       {"No column holds {key}, which every card has.", shown(key)},
                       "Add it, or name the column that has it in a mapping file, under 'columns'.");
    }
}

const ColumnPlan::Column* ColumnPlan::columnOf(const ListValue& value) const {
    const auto found = std::ranges::find(columns_, value.column, &Column::name);
    return found == columns_.end() ? nullptr : &*found;
}

bool ColumnPlan::has(std::string_view key) const {
    return std::ranges::find(columns_, key, &Column::key) != columns_.end();
}

std::vector<std::string> ColumnPlan::texts(const ListRecord& record, std::string_view key) const {
    std::vector<std::string> result;
    for (const ListValue& value : record.values)
        if (const Column* const column = columnOf(value); column != nullptr && column->key == key)
            for (const std::string& text : value.texts)
                if (const std::string_view inside = trimmed(text); !inside.empty())
                    result.emplace_back(inside);
    return result;
}

std::string ColumnPlan::text(const ListRecord& record, std::string_view key) const {
    const std::vector<std::string> all = texts(record, key);
    return all.empty() ? std::string{} : all.front();
}

TextPosition ColumnPlan::place(const ListRecord& record, std::string_view key) const {
    for (const ListValue& value : record.values)
        if (const Column* const column = columnOf(value); column != nullptr && column->key == key)
            return value.at;
    return record.at;
}

} // namespace takujo
