#include "engine/match/scenarios/answer_words.h"

#include "engine/core/links.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/kit/naming.h"
#include "engine/kit/picked_by_place.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/visibility.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/scenarios/scenario_words.h"

#include <algorithm>
#include <string>

namespace takujo {

namespace {

constexpr std::string_view their = "their ";
constexpr std::string_view my = "my ";
constexpr std::string_view cardOfUnit = " card ";

bool hasName(const Position& position, ObjectId id, std::string_view name) {
    const CardDefinition& card = position.definition(id);
    return card.name.en == name || card.id == name;
}

/// "field" is that of either player, "my field" and "their field" of one.
bool isInZone(const Position& position, ZoneId zone, std::string_view word, Player player) {
    if (word.starts_with(their) && zone.player == opponentOf(player))
        word.remove_prefix(their.size());
    else if (word.starts_with(my) && zone.player == player)
        word.remove_prefix(my.size());
    return position.rules.zone(zone).word == word;
}

/// One card of a unit, which lies in no order of its zone.
bool isUnseenInside(const Position& position, ObjectId id, Player player) {
    return lives(position.state, id) && isInside(position.state, id) && !sees(position, player, id);
}

bool goesByPlace(const Position& position, ObjectId id, Player player) {
    return isPickedByPlace(position, player, id) || isUnseenInside(position, id, player);
}

/// Where it lies in its zone; of one card of a unit, where the unit lies, and which of its cards that is,
/// counted from the top: "2", "2 card 3".
std::string placeWords(const Position& position, ObjectId id) {
    if (!isInside(position.state, id))
        return std::to_string(placeInZone(position.state, id));
    const ObjectId host = hostOf(position.state, id);
    int card = 0;
    int counted = 0;
    visitGuests(position.state, host, [&](const Link& link) {
        counted += link.isInside() ? 1 : 0;
        if (link.guest == id)
            card = counted;
    });
    return std::to_string(placeInZone(position.state, host)) + std::string{cardOfUnit} + std::to_string(card);
}

/// "armor 2", "armor 2 card 3": a card that this player does not see, by its place.
bool isAtPlace(const Position& position, ObjectId id, const CardReference& reference, Player player) {
    if (reference.nth != 0 || !reference.zone.empty() || !goesByPlace(position, id, player))
        return false;
    std::string_view name = reference.name;
    const std::string place = " " + placeWords(position, id);
    if (!name.ends_with(place))
        return false;
    name.remove_suffix(place.size());
    return isInZone(position, record(position.state, id).zone, name, player);
}

/// Which of that name the object is, in its zone, from 1.
int placeAmongNamesakes(const Position& position, ObjectId id, std::string_view name) {
    int nth = 0;
    const ZoneId zone = record(position.state, id).zone;
    if (isInside(position.state, id)) { // cards of units are counted among themselves
        for (const Link& link : position.state.links) {
            if (link.isInside() && record(position.state, link.guest).zone == zone)
                nth += hasName(position, link.guest, name) ? 1 : 0;
            if (link.guest == id)
                break;
        }
        return nth;
    }
    for (const ObjectId other : objectsIn(position.state, zone)) {
        nth += hasName(position, other, name) ? 1 : 0;
        if (other == id)
            break;
    }
    return nth;
}

/// Whether the option is aimed at the card that is meant, or at the player. Where nothing is said, whatever
/// it is aimed at will do.
bool isAimedAsSaid(const Position& position, const Option& option, const ScenarioAnswer& answer,
                   Player player) {
    if (!answer.target)
        return true;
    if (position.rules.verb(option.verb).targets == nullptr)
        return false;
    if (answer.target->text == playerAsTarget)
        return !option.target.exists();
    return option.target.exists() && isNamed(position, option.target, *answer.target, player);
}

bool isWaitingVerb(const RuleTables& tables, Verb verb) {
    return tables.resolveWaiting != nullptr && verb == tables.waitingVerb;
}

/// Whether a verb's number is a place in a list, which people count from 1.
bool countsFromOne(const RuleTables& tables, Verb verb) {
    return isWaitingVerb(tables, verb) || tables.verbs[verb].word == "mode";
}

/// The name of the card that a waiting item is of; none if it is of none.
std::string_view nameOfWaiting(const Position& position, std::int32_t place) {
    const WaitingItem& item = position.state.waiting[static_cast<std::size_t>(place)];
    if (!item.card.exists())
        return {};
    return position.cards[position.state.cards[item.card.index].definition].name.en;
}

/// Whether the waiting item at that place is an ability of the card that is meant; the nth of its name.
bool isWaitingOf(const Position& position, std::int32_t place, const CardReference& reference) {
    if (nameOfWaiting(position, place) != reference.name)
        return false;
    if (reference.nth == 0)
        return true;
    int nth = 0;
    for (std::int32_t i = 0; i <= place; ++i)
        nth += nameOfWaiting(position, i) == reference.name ? 1 : 0;
    return reference.nth == nth;
}

bool fits(const Position& position, const Option& option, Verb verb, const ScenarioAnswer& answer,
          ZoneId place, Player player) {
    const RuleTables& tables = position.rules.tables();
    if (option.verb != verb || (place.exists() && option.place != place) ||
        !isAimedAsSaid(position, option, answer, player))
        return false;
    if (answer.card && isWaitingVerb(tables, verb))
        return isWaitingOf(position, option.value, *answer.card);
    if (answer.card && position.rules.verb(verb).namesCards)
        return position.cards[static_cast<std::size_t>(option.value)].name.en == answer.card->name;
    if (answer.card && position.rules.verb(verb).namesTexts != 0)
        return naming::textNamed(position.cards, position.rules.verb(verb), option.value).en ==
               answer.card->name;
    const bool isBare = answer.option && !answer.card;
    if (!isBare && option.object.exists() != answer.card.has_value())
        return false;
    if (answer.number && option.value != *valueOf(tables, verb, answer))
        return false;
    if (answer.ability && option.value != abilityOf(position, option.object, answer))
        return false;
    const VerbSpec& spec = tables.verbs[verb];
    if (!answer.word.empty() && (spec.valueKey == nullptr || spec.valueKey(option.value) != answer.word))
        return false;
    return !answer.card || isNamed(position, option.object, *answer.card, player);
}

} // namespace

ZoneId placeOf(const RuleTables& tables, const ScenarioAnswer& answer, Player player) {
    if (answer.place.empty())
        return {};
    const bool opponents = answer.place.starts_with(their);
    const std::string_view word = std::string_view{answer.place}.substr(opponents ? their.size() : 0);
    const std::uint8_t kind = zoneOfWord(tables, word);
    if (kind == ZoneId::none)
        throw ScenarioFailure{answer.at, 0, Message{"a zone of the game"}, shown(answer.place)};
    const bool shared = tables.zones[kind].shared;
    return {kind, shared ? Player::nobody : opponents ? opponentOf(player) : player};
}

std::optional<std::int32_t> valueOf(const RuleTables& tables, Verb verb, const ScenarioAnswer& answer) {
    if (!answer.number)
        return std::nullopt;
    return *answer.number - (countsFromOne(tables, verb) ? 1 : 0);
}

std::int32_t abilityOf(const Position& position, ObjectId object, const ScenarioAnswer& answer) {
    return valueOfActivated(position, object, *answer.ability);
}

bool isNamed(const Position& position, ObjectId object, const CardReference& reference, Player player) {
    if (!hasName(position, object, reference.name))
        return isAtPlace(position, object, reference, player);
    const ZoneId zone = record(position.state, object).zone;
    if (!reference.zone.empty() && !isInZone(position, zone, reference.zone, player))
        return false;
    return reference.nth == 0 || placeAmongNamesakes(position, object, reference.name) == reference.nth;
}

std::optional<std::size_t> meantOption(const Position& position, const Decision& decision,
                                       const ScenarioAnswer& answer) {
    const RuleTables& tables = position.rules.tables();
    const std::size_t verb = verbOfWord(tables, answer.verb);
    if (verb == tables.verbs.size())
        return std::nullopt;
    const ZoneId place = placeOf(tables, answer, decision.decider);
    int left = answer.option.value_or(1);
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (fits(position, decision.options[i], static_cast<Verb>(verb), answer, place, decision.decider) &&
            --left == 0)
            return i;
    return std::nullopt;
}

namespace {

/// Tries one wording after the other until one fits a single option.
class AnswerWording {
public:
    AnswerWording(const Position& position, const Decision& decision, std::size_t option)
        : position_{position}, decision_{decision}, meant_{option}, option_{decision.options[option]} {}

    ScenarioAnswer find() {
        ScenarioAnswer bare = bareVerb();
        if (isWaitingVerb(position_.rules.tables(), option_.verb))
            tryWaiting(bare);
        else if (position_.rules.verb(option_.verb).namesCards ||
                 position_.rules.verb(option_.verb).namesTexts != 0)
            tryNaming(bare);
        else if (option_.object.exists())
            eachWording(option_.object, [&](const CardReference& words) {
                bare.card = words;
                tryTargets(bare);
            });
        else
            tryTargets(bare);
        if (!found_)
            countOut(best_ ? *best_ : bareVerb());
        return *found_;
    }

private:
    ScenarioAnswer bareVerb() const {
        ScenarioAnswer bare;
        bare.verb = position_.rules.verb(option_.verb).word;
        return bare;
    }

    /// Takes the wording if it means this option alone, or remembers it if it means the fewest so far. It
    /// must mean the option, and what is written must be read as it was meant.
    void consider(const ScenarioAnswer& answer) {
        if (found_ || (answer.card && !isReadBack(*answer.card)) ||
            (answer.target && !isReadBack(*answer.target)))
            return;
        std::size_t count = 0;
        bool isMeant = false;
        for (std::size_t i = 0; i < decision_.options.size(); ++i) {
            const bool fit =
                fits(position_, decision_.options[i], option_.verb, answer, {}, decision_.decider);
            count += fit ? 1 : 0;
            isMeant = isMeant || (fit && i == meant_);
        }
        if (!isMeant)
            return;
        if (count == 1)
            found_ = answer;
        else if (!best_ || count < fewest_) {
            best_ = answer;
            fewest_ = count;
        }
    }

    static bool isReadBack(const CardReference& reference) {
        const CardReference again = parseReference(reference.text);
        return again.name == reference.name && again.nth == reference.nth && again.zone == reference.zone;
    }

    static CardReference reference(const std::string& name, int nth, const std::string& zone) {
        CardReference result{name, nth, zone, name};
        if (nth > 0)
            result.text += "#" + std::to_string(nth);
        if (!zone.empty())
            result.text += "@" + zone;
        return result;
    }

    void tryWaiting(ScenarioAnswer answer) {
        if (const std::string name{nameOfWaiting(position_, option_.value)}; !name.empty()) {
            int nth = 0;
            for (std::int32_t i = 0; i <= option_.value; ++i)
                nth += nameOfWaiting(position_, i) == name ? 1 : 0;
            for (const int counted : {0, nth}) {
                answer.card = reference(name, counted, "");
                consider(answer);
            }
            answer.card.reset();
        }
        answer.number = option_.value + 1;
        consider(answer);
    }

    void tryNaming(ScenarioAnswer answer) {
        const VerbSpec& verb = position_.rules.verb(option_.verb);
        const LocalizedText& name = verb.namesTexts != 0
                                        ? naming::textNamed(position_.cards, verb, option_.value)
                                        : position_.cards[static_cast<std::size_t>(option_.value)].name;
        answer.card = reference(name.en, 0, "");
        consider(answer);
    }

    /// Everything that a card could be called, the shortest first, until words are found.
    template <class Try>
    void eachWording(ObjectId object, Try tries) {
        const CardDefinition& card = position_.definition(object);
        const ZoneId zone = record(position_.state, object).zone;
        const std::string word{position_.rules.zone(zone).word};
        std::vector<std::string> zones{"", word};
        if (zone.player != Player::nobody)
            zones.push_back(std::string{zone.player == decision_.decider ? my : their} + word);
        // What cannot be seen has a place, and no name.
        if (goesByPlace(position_, object, decision_.decider)) {
            const std::string place = " " + placeWords(position_, object);
            for (std::size_t i = 1; i < zones.size(); ++i)
                tries(reference(zones[i] + place, 0, ""));
            if (found_)
                return;
        }
        for (const std::string& name : {card.name.en, card.id}) {
            const int place = placeAmongNamesakes(position_, object, name);
            for (const std::string& where : zones)
                for (const int nth : {0, place})
                    tries(reference(name, nth, where));
            if (found_)
                return;
        }
    }

    /// With what it is aimed at, where it could be aimed at something else.
    void tryTargets(ScenarioAnswer answer) {
        tryValues(answer);
        if (found_ || position_.rules.verb(option_.verb).targets == nullptr)
            return;
        if (!option_.target.exists()) {
            answer.target = reference(std::string{playerAsTarget}, 0, "");
            tryValues(answer);
            return;
        }
        eachWording(option_.target, [&](const CardReference& words) {
            answer.target = words;
            if (words.text != playerAsTarget)
                tryValues(answer);
        });
    }

    /// With the value as a word, an ability or a number, where it needs one.
    void tryValues(ScenarioAnswer answer) {
        consider(answer);
        const VerbSpec& spec = position_.rules.verb(option_.verb);
        if (found_ || spec.values == nullptr)
            return;
        if (spec.valueKey != nullptr && !spec.valueKey(option_.value).empty()) {
            ScenarioAnswer worded = answer;
            worded.word = spec.valueKey(option_.value);
            if (worded.card)
                consider(worded);
        }
        tryAbilities(answer);
        answer.number = option_.value + (countsFromOne(position_.rules.tables(), option_.verb) ? 1 : 0);
        // A share is written with the card as a key, where these two words are keys of their own.
        if (!answer.card || (answer.card->text != "card" && answer.card->text != "option"))
            consider(answer);
    }

    void tryAbilities(ScenarioAnswer answer) {
        if (!answer.card)
            return;
        int nth = 0;
        visitAbilities(position_, option_.object, [&](AbilityRef which, std::int32_t value) {
            if (abilityAt(position_, which).kind != AbilityKind::activated)
                return;
            ++nth;
            if (value == option_.value)
                answer.ability = nth;
        });
        if (answer.ability)
            consider(answer);
    }

    /// No words do: the place among those that the best ones fit.
    void countOut(ScenarioAnswer answer) {
        answer.option = 0;
        for (std::size_t i = 0; i <= meant_; ++i)
            if (fits(position_, decision_.options[i], option_.verb, answer, {}, decision_.decider))
                ++*answer.option;
        found_ = std::move(answer);
    }

    const Position& position_;
    const Decision& decision_;
    std::size_t meant_;
    Option option_;
    std::optional<ScenarioAnswer> found_;
    std::optional<ScenarioAnswer> best_;
    std::size_t fewest_ = 0;
};

} // namespace

ScenarioAnswer wordsFor(const Position& position, const Decision& decision, std::size_t option) {
    return AnswerWording{position, decision, option}.find();
}

bool isMeantBy(const Position& position, const Decision& decision, const Option& option,
               ScenarioAnswer words) {
    if (!words.card && !words.number && !words.option)
        return position.rules.verb(option.verb).word == words.verb;
    for (int nth = 1;; ++nth) {
        words.option = nth;
        const auto index = meantOption(position, decision, words);
        if (!index)
            return false;
        if (decision.options[*index] == option)
            return true;
    }
}

} // namespace takujo
