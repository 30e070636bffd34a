// The part of the wording that makes noun phrases of selectors: "dull Fire Forwards of cost 3 or less
// opponent controls". Every criterion is a pattern around the phrase so far.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

std::uint32_t allTypes(const Vocabulary& vocabulary) {
    return (1U << vocabulary.printed.types.size()) - 1;
}

/// The words of a list "one, two, three".
std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(", "), text.size());
        words.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 2, text.size()));
    }
    return words;
}

} // namespace

/// The word for exactly these types; empty if there is none.
std::string_view Wording::typeWord(std::uint32_t types) const {
    const PrintedWords& printed = vocabulary_.printed;
    for (const TypeGroup& group : printed.groups)
        if (group.types == types)
            return group.word;
    if (std::has_single_bit(types) && (types & allTypes(vocabulary_)) != 0)
        return printed.types[static_cast<std::size_t>(std::countr_zero(types))];
    return {};
}

std::string Wording::typeNoun(std::uint32_t types, bool many, bool joinsAll) {
    std::vector<Trait> traits;
    if (many)
        traits.push_back({"many"});
    if (const std::string_view only = typeWord(types); !only.empty())
        return word("nouns", only, traits);
    std::vector<std::string> nouns;
    for (std::size_t i = 0; i < vocabulary_.printed.types.size(); ++i)
        if ((types >> i & 1U) != 0)
            nouns.push_back(word("nouns", vocabulary_.printed.types[i], traits));
    for (const TypeGroup& group : vocabulary_.printed.groups) // abilities have no other words
        if (std::has_single_bit(group.types) && (types & group.types) != 0)
            nouns.push_back(word("nouns", group.word, traits));
    return list(nouns, joinsAll ? "and" : "or");
}

/// From the noun outwards, as each language has it.
std::vector<Wording::Ranked> Wording::inOrder(const Term& each) const {
    const std::string order = words_.text("selectors", "order", language_);
    const std::vector<std::string_view> words = split(order);
    const auto rankOf = [&](std::string_view word) { return std::ranges::find(words, word) - words.begin(); };
    std::vector<Ranked> criteria;
    criteria.reserve(each.parts.size());
    for (const Term& criterion : each.parts)
        criteria.push_back({&criterion, rankOf(shapeOf(criterion).word) > rankOf("zone")});
    std::ranges::stable_sort(criteria, {},
                             [&](const Ranked& ranked) { return rankOf(shapeOf(*ranked.criterion).word); });
    return criteria;
}

/// A noun, and around it one criterion after another. Where it is comes behind whose it is, if the words for
/// the place do not say that, too.
std::string Wording::noun(const Term& each, bool many, const PhraseContext& manner, bool joinsAll,
                          Omission unsaid, std::uint32_t otherwiseTypes) {
    PhraseContext inside = manner; // a phrase has no verbs for anybody to do
    inside.bare = inside.negated = false;
    std::uint32_t types = typesOf(each);
    if (types == allTypes(vocabulary_) && otherwiseTypes != 0)
        types = otherwiseTypes;
    std::string text = typeNoun(types, many, joinsAll);
    const bool isAnyCard = types == allTypes(vocabulary_);
    bool isPlain = true; // nothing stands around the noun yet

    const bool areAbilities = (types & allTypes(vocabulary_)) == 0; // everybody knows where those are
    const Term* const placed = areAbilities ? nullptr : playerOfPlace(each);
    const Term* const known = unsaid.controller ? whoseIs(each) : nullptr;
    const bool areAmong = std::ranges::any_of(each.parts, [this](const Term& criterion) {
        return vocabulary_.criteria[criterion.op].fits == criteria::among;
    }); // some that have been spoken of, and so has where they are
    bool isPlaced = zonesOf(each) == 0 || unsaid.place || areAbilities || areAmong;
    const auto putInPlace = [&] {
        const std::string where = place(each, inside);
        text = phrase("selectors", "placed",
                      [&](const Slot& slot) { return std::optional{slot.name == "place" ? where : text}; });
        isPlaced = true;
    };
    for (const auto& [criterion, isBehindPlace] : inOrder(each)) {
        if (!isPlaced && isBehindPlace && (placed != nullptr || whoseIs(each) == nullptr))
            putInPlace();
        if (criterion == placed || criterion == known)
            continue;
        std::vector<Trait> traits;
        if (isAnyCard && isPlain)
            traits.push_back({"any card"});
        text = this->criterion(*criterion, text, many, inside, std::move(traits), types);
        isPlain = false;
    }
    if (!isPlaced)
        putInPlace();
    return text;
}

std::string Wording::criterion(const Term& criterion, const std::string& noun, bool many,
                               const PhraseContext& manner, std::vector<Trait> traits, std::uint32_t types) {
    const CriterionMeaning meaning = vocabulary_.criteria[criterion.op].fits;
    if (meaning == criteria::isNot)
        return notLike(criterion, noun, many, manner);
    Phrasing saying{"criteria", shapeOf(criterion), criterion, manner};
    saying.traits = std::move(traits);
    if (manner.isDoer)
        saying.traits.insert(saying.traits.end(), {{"doer"}, {std::string{typeWord(types)}}});
    saying.more = [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "noun")
            return slot.words.empty() ? noun : std::string{slot.words[many ? 1 : 0]};
        if (meaning != criteria::anyOf || slot.name != "of")
            return std::nullopt;
        std::vector<std::string> ways;
        for (const Term& way : criterion.parts.front().parts)
            ways.push_back(this->noun(way, many, manner, false, {}, types));
        return list(ways, "or");
    };
    // Whose it is, in a clause of that player's own: "1 Forward they control".
    if (meaning == criteria::controller || meaning == criteria::owner)
        if (manner.subject != nullptr && criterion.parts.front() == *manner.subject &&
            playersWord(criterion.parts.front()) != "you")
            saying.traits.push_back({"own", "of", true});
    return say(saying);
}

/// The one thing that is asked of any card at all.
const Term* Wording::onlyCriterion(const Term& each) const {
    const bool isOnly =
        each.parts.size() == 1 && typesOf(each) == allTypes(vocabulary_) && zonesOf(each) == 0;
    return isOnly ? &each.parts.front() : nullptr;
}

/// "Forwards without Haste", where there is a pattern for it; "Forwards other than Fire cards".
std::string Wording::notLike(const Term& criterion, const std::string& noun, bool many,
                             const PhraseContext& manner) {
    const Term& each = criterion.parts.front();
    const auto around = [&](const Slot& slot) -> std::optional<std::string> {
        if (slot.name != "noun")
            return std::nullopt;
        return slot.words.empty() ? noun : std::string{slot.words[many ? 1 : 0]};
    };
    if (const Term* only = onlyCriterion(each)) {
        Phrasing saying{"criteria", shapeOf(*only), *only, manner};
        saying.manner.negated = true;
        saying.more = around;
        if (const ChosenPattern pattern = choosePattern(words_, queryFor(saying)); pattern.exists())
            return filled(pattern, saying);
    }
    Phrasing saying{"criteria", shapeOf(criterion), criterion, manner};
    saying.more = around;
    return say(saying);
}

/// As what something is: "a Forward of cost 3 or less"; of one quality alone, "dull".
std::string Wording::predicate(const Term& each, bool many, const PhraseContext& manner) {
    std::vector<Trait> traits;
    if (manner.negated)
        traits.push_back({"not", {}, true});
    if (const Term* only = onlyCriterion(each)) {
        Phrasing saying{"criteria", shapeOf(*only), *only, manner};
        saying.traits.push_back({"predicate"});
        const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
        if (pattern.exists() && pattern.names("predicate"))
            return filled(pattern, saying);
    }
    if (many)
        traits.push_back({"many"});
    PhraseContext inside = manner;
    inside.negated = false;
    const std::string text = noun(each, many, inside);
    return phrase(
        "selectors", "be",
        [&](const Slot& slot) -> std::optional<std::string> {
            if (slot.name == "noun")
                return slot.form == "a" ? withArticle(text) : text;
            return slot.name == endSlot ? std::optional{endingFor(slot, manner)} : std::nullopt;
        },
        std::move(traits));
}

// Where.

/// The criterion that says whose it is, if there is one: in play who controls it, elsewhere also who owns it.
const Term* Wording::whoseIs(const Term& each) const {
    for (const Term& criterion : each.parts) {
        const CriterionMeaning meaning = vocabulary_.criteria[criterion.op].fits;
        if (meaning == criteria::controller || (meaning == criteria::owner && zonesOf(each) != 0))
            return &criterion;
    }
    return nullptr;
}

/// That criterion, if the words for the place take it up: "in your Break Zone", but not "on the stack".
const Term* Wording::playerOfPlace(const Term& each) const {
    const std::uint32_t zones = zonesOf(each);
    for (std::size_t zone = 0; zone < vocabulary_.zones.size(); ++zone)
        if ((zones >> zone & 1U) != 0 &&
            words_.find("places", std::string{vocabulary_.zones[zone]} + ".whose") == nullptr)
            return nullptr;
    return zones == 0 ? nullptr : whoseIs(each);
}

std::string Wording::place(const Term& each, const PhraseContext& manner) {
    const Term* const player = playerOfPlace(each);
    return placeOf(zonesOf(each), player == nullptr ? nullptr : &player->parts.front(), manner);
}

std::string Wording::placeOf(std::uint32_t zones, const Term* player, const PhraseContext& manner) {
    std::vector<std::string> keys;
    std::string together; // zones that are called by one name
    for (std::size_t zone = 0; zone < vocabulary_.zones.size(); ++zone)
        if ((zones >> zone & 1U) != 0) {
            keys.emplace_back(vocabulary_.zones[zone]);
            together.append(together.empty() ? "" : ", ").append(keys.back());
        }
    if (words_.find("places", together) != nullptr)
        keys = {std::move(together)};
    std::vector<std::string> places;
    for (const std::string& key : keys) {
        std::vector<Trait> traits;
        if (player != nullptr)
            traits.push_back({"whose"});
        places.push_back(phrase(
            "places", key,
            [&](const Slot& slot) -> std::optional<std::string> {
                if (slot.name != "whose")
                    return std::nullopt;
                const bool isOwn = isSubject(*player, manner) && playersWord(*player) != "you";
                return players(*player, isOwn ? "own" : "their", manner);
            },
            std::move(traits)));
    }
    return list(places, "or");
}

} // namespace takujo
