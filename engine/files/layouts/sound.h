#pragma once

#include "engine/files/yaml/yaml_value.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

/// What can be heard at the table. Each sound means the same in every game.
enum class Sound : std::uint8_t {
    drawn,     ///< a card comes from a deck to a hand
    played,    ///< a card goes from a hand into play, or to what waits
    put,       ///< a card goes anywhere else
    shuffled,  ///< a deck is shuffled
    aside,     ///< a card is turned sideways
    upright,   ///< a card is turned upright
    flipped,   ///< a card shows its face or its back, or is shown
    attack,    ///< an attack is declared
    block,     ///< an attack is stopped
    strike,    ///< damage to a card, a battle
    hurt,      ///< damage to a player
    destroyed, ///< a card is destroyed
    ward,      ///< what protected a player breaks
    used,      ///< a spell is cast, an ability used
    resolved,  ///< what waited has its effect
    waits,     ///< something begins to wait
    fizzles,   ///< something has no effect
    evolved,   ///< a card becomes more by another one
    more,      ///< a number or a counter goes up
    less,      ///< a number or a counter goes down
    chance,    ///< a die or a coin decides
    turn,      ///< a turn begins
    phase,     ///< a phase begins
    asked,     ///< it is somebody's turn to answer
    refused,   ///< what was tried may not be done
    undone,    ///< time went back
    won,
    lost,
    even, ///< the game is a draw
    button,
};

/// Their words, as layouts write them, in the order of `Sound`.
inline constexpr std::array<YamlWord<Sound>, 30> soundWords{
    {{"drawn", Sound::drawn},       {"played", Sound::played},   {"put", Sound::put},
     {"shuffled", Sound::shuffled}, {"aside", Sound::aside},     {"upright", Sound::upright},
     {"flipped", Sound::flipped},   {"attack", Sound::attack},   {"block", Sound::block},
     {"strike", Sound::strike},     {"hurt", Sound::hurt},       {"destroyed", Sound::destroyed},
     {"ward", Sound::ward},         {"used", Sound::used},       {"resolved", Sound::resolved},
     {"waits", Sound::waits},       {"fizzles", Sound::fizzles}, {"evolved", Sound::evolved},
     {"more", Sound::more},         {"less", Sound::less},       {"chance", Sound::chance},
     {"turn", Sound::turn},         {"phase", Sound::phase},     {"asked", Sound::asked},
     {"refused", Sound::refused},   {"undone", Sound::undone},   {"won", Sound::won},
     {"lost", Sound::lost},         {"even", Sound::even},       {"button", Sound::button}}};
inline constexpr std::size_t soundCount = soundWords.size();

} // namespace takujo
