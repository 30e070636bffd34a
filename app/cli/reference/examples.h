#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"

#include <string>

namespace takujo {

/// Writes examples of operators by their shapes. The reader accepts them in an ability that chooses
/// something.
class Examples {
public:
    explicit Examples(const CardSchema& schema) : schema_(schema), words_(*schema.vocabulary) {}

    /// `sort` says which list the operator is from.
    std::string of(Sort sort, const Operator& shape) const;

private:
    std::string value(Sort sort, const Operator& shape) const;
    std::string field(Sort sort, const Operator& shape, std::size_t index) const;
    std::string selector() const;

    const CardSchema& schema_;
    const Vocabulary& words_;
};

} // namespace takujo
