#include "engine/kit/script/doing/exchanging.h"

#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/choosing/arranging.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// What tells who sees the face of a card: it goes with the card.
constexpr std::uint32_t marksOfFaces =
    revealedMark | lookedAtBy(Player::a) | lookedAtBy(Player::b) | keptInSight;
constexpr std::uint8_t turned = ObjectRecord::faceDown | ObjectRecord::faceUp;

/// A card, as what tells it from others wherever it lies.
struct CardThere {
    std::uint16_t card = CardId::none;
    std::uint16_t face = 0;
    std::uint32_t marks = 0;
    std::uint8_t posture = 0;
};

template <class Visit>
void visitCards(const State& state, ObjectId id, const Visit& visit) {
    if (cardsInside(state, id) == 0)
        return visit(id);
    visitGuests(state, id, [&](const Link& link) {
        if (link.isInside())
            visit(link.guest);
    });
}

/// The places of these cards, in the order of their zone.
Scratch<ObjectId> placesOf(const State& state, std::span<const ObjectId> cards) {
    Scratch<ObjectId> places;
    for (const ObjectId id : objectsIn(state, record(state, cards.front()).zone))
        visitCards(state, id, [&](ObjectId card) {
            if (std::ranges::find(cards, card) != cards.end())
                places.push_back(card);
        });
    return places;
}

CardThere cardAt(const ObjectRecord& object) {
    const std::uint32_t marks = isBroken(Fault::movesKeepTheMarks) ? ~asideBits : marksOfFaces;
    return {object.card, object.face, object.marks & marks,
            static_cast<std::uint8_t>(object.posture & turned)};
}

void putCard(State& state, ObjectId place, const CardThere& there) {
    ObjectRecord& object = record(state, place);
    const std::uint32_t marks = isBroken(Fault::movesKeepTheMarks) ? ~asideBits : marksOfFaces;
    object.card = there.card;
    object.face = there.face;
    object.marks = (object.marks & ~marks) | there.marks;
    object.posture = static_cast<std::uint8_t>((object.posture & ~turned) | there.posture);
    object.alias = ++state.aliases; // nobody follows it
    state.cards[there.card].object = place.index;
    state.strayed = state.strayed || place.index != there.card;
}

} // namespace

void exchangeCards(State& state, std::span<const ObjectId> inOrder) {
    if (inOrder.empty() || isBroken(Fault::shufflesKeepTheOrder))
        return;
    const Scratch<ObjectId> places = placesOf(state, inOrder);
    Scratch<CardThere> cards;
    for (const ObjectId id : inOrder)
        cards.push_back(cardAt(record(state, id)));
    for (std::size_t i = 0; i < places.size(); ++i)
        putCard(state, places[i], cards[i]);
    for (Note& note : state.notes) { // who looks at a card looks at it where it lies now
        const auto found = std::ranges::find(inOrder, note.object);
        if (note.kind == notes::shownByText && found != inOrder.end())
            note.object = places[static_cast<std::size_t>(found - inOrder.begin())];
    }
    for (const Link& link : state.links)
        if (link.isInside() && cardReadOf(state, link.host) == link.guest)
            record(state, link.host).card = record(state, link.guest).card;
    renewTable(state);
}

namespace effects {

namespace {

Next rearrange(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    std::vector<ObjectId> cards;
    for (const ObjectId id : found)
        if (record(run.state, id).zone == record(run.state, found.front()).zone)
            visitCards(run.state, id, [&](ObjectId card) { cards.push_back(card); });
    if (cards.size() < 2)
        return Next::on();
    countAsDone(run.state, scope.effect.id);
    return arrangeUnderPlaces(run, cards, scope.effect.controller, scope.effect.id);
}

} // namespace

} // namespace effects

EffectSpec effectOfRearranging(std::string_view word, std::string_view about) {
    return {{.word = word,
             .fields = {{affects::what, FieldKind::objects, true}},
             .about = about,
             .example = "{card: {zone: hand, owner: you}}"},
            effects::rearrange};
}

} // namespace takujo
