#include "engine/reading/slot_meaning.h"

#include <algorithm>

namespace takujo {

std::string_view countingField(std::string_view form) {
    for (const std::string_view more : {" others in play", " in play", " up to"})
        if (form.ends_with(more))
            return form.substr(0, form.size() - more.size());
    return form;
}

const FieldShape* fieldNamed(const Operator& shape, std::string_view key) {
    const auto found = std::ranges::find(shape.fields, key, &FieldShape::key);
    return found == shape.fields.end() ? nullptr : &*found;
}

const Operator* amountNamed(const Vocabulary& vocabulary, std::string_view word) {
    const std::size_t op = operatorOf(vocabulary.amounts, word);
    return op < vocabulary.amounts.size() ? &vocabulary.amounts[op].shape : nullptr;
}

bool saysNothing(const PatternPiece& piece) {
    return piece.isWords() || piece.form == "owner's" || piece.form == "its" || piece.form == "it" ||
           piece.form == "own";
}

} // namespace takujo
