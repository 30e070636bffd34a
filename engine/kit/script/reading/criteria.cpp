#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/names.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo::criteria {

bool controller(const Scope& scope, const Term& term, const Known& known) {
    const Player who = isBroken(Fault::controllersAreOwners) ? known.owner : known.controller;
    return playersOf(scope, term[operand::of], scope.effect.controller).has(who);
}
bool owner(const Scope& scope, const Term& term, const Known& known) {
    return playersOf(scope, term[operand::of], scope.effect.controller).has(known.owner);
}
bool other(const Scope& scope, const Term& term, const Known& known) {
    return (known.id != scope.effect.source) == (term[operand::of].number != 0);
}
/// Whether it lies in its zone without being counted there.
bool isSetAside(const Scope& scope, const Term& term, const Known& known) {
    const bool isAside = lives(scope.state(), known.id) &&
                         (record(scope.state(), known.id).marks & hiddenFrom(Query::counted)) != 0;
    return isAside == term[operand::of].isTrue() && !isBroken(Fault::setAsideIsNotAsked);
}
bool isNot(const Scope& scope, const Term& term, const Known& known) {
    return !isLike(scope, term[operand::of], known);
}
bool name(const Scope& scope, const Term& term, const Known& known) {
    if (isBroken(Fault::namesAreParts))
        return nameContains(scope, term, known);
    const auto name = static_cast<TextKey>(term[operand::of].number);
    return hasNameLike(scope.position, known, [name](const CardDefinition& card) {
        return isBroken(Fault::otherNamesAreForgotten) ? card.nameText == name : card.isNamed(name);
    });
}
bool nameContains(const Scope& scope, const Term& term, const Known& known) {
    if (isBroken(Fault::namesAreWhole))
        return name(scope, term, known);
    const auto part = static_cast<TextKey>(term[operand::of].number);
    return hasNameLike(scope.position, known,
                       [part](const CardDefinition& card) { return card.hasInName(part); });
}
bool firstName(const Scope& scope, const Term& term, const Known& known) {
    if (isBroken(Fault::namesAreWhole))
        return name(scope, term, known);
    const auto name = static_cast<TextKey>(term[operand::of].number);
    return hasNameLike(scope.position, known,
                       [name](const CardDefinition& card) { return card.firstName == name; });
}
/// The words are the game's for sideways and upright, in this order.
bool state(const Scope&, const Term& term, const Known& known) {
    return isBroken(Fault::statesAreNotAsked) || known.aside == (term[operand::of].number == 0);
}
bool marked(const Scope&, const Term& term, const Known& known) {
    return (known.marks & static_cast<std::uint32_t>(term[operand::of].number)) != 0;
}
bool damaged(const Scope&, const Term& term, const Known& known) {
    return (known.damage > 0) == (term[operand::of].number != 0);
}
bool counters(const Scope& scope, const Term& term, const Known& known) {
    const auto named =
        term[has_counters::named].exists() ? static_cast<TextKey>(term[has_counters::named].number) : 0;
    return countersOn(scope.state(), known.id, named) >= amountOf(scope, term[has_counters::atLeast], 1);
}
/// What has only changed hands this turn was there before.
bool entered(const Scope& scope, const Term& term, const Known& known) {
    const bool isNew = known.since > scope.state().turn && (known.marks & wasThereBefore) == 0;
    return isNew == (term[operand::of].number != 0);
}
bool namedLike(const Scope& scope, const Term& term, const Known& known) {
    const Known like = know(scope.position, objectOf(scope, term[operand::of]));
    return hasNameLike(scope.position, like, [&](const CardDefinition& one) {
        return hasNameLike(scope.position, known,
                           [&](const CardDefinition& other) { return shareName(one, other); });
    });
}
bool among(const Scope& scope, const Term& term, const Known& known) {
    return means(scope, term[operand::of], known);
}
/// The words are `down` and `up`, as in `Face`.
bool face(const Scope& scope, const Term& term, const Known& known) {
    return known.isThere && faceOf(scope.position.rules, record(scope.state(), known.id)) ==
                                static_cast<Face>(term[operand::of].number);
}
/// Below the card that the unit is read as.
bool under(const Scope& scope, const Term& term, const Known& known) {
    if (!known.isInside)
        return false;
    const ObjectId host = hostOf(scope.state(), known.id);
    return cardReadOf(scope.state(), host) != known.id &&
           means(scope, term[operand::of], know(scope.position, host));
}
/// Of a unit, any of its cards; of a single card, that itself.
bool partOf(const Scope& scope, const Term& term, const Known& known) {
    if (!known.isThere || cardsInside(scope.state(), known.id) > 0)
        return false;
    return means(scope, term[operand::of],
                 known.isInside ? know(scope.position, hostOf(scope.state(), known.id)) : known);
}
bool bears(const Scope& scope, const Term& term, const Known& known) {
    bool does = false;
    if (known.isThere)
        visitGuests(scope.state(), known.id, [&](const Link& link) {
            does = does ||
                   (!link.isInside() && means(scope, term[operand::of], know(scope.position, link.guest)));
        });
    return does;
}
bool belongsTo(const Scope& scope, const Term& term, const Known& known) {
    if (!known.isThere || known.isInside)
        return false;
    const ObjectId host = hostOf(scope.state(), known.id);
    return host.exists() && means(scope, term[operand::of], know(scope.position, host));
}
bool anyOf(const Scope& scope, const Term& term, const Known& known) {
    return std::ranges::any_of(term[operand::of].parts,
                               [&](const Term& each) { return isLike(scope, each, known); });
}
/// What has no such number is not compared, unless the game says so: nought is for amounts that nobody can
/// tell, not for cards that have nothing of the kind. Below nought counts as nought, unless the game reads
/// such numbers as they are.
bool number(const Scope& scope, const Term& term, const Known& known) {
    const auto slot = static_cast<std::size_t>(term.number);
    if (!known.hasNumber(slot) && !isBroken(Fault::missingNumbersAreNought) &&
        !scope.position.rules.tables().script.missingNumbersAreNought)
        return false;
    const bool areRead = scope.position.rules.tables().script.negativesCount;
    const std::int32_t value = areRead ? known.number(slot) : std::max(known.number(slot), 0);
    const auto& parts = term[operand::of].parts;
    return (!parts[atLeast].exists() || value >= amountOf(scope, parts[atLeast])) &&
           (!parts[atMost].exists() || value <= amountOf(scope, parts[atMost])) &&
           (!parts[exactly].exists() || value == amountOf(scope, parts[exactly]));
}
bool set(const Scope&, const Term& term, const Known& known) {
    const auto slot = static_cast<std::size_t>(term.number);
    const Term& words = term[operand::of];
    return isBroken(Fault::setsAreNotAsked) ||
           (known.set(slot) & static_cast<std::uint32_t>(words.number)) != 0 ||
           (words.more != 0 && (known.set(slot + 1) & words.more) != 0);
}
bool text(const Scope&, const Term& term, const Known& known) {
    return isBroken(Fault::kindsAreNotAsked) || known.hasText(static_cast<std::size_t>(term.number),
                                                              static_cast<TextKey>(term[operand::of].number));
}
bool flag(const Scope&, const Term& term, const Known& known) {
    const bool has =
        known.card != nullptr && (known.card->flags >> static_cast<unsigned>(term.number) & 1U) != 0;
    return has == (term[operand::of].number != 0);
}

} // namespace takujo::criteria
