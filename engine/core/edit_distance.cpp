#include "engine/core/edit_distance.h"

#include <algorithm>
#include <vector>

#include "engine/core/utf8.h"

namespace takujo {

namespace {

// Longer words are never close to a key; without a limit a pasted page would cost time squared.
constexpr std::size_t longestWord = 100;

std::u32string folded(std::string_view text) {
    std::u32string word = codePoints(text);
    for (char32_t& c : word)
        if (c >= U'A' && c <= U'Z')
            c = c - U'A' + U'a';
    return word;
}

std::size_t distance(const std::u32string& left, const std::u32string& right) {
    const std::size_t width = right.size() + 1;
    std::vector<std::size_t> beforeLast(width);
    std::vector<std::size_t> last(width);
    std::vector<std::size_t> row(width);
    for (std::size_t j = 0; j < width; ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        beforeLast.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j < width; ++j) {
            const std::size_t wrong = left[i - 1] == right[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + wrong});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row[width - 1];
}

/// One slip in a short word, two from six characters on, three from ten on.
std::size_t slipsAllowed(std::size_t length) {
    if (length < 6)
        return 1;
    return length < 10 ? 2 : 3;
}

} // namespace

std::size_t editDistance(std::string_view left, std::string_view right) {
    return distance(folded(left), folded(right));
}

std::optional<std::string> closest(std::string_view word, std::span<const std::string> candidates) {
    if (word.size() > longestWord * 4)
        return std::nullopt;
    const std::u32string wanted = folded(word);
    const std::string* best = nullptr;
    std::size_t bestDistance = 0;
    for (const std::string& candidate : candidates) {
        const std::u32string other = folded(candidate);
        const std::size_t longer = std::max(wanted.size(), other.size());
        const std::size_t shorter = std::min(wanted.size(), other.size());
        const std::size_t allowed = slipsAllowed(longer);
        if (longer > longestWord || longer - shorter > allowed)
            continue;
        const std::size_t found = distance(wanted, other);
        // A word with every letter wrong is not a slip: "en" does not mean "ja", nor "x" "y".
        if (found > allowed || found >= longer || (best != nullptr && found >= bestDistance))
            continue;
        best = &candidate;
        bestDistance = found;
    }
    if (best == nullptr)
        return std::nullopt;
    return *best;
}

} // namespace takujo
