#pragma once

#include "engine/kit/script/reading/scope.h"

namespace takujo::effects {

/// "Put under" of games in which whoever puts several cards under one says in which order they lie there.
Next putUnderInOrder(Run&, const Scope&, const Term&);

} // namespace takujo::effects
