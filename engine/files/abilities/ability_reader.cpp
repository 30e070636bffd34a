#include "engine/files/abilities/ability_reader.h"

#include "engine/core/edit_distance.h"
#include "engine/files/abilities/offer_reader.h"
#include "engine/files/abilities/selector_check.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/kit/script/choosing/times_of_modes.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>
#include <string>

namespace takujo {

namespace {

/// A running text remembers its modes as so many bits.
constexpr std::size_t mostModes = 16;

const std::vector<YamlWord<Limit::Per>> limitSpans{{"turn", Limit::Per::turn}, {"game", Limit::Per::game}};
const std::vector<YamlWord<Limit::Of>> limitOwners{{"object", Limit::Of::object},
                                                   {"card", Limit::Of::card},
                                                   {"name", Limit::Of::name},
                                                   {"player", Limit::Of::player}};
const std::vector<YamlWord<bool>> limitMoments{{"triggered", false}, {"played", true}};

/// What an ability begins with, which says of which kind it is.
struct Beginning {
    std::string_view word;
    AbilityKind kind;
};

/// The keys of one ability, in the order in which they are read: what is announced comes before what is done.
class AbilityReader {
public:
    AbilityReader(const YamlValue& value, const CardSchema& schema)
        : value_(value), words_(*schema.vocabulary), map_(value, "ability"), terms_(schema, draft_) {
        draft_.ability.blocks.emplace_back();
    }
    /// Of an ability that follows from the text of another one.
    AbilityReader(const YamlValue& value, const CardSchema& schema, AbilityDraft draft,
                  TermReader::Around around)
        : value_(value), words_(*schema.vocabulary), map_(value, "ability"), draft_(std::move(draft)),
          terms_(schema, draft_, std::move(around)) {
        draft_.ability.blocks.emplace_back();
    }

    std::optional<Ability> ability() {
        const auto beginning = findBeginning();
        if (!beginning)
            return std::nullopt;
        ability_.kind = beginning->kind;
        readBeginning(*beginning);
        if (const Vocabulary::KeywordForm* keyword = keywordForm(words_, ability_))
            return keywordAbility(*keyword);
        ability_.name = map_.optionalLocalizedText("name").value_or(LocalizedText{});
        if (const auto zones = map_.optional("in"))
            ability_.worksIn = terms_.zones(*zones);
        if (const auto trigger = map_.optional(beginning->word)) {
            checkTrigger(*trigger, words_, ability_.trigger, ability_);
            for (const Term& other : ability_.otherTriggers)
                checkTrigger(*trigger, words_, other, ability_);
        }
        if (const auto effects = map_.optional("always"))
            checkOwnPrice(*effects, words_, ability_);
        if (const auto condition = map_.optional("while"))
            ability_.whileTrue = terms_.condition(*condition);
        const bool isConstant = ability_.kind == AbilityKind::constant;
        if (!isConstant && beginning->word != "state")
            if (const auto condition = map_.optional("if"))
                ability_.condition = terms_.condition(*condition);
        if (ability_.kind == AbilityKind::triggered && words_.triggersCost)
            if (const auto costs = map_.optional("cost"))
                ability_.costs = terms_.costs(*costs);
        if (!isConstant)
            readLimit();
        if (beginning->word == "when")
            readHowTriggered();
        readFlag("burst", Ability::burst, ability_.kind == AbilityKind::triggered && words_.bursts);
        if (ability_.trigger.exists() && ability_.kind == AbilityKind::triggered && words_.declaresWhenCast)
            readFlag("declared when cast", Ability::declaredWhenCast);
        if (ability_.kind == AbilityKind::replacement) {
            readReplacement();
        } else if (!isConstant) {
            readText();
        }
        return finished();
    }

    /// A keyword has its costs, and perhaps a number or the name of a card; the game says the rest.
    std::optional<Ability> keywordAbility(const Vocabulary::KeywordForm& keyword) {
        constexpr int most = 99;
        if (!keyword.number.empty())
            ability_.number = map_.requiredNumber(keyword.number, 1, most).value_or(0);
        if (!keyword.name.empty())
            ability_.name = map_.requiredLocalizedText(keyword.name).value_or(LocalizedText{});
        ability_.worksIn = keyword.in;
        return finished();
    }

    std::optional<Ability> cardText() {
        ability_.kind = AbilityKind::text;
        if (words_.asksToBePlayed)
            if (const auto condition = map_.optional("if"))
                ability_.condition = terms_.condition(*condition);
        readCostsOfCasting();
        readFlag("burst", Ability::burst, words_.bursts);
        readText();
        return finished();
    }

    std::optional<Ability> casting() {
        ability_.kind = AbilityKind::text;
        readCostsOfCasting();
        if (words_.asksToBePlayed)
            if (const auto condition = map_.optional("if"))
                ability_.condition = terms_.condition(*condition);
        const bool saysNothing =
            ability_.costs.empty() && ability_.offers.empty() && !ability_.condition.exists();
        if (map_.ok() && saysNothing)
            value_.error("missing-key", "This says nothing of how the card is cast.",
                         "Write 'additional cost', 'optional cost' or 'alternative cost'.");
        return saysNothing ? std::nullopt : finished();
    }

    /// It is had by something in play, and its card was not cast for it.
    std::optional<Ability> given() {
        for (const std::string_view key : {"in", "burst", "declared when cast"})
            if (const auto value = map_.optional(key))
                value->error("not-of-what-is-given", {"What is given has no {key}.", shown(key)},
                             "Remove it.");
        std::optional<Ability> result = ability();
        if (result)
            result->flags |= Ability::isQuoted;
        return result;
    }

    std::optional<Ability> following() {
        ability_.kind = AbilityKind::triggered;
        ability_.flags |= Ability::isQuoted | Ability::follows;
        ability_.trigger = terms_.lastEvent(); // it is what `that` means
        if (const auto condition = map_.optional("if"))
            ability_.condition = terms_.condition(*condition);
        readText();
        return finished();
    }
    const AbilityDraft& draft() const { return draft_; }

    void castingNamesX() { terms_.castingNamesX(); }
    void castingSpends() { terms_.castingSpends(); }

private:
    std::optional<Beginning> findBeginning() {
        std::vector<Beginning> known{{"when", AbilityKind::triggered},
                                     {"state", AbilityKind::triggered},
                                     {"always", AbilityKind::constant},
                                     {"instead of", AbilityKind::replacement}};
        for (const std::string_view form : words_.forms)
            known.push_back({form, AbilityKind::activated});
        for (const Vocabulary::KeywordPhrase& phrase : words_.keywordPhrases) // for advice alone
            known.push_back({phrase.shape.word, AbilityKind::constant});
        if (!map_.node().isMap())
            return std::nullopt;
        std::vector<Beginning> found;
        for (const Beginning& each : known)
            if (map_.has(each.word))
                found.push_back(each);
        if (found.size() == 1)
            return found.front();
        if (found.empty())
            missBeginning(known);
        else
            value_.error("two-beginnings",
                         {"This ability begins with {word} and with {other}.", shown(found[0].word),
                          shown(found[1].word)},
                         "Make two abilities of it.");
        return std::nullopt;
    }

    void missBeginning(const std::vector<Beginning>& known) {
        std::vector<std::string> words;
        words.reserve(known.size());
        for (const Beginning& each : known)
            words.emplace_back(each.word);
        for (const YamlEntry& entry : map_.entries())
            if (const auto meant = closest(entry.key, words))
                return map_.error(entry, "unknown-key",
                                  {"This ability has an unknown key {key}.", shown(entry.key)},
                                  didYouMean(*meant));
        value_.error("no-beginning", "Nothing says when or for what this ability is used.",
                     {"Begin it with one of {words}.", quotedList(words)});
    }

    void readBeginning(const Beginning& beginning) {
        const auto value = map_.required(beginning.word);
        if (!value)
            return;
        switch (beginning.kind) {
        case AbilityKind::triggered:
            if (beginning.word == "when") {
                readTriggers(*value);
                terms_.happens(ability_.trigger, false);
            } else {
                ability_.flags |= Ability::stateTriggered;
                ability_.condition = terms_.condition(*value);
            }
            break;
        case AbilityKind::activated:
            ability_.form = static_cast<std::uint8_t>(std::ranges::find(words_.forms, beginning.word) -
                                                      words_.forms.begin());
            readCostsOfUse(*value);
            break;
        case AbilityKind::constant:
            terms_.effects(*value, 0);
            break;
        case AbilityKind::replacement:
            ability_.trigger = terms_.trigger(*value);
            terms_.happens(ability_.trigger, true);
            break;
        case AbilityKind::text:
            break;
        }
    }

    /// A plain number is the cost that the form has for it.
    void readCostsOfUse(const YamlValue& value) {
        const std::size_t form = ability_.form;
        if (form < words_.formsWorkIn.size())
            ability_.worksIn = words_.formsWorkIn[form];
        const std::string_view word =
            form < words_.numberCosts.size() ? words_.numberCosts[form] : std::string_view{};
        if (word.empty() || !value.node().isScalar()) {
            ability_.costs = terms_.costs(value);
            return;
        }
        const std::size_t op = operatorOf(words_.costs, word);
        Term cost{Sort::cost, static_cast<std::uint8_t>(op), words_.costs[op].shape.slot, {}};
        cost.parts.resize(words_.costs[op].shape.fields.size());
        cost.parts.front() = terms_.field(words_.costs[op].shape.fields.front(), value);
        ability_.costs.push_back(std::move(cost));
    }

    /// One event, or several of which any will do.
    void readTriggers(const YamlValue& value) {
        const YamlList written = value.oneOrMore();
        if (written.empty())
            value.error("missing-operator", {"No {sort} stands here.", Message{"trigger"}},
                        "Write one, or leave this out.");
        for (const YamlValue& each : written) {
            Term trigger = terms_.trigger(each);
            if (!ability_.trigger.exists()) {
                ability_.trigger = std::move(trigger);
                continue;
            }
            if (trigger.exists() && isMoment(trigger) != isMoment(ability_.trigger))
                each.error("two-openings", "A text cannot begin with both: one says 'at', the other 'when'.",
                           "Make two abilities of it.");
            ability_.otherTriggers.push_back(std::move(trigger));
        }
    }
    /// "At the end of the turn": a moment of the game, about nothing on the table.
    bool isMoment(const Term& trigger) const {
        const std::vector<FieldShape>& fields = words_.triggers[trigger.op].shape.fields;
        return !fields.empty() && fields.front().kind == FieldKind::oneWord;
    }

    void readHowTriggered() {
        readFlag("declared", Ability::declared, words_.declares);
        readFlag("once at a time", Ability::onceAtATime);
        if (!ability_.has(Ability::onceAtATime) || !ability_.trigger.exists())
            return;
        const TriggerSpec& spec = words_.triggers[ability_.trigger.op];
        if ((spec.onceAtATime && ability_.otherTriggers.empty()) || isMoment(ability_.trigger))
            map_.optional("once at a time")
                ->warning("needless-once",
                          {"{event} never triggers it more than once at a time.", shown(spec.shape.word)},
                          "Remove it.");
    }

    void readCostsOfCasting() {
        if (const auto costs = map_.optional("additional cost"))
            ability_.costs = terms_.costs(*costs);
        readOffers(map_, terms_, words_, ability_);
    }

    void readFlag(std::string_view key, std::uint16_t flag, bool isKnown = true) {
        if (isKnown && map_.optionalFlag(key).value_or(false))
            ability_.flags |= flag;
    }

    /// Who says `once a turn` has said it.
    void readLimit() {
        readFlag("once a turn", Ability::oncePerTurn);
        const auto value = words_.limits && !ability_.has(Ability::oncePerTurn) ? map_.optional("limit")
                                                                                : std::optional<YamlValue>{};
        if (!value)
            return;
        constexpr int most = 99;
        MapReader map{*value, "limit"};
        Limit limit;
        limit.count = static_cast<std::uint8_t>(map.optionalNumber("times", 1, most).value_or(1));
        limit.per = map.optionalWord<Limit::Per>("per", limitSpans).value_or(Limit::Per::turn);
        limit.of = map.optionalWord<Limit::Of>("of", limitOwners).value_or(Limit::Of::object);
        if (ability_.kind == AbilityKind::triggered)
            limit.whenPlayed = map.optionalWord<bool>("counted", limitMoments).value_or(false);
        map.done();
        ability_.limit = limit;
    }

    void readReplacement() {
        const auto effects = map_.required("do");
        if (!effects)
            return;
        terms_.effects(*effects, 0);
        if (map_.ok() && !draft_.replacesEvent && !ability_.has(Ability::unfinished))
            effects->error("replaces-nothing", "This does not say what becomes of the event it replaces.",
                           "Add 'nothing happens', 'goes to' or 'amount becomes'.");
    }

    /// Only what comes onto the field by being cast has had something declared with it.
    void checkDeclaring() {
        if (!ability_.has(Ability::declaredWhenCast))
            return;
        const YamlValue where = *map_.optional("declared when cast");
        if (ability_.picks.empty() && ability_.modes.empty())
            where.error("nothing-declared", "This ability has nothing to declare: it chooses nothing.",
                        "Add 'choose' or 'modes', or remove it.");
        if (ability_.has(Ability::burst))
            where.error("burst-is-not-cast", "A card whose EX Burst is used has not been cast.",
                        "Remove 'burst', or remove this.");
        if (ability_.worksIn != 0 && (ability_.worksIn & words_.inPlay) == 0)
            where.warning("never-fires", "This never happens: what was declared is forgotten where it works.",
                          "Remove 'in'.");
    }

    /// What is chosen, and what is done with it; or the ways to do it.
    void readText() {
        if (const auto choices = map_.optional("choose"))
            ability_.picks = choicesBefore(*choices);
        const auto modes = map_.optional("modes");
        const auto effects = modes ? map_.optional("do") : map_.required("do");
        if (modes)
            readModes(*modes);
        if (modes && effects)
            effects->error("too-many-keys", "This ability says in two ways what it does.",
                           "Write either 'modes' or 'do'.");
        else if (effects)
            terms_.effects(*effects, 0);
    }

    /// What is chosen before the text is followed, in games that have that.
    std::vector<Term> choicesBefore(const YamlValue& value) {
        if (words_.choosesInText)
            value.error("chosen-too-early", "In this game everything is chosen while the text is followed.",
                        "Write it as 'select' into the list under 'do'.");
        return terms_.choices(value);
    }

    void readModes(const YamlValue& value) {
        MapReader map(value, "list of modes");
        const auto least = map.optional("at least");
        const auto most = map.optional("at most");
        if (words_.letsOthersChooseModes)
            if (const auto player = map.optional("player"))
                ability_.modesBy = terms_.players(*player);
        if (words_.repeatsModes && map.optionalFlag("same again").value_or(false))
            ability_.flags |= Ability::repeatsModes;
        const bool repeats = ability_.has(Ability::repeatsModes);
        const auto modes = map.requiredList("of");
        const auto count =
            static_cast<std::int32_t>(modes.size()) * (repeats ? times_of_modes::mostTimes : 1);
        const auto plain = [](std::int32_t number) { return Term{Sort::amount, literalAmount, number, {}}; };
        // One, if nothing is said; an open end is none or all of them.
        ability_.modesAtLeast = least ? terms_.amount(*least) : plain(most ? 0 : 1);
        ability_.modesAtMost = most ? terms_.amount(*most) : plain(least ? count : 1);
        const std::size_t room = repeats ? times_of_modes::mostModes : mostModes;
        if (modes.size() > room)
            value.error("too-many-modes",
                        {"The ability has more than {number} modes.", static_cast<int>(room)},
                        "Divide it into several abilities.");
        else
            for (const YamlValue& each : modes)
                readMode(each);
        map.done();
        if (map.ok() && most && contradict(ability_.modesAtMost, plain(count)))
            most->warning("impossible-choice", {"There are only {number} modes to choose from.", count},
                          {"Write {example}, or leave it out.", shown("at most: " + std::to_string(count))});
        if (map.ok() &&
            (contradict(ability_.modesAtLeast, ability_.modesAtMost) ||
             contradict(ability_.modesAtLeast, plain(count)) || contradict(plain(1), ability_.modesAtMost)))
            value.error("impossible-choice", "Nobody can choose so many of these modes.",
                        "Correct the numbers.");
    }

    void readMode(const YamlValue& value) {
        MapReader map(value, "mode");
        const auto block = draft_.addBlock(value);
        if (!block)
            return;
        Mode mode;
        mode.block = *block;
        draft_.beginMode();
        if (const auto choices = map.optional("choose"))
            mode.picks = choicesBefore(*choices);
        if (const auto effects = map.required("do"))
            terms_.effects(*effects, *block);
        draft_.endMode();
        ability_.modes.push_back(std::move(mode));
        map.done();
    }

    std::optional<Ability> finished() {
        checkDeclaring();
        map_.done();
        if (!map_.ok())
            return std::nullopt;
        if (!ability_.has(Ability::unfinished))
            for (const YamlValue& choice : draft_.unusedChoices())
                choice.warning("unused-choice", "This is chosen, but nothing is done with it.",
                               "Say 'chosen' where it is meant.");
        return std::move(ability_);
    }

    const YamlValue& value_;
    const Vocabulary& words_;
    MapReader map_;
    AbilityDraft draft_;
    Ability& ability_ = draft_.ability;
    TermReader terms_;
};

/// A game without a vocabulary has no words for abilities.
bool hasWords(const YamlValue& value, const CardSchema& schema) {
    if (schema.vocabulary != nullptr && schema.vocabulary->exists())
        return true;
    value.error("no-abilities", "The cards of this game cannot have abilities of their own.", "Remove it.");
    return false;
}

} // namespace

std::optional<Ability> readAbility(const YamlValue& value, const CardSchema& schema, bool hasX, bool spends) {
    if (!hasWords(value, schema))
        return std::nullopt;
    AbilityReader reader{value, schema};
    if (hasX)
        reader.castingNamesX();
    if (spends)
        reader.castingSpends();
    return reader.ability();
}

std::optional<Ability> readGiven(const YamlValue& value, const CardSchema& schema) {
    const bool isConstant = value.node().find("always") || value.node().find("instead of");
    if (isConstant && (schema.vocabulary == nullptr || !schema.vocabulary->givesAnyAbility)) {
        value.error("cannot-be-given", "Only abilities that are triggered or used can be given.",
                    "Say it by an effect itself, such as 'power', 'cannot' or 'instead of', with 'until'.");
        return std::nullopt;
    }
    std::optional<Ability> ability = AbilityReader{value, schema}.given();
    if (ability && keywordForm(*schema.vocabulary, *ability) != nullptr) {
        value.error("cannot-be-given", "A keyword of this kind is only printed on cards.",
                    "Give another ability.");
        return std::nullopt;
    }
    return ability;
}

std::optional<Ability> readFollowing(const YamlValue& value, const CardSchema& schema, AbilityDraft& draft,
                                     TermReader::Around around) {
    AbilityReader reader{value, schema, draft.following(), std::move(around)};
    std::optional<Ability> ability = reader.following();
    draft.spokenOfBy(reader.draft());
    return ability;
}

std::optional<Ability> readCasting(const YamlValue& value, const CardSchema& schema) {
    if (!hasWords(value, schema))
        return std::nullopt;
    return AbilityReader{value, schema}.casting();
}

std::optional<Ability> readCardCondition(const YamlValue& value, const CardSchema& schema) {
    if (!hasWords(value, schema))
        return std::nullopt;
    AbilityDraft draft;
    draft.ability.blocks.emplace_back();
    draft.ability.condition = TermReader{schema, draft}.condition(value);
    return draft.ability.condition.exists() ? std::optional{std::move(draft.ability)} : std::nullopt;
}

std::optional<Ability> readCardText(const YamlValue& value, const CardSchema& schema) {
    if (!hasWords(value, schema))
        return std::nullopt;
    return AbilityReader{value, schema}.cardText();
}

} // namespace takujo
