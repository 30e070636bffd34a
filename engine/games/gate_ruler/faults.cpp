#include "engine/games/gate_ruler/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo::gate_ruler::faults {

std::string_view wordsOf(Fault fault) {
    static constexpr std::array words{
        std::string_view{"damage is dealt without a process on the gate"},
        std::string_view{"units are destroyed without a process on the gate"},
        std::string_view{"players act between any two objects of the gate"},
    };
    const auto number = static_cast<std::size_t>(fault) - static_cast<std::size_t>(Fault::firstOfGame);
    return number < words.size() ? words[number] : std::string_view{};
}

} // namespace takujo::gate_ruler::faults

#endif
