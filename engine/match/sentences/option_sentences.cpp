#include "engine/match/sentences/option_sentences.h"

#include "engine/cards/card_text.h"
#include "engine/kit/naming.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/showing.h"
#include "engine/match/sentences/ability_parts.h"
#include "engine/match/sentences/asking_text.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/moment_sentences.h"

#include <algorithm>
#include <map>
#include <utility>

namespace takujo {

namespace {

/// Where an activated ability stands among those that an object has.
struct AbilityPlace {
    int number = 0; ///< from 1; 0: there is no activated ability
    int all = 0;
    const Ability* ability = nullptr;
};
/// Of an option whose verb uses one: its value tells which, and of no other verb's options.
AbilityPlace placeOfAbility(const Position& position, const Option& option) {
    AbilityPlace place;
    const VerbSpec& verb = position.rules.verb(option.verb);
    if (verb.values == nullptr || verb.valueKey != nullptr || verb.namesCards || verb.namesTexts != 0)
        return place;
    visitAbilities(position, option.object, [&](AbilityRef which, std::int32_t value) {
        if (abilityAt(position, which).kind != AbilityKind::activated)
            return;
        ++place.all;
        if (value != option.value)
            return;
        place.number = place.all;
        place.ability = &abilityAt(position, which);
    });
    return place;
}

} // namespace

void OptionSentences::addWhatComes(std::string_view verb, std::vector<std::string>& keys) const {
    const Match& match = spoken_.match();
    if (match.decision().kind != DecisionKind::act)
        return;
    const Position position = match.position();
    // Who passes first leaves it to the other player, and may be told so.
    const auto add = [&](std::string_view what) {
        const std::string key = dotted(verb, what);
        if (match.state().passes == 0)
            keys.push_back(dotted(key, "first"));
        keys.push_back(key);
    };
    const auto& zones = position.rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind)
        if (topOfShared(match, kind).exists())
            add(zones[kind].word);
    const Game& game = match.game();
    if (game.whatFollows == nullptr)
        return;
    if (const std::string_view follows = game.whatFollows(position); !follows.empty())
        add(follows);
}

std::string OptionSentences::keyOf(const Option& option) const {
    const Match& match = spoken_.match();
    const auto& tables = match.game().tables;
    const std::string_view verb = tables.verbs[option.verb].word;
    std::vector<std::string> keys;
    // What is done with a card that the viewer may not know must not tell what card it is.
    if (spoken_.isHidden(option.object))
        return firstKnown(spoken_.words(), "options", {dotted(verb, "hidden"), std::string{verb}});
    if (lives(match.state(), option.object)) {
        if (const AbilityPlace place = placeOfAbility(match.position(), option); place.number > 0) {
            const Vocabulary* const vocabulary = match.game().schema.vocabulary;
            if (place.ability->kind == AbilityKind::activated && vocabulary != nullptr)
                keys.push_back(dotted(verb, vocabulary->forms[place.ability->form]));
            if (!place.ability->name.en.empty())
                keys.push_back(dotted(verb, "named"));
            if (place.all > 1)
                keys.push_back(dotted(verb, "several"));
        }
        keys.push_back(dotted(verb, tables.zones[record(match.state(), option.object).zone.kind].word));
    }
    if (option.target.exists() && tables.verbs[option.verb].targets != nullptr)
        keys.push_back(dotted(verb, "at"));
    if (!option.object.exists()) {
        if (match.decision().done == 0 && pickedSoFar(match).empty())
            keys.push_back(dotted(verb, "nothing"));
        for (const Filling& marked : MomentSentences{spoken_}.markedCards())
            keys.push_back(dotted(verb, marked.name));
        addWhatComes(verb, keys);
    }
    const bool isSaid = !AskingText{spoken_}.saidOf(option).empty();
    if (isSaid)
        keys.push_back(dotted(verb, "says"));
    keys.emplace_back(verb);
    return firstKnown(spoken_.words(), "options", std::move(keys));
}

std::string OptionSentences::option(const Option& option) const {
    const Match& match = spoken_.match();
    const Speech speech = spoken_.speech();
    const VerbSpec& verb = match.game().tables.verbs[option.verb];
    Filling value = numberFilling("value", option.value);
    if (spoken_.isHidden(option.object))
        value.text.clear();
    else if (verb.valueKey != nullptr)
        value.text = speech.wordOf(verb.valueKey(option.value));
    std::vector<Filling> filled{{"card", spoken_.objectName(option.object)}, // or another one, see below
                                {"target", spoken_.objectName(option.target)},
                                {"place", spoken_.zoneInSentence(option.place)},
                                {"about", spoken_.aboutName(match.decision().about)},
                                {"says", AskingText{spoken_}.saidOf(option)},
                                value};
    if (const WaitingItem* const item = waitingItem(option))
        filled.front().text = waitingName(*item);
    if (verb.namesCards)
        filled.front().text = speech.named(match.cards()[static_cast<std::size_t>(option.value)]);
    if (verb.namesTexts != 0)
        filled.front().text = speech.text(naming::textNamed(match.cards(), verb, option.value));
    addAbility(option, filled);
    const std::string key = keyOf(option);
    const auto& zones = match.game().tables.zones;
    for (std::size_t kind = 0; kind < zones.size() && !option.object.exists(); ++kind)
        if (key.ends_with(dotted("", zones[kind].word)))
            filled.front().text = spoken_.aboutName(topOfShared(match, kind));
    return speech.heading(spoken_.say("options", key, filled));
}

std::string OptionSentences::aiming(const Option& option) const {
    const std::string verb{spoken_.match().game().tables.verbs[option.verb].word};
    return spoken_.say("aiming", firstKnown(spoken_.words(), "aiming", {verb, "anything"}),
                       {{"player", spoken_.player(spoken_.match().decision().decider)},
                        {"card", spoken_.objectName(option.object)}});
}

std::string OptionSentences::more(const Option& option) const {
    const auto whatItDoes = [&](const EffectRecord* effect) {
        const auto parts = effect != nullptr ? partsOf(spoken_, *effect, effect->controller) : std::nullopt;
        return parts ? parts->whatItDoes(effect->modes, effect->block) : std::string{};
    };
    if (const WaitingItem* const item = waitingItem(option))
        return whatItDoes(findEffect(spoken_.match().state(), item->record));
    if (spoken_.isHidden(option.object) || !spoken_.hasCard(option.object))
        return {};
    if (const EffectRecord* const effect = effectToShow(spoken_.match().position()))
        return whatItDoes(effect);
    const AbilityPlace place = placeOfAbility(spoken_.match().position(), option);
    if (place.number == 0)
        return {};
    // Who has to say whether an ability is used is told what it does.
    const bool isToldApart = place.all < 2 || !place.ability->name.en.empty();
    return isToldApart && spoken_.match().decision().kind != DecisionKind::yesNo ? std::string{}
                                                                                 : text(option);
}

std::string OptionSentences::text(const Option& option) const {
    const Match& match = spoken_.match();
    const Vocabulary* const vocabulary = match.game().tables.vocabulary;
    if (vocabulary == nullptr || spoken_.isHidden(option.object) || !spoken_.hasCard(option.object))
        return {};
    const AbilityPlace place = placeOfAbility(match.position(), option);
    const CardDefinition& card = match.cards()[match.position().definitionIndex(option.object)];
    if (place.number == 0) {
        // It is taken to the table for what it says.
        const bool isPlayed =
            match.decision().kind == DecisionKind::act &&
            !match.game().tables.zones[record(match.state(), option.object).zone.kind].table;
        std::string all;
        for (const std::string& line :
             isPlayed ? CardSentences{spoken_}.text(card) : std::vector<std::string>{})
            all.append(all.empty() ? "" : "\n").append(line);
        return all;
    }
    return abilityText(*place.ability, card, *vocabulary, spoken_.words(), spoken_.language());
}

const WaitingItem* OptionSentences::waitingItem(const Option& option) const {
    const auto place = static_cast<std::size_t>(option.value);
    const std::vector<WaitingItem>& waiting = spoken_.match().state().waiting;
    const bool isOfWaiting =
        option.verb == spoken_.match().game().tables.waitingVerb && !option.object.exists();
    return isOfWaiting && place < waiting.size() ? &waiting[place] : nullptr;
}

std::string OptionSentences::waitingName(const WaitingItem& item) const {
    const Match& match = spoken_.match();
    const EffectRecord* const effect = findEffect(match.state(), item.record);
    const DefinitionIndex card = effect != nullptr ? match.position().cardOf(*effect)
                                                   : match.state().cards[item.card.index].definition;
    return spoken_.speech().named(match.cards()[card]);
}

void OptionSentences::addAbility(const Option& option, std::vector<Filling>& fillings) const {
    fillings.push_back(numberFilling("number", option.value + 1));
    if (!lives(spoken_.match().state(), option.object) || spoken_.isHidden(option.object))
        return;
    if (const AbilityPlace place = placeOfAbility(spoken_.match().position(), option); place.number > 0) {
        fillings.back() = numberFilling("number", place.number);
        fillings.push_back({"ability", place.ability->name.in(spoken_.language())});
    }
}

void OptionSentences::tellPlaces(std::vector<std::string>& texts) const {
    const std::vector<Option>& options = spoken_.match().decision().options;
    const State& state = spoken_.match().state();
    std::map<std::string, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < texts.size(); ++i)
        alike[texts[i]].push_back(i);
    for (const auto& [text, which] : alike) {
        const auto isAbout = [&](std::size_t i) { return options[i].object == options[which[0]].object; };
        const auto cardOf = std::ranges::all_of(which, isAbout) ? &Option::target : &Option::object;
        const auto zoneOf = [&](std::size_t i) {
            const ObjectId card = options[i].*cardOf;
            return lives(state, card) ? record(state, card).zone : ZoneId{};
        };
        const auto isElsewhere = [&](std::size_t i) { return zoneOf(i) != zoneOf(which[0]); };
        const bool isTold = std::ranges::all_of(which, [&](std::size_t i) { return zoneOf(i).exists(); }) &&
                            std::ranges::any_of(which, isElsewhere);
        for (std::size_t i = 0; isTold && i < which.size(); ++i)
            texts[which[i]] = spoken_.say("phrases", "one of several.there",
                                          {{"option", text},
                                           {"zone", spoken_.zoneInSentence(zoneOf(which[i]))},
                                           {"owner", spoken_.player(zoneOf(which[i]).player)}});
    }
}

std::vector<std::string> OptionSentences::options() const {
    const Speech speech = spoken_.speech();
    std::vector<std::string> texts;
    for (const Option& each : spoken_.match().decision().options)
        texts.push_back(option(each));
    tellPlaces(texts);
    std::map<std::string_view, int> alike;
    for (const std::string& text : texts)
        ++alike[text];
    std::map<std::string_view, int> before;
    std::vector<std::string> result;
    result.reserve(texts.size());
    for (const std::string& text : texts)
        result.push_back(alike[text] == 1
                             ? text
                             : speech.say("phrases", "one of several",
                                          {{"option", text}, {"number", std::to_string(++before[text])}}));
    return result;
}

std::string OptionSentences::anyNumber(const NumberRange& range) const {
    return spoken_.speech().say(
        "phrases", "any number",
        {{"least", std::to_string(range.least)}, {"most", std::to_string(range.most)}});
}

} // namespace takujo
