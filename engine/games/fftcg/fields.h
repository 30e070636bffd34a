#pragma once

#include "engine/kit/script/language/fields.h"

/// The fields of this game's own operators, by name, as those of the kit
/// (engine/kit/script/language/fields.h).
namespace takujo::fftcg {

namespace lets_cast {
inline constexpr FieldName what{"what", 0}, free{"free", 1}, player{"player", 2}, must{"must", 3},
    removed{"then removed", 4};
}

// What lasts on paying, behind what it is about.

namespace any_cp_pays {
inline constexpr FieldName player{"player", 1};
}
namespace pays_only_with {
inline constexpr FieldName elements{"elements", 1}, backups{"backups", 2}, player{"player", 3};
}
namespace makes_cp {
inline constexpr FieldName elements{"elements", 1}, purpose{"for", 2};
}
namespace cp_only_for {
inline constexpr FieldName purpose{"for", 1};
}

/// What a player cannot use; and what a player cannot do at all.
namespace bars_abilities {
inline constexpr FieldName what{"what", 2};
}
namespace bars_player {
inline constexpr FieldName player{"player", 0};
}
/// Which auto abilities are silent.
namespace silences {
inline constexpr FieldName entering{"entering", 2};
}
/// Cards that may be cast for some time.
namespace lets_cast_later {
inline constexpr FieldName what{"what", 0}, span{"for", 1}, free{"free", 2}, player{"player", 3},
    removed{"then removed", 4};
}
/// What a player names; what becomes of it.
namespace names_word {
inline constexpr FieldName what{"what", 0}, player{"player", 1};
}
namespace becomes_named {
inline constexpr FieldName also{"also", 1};
}
/// Whose jobs something has.
namespace has_jobs_of {
inline constexpr FieldName from{"from", 1};
}
/// What is paid for special abilities instead of a card of the same name.
namespace special_costs {
inline constexpr FieldName with{"with", 1}, amount{"amount", 1};
}
/// How often something attacks.
namespace attack_times {
inline constexpr FieldName times{"times", 1};
}

// Triggers, behind what they are about.

namespace enters_so {
inline constexpr FieldName how{"how", 1}, from{"from", 2}, by{"by", 3};
}
/// By what somebody discards.
namespace discards_so {
inline constexpr FieldName how{"how", 2}, by{"by", 3};
}
/// Is put into the Break Zone, or is broken.
namespace is_put_away {
inline constexpr FieldName by{"by", 1};
}
/// Chosen by what is like that; `chooser` makes the event one of whoever chooses.
namespace is_chosen_by {
inline constexpr FieldName by{"by", 1}, chooser{"chooser", 2};
}
namespace primes_into {
inline constexpr FieldName into{"into", 1};
}
namespace breaks_something {
inline constexpr FieldName whom{"whom", 1};
}

} // namespace takujo::fftcg
