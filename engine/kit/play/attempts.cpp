#include "engine/kit/play/attempts.h"

#include "engine/kit/limits.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/spending.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo::playing {

namespace {

std::optional<AbilityRef> whichIsTried(const Position& position, const Attempt& attempt) {
    return abilityByValue(position, attempt.option.object, attempt.option.value);
}

CostQuestion questionOf(const Attempt& attempt, ObjectId played, const AmountDue& base = {}) {
    CostQuestion question;
    question.player = attempt.player;
    question.played = played;
    question.base = base;
    return question;
}

/// Most cards cost nothing but the resource; it is asked of each of them.
const CostsTaken& nothingTaken() {
    static thread_local const CostsTaken none;
    return none;
}

} // namespace

const Ability* triedAbility(const Position& position, const Attempt& attempt) {
    const std::uint16_t card = record(position.state, attempt.option.object).card;
    const auto place = static_cast<std::size_t>(attempt.option.value);
    if (card != CardId::none) // it is asked again and again, and nearly always of an ability of the card
        if (const auto& own = position.definition(attempt.option.object).abilities; place < own.size())
            return own[place].kind == AbilityKind::activated && !own[place].has(Ability::isQuoted)
                       ? &own[place]
                       : nullptr;
    const auto which = whichIsTried(position, attempt);
    if (!which || abilityAt(position, *which).kind != AbilityKind::activated)
        return nullptr;
    return &abilityAt(position, *which);
}

Scope scopeOfTried(const Position& position, const Attempt& attempt) {
    Scope scope = scopeOf(position, know(position, attempt.option.object), *whichIsTried(position, attempt));
    scope.effect.controller = attempt.player;
    return scope;
}

void listAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    const CardDefinition& card = position.definition(attempt.option.object);
    if ((card.has & CardDefinition::activated) == 0 && position.state.given.empty())
        return;
    const Known source = know(position, attempt.option.object);
    if (position.state.given.empty() && record(position.state, attempt.option.object).card != CardId::none) {
        const DefinitionIndex definition = position.definitionIndex(attempt.option.object);
        std::uint8_t place = 0; // most abilities are of other kinds, and most objects have been given none
        for (const Ability& ability : card.abilities) {
            if (ability.kind == AbilityKind::activated && !ability.has(Ability::isQuoted) &&
                isThere(position, source, AbilityRef{definition, place, 0}))
                values.push_back(place);
            ++place;
        }
        return;
    }
    visitAbilities(position, attempt.option.object, [&](AbilityRef which, std::int32_t value) {
        if (abilityAt(position, which).kind == AbilityKind::activated && isThere(position, source, which))
            values.push_back(value);
    });
}

bool hasAbility(const Position& position, const Attempt& attempt) {
    return triedAbility(position, attempt) != nullptr &&
           isThere(position, know(position, attempt.option.object), *whichIsTried(position, attempt));
}

bool isWithinItsLimit(const Position& position, const Attempt& attempt) {
    if (position.state.uses.empty())
        return true; // what has been used nobody has used too often
    const auto which = whichIsTried(position, attempt);
    return !which || abilityAt(position, *which).kind != AbilityKind::activated ||
           isWithinLimit(position, attempt.option.object, *which);
}

void describeItsLimit(const Position& position, const Attempt& attempt, Arguments& arguments) {
    const Ability* const ability = triedAbility(position, attempt);
    arguments.push_back(numberArgument("number", ability == nullptr ? 0 : limitOf(*ability).count));
}

bool itsConditionHolds(const Position& position, const Attempt& attempt) {
    const Ability* const ability = triedAbility(position, attempt);
    return ability == nullptr || !ability->condition.exists() ||
           holds(scopeOfTried(position, attempt), ability->condition);
}

namespace {

bool choosesNothing(const Ability& ability) {
    return ability.picks.empty() && ability.modes.empty() && !ability.has(Ability::hasX);
}

/// What has the ability cannot pay for it where its way says so: it is gone by then. It is not played.
CostQuestion questionOfAbility(const Position& position, const Attempt& attempt, const Ability& ability) {
    CostQuestion question = questionOf(attempt, {});
    if (const Way* const way = wayOfAbility(position, ability); way != nullptr && way->sparesItself)
        question.spent.moved.push_back(attempt.option.object);
    return question;
}

} // namespace

bool canAnnounceAbility(const Position& position, const Attempt& attempt) {
    const Ability* const ability = triedAbility(position, attempt);
    return ability == nullptr || choosesNothing(*ability) ||
           canAnnounceWithX(scopeOfTried(position, attempt), questionOfAbility(position, attempt, *ability));
}

Lack lackOfTried(const Position& position, const Attempt& attempt) {
    const Ability* const ability = triedAbility(position, attempt);
    return ability == nullptr ? nothing
                              : examineCostsWithAnyX(scopeOfTried(position, attempt),
                                                     questionOfAbility(position, attempt, *ability));
}

std::optional<std::uint8_t> textOf(const CardDefinition& card) {
    const auto text = std::ranges::find(card.abilities, AbilityKind::text, &Ability::kind);
    if (text == card.abilities.end())
        return std::nullopt;
    return static_cast<std::uint8_t>(text - card.abilities.begin());
}

std::optional<Scope> textTried(const Position& position, const Attempt& attempt) {
    const ObjectId card = attempt.option.object;
    const std::optional<std::uint8_t> text = textOf(position.definition(card));
    if (!text)
        return std::nullopt;
    Scope scope = scopeOf(position, know(position, card), *text);
    scope.effect.controller = attempt.player;
    return scope;
}

bool cardAllows(const Position& position, const Attempt& attempt) {
    const CardDefinition& card = position.definition(attempt.option.object);
    const std::optional<std::uint8_t> text = textOf(card);
    if (!text || !card.abilities[*text].condition.exists())
        return true; // most cards say nothing of it
    return holds(*textTried(position, attempt), card.abilities[*text].condition);
}

Lack lackOfCard(const Position& position, const Attempt& attempt, PriceOfCard price) {
    const ObjectId card = attempt.option.object;
    const AmountDue due = price(position, attempt.player, card);
    const CardDefinition& definition = position.definition(card);
    const std::optional<std::uint8_t> text = textOf(definition);
    const bool hasOthers =
        text && !(definition.abilities[*text].costs.empty() && definition.abilities[*text].offers.empty() &&
                  offersByTexts(position, attempt.player, card).empty());
    if (hasOthers) {
        CostQuestion question = questionOf(attempt, card, due);
        const Scope paying = asPayable(*textTried(position, attempt), question);
        const Lack lack = examineCostsWithAnyX(paying, question);
        if (lack == nothing || lack == noPlaceForIt)
            return lack;
        question.base = due;
        if (isPayableWithOffers(*textTried(position, attempt), question))
            return nothing;
    }
    const Lack lack = resourceNow(position).verdict(position, attempt.player, due, card, nothingTaken());
    if (lack != nothing)
        return lack;
    if (hasOthers)
        return somethingElse;
    const auto finalCheck = position.rules.tables().play.finalCheck;
    return finalCheck == nullptr || finalCheck(position, attempt.player, card, nothingTaken()) ? nothing
                                                                                               : noPlaceForIt;
}

bool canAnnounceCard(const Position& position, const Attempt& attempt, PriceOfCard price) {
    const CardDefinition& definition = position.definition(attempt.option.object);
    const std::optional<std::uint8_t> its = textOf(definition);
    if (!its || choosesNothing(definition.abilities[*its]))
        return true;
    const std::optional<Scope> text = textTried(position, attempt);
    if (text->ability.offers.empty() && !text->ability.has(Ability::hasX))
        return canAnnounce(*text); // whatever it costs
    const ObjectId card = attempt.option.object;
    CostQuestion question = questionOf(attempt, card, price(position, attempt.player, card));
    const Scope paying = asPayable(*text, question);
    return canAnnounceWithX(paying, question);
}

EffectRecord& beginEffect(Run& run, ObjectId source, AbilityRef ability, ObjectId item) {
    EffectRecord effect = scopeOf(run, know(run, source), ability).effect;
    effect.controller = run.rules.tables().play.player(run);
    effect.item = item;
    effect.state = EffectRecord::underWay;
    return addEffect(run.state, effect);
}

EffectRecord* beginText(Run& run, ObjectId card, ObjectId item) {
    const std::optional<std::uint8_t> text = textOf(run.position().definition(card));
    if (!text)
        return nullptr;
    return &beginEffect(run, card, {run.position().definitionIndex(card), *text, 0}, item);
}

void notePlaying(Run& run, std::uint8_t from) {
    const ObjectId card = whatIsPlayed(run);
    const EffectRecord* const effect = effectNow(run);
    std::uint16_t paid = effect == nullptr ? std::uint16_t{0} : effect->paid;
    const bool asks =
        std::ranges::any_of(run.position().definition(card).abilities,
                            [](const Ability& ability) { return ability.has(Ability::asksCasting); });
    if (asks && run.rules.tables().play.notesOrigin)
        paid = static_cast<std::uint16_t>(
            paid | originBits(from != ZoneId::none ? from : record(run.state, card).zone.kind));
    noteCasting(run.state, card, effect == nullptr ? 0 : effect->x, paid);
    if (effect != nullptr)
        noteSpending(run, card, effect->id);
}

void noteSpending(Run& run, ObjectId card, std::uint16_t casting) {
    const auto asks = [](const Ability& ability) {
        return ability.has(Ability::asksCasting) && speaksOfSpent(ability);
    };
    if (std::ranges::any_of(run.position().definition(card).abilities, asks))
        takujo::noteSpending(run.state, card, casting);
}

void show(Run& run, ObjectId card, std::uint32_t marks) {
    Event event;
    event.kind = EventKind::mark;
    event.object = card;
    event.amount = static_cast<std::int32_t>(revealedMark | marks);
    event.player = run.rules.tables().play.player(run);
    event.flags = Event::quiet;
    run.propose(event);
}

} // namespace takujo::playing
