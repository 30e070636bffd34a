#include "engine/files/abilities/ability_draft.h"

#include <algorithm>
#include <utility>

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

std::optional<std::int32_t> AbilityDraft::choose(const YamlValue& where, bool several) {
    if (choices_.size() == places) {
        where.error("too-many-picks", {"The ability chooses more than {number} times.", places},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    choices_.push_back({where, several});
    return static_cast<std::int32_t>(choices_.size() - 1);
}

std::optional<std::int32_t> AbilityDraft::select(const YamlValue& where, bool several) {
    if (selections_ == places) {
        where.error("too-many-picks", {"The ability selects more than {number} times.", places},
                    "Divide it into several abilities.");
        return std::nullopt;
    }
    selectsSeveral_[selections_] = several;
    return static_cast<std::int32_t>(places + selections_++);
}

bool AbilityDraft::mayBeSeveral(std::int32_t place) const {
    const auto at = static_cast<std::size_t>(place);
    return at < places ? at < choices_.size() && choices_[at].several : selectsSeveral_[at - places];
}

std::vector<std::size_t> AbilityDraft::visible() const {
    std::vector<std::size_t> all;
    for (std::size_t place = ownFrom_; place < choices_.size(); ++place)
        all.push_back(place);
    all.insert(all.end(), around_.begin(), around_.end());
    return all;
}

std::optional<std::int32_t> AbilityDraft::chosen(std::size_t which) {
    const std::vector<std::size_t> all = visible();
    if (which >= all.size())
        return std::nullopt;
    choices_[all[which]].used = true;
    return static_cast<std::int32_t>(all[which]);
}

std::vector<std::size_t> AbilityDraft::visibleSelections() const {
    std::vector<std::size_t> all = selectedAround_;
    for (std::size_t place = modeSelections_; place < selections_; ++place)
        all.push_back(place);
    return all;
}

std::optional<std::int32_t> AbilityDraft::lastSelected() const {
    const std::vector<std::size_t> all = visibleSelections();
    if (all.empty())
        return std::nullopt;
    return static_cast<std::int32_t>(places + all.back());
}

std::optional<std::int32_t> AbilityDraft::selected(std::size_t which) const {
    const std::vector<std::size_t> all = visibleSelections();
    if (which >= all.size())
        return std::nullopt;
    return static_cast<std::int32_t>(places + all[which]);
}

void AbilityDraft::beginMode() {
    if (!hasModes_)
        around_ = visible();
    hasModes_ = true;
    ownFrom_ = choices_.size();
    modeSelections_ = selections_;
    saysX = inheritsX_;
}

void AbilityDraft::endMode() {
    ownFrom_ = choices_.size();
    modeSelections_ = selections_;
}

AbilityDraft AbilityDraft::following() const {
    AbilityDraft draft;
    draft.saysX = draft.inheritsX_ = saysX || ability.has(Ability::hasX);
    draft.spends = spends;
    draft.choices_ = choices_;
    draft.inherited_ = draft.ownFrom_ = choices_.size();
    draft.around_ = visible();
    draft.selections_ = draft.modeSelections_ = selections_;
    draft.selectsSeveral_ = selectsSeveral_;
    draft.selectedAround_ = visibleSelections();
    return draft;
}

void AbilityDraft::spokenOfBy(const AbilityDraft& following) {
    for (std::size_t place = 0; place < following.inherited_; ++place)
        choices_[place].used = choices_[place].used || following.choices_[place].used;
}

Term AbilityDraft::quote(Ability quoted) {
    ability.quoted.push_back(std::move(quoted));
    return {Sort::ability, 0, static_cast<std::int32_t>(ability.quoted.size() - 1), {}};
}

std::vector<YamlValue> AbilityDraft::unusedChoices() const {
    std::vector<YamlValue> unused;
    for (std::size_t place = inherited_; place < choices_.size(); ++place)
        if (!choices_[place].used)
            unused.push_back(choices_[place].where);
    return unused;
}

} // namespace takujo
