#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"

/// What automatic abilities wait for: 10.7, and the keywords of chapter 12 that are such.
namespace takujo::shadowverse_evolve::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isThis(const Scope& scope, ObjectId id) {
    return id.exists() && id == scope.effect.source;
}

} // namespace

/// 12.4.3: from wherever but a field.
bool fanfare(const Scope& scope, const Term&, const Event& event) {
    return event.to.kind == field && event.from.kind != field && isThis(scope, event.became);
}
/// 12.5.3
bool lastWords(const Scope& scope, const Term&, const Event& event) {
    return event.from.kind == field && event.to.kind == cemetery && isThis(scope, event.object);
}
/// 12.7.2
bool strikes(const Scope& scope, const Term&, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & isAttacking) != 0 && isThis(scope, event.object);
}
bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & isAttacking) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
/// 5.5.1: from the field to the cemetery, for no other reason.
bool isDestroyed(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == shadowverse_evolve::isDestroyed && event.from.kind == field &&
           event.to.kind == cemetery && isMeant(scope, term[happens::what], event.object);
}
/// Parts: card, to, from. What is known of it before or after, as the trigger looks at it (10.7.4.1).
bool goesTo(const Scope& scope, const Term& term, const Event& event) {
    return event.to.kind == term[goes_somewhere::to].number && event.from.kind != event.to.kind &&
           (!term[goes_somewhere::from].exists() || event.from.kind == term[goes_somewhere::from].number) &&
           isLike(scope, term[happens::card],
                  know(scope.position, event.became.exists() ? event.became : event.object));
}
/// Each of the two has clashed (8.4.9.2).
bool clashes(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == hasClashed && (isMeant(scope, term[happens::what], event.object) ||
                                        isMeant(scope, term[happens::what], event.source));
}
bool leaderGains(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == leaderHealth && event.amount > 0 &&
           playersOf(scope, term[happens::player], scope.effect.controller).has(event.player);
}
/// By damage or otherwise.
bool leaderLoses(const Scope& scope, const Term& term, const Event& event) {
    const PlayerSet whose = playersOf(scope, term[happens::player], scope.effect.controller);
    if (event.kind == EventKind::changeValue)
        return event.slot == leaderHealth && event.amount < 0 && whose.has(event.player);
    if (!lives(scope.state(), event.object))
        return false;
    const ZoneId zone = record(scope.state(), event.object).zone;
    return zone.kind == leaderArea && whose.has(zone.player);
}

} // namespace takujo::shadowverse_evolve::triggers
