#include "engine/match/positions/taken_cards.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "engine/kit/limits.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"
#include "engine/match/positions/taken_position.h"
#include "engine/match/view.h"

#include <algorithm>
#include <optional>
#include <string>

namespace takujo {

namespace {

/// Says one card after the other. Uses that several cards share are said by the first of them.
class Taking {
public:
    Taking(const Position& position, const Game& game, const std::vector<CardDefinition>& cards)
        : position_{position}, game_{game}, cards_{cards}, said_{position.state} {
        said_.uses.clear();
    }

    ScenarioZone zone(ZoneId id) {
        ScenarioZone zone;
        zone.word = game_.tables.zones[id.kind].word;
        const Player lister = id.player == Player::nobody ? position_.state.turnPlayer : id.player;
        for (const ObjectId object : objectsIn(position_.state, id)) {
            const ObjectRecord& one = record(position_.state, object);
            if (one.card != CardId::none &&
                (one.links & ObjectRecord::beside) == 0) // those come with their hosts
                zone.cards.push_back(card(object, lister));
        }
        return zone;
    }

private:
    ScenarioCard card(ObjectId id, Player lister) {
        const ObjectRecord& object = record(position_.state, id);
        ScenarioCard card = named(id, lister);
        if (object.isAside())
            card.aside = true;
        if (object.since > position_.state.turn && game_.tables.zones[object.zone.kind].table)
            card.fresh = true;
        if (object.damage != 0)
            card.numbers["damage"] = object.damage;
        for (const CounterRecord& counter : position_.state.counters)
            if (const LocalizedText* const name = textOfKey(position_.cards, counter.name);
                counter.object == id && counter.count > 0 && name != nullptr)
                card.counters[name->en] = counter.count;
        for (const MarkSpec& mark : game_.tables.marks)
            if ((object.marks & mark.bit) != 0) {
                if (!card.marks)
                    card.marks.emplace();
                card.marks->emplace_back(mark.word);
            }
        const ObjectId read = cardReadOf(position_.state, id);
        visitGuests(position_.state, id, [&](const Link& link) {
            if (link.guest == read)
                return;
            ScenarioCard guest = named(link.guest, lister);
            guest.role = roleOf(link);
            (link.isInside() ? card.under : card.linked).push_back(std::move(guest));
        });
        card.tellsUnder = !card.under.empty();
        card.tellsLinked = !card.linked.empty();
        return card;
    }

    /// What single cards and cards under others say of themselves.
    ScenarioCard named(ObjectId id, Player lister) {
        ScenarioCard card;
        const std::uint16_t own = record(position_.state, id).card; // whatever face it shows
        card.card =
            parseReference(setupNameOf(position_.cards[position_.state.cards[own].definition], cards_));
        if (position_.ownerOf(id) != lister)
            card.owner = position_.ownerOf(id);
        const ObjectRecord& object = record(position_.state, id);
        ObjectRecord plain = object;
        plain.posture = 0;
        if (const Face face = faceOf(position_.rules, object); face != faceOf(position_.rules, plain))
            card.face = face;
        sayUses(id, card);
        return card;
    }

    /// The role that a set-up gives it: the card with which a unit began has none of its own.
    std::string roleOf(const Link& link) const {
        const auto& roles = game_.tables.roles;
        if (link.role != Link::ownCard)
            return std::string{roles[link.role].word};
        const auto first = std::ranges::find(roles, Role::Stands::inside, &Role::stands);
        return first == roles.end() ? std::string{} : std::string{first->word};
    }

    void sayUses(ObjectId id, ScenarioCard& card) {
        if (position_.state.uses.empty())
            return;
        const Position said{said_, position_.rules, position_.cards};
        Run run{said_, position_.rules, position_.cards, nullptr};
        visitAbilities(position_, id, [&](AbilityRef which, std::int32_t) {
            if (which.definition != position_.definitionIndex(id) || which.copy != 0 ||
                !limitOf(abilityAt(position_, which)).exists())
                return;
            for (std::int32_t left = timesUsed(position_, id, which) - timesUsed(said, id, which); left > 0;
                 --left) {
                card.used.push_back(std::to_string(which.place + 1));
                rememberUse(run, id, which);
            }
        });
        const Player player = record(position_.state, id).controller;
        const auto& verbs = game_.tables.verbs;
        for (std::size_t i = 0; i < verbs.size(); ++i) {
            const auto verb = static_cast<Verb>(i);
            if (!verbs[i].limit.exists() || player == Player::nobody)
                continue;
            for (std::int32_t left =
                     timesUsed(position_, verb, id, player) - timesUsed(said, verb, id, player);
                 left > 0; --left) {
                card.used.emplace_back(verbs[i].word);
                rememberUse(run, verb, id, player);
            }
        }
        card.tellsUsed = !card.used.empty();
    }

    const Position& position_;
    const Game& game_;
    const std::vector<CardDefinition>& cards_;
    State said_; ///< the same, with the uses that have been said
};

} // namespace

std::array<std::vector<ScenarioZone>, 3> takenZones(const Position& position, const Game& game,
                                                    const std::vector<CardDefinition>& cards) {
    std::array<std::vector<ScenarioZone>, 3> zones;
    Taking taking{position, game, cards};
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::size_t kind = 0; kind < game.tables.zones.size(); ++kind) {
            if (game.tables.zones[kind].shared != (player == Player::nobody))
                continue;
            ScenarioZone zone = taking.zone({static_cast<std::uint8_t>(kind), player});
            if (!zone.cards.empty() || kind == game.deckZone())
                zones[indexOf(player)].push_back(std::move(zone));
        }
    return zones;
}

} // namespace takujo
