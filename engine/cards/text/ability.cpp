// The part of the wording that puts an ability together: when, for what, what is chosen, what is done.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

namespace {

/// What is quoted has its own stop.
bool endsInQuotes(std::string_view text) {
    bool isQuoted = false;
    for (bool isMark = true; isMark;) {
        isMark = false;
        for (const std::string_view mark : {"\"", "'", "」", "』"})
            if (text.ends_with(mark)) {
                text.remove_suffix(mark.size());
                isMark = isQuoted = true;
            }
    }
    return isQuoted && (text.ends_with(".") || text.ends_with("。"));
}

} // namespace

std::string Wording::abilityText() {
    if (keywordForm(vocabulary_, ability_) != nullptr)
        return keywordText();
    if (ability_.keyword.exists())
        return keywordPhrase();
    std::string text = heading(wholeText());
    if (ability_.has(Ability::burst))
        text = around("burst", text);
    return text;
}

/// A keyword with fields, which may stand in front of the text.
std::string Wording::keywordPhrase() {
    Phrasing saying{"keywords", shapeOf(ability_.keyword), ability_.keyword};
    std::string text;
    if (vocabulary_.keywordPhrases[ability_.keyword.op].opensText) {
        text = wholeText();
        saying.more = [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "text" ? std::optional{slot.form == "sentence" ? heading(text) : text}
                                       : std::nullopt;
        };
    }
    return say(saying);
}

std::string Wording::modeText(std::size_t mode) {
    const Mode& one = ability_.modes.at(mode);
    return heading(joinSentences(body(one.picks, one.block)));
}

PhraseContext Wording::usual() const {
    PhraseContext manner;
    if (ability_.kind == AbilityKind::constant)
        manner.extent = Quantifier::many;
    return manner;
}

std::string Wording::around(std::string_view key, const std::string& text, const SlotFiller& filler,
                            std::vector<Trait> traits) {
    return phrase(
        "ability", key,
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "text")
                return slot.form == "sentence" ? heading(text) : text;
            return filler ? filler(slot) : std::nullopt;
        },
        std::move(traits));
}

std::string Wording::joinSentences(const std::vector<std::string>& sentences) {
    std::string result;
    for (const std::string& each : sentences) {
        std::string text = result.empty() ? each : heading(each);
        if (!endsInQuotes(text))
            text = phrase("ability", "sentence", [&](const Slot&) { return std::optional{text}; });
        result = result.empty() ? text : phrase("ability", "next sentence", [&](const Slot& slot) {
            return std::optional{slot.name == "text" ? result : text};
        });
    }
    return result;
}

/// Conditions that open a text may have words of their own for that: "During your turn, …", "Damage 3 — …".
std::optional<std::string> Wording::openedInItsOwnWords(std::string_view word, const Term& condition,
                                                        const std::string& text) {
    const auto filler = [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == "text" ? std::optional{slot.form == "sentence" ? heading(text) : text}
                                   : std::nullopt;
    };
    Phrasing saying{"ability", shapeOf(condition), condition};
    saying.word = std::string{word} + " " + std::string{saying.shape.word};
    saying.more = filler;
    const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
    return pattern.exists() ? std::optional{filled(pattern, saying)} : std::nullopt;
}

std::string Wording::opened(std::string_view word, const Term& condition, const std::string& text) {
    if (std::optional<std::string> said = openedInItsOwnWords(word, condition, text))
        return *std::move(said);
    return around(word, text, [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name != "condition")
            return std::nullopt;
        PhraseContext manner;
        if (word == "while")
            manner.opener = word;
        return this->condition(condition, manner);
    });
}

std::string Wording::wholeText() {
    const bool isReplacement = ability_.kind == AbilityKind::replacement;
    const bool isTriggered = ability_.kind == AbilityKind::triggered && ability_.trigger.exists();
    const bool isState = ability_.has(Ability::stateTriggered);
    replaced_ = isReplacement ? &ability_.trigger : nullptr;
    std::string happens;
    const Term* const compared = isReplacement ? comparedInEvent(ability_.condition) : nullptr;
    if (isReplacement || isTriggered) {
        happens = eventOfAbility(compared);
        events_.push_back(&ability_.trigger);
        speakOfEvent();
    }
    // The condition is read before what is done, and "it" means in it what it means there.
    std::string holds;
    const Term asked = compared == nullptr ? ability_.condition : without(ability_.condition, *compared);
    const bool hasCondition = asked.exists();
    if (hasCondition && ability_.kind != AbilityKind::activated) {
        PhraseContext manner;
        if (isReplacement) // "if it would be broken and …"
            manner.beside = Conjunction::others;
        if (isState)
            manner.opener = "when";
        holds = condition(asked, manner);
    }
    const auto filler = [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "trigger")
            return happens;
        return slot.name == "condition" ? std::optional{holds} : std::nullopt;
    };

    std::vector<std::string> sentences = body(ability_.picks, 0);
    std::string none; // a text that is only about casting has no sentence of what is done
    std::string& first = sentences.empty() ? none : sentences.front();
    if (isReplacement) {
        std::vector<Trait> traits{{std::string{replacesEvent() ? "instead" : "too"}, {}, true}};
        if (hasCondition)
            traits.push_back({"if", {}, true});
        first = around("instead of", first, filler, std::move(traits));
    } else if (isState) {
        first = around("state", first, filler);
    } else if (isTriggered) {
        if (hasCondition) {
            std::optional<std::string> said = openedInItsOwnWords("if", asked, first);
            first = said ? *std::move(said) : around("if", first, filler);
        }
        first = behindTriggers(first, filler);
    }
    if (ability_.kind == AbilityKind::text) {
        const std::vector<std::string> casting = costsOfCasting();
        sentences.insert(sentences.begin(), casting.begin(), casting.end());
        if (hasCondition) {
            const std::string_view key = isAboutCasting(ability_) ? "asked of it" : "played if";
            sentences.insert(sentences.begin(), phrase("ability", key, filler));
        }
    }
    std::string text = joinSentences(sentences);
    if (!ability_.modes.empty())
        text = withModes(text);
    text = withLimits(text);
    text = withItsCosts(text);
    if (ability_.worksIn != 0 && ability_.kind != AbilityKind::activated && !isAboutItself())
        text = worksIn(text);
    if (ability_.whileTrue.exists())
        text = opened("while", ability_.whileTrue, text);
    return text;
}

// What is done.

std::vector<std::string> Wording::body(const std::vector<Term>& picks, std::uint16_t block) {
    std::vector<std::string> result;
    addChoices(picks, result);
    if (block == 0 && !ability_.modes.empty()) {
        result.push_back(modesSentence(ability_.modesAtLeast, ability_.modesAtMost, false));
        if (ability_.has(Ability::repeatsModes))
            result.push_back(word("ability", "modes again"));
        return result;
    }
    std::vector<std::string> effects = ability_.kind == AbilityKind::constant && ability_.whileTrue.exists()
                                           ? std::vector<std::string>{clause(block, usual())}
                                           : sentences(block, usual());
    for (std::string& each : effects)
        result.push_back(std::move(each));
    const bool saysSomething =
        !ability_.costs.empty() || !ability_.offers.empty() || ability_.condition.exists();
    if (result.empty() && !(isAboutCasting(ability_) && saysSomething))
        result.push_back(word("ability", "nothing"));
    return result;
}

/// What you choose stands in one sentence, what another player chooses in that player's own.
void Wording::addChoices(const std::vector<Term>& picks, std::vector<std::string>& sentences) {
    chosenTogether_.clear();
    for (const Term& pick : picks)
        chosenTogether_.push_back(pick.number);
    for (std::size_t i = 0; i < picks.size();) {
        const Term& by = picks[i].parts[pickBy];
        std::vector<std::string> items;
        const Term& first = picks[i];
        const bool alone = i + 1 == picks.size() || picks[i + 1].parts[pickBy] != by;
        bool hasTypesToChoose = false; // "1 Forward or Monster, and 1 Backup"
        for (; i < picks.size() && picks[i].parts[pickBy] == by; ++i) {
            const Term& from = picks[i].parts[pickFrom];
            hasTypesToChoose = hasTypesToChoose || typesMeant(&from) != typesOf(from) ||
                               (typeWord(typesOf(from)).empty() && typesOf(from) != 0);
            items.push_back(pickText(picks[i], {}, alone));
        }
        std::vector<Trait> traits;
        if (alone)
            traits.push_back({std::string{wayOf(first)}});
        const auto filler = [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "picks")
                return list(items, hasTypesToChoose ? "and apart" : "and");
            if (slot.name == endSlot)
                return std::string{slot.words.front()};
            if (slot.name != "player")
                return std::nullopt;
            if (!slot.words.empty())
                return std::string{slot.words[isOnePlayer(by, {}) ? 0 : 1]};
            return players(by, slot.form, {});
        };
        sentences.push_back(phrase("ability", "choose", filler, std::move(traits)));
    }
    if (picks.size() == 1)
        speakOf({Sort::objects, static_cast<std::uint8_t>(ObjectsOp::chosen), picks.front().number, {}});
    else if (picks.size() > 1)
        spokenOf_.reset();
}

// Modes.

namespace {

/// That part of an amount that hangs on the same condition as the other one; else the whole of it.
const Term& underSame(const Vocabulary& vocabulary, const Term& amount, const Term& other,
                      const FieldName& part) {
    const bool hangsOnIt = vocabulary.amounts[amount.op].value == amounts::either &&
                           amount[either::ifThis] == other[either::ifThis];
    return hangsOnIt ? amount[part] : amount;
}

} // namespace

/// Where it is asked, its last verb has the form before "please".
std::string Wording::modesSentence(const Term& least, const Term& most, bool asked) {
    const Term one{Sort::amount, literalAmount, 1, {}};
    const Term none{Sort::amount, literalAmount, 0, {}};
    const Term all{Sort::amount, literalAmount, static_cast<std::int32_t>(ability_.modes.size()), {}};
    const bool isUsual = !least.exists() && !most.exists();
    const Term& from = least.exists() ? least : isUsual ? one : none;
    const Term& to = most.exists() ? most : isUsual ? one : all;
    // "Select 1 …. If …, select up to 3 … instead."
    for (const Term* amount : {&to, &from}) {
        if (vocabulary_.amounts[amount->op].value != amounts::either)
            continue;
        const auto with = [&](const FieldName& part, bool isLast) {
            return modesSentence(underSame(vocabulary_, from, *amount, part),
                                 underSame(vocabulary_, to, *amount, part), asked && isLast);
        };
        const std::string usual = with(either::otherwise, false);
        const std::string holds = condition((*amount)[either::ifThis], {});
        const std::string instead = with(either::then, true);
        return phrase("ability", "instead if", [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "effect")
                return usual;
            if (slot.name == "condition")
                return holds;
            return slot.name == "instead" ? std::optional{instead} : std::nullopt;
        });
    }
    std::string_view way = "between";
    if (from == to)
        way = "exactly";
    else if (from == none)
        way = to == all ? "any number" : "up to";
    else if (to == all)
        way = "at least";
    std::vector<Trait> traits{{std::string{way}}};
    if (ability_.modesBy.exists())
        traits.push_back({"by another", {}, true});
    if (from.op == literalAmount && to.op == literalAmount && to.number == from.number + 1)
        traits.push_back({"adjacent"}); // "1 or 2": nothing lies between
    return phrase(
        "ability", "modes",
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "player" && ability_.modesBy.exists())
                return players(ability_.modesBy, slot.form, {});
            if (slot.name == "least")
                return amountText(from);
            if (slot.name == "most")
                return amountText(to);
            if (slot.name == endSlot)
                return std::string{slot.words[asked && language_ == Language::ja ? 1 : 0]};
            return slot.name == "all" ? std::optional{amountText(all)} : std::nullopt;
        },
        std::move(traits));
}

/// Every mode stands in quotes behind the sentence that lets choose among them.
std::string Wording::withModes(std::string text) {
    const std::vector<std::int32_t> together = chosenTogether_;
    const std::optional<Term> spokenOf = spokenOf_;
    for (std::size_t i = 0; i < ability_.modes.size(); ++i) {
        spokenOf_ = spokenOf;
        const std::string says = withInnerQuotes(modeText(i), language_);
        const std::string mode = phrase("ability", "mode", [&](const Slot&) { return std::optional{says}; });
        text = phrase("ability", "next sentence",
                      [&](const Slot& slot) { return std::optional{slot.name == "text" ? text : mode}; });
    }
    chosenTogether_ = together;
    return text;
}

// Costs, and what limits the use.

std::string Wording::afterCosts(const std::string& text) {
    const std::string paid = costs(ability_.costs, "costs");
    std::vector<Trait> traits;
    if (ability_.form != 0)
        traits.push_back({std::string{vocabulary_.forms[ability_.form]}});
    if (!ability_.name.en.empty())
        traits.push_back({"named", {}, true});
    if (paid.empty())
        traits.push_back({"free", {}, true});
    return around(
        "activated", text,
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "cost")
                return heading(paid);
            return slot.name == "name" ? std::optional{ability_.name.in(language_)} : std::nullopt;
        },
        std::move(traits));
}

/// How often it works.
std::string Wording::limit() {
    std::vector<Trait> traits;
    if (ability_.kind == AbilityKind::activated)
        traits.push_back({"activated"});
    if (ability_.kind == AbilityKind::replacement)
        traits.push_back({"instead of"});
    if (ability_.has(Ability::oncePerTurn))
        return phrase("ability", "once a turn", nullptr, std::move(traits));
    const Limit limit = ability_.limit;
    if (limit.whenPlayed)
        traits.push_back({"played"});
    static constexpr std::array counted{"object", "card", "name", "player"};
    return phrase(
        "ability", "limit",
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "times" && limit.count == 1)
                return word("ability", "limit once");
            if (slot.name == "times")
                return phrase("ability", "limit times",
                              [&](const Slot&) { return std::optional{std::to_string(limit.count)}; });
            if (slot.name == "span")
                return word("ability", limit.per == Limit::Per::turn ? "limit turn" : "limit game");
            if (slot.name == "counted" && limit.of == Limit::Of::object)
                return std::string{};
            if (slot.name == "counted")
                return word("ability", std::string{"limit "} + counted[static_cast<std::size_t>(limit.of)]);
            return std::nullopt;
        },
        std::move(traits));
}

std::string Wording::withLimits(const std::string& text) {
    std::vector<std::string> sentences;
    const bool isActivated = ability_.kind == AbilityKind::activated;
    if (isActivated && ability_.condition.exists()) {
        const std::string during = onlyDuring(ability_.condition);
        sentences.push_back(during.empty() ? opened("only if", ability_.condition, "") : during);
    }
    const bool isSaidByForm = isActivated && ability_.form < vocabulary_.formsWorkIn.size() &&
                              vocabulary_.formsWorkIn[ability_.form] == ability_.worksIn;
    if (isActivated && ability_.worksIn != 0 && !isSaidByForm)
        sentences.push_back(worksIn(""));
    if (ability_.has(Ability::oncePerTurn) || ability_.limit.exists())
        sentences.push_back(limit());
    if (ability_.has(Ability::onceAtATime))
        sentences.push_back(phrase("ability", "once at a time", nullptr));
    if (ability_.has(Ability::declared))
        sentences.push_back(phrase("ability", "declared", nullptr));
    if (ability_.has(Ability::declaredWhenCast))
        sentences.push_back(phrase("ability", "declared when cast", nullptr));
    if (sentences.empty())
        return text;
    const std::string limits = heading(joinSentences(sentences));
    return phrase("ability", "next sentence",
                  [&](const Slot& slot) { return std::optional{slot.name == "text" ? text : limits}; });
}

std::string Wording::worksIn(const std::string& text) {
    const Term you{Sort::players, 0, 0, {}};
    std::vector<Trait> traits;
    if (ability_.kind == AbilityKind::activated)
        traits.push_back({"activated"});
    std::string zones;
    for (std::size_t zone = 0; zone < vocabulary_.zones.size(); ++zone)
        if ((ability_.worksIn >> zone & 1U) != 0)
            zones.append(zones.empty() ? "" : ", ").append(vocabulary_.zones[zone]);
    traits.push_back({zones});
    const std::string where = placeOf(ability_.worksIn, &you, {});
    return around(
        "works in", text,
        [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "place" ? std::optional{where} : std::nullopt;
        },
        std::move(traits));
}

/// Where it works need not be said of an ability that is about its own card being played or moving there.
bool Wording::isAboutItself() const {
    if (ability_.trigger.exists()) {
        const Term that{Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
        return plainly(that).op == static_cast<std::uint8_t>(ObjectsOp::self);
    }
    const std::vector<Term>& effects = ability_.blocks.front();
    return ability_.kind == AbilityKind::constant && std::ranges::all_of(effects, [this](const Term& effect) {
               if (effect.parts.empty())
                   return true; // it is about nothing else
               const Term* only = onlyAmong(effect.parts.front());
               return shapeOf(effect).fields.front().kind == FieldKind::criteria && only != nullptr &&
                      only->op == static_cast<std::uint8_t>(ObjectsOp::self);
           });
}

/// Whether the event that is replaced does not happen, or not in that way.
bool Wording::replacesEvent() const {
    const auto replaces = [this](const Term& effect) {
        const EffectMeaning follow = vocabulary_.effects[effect.op].follow;
        return follow == effects::cancelEvent || follow == effects::redirectEvent ||
               follow == effects::changeEvent || follow == effects::topGoes ||
               follow == effects::damageGoesTo;
    };
    return std::ranges::any_of(ability_.blocks, [&](const std::vector<Term>& block) {
        return std::ranges::any_of(block, replaces);
    });
}

} // namespace takujo
