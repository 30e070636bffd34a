#include "engine/kit/script/operators.h"

#include "engine/kit/procedure.h"

namespace takujo {
namespace amounts {
std::int32_t literal(const Scope&, const Term&) {
    return 0;
}
std::int32_t namedX(const Scope&, const Term&) {
    return 0;
}
std::int32_t count(const Scope&, const Term&) {
    return 0;
}
std::int32_t half(const Scope&, const Term&) {
    return 0;
}
std::int32_t times(const Scope&, const Term&) {
    return 0;
}
std::int32_t sum(const Scope&, const Term&) {
    return 0;
}
std::int32_t minus(const Scope&, const Term&) {
    return 0;
}
std::int32_t either(const Scope&, const Term&) {
    return 0;
}
std::int32_t ofEvent(const Scope&, const Term&) {
    return 0;
}
std::int32_t divided(const Scope&, const Term&) {
    return 0;
}
std::int32_t counters(const Scope&, const Term&) {
    return 0;
}
std::int32_t damageOn(const Scope&, const Term&) {
    return 0;
}
std::int32_t picked(const Scope&, const Term&) {
    return 0;
}
std::int32_t numberOf(const Scope&, const Term&) {
    return 0;
}
std::int32_t valueOf(const Scope&, const Term&) {
    return 0;
}
} // namespace amounts
namespace conditions {
bool all(const Scope&, const Term&) {
    return false;
}
bool any(const Scope&, const Term&) {
    return false;
}
bool isNot(const Scope&, const Term&) {
    return false;
}
bool thereIs(const Scope&, const Term&) {
    return false;
}
bool compares(const Scope&, const Term&) {
    return false;
}
bool isLike(const Scope&, const Term&) {
    return false;
}
bool turnOf(const Scope&, const Term&) {
    return false;
}
bool inPhase(const Scope&, const Term&) {
    return false;
}
bool happened(const Scope&, const Term&) {
    return false;
}
} // namespace conditions
namespace criteria {
bool controller(const Scope&, const Term&, const Known&) {
    return false;
}
bool owner(const Scope&, const Term&, const Known&) {
    return false;
}
bool other(const Scope&, const Term&, const Known&) {
    return false;
}
bool isNot(const Scope&, const Term&, const Known&) {
    return false;
}
bool name(const Scope&, const Term&, const Known&) {
    return false;
}
bool state(const Scope&, const Term&, const Known&) {
    return false;
}
bool marked(const Scope&, const Term&, const Known&) {
    return false;
}
bool damaged(const Scope&, const Term&, const Known&) {
    return false;
}
bool counters(const Scope&, const Term&, const Known&) {
    return false;
}
bool entered(const Scope&, const Term&, const Known&) {
    return false;
}
bool namedLike(const Scope&, const Term&, const Known&) {
    return false;
}
bool among(const Scope&, const Term&, const Known&) {
    return false;
}
bool anyOf(const Scope&, const Term&, const Known&) {
    return false;
}
bool number(const Scope&, const Term&, const Known&) {
    return false;
}
bool set(const Scope&, const Term&, const Known&) {
    return false;
}
bool text(const Scope&, const Term&, const Known&) {
    return false;
}
bool flag(const Scope&, const Term&, const Known&) {
    return false;
}
} // namespace criteria
namespace effects {
Next draw(Run&, const Scope&, const Term&) {
    return {};
}
Next discard(Run&, const Scope&, const Term&) {
    return {};
}
Next move(Run&, const Scope&, const Term&) {
    return {};
}
Next shuffle(Run&, const Scope&, const Term&) {
    return {};
}
Next damage(Run&, const Scope&, const Term&) {
    return {};
}
Next damagePlayer(Run&, const Scope&, const Term&) {
    return {};
}
Next turnAside(Run&, const Scope&, const Term&) {
    return {};
}
Next turnUpright(Run&, const Scope&, const Term&) {
    return {};
}
Next putCounter(Run&, const Scope&, const Term&) {
    return {};
}
Next takeCounter(Run&, const Scope&, const Term&) {
    return {};
}
Next changeValue(Run&, const Scope&, const Term&) {
    return {};
}
Next win(Run&, const Scope&, const Term&) {
    return {};
}
Next lose(Run&, const Scope&, const Term&) {
    return {};
}
Next select(Run&, const Scope&, const Term&) {
    return {};
}
Next may(Run&, const Scope&, const Term&) {
    return {};
}
Next decide(Run&, const Scope&, const Term&) {
    return {};
}
Next forEach(Run&, const Scope&, const Term&) {
    return {};
}
Next unfinished(Run&, const Scope&, const Term&) {
    return {};
}
Next search(Run&, const Scope&, const Term&) {
    return {};
}
Next look(Run&, const Scope&, const Term&) {
    return {};
}
Next later(Run&, const Scope&, const Term&) {
    return {};
}
Next beginLasting(Run&, const Scope&, const Term&) {
    return {};
}
Next beginPlayerLasting(Run&, const Scope&, const Term&) {
    return {};
}
Next takeControl(Run&, const Scope&, const Term&) {
    return {};
}
Next cancelEvent(Run&, const Scope&, const Term&) {
    return {};
}
Next redirectEvent(Run&, const Scope&, const Term&) {
    return {};
}
Next changeEvent(Run&, const Scope&, const Term&) {
    return {};
}
} // namespace effects
namespace modifiers {
void number(Characteristics&, const Term&, std::int32_t) {}
void set(Characteristics&, const Term&, std::int32_t) {}
void text(Characteristics&, const Term&, std::int32_t) {}
void gain(Characteristics&, const Term&, std::int32_t) {}
void lose(Characteristics&, const Term&, std::int32_t) {}
void type(Characteristics&, const Term&, std::int32_t) {}
void cannot(Characteristics&, const Term&, std::int32_t) {}
void must(Characteristics&, const Term&, std::int32_t) {}
void loseAbilities(Characteristics&, const Term&, std::int32_t) {}
void price(Characteristics&, const Term&, std::int32_t) {}
} // namespace modifiers
} // namespace takujo
