#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/findings/findings.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Reads the index of a rulebook's numbered rules.

/// What a numbered rule means for the program.
enum class RuleKind : std::uint8_t {
    enforced,   ///< the program enforces it
    todo,       ///< the program should enforce it, and does not yet
    definition, ///< it defines a word; headings, too
    table,      ///< behaviour and handling at a real table
};

struct Rule {
    std::string number;
    RuleKind kind = RuleKind::definition;
    LocalizedText summary; ///< in our own words
};

/// Every numbered rule of a rulebook, in order.
struct RuleIndex {
    std::string game;
    LocalizedText document;
    std::vector<Rule> rules;

    const Rule* find(std::string_view number) const;
};

std::string_view wordOf(RuleKind kind);

/// Reads `resources/rules/<game>.yaml`.
std::optional<RuleIndex> readRuleIndex(const std::filesystem::path& file, Findings& findings);

} // namespace takujo
