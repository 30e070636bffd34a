#include "engine/cards/card_schema.h"

namespace takujo {

PrintedWords printedWords(const CardSchema& schema, std::vector<TypeGroup> groups) {
    PrintedWords printed;
    printed.types = schema.types;
    printed.groups = std::move(groups);
    for (const FieldSpec& field : schema.fields)
        switch (field.kind) {
        case FieldSpec::Kind::number:
            printed.numbers.push_back({.word = field.key, .slot = field.slot, .isFixed = field.isFixed});
            break;
        case FieldSpec::Kind::words:
            printed.sets.push_back({field.key, field.slot, field.words});
            break;
        case FieldSpec::Kind::texts:
            printed.texts.push_back({field.key, field.slot});
            break;
        case FieldSpec::Kind::flag:
            printed.flags.push_back({field.key, field.slot});
            break;
        case FieldSpec::Kind::abilities:
            printed.keywords = {field.key, field.slot, field.words};
            break;
        case FieldSpec::Kind::names:
        case FieldSpec::Kind::text:
        case FieldSpec::Kind::casting:
        case FieldSpec::Kind::condition:
            break;
        }
    return printed;
}

} // namespace takujo
