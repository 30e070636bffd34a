#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace takujo {

static_assert(std::endian::native == std::endian::little, "hashes must be the same on every machine");

/// A running 64-bit hash over whole words. It tells states apart; it does not resist attacks.
class Hasher {
public:
    void add(std::uint64_t word) { value_ = std::rotl((value_ ^ word) * 0x9fb21c651e98df25ULL, 29); }

    /// Records must have one representation per value: no padding, no floating point.
    template <class Records>
    void addRecords(const Records& pool) {
        const std::span records{pool};
        using T = typename decltype(records)::value_type;
        static_assert(std::has_unique_object_representations_v<T>);
        static_assert(std::is_trivially_copyable_v<T>);
        add(records.size());
        const auto* bytes = reinterpret_cast<const unsigned char*>(records.data());
        std::size_t left = records.size_bytes();
        while (left >= sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes, sizeof word);
            add(word);
            bytes += sizeof word;
            left -= sizeof word;
        }
        if (left > 0) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes, left);
            add(word);
        }
    }

    std::uint64_t value() const {
        std::uint64_t z = value_;
        z = (z ^ (z >> 32U)) * 0xd6e8feb86659fd93ULL;
        return z ^ (z >> 32U);
    }

private:
    std::uint64_t value_ = 0x243f6a8885a308d3ULL;
};

} // namespace takujo
