#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::duel_masters {

// Effects.

namespace puts_into_mana {
inline constexpr FieldName what{"what", 0}, tapped{"tapped", 1}, faceDown{"face down", 2};
}
namespace puts_into_battle_zone {
inline constexpr FieldName what{"what", 0}, tapped{"tapped", 1}, blocking{"blocking", 2};
}
namespace evolves_from {
inline constexpr FieldName of{"of", 0}, amount{"amount", 1};
}
namespace swaps_zones {
inline constexpr FieldName one{"one", 0}, other{"other", 1}, player{"player", 2};
}
namespace charges_more {
inline constexpr FieldName by{"by", 0}, player{"player", 1};
}
namespace breaks_shields {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1}, by{"by", 2};
}

namespace breaks_more {
inline constexpr FieldName by{"by", 1};
}
namespace has_battle {
inline constexpr FieldName of{"of", 0}, with{"with", 1};
}

namespace adds_as_shield {
inline constexpr FieldName what{"what", 0}, faceUp{"face up", 1};
}
namespace takes_shields {
inline constexpr FieldName what{"what", 0}, silently{"silently", 1};
}
namespace judges {
inline constexpr FieldName doThis{"do", 0}, otherwise{"otherwise", 1};
}
namespace bars_shield_triggers {
inline constexpr FieldName by{"broken by", 2};
}
namespace evolves_onto {
inline constexpr FieldName what{"what", 0}, onto{"onto", 1};
}
namespace chooses_word {
inline constexpr FieldName what{"what", 0}, most{"at most", 1}, player{"player", 2};
}

// Conditions.

namespace in_mana {
inline constexpr FieldName amount{"amount", 0}, civilization{"civilization", 1};
}

// Triggers, behind what they are about.

namespace attack_of {
inline constexpr FieldName what{"what", 0}, whom{"whom", 1};
}
namespace discards_by {
inline constexpr FieldName player{"player", 0}, card{"card", 1}, by{"by", 2};
}
namespace comes_to {
inline constexpr FieldName from{"from", 1};
}
namespace at_moment {
inline constexpr FieldName moment{"moment", 0}, player{"player", 1};
}

} // namespace takujo::duel_masters
