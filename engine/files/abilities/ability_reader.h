#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/yaml/yaml_value.h"

#include <optional>

namespace takujo {

// Reads abilities from card files.

/// Reads an ability of a card: a map that begins with `when`, `state`, a cost, `always` or `instead of`. None
/// if it has a mistake, which is reported.
/// `hasX`: X is named when the card is cast; `spends`: cards are put away for that.
std::optional<Ability> readAbility(const YamlValue& value, const CardSchema& schema, bool hasX = false,
                                   bool spends = false);

/// Reads an ability that a text gives to an object: a triggered or an activated one.
std::optional<Ability> readGiven(const YamlValue& value, const CardSchema& schema);

/// Reads an ability that is triggered by what a text has just done: {choose: …, do: …}. `draft` is that of
/// the text so far, `around` what else is known there.
std::optional<Ability> readFollowing(const YamlValue& value, const CardSchema& schema, AbilityDraft& draft,
                                     TermReader::Around around);

/// Reads what a card says about its casting, if it does nothing when it resolves.
std::optional<Ability> readCasting(const YamlValue& value, const CardSchema& schema);

/// Reads the condition of a card.
std::optional<Ability> readCardCondition(const YamlValue& value, const CardSchema& schema);

/// Reads what a card does when it resolves.
std::optional<Ability> readCardText(const YamlValue& value, const CardSchema& schema);

} // namespace takujo
