#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

#include <algorithm>

/// 6.2.1.3: whoever has a leader with a class and a title says by which of them the deck goes. A deck that
/// fits one of them only has said so; where it fits both, its player is asked.
namespace takujo::shadowverse_evolve {

namespace {

enum Local : std::size_t { whose };
enum Step : std::uint16_t { lookAtDeck, isAskedAboutIt };
constexpr auto isAsked = asksAt<declaringBasis, isAskedAboutIt>;

Player whoDeclares(const Position& position) {
    return bothPlayers[static_cast<std::size_t>(position.state.frames.back().locals[whose])];
}

const CardDefinition* leaderOf(const Position& position, Player player) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, leaderArea)))
        return &position.definition(id);
    return nullptr;
}

/// Whether all cards but the leader are so.
template <class IsSo>
bool isWholeDeck(const Position& position, Player player, const IsSo& isSo) {
    return std::ranges::all_of(position.state.cards, [&](const CardRecord& card) {
        const CardDefinition& definition = position.cards[card.definition];
        return card.owner != player || definition.type == leader || isSo(definition);
    });
}

bool fitsItsClass(const Position& position, Player player, const CardDefinition& leads) {
    return isWholeDeck(position, player, [&](const CardDefinition& card) {
        return (card.sets[classes] & ~(leads.sets[classes] | neutral)) == 0;
    });
}
bool fitsItsTitle(const Position& position, Player player, const CardDefinition& leads) {
    return std::ranges::any_of(leads.texts[titles], [&](const LocalizedText& title) {
        return isWholeDeck(position, player,
                           [&](const CardDefinition& card) { return hasTitle(card, title); });
    });
}

void tell(Run& run, Player player, bool byTitle) {
    note(run, byTitle ? "goes by title" : "goes by class", player, "6.2.1.3");
}

Next lookAtNextDeck(Run& run) {
    if (run.local(whose) >= static_cast<std::int32_t>(bothPlayers.size()))
        return Next::finish();
    const Player player = whoDeclares(run);
    const CardDefinition* const leads = leaderOf(run, player);
    const bool hasBoth =
        leads != nullptr && (leads->sets[classes] & ~neutral) != 0 && !leads->texts[titles].empty();
    const bool byClass = hasBoth && fitsItsClass(run, player, *leads);
    const bool byTitle = hasBoth && fitsItsTitle(run, player, *leads);
    if (byClass && byTitle)
        return Next::on();
    if (byClass || byTitle)
        tell(run, player, byTitle);
    ++run.local(whose);
    return Next::again();
}

void offerBases(const Position& position, Decision& decision) {
    decision.decider = whoDeclares(position);
    for (const takujo::Verb verb : {goByClass, goByTitle})
        offer(position, decision.decider, verb, decision);
}

Next takeBasis(Run& run, const Option& answer) {
    tell(run, whoDeclares(run), answer.verb == goByTitle);
    ++run.local(whose);
    return Next::jump(lookAtDeck);
}

} // namespace

Procedure declaringBasisSteps() {
    return {"what the decks go by",
            "6.2.1.3",
            {{"the next deck is looked at", "", lookAtNextDeck},
             {"its player says what it goes by", "6.2.1.3",
              Question{DecisionKind::mode, offerBases, takeBasis}}}};
}

std::vector<VerbSpec> verbsOfBases() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("nothing-to-declare", "6.2.1.3"),
                                       onlyFor<isAsked, whoDeclares>("other-player-decides", "6.2.1.3")},
                        .onlyWhenAsked = true};
    };
    return {verb("go by class"), verb("go by title")};
}

} // namespace takujo::shadowverse_evolve
