#pragma once

#include "app/cli/reference/examples.h"
#include "app/cli/reference/word_lists.h"
#include "engine/cards/card_schema.h"

#include <string>
#include <vector>

namespace takujo {

// The tables of the reference: printed fields, and operators.

/// Returns a table of what a game prints on its cards.
std::string fieldTable(const CardSchema& schema); // field_table.cpp

/// The rows of one list of operators.
class OperatorTable { // operator_table.cpp
public:
    OperatorTable(Sort sort, const Examples& examples, const WordLists& lists)
        : sort_(sort), examples_(examples), lists_(lists) {}

    /// `note` comes before the operator's own description.
    void add(const Operator& shape, std::string_view note = {});
    std::string text() const;

private:
    std::string fieldOf(const Operator& shape, const FieldShape& field) const;

    Sort sort_;
    const Examples& examples_;
    const WordLists& lists_;
    std::string rows_;
};

} // namespace takujo
