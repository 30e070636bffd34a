// The part of the wording that says several conditions together, so that it is seen which of them belong
// together: "it is your turn and either A or B", but "if B, or if it is your turn and A".

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

/// The kit's own words; a game may look at its phases in its own way.
constexpr std::string_view turnWord = "turn of";
constexpr std::string_view phaseWord = "phase";

} // namespace

/// Whether it says that all of some conditions hold, or one of them; none if it says neither. Not all of them
/// is one of them not, and the other way round.
std::optional<bool> Wording::needsAll(const Holding& holding) const {
    const ConditionMeaning meaning = vocabulary_.conditions[holding.condition->op].holds;
    if (meaning != conditions::all && meaning != conditions::any)
        return std::nullopt;
    return (meaning == conditions::all) != holding.isNegated;
}

/// What stands in a list of that sort, also in lists of the same sort inside it.
void Wording::collectHoldings(const Term& condition, bool isNegated, bool areAllNeeded,
                              std::vector<Holding>& found) const {
    if (vocabulary_.conditions[condition.op].holds == conditions::isNot)
        return collectHoldings(condition.parts.front(), !isNegated, areAllNeeded, found);
    const Holding holding{&condition, isNegated, nullptr};
    if (needsAll(holding) != areAllNeeded) {
        found.push_back(holding);
        return;
    }
    for (const Term& each : condition.parts.front().parts)
        collectHoldings(each, isNegated, areAllNeeded, found);
}

/// "It is your turn" and "it is a Main Phase" are one thing: "it is your Main Phase".
void Wording::joinMoments(std::vector<Holding>& holdings) const {
    const auto find = [&](std::string_view word) {
        return std::ranges::find_if(holdings, [&](const Holding& holding) {
            return !holding.isNegated && shapeOf(*holding.condition).word == word;
        });
    };
    const auto turn = find(turnWord);
    const auto phase = find(phaseWord);
    if (turn == holdings.end() || phase == holdings.end())
        return;
    turn->phase = phase->condition;
    holdings.erase(phase);
}

/// "Your Main Phase", "your turn", "the Attack Phase"; empty if it is no moment.
std::string Wording::momentOf(const Holding& holding) {
    const std::string_view word = shapeOf(*holding.condition).word;
    const bool isPhase = word == phaseWord;
    if (holding.isNegated || (word != turnWord && !isPhase))
        return {};
    const Term* const phase = isPhase ? holding.condition : holding.phase;
    std::string when;
    if (phase != nullptr) {
        const auto place = static_cast<std::size_t>(phase->parts.front().number);
        const std::string_view name = shapeOf(*phase).fields.front().words[place];
        const PatternQuery whose{"printed", std::string{name}, {{"whose"}}, {}, {}};
        const ChosenPattern pattern = choosePattern(words_, whose);
        when = isPhase || !pattern.exists() ? printed(name) : pattern.text->in(language_);
    }
    if (isPhase)
        return when;
    std::vector<Trait> traits;
    if (phase != nullptr)
        traits.push_back({"phase"});
    return phrase(
        "conditions", "moment",
        [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "phase" ? when : players(holding.condition->parts.front(), slot.form, {});
        },
        std::move(traits));
}

/// "You can only use this ability during your Main Phase and if …"; empty if no moment is asked for.
std::string Wording::onlyDuring(const Term& condition) {
    std::vector<Holding> holdings;
    collectHoldings(condition, false, true, holdings);
    joinMoments(holdings);
    std::string moment;
    for (auto at = holdings.begin(); at != holdings.end() && moment.empty();) {
        moment = momentOf(*at);
        at = moment.empty() ? at + 1 : holdings.erase(at);
    }
    if (moment.empty())
        return {};
    std::vector<Trait> traits;
    if (!holdings.empty())
        traits.push_back({"also"});
    return phrase(
        "ability", "only during",
        [&](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "moment" ? moment : conditions(holdings, true, {});
        },
        std::move(traits));
}

std::string Wording::conditions(const std::vector<Term>& all, bool areAllNeeded,
                                const PhraseContext& manner) {
    std::vector<Holding> holdings;
    for (const Term& each : all)
        collectHoldings(each, manner.negated, areAllNeeded, holdings);
    if (areAllNeeded)
        joinMoments(holdings);
    return conditions(std::move(holdings), areAllNeeded, manner);
}

std::string Wording::conditions(std::vector<Holding> holdings, bool areAllNeeded,
                                const PhraseContext& manner) {
    const auto isPlain = [this](const Holding& holding) { return !needsAll(holding); };
    const bool isMixed = !std::ranges::all_of(holdings, isPlain);
    // English has "either" at the end, where nothing that follows could belong to it; Japanese has いずれか
    // behind its list, to which so nothing before could belong.
    const bool firstPlain = !areAllNeeded || language_ == Language::en;
    std::ranges::stable_partition(holdings,
                                  [&](const Holding& holding) { return isPlain(holding) == firstPlain; });
    const bool isAlone = manner.beside == Conjunction::nothing;
    const bool isApart = isMixed && !areAllNeeded && isAlone;
    const bool isEither = !areAllNeeded && !isAlone;
    std::vector<std::string> texts;
    for (const Holding& holding : holdings) {
        PhraseContext inside = manner;
        inside.negated = holding.isNegated;
        if (!isApart)
            inside.beside = areAllNeeded && manner.beside != Conjunction::alternatives
                                ? Conjunction::others
                                : Conjunction::alternatives;
        const bool isLast = &holding == &holdings.back();
        if (areAllNeeded && !isLast)
            inside.ending = Ending::more;
        else if (isEither || !isLast)
            inside.ending = Ending::stop;
        texts.push_back(holding.phase != nullptr ? isMoment(holding, inside)
                                                 : condition(*holding.condition, inside));
    }
    if (isApart)
        return list(texts, "or " + std::string{manner.opener});
    std::string text = list(texts, areAllNeeded ? "all of" : "any of");
    if (holdings.size() < 2)
        return text;
    if (manner.beside == Conjunction::alternatives)
        return inBrackets(text);
    if (!isEither)
        return text;
    return phrase("conditions", "either", [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == endSlot ? endingFor(slot, manner) : text;
    });
}

std::string Wording::isMoment(const Holding& holding, const PhraseContext& manner) {
    const std::string moment = momentOf(holding);
    return phrase("conditions", "it is", [&](const Slot& slot) -> std::optional<std::string> {
        return slot.name == endSlot ? endingFor(slot, manner) : moment;
    });
}

std::string Wording::inBrackets(const std::string& text) {
    return phrase("lists", "in brackets", [&](const Slot&) { return std::optional{text}; });
}

} // namespace takujo
