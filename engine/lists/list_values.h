#pragma once

#include "engine/files/yaml/yaml_tree.h"
#include "engine/lists/column_plan.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// Makes what a list writes into values of a card file.
class ListValues {
public:
    /// All of it must outlive this.
    ListValues(const ListFile& list, const ColumnPlan& plan, const ListMapping& usual, const ListMapping& own,
               const ListGame& game, Findings& findings)
        : list_{list}, plan_{plan}, usual_{usual}, own_{own}, game_{game}, findings_{findings} {}

    /// Returns what a text means under a key, one of the words: as a mapping says, as the game calls it, or
    /// itself.
    std::optional<ListMeaning> meaningOf(std::string_view key, std::string_view text,
                                         std::span<const std::string_view> words) const;

    /// Adds to a card all that is printed on one of its type, but for what it says already. What is wrong is
    /// told and left out.
    void addFields(const ListRecord& record, std::string_view type, YamlNodeData& card,
                   const std::string& id) const;

private:
    void addField(const ListRecord& record, const FieldSpec& field, YamlNodeData& card,
                  const std::string& id) const;
    void addNumber(const ListRecord& record, const FieldSpec& field, YamlNodeData& card,
                   const std::string& id) const;
    void addWords(const ListRecord& record, std::string_view column, const FieldSpec& field,
                  YamlNodeData& card, const std::string& id) const;
    void addTexts(const ListRecord& record, const FieldSpec& field, YamlNodeData& card) const;
    void addFlag(const ListRecord& record, std::string_view key, YamlNodeData& card,
                 const std::string& id) const;
    /// Whether a record says something under a key: a dash or a zero says nothing.
    bool says(const ListRecord& record, const FieldSpec& field) const;
    void tell(const ListRecord& record, std::string_view key, const std::string& id, const std::string& text,
              Message hint) const;

    const ListFile& list_;
    const ColumnPlan& plan_;
    const ListMapping& usual_;
    const ListMapping& own_;
    const ListGame& game_;
    Findings& findings_;
};

} // namespace takujo
