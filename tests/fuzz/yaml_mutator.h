#pragma once

// Mutations for the fuzzer that know the parts of card files: they put in, take away and move whole lines,
// values and pieces of scripts, not only bytes. Only where a fuzzer is linked.

#ifdef TAKUJO_FUZZ

#include "engine/games/registry.h"
#include "tests/fuzz/random_terms.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace takujo {

/// Changes a text in one place.
class YamlMutator {
public:
    explicit YamlMutator(std::uint64_t seed)
        : random_{seed}, terms_{findGame(random_.below(3) == 0 ? "workbench" : "fftcg")->schema, random_} {}

    std::string changed(const std::string& text) {
        std::vector<std::string> lines = linesOf(text);
        const std::size_t line = terms_.below(lines.size());
        switch (terms_.below(6)) {
        case 0:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line));
            break;
        case 1:
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line),
                         lines[terms_.below(lines.size())]);
            break;
        case 2:
            std::swap(lines[line], lines[terms_.below(lines.size())]);
            break;
        case 3: // deeper, or less deep
            if (terms_.once(2))
                lines[line].insert(0, "  ");
            else
                lines[line].erase(0, std::min<std::size_t>(2, lines[line].find_first_not_of(' ')));
            break;
        default:
            lines[line] = withPiece(lines[line]);
        }
        std::string result;
        for (const std::string& each : lines)
            result += each + "\n";
        return result;
    }

private:
    static std::vector<std::string> linesOf(const std::string& text) {
        std::vector<std::string> lines{""};
        for (const char c : text)
            if (c == '\n')
                lines.emplace_back();
            else
                lines.back() += c;
        return lines;
    }

    std::string piece() {
        terms_.around = {
            terms_.below(2), terms_.below(2), terms_.once(2), terms_.once(3), terms_.once(3), 0, false};
        switch (terms_.below(8)) {
        case 0:
            return terms_.effects(2);
        case 1:
            return terms_.condition(2);
        case 2:
            return terms_.trigger();
        case 3:
            return terms_.costs();
        case 4:
            return terms_.pick(2);
        case 5:
            return terms_.amount(2);
        case 6:
            return terms_.players(1);
        default: {
            static constexpr std::array odd{"-1",   "99999999999", "~",          "''", "[]", "{}",
                                            "true", "全角",        "2147483647", "A",  "B"};
            return terms_.one(odd);
        }
        }
    }

    /// Puts the piece in the place of a value.
    std::string withPiece(const std::string& line) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < line.size(); ++i)
            if (line.compare(i, 2, ": ") == 0 || line.compare(i, 2, ", ") == 0 ||
                line.compare(i, 2, "- ") == 0)
                places.push_back(i + 2);
        if (places.empty())
            return line + ": " + piece();
        const std::size_t from = terms_.one(places);
        int depth = 0;
        std::size_t to = from;
        for (; to < line.size(); ++to) {
            depth += line[to] == '{' || line[to] == '[' ? 1 : 0;
            depth -= line[to] == '}' || line[to] == ']' ? 1 : 0;
            if (depth < 0 || (depth == 0 && line[to] == ','))
                break;
        }
        return line.substr(0, from) + piece() + line.substr(to);
    }

    Random random_;
    RandomTerms terms_;
};

} // namespace takujo

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned int seed) {
    if (seed % 3 == 0)
        return LLVMFuzzerMutate(data, size, most);
    takujo::YamlMutator mutator{seed};
    const std::string text = mutator.changed({reinterpret_cast<const char*>(data), size});
    const std::size_t length = std::min(most, text.size());
    std::memcpy(data, text.data(), length);
    return length;
}

#endif
