#pragma once

#include "engine/files/layouts/layout_file.h"
#include "engine/files/yaml/yaml_value.h"

namespace takujo::layout {

/// What stands where on a card: the part of a layout called `card`.
CardFace readFace(const YamlValue& value, const CardSchema& schema);

} // namespace takujo::layout
