#include "engine/match/sentences/sentences.h"

#include "engine/cards/card_text.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/sentences/speech.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace takujo {

namespace {

DefinitionIndex definitionOf(const State& state, ObjectId id) {
    return state.cards[record(state, id).card].definition;
}

bool hasCard(const State& state, ObjectId id) {
    return lives(state, id) && record(state, id).card != CardId::none;
}

/// Where an activated ability stands among those that an object has.
struct AbilityPlace {
    int number = 0; ///< from 1; 0: there is no activated ability
    int all = 0;
    const Ability* ability = nullptr;
};
AbilityPlace placeOfAbility(const Position& position, const Option& option) {
    AbilityPlace place;
    visitAbilities(position, option.object, [&](AbilityAt which, std::int32_t value) {
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

/// The kind of zone in which everything lies that the decision offers; none if there are several.
std::uint8_t zoneOfObjects(const State& state, const Decision& decision) {
    std::uint8_t kind = ZoneId::none;
    for (const Option& option : decision.options) {
        if (!lives(state, option.object))
            continue;
        const std::uint8_t here = record(state, option.object).zone.kind;
        if (kind != ZoneId::none && kind != here)
            return ZoneId::none;
        kind = here;
    }
    return kind;
}

} // namespace

Sentences::Sentences(const Match& match, const Words& words, Language language, Player viewer)
    : match_{&match}, words_{&words}, language_{language}, viewer_{viewer} {}

// What all sentences are made of.

std::string Sentences::say(std::string_view section, std::string_view key,
                           const std::vector<Filling>& fillings) const {
    return Speech{*words_, language_}.say(section, key, fillings);
}

std::string Sentences::word(std::string_view section, std::string_view key) const {
    return words_->text(section, key, language_);
}

std::string nameOfPlayer(Player player, const std::string& name, const Words& words, Language language) {
    if (name.empty())
        return words.text("sides", player == Player::a ? "a" : "b", language);
    if (const auto sides = words.sections().find("sides"); sides != words.sections().end())
        for (const auto& [side, usual] : sides->second)
            if (name == usual.en || name == usual.ja)
                return usual.in(language);
    return name;
}

std::string Sentences::player(Player player) const {
    return player == Player::nobody ? std::string{}
                                    : nameOfPlayer(player, match_->nameOf(player), *words_, language_);
}

std::string Sentences::cardName(DefinitionIndex definition) const {
    return match_->cards()[definition].name.in(language_);
}

/// Whether the viewer sees it.
bool Sentences::mayTell(ObjectId id) const {
    const Position position = match_->position();
    return sees(position, viewer_, id) || (isOpen_ && sees(position, opponentOf(viewer_), id));
}

/// Whether it is there, and the viewer may not know it.
bool Sentences::isHidden(ObjectId id) const {
    return lives(match_->state(), id) && !mayTell(id);
}

/// What the viewer calls a card that it does not see: by its place, where cards are told apart by that, or
/// where the viewer is to pick one.
std::string Sentences::hiddenName(ObjectId id) const {
    const Speech speech{*words_, language_};
    const Position position = match_->position();
    if (!lives(position.state, id))
        return speech.hiddenCard();
    const Shown card = shownTo(position, viewer_, id);
    const Decision& decision = match_->decision();
    const bool isOffered = decision.decider == viewer_ &&
                           std::ranges::find(decision.options, id, &Option::object) != decision.options.end();
    if (card.place == 0 || (!isOffered && !position.rules.zone(card.zone).single))
        return speech.hiddenCard();
    const bool isOwn = card.zone.player == viewer_ || card.zone.player == Player::nobody;
    return say("phrases", isOwn ? "card at place" : "card at place of other",
               {numberFilling("number", card.place),
                {"zone", zoneInSentence(card.zone)},
                {"owner", player(card.zone.player)}});
}

std::string Sentences::objectName(ObjectId id) const {
    if (!id.exists())
        return {};
    const Speech speech{*words_, language_};
    const Position position = match_->position();
    if (!lives(position.state, id) || !mayTell(id))
        return hiddenName(id);
    if (hasCard(position.state, id))
        return speech.named(position.definition(id));
    const EffectRecord* const effect = effectAt(position.state, id);
    return effect == nullptr ? speech.hiddenCard()
                             : abilityName(match_->cards()[position.cardOf(*effect)],
                                           match_->cards()[effect->definition].abilities[effect->ability]);
}

/// What the decision is about: it may have gone, and still be what is spoken of.
std::string Sentences::aboutName(ObjectId id) const {
    if (id.exists() && !lives(match_->state(), id))
        if (const Known known = know(match_->position(), id); known.card != nullptr)
            return Speech{*words_, language_}.named(*known.card);
    return objectName(id);
}

std::string Sentences::zoneInSentence(ZoneId zone) const {
    if (!zone.exists())
        return {};
    return word("zones", match_->game().tables.zones[zone.kind].word);
}

std::string Sentences::zone(std::uint8_t kind) const {
    return Speech{*words_, language_}.heading(word("zones", match_->game().tables.zones[kind].word));
}

std::string Sentences::phase(std::string_view word) const {
    return Speech{*words_, language_}.heading(this->word("phases", word));
}

std::string Sentences::shortWord(std::string_view section, std::string_view word) const {
    return Speech{*words_, language_}.heading(
        this->word(section, firstKnown(*words_, section, {dotted(word, "short"), std::string{word}})));
}

std::string Sentences::step(std::string_view name) const {
    return word("steps", name);
}

std::string Sentences::procedure(std::string_view name) const {
    return Speech{*words_, language_}.heading(word("procedures", name));
}

/// Arguments of one name make a list.
std::vector<Filling> Sentences::fillings(const Arguments& arguments) const {
    const Speech speech{*words_, language_};
    const auto textOf = [&](const Argument& argument) -> std::string {
        switch (argument.kind) {
        case Argument::Kind::number:
            return std::to_string(argument.number);
        case Argument::Kind::definition:
            return speech.named(match_->cards()[static_cast<std::size_t>(argument.number)]);
        case Argument::Kind::player:
            return player(static_cast<Player>(argument.number));
        case Argument::Kind::zone:
            return zoneInSentence({static_cast<std::uint8_t>(argument.number), Player::nobody});
        case Argument::Kind::key:
            return argument.key == "hidden card" ? speech.hiddenCard() : speech.wordOf(argument.key);
        case Argument::Kind::text: {
            const LocalizedText* const text =
                textOfKey(match_->cards(), static_cast<TextKey>(argument.number));
            return text == nullptr ? std::string{} : text->in(language_);
        }
        case Argument::Kind::ability:
            return abilityName(
                match_->cards()[argument.had],
                match_->cards()[static_cast<std::size_t>(argument.number)].abilities[argument.ability]);
        }
        return {};
    };
    std::vector<Filling> result;
    for (const Argument& argument : arguments) {
        if (std::ranges::find(result, argument.name, &Filling::name) != result.end())
            continue;
        std::vector<std::string> all;
        for (const Argument& other : arguments)
            if (other.name == argument.name)
                all.push_back(textOf(other));
        const bool isOne = argument.kind == Argument::Kind::number && argument.number == 1;
        result.push_back({argument.name, speech.list(all), isOne});
    }
    for (const Argument& argument : arguments)
        if (argument.name == "card" && argument.kind == Argument::Kind::definition)
            addFields(static_cast<DefinitionIndex>(argument.number), result);
    return result;
}

/// What is printed on the card that a sentence is about: {type}, {cost} and so on.
void Sentences::addFields(DefinitionIndex definition, std::vector<Filling>& fillings) const {
    const Speech speech{*words_, language_};
    const CardDefinition& card = match_->cards()[definition];
    const CardSchema& schema = match_->game().schema;
    fillings.push_back({"type", word("types", schema.types[card.type])});
    for (const FieldSpec& field : schema.fields)
        if (const std::vector<std::string> values = speech.printed(card, field); !values.empty())
            fillings.push_back({field.key, speech.list(values)});
}

// Decisions.

std::string Sentences::promptKey(const std::vector<Filling>& marked) const {
    const Decision& decision = match_->decision();
    const Position position = match_->position();
    const std::string step{position.rules.procedure(decision.procedure).steps[decision.step].name};
    const auto& zones = position.rules.tables().zones;
    const auto& frames = position.state.frames;
    std::vector<std::string> keys;
    // How many options others have is theirs to know.
    if (viewer_ == decision.decider && decision.options.size() == 1)
        keys.push_back(dotted(step, "only ").append(position.rules.verb(decision.options.front().verb).word));
    if (decision.kind == DecisionKind::pay) {
        const bool isEnough = std::ranges::any_of(
            decision.options, [](const Option& option) { return !option.object.exists(); });
        const std::int32_t needed = neededInAll();
        if (isEnough)
            keys.push_back(dotted(step, "enough"));
        if (needed > 0)
            keys.push_back(dotted(step, needed >= decision.goal ? "all needed" : "needed"));
    }
    if (!asksFor().empty()) {
        if (!otherwise().empty())
            keys.push_back(dotted(step, "says.otherwise"));
        keys.push_back(dotted(step, "says"));
    }
    if (askedByText(position.state).group > 0)
        keys.insert(keys.begin(), dotted(step, "group"));
    if (const AskedByText asked = askedByText(position.state); asked.effect != nullptr) // else a rule asks
        keys.push_back(dotted(step, asked.arrangesOnTop ? "on top" : "on the bottom"));
    if (frames.size() > 1)
        keys.push_back(
            dotted(step, "in ").append(position.rules.procedure(frames[frames.size() - 2].procedure).name));
    if (const std::uint8_t kind = zoneOfObjects(position.state, decision); kind != ZoneId::none)
        keys.push_back(dotted(step, "from ").append(zones[kind].word));
    for (std::size_t kind = 0; kind < zones.size(); ++kind)
        if (zones[kind].shared &&
            countIn(position.state, {static_cast<std::uint8_t>(kind), Player::nobody}) > 0)
            keys.push_back(dotted(step, zones[kind].word));
    for (const Filling& mark : marked)
        keys.push_back(dotted(step, mark.name));
    keys.push_back(dotted(step, position.rules.tables().phases[position.state.phase]));
    keys.push_back(step);
    return firstKnown(*words_, "prompts", std::move(keys));
}

std::string Sentences::prompt() const {
    if (match_->over())
        return outcome();
    const Decision& decision = match_->decision();
    if (decision.decider == Player::nobody)
        return {};
    const Speech speech{*words_, language_};
    const Position position = match_->position();
    const std::vector<Filling> marked = markedCards();
    const std::string key = promptKey(marked);

    ObjectId about = decision.about;
    const auto& zones = position.rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size() && !about.exists(); ++kind)
        if (zones[kind].shared && key.ends_with(dotted("", zones[kind].word)))
            about = topOf(position.state, {static_cast<std::uint8_t>(kind), Player::nobody});

    std::vector<Filling> filled{
        {"player", player(decision.decider)},
        {"other", player(opponentOf(decision.decider))},
        {"card", aboutName(about)},
        {"source", sourceName()},
        {"says", asksFor()},
        {"otherwise", otherwise()},
        {"needs", needsInWords(payment().needs)},
        {"phase", word("phases", position.rules.tables().phases[position.state.phase])},
        numberFilling("done", decision.done),
        numberFilling("goal", decision.goal),
        numberFilling("left", decision.goal - decision.done),
        numberFilling("group", askedByText(position.state).group)};
    filled.insert(filled.end(), marked.begin(), marked.end());
    if (!decision.options.empty())
        filled.push_back({"object", objectName(decision.options.front().object)});
    if (hasCard(position.state, about) && mayTell(about))
        addFields(definitionOf(position.state, about), filled);
    return say("prompts", key, filled);
}

std::string Sentences::progress() const {
    const Decision& decision = match_->decision();
    if (decision.decider == Player::nobody || decision.goal == 0)
        return {};
    const AskedByText asked = askedByText(match_->state());
    // What pays a cost is picked one by one, and no question knows of how many it is one.
    if (decision.procedure == procedures::picking && asked.effect != nullptr && asked.choice < 0 &&
        asked.block < 0)
        return {};
    std::string key{match_->position().rules.procedure(decision.procedure).steps[decision.step].name};
    if (words_->find("progress", key) == nullptr)
        return {};
    const bool mayStop =
        decision.done < decision.goal &&
        std::ranges::any_of(
            decision.options,
            [&](const Option& option) {
                const std::string_view verb = match_->game().tables.verbs[option.verb].word;
                return !option.object.exists() && verb != "mode"; // modes are no objects either
            });
    const std::int32_t least = asked.least;
    const std::vector<PaymentTold::Need> missing = payment().missing;
    if (decision.done > decision.goal)
        key = firstKnown(*words_, "progress", {key + ".over", key});
    else if (mayStop && least == 0)
        key = firstKnown(*words_, "progress", {key + ".at most", key});
    else if (least > 0 && least < decision.goal)
        key = firstKnown(*words_, "progress", {key + ".between", key});
    if (decision.done >= decision.goal && !missing.empty())
        key = firstKnown(*words_, "progress", {key + ".missing", key}); // so much, and still not enough
    return say("progress", key,
               {numberFilling("done", decision.done),
                numberFilling("goal", decision.goal),
                numberFilling("left", decision.goal - decision.done),
                numberFilling("least", least),
                {"missing", needsInWords(missing)}});
}

std::string Sentences::optionKey(const Option& option) const {
    const auto& tables = match_->game().tables;
    const std::string_view verb = tables.verbs[option.verb].word;
    std::vector<std::string> keys;
    // What is done with a card that the viewer may not know must not tell what card it is.
    if (isHidden(option.object))
        return firstKnown(*words_, "options", {dotted(verb, "hidden"), std::string{verb}});
    if (lives(match_->state(), option.object)) {
        if (const AbilityPlace place = placeOfAbility(match_->position(), option); place.number > 0) {
            if (!place.ability->name.en.empty())
                keys.push_back(dotted(verb, "named"));
            if (place.all > 1)
                keys.push_back(dotted(verb, "several"));
        }
        keys.push_back(dotted(verb, tables.zones[record(match_->state(), option.object).zone.kind].word));
    }
    if (option.target.exists() && tables.verbs[option.verb].targets != nullptr)
        keys.push_back(dotted(verb, "at"));
    if (!option.object.exists()) {
        if (match_->decision().done == 0)
            keys.push_back(dotted(verb, "nothing"));
        for (const Filling& marked : markedCards())
            keys.push_back(dotted(verb, marked.name));
    }
    const bool isSaid = !saidOf(option).empty();
    if (isSaid)
        keys.push_back(dotted(verb, "says"));
    keys.emplace_back(verb);
    return firstKnown(*words_, "options", std::move(keys));
}

std::string Sentences::option(const Option& option) const {
    const Speech speech{*words_, language_};
    const VerbSpec& verb = match_->game().tables.verbs[option.verb];
    Filling value = numberFilling("value", option.value);
    if (isHidden(option.object))
        value.text.clear();
    else if (verb.valueKey != nullptr)
        value.text = speech.wordOf(verb.valueKey(option.value));
    std::vector<Filling> filled{{"card", objectName(option.object)},
                                {"target", objectName(option.target)},
                                {"place", zoneInSentence(option.place)},
                                {"about", aboutName(match_->decision().about)},
                                {"says", saidOf(option)},
                                value};
    if (const WaitingItem* const item = waitingItem(option))
        filled.front().text = waitingName(*item);
    if (verb.namesCards)
        filled.front().text = speech.named(match_->cards()[static_cast<std::size_t>(option.value)]);
    addAbility(option, filled);
    return speech.heading(say("options", optionKey(option), filled));
}

std::string Sentences::aiming(const Option& option) const {
    const std::string verb{match_->game().tables.verbs[option.verb].word};
    return say("aiming", firstKnown(*words_, "aiming", {verb, "anything"}),
               {{"player", player(match_->decision().decider)}, {"card", objectName(option.object)}});
}

std::string Sentences::optionMore(const Option& option) const {
    if (const WaitingItem* const item = waitingItem(option)) {
        const EffectRecord* const effect = findEffect(match_->state(), item->record);
        const auto parts = effect != nullptr ? partsOf(*effect, effect->controller) : std::nullopt;
        return parts ? parts->whatItDoes(effect->modes, effect->block) : std::string{};
    }
    if (isHidden(option.object) || !hasCard(match_->state(), option.object))
        return {};
    const AbilityPlace place = placeOfAbility(match_->position(), option);
    if (place.number == 0 || place.all < 2 || !place.ability->name.en.empty())
        return {};
    return optionText(option);
}

std::string Sentences::optionText(const Option& option) const {
    const Vocabulary* const vocabulary = match_->game().tables.vocabulary;
    if (vocabulary == nullptr || isHidden(option.object) || !hasCard(match_->state(), option.object))
        return {};
    const AbilityPlace place = placeOfAbility(match_->position(), option);
    if (place.number == 0)
        return {};
    const CardDefinition& card = match_->cards()[definitionOf(match_->state(), option.object)];
    return abilityText(*place.ability, card, *vocabulary, *words_, language_);
}

/// What waits at the place that the option names; nothing for any other option.
const WaitingItem* Sentences::waitingItem(const Option& option) const {
    const auto place = static_cast<std::size_t>(option.value);
    const std::vector<WaitingItem>& waiting = match_->state().waiting;
    const bool isOfWaiting = option.verb == match_->game().tables.waitingVerb && !option.object.exists();
    return isOfWaiting && place < waiting.size() ? &waiting[place] : nullptr;
}

/// {number}: which of the activated abilities it is, or which mode; {ability}: its name.
void Sentences::addAbility(const Option& option, std::vector<Filling>& fillings) const {
    fillings.push_back(numberFilling("number", option.value + 1));
    if (!lives(match_->state(), option.object) || isHidden(option.object))
        return;
    if (const AbilityPlace place = placeOfAbility(match_->position(), option); place.number > 0) {
        fillings.back() = numberFilling("number", place.number);
        fillings.push_back({"ability", place.ability->name.in(language_)});
    }
}

std::vector<std::string> Sentences::options() const {
    const Speech speech{*words_, language_};
    std::vector<std::string> texts;
    for (const Option& each : match_->decision().options)
        texts.push_back(option(each));
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

std::string Sentences::anyNumber(const NumberRange& range) const {
    return Speech{*words_, language_}.say(
        "phrases", "any number",
        {{"least", std::to_string(range.least)}, {"most", std::to_string(range.most)}});
}

// Decks.

std::string sentenceOf(const DeckProblem& problem, const Words& words, Language language) {
    const Speech speech{words, language};
    std::vector<Filling> filled;
    for (const Argument& argument : problem.arguments)
        filled.push_back(argument.kind == Argument::Kind::key
                             ? Filling{argument.name, speech.wordOf(argument.key)}
                             : numberFilling(argument.name, argument.number));
    if (problem.card != nullptr)
        filled.push_back({"card", speech.named(*problem.card)});
    return speech.withRule(speech.say("problems", problem.code, filled), problem.rule);
}

} // namespace takujo
