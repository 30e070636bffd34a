#include "engine/games/fftcg/operators.h"

#include "engine/kit/procedure.h"

namespace takujo::fftcg {
namespace effects {
Next breakThem(Run&, const Scope&, const Term&) {
    return {};
}
Next putIntoBreakZone(Run&, const Scope&, const Term&) {
    return {};
}
Next remove(Run&, const Scope&, const Term&) {
    return {};
}
Next returnToHand(Run&, const Scope&, const Term&) {
    return {};
}
Next putOntoField(Run&, const Scope&, const Term&) {
    return {};
}
Next freeze(Run&, const Scope&, const Term&) {
    return {};
}
Next additionalMainPhase(Run&, const Scope&, const Term&) {
    return {};
}
} // namespace effects
namespace amounts {
std::int32_t damageTaken(const Scope&, const Term&) {
    return 0;
}
} // namespace amounts
namespace triggers {
bool enters(const Scope&, const Term&, const Event&) {
    return false;
}
bool leaves(const Scope&, const Term&, const Event&) {
    return false;
}
bool putIntoBreakZone(const Scope&, const Term&, const Event&) {
    return false;
}
bool isBroken(const Scope&, const Term&, const Event&) {
    return false;
}
bool breaks(const Scope&, const Term&, const Event&) {
    return false;
}
bool isDiscarded(const Scope&, const Term&, const Event&) {
    return false;
}
bool draws(const Scope&, const Term&, const Event&) {
    return false;
}
bool attacks(const Scope&, const Term&, const Event&) {
    return false;
}
bool formsParty(const Scope&, const Term&, const Event&) {
    return false;
}
bool blocks(const Scope&, const Term&, const Event&) {
    return false;
}
bool isBlocked(const Scope&, const Term&, const Event&) {
    return false;
}
bool isCast(const Scope&, const Term&, const Event&) {
    return false;
}
bool usesAbility(const Scope&, const Term&, const Event&) {
    return false;
}
bool hitsPlayer(const Scope&, const Term&, const Event&) {
    return false;
}
bool isDealtDamage(const Scope&, const Term&, const Event&) {
    return false;
}
bool becomesDull(const Scope&, const Term&, const Event&) {
    return false;
}
bool becomesActive(const Scope&, const Term&, const Event&) {
    return false;
}
bool gainsCrystals(const Scope&, const Term&, const Event&) {
    return false;
}
bool getsCounter(const Scope&, const Term&, const Event&) {
    return false;
}
bool losesCounter(const Scope&, const Term&, const Event&) {
    return false;
}
bool phaseBegins(const Scope&, const Term&, const Event&) {
    return false;
}
} // namespace triggers
namespace costs {
CostMeaning cp() {
    return {};
}
CostMeaning dullThis() {
    return {};
}
CostMeaning dull() {
    return {};
}
CostMeaning discard() {
    return {};
}
CostMeaning intoBreakZone() {
    return {};
}
CostMeaning remove() {
    return {};
}
CostMeaning returnToHand() {
    return {};
}
CostMeaning crystal() {
    return {};
}
CostMeaning takeCounters() {
    return {};
}
CostMeaning revealThis() {
    return {};
}
} // namespace costs
} // namespace takujo::fftcg
