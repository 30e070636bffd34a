#include "engine/games/fftcg/effect_advice.h"

namespace takujo::fftcg {

std::vector<WordAdvice> adviceOnEffects() {
    return {{"counter", "What is on the stack is cancelled.", "{cancel: chosen}"}};
}

} // namespace takujo::fftcg
