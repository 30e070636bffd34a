#pragma once

#include "engine/kit/rules/meanings.h"

/// The functions that the kit's operators stand for. kit_vocabulary.cpp has the operators' shapes.
namespace takujo {

namespace amounts { // amounts.cpp
std::int32_t literal(const Scope&, const Term&);
std::int32_t namedX(const Scope&, const Term&);
std::int32_t count(const Scope&, const Term&);
std::int32_t half(const Scope&, const Term&);
std::int32_t times(const Scope&, const Term&);
std::int32_t sum(const Scope&, const Term&);
std::int32_t minus(const Scope&, const Term&);
std::int32_t either(const Scope&, const Term&);
std::int32_t ofEvent(const Scope&, const Term&);
std::int32_t divided(const Scope&, const Term&);
std::int32_t counters(const Scope&, const Term&);
std::int32_t damageOn(const Scope&, const Term&);
std::int32_t picked(const Scope&, const Term&);
std::int32_t done(const Scope&, const Term&);
std::int32_t numberOf(const Scope&, const Term&);
std::int32_t valueOf(const Scope&, const Term&);
std::int32_t timesThisTurn(const Scope&, const Term&);
std::int32_t kinds(const Scope&, const Term&); // comparing.cpp
} // namespace amounts

namespace conditions { // conditions.cpp
bool all(const Scope&, const Term&);
bool any(const Scope&, const Term&);
bool isNot(const Scope&, const Term&);
bool thereIs(const Scope&, const Term&);
bool compares(const Scope&, const Term&);
bool isLike(const Scope&, const Term&);
bool turnOf(const Scope&, const Term&);
bool inPhase(const Scope&, const Term&);
bool happened(const Scope&, const Term&);
bool wasPaid(const Scope&, const Term&);
bool wasPlayedFrom(const Scope&, const Term&);
} // namespace conditions

namespace criteria { // criteria.cpp
bool controller(const Scope&, const Term&, const Known&);
bool owner(const Scope&, const Term&, const Known&);
bool other(const Scope&, const Term&, const Known&);
bool isNot(const Scope&, const Term&, const Known&);
bool isSetAside(const Scope&, const Term&, const Known&);
bool name(const Scope&, const Term&, const Known&);
bool nameContains(const Scope&, const Term&, const Known&);
bool firstName(const Scope&, const Term&, const Known&);
bool state(const Scope&, const Term&, const Known&);
bool marked(const Scope&, const Term&, const Known&);
bool damaged(const Scope&, const Term&, const Known&);
bool counters(const Scope&, const Term&, const Known&);
bool entered(const Scope&, const Term&, const Known&);
bool namedLike(const Scope&, const Term&, const Known&);
bool among(const Scope&, const Term&, const Known&);
bool under(const Scope&, const Term&, const Known&);
bool face(const Scope&, const Term&, const Known&);
bool partOf(const Scope&, const Term&, const Known&);
bool bears(const Scope&, const Term&, const Known&);
bool belongsTo(const Scope&, const Term&, const Known&);
bool named(const Scope&, const Term&, const Known&); // named_cards.cpp
bool anyOf(const Scope&, const Term&, const Known&);
bool differ(const Scope&, const Term&, const Known&);        // together.cpp
bool isWithinTotal(const Scope&, const Term&, const Known&); // together.cpp
bool number(const Scope&, const Term&, const Known&);
bool set(const Scope&, const Term&, const Known&);
bool text(const Scope&, const Term&, const Known&);
bool flag(const Scope&, const Term&, const Known&);
bool textContains(const Scope&, const Term&, const Known&); // parts_of_texts.cpp
bool sharesSet(const Scope&, const Term&, const Known&);
bool sharesText(const Scope&, const Term&, const Known&);
bool highest(const Scope&, const Term&, const Known&); // comparing.cpp
bool lowest(const Scope&, const Term&, const Known&);
} // namespace criteria

namespace effects {
Next draw(Run&, const Scope&, const Term&); // moving.cpp
Next drawUpTo(Run&, const Scope&, const Term&);
Next discard(Run&, const Scope&, const Term&);
Next move(Run&, const Scope&, const Term&);
Next shuffle(Run&, const Scope&, const Term&);
Next extraTurn(Run&, const Scope&, const Term&);
Next skipTurn(Run&, const Scope&, const Term&);
Next putTop(Run&, const Scope&, const Term&); // putting_tops.cpp
Next damage(Run&, const Scope&, const Term&); // touching.cpp
Next heal(Run&, const Scope&, const Term&);
Next swap(Run&, const Scope&, const Term&);      // swapping.cpp
Next putToken(Run&, const Scope&, const Term&);  // putting_tokens.cpp
Next transform(Run&, const Scope&, const Term&); // putting_tokens.cpp
Next damagePlayer(Run&, const Scope&, const Term&);
Next turnAside(Run&, const Scope&, const Term&);
Next turnUpright(Run&, const Scope&, const Term&);
Next putCounter(Run&, const Scope&, const Term&);
Next takeCounter(Run&, const Scope&, const Term&);
Next changeValue(Run&, const Scope&, const Term&);
Next turnFace(Run&, const Scope&, const Term&); // facing.cpp
Next attach(Run&, const Scope&, const Term&);   // joining.cpp
Next detach(Run&, const Scope&, const Term&);
Next putUnder(Run&, const Scope&, const Term&); // joining.cpp
Next putOnto(Run&, const Scope&, const Term&);
Next takeOut(Run&, const Scope&, const Term&);
Next win(Run&, const Scope&, const Term&);
Next lose(Run&, const Scope&, const Term&);
Next select(Run&, const Scope&, const Term&); // deciding.cpp
Next chooseNow(Run&, const Scope&, const Term&);
Next may(Run&, const Scope&, const Term&);
Next decide(Run&, const Scope&, const Term&);
Next forEach(Run&, const Scope&, const Term&);
Next repeat(Run&, const Scope&, const Term&);
Next fixX(Run&, const Scope&, const Term&);
Next unfinished(Run&, const Scope&, const Term&);
Next ifYouDid(Run&, const Scope&, const Term&);       // done_tracking.cpp
Next whenYouDid(Run&, const Scope&, const Term&);     // done_tracking.cpp
Next useCard(Run&, const Scope&, const Term&);        // using_cards.cpp
Next reveal(Run&, const Scope&, const Term&);         // revealing.cpp
Next selectAtRandom(Run&, const Scope&, const Term&); // random_picks.cpp
Next nameCard(Run&, const Scope&, const Term&);       // named_cards.cpp
Next search(Run&, const Scope&, const Term&);         // searching.cpp
Next look(Run&, const Scope&, const Term&);
Next revealTop(Run&, const Scope&, const Term&);
Next lookAtTop(Run&, const Scope&, const Term&);
Next revealUntil(Run&, const Scope&, const Term&);
Next putBack(Run&, const Scope&, const Term&);
Next later(Run&, const Scope&, const Term&); // lasting.cpp
Next beginLasting(Run&, const Scope&, const Term&);
Next beginPlayerLasting(Run&, const Scope&, const Term&);
Next takeControl(Run&, const Scope&, const Term&);
Next cancelEvent(Run&, const Scope&, const Term&); // replacing.cpp
Next redirectEvent(Run&, const Scope&, const Term&);
Next changeEvent(Run&, const Scope&, const Term&);
Next topGoes(Run&, const Scope&, const Term&);
Next damageGoesTo(Run&, const Scope&, const Term&);
Next beginReplacing(Run&, const Scope&, const Term&);
Next divideIntoGroups(Run&, const Scope&, const Term&); // groups.cpp
Next chooseGroup(Run&, const Scope&, const Term&);
} // namespace effects

namespace modifiers { // modifiers.cpp
void number(Characteristics&, const Term&, std::int32_t);
void set(Characteristics&, const Term&, std::int32_t);
void text(Characteristics&, const Term&, std::int32_t);
/// Gives it a text, instead of what it has of that sort or also.
void giveText(Characteristics&, std::uint8_t slot, TextKey, bool also);
void loseText(Characteristics&, const Term&, std::int32_t);
void gain(Characteristics&, const Term&, std::int32_t);
void lose(Characteristics&, const Term&, std::int32_t);
void type(Characteristics&, const Term&, std::int32_t);
void cannot(Characteristics&, const Term&, std::int32_t);
void must(Characteristics&, const Term&, std::int32_t);
void loseAbilities(Characteristics&, const Term&, std::int32_t);
void loseSorts(Characteristics&, const Term&, std::int32_t);
/// Returns the sorts of abilities that it takes away, as bits (`sortOf`).
std::uint32_t sortsMeant(const Term&);
void price(Characteristics&, const Term&, std::int32_t);
void priceBecomes(Characteristics&, const Term&, std::int32_t);
void priceFree(Characteristics&, const Term&, std::int32_t);
void bar(Characteristics&, const Term&, std::int32_t);
void offer(Characteristics&, const Term&, std::int32_t);
void mayPlay(Characteristics&, const Term&, std::int32_t);
void dividesMore(Characteristics&, const Term&, std::int32_t);
void printedDamage(Characteristics&, const Term&, std::int32_t);
void openHand(Characteristics&, const Term&, std::int32_t);
void attackFee(Characteristics&, const Term&, std::int32_t);
void blockFee(Characteristics&, const Term&, std::int32_t);
void entersAside(Characteristics&, const Term&, std::int32_t);
void damageDealt(Characteristics&, const Term&, std::int32_t);
void damageTaken(Characteristics&, const Term&, std::int32_t);
} // namespace modifiers

namespace triggers { // happenings.cpp
bool enters(const Scope&, const Term&, const Event&);
bool isChosen(const Scope&, const Term&, const Event&);
bool leaves(const Scope&, const Term&, const Event&);
bool isPutAway(const Scope&, const Term&, const Event&);
bool goesAway(const Scope&, const Term&, const Event&);
bool discards(const Scope&, const Term&, const Event&);
bool draws(const Scope&, const Term&, const Event&);
bool happensTo(const Scope&, const Term&, const Event&); ///< whatever the event is
bool isDealtDamage(const Scope&, const Term&, const Event&);
bool dealsDamage(const Scope&, const Term&, const Event&);
bool getsCounter(const Scope&, const Term&, const Event&);
bool losesLastCounter(const Scope&, const Term&, const Event&);
bool isPlayed(const Scope&, const Term&, const Event&);
bool phaseBegins(const Scope&, const Term&, const Event&);
bool passes(const Scope&, const Term&, const Event&);
} // namespace triggers

namespace costs { // engine/kit/play/cost_meanings.cpp
CostMeaning discard();
CostMeaning value(); ///< of the player value in the operator's slot
CostMeaning takeCounters();
CostMeaning takeTheirCounters(); ///< off an object of the payer's that is picked for it
} // namespace costs

} // namespace takujo
