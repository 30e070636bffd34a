#include "engine/kit/script/choosing/hidden_picks.h"

#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

namespace {

/// What is known of a card without its face: whose it is, where it lies, that it shows its back, and what
/// marks lie on it.
bool isKnownUnseen(const Scope& scope, const Term& criterion) {
    const CriterionMeaning fits = scope.vocabulary().criteria[criterion.op].fits;
    return fits == criteria::owner || fits == criteria::controller || fits == criteria::other ||
           fits == criteria::among || fits == criteria::face || fits == criteria::marked ||
           (fits == criteria::partOf && !asksForFaces(scope, criterion[operand::of]));
}

/// Whose cards in a hidden zone are meant.
bool mayBeMeant(const Scope& scope, const Term& each, const Known& known) {
    return std::ranges::all_of(each.parts, [&](const Term& criterion) {
        return !isKnownUnseen(scope, criterion) ||
               scope.vocabulary().criteria[criterion.op].fits(scope, criterion, known);
    });
}

/// Of which types cards of these zones can be; where no zone is named, cards of a deck.
std::uint32_t typesHeldIn(const Scope& scope, std::uint32_t zones) {
    const Vocabulary& words = scope.vocabulary();
    const std::uint32_t any = (1U << words.printed.types.size()) - 1;
    if (zones == 0)
        zones = 1U << scope.position.rules.tables().script.deck;
    std::uint32_t held = 0;
    for (std::size_t kind = 0; kind < words.zones.size(); ++kind)
        if ((zones >> kind & 1U) != 0)
            held |= kind < words.held.size() ? words.held[kind] : any;
    return held & any;
}

template <class Visit>
void visitUnseen(Run& run, Player viewer, Visit visit) {
    for (std::size_t kind = 0; kind < run.rules.tables().zones.size(); ++kind)
        for (const Player player : bothPlayers) {
            const ZoneId zone{static_cast<std::uint8_t>(kind), player};
            const ZoneSpec& spec = run.rules.tables().zones[kind];
            if (spec.shared || spec.single || seesInto(run, viewer, zone))
                continue;
            for (const ObjectId id : objectsIn(run.state, zone))
                visit(id, kind);
        }
}

} // namespace

bool isLookedAt(const State& state, ObjectId id) {
    constexpr std::uint32_t looked = revealedMark | lookedAtBy(Player::a) | lookedAtBy(Player::b);
    return (record(state, id).marks & looked) != 0;
}

void show(Run& run, ObjectId id, std::uint32_t to) {
    if (isBroken(Fault::nothingIsShown) && to == revealedMark)
        return;
    record(run.state, id).marks |= to;
    if (to == revealedMark && run.journal != nullptr)
        run.journal->addShown(run.position().definitionIndex(id), run.position().ownerOf(id));
}

bool asksForFaces(const Scope& scope, const Term& each) {
    const std::uint32_t all = typesHeldIn(scope, zonesOf(each));
    return (typesOf(each) != 0 && (typesOf(each) & all) != all) ||
           !std::ranges::all_of(each.parts,
                                [&](const Term& criterion) { return isKnownUnseen(scope, criterion); });
}

std::int32_t leastToFind(const Scope& scope, const Term& each, const std::vector<ObjectId>& found,
                         std::int32_t least, Player picker) {
    const bool isEach = each.sort == Sort::objects && static_cast<ObjectsOp>(each.op) == ObjectsOp::each;
    if (!scope.position.rules.tables().script.onlyQualitiesAreMissed || !isEach || !asksForFaces(scope, each))
        return least;
    const auto open = std::ranges::count_if(
        found, [&](ObjectId id) { return sees(scope.position, opponentOf(picker), id); });
    return std::min(least, static_cast<std::int32_t>(open));
}

bool showForPicking(Run& run, const Scope& picking, const Term& each) {
    if (each.sort != Sort::objects || static_cast<ObjectsOp>(each.op) != ObjectsOp::each ||
        !asksForFaces(picking, each))
        return false;
    bool shows = false;
    visitUnseen(run, picking.picker, [&](ObjectId id, std::size_t kind) {
        if ((zonesOf(each) >> kind & 1U) == 0 || !mayBeMeant(picking, each, know(run, id)))
            return;
        record(run.state, id).marks |= lookedAtBy(picking.picker);
        shows = true;
    });
    return shows;
}

void hideAgain(State& state, ZoneId zone) {
    for (const ObjectId id : objectsIn(state, zone))
        record(state, id).marks &=
            ~(revealedMark | lookedAtBy(Player::a) | lookedAtBy(Player::b) | keptInSight);
}

void hideFromPicker(Run& run, Player picker) {
    visitUnseen(run, picker, [&](ObjectId id, std::size_t) {
        if (!hasMark(run.state, id, keptInSight))
            record(run.state, id).marks &= ~lookedAtBy(picker);
    });
}

} // namespace takujo
