// The part of the wording that says one part of an ability alone, for questions and reports.

#include "engine/cards/text/wording.h"

#include <algorithm>

namespace takujo {

void Wording::callObjects(const Term& effect, std::string names, bool isOne) {
    const Operator& shape = shapeOf(effect);
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].kind == FieldKind::objects && effect.parts[i].exists()) {
            called_ = {&effect.parts[i], std::move(names), isOne};
            return;
        }
}

const std::vector<Term>* Wording::picksAround(std::int32_t number) const {
    const auto holds = [number](const std::vector<Term>& picks) {
        return std::ranges::find(picks, number, &Term::number) != picks.end();
    };
    if (holds(ability_.picks))
        return &ability_.picks;
    for (const Mode& mode : ability_.modes)
        if (holds(mode.picks))
            return &mode.picks;
    return nullptr;
}

std::string Wording::choiceOf(std::int32_t number) {
    const std::vector<Term>* const picks = picksAround(number);
    if (picks == nullptr)
        return {};
    const Term& pick = *std::ranges::find(*picks, number, &Term::number);
    const auto filler = [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "picks")
            return pickText(pick, {}, true);
        if (slot.name == endSlot)
            return std::string{slot.words[language_ == Language::ja ? 1 : 0]};
        if (slot.name != "player")
            return std::nullopt;
        if (!slot.words.empty())
            return std::string{slot.words[isOnePlayer(pick.parts[pickBy], {}) ? 0 : 1]};
        return players(pick.parts[pickBy], slot.form, {});
    };
    return phrase("ability", "choose", filler, {{std::string{wayOf(pick)}}});
}

std::string Wording::choiceOfModes() {
    return ability_.modes.empty() ? std::string{}
                                  : modesSentence(ability_.modesAtLeast, ability_.modesAtMost, true);
}

std::string Wording::afterChoice(std::int32_t number) {
    const std::vector<Term>* const picks = picksAround(number);
    if (picks == nullptr)
        return {};
    std::uint16_t block = 0;
    for (const Mode& mode : ability_.modes)
        if (&mode.picks == picks)
            block = mode.block;
    std::vector<std::string> chosen;
    addChoices(*picks, chosen);
    const std::vector<std::string> done = sentences(block, usual());
    return done.empty() ? std::string{} : heading(joinSentences(done));
}

std::string Wording::instruction(std::uint16_t block, std::size_t place, Ending ending) {
    PhraseContext manner = usual();
    manner.ending = ending;
    return joined(group(ability_.blocks[block], place, place + 1, manner, false), manner).text;
}

std::string Wording::whole(std::uint16_t block) {
    return clause(block, usual());
}

std::string Wording::part(const Term& effect, const FieldName& field) {
    return fieldText({"effects", shapeOf(effect), effect, usual()}, field.part, {field.key, {}, {}});
}

std::string Wording::whatItDoes(std::uint16_t modes, std::uint16_t block) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < ability_.modes.size() && block == 0; ++i)
        if ((modes >> i & 1U) != 0)
            parts.push_back(modeText(i));
    if (parts.empty() && block != 0)
        return heading(joinSentences(sentences(block, usual())));
    if (parts.empty()) {
        const std::string text = heading(joinSentences(body(ability_.picks, 0)));
        return ability_.modes.empty() ? text : withModes(text);
    }
    std::string text;
    for (const std::string& part : parts)
        text = text.empty() ? part : phrase("ability", "next sentence", [&](const Slot& slot) {
            return std::optional{slot.name == "text" ? text : part};
        });
    return text;
}

std::string Wording::costsAlone() {
    return heading(costs(ability_.costs, "costs"));
}

} // namespace takujo
