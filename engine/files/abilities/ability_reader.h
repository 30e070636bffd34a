#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/abilities/ability_draft.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/yaml/yaml_value.h"

#include <optional>

namespace takujo {

/// An ability of a card: a map that begins with `when`, `state`, a cost, `always` or `instead of`. None if
/// something is wrong with it, which is reported.
/// `namesX` where X is named when its card is cast.
std::optional<Ability> readAbility(const YamlValue& value, const CardSchema& schema, bool namesX = false);

/// An ability that a text gives to something: it is triggered, or used.
std::optional<Ability> readGiven(const YamlValue& value, const CardSchema& schema);

/// An ability that is triggered by what a text has just done: {choose: …, do: …}. `draft` is that of the
/// text, which has been read so far, and `around` what else is known there.
std::optional<Ability> readFollowing(const YamlValue& value, const CardSchema& schema, AbilityDraft& draft,
                                     TermReader::Around around);

/// What a card says of being cast, if it does nothing when it resolves.
std::optional<Ability> readCasting(const YamlValue& value, const CardSchema& schema);

/// What a card asks for.
std::optional<Ability> readCardCondition(const YamlValue& value, const CardSchema& schema);

/// What a card does when it resolves.
std::optional<Ability> readCardText(const YamlValue& value, const CardSchema& schema);

} // namespace takujo
