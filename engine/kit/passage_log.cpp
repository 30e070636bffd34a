#include "engine/core/links.h"
#include "engine/kit/journal.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// Whether the viewer saw the object where it was.
bool sawBefore(const Position& position, Player viewer, const Event& event) {
    return event.has(Event::wasFaceDown) ? seesBacksIn(position, viewer, event.from)
                                         : seesInto(position, viewer, event.from);
}

/// The uppermost of a zone that no event of the batch brought there by itself.
ObjectId topBesideBatch(const State& state, ZoneId zone, std::span<const Event> batch) {
    for (const ObjectId id : objectsIn(state, zone))
        if (std::ranges::none_of(
                batch, [&](const Event& event) { return event.has(Event::performed) && event.became == id; }))
            return id;
    return {};
}

/// What a unit was before a card came onto it: the card below that one, or what has left it at that.
ObjectId hostBefore(const Run& run, const Event& event, std::span<const Event> batch) {
    const State& state = run.state;
    if (event.landing != ZoneEnd::top)
        return event.host;
    const Role& role = run.rules.tables().roles[event.slot];
    if (role.whenCovered == Role::WhenCovered::leaves) {
        const bool isShared = run.rules.zone({role.zone, Player::nobody}).shared;
        const Player whose = isShared ? Player::nobody : run.position().ownerOf(event.host);
        const ObjectId left = topBesideBatch(state, {role.zone, whose}, batch);
        return left.exists() ? left : event.host;
    }
    const ObjectId top = event.became == event.host ? cardReadOf(state, event.host) : event.became;
    ObjectId before;
    bool isBelow = false;
    visitGuests(state, event.host, [&](const Link& link) {
        if (isBelow && !before.exists())
            before = link.guest;
        isBelow = isBelow || link.guest == top;
    });
    return before.exists() ? before : event.host;
}

/// Who does it, who may have gone as the price of it; or all who deal damage together.
void addSources(const Run& run, const Event& event, Arguments& arguments) {
    Scratch<ObjectId> sources;
    if (event.kind == EventKind::damage)
        sources = dealersOf(run, event);
    else
        sources.push_back(event.source);
    const std::string_view name = sources.size() > 1 ? "dealers" : "source";
    for (const ObjectId id : sources)
        if (const Known source = know(run, id); source.card != nullptr)
            arguments.push_back(
                cardArgument(name, static_cast<DefinitionIndex>(source.card - run.cards.data())));
}

void log(const Run& run, const Event& event, std::span<const Event> batch) {
    LogEntry entry;
    entry.event = event;
    entry.isEvent = true;
    entry.who = event.player;
    entry.turn = run.state.turn;
    const ObjectId now = event.became.exists() ? event.became : event.object;
    if (event.kind == EventKind::erase) { // everybody knows what tokens there are
        entry.hasCard = true;
        entry.definition = run.position().cardOf(event.object, 0);
        entry.seenBy = (1U << indexOf(Player::a)) | (1U << indexOf(Player::b));
    } else if (now.exists() && record(run.state, now).card != CardId::none) {
        entry.hasCard = true;
        entry.definition = run.state.cards[record(run.state, now).card].definition;
        for (const Player viewer : bothPlayers)
            if (event.has(Event::shown) || sees(run.position(), viewer, now) ||
                (event.from.exists() && sawBefore(run.position(), viewer, event)))
                entry.seenBy = static_cast<std::uint8_t>(entry.seenBy | (1U << indexOf(viewer)));
    }
    addSources(run, event, entry.arguments);
    if (event.host.exists() && run.rules.zone(event.to).visibility != Visibility::nobody)
        if (const ObjectId host = hostBefore(run, event, batch); lives(run.state, host))
            entry.arguments.push_back(cardArgument("host", run.position().definitionIndex(host)));
    run.journal->add(std::move(entry));
}

/// Damage of which nothing has been left.
void noteNone(const Run& run, const Event& event) {
    const auto index = [&](const Known& known) {
        return static_cast<DefinitionIndex>(known.card - run.cards.data());
    };
    const Known source = know(run, event.source);
    const Known card = know(run, event.object);
    if (card.card == nullptr)
        return;
    if (source.card == nullptr)
        note(run, "takes no damage", event.player, "", {cardArgument("card", index(card))});
    else
        note(run, "deals no damage", event.player, "",
             {cardArgument("source", index(source)), cardArgument("card", index(card))});
}

} // namespace

void logPerformed(const Run& run, std::span<const Event> batch) {
    if (run.journal == nullptr)
        return;
    for (const Event& event : batch)
        if (event.has(Event::performed) && !event.has(Event::quiet))
            log(run, event, batch);
        else if (event.kind == EventKind::damage && event.has(Event::forbidden) && event.amount <= 0)
            noteNone(run, event);
}

} // namespace takujo
