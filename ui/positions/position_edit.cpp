#include "ui/positions/position_edit.h"

#include "engine/kit/visibility.h"
#include "engine/match/positions/taken_position.h"
#include "engine/match/scenarios/scenario.h"
#include "ui/theme/text.h"

#include <algorithm>
#include <set>

namespace takujo {

namespace {

void visitCards(const Scenario& position, const auto& visit) {
    for (const auto& zones : position.zones)
        for (const ScenarioZone& zone : zones)
            for (const ScenarioCard& card : zone.cards) {
                visit(card);
                for (const ScenarioCard& under : card.under)
                    visit(under);
                for (const ScenarioCard& beside : card.linked)
                    visit(beside);
            }
}

void changeCards(Scenario& position, const auto& change) {
    for (auto& zones : position.zones)
        for (ScenarioZone& zone : zones)
            for (ScenarioCard& card : zone.cards) {
                change(card);
                for (ScenarioCard& under : card.under)
                    change(under);
                for (ScenarioCard& beside : card.linked)
                    change(beside);
            }
}

CardReference byId(std::string_view id) {
    CardReference reference;
    reference.name = reference.text = std::string{id};
    return reference;
}

ScenarioZone& scenarioZoneOf(Scenario& position, Player player, std::string_view word) {
    auto& zones = position.zones[indexOf(player)];
    const auto found = std::ranges::find(zones, word, &ScenarioZone::word);
    if (found != zones.end())
        return *found;
    ScenarioZone made;
    made.word = word;
    return *zones.insert(zones.end(), std::move(made));
}

/// Each card of its own, where a set-up only says how many there are or leaves a deck to be filled up.
void writeFillersOut(Scenario& position, const Game& game) {
    const std::string_view deck = game.tables.zones[game.deckZone()].word;
    for (const Player player : bothPlayers)
        if (std::ranges::find(position.zones[indexOf(player)], deck, &ScenarioZone::word) ==
            position.zones[indexOf(player)].end())
            scenarioZoneOf(position, player, deck).count = fillersInDeck;
    for (auto& zones : position.zones)
        for (ScenarioZone& zone : zones) {
            ScenarioCard filler;
            filler.card = byId(fillerName);
            zone.cards.insert(zone.cards.end(), static_cast<std::size_t>(zone.count.value_or(0)), filler);
            zone.count.reset();
        }
}

/// Its cards by their ids; those of the sets are not kept beside it.
Scenario withIds(Scenario position, const Game& game) {
    writeFillersOut(position, game);
    changeCards(position, [&](ScenarioCard& card) {
        const auto found = std::ranges::find_if(position.cards, [&](const CardDefinition& other) {
            return other.id == card.card.name || other.name.en == card.card.name;
        });
        if (found != position.cards.end())
            card.card = byId(found->id);
    });
    position.cards.clear();
    position.steps.clear();
    return position;
}

/// Adds the tokens that texts of these cards make, and those that texts of these make.
void addTokens(std::vector<CardDefinition>& cards, const Library& library) {
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const TextKey name : std::vector{cards[i].makes})
            for (const CardSet& set : library.sets())
                for (const CardDefinition& card : set.cards)
                    if (card.isToken && card.isNamed(name) &&
                        std::ranges::find(cards, card.id, &CardDefinition::id) == cards.end())
                        cards.push_back(card);
}

} // namespace

PositionEdit::PositionEdit(std::shared_ptr<const GameData> data, Scenario begins, std::filesystem::path file,
                           QObject* parent)
    : QObject{parent}, data_{std::move(data)},
      search_{data_->game->schema, data_->words, data_->library.sets()}, file_{std::move(file)} {
    for (const CardDefinition& card : begins.cards)
        if (data_->library.card(card.id) == nullptr)
            others_.push_back(card);
    CardDefinition filler = data_->game->filler();
    filler.id = fillerName;
    filler.name = {std::string{fillerName}, std::string{fillerName}};
    others_.push_back(std::move(filler));
    versions_.push_back(withIds(std::move(begins), *data_->game));
    judge();
}

std::vector<ZonePlace> PositionEdit::zonesOf(Player player) const {
    std::vector<ZonePlace> zones;
    const auto& specs = data_->game->tables.zones;
    for (std::size_t kind = 0; kind < specs.size(); ++kind)
        if (specs[kind].shared == (player == Player::nobody))
            zones.push_back({player, static_cast<std::uint8_t>(kind)});
    // What is in play first, then the hand and the deck, then other piles, in the order of the game.
    std::ranges::stable_sort(zones, {}, [&](ZonePlace zone) {
        return std::pair{isTable(zone) ? 0 : 1, isTable(zone) ? ZoneRole::row : roleOf(zone)};
    });
    return zones;
}

ZoneRole PositionEdit::roleOf(ZonePlace zone) const {
    if (data_->layout)
        for (const LayoutZone& shown : data_->layout->zones)
            if (shown.word == wordOf(zone))
                return shown.role;
    return isTable(zone) ? ZoneRole::row : ZoneRole::pile;
}

const std::vector<ScenarioCard>& PositionEdit::cardsIn(ZonePlace zone) const {
    static const std::vector<ScenarioCard> none;
    const auto& zones = now().zones[indexOf(zone.player)];
    const auto found = std::ranges::find(zones, wordOf(zone), &ScenarioZone::word);
    return found == zones.end() ? none : found->cards;
}

const ScenarioCard* PositionEdit::card(CardPlace place) const {
    const auto& cards = cardsIn(place.zone);
    return place.index < cards.size() ? &cards[place.index] : nullptr;
}

const CardDefinition* PositionEdit::definition(std::string_view id) const {
    if (const CardDefinition* const card = data_->library.card(id))
        return card;
    const auto other = std::ranges::find(others_, id, &CardDefinition::id);
    return other == others_.end() ? nullptr : &*other;
}

int PositionEdit::count(std::string_view id, ZonePlace zone) const {
    return static_cast<int>(
        std::ranges::count_if(cardsIn(zone), [&](const ScenarioCard& card) { return card.card.name == id; }));
}

Face PositionEdit::usualFace(ZonePlace zone) const {
    static thread_local std::optional<Rulebook> rules;
    static thread_local const Game* of = nullptr;
    if (of != data_->game) {
        of = data_->game;
        rules.emplace(of->tables);
    }
    ObjectRecord plain;
    plain.zone = {zone.kind, zone.player};
    return faceOf(*rules, plain);
}

int PositionEdit::value(Player player, std::string_view word) const {
    const auto& values = now().values[indexOf(player)];
    const auto found = values.find(std::string{word});
    return found == values.end() ? 0 : found->second.amount;
}

const StartingPoint& PositionEdit::point() const {
    return *std::ranges::find(points(), now().phase, &StartingPoint::word);
}

ScenarioZone& PositionEdit::zoneIn(Scenario& position, ZonePlace zone) const {
    return scenarioZoneOf(position, zone.player, wordOf(zone));
}

void PositionEdit::add(std::string_view id, ZonePlace zone, std::size_t index) {
    Scenario next = now();
    auto& cards = zoneIn(next, zone).cards;
    ScenarioCard card;
    card.card = byId(id);
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(std::min(index, cards.size())), std::move(card));
    change(std::move(next));
}

void PositionEdit::take(CardPlace place) {
    if (card(place) == nullptr)
        return;
    Scenario next = now();
    auto& cards = zoneIn(next, place.zone).cards;
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(place.index));
    change(std::move(next));
}

CardPlace PositionEdit::move(CardPlace from, ZonePlace to, std::size_t index) {
    const ScenarioCard* const moved = card(from);
    if (moved == nullptr)
        return from;
    ScenarioCard carried = *moved;
    const bool isSame = from.zone == to;
    if (isSame && from.index < index)
        --index; // it is taken out before
    index = std::min(index, cardsIn(to).size() - (isSame ? 1 : 0));
    if (isSame && index == from.index)
        return from;
    if (!isSame) {
        const Player owner = carried.owner.value_or(from.zone.player);
        carried.owner.reset();
        if (to.player != Player::nobody && owner != to.player && owner != Player::nobody)
            carried.owner = owner;
        if (!isTable(to)) { // as a card is that comes there
            carried.aside.reset();
            carried.fresh.reset();
            carried.marks.reset();
            carried.numbers.clear();
            carried.counters.clear();
            carried.used.clear();
            carried.tellsUsed = false;
        }
        carried.face.reset();
    }
    Scenario next = now();
    auto& left = zoneIn(next, from.zone).cards;
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(from.index));
    auto& cards = zoneIn(next, to).cards;
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(index), std::move(carried));
    change(std::move(next));
    return {to, index};
}

void PositionEdit::change(CardPlace place, const ScenarioCard& card) {
    if (this->card(place) == nullptr)
        return;
    Scenario next = now();
    zoneIn(next, place.zone).cards[place.index] = card;
    change(std::move(next));
}

bool PositionEdit::mayPutUnder(CardPlace place) const {
    return isTable(place.zone) && place.index > 0 && card(place) != nullptr &&
           std::ranges::find(data_->game->tables.roles, Role::Stands::inside, &Role::stands) !=
               data_->game->tables.roles.end();
}

void PositionEdit::putUnder(CardPlace place) {
    if (!mayPutUnder(place))
        return;
    Scenario next = now();
    auto& cards = zoneIn(next, place.zone).cards;
    const auto at = cards.begin() + static_cast<std::ptrdiff_t>(place.index);
    ScenarioCard& host = *(at - 1);
    std::vector<ScenarioCard> under = std::move(at->under);
    ScenarioCard own;
    own.card = at->card;
    own.owner = at->owner;
    host.under.push_back(std::move(own));
    for (ScenarioCard& card : under)
        host.under.push_back(std::move(card));
    host.tellsUnder = true;
    cards.erase(at);
    change(std::move(next));
}

void PositionEdit::takeFromUnder(CardPlace place) {
    const ScenarioCard* const host = card(place);
    if (host == nullptr || host->under.empty())
        return;
    Scenario next = now();
    auto& cards = zoneIn(next, place.zone).cards;
    std::vector<ScenarioCard> under = std::move(cards[place.index].under);
    cards[place.index].under.clear();
    cards[place.index].tellsUnder = false;
    for (ScenarioCard& card : under)
        card.role.clear();
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(place.index) + 1, under.begin(), under.end());
    change(std::move(next));
}

void PositionEdit::empty(ZonePlace zone) {
    if (cardsIn(zone).empty())
        return;
    Scenario next = now();
    zoneIn(next, zone).cards.clear();
    change(std::move(next));
}

void PositionEdit::fillDecks(Player player, const Deck& deck) {
    Scenario next = now();
    const RuleTables& tables = data_->game->tables;
    for (const DeckPart& part : tables.deckParts)
        zoneIn(next, {player, part.zone}).cards.clear();
    std::multiset<std::string> elsewhere;
    for (std::size_t side = 0; side < next.zones.size(); ++side)
        for (const ScenarioZone& zone : next.zones[side])
            for (const ScenarioCard& card : zone.cards) {
                const auto note = [&](const ScenarioCard& each) {
                    if (each.owner ? *each.owner == player : side == indexOf(player))
                        elsewhere.insert(each.card.name);
                };
                note(card);
                for (const ScenarioCard& under : card.under)
                    note(under);
            }
    Random random{static_cast<std::uint64_t>(next.seed) + indexOf(player)};
    for (std::size_t part = 0; part < tables.deckParts.size(); ++part) {
        std::vector<ScenarioCard> cards;
        for (const Deck::Entry& entry : deck.entries) {
            if (entry.part != part || definition(entry.card) == nullptr)
                continue;
            for (int i = 0; i < entry.count; ++i) {
                if (const auto found = elsewhere.find(entry.card); found != elsewhere.end()) {
                    elsewhere.erase(found);
                    continue;
                }
                ScenarioCard card;
                card.card = byId(entry.card);
                cards.push_back(std::move(card));
            }
        }
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
        zoneIn(next, {player, tables.deckParts[part].zone}).cards = std::move(cards);
    }
    change(std::move(next));
}

void PositionEdit::setValue(Player player, std::string_view word, int amount) {
    if (value(player, word) == amount)
        return;
    Scenario next = now();
    next.values[indexOf(player)][std::string{word}] = {amount, {}};
    change(std::move(next));
}

void PositionEdit::setPoint(std::string_view word) {
    if (now().phase == word)
        return;
    Scenario next = now();
    next.phase = word;
    change(std::move(next));
}

void PositionEdit::setTurnPlayer(Player player) {
    if (now().turnPlayer == player)
        return;
    Scenario next = now();
    next.turnPlayer = player;
    change(std::move(next));
}

void PositionEdit::setTurn(int turn) {
    if (now().turn == turn)
        return;
    Scenario next = now();
    next.turn = turn;
    change(std::move(next));
}

void PositionEdit::change(Scenario next) {
    versions_.resize(at_ + 1);
    if (saved_ && *saved_ > at_)
        saved_.reset(); // what the file says can't be reached any more
    versions_.push_back(std::move(next));
    ++at_;
    judge();
    emit changed();
}

void PositionEdit::undo() {
    if (!canUndo())
        return;
    --at_;
    judge();
    emit changed();
}

void PositionEdit::redo() {
    if (!canRedo())
        return;
    ++at_;
    judge();
    emit changed();
}

void PositionEdit::setSaved(const std::filesystem::path& file) {
    file_ = file;
    saved_ = at_;
    emit changed();
}

Scenario PositionEdit::whole() const {
    Scenario position = now();
    std::set<std::string> used;
    visitCards(position, [&](const ScenarioCard& card) { used.insert(card.card.name); });
    for (const std::string& id : used)
        if (const CardDefinition* const card = definition(id); card != nullptr && id != fillerName)
            position.cards.push_back(*card);
    addTokens(position.cards, data_->library);
    changeCards(position, [&](ScenarioCard& card) {
        if (const CardDefinition* const known = definition(card.card.name))
            card.card = byId(setupNameOf(*known, position.cards));
    });
    position.illegal = changesAtOnce_;
    return position;
}

/// What a rule would change at once is told, but does not hinder playing on.
void PositionEdit::judge() {
    trouble_ = {};
    changesAtOnce_ = false;
    canBePlayed_ = true;
    Scenario position = whole();
    position.illegal = true;
    const auto cards = scenarioCards(position, *data_->game);
    try {
        const State state = scenarioState(position, *data_->game, *cards);
        const auto dealt = point().dealt;
        const std::string_view rule =
            dealt == ZoneId::none ? ruleThatChanges(*data_->game, *cards, state) : std::string_view{};
        changesAtOnce_ = !rule.empty();
        if (changesAtOnce_)
            trouble_ = {"By rule {rule}, this position changes as soon as it is played on.",
                        rule.substr(0, rule.find(' '))}; // the first that it cites
    } catch (const ScenarioFailure& failure) {
        trouble_ = {"Expected is {expected}, but it is {found}.", failure.expected, failure.found};
        canBePlayed_ = false;
    }
}

void PositionEdit::replace(Scenario position, const std::filesystem::path& file) {
    for (const CardDefinition& card : position.cards)
        if (definition(card.id) == nullptr)
            others_.push_back(card);
    file_ = file;
    change(withIds(std::move(position), *data_->game));
    if (!file.empty())
        setSaved(file);
}

void PositionEdit::clear() {
    Scenario next = emptyPosition(*data_);
    next.format = now().format;
    file_.clear();
    change(std::move(next));
}

std::vector<std::string> PositionEdit::cardsOfNoSet() const {
    std::vector<std::string> names;
    visitCards(now(), [&](const ScenarioCard& card) {
        if (card.card.name != fillerName && data_->library.card(card.card.name) == nullptr &&
            std::ranges::find(names, card.card.name) == names.end())
            names.push_back(card.card.name);
    });
    return names;
}

Scenario emptyPosition(const GameData& data) {
    const Game& game = *data.game;
    Scenario position;
    position.game = game.id;
    position.format = game.formats.front();
    position.automatic = true;
    position.namesFirst = true;
    position.seed = 1;
    for (const Player player : bothPlayers) // what nobody has put there is not filled up
        scenarioZoneOf(position, player, game.tables.zones[game.deckZone()].word);
    // The first phase in which the game asks players of itself, else the last one there is.
    position.phase = game.startingPoints.back().word;
    for (const StartingPoint& point : game.startingPoints)
        if (point.frames.front().procedure != game.beginning && data.layout &&
            std::ranges::find(data.layout->asks, game.tables.phases[point.phase]) !=
                data.layout->asks.end()) {
            position.phase = point.word;
            break;
        }
    return position;
}

} // namespace takujo
