#pragma once

#include "engine/games/fftcg/terms.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo::fftcg {

// 11.2 and 11.4.6: paying CP.

/// What must be paid.
struct CostInCp {
    std::int32_t amount = 0;
    std::uint32_t elements = 0; ///< each needs a CP of it; no light or dark among them (11.4.6.1.3)
};

/// A card that makes CP: a backup dulled for one, or a card discarded for two, of any one of its elements.
struct CpSource {
    std::uint32_t elements = 0;
    bool discard = false;
};

/// What paying has come to so far, and what can come of it.
enum class Payment : std::uint8_t {
    possible,     ///< it can be completed
    surplus,      ///< too much is made (5.2.1.3.1, 11.4.6.1.4)
    elementLacks, ///< the card's element cannot be paid (11.4.6.1.1)
    elementsLack, ///< not all of the card's elements can be paid (11.4.6.1.2)
    tooLittle,    ///< there is not enough to make CP of (11.4.7)
};

/// The cost of a card of these printed values, as the rules of payment read it (11.4.6.1.1 to 11.4.6.1.3).
CostInCp costOf(const Position& position, const CardDefinition& card);

/// The CP that are due: for a card of several elements at least one of each, unless it costs nothing
/// (11.4.6.1.2).
std::int32_t amountDueFor(const Position& position, const CostInCp& cost);

/// Whether the chosen sources, each for one element, can be completed by some of the others to pay exactly.
bool canComplete(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
                 const std::vector<CpSource>& others);
/// Whether the chosen sources pay the cost as they are.
bool isPaid(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen);

/// Like `canComplete`, with the reason.
Payment judge(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
              const std::vector<CpSource>& others);

} // namespace takujo::fftcg
