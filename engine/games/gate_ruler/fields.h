#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::gate_ruler {

namespace drives {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
/// Puts the top cards of a deck somewhere.
namespace mills {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
namespace recovers {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
namespace acts_energy {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
/// Plays an ability of the card, by its name.
namespace plays_ability {
inline constexpr FieldName name{"name", 0};
}
/// Of a card that goes somewhere: from where, and where to.
namespace goes_somewhere {
inline constexpr FieldName to{"to", 1}, from{"from", 2};
}
/// Of an attack: on what, or by what.
namespace fights {
inline constexpr FieldName other{"other", 1};
}

} // namespace takujo::gate_ruler
