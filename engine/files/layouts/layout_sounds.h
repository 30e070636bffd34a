#pragma once

#include "engine/files/layouts/layout_values.h"

namespace takujo::layout {

/// The game's own sounds; `zones`: the words of its zones.
LayoutSounds readSounds(const YamlValue& value, const Strings& zones);

} // namespace takujo::layout
