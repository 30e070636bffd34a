// The tree of all answers that were tried in a match, its branches, and what going back does not make unseen.

#include "engine/match/match.h"

#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/visibility.h"
#include "engine/match/names.h"

#include <utility>

namespace takujo {

namespace {

constexpr std::uint8_t sight(bool isDraw) {
    return isDraw ? Uncovered::draw : Uncovered::reveal;
}

bool anybodySees(const Position& position, ObjectId id) {
    return sees(position, Player::a, id) || sees(position, Player::b, id);
}

bool isOpen(const Position& position, ZoneId zone) {
    return position.rules.zone(zone).visibility == Visibility::everyone;
}

/// What of a card has come to light between two positions. A card that its owner saw is uncovered only where
/// somebody is shown it; that they play it is no secret of the game's.
std::uint8_t uncoveredOf(const Position& before, const Position& after, std::uint16_t card) {
    if (before.state.cards[card].isToken())
        return 0; // made before everybody's eyes
    const ObjectId was = objectIn(before.state, before.state.cards[card].object);
    const ObjectId is = objectIn(after.state, after.state.cards[card].object);
    if (!anybodySees(before, was)) {
        if (!anybodySees(after, is))
            return 0;
        constexpr std::uint32_t looked = revealedMark | lookedAtBy(Player::a) | lookedAtBy(Player::b);
        const ObjectRecord& object = record(after.state, is);
        return sight(!isOpen(after, object.zone) && (object.marks & looked) == 0);
    }
    const std::uint32_t marks = record(after.state, is).marks & ~record(before.state, was).marks;
    const bool isBeingPlayed = (marks & hiddenFrom(Query::reachable)) != 0;
    const bool isHidden = !isOpen(after, record(after.state, is).zone);
    for (const Player viewer : bothPlayers)
        if (isHidden && !isBeingPlayed && !sees(before, viewer, was) &&
            (marks & (revealedMark | lookedAtBy(viewer))) != 0)
            return Uncovered::reveal;
    return 0;
}

/// What a line of the log tells that may not show in the position any more.
std::uint8_t uncoveredBy(const LogEntry& line, const Position& position) {
    if (!line.isEvent)
        return 0;
    const Event& event = line.event;
    if (event.kind == EventKind::shuffle)
        return Uncovered::shuffle;
    const bool isFromTheDark = event.kind == EventKind::move && event.from.exists() &&
                               position.rules.zone(event.from).visibility == Visibility::nobody;
    if (!isFromTheDark || line.seenBy == 0)
        return 0;
    return sight(position.rules.zone(event.to).visibility == Visibility::owner);
}

} // namespace

Match::Match(const Match& from, std::vector<Node> nodes, std::size_t place)
    : setup_{from.setup_}, origin_{from.origin_}, game_{from.game_}, cards_{from.cards_}, rules_{from.rules_},
      names_{from.names_}, engine_{*rules_, *cards_, journal_.get()}, nodes_{std::move(nodes)},
      seating_{from.seating_}, computer_{from.computer_} {
    stand(place);
}

std::unique_ptr<Match> Match::copy() const {
    return std::unique_ptr<Match>{new Match{*this, nodes_, current_}};
}

std::unique_ptr<Match> Match::glimpse(std::size_t place) const {
    Node only = nodes_[place];
    only.parent = none;
    only.lastChild = none;
    std::vector<Node> nodes;
    nodes.push_back(std::move(only));
    return std::unique_ptr<Match>{new Match{*this, std::move(nodes), 0}};
}

MatchPlace Match::at(std::size_t place) const {
    const Node& node = nodes_[place];
    MatchPlace result;
    result.before = node.parent == none ? place : node.parent;
    result.step = node.step;
    result.answer = node.answer;
    if (node.answer.player != Player::nobody)
        result.stops = node.now.players[indexOf(node.answer.player)].stops;
    result.takenBack = node.takenBack;
    return result;
}

std::size_t Match::lineEnd() const {
    std::size_t end = current_;
    while (nodes_[end].lastChild != none)
        end = nodes_[end].lastChild;
    return end;
}

void Match::goTo(std::size_t place) {
    if (nodes_[place].takenBack)
        return;
    for (std::size_t at = place; nodes_[at].parent != none; at = nodes_[at].parent)
        nodes_[nodes_[at].parent].lastChild = at;
    stand(place);
}

void Match::endLineHere() {
    nodes_[current_].lastChild = none;
}

bool Match::isTip(std::size_t place) const {
    for (std::size_t i = place + 1; i < nodes_.size(); ++i)
        if (nodes_[i].parent == place && !nodes_[i].takenBack)
            return false;
    return true;
}

Engine Match::engineAt(std::size_t place) const {
    Engine engine{*rules_, *cards_};
    engine.resume(nodes_[place].now, nodes_[place].before);
    return engine;
}

void Match::forgetLast() {
    const std::size_t last = current_;
    const std::size_t before = nodes_[last].parent;
    if (before == none)
        return;
    stand(before);
    nodes_[before].lastChild = none;
    forget(last, before);
}

void Match::forget(std::size_t end, std::size_t start) {
    std::size_t at = end;
    for (; at != start && isTip(at); at = nodes_[at].parent) {
        nodes_[at].takenBack = true;
        if (std::string name = std::exchange(nodes_[at].name, {}); !name.empty())
            nodes_[nodes_[at].parent].name = std::move(name);
    }
    if (at == start)
        return;
    // Another line goes on from here: that one comes next again.
    for (std::size_t i = at + 1; i < nodes_.size(); ++i)
        if (nodes_[i].parent == at && !nodes_[i].takenBack)
            nodes_[at].lastChild = i;
}

void Match::nameBranch(std::size_t tip, std::string name) {
    nodes_[tip].name = keptOfName(std::move(name));
}

DroppedBranch Match::dropBranch(std::size_t tip) {
    std::vector<bool> isPresent(nodes_.size(), false);
    for (std::size_t at = lineEnd(); at != none; at = nodes_[at].parent)
        isPresent[at] = true;
    DroppedBranch dropped;
    std::size_t at = tip;
    for (; !isPresent[at] && isTip(at); at = nodes_[at].parent) {
        nodes_[at].takenBack = true;
        dropped.places.push_back(at);
    }
    if (dropped.places.empty())
        return dropped;
    dropped.name = std::exchange(nodes_[tip].name, {});
    // No way forward leads into what is gone.
    if (nodes_[at].lastChild == dropped.places.back())
        nodes_[at].lastChild = none;
    for (std::size_t i = at + 1; i < nodes_.size() && nodes_[at].lastChild == none && !isPresent[at]; ++i)
        if (nodes_[i].parent == at && !nodes_[i].takenBack)
            nodes_[at].lastChild = i;
    return dropped;
}

void Match::restore(const DroppedBranch& dropped) {
    for (const std::size_t place : dropped.places)
        nodes_[place].takenBack = false;
    if (dropped.places.empty())
        return;
    nodes_[dropped.places.front()].name = dropped.name;
    // What it stands on may have been taken back meanwhile.
    for (const std::size_t place : dropped.places)
        for (std::size_t at = nodes_[place].parent; at != none && nodes_[at].takenBack;
             at = nodes_[at].parent)
            nodes_[at].takenBack = false;
}

std::size_t Match::sharedWith(std::size_t place) const {
    // Places are numbered as they were reached: what comes before has the lower number.
    std::size_t here = current_;
    while (here != place)
        (here > place ? here : place) = nodes_[here > place ? here : place].parent;
    return here;
}

std::uint8_t Match::uncoveredOnTheWayTo(std::size_t place) const {
    return uncoveredSince(sharedWith(place));
}

std::uint8_t Match::uncoveredBy(std::size_t place) const {
    const Node& node = nodes_[place];
    if (node.parent == none)
        return 0;
    if (node.uncovered)
        return *node.uncovered;
    const Position before{nodes_[node.parent].now, *rules_, *cards_};
    const Position after{node.now, *rules_, *cards_};
    std::uint8_t bits = before.state.random == after.state.random ? std::uint8_t{0} : Uncovered::shuffle;
    for (std::size_t card = 0; card < before.state.cards.size(); ++card)
        bits |= uncoveredOf(before, after, static_cast<std::uint16_t>(card));
    for (const LogEntry& line : node.lines)
        bits |= takujo::uncoveredBy(line, after);
    node.uncovered = bits;
    return bits;
}

std::uint8_t Match::uncoveredSince(std::size_t place) const {
    std::uint8_t bits = 0;
    for (std::size_t at = current_; at != place && at != none; at = nodes_[at].parent)
        bits |= uncoveredBy(at);
    return bits;
}

bool Match::isHiddenAfterShown(std::size_t end, std::size_t before, std::size_t hidden) const {
    const Position there{nodes_[hidden].now, *rules_, *cards_};
    for (std::size_t at = end; at != before; at = nodes_[at].parent)
        for (const LogEntry& line : nodes_[at].lines) {
            if (!line.isEvent || !line.hasCard || !lives(there.state, line.event.object))
                continue;
            for (const Player viewer : bothPlayers)
                if ((line.seenBy >> indexOf(viewer) & 1U) != 0 && !sees(there, viewer, line.event.object))
                    return true;
        }
    return false;
}

std::uint8_t Match::seenOnOtherWay(std::size_t place) const {
    const std::size_t shared = sharedWith(place);
    const std::size_t onLine = [&] {
        std::size_t end = lineEnd();
        while (end > place)
            end = nodes_[end].parent;
        return end;
    }();
    if (onLine == place)
        return 0;
    const bool isSeen =
        isHiddenAfterShown(place, shared, current_) || isHiddenAfterShown(current_, shared, place);
    return isSeen ? Uncovered::elsewhere : std::uint8_t{0};
}

std::uint8_t Match::uncoveredByUndo() const {
    return canUndo() ? uncoveredSince(answeredBefore()) : std::uint8_t{0};
}

std::uint8_t Match::knownBefore(std::size_t place) const {
    std::uint8_t bits = nodes_[place].known;
    const std::size_t fork = nodes_[place].parent;
    if (fork == none)
        return bits;
    // Places are numbered as they were reached: what lies behind the fork and is older was seen before.
    std::vector<bool> isBehind(place - fork, false);
    for (std::size_t i = fork + 1; i < place; ++i) {
        const std::size_t parent = nodes_[i].parent;
        if (parent != fork && (parent < fork || !isBehind[parent - fork]))
            continue;
        isBehind[i - fork] = true;
        bits |= uncoveredBy(i);
    }
    return bits;
}

std::vector<Branch> Match::branches() const {
    std::vector<bool> hasNext(nodes_.size(), false);
    std::vector<bool> isPresent(nodes_.size(), false);
    for (const Node& node : nodes_)
        if (node.parent != none && !node.takenBack)
            hasNext[node.parent] = true;
    const std::size_t end = lineEnd();
    for (std::size_t at = end; at != none; at = nodes_[at].parent)
        isPresent[at] = true;
    std::vector<Branch> all;
    for (std::size_t tip = 0; tip < nodes_.size(); ++tip) {
        if (tip != end && (hasNext[tip] || nodes_[tip].takenBack))
            continue;
        Branch branch;
        branch.tip = tip;
        branch.fork = tip;
        branch.name = nodes_[tip].name;
        branch.isPresent = tip == end;
        for (std::size_t at = tip; nodes_[at].parent != none; at = nodes_[at].parent) {
            branch.answers += nodes_[at].step == MatchStep::stops ? 0 : 1;
            branch.known |= knownBefore(at);
            if (!isPresent[at])
                branch.fork = nodes_[at].parent;
        }
        all.push_back(std::move(branch));
    }
    return all;
}

} // namespace takujo
