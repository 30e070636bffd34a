#pragma once

#include "engine/games/fftcg/payment.h"

#include <cstddef>
#include <vector>

namespace takujo::fftcg {

/// Something that CP can be made of, and how much its player would miss it.
struct PlannedSource {
    CpSource source;
    std::int32_t worth = 0; ///< counts for discards only: what is dulled comes back
};

/// Which of the others complete the payment: as few discards as there can be, then as few backups, then what
/// is missed least. So nothing is among them that could be left out. Their places, ascending; none where
/// nothing is needed, or nothing will do.
std::vector<std::size_t> leastCompletion(const Position& position, const CostInCp& cost,
                                         const std::vector<CpSource>& chosen,
                                         const std::vector<PlannedSource>& others);

} // namespace takujo::fftcg
