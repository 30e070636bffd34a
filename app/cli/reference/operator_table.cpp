#include "app/cli/reference/tables.h"

namespace takujo {

namespace {

std::string_view nameOf(FieldKind kind) {
    switch (kind) {
    case FieldKind::amount:
        return "amount";
    case FieldKind::comparison:
        return "comparison";
    case FieldKind::objects:
        return "objects";
    case FieldKind::players:
        return "players";
    case FieldKind::condition:
        return "condition";
    case FieldKind::conditions:
        return "conditions";
    case FieldKind::amounts:
        return "amounts";
    case FieldKind::block:
        return "effects";
    case FieldKind::pick:
        return "choice";
    case FieldKind::trigger:
        return "trigger";
    case FieldKind::criteria:
        return "selector";
    case FieldKind::anyCriteria:
        return "selectors";
    case FieldKind::zone:
        return "zone";
    case FieldKind::floor:
        return "a whole number, 1 or more";
    case FieldKind::types:
        return "one or more: type";
    case FieldKind::flag:
        return "`true` or `false`";
    case FieldKind::text:
        return "text";
    case FieldKind::cp:
        return "payment";
    case FieldKind::costs:
        return "costs";
    case FieldKind::gained:
        return "keywords and abilities";
    case FieldKind::following:
        return "what follows";
    case FieldKind::oneWord:
    case FieldKind::words:
        break;
    }
    return {};
}

} // namespace

std::string OperatorTable::fieldOf(const Operator& shape, const FieldShape& field) const {
    // Fields beside the word: the first one is the word itself.
    const bool isWord = shape.inlineFields && &field == &shape.fields.front();
    const std::string key{isWord ? shape.word : field.key};
    std::string what{nameOf(field.kind)};
    if (field.kind == FieldKind::oneWord)
        what = lists_.inShort(field.words);
    if (field.kind == FieldKind::words)
        what = "one or more: " + lists_.inShort(field.words);
    return (field.required ? "**" + key + "**" : key) + " (" + what + ")";
}

void OperatorTable::add(const Operator& shape, std::string_view note) {
    std::string fields;
    for (const FieldShape& field : shape.fields)
        fields += (fields.empty() ? "" : ", ") + fieldOf(shape, field);
    if (shape.inlineFields)
        fields += ", beside the word";
    rows_ += "| `" + std::string{shape.word} + "` | " + std::string{note} + std::string{shape.about} + " | " +
             fields + " | `" + examples_.of(sort_, shape) + "` |\n";
}

std::string OperatorTable::text() const {
    return "| word | what it is | fields | for example |\n|---|---|---|---|\n" + rows_ + "\n";
}

} // namespace takujo
