#include "engine/match/match.h"

#include "engine/cards/card_table.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/text_order.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <exception>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

namespace takujo {

CardTable cardsOf(const MatchSetup& setup) {
    std::vector<const CardDefinition*> cards;
    for (const auto& deck : setup.decks)
        for (const DeckLine& line : deck)
            cards.push_back(line.card);
    return makeCardTable(cards, {}, setup.otherCards);
}

State initialState(const MatchSetup& setup, const CardTable& cards) {
    State state;
    state.random = Random{setup.seed};
    const std::vector<ZoneSpec>& zones = setup.game->tables.zones;
    setUpZones(state, zones.size(), laterZones(zones));
    for (const Player player : bothPlayers) {
        // By part and card id, so that the order of the lines in a file does not matter.
        std::map<std::pair<std::size_t, std::size_t>, int> counts;
        for (const DeckLine& line : setup.decks[indexOf(player)])
            counts[{line.part, indexOfCard(cards, line.card->id)}] += line.count;
        for (const auto& [place, count] : counts)
            for (int i = 0; i < count; ++i)
                addCard(state, static_cast<DefinitionIndex>(place.second), player,
                        {setup.game->tables.deckParts[place.first].zone, player});
        state.players[indexOf(player)].stops = setup.stops[indexOf(player)];
    }
    prepare(state, cards);
    if (setup.game->setFormat != nullptr)
        setup.game->setFormat(state, setup.format);
    state.frames.push_back({setup.game->beginning, 0, {}});
    return state;
}

Match::Match(const MatchSetup& setup)
    : setup_{setup}, game_{setup.game}, cards_{std::make_shared<const CardTable>(cardsOf(setup))},
      rules_{std::make_shared<const Rulebook>(setup.game->tables)}, names_{setup.names},
      engine_{*rules_, *cards_, journal_.get()} {
    playing::forgetTrials();
    for (auto& deck : setup_->decks)
        for (DeckLine& line : deck)
            line.card = &(*cards_)[indexOfCard(*cards_, line.card->id)];
    setup_->otherCards.clear(); // only those that this match knows are kept
    for (const CardDefinition& card : *cards_)
        setup_->otherCards.push_back(&card);
    begin(initialState(setup, *cards_));
}

Match::Match(const Game& game, std::shared_ptr<const CardTable> cards, std::shared_ptr<const Rulebook> rules,
             const State& begins, std::array<std::string, 2> names)
    : game_{&game}, cards_{std::move(cards)}, rules_{std::move(rules)}, names_{std::move(names)},
      engine_{*rules_, *cards_, journal_.get()} {
    playing::forgetTrials();
    begin(begins);
}

void Match::begin(const State& state) {
    engine_.start(state);
    nodes_.push_back({engine_.state(), engine_.before(), {}, journal_->entries(), none, none});
}

void Match::keep(MatchStep step, const Attempt& answer, std::size_t linesBefore) {
    const auto& lines = journal_->entries();
    Node node;
    node.now = engine_.state();
    node.before = engine_.before();
    node.answer = answer;
    node.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(linesBefore), lines.end());
    node.parent = current_;
    node.step = step;
    if (!nodes_[current_].name.empty() && isTip(current_))
        node.name = std::exchange(nodes_[current_].name, {});
    nodes_.push_back(std::move(node));
    nodes_[current_].lastChild = nodes_.size() - 1;
    current_ = nodes_.size() - 1;
}

std::size_t Match::knownWay(MatchStep step, const Attempt& attempt) const {
    for (std::size_t i = current_ + 1; i < nodes_.size(); ++i) {
        const Node& node = nodes_[i];
        if (node.parent == current_ && !node.takenBack && node.step == step &&
            node.answer.player == attempt.player && node.answer.option == attempt.option)
            return i;
    }
    return none;
}

template <class Do>
void Match::orStay(const Attempt& attempt, Do what) {
    try {
        what();
    } catch (const std::exception& fault) {
        const std::string reason = fault.what();
        stand(current_);
        throw MatchFault{reason, attempt};
    }
}

std::optional<Refusal> Match::answer(const Option& option) {
    const Attempt attempt{decision().decider, option};
    // The same answer again after going back: the way forward stays the way it was.
    if (const std::size_t next = knownWay(MatchStep::answer, attempt); next != none) {
        nodes_[current_].lastChild = next;
        redo();
        return std::nullopt;
    }
    const std::size_t linesBefore = journal_->entries().size();
    journal_->forgetPassed();
    std::optional<Refusal> refusal;
    orStay(attempt, [&] { refusal = engine_.answer(option); });
    if (!refusal)
        keep(MatchStep::answer, attempt, linesBefore);
    return refusal;
}

const Option& Match::suggestion() const {
    const std::size_t index = game_->suggest == nullptr ? 0 : game_->suggest(position(), decision());
    return decision().options[index];
}

std::vector<Option> Match::suggestedCompletion() const {
    return triedOut([this] { return completion(); });
}

std::vector<Option> Match::completion() const {
    std::vector<Option> answers;
    Engine trial = engine_.trial();
    const Player player = decision().decider;
    while (trial.decision().within && trial.decision().decider == player) {
        const std::size_t index =
            game_->suggest == nullptr ? 0 : game_->suggest(trial.position(), trial.decision());
        answers.push_back(trial.decision().options[index]);
        trial.answer(index);
    }
    return answers;
}

std::optional<Decision> Match::askedAfter(const Option& option) const {
    return triedOut([&]() -> std::optional<Decision> {
        Engine trial = engine_.trial();
        if (trial.answer(option) || trial.state().over())
            return std::nullopt;
        return trial.decision();
    });
}

/// What is said of a card that its player does not see depends on nothing that only its face tells.
std::vector<Refusal> Match::whyNot(const Attempt& attempt) const {
    std::vector<Refusal> reasons = engine_.whyNot(attempt);
    const auto isUnseen = [&](ObjectId id) {
        return lives(state(), id) && !sees(position(), attempt.player, id);
    };
    const ObjectId object = attempt.option.object;
    const ObjectId target = attempt.option.target;
    if (reasons.empty() || (!isUnseen(object) && !isUnseen(target)))
        return reasons;
    std::erase_if(reasons, [](const Refusal& each) { return each.aspect > Aspect::actor; });
    for (Refusal& each : reasons) {
        if (isUnseen(object))
            std::erase_if(each.arguments, [](const Argument& told) { return told.name == "ability"; });
        for (Argument& argument : each.arguments)
            if ((argument.name == "card" && isUnseen(object)) ||
                (argument.name == "target" && isUnseen(target)))
                argument = keyArgument(argument.name, "hidden card");
    }
    if (reasons.empty()) {
        const ZoneId zone = record(state(), isUnseen(object) ? object : target).zone;
        reasons.push_back(
            {"unseen-card", rules_->zone(zone).rule, Aspect::object, {keyArgument("card", "hidden card")}});
    }
    return reasons;
}

ZoneId Match::destinationOf(const Option& option) const {
    if (lives(state(), option.object) && !sees(position(), decision().decider, option.object))
        return {};
    return triedOut([&] { return destination(option); });
}

ZoneId Match::destination(const Option& option) const {
    if (!lives(state(), option.object))
        return {};
    const ObjectId object = option.object;
    const ZoneId from = record(state(), object).zone;
    const std::uint16_t procedure = decision().procedure;
    const std::uint16_t step = decision().step;
    const auto asksTheSame = [&](const Decision& asked) {
        return asked.decider == decision().decider && asked.procedure == procedure && asked.step == step;
    };
    Engine trial = engine_.trial();
    if (trial.answer(option))
        return {};
    constexpr int enough = 64; // no question asks for more picks
    for (int i = 0; i < enough && !trial.state().over() && lives(trial.state(), object) &&
                    record(trial.state(), object).zone == from && asksTheSame(trial.decision());
         ++i)
        trial.answer(game_->suggest == nullptr ? 0 : game_->suggest(trial.position(), trial.decision()));
    const State& then = trial.state();
    const CardId card = cardOf(state(), object);
    const std::uint16_t slot = card.exists() ? then.cards[card.index].object : object.index;
    const ZoneId to = slot == ObjectId::none ? ZoneId{} : then.objects[slot].zone;
    return to == from ? ZoneId{} : to;
}

namespace {

/// How little speaks for a verb being meant: what the object is of the wrong kind for comes last, then what
/// the moment does not ask for; what ends where the object was moved comes first, then what this player is
/// asked for (whom somebody else's question is put to says nothing), what such an object can do at all, what
/// one usually does with it, what lacks least. Out of time it says little what this object could do: then the
/// usual comes first.
using Likelihood = std::tuple<bool, bool, bool, bool, bool, bool, bool, std::size_t>;

Likelihood likelihood(const std::vector<Refusal>& refusals, bool decides, bool endsElsewhere, bool usual,
                      bool isOfWrongKind) {
    const auto objects = [&](Aspect aspect) {
        return std::ranges::find(refusals, aspect, &Refusal::aspect) != refusals.end();
    };
    const bool early = objects(Aspect::time);
    return {
        isOfWrongKind,           early,  endsElsewhere,  decides && objects(Aspect::actor), early && !usual,
        objects(Aspect::object), !usual, refusals.size()};
}

} // namespace

std::optional<Attempt> Match::meaningOf(Player player, ObjectId object, ZoneId place, ObjectId onto) const {
    if (!lives(state(), object))
        return std::nullopt;
    const auto& verbs = game_->tables.verbs;
    // What is let go over a card is aimed at it, where it can be aimed at all.
    const auto isAimedThere = [&](const Option& option) {
        const bool isClick = !onto.exists() && !place.exists();
        return isClick || verbs[option.verb].targets == nullptr || option.target == onto;
    };
    const ZoneId from = record(state(), object).zone;
    // What is offered comes first; then what ends at that place; then whatever starts from there.
    for (const Option& option : decision().options)
        if (player == decision().decider && option.object == object &&
            (!place.exists() || option.place == place) && isAimedThere(option))
            return Attempt{player, option};
    std::optional<Attempt> best;
    std::optional<Likelihood> bestRank;
    // A move to where something is usually done means that, not what a card does where it lies.
    const auto endsThere = [&](const VerbSpec& verb, const Attempt& attempt) {
        return verb.place != nullptr && verb.place(position(), attempt) == place;
    };
    // Where it could go, had it been let go there: only the place is wrong.
    const auto goesElsewhere = [&](std::size_t verb) {
        if (!verbs[verb].usual || verbs[verb].place == nullptr)
            return false;
        Attempt attempt{player, {static_cast<Verb>(verb), {}, object, {}, 0}};
        attempt.option.place = verbs[verb].place(position(), attempt);
        return whyNot(attempt).empty();
    };
    const auto startsAt = [&](const VerbSpec& verb) {
        return std::ranges::any_of(verb.from,
                                   [&](const Source& source) { return zoneOf(source, player) == from; });
    };
    std::optional<Attempt> aimed; // what is meant, though it is not the time to ask for it
    bool isMoved = false;
    for (std::size_t i = 0; i < verbs.size() && place.exists(); ++i)
        isMoved = isMoved || (verbs[i].usual && startsAt(verbs[i]) &&
                              endsThere(verbs[i], {player, {static_cast<Verb>(i), place, object, {}, 0}}));
    const bool isPlaceOfOne = std::ranges::any_of(verbs, [&](const VerbSpec& verb) {
        const auto index = static_cast<Verb>(&verb - verbs.data());
        return place.exists() && game_->tables.zones[place.kind].table && !verb.onlyWhenAsked &&
               startsAt(verb) && endsThere(verb, {player, {index, place, object, {}, 0}});
    });
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        if (!startsAt(verbs[i]))
            continue;
        Attempt attempt{player, {static_cast<Verb>(i), place, object, {}, 0}};
        if (verbs[i].targets != nullptr && lives(state(), onto))
            attempt.option.target = onto;
        if (verbs[i].values != nullptr) {
            std::vector<std::int32_t> values;
            verbs[i].values(position(), attempt, values);
            if (values.empty())
                continue; // there is nothing of the kind to be done with it
            attempt.option.value = values.front();
        }
        const std::vector<Refusal> refusals = whyNot(attempt);
        const bool isOutOfTime =
            std::ranges::find(refusals, Aspect::time, &Refusal::aspect) != refusals.end();
        if (verbs[i].onlyWhenAsked && isOutOfTime) {
            if (attempt.option.target.exists() && verbs[i].usual && !aimed)
                aimed = attempt;
            continue;
        }
        const bool endsElsewhere = place.exists() && !endsThere(verbs[i], attempt);
        if (endsElsewhere && goesElsewhere(i)) {
            if (isPlaceOfOne)
                continue; // what is done by moving it there is meant
            return attempt;
        }
        if (isMoved && (verbs[i].place == nullptr || !verbs[i].place(position(), attempt).exists()))
            continue;
        // Where people act as they like, a click on a card that is not in play means what such cards are for.
        const bool isOfWrongKind =
            decision().kind == DecisionKind::act && !place.exists() &&
            !game_->tables.zones[from.kind].table &&
            std::ranges::find(refusals, Aspect::object, &Refusal::aspect) != refusals.end();
        const Likelihood rank =
            likelihood(refusals, player == decision().decider, endsElsewhere, verbs[i].usual, isOfWrongKind);
        if (!bestRank || rank < *bestRank) {
            best = attempt;
            bestRank = rank;
        }
    }
    const bool isAimed = best && verbs[best->option.verb].targets != nullptr;
    return aimed && !isAimed ? aimed : best;
}

void Match::takeBack() {
    if (!canTakeBack())
        return;
    const std::size_t left = current_;
    std::size_t start = current_;
    while (nodes_[start].parent != none) {
        start = nodes_[start].parent;
        stand(start);
        if (decision().begins)
            break;
    }
    nodes_[start].lastChild = none;
    forget(left, start);
}

void Match::stand(std::size_t node) {
    // The log is cut back to the common root and written forward again; games are short.
    std::vector<std::size_t> way;
    for (std::size_t at = node; at != none; at = nodes_[at].parent)
        way.push_back(at);
    journal_->cut(0);
    for (const std::size_t at : std::views::reverse(way))
        for (const LogEntry& line : nodes_[at].lines)
            journal_->add(line);
    current_ = node;
    const std::size_t lines = journal_->entries().size();
    engine_.resume(nodes_[node].now, nodes_[node].before);
    journal_->cut(lines);
}

std::size_t Match::answeredBefore() const {
    std::size_t at = current_;
    while (at != none && nodes_[at].step == MatchStep::stops)
        at = nodes_[at].parent;
    return at == none ? none : nodes_[at].parent;
}

std::size_t Match::answeredNext() const {
    std::size_t at = here().lastChild;
    while (at != none && nodes_[at].step == MatchStep::stops)
        at = nodes_[at].lastChild;
    // With the stops that were set after it.
    for (std::size_t next = at; next != none; next = nodes_[next].lastChild) {
        if (next != at && nodes_[next].step != MatchStep::stops)
            break;
        at = next;
    }
    return at;
}

void Match::undo() {
    if (canUndo())
        stand(answeredBefore());
}

void Match::redo() {
    if (canRedo())
        stand(answeredNext());
}

std::size_t Match::depth() const {
    std::size_t count = 0;
    for (std::size_t at = current_; nodes_[at].parent != none; at = nodes_[at].parent)
        if (nodes_[at].step != MatchStep::stops)
            ++count;
    return count;
}

void Match::concede(Player player) {
    if (over())
        return;
    if (const std::size_t next = knownWay(MatchStep::concession, {player, {}}); next != none) {
        nodes_[current_].lastChild = next;
        redo();
        return;
    }
    const std::size_t linesBefore = journal_->entries().size();
    engine_.concede(player);
    keep(MatchStep::concession, {player, {}}, linesBefore);
}

void Match::setStops(Player player, std::uint32_t stops) {
    if (state().players[indexOf(player)].stops == stops)
        return;
    const std::size_t linesBefore = journal_->entries().size();
    orStay({player, {}}, [&] { engine_.setStops(player, stops); });
    keep(MatchStep::stops, {player, {}}, linesBefore);
}

std::vector<Attempt> Match::answers() const {
    std::vector<Attempt> result;
    for (std::size_t at = current_; nodes_[at].parent != none; at = nodes_[at].parent)
        if (nodes_[at].step != MatchStep::stops)
            result.push_back(nodes_[at].answer);
    std::ranges::reverse(result);
    return result;
}

} // namespace takujo
