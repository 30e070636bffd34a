#include "engine/match/sentences/act_sentences.h"

#include "engine/core/zones.h"
#include "engine/match/sentences/option_sentences.h"

#include <algorithm>

namespace takujo {

namespace {

ZoneId zoneOf(const Match& match, const Option& option) {
    return lives(match.state(), option.object) ? record(match.state(), option.object).zone : ZoneId{};
}

bool isSameDeed(const Option& one, const Option& other) {
    return one.verb == other.verb && one.value == other.value && one.place == other.place;
}

} // namespace

/// Cards in play differ in what has become of them; of equal ones elsewhere any will do.
bool ActSentences::areEqual(const OpenAct& act, const Option& option) const {
    const Match& match = spoken_.match();
    const Option& first = act.options.front();
    const ZoneId zone = zoneOf(match, option);
    if (!zone.exists() || first.target.exists() || option.target.exists() || act.isAimed)
        return false;
    const ZoneSpec& spec = match.game().tables.zones[zone.kind];
    const Position position = match.position();
    return !spec.table && !spec.single && spoken_.mayTell(first.object) && spoken_.mayTell(option.object) &&
           spoken_.hasCard(first.object) && spoken_.hasCard(option.object) &&
           position.definitionIndex(first.object) == position.definitionIndex(option.object);
}

void ActSentences::add(const Option& option, std::size_t index, const std::string& text,
                       OpenActs& group) const {
    const bool canBeAimed = spoken_.match().game().tables.verbs[option.verb].targets != nullptr;
    for (OpenAct& act : group.acts) {
        if (!isSameDeed(act.options.front(), option))
            continue;
        if (canBeAimed && option.object.exists() && act.cards.front() == option.object) {
            Option unaimed = option;
            unaimed.target = {};
            act.text = OptionSentences{spoken_}.option(unaimed);
            act.isAimed = true;
            act.options.push_back(option);
            return;
        }
        if (!areEqual(act, option))
            continue;
        act.text = OptionSentences{spoken_}.option(option); // without a number that tells them apart
        act.cards.push_back(option.object);
        act.options.push_back(option);
        return;
    }
    OpenAct act{text, {option}, {}, index, false};
    if (option.object.exists())
        act.cards.push_back(option.object);
    group.acts.push_back(std::move(act));
}

std::vector<OpenActs> ActSentences::groups() const {
    const Match& match = spoken_.match();
    const Decision& decision = match.decision();
    std::vector<OpenActs> groups;
    if (match.over())
        return groups;
    if (const auto range = rangeOf(decision)) {
        groups.push_back({{}, {{OptionSentences{spoken_}.anyNumber(*range), {}, {}, 0, false}}});
        return groups;
    }
    const std::vector<std::string> texts = OptionSentences{spoken_}.options();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const ZoneId zone = zoneOf(match, decision.options[i]);
        auto group = std::ranges::find(groups, zone, &OpenActs::zone);
        if (group == groups.end())
            group = groups.insert(groups.end(), {zone, {}});
        add(decision.options[i], i, texts[i], *group);
    }
    std::ranges::stable_partition(groups, [](const OpenActs& group) { return group.zone.exists(); });
    return groups;
}

} // namespace takujo
