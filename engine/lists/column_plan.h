#pragma once

#include "engine/lists/list_file.h"
#include "engine/lists/list_mapping.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Which column of a list holds what.
class ColumnPlan {
public:
    /// Tells columns that nobody knows, that a mapping names in vain, and that every card needs and the list
    /// has not.
    ColumnPlan(const ListFile& list, const ListMapping& usual, const ListMapping& own, const ListGame& game,
               Findings& findings);

    /// What a record has under a key, in the order of the columns: their texts without empty ones.
    std::vector<std::string> texts(const ListRecord& record, std::string_view key) const;
    /// The first of them; empty if there is none.
    std::string text(const ListRecord& record, std::string_view key) const;
    /// Whether the list has a column for it.
    bool has(std::string_view key) const;
    /// Where the record has it; else where the record begins.
    TextPosition place(const ListRecord& record, std::string_view key) const;

    /// Whether a card can be read at all.
    bool isUsable() const { return isUsable_; }

private:
    void tellMissing(const ListFile& list, const ListGame& game, Findings& findings);

    struct Column {
        std::string name;
        std::string key; ///< empty: nobody knows it
    };
    const Column* columnOf(const ListValue& value) const;

    std::vector<Column> columns_;
    bool isUsable_ = true;
};

} // namespace takujo
