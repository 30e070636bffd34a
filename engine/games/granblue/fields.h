#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::granblue {

// Effects.

/// Also as a crystal.
namespace deploys {
inline constexpr FieldName what{"what", 0}, rested{"rested", 1};
}
namespace destroys_armor {
inline constexpr FieldName player{"player", 0}, amount{"amount", 1};
}
namespace back_to_original {
inline constexpr FieldName of{"of", 0}, number{"number", 1};
}
namespace declares {
inline constexpr FieldName what{"what", 0}, player{"player", 1};
}

// Triggers, behind what they are about.

namespace knocks_out {
inline constexpr FieldName whom{"whom", 1};
}
/// Into a gauge or a crystal area.
namespace comes_to {
inline constexpr FieldName from{"from", 1};
}
namespace is_turned {
inline constexpr FieldName to{"to", 1};
}
namespace at_moment {
inline constexpr FieldName moment{"moment", 0}, player{"player", 1};
}

// Costs.

namespace cost_of_gauge {
inline constexpr FieldName amount{"amount", 0}, what{"what", 1};
}

} // namespace takujo::granblue
