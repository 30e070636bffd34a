#include "engine/match/sentences/spoken_match.h"

#include "engine/core/zones.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/visibility.h"
#include "engine/match/sentences/keys.h"
#include "engine/match/view.h"

#include <algorithm>

namespace takujo {

namespace {

/// "the destruction of Ember"
std::string nameOf(const stack_processes::Process& process, const SpokenMatch& spoken) {
    const Position position = spoken.match().position();
    const std::string_view kind = position.rules.tables().stackProcesses[process.kind];
    const LocalizedText* const pattern = spoken.words().find("processes", dotted(kind, "of"));
    std::vector<std::string> about;
    for (const stack_processes::Receiver& receiver :
         stack_processes::receiversOf(position.state, process.item))
        if (lives(position.state, receiver.object))
            about.push_back(spoken.objectName(receiver.object));
    const auto names = [pattern](std::string_view slot) {
        const std::vector<std::string> slots = slotsOf(pattern->en);
        return std::ranges::find(slots, slot) != slots.end();
    };
    if (pattern == nullptr || (names("card") && about.empty()))
        return spoken.word("processes", kind);
    return spoken.say("processes", dotted(kind, "of"),
                      {{"card", spoken.speech().list(about)}, {"player", spoken.player(process.controller)}});
}

} // namespace

bool SpokenMatch::hasCard(ObjectId id) const {
    return lives(match_->state(), id) && record(match_->state(), id).card != CardId::none;
}

std::string SpokenMatch::say(std::string_view section, std::string_view key,
                             const std::vector<Filling>& fillings) const {
    return speech().say(section, key, fillings);
}

std::string SpokenMatch::word(std::string_view section, std::string_view key) const {
    return words_->text(section, key, language_);
}

std::string SpokenMatch::player(Player player) const {
    return player == Player::nobody ? std::string{}
                                    : nameOfPlayer(player, match_->nameOf(player), *words_, language_);
}

std::string SpokenMatch::cardName(DefinitionIndex definition) const {
    return match_->cards()[definition].name.in(language_);
}

bool SpokenMatch::mayTell(ObjectId id) const {
    const Position position = match_->position();
    return sees(position, viewer_, id) || (isOpen_ && sees(position, opponentOf(viewer_), id));
}

bool SpokenMatch::isHidden(ObjectId id) const {
    return lives(match_->state(), id) && !mayTell(id);
}

std::string SpokenMatch::hiddenName(ObjectId id) const {
    const Speech speech = this->speech();
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

std::string SpokenMatch::abilityName(const CardDefinition& card, const Ability& ability) const {
    std::string of = speech().named(card);
    if (ability.kind == AbilityKind::text)
        return of; // the card itself says it
    // A keyword may name another card; that is not what it is called itself.
    const Vocabulary* const vocabulary = match_->game().schema.vocabulary;
    const bool isKeyword = vocabulary != nullptr && keywordForm(*vocabulary, ability) != nullptr;
    const std::string name = isKeyword ? std::string{} : ability.name.in(language_);
    return name.empty() ? say("phrases", "ability", {{"card", of}})
                        : say("phrases", "named ability", {{"card", of}, {"ability", name}});
}

std::string SpokenMatch::objectName(ObjectId id) const {
    if (!id.exists())
        return {};
    const Speech speech = this->speech();
    const Position position = match_->position();
    if (!lives(position.state, id) || !mayTell(id))
        return hiddenName(id);
    if (hasCard(id))
        return speech.named(position.definition(id));
    if (const auto process = stack_processes::at(position.state, id))
        return nameOf(*process, *this);
    const EffectRecord* const effect = effectAt(position.state, id);
    return effect == nullptr ? speech.hiddenCard()
                             : abilityName(match_->cards()[position.cardOf(*effect)],
                                           match_->cards()[effect->definition].abilities[effect->ability]);
}

std::string SpokenMatch::aboutName(ObjectId id) const {
    if (id.exists() && !lives(match_->state(), id))
        if (const Known known = know(match_->position(), id); known.card != nullptr)
            return speech().named(*known.card);
    return objectName(id);
}

std::string SpokenMatch::zoneInSentence(ZoneId zone) const {
    if (!zone.exists())
        return {};
    return word("zones", match_->game().tables.zones[zone.kind].word);
}

std::string SpokenMatch::zone(std::uint8_t kind) const {
    return speech().heading(word("zones", match_->game().tables.zones[kind].word));
}

std::string SpokenMatch::phase(std::string_view word) const {
    return speech().heading(this->word("phases", word));
}

std::string SpokenMatch::shortWord(std::string_view section, std::string_view word) const {
    return speech().heading(
        this->word(section, firstKnown(*words_, section, {dotted(word, "short"), std::string{word}})));
}

std::string SpokenMatch::step(std::string_view name) const {
    return word("steps", name);
}

std::string SpokenMatch::procedure(std::string_view name) const {
    return speech().heading(word("procedures", name));
}

std::string SpokenMatch::counters(std::string_view name, std::int32_t count) const {
    return say("states", "counters", {{"name", std::string{name}}, numberFilling("number", count)});
}

std::vector<Filling> SpokenMatch::fillings(const Arguments& arguments) const {
    const Speech speech = this->speech();
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

void SpokenMatch::addFields(DefinitionIndex definition, std::vector<Filling>& fillings) const {
    const Speech speech = this->speech();
    const CardDefinition& card = match_->cards()[definition];
    const CardSchema& schema = match_->game().schema;
    fillings.push_back({"type", word("types", schema.types[card.type])});
    for (const FieldSpec& field : schema.fields)
        if (const std::vector<std::string> values = speech.printed(card, field); !values.empty())
            fillings.push_back({field.key, speech.list(values)});
}

} // namespace takujo
