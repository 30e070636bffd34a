#pragma once

namespace takujo {

/// Makes the cards and zones of tables known to screen readers and other assistive tools. Call it once.
void installAccessibleTable();

} // namespace takujo
