#include "engine/games/fftcg/effect_advice.h"

namespace takujo::fftcg {

std::vector<WordAdvice> adviceOnEffects() {
    return {{"counter", "What is on the stack is cancelled.", "{cancel: chosen}"},
            {"can", "What cannot be done is not done, whatever else says that it can (2.2).",
             "{loses abilities: chosen}"}};
}

} // namespace takujo::fftcg
