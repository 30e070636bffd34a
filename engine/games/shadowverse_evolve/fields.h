#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::shadowverse_evolve {

/// Puts the top cards of a deck somewhere.
namespace mills {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1}, at{"at", 2};
}

/// Looks at the top cards of one's deck, one by one.
namespace looks_up_to {
inline constexpr FieldName amount{"amount", 0};
}

/// Of what is destroyed: by what.
namespace is_destroyed {
inline constexpr FieldName from{"from", 1};
}

/// Of a card that goes somewhere: from where, and where to.
namespace goes_somewhere {
inline constexpr FieldName to{"to", 1}, from{"from", 2};
}

/// How many more cards a zone takes.
namespace room_in {
inline constexpr FieldName zone{"in", 0}, player{"player", 1};
}

// Of what lasts, beside whom it is about.
namespace changes_evolve_cost {
inline constexpr FieldName by{"by", 1};
}
/// Of automatic abilities that are not triggered: of which moment.
namespace bars_abilities {
inline constexpr FieldName what{"what", 2};
}
namespace evolves_into {
inline constexpr FieldName name{"name", 1};
}

} // namespace takujo::shadowverse_evolve
