#include "engine/numbers/card_watch.h"

#include "engine/core/zones.h"

#include <algorithm>

namespace takujo {

CardWatch::CardWatch(const Rulebook& rules) : rules_{&rules}, hand_{rules.tables().script.hand} {
    const std::vector<VerbSpec>& verbs = rules.tables().verbs;
    for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
        const bool isOfHand = std::ranges::any_of(verbs[verb].from, [&](const Source& source) {
            return source.zone == hand_ && source.whose == Whose::mine;
        });
        if (isOfHand)
            fromHand_.push_back(static_cast<Verb>(verb));
        if (isOfHand && verbs[verb].usual)
            usual_.push_back(static_cast<Verb>(verb));
    }
}

void CardWatch::begin(const Engine& engine, Journal& journal) {
    seen_.assign(engine.state().cards.size(), 0);
    trying_ = {};
    look(engine, journal);
}

void CardWatch::beforeAnswer(const Engine& engine, const Option& answer) {
    const Decision& decision = engine.decision();
    if (decision.kind != DecisionKind::act || !answer.object.exists())
        return;
    const CardId card = cardOf(engine.state(), answer.object);
    if (card.exists() && isPlaying(engine.position(), {decision.decider, answer}))
        trying_[indexOf(decision.decider)] = {card, answer.object};
}

void CardWatch::afterAnswer(const Engine& engine, Journal& journal) {
    look(engine, journal);
}

void CardWatch::look(const Engine& engine, Journal& journal) {
    const State& state = engine.state();
    if (hand_ == ZoneId::none)
        return;
    for (const LogEntry& entry : journal.entries())
        if (entry.isEvent && entry.event.kind == EventKind::move)
            lookAtMove(engine, entry.event);
    journal.cut(0);
    for (const Player player : bothPlayers) {
        for (const ObjectId id : objectsIn(state, handOf(player)))
            note(cardOf(state, id), drawn);
        Trying& trying = trying_[indexOf(player)];
        // It is another object as soon as it lies elsewhere; until then, its costs may still be paid.
        if (trying.card.exists() && objectIn(state, state.cards[trying.card.index].object) != trying.object) {
            note(trying.card, played);
            trying = {};
        }
    }
}

void CardWatch::lookAtMove(const Engine& engine, const Event& event) {
    const State& state = engine.state();
    const CardId card = cardOf(state, event.object);
    if (!card.exists())
        return;
    const Player owner = state.cards[card.index].owner;
    if (event.to == handOf(owner))
        note(card, drawn);
    const ObjectId now = objectIn(state, state.cards[card.index].object);
    if (event.from == handOf(owner) && rules_->zone(event.to).table &&
        goesWhereCardsArePlayed(engine.position(), owner, now, event.to))
        note(card, played);
}

void CardWatch::note(CardId card, Bits what) {
    if (card.index < seen_.size()) // tokens are in nobody's deck
        seen_[card.index] = static_cast<std::uint8_t>(seen_[card.index] | what);
}

bool CardWatch::isPlaying(const Position& position, const Attempt& attempt) const {
    const Verb verb = attempt.option.verb;
    if (std::ranges::find(usual_, verb) != usual_.end())
        return true; // from wherever an effect allows it
    if (std::ranges::find(fromHand_, verb) == fromHand_.end() ||
        record(position.state, attempt.option.object).zone != handOf(attempt.player))
        return false;
    const VerbSpec& spec = rules_->verb(verb);
    return spec.place == nullptr || goesWhereCardsArePlayed(position, attempt.player, attempt.option.object,
                                                            spec.place(position, attempt));
}

bool CardWatch::goesWhereCardsArePlayed(const Position& position, Player player, ObjectId card,
                                        ZoneId to) const {
    return card.exists() && std::ranges::any_of(usual_, [&](Verb verb) {
               const VerbSpec& spec = rules_->verb(verb);
               return spec.place != nullptr &&
                      spec.place(position, {player, {verb, {}, card, {}, 0}}).kind == to.kind;
           });
}

} // namespace takujo
