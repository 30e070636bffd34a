#include "engine/match/sentences/sentences.h"

#include "engine/cards/card_text.h"
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

Sentences::Sentences(const Match& match, const Words& words, Language language, Player viewer)
    : match_{&match}, words_{&words}, language_{language}, viewer_{viewer} {}

// What all sentences are made of.

bool Sentences::hasCard(ObjectId id) const {
    return lives(match_->state(), id) && record(match_->state(), id).card != CardId::none;
}

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
    if (hasCard(id))
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
