#include "engine/match/option_forecast.h"

#include "engine/core/zones.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/stops.h"
#include "engine/kit/visibility.h"
#include "engine/match/fault.h"
#include "engine/match/later_moment.h"

#include <algorithm>
#include <cstdlib>

namespace takujo {

namespace {

bool asksMore(const Match& match, Player player) {
    return !match.over() && match.decision().within && match.decision().decider == player;
}

/// Whether a cost paid so is gone: what is turned aside or shown is as it was soon enough.
bool isGivenUp(const Event& event) {
    return event.kind == EventKind::move || event.kind == EventKind::changeValue ||
           event.kind == EventKind::takeCounters;
}

void addCost(const Match& match, Player player, const Event& event, OptionForecast& told) {
    told.givesUp = true;
    // Only what its player knows: the next card of a deck is no such.
    if (event.kind == EventKind::move && lives(match.state(), event.object) &&
        sees(match.position(), player, event.object))
        told.givenUp.push_back(event.object);
    const Vocabulary* const vocabulary = match.game().tables.vocabulary;
    if (event.kind != EventKind::changeValue || vocabulary == nullptr)
        return;
    for (const Vocabulary::Value& value : vocabulary->values)
        if (value.slot == event.slot)
            told.spent.push_back({value.word, std::abs(event.amount)});
}

std::vector<const CardView*> onStacks(const Match& match, const View& view) {
    std::vector<const CardView*> cards;
    for (const ZoneView& zone : view.zones)
        if (match.game().tables.zones[zone.zone.kind].shared)
            for (const CardView& card : zone.cards)
                cards.push_back(&card);
    return cards;
}

/// What the newest thing on a stack has chosen.
void addChosen(const Match& match, const Match& then, Player player, OptionForecast& told) {
    const View before = viewOf(match, player);
    const View after = viewOf(then, player);
    const std::vector<const CardView*> waited = onStacks(match, before);
    for (const CardView* card : onStacks(then, after)) {
        const bool isNew = std::ranges::none_of(
            waited, [&](const CardView* other) { return other->object == card->object; });
        if (isNew && card->controller == player)
            told.chosen.insert(told.chosen.end(), card->chosen.begin(), card->chosen.end());
    }
}

/// A copy in which nobody gets so far as to carry out what an answer announces.
std::unique_ptr<Match> askedAtEveryMoment(const Match& match) {
    std::unique_ptr<Match> copy = match.glimpse(match.place());
    for (const Player each : bothPlayers)
        copy->setStops(each, copy->state().players[indexOf(each)].stops | everyStop);
    return copy;
}

OptionForecast foretold(const Match& match, const Option& option) {
    OptionForecast told;
    const Player player = match.decision().decider;
    const std::unique_ptr<Match> asItGoes = match.glimpse(match.place());
    if (asItGoes->answer(option))
        return told;
    told.isFinal = !asksMore(*asItGoes, player);

    const std::unique_ptr<Match> slowly = askedAtEveryMoment(match);
    const std::size_t logged = slowly->log().size();
    if (slowly->answer(option))
        return told;
    constexpr int enough = 64;
    for (int i = 0; i < enough && asksMore(*slowly, player) && slowly->decision().options.size() == 1; ++i)
        slowly->answer(Option{slowly->decision().options.front()});
    const std::vector<LogEntry>& log = slowly->log();
    for (std::size_t i = logged; i < log.size(); ++i)
        if (log[i].isEvent && log[i].event.cause == Cause::cost && log[i].event.player == player &&
            isGivenUp(log[i].event))
            addCost(match, player, log[i].event, told);
    addChosen(match, *slowly, player, told);
    return told;
}

} // namespace

OptionForecast forecast(const Match& match, const Option& option) {
    return triedOut([&] { return foretold(match, option); });
}

bool isDefeatAhead(const Match& match) {
    const AttackTable& attacks = match.game().tables.attacks;
    if (match.over() || attacks.forecast == nullptr)
        return false;
    std::vector<BattleForecast> battles;
    attacks.forecast(match.position(), battles);
    return std::ranges::any_of(battles, [&](const BattleForecast& battle) {
        return battle.isDefeat && battle.player == match.decision().decider;
    });
}

bool letsDefeatHappen(const Match& match, const Option& option) {
    if (option.object.exists() || !isDefeatAhead(match) || match.decision().options.size() < 2)
        return false;
    // What a text asks meanwhile is another matter.
    const Option* const pass = passOf(match);
    const bool asksTheRules =
        match.decision().kind == DecisionKind::yesNo && askedByText(match.state()).effect == nullptr;
    if (pass != nullptr ? *pass != option : !asksTheRules)
        return false;
    const Player asked = match.decision().decider;
    return triedOut([&] {
        const std::unique_ptr<Match> ahead = askedAtEveryMoment(match);
        if (ahead->answer(option))
            return false;
        return ahead->over() || ahead->decision().decider != asked || ahead->decision().options.size() < 2;
    });
}

std::vector<BattleView> battlesAfter(const Match& match, const Option& option, Player viewer) {
    return triedOut([&] {
        const std::unique_ptr<Match> ahead = askedAtEveryMoment(match);
        if (ahead->answer(option) || ahead->over())
            return std::vector<BattleView>{};
        return viewOf(*ahead, viewer).battles;
    });
}

} // namespace takujo
