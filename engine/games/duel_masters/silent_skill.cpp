#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/triggers/triggers.h"

/// 501.1: the turn player untaps, but may leave creatures with Silent Skill tapped; what their skills do
/// waits then until the others have untapped.
namespace takujo::duel_masters {

namespace {

enum Step : std::uint16_t { whichStay, areChosen, theyUntap, skillsWait };

template <class Visit>
void visitSilentSkills(const Position& position, ObjectId id, const Visit& visit) {
    visitAbilities(position, id, [&](AbilityRef which, std::int32_t) {
        const Ability& ability = abilityAt(position, which);
        if (ability.kind == AbilityKind::activated && ability.form == silentSkill)
            visit(which);
    });
}
bool hasSilentSkill(const Position& position, ObjectId id) {
    bool isSo = false;
    visitSilentSkills(position, id, [&](AbilityRef) { isSo = true; });
    return isSo;
}

Next findSilentOnes(Run& run) {
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, battleZone), Query::counted))
        if (record(run.state, id).isAside() && hasSilentSkill(run, id))
            found.push_back(id);
    if (found.empty())
        return Next::jump(theyUntap);
    const RulePick pick{.player = run.state.turnPlayer,
                        .least = 0,
                        .most = static_cast<std::int32_t>(found.size()),
                        .kind = silentPick,
                        .verb = keepTapped,
                        .enough = keepNoMoreTapped};
    return askToPick(run, found, pick) ? Next::on() : Next::jump(theyUntap);
}

Next chosen(Run&) {
    return Next::on();
}

/// 702.3a: all at the same time. OPEN 18: whatever can untap does.
Next untapThem(Run& run) {
    for (const Zone zone : {battleZone, manaZone})
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone)))
            if (!isPickedFor(run.state, id, silentPick)) {
                proposeUpright(run, id);
                if (isBroken(faults::untappingTurnsBack) && hasMark(run.state, id, isReversed)) // 105.5
                    proposeUnmark(run, id, isReversed);
            }
    return Next::on();
}

/// 602.2: the effect replaces nothing.
Next letSkillsWait(Run& run) {
    for (const ObjectId id : pickedFor(run.state, silentPick)) {
        if (!lives(run.state, id) || !record(run.state, id).isAside())
            continue;
        Scratch<AbilityRef> all;
        visitSilentSkills(run, id, [&](AbilityRef which) { all.push_back(which); });
        for (const AbilityRef which : all)
            triggerDeclared(run, id, which, Event{});
    }
    return Next::finish();
}

} // namespace

Procedure untappingSteps() {
    return {"untapping",
            "501.1",
            {{"which creatures could stay tapped", "501.1a", findSilentOnes},
             {"which creatures stay tapped", "501.1a", pickQuestion<chosen>(DecisionKind::chooseObjects)},
             {"the cards untap", "501.1 702.3a", untapThem},
             {"what they do waits", "501.1a 602.1 602.2", letSkillsWait}}};
}

std::vector<VerbSpec> silentSkillVerbs() {
    return {{.word = "keep tapped",
             .from = {{battleZone, Whose::mine}},
             .conditions = {onlyWhen<asksToPickFor<silentPick>>("nothing-stays-tapped-now", "501.1a"),
                            onlyFor<asksToPickFor<silentPick>, whoPicks>("other-player-decides", "501.1a"),
                            {Aspect::object, "no-silent-skill", "501.1a", isCandidate},
                            {Aspect::choices, "stays-tapped-already", "501.1a", isUnpicked}},
             .onlyWhenAsked = true},
            {.word = "keep no more tapped",
             .conditions = {onlyWhen<asksToPickFor<silentPick>>("nothing-stays-tapped-now", "501.1a"),
                            onlyFor<asksToPickFor<silentPick>, whoPicks>("other-player-decides", "501.1a")},
             .onlyWhenAsked = true}};
}

} // namespace takujo::duel_masters
