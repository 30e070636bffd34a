#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::fftcg {

namespace lets_cast {
inline constexpr FieldName what{"what", 0}, free{"free", 1}, player{"player", 2}, must{"must", 3};
}

// Triggers, behind what they are about.

/// Is put into the Break Zone, or is broken.
namespace is_put_away {
inline constexpr FieldName by{"by", 1};
}
namespace breaks_something {
inline constexpr FieldName whom{"whom", 1};
}

} // namespace takujo::fftcg
