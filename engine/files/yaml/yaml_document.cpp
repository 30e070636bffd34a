#include "engine/files/yaml/yaml_document.h"

#include <algorithm>
#include <utility>

#include "engine/files/yaml/yaml_tree.h"

namespace takujo {

YamlNode::YamlNode(std::shared_ptr<const YamlTree> tree) : tree_(std::move(tree)), data_(&tree_->root) {}

YamlNode::YamlNode(std::shared_ptr<const YamlTree> tree, const YamlNodeData& data)
    : tree_(std::move(tree)), data_(&data) {}

YamlKind YamlNode::kind() const {
    return data_->kind;
}
const std::string& YamlNode::path() const {
    return tree_->path;
}
TextPosition YamlNode::position() const {
    return data_->position;
}
const std::string& YamlNode::text() const {
    return data_->text;
}
YamlStyle YamlNode::style() const {
    return data_->style;
}
bool YamlNode::reported() const {
    return data_->reported;
}
bool YamlNode::damaged() const {
    return data_->damaged;
}

std::size_t YamlNode::size() const {
    return isList() ? data_->items.size() : data_->entries.size();
}

YamlNode YamlNode::item(std::size_t index) const {
    return {tree_, data_->items.at(index)};
}

YamlEntry YamlNode::entry(std::size_t index) const {
    const YamlEntryData& entry = data_->entries.at(index);
    return {entry.key, entry.keyPosition, entry.keyQuoted, entry.keyReported, {tree_, entry.value}};
}

std::vector<YamlNode> YamlNode::items() const {
    std::vector<YamlNode> result;
    result.reserve(data_->items.size());
    for (std::size_t i = 0; i < data_->items.size(); ++i)
        result.push_back(item(i));
    return result;
}

std::vector<YamlEntry> YamlNode::entries() const {
    std::vector<YamlEntry> result;
    result.reserve(data_->entries.size());
    for (std::size_t i = 0; i < data_->entries.size(); ++i)
        result.push_back(entry(i));
    return result;
}

std::optional<YamlEntry> YamlNode::find(std::string_view key) const {
    for (std::size_t i = 0; i < data_->entries.size(); ++i)
        if (data_->entries[i].key == key)
            return entry(i);
    return std::nullopt;
}

bool YamlNode::holdsReportedKey() const {
    return std::ranges::any_of(data_->entries, &YamlEntryData::keyReported);
}

} // namespace takujo
