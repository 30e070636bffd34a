#include "engine/files/yaml/prepared_tree.h"

#include "engine/core/hash.h"
#include "engine/files/disk/data_places.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <sstream>
#include <utility>

namespace takujo {

namespace {

/// The number changes with the format of the bytes.
constexpr std::string_view magicLine = "takujo tree 1\n";

std::uint64_t hashOf(std::string_view bytes) {
    Hasher hasher;
    hasher.addRecords(bytes);
    return hasher.value();
}

class Packer {
public:
    void number(std::uint64_t value, std::size_t bytes) {
        for (std::size_t i = 0; i < bytes; ++i)
            packed_.push_back(static_cast<char>(value >> (8 * i) & 0xffU));
    }
    void place(const TextPosition& position) {
        number(static_cast<std::uint32_t>(position.line), 4);
        number(static_cast<std::uint32_t>(position.column), 4);
    }
    void text(std::string_view value) {
        number(value.size(), 4);
        packed_ += value;
    }
    void node(const YamlNodeData& data) {
        number(static_cast<std::uint64_t>(data.kind), 1);
        number(static_cast<std::uint64_t>(data.style), 1);
        place(data.position);
        switch (data.kind) {
        case YamlKind::null:
        case YamlKind::scalar:
            text(data.text);
            break;
        case YamlKind::list:
            number(data.items.size(), 4);
            for (const YamlNodeData& item : data.items)
                node(item);
            break;
        case YamlKind::map:
            number(data.entries.size(), 4);
            for (const YamlEntryData& entry : data.entries) {
                text(entry.key);
                place(entry.keyPosition);
                number(entry.keyQuoted ? 1 : 0, 1);
                node(entry.value);
            }
            break;
        }
    }
    std::string take() { return std::move(packed_); }

private:
    std::string packed_;
};

/// Reads what the packer wrote; after a fault everything is empty.
class Unpacker {
public:
    explicit Unpacker(std::string_view packed) : left_{packed} {}

    std::uint64_t number(std::size_t bytes) {
        const std::string_view from = take(bytes);
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < from.size(); ++i)
            value |= std::uint64_t{static_cast<unsigned char>(from[i])} << (8 * i);
        return value;
    }
    TextPosition place() {
        TextPosition position;
        position.line = static_cast<int>(number(4));
        position.column = static_cast<int>(number(4));
        return position;
    }
    std::string text() {
        const auto size = static_cast<std::size_t>(number(4));
        return std::string{take(size)};
    }
    /// How many of something that takes at least a byte follow.
    std::size_t count() {
        const auto value = static_cast<std::size_t>(number(4));
        isWhole_ = isWhole_ && value <= left_.size();
        return isWhole_ ? value : 0;
    }
    void node(YamlNodeData& data, int depth) {
        data.kind = static_cast<YamlKind>(number(1));
        data.style = static_cast<YamlStyle>(number(1));
        data.position = place();
        if (data.kind > YamlKind::map || data.style > YamlStyle::block || depth > deepest)
            isWhole_ = false;
        if (!isWhole_)
            return;
        if (data.kind == YamlKind::list) {
            data.items.resize(count());
            for (YamlNodeData& item : data.items)
                node(item, depth + 1);
        } else if (data.kind == YamlKind::map) {
            data.entries.resize(count());
            for (YamlEntryData& entry : data.entries) {
                entry.key = text();
                entry.keyPosition = place();
                entry.keyQuoted = number(1) != 0;
                node(entry.value, depth + 1);
            }
        } else {
            data.text = text();
        }
    }
    bool isDone() const { return isWhole_ && left_.empty(); }

private:
    static constexpr int deepest = 128; // the builder allows half as much

    std::string_view take(std::size_t bytes) {
        isWhole_ = isWhole_ && bytes <= left_.size();
        const std::string_view taken = isWhole_ ? left_.substr(0, bytes) : std::string_view{};
        left_.remove_prefix(taken.size());
        return taken;
    }

    std::string_view left_;
    bool isWhole_ = true;
};

} // namespace

std::string packTree(const YamlNodeData& root) {
    Packer packer;
    packer.node(root);
    const std::string packed = packer.take();
    Packer whole;
    whole.number(hashOf(packed), 8);
    return std::string{magicLine} + whole.take() + packed;
}

std::optional<YamlNodeData> unpackTree(std::string_view bytes) {
    if (!bytes.starts_with(magicLine))
        return std::nullopt;
    bytes.remove_prefix(magicLine.size());
    Unpacker sum{bytes.substr(0, 8)};
    const std::uint64_t expected = sum.number(8);
    bytes.remove_prefix(std::min<std::size_t>(8, bytes.size()));
    if (!sum.isDone() || hashOf(bytes) != expected)
        return std::nullopt;
    Unpacker unpacker{bytes};
    YamlNodeData root;
    unpacker.node(root, 0);
    if (!unpacker.isDone())
        return std::nullopt;
    return root;
}

std::string preparedName(std::string_view text) {
    std::array<char, 40> digits{};
    char* const end = digits.data() + digits.size();
    char* at = std::to_chars(digits.data(), end, hashOf(text), 16).ptr;
    *at++ = '-';
    at = std::to_chars(at, end, text.size(), 16).ptr;
    return std::string{digits.data(), at} + ".tree";
}

std::optional<YamlNodeData> preparedTree(std::string_view text) {
    static const std::filesystem::path folder = preparedFolder();
    return preparedTree(text, folder);
}

std::optional<YamlNodeData> preparedTree(std::string_view text, const std::filesystem::path& folder) {
    std::ifstream file{folder / preparedName(text), std::ios::binary};
    if (!file)
        return std::nullopt;
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return unpackTree(bytes.view());
}

} // namespace takujo
