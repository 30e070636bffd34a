#pragma once

#include "engine/files/layouts/layout_file.h"
#include "engine/files/yaml/yaml_value.h"

namespace takujo::layout {

/// Reads the face of a card: the part `card` of a layout.
CardFace readFace(const YamlValue& value, const CardSchema& schema);

} // namespace takujo::layout
