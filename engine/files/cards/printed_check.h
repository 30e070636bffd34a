#pragma once

#include "engine/cards/card_schema.h"
#include "engine/files/cards/library.h"
#include "engine/files/findings/findings.h"
#include "engine/files/yaml/yaml_document.h"

namespace takujo {

/// Warns of texts in a card set that ask for a name, a job or the like that no card of the set or the library
/// has, and that no effect makes. `root` is the set's file.
void checkPrintedTexts(const YamlNode& root, const CardSet& set, const Library& library,
                       const CardSchema& schema, Findings& findings);

} // namespace takujo
