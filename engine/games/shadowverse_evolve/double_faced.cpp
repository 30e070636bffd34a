#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// 2.15: double-faced cards. Outside the field and the evolution zone they have the information of their
/// first face (2.15.2.1); what evolves may take either face that is proper (4.6.4).
namespace takujo::shadowverse_evolve {

namespace {

enum Local : std::size_t { forEffect, whoSays };
constexpr std::uint16_t isAsking = 0;
constexpr auto isAsked = asksAt<whichFace, isAsking>;

/// 5.15.1.1.1: of its name, unless effects say of which.
bool isProperFace(const CardDefinition& face, const CardDefinition& of, const std::vector<TextKey>& names) {
    if ((face.sets[special] & isEvolve) == 0)
        return false;
    return names.empty() ? shareName(face, of)
                         : std::ranges::any_of(names, [&](TextKey name) { return face.isNamed(name); });
}

Player whoSaysWhich(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whoSays]);
}

void offerFaces(const Position& position, Decision& decision) {
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[forEffect]);
    decision.decider = whoSaysWhich(position);
    if (const EffectRecord* const effect = findEffect(position.state, id))
        decision.about = effect->source;
    for (const takujo::Verb verb : {showFirstFace, showSecondFace})
        offer(position, decision.decider, verb, decision);
}

/// It is kept with the card that was picked.
Next takeFace(Run& run, const Option& answer) {
    const auto id = static_cast<std::uint16_t>(run.local(forEffect));
    for (Binding& binding : run.state.bindings)
        if (binding.effect == id && binding.slot == binding_slots::scratch)
            binding.amount = answer.verb == showSecondFace ? secondFace : firstFace;
    return Next::finish();
}

} // namespace

std::uint32_t properFaces(const Position& position, ObjectId candidate, ObjectId card) {
    const CardDefinition& one = position.definition(candidate);
    const CardDefinition& host = position.definition(card);
    const std::vector<TextKey> names = namesToEvolveInto(position, card);
    std::uint32_t faces = 0;
    if (isProperFace(one, host, names))
        faces |= firstFace;
    if (one.side != 0 && position.rules.policy(eitherFaceWillDo) != 0 &&
        isProperFace(position.cards[one.side - 1U], host, names))
        faces |= secondFace;
    return faces;
}

Next askForFace(std::uint16_t effect, Player by) {
    return Next::call(whichFace, {effect, static_cast<std::int32_t>(indexOf(by))});
}

Procedure whichFaceSteps() {
    return {"a double-faced card",
            "4.6.4",
            {{"which face it shows", "4.6.4", Question{DecisionKind::mode, offerFaces, takeFace}}}};
}

std::vector<VerbSpec> verbsOfFaces() {
    const auto verb = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("no-face-is-chosen-now", "4.6.4"),
                                       onlyFor<isAsked, whoSaysWhich>("other-player-decides", "4.6.4")},
                        .onlyWhenAsked = true};
    };
    return {verb("first face"), verb("second face")};
}

} // namespace takujo::shadowverse_evolve
