#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/yaml/yaml_tree.h"
#include "engine/lists/column_plan.h"

#include <string>
#include <vector>

namespace takujo {

/// A card as a list has it, before its text is read.
struct CardOfList {
    TextPosition at; ///< in the list
    std::string id;
    std::string type;   ///< by its word in the schema
    LocalizedText name; ///< what is missing in one language is that of the other
    LocalizedText text; ///< paragraphs are lines; empty in a language that the list has not
    YamlNodeData head;  ///< `id`, `name`, `type` and what is printed, as a card file has it
    YamlNodeData foot;  ///< what stands behind the texts
};

/// Reads the cards of a list, but for their texts. A card whose number or type can't be read is told and left
/// out, and so is the second of one number; a wrong value is told and left out of its card. A list without
/// numbers gets some, which begin with `set`.
std::vector<CardOfList> cardsOf(const ListFile& list, const ColumnPlan& plan, const ListMapping& usual,
                                const ListMapping& own, const ListGame& game, const std::string& set,
                                Findings& findings);

/// The language in which a text is written: Japanese has letters of its own.
Language languageOf(std::string_view text);

} // namespace takujo
