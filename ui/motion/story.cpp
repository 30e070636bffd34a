#include "ui/motion/story.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

// Milliseconds until the next thing begins; what goes on longer than that overlaps with it.
constexpr int afterTurn = 260;
constexpr int afterLean = 110;
constexpr int afterPulse = 130;
constexpr int afterMoment = 90; ///< things of one moment begin together

/// What a hit can consist of.
bool isHit(const Event& event) {
    return event.kind == EventKind::damage || event.kind == EventKind::move ||
           event.kind == EventKind::changeValue || event.kind >= EventKind::firstOfGame;
}

const CardView* find(const View& view, ObjectId object) {
    for (const ZoneView& zone : view.zones)
        for (const CardView& card : zone.cards)
            if (card.faceUp && card.object == object)
                return &card;
    return nullptr;
}

Player winnerOf(Outcome outcome) {
    return outcome == Outcome::winA ? Player::a : outcome == Outcome::winB ? Player::b : Player::nobody;
}

} // namespace

class Story::Reader {
public:
    Reader(const Told& told, Story& story) : told_{told}, story_{story} {
        for (const BattleView& battle : told.before.battles)
            for (const BattleView::Blow& blow : battle.blows)
                attackers_.insert(blow.from.object);
    }

    void read() {
        for (std::size_t i = told_.first; i < told_.log.size(); ++i) {
            const LogEntry& entry = told_.log[i];
            if (!isTurnTold_ && entry.turn == told_.now.turn && entry.turn != told_.before.turn)
                turnBegins();
            if (entry.isEvent && entry.event.has(Event::performed))
                read(entry.event);
        }
        for (const ZoneView& zone : told_.now.zones)
            if (isInPlay(zone.zone))
                for (const CardView& card : zone.cards)
                    compareNumbers(card);
        if (told_.before.outcome == Outcome::running && told_.now.outcome != Outcome::running)
            add({Beat::Kind::finish, {}, {}, winnerOf(told_.now.outcome)});
        keepShort();
    }

private:
    /// Things are of one moment if they happen for the same reason.
    struct Moment {
        EventKind kind = EventKind::shuffle;
        Cause cause = Cause::rule;
        std::uint16_t effect = 0;
        ObjectId source = {};

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    bool isInPlay(ZoneId zone) const { return zone.exists() && told_.tables.zones[zone.kind].table; }

    void add(Beat beat) {
        beat.begins = clock_;
        story_.beats_.push_back(beat);
        isEmpty_ = false;
    }
    void wait(int milliseconds) {
        clock_ += milliseconds;
        isEmpty_ = true;
    }

    void turnBegins() {
        isTurnTold_ = true;
        if (!isEmpty_)
            wait(afterMoment);
        add({Beat::Kind::turn, {}, {}, told_.now.turnPlayer});
        wait(afterTurn);
    }

    void read(const Event& event) {
        const Moment moment{event.kind, event.cause, event.effect, event.source};
        if (!(moment == moment_) && !isEmpty_)
            wait(afterMoment);
        moment_ = moment;
        if (event.effect != 0 && event.source.exists() && pulsed_.insert(event.effect).second) {
            add({Beat::Kind::pulse, event.source, event.object});
            wait(afterPulse);
        }
        strikeBefore(event);
        switch (event.kind) {
        case EventKind::damage:
            add({Beat::Kind::hurt, event.object, {}, {}, event.amount});
            break;
        case EventKind::heal:
            add({Beat::Kind::heal, event.object, {}, {}, event.amount});
            break;
        case EventKind::changeValue:
            if (event.cause != Cause::cost) // what is paid has been seen while it was paid
                add({Beat::Kind::change, {}, {}, event.player, event.amount, event.amount > 0});
            break;
        case EventKind::mark:
            if ((static_cast<std::uint32_t>(event.amount) & told_.tables.attacks.attacking) != 0)
                attacks(event.object);
            break;
        case EventKind::turnAside:
        case EventKind::turnUpright:
            begin(event.object);
            break;
        case EventKind::move:
            moves(event);
            break;
        default:
            break;
        }
    }

    void begin(ObjectId object) {
        story_.begins_.try_emplace(object.index, clock_);
        isEmpty_ = false;
    }

    void attacks(ObjectId object) {
        if (!attackers_.insert(object).second)
            return;
        add({Beat::Kind::lean, object});
        wait(afterLean);
    }

    void moves(const Event& event) {
        if (isInPlay(event.from) && told_.isPile(event.to) && !event.has(Event::wasFaceDown)) {
            add({Beat::Kind::breaks, event.object});
            story_.broken_.insert(event.object.index);
        }
        begin(event.object);
        story_.begins_.try_emplace(event.became.index, clock_);
        story_.arrivals_.try_emplace(event.to, clock_);
    }

    /// Whoever deals it is seen to strike first, once for each that is hit.
    void strikeBefore(const Event& event) {
        const AttackTable& attacks = told_.tables.attacks;
        if (event.kind == EventKind::occurs && attacks.battle != 0 && event.slot == attacks.battle) {
            strike(event.object, event.source, event.player);
            return;
        }
        const bool isOfAttack =
            attackers_.contains(event.source) && event.effect == 0 && event.cause != Cause::cost;
        if (!isHit(event) || !event.source.exists() || event.source == event.object ||
            !(event.cause == Cause::combat || isOfAttack))
            return;
        const bool isAtPlayer = event.kind == EventKind::changeValue || event.kind == EventKind::move;
        const ObjectId target = isAtPlayer ? ObjectId{} : event.object;
        const BattleView* const together = battleOf(event.source);
        if (together == nullptr) {
            strike(event.source, target, event.player);
            return;
        }
        const int begun = clock_;
        for (const BattleView::Blow& blow : together->blows) {
            clock_ = begun;
            strike(blow.from.object, target, event.player);
        }
    }

    const BattleView* battleOf(ObjectId attacker) const {
        for (const BattleView& battle : told_.before.battles)
            if (std::ranges::any_of(
                    battle.blows, [&](const BattleView::Blow& blow) { return blow.from.object == attacker; }))
                return &battle;
        return nullptr;
    }

    void strike(ObjectId from, ObjectId to, Player player) {
        if (!from.exists() || !struck_.insert({from, to}).second)
            return;
        add({Beat::Kind::strike, from, to, player});
        wait(untilItHits);
    }

    void compareNumbers(const CardView& card) {
        if (!card.faceUp)
            return;
        const CardView* const before = find(told_.before, card.object);
        if (before == nullptr || !isInPlay(before->zone) || before->definition != card.definition)
            return;
        for (const NumberView& number : card.numbers)
            for (const NumberView& old : before->numbers)
                if (number.word == old.word && number.now != old.now) {
                    const std::int32_t by = number.now - old.now;
                    add({Beat::Kind::change, card.object, {}, {}, by, (by > 0) != number.lessIsBetter});
                    return; // one is enough to look there
                }
    }

    void keepShort() {
        if (clock_ <= longest)
            return;
        const auto shorter = [&](int& begins) { begins = begins * longest / clock_; };
        for (Beat& beat : story_.beats_)
            shorter(beat.begins);
        for (auto& [slot, begins] : story_.begins_)
            shorter(begins);
        for (auto& [zone, begins] : story_.arrivals_)
            shorter(begins);
    }

    const Told& told_;
    Story& story_;
    int clock_ = 0;
    bool isEmpty_ = true; ///< nothing begins at the present time yet
    bool isTurnTold_ = false;
    Moment moment_;
    std::set<ObjectId> attackers_;
    std::set<std::pair<ObjectId, ObjectId>> struck_;
    std::set<std::uint16_t> pulsed_;
};

Story::Story(const Told& told) {
    Reader{told, *this}.read();
}

int Story::beginOf(std::uint16_t slot) const {
    const auto found = begins_.find(slot);
    return found == begins_.end() ? 0 : found->second;
}

int Story::arrivalsBegin(ZoneId zone) const {
    const auto found = arrivals_.find(zone);
    return found == arrivals_.end() ? 0 : found->second;
}

} // namespace takujo
