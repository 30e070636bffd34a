#include "engine/kit/script/lasting/reaching.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/links.h"
#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// By the rules, or by the text itself.
bool reachesLater(const Run& run, const Term& term) {
    return run.rules.tables().script.lastingReachesLater ||
           (run.rules.tables().vocabulary->effects[term.op].saysLater &&
            term.parts[term.parts.size() - 2].isTrue());
}

bool reaches(const LastingEffect& effect) {
    return effect.reach != 0;
}

/// A card is freed for good, so its number stands for it: its handle changes as it goes on.
ObjectId numberOf(CardId card) {
    return {card.index, 0};
}

bool isFree(const State& state, CardId card, std::uint16_t reach) {
    return !isBroken(Fault::freedIsReached) && std::ranges::any_of(state.notes, [&](const Note& note) {
        return note.kind == notes::freed && note.effect == reach && note.object == numberOf(card);
    });
}

void free(State& state, CardId card, const std::vector<LastingEffect>& reaching) {
    for (const LastingEffect& effect : reaching) {
        if (isFree(state, card, effect.reach))
            continue;
        Note note;
        note.kind = notes::freed;
        note.effect = effect.reach;
        note.object = numberOf(card);
        state.notes.push_back(note);
    }
}

/// Where the source has left for whose stay it was to last, the effect is over without an end of its own.
void dropWhatIsOver(State& state) {
    Scratch<std::uint16_t> over;
    for (const EffectRecord& effect : state.effects)
        if (effect.state == EffectRecord::reaches &&
            std::ranges::find(state.lasting, effect.id, &LastingEffect::reach) == state.lasting.end())
            over.push_back(effect.id);
    for (const std::uint16_t id : over)
        dropEffect(state, id);
}

/// Cards that lie each by itself are like nothing that only their faces would tell, unless they are seen.
bool isMeant(const Scope& scope, const Term& each, ObjectId id) {
    const Position& position = scope.position;
    const bool isHidden = position.rules.zone(record(position.state, id).zone).single &&
                          asksForFaces(scope, each) && !sees(position, scope.effect.controller, id);
    return !isHidden && fits(scope, each, know(position, id));
}

void reachBy(Run& run, const LastingEffect& effect, const std::vector<ObjectId>& came) {
    State& state = run.state;
    const EffectRecord* const known = findEffect(state, effect.reach);
    if (known == nullptr)
        return;
    const Scope scope = scopeOf(run, *known);
    const Term& term = scope.ability.blocks[effect.block][effect.place];
    Scratch<ObjectId> reached;
    for (const ObjectId id : came)
        if (!isFree(state, CardId{record(state, id).card}, effect.reach) &&
            isMeant(scope, term[lasting::of], id))
            reached.push_back(id);
    if (reached.empty())
        return;
    const auto behind =
        std::ranges::upper_bound(state.lasting, effect.timestamp, {}, &LastingEffect::timestamp);
    auto place = behind - state.lasting.begin();
    for (const ObjectId id : reached) {
        LastingEffect lasting = effect;
        lasting.reach = 0;
        lasting.object = id;
        if (isDoubling(scope, term)) {
            Scope each = scope;
            each.target = id;
            lasting.amount = amountOfLasting(each, term);
        }
        state.lasting.insert(state.lasting.begin() + place++, lasting);
    }
    tellWhatLasts(run, scope, effect, reached);
    state.settled = false;
    computeCharacteristics(state, run.rules, run.cards);
}

} // namespace

void beginReaching(Run& run, const Scope& scope, const Term& term, const LastingEffect& like) {
    if (!reachesLater(run, term) || static_cast<ObjectsOp>(term[lasting::of].op) != ObjectsOp::each)
        return;
    // What it means by `each`, it may say by what it has chosen and what it was about.
    EffectRecord known = scope.effect;
    known.item = {};
    known.state = EffectRecord::reaches;
    known.duration = like.duration;
    LastingEffect effect = like;
    effect.object = {};
    effect.amount = isDoubling(scope, term) ? 0 : amountOfLasting(scope, term);
    effect.reach = addEffect(run.state, known).id;
    passOn(run.state, scope.effect.id, effect.reach);
    run.state.lasting.push_back(effect);
}

void travellersIn(const State& state, std::span<const Event> batch, std::vector<Traveller>& found) {
    work::spendForEach(state.lasting.size());
    if (std::ranges::none_of(state.lasting, reaches))
        return;
    const auto add = [&](ObjectId id, bool toUnit) {
        const auto addCard = [&](ObjectId card) {
            if (record(state, card).card != CardId::none)
                found.push_back({cardOf(state, card), record(state, card).zone, toUnit});
        };
        if (!hasGuests(state, id))
            addCard(id);
        visitGuests(state, id, [&](const Link& link) { addCard(link.guest); });
    };
    for (const Event& event : batch) {
        if (event.kind != EventKind::move || event.has(Event::forbidden) || !lives(state, event.object))
            continue;
        add(event.object, event.host.exists());
        if (lives(state, event.host))
            add(event.host, false); // what is covered may go elsewhere
    }
}

void reachWhatCame(Run& run, std::span<const Traveller> travellers) {
    if (travellers.empty())
        return;
    State& state = run.state;
    dropWhatIsOver(state);
    Scratch<LastingEffect> reaching;
    std::ranges::copy_if(state.lasting, std::back_inserter(reaching), reaches);
    work::spendForEach(travellers.size() * reaching.size() * (1 + state.notes.size() + state.effects.size()));
    const auto frees = run.rules.tables().script.leavingFrees;
    Scratch<ObjectId> came;
    for (const Traveller& traveller : travellers) {
        const ObjectId now = objectIn(state, state.cards[traveller.card.index].object);
        if (!lives(state, now) || record(state, now).zone == traveller.from)
            continue;
        if (frees != nullptr && frees(traveller.from, record(state, now).zone))
            free(state, traveller.card, reaching);
        if (!traveller.toUnit && !isInside(state, now))
            came.push_back(now);
    }
    for (const LastingEffect& effect : reaching)
        reachBy(run, effect, came);
}

} // namespace takujo
