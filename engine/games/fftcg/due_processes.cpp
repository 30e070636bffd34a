#include "engine/games/fftcg/due_processes.h"

#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/kit/script/reading/names.h"

#include <array>
#include <cstdint>
#include <vector>

/// 12.1: before everything that anybody does, it is asked whether a rule process is due.
namespace takujo::fftcg {

namespace {

/// Of names each is a bit here, and seldom two share one.
std::uint64_t bitOfName(const CardDefinition& card) {
    constexpr unsigned bits = 64;
    return std::uint64_t{1} << card.nameKey % bits;
}

/// A primed character has several (p-9).
std::uint64_t bitsOfNames(const Position& position, ObjectId id, const CardDefinition& card) {
    std::uint64_t bits = bitOfName(card);
    if (hasGuests(position.state, id))
        for (const CardDefinition* const other : cardsNamingToo(position, know(position, id)))
            bits |= bitOfName(*other);
    return bits;
}

std::uint32_t dueToPlayer(const Position& position, Player player) {
    const auto taken = static_cast<std::int32_t>(countIn(position.state, zoneOf(player, damageZone)));
    const bool isOver = taken >= damageThatLosesNow(position) ||
                        hasFlag(position.state, player, drewFromEmptyDeck) ||
                        hasFlag(position.state, player, damagedWithEmptyDeck);
    return isOver ? sorts::ofPlayers : 0;
}

/// As printed, cards that are set aside are looked at, too: they may be back before anything moves.
enum class Look : std::uint8_t { asTheyAre, asPrinted };

/// What may be due to the cards on a field.
std::uint32_t dueToField(const Position& position, Player player, Look look) {
    const bool iconFrees = is(position, genericIconFrees);
    std::uint32_t due = 0;
    std::uint64_t names = 0;
    std::int32_t lightOrDarkCards = 0;
    std::int32_t backupCards = 0;
    const Query query = look == Look::asPrinted ? Query::all : Query::counted;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), query)) {
        const CardDefinition& card = position.definition(id); // looked up but once for each of them
        const Characteristics* const altered =
            look == Look::asPrinted ? nullptr : alteredOf(position.state, id);
        if (isNoPowerLeft(altered != nullptr ? altered->numbers[power] : card.numbers[power]))
            due |= sorts::powerless;
        if (record(position.state, id).damage != 0)
            due |= sorts::damaged;
        if (!(iconFrees && isGeneric(card))) {
            const std::uint64_t own = bitsOfNames(position, id, card);
            if ((names & own) != 0)
                due |= sorts::sharedName;
            names |= own;
        }
        const std::uint32_t itsElements = altered != nullptr ? altered->sets[elements] : card.sets[elements];
        const std::uint32_t itsTypes = altered != nullptr ? altered->types : 1U << card.type;
        lightOrDarkCards += (itsElements & lightAndDark) != 0 ? 1 : 0;
        backupCards += static_cast<std::int32_t>(itsTypes >> backup & 1U);
    }
    if (lightOrDarkCards > 1)
        due |= sorts::lightOrDark;
    if (backupCards > value(position, backupLimit))
        due |= sorts::manyBackups;
    return due;
}

std::uint32_t dueToFields(const Position& position, Look look) {
    return dueToField(position, Player::a, look) | dueToField(position, Player::b, look);
}

/// What lies on the fields, and what may be due to that as long as it is as printed: nearly always nothing.
/// Damage comes and goes, and so does power.
class KeptFields {
public:
    std::uint32_t due(const Position& position) {
        if (!isOf(position))
            find(position);
        std::uint32_t due = asPrinted_;
        std::uint32_t hidden = 0;
        for (const Lying& each : lying_) {
            const ObjectRecord& object = position.state.objects[each.slot];
            hidden |= object.marks & hiddenFrom(Query::counted);
            if (object.damage != 0)
                due |= sorts::damaged;
            if (object.altered == 0)
                continue;
            const Characteristics& altered = position.state.altered[object.altered - 1U];
            if (each.isOtherThan(altered))
                return dueToFields(position, Look::asTheyAre);
            if (isNoPowerLeft(altered.numbers[power]))
                due |= sorts::powerless;
        }
        const bool isElse = hidden != 0 || (asPrinted_ & sorts::powerless) != 0; // it may have got power
        return isElse ? dueToFields(position, Look::asTheyAre) : due;
    }

private:
    /// An object, and what rule processes ask of its card.
    struct Lying {
        std::uint16_t slot = 0;
        bool isBackup = false;
        bool isLightOrDark = false;

        bool isOtherThan(const Characteristics& altered) const {
            return ((altered.types >> backup & 1U) != 0) != isBackup ||
                   ((altered.sets[elements] & lightAndDark) != 0) != isLightOrDark;
        }
    };

    bool isOf(const Position& position) const {
        return stamp_ == position.state.tableStamp && stamp_ != 0 && rules_ == &position.rules &&
               cards_ == position.cards.data() && !isAnythingBroken();
    }
    /// Apart from those who only ask, for whom it has been found already.
    [[gnu::noinline]] void find(const Position& position) {
        stamp_ = position.state.tableStamp;
        rules_ = &position.rules;
        cards_ = position.cards.data();
        lying_.clear();
        for (const Player player : bothPlayers)
            for (const ObjectId id : objectsIn(position.state, zoneOf(player, field))) {
                const CardDefinition& card = position.definition(id);
                lying_.push_back({id.index, card.type == backup, isLightOrDark(card)});
            }
        asPrinted_ = dueToFields(position, Look::asPrinted) & ~sorts::damaged;
    }

    std::uint64_t stamp_ = 0; ///< `State::tableStamp`
    const Rulebook* rules_ = nullptr;
    const CardDefinition* cards_ = nullptr;
    std::vector<Lying> lying_;
    std::uint32_t asPrinted_ = 0;
};

} // namespace

std::uint32_t ruleProcessesDue(const Position& position) {
    // Games that are tried out beside the one that is played keep theirs.
    static thread_local std::array<KeptFields, 4> kept;
    return dueToPlayer(position, Player::a) | dueToPlayer(position, Player::b) |
           kept[position.state.tableStamp % kept.size()].due(position);
}

} // namespace takujo::fftcg
