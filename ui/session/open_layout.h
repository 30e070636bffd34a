#pragma once

#include "engine/files/layouts/layout_file.h"

namespace takujo {

/// The layout with room for a far hand that lies open: its cards are wholly in sight. Otherwise only backs
/// hang in from the edge.
TableLayout openLayout(TableLayout layout);

} // namespace takujo
