#include "engine/files/ability_draft.h"

#include <algorithm>

namespace takujo {

void AbilityDraft::checkCosts(std::size_t count, const YamlValue& where) {
    if (count > mostCosts)
        where.error("too-many-costs", {"More than {number} costs would be paid together.", mostCosts},
                    "Put what is of one kind into one cost, or divide it into several abilities.");
}

std::optional<std::uint16_t> AbilityDraft::addBlock(const YamlValue& where) {
    if (ability.blocks.size() == mostBlocks) {
        where.error("too-many-blocks", {"The ability has more than {number} lists of effects.", mostBlocks},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    ability.blocks.emplace_back();
    return static_cast<std::uint16_t>(ability.blocks.size() - 1);
}

std::optional<Term> AbilityDraft::text(const YamlValue& where, const LocalizedText& text) {
    const auto found = std::ranges::find(ability.texts, text);
    if (found == ability.texts.end() && ability.texts.size() == mostTexts) {
        where.error("too-many-texts",
                    {"The ability speaks of more than {number} different texts.", mostTexts},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    const auto place = static_cast<std::uint8_t>(found - ability.texts.begin());
    if (found == ability.texts.end())
        ability.texts.push_back(text);
    return Term{Sort::text, place, static_cast<std::int32_t>(textKey(text.en)), {}};
}

std::optional<std::int32_t> AbilityDraft::choose(const YamlValue& where) {
    if (choices_.size() == places) {
        where.error("too-many-picks", {"The ability chooses more than {number} times.", places},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    choices_.push_back({where});
    return static_cast<std::int32_t>(choices_.size() - 1);
}

std::optional<std::int32_t> AbilityDraft::select(const YamlValue& where) {
    if (selections_ == places) {
        where.error("too-many-picks", {"The ability selects more than {number} times.", places},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    return static_cast<std::int32_t>(places + selections_++);
}

std::optional<std::int32_t> AbilityDraft::chosen(std::size_t which) {
    const std::size_t own = choices_.size() - std::min(modeChoices_, choices_.size());
    const bool isOwn = which < own;
    const std::size_t place = isOwn ? modeChoices_ + which : which - own;
    if (!isOwn && place >= std::min(ofAbility_, modeChoices_))
        return std::nullopt;
    choices_[place].used = true;
    return static_cast<std::int32_t>(place);
}

std::optional<std::int32_t> AbilityDraft::lastSelected() const {
    if (selections_ == modeSelections_)
        return std::nullopt;
    return static_cast<std::int32_t>(places + selections_ - 1);
}

std::optional<std::int32_t> AbilityDraft::selected(std::size_t which) const {
    if (modeSelections_ + which >= selections_)
        return std::nullopt;
    return static_cast<std::int32_t>(places + modeSelections_ + which);
}

void AbilityDraft::beginMode() {
    ofAbility_ = std::min(ofAbility_, choices_.size());
    modeChoices_ = choices_.size();
    modeSelections_ = selections_;
    saysX = false;
}

void AbilityDraft::endMode() {
    modeChoices_ = choices_.size();
    modeSelections_ = selections_;
}

std::vector<YamlValue> AbilityDraft::unusedChoices() const {
    std::vector<YamlValue> unused;
    for (const Choice& choice : choices_)
        if (!choice.used)
            unused.push_back(choice.where);
    return unused;
}

} // namespace takujo
