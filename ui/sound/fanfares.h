#pragma once

#include "ui/sound/waves.h"

/// How games end.
namespace takujo::waves {

Wave victory();
Wave defeat();
Wave draw();

} // namespace takujo::waves
