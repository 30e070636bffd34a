#pragma once

#include "engine/cards/card_schema.h"
#include "engine/kit/rules/words.h"
#include "engine/reading/script_tree.h"
#include "engine/reading/text_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace takujo {

/// The last word on a reading: it is loaded as from a card file, and the program writes its text. Only if
/// that is the text that was read, it has been understood.
class WrittenCheck {
public:
    WrittenCheck(const CardSchema& schema, const Words& words, Language language, const CardFacts& card);

    struct Loaded {
        Ability ability;
        int warnings = 0;
    };
    /// Loads a script that stands in that field of a card. None if a card file could not have it there.
    std::optional<Loaded> load(const Script& script, const FieldSpec& field) const;
    std::string textOf(const Ability& ability) const;

private:
    const CardSchema& schema_;
    const Words& words_;
    Language language_;
    bool namesX_;
    CardDefinition card_;
};

} // namespace takujo
