#pragma once

#include "engine/core/card_numbers.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/rules/play_tables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace takujo::fftcg {

// 11.2 and 11.4.6: paying CP.

/// Numbers of CP for each element, in the order of the elements: five bits each; one bit for light and one
/// for dark, which only a rulebook without 11.4.6.1.3 requires.
using ElementCounts = std::uint32_t;
constexpr unsigned bitOfCount(std::size_t element) {
    constexpr unsigned lightAt = 6;
    return element < lightAt ? 5U * static_cast<unsigned>(element) : 24U + static_cast<unsigned>(element);
}
/// Returns the element to whose count that bit belongs.
constexpr std::size_t elementAt(unsigned bit) {
    constexpr unsigned lightAt = 30;
    return bit < lightAt ? bit / 5U : bit - 24U;
}
constexpr std::int32_t mostCounted(std::size_t element) {
    return bitOfCount(element) < 30U ? 31 : 1;
}
constexpr std::int32_t countOf(ElementCounts counts, std::size_t element) {
    return static_cast<std::int32_t>(counts >> bitOfCount(element)) & mostCounted(element);
}
/// Adds to a count, up to the most that can be counted.
constexpr ElementCounts withCount(ElementCounts counts, std::size_t element, std::int32_t more) {
    const std::int32_t room = mostCounted(element) - countOf(counts, element);
    return counts + (static_cast<ElementCounts>(more < room ? more : room) << bitOfCount(element));
}
/// Returns one of each of these elements.
constexpr ElementCounts oneOfEach(std::uint32_t elements) {
    ElementCounts counts = 0;
    for (std::uint32_t rest = elements & ((1U << elementCount) - 1); rest != 0; rest &= rest - 1)
        counts |= 1U << bitOfCount(static_cast<std::size_t>(std::countr_zero(rest)));
    return counts;
}

/// More than anybody can make; a cost that needs more of an element than can be counted becomes this much.
inline constexpr std::int32_t unpayable = 64;

/// What must be paid. `needs` are `ElementCounts`: how many CP must be of each element; without light and
/// dark (11.4.6.1.3).
struct CostInCp : playing::AmountDue {
    /// Adds that many CP, of that element if it can be required; a negative number adds nothing (4.3).
    void add(std::size_t element, std::int32_t more) {
        if (more <= 0)
            return;
        amount = sumOf(amount, more);
        if (element >= elementCount || (lightAndDark >> element & 1U) != 0)
            return;
        if (countOf(needs, element) + more > mostCounted(element))
            amount = std::max(amount, unpayable);
        needs = withCount(needs, element, more);
    }

    std::uint32_t elements() const {
        std::uint32_t bits = 0;
        for (std::uint32_t rest = needs; rest != 0;) {
            const std::size_t element = elementAt(static_cast<unsigned>(std::countr_zero(rest)));
            bits |= 1U << element;
            rest &= ~(static_cast<std::uint32_t>(mostCounted(element)) << bitOfCount(element));
        }
        return bits;
    }
};

/// A card that makes CP of one of its elements: a backup dulled for one, or a card discarded for two.
struct CpSource {
    std::uint32_t elements = 0;
    bool discard = false;
};

/// Sources of CP, counted. Each counts for all of its elements.
struct CountedSources {
    std::int32_t backups = 0;
    std::int32_t discards = 0;

    void add(const CpSource& source, std::int32_t times = 1) {
        (source.discard ? discards : backups) += times;
        auto& of = source.discard ? discardsOf_ : backupsOf_;
        for (std::uint32_t rest = source.elements; rest != 0; rest &= rest - 1) {
            std::uint16_t& count = of[static_cast<std::size_t>(std::countr_zero(rest))];
            count = static_cast<std::uint16_t>(count + times);
        }
    }
    void remove(const CpSource& source) { add(source, -1); }
    /// Returns how many there are of that one element (a bit); none for no element.
    std::int32_t backupsOf(std::uint32_t element) const { return countOf(backupsOf_, element); }
    std::int32_t discardsOf(std::uint32_t element) const { return countOf(discardsOf_, element); }

private:
    /// Copied for each card that is tried; there are no more objects than such a number can count.
    using Counts = std::array<std::uint16_t, elementCount>;
    static std::int32_t countOf(const Counts& counts, std::uint32_t element) {
        return element == 0 ? 0 : counts[static_cast<std::size_t>(std::countr_zero(element))];
    }

    Counts backupsOf_{};
    Counts discardsOf_{};
};
CountedSources counted(const std::vector<CpSource>& sources);

/// The state of a payment.
enum class Payment : std::uint8_t {
    possible,     ///< it can be completed
    surplus,      ///< too much is made (5.2.1.3.1, 11.4.6.1.4)
    elementLacks, ///< the card's element cannot be paid (11.4.6.1.1)
    elementsLack, ///< not all of the card's elements can be paid (11.4.6.1.2)
    tooLittle,    ///< there is not enough to make CP of (11.4.7)
};

/// Returns the cost of that many CP for something of these elements, by the rules of payment (11.4.6.1.1
/// to 11.4.6.1.3).
CostInCp costInCp(const Position& position, std::int32_t amount, std::uint32_t elements);

/// Returns what the player pays for casting this card: the printed cost as changed by effects, at least 0
/// (11.3.7, 11.4.6).
CostInCp costOf(const Position& position, Player player, ObjectId card);

/// Returns the CP due: for a card of several elements at least one of each, unless it costs nothing
/// (11.4.6.1.2).
std::int32_t amountDueFor(const Position& position, const CostInCp& cost);

/// Whether the chosen sources, each with its element, can be completed with others to pay exactly.
bool canComplete(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
                 const std::vector<CpSource>& others);
/// Whether the chosen sources pay the cost exactly.
bool isPaid(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen);

/// Like `canComplete`, with the reason.
Payment judge(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
              const std::vector<CpSource>& others);
/// The same of counted sources, where their numbers tell that it can be completed or that there is too
/// little; none where the sources have to be looked at one by one.
std::optional<Payment> judgeCounted(const Position& position, const CostInCp& cost,
                                    const CountedSources& chosen, const CountedSources& others);

} // namespace takujo::fftcg
