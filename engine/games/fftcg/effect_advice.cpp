#include "engine/games/fftcg/effect_advice.h"

namespace takujo::fftcg {

std::vector<WordAdvice> adviceOnEffects() {
    constexpr std::string_view cancelled = "{put into break zone: chosen}";
    const char* const cancelling = "A Summon on the stack is cancelled by putting it into the Break Zone.";
    return {{"cancel", cancelling, cancelled}, {"counter", cancelling, cancelled}};
}

} // namespace takujo::fftcg
