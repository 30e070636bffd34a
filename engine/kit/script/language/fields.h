#pragma once

#include "engine/core/script.h"

/// The fields of the kit's operators, by name. A term has its parts in the order of its shape, and a number
/// in brackets would not say which field that is. So each operator has its fields here, once: the shape names
/// them (`.fields = {{moves::what, Kind::objects, true}, …}`), and so does whoever reads a term of it
/// (`term[moves::what]`). The word that cards write comes from here too. A shape that has another order than
/// the names is found before anything is played (`faultsOf`, in engine/cards/schema_faults.h).
///
/// What is written in short is the first field. Where many operators have the same first field, it has one
/// name for all of them: `operand::of` of what is asked, `lasting::of` of what lasts, `happens::what` of what
/// happens; so code that serves all of them can read it. A game declares its own operators' fields likewise
/// (`fields.h` in its folder), and uses these for what the kit carries out; where it writes another word,
/// `enters::aside.as("dull")`. Lists stay lists: what is in brackets of a list is a number.
namespace takujo {

// What is asked: amounts, conditions, criteria.

/// Of all that has one field. Products and differences also have `by`.
namespace operand {
inline constexpr FieldName of{"of", 0}, by{"by", 1};
}
namespace counts {
inline constexpr FieldName of{"of", 0}, every{"every", 1};
}
namespace halves {
inline constexpr FieldName of{"of", 0}, down{"down", 1}, step{"to", 2};
}
namespace either {
inline constexpr FieldName ifThis{"if", 0}, then{"then", 1}, otherwise{"otherwise", 2};
}
/// How many counters there are.
namespace counters_on {
inline constexpr FieldName named{"named", 0}, on{"on", 1};
}
/// A condition; of `there is`, the first three.
namespace compares {
inline constexpr FieldName of{"of", 0}, atLeast{"at least", 1}, atMost{"at most", 2}, exactly{"exactly", 3};
}
/// "Is", of objects.
namespace likeness {
inline constexpr FieldName what{"what", 0}, like{"like", 1};
}
namespace this_turn {
inline constexpr FieldName happened{"happened", 0}, atLeast{"at least", 1};
}
namespace played_from {
inline constexpr FieldName zone{"zone", 0};
}
/// Criteria of several together.
namespace differs {
inline constexpr FieldName by{"by", 0};
}
namespace total_of {
inline constexpr FieldName number{"of", 0}, atMost{"at most", 1};
}
/// Which of several has most, or least, of a number; how many different words several have.
namespace most_of {
inline constexpr FieldName number{"of", 0}, among{"among", 1};
}
namespace kinds_of {
inline constexpr FieldName of{"of", 0}, by{"by", 1};
}
/// A criterion.
namespace has_counters {
inline constexpr FieldName named{"named", 0}, atLeast{"at least", 1};
}

// What is done: effects.

/// Also up to so many.
namespace draws {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
namespace discards {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1}, like{"like", 2},
    atRandom{"at random", 3};
}
namespace damages {
inline constexpr FieldName to{"to", 0}, amount{"amount", 1}, by{"by", 2};
}
namespace damages_player {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
namespace heals {
inline constexpr FieldName what{"what", 0}, amount{"amount", 1};
}
namespace moves {
inline constexpr FieldName what{"what", 0}, to{"to", 1}, at{"at", 2}, turned{"turned", 3}, under{"under", 4},
    past{"place", 5}; ///< counted from that end, the first is 1
}
/// How things lie there then, each game says in its own word.
namespace puts_top {
inline constexpr FieldName amount{"amount", 0}, to{"to", 1}, player{"player", 2}, aside{"aside", 3};
}
/// Onto a table (`effects::enter`). How things lie there then, each game says in its own word.
namespace enters {
inline constexpr FieldName what{"what", 0}, aside{"aside", 1}, under{"under", 2},
    turnedOver{"other side", 3}; ///< the last only for games whose cards have two sides
}
namespace turns_face {
inline constexpr FieldName what{"what", 0}, to{"to", 1};
}
/// Where it comes to be unless `to` says so is the operator's (`Operator::more`).
namespace puts_token {
inline constexpr FieldName token{"token", 0}, amount{"amount", 1}, to{"to", 2}, turned{"turned", 3},
    under{"under", 4};
}
namespace transforms {
inline constexpr FieldName what{"what", 0}, into{"into", 1};
}
namespace swaps {
inline constexpr FieldName what{"what", 0}, with{"with", 1};
}
/// Under or onto an object.
namespace joins {
inline constexpr FieldName what{"what", 0}, of{"of", 1}, in{"as", 2};
}
namespace takes_out {
inline constexpr FieldName what{"what", 0}, to{"to", 1};
}
namespace puts_counter {
inline constexpr FieldName on{"on", 0}, named{"named", 1}, amount{"amount", 2};
}
namespace takes_counter {
inline constexpr FieldName from{"from", 0}, named{"named", 1}, amount{"amount", 2};
}
/// Put there, taken from there, or counted: then without an amount. A cost begins with the same two.
namespace zone_counters {
inline constexpr FieldName zone{"zone", 0}, named{"named", 1}, player{"player", 2}, amount{"amount", 3};
}
namespace changes_value {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
/// Of all that says nothing but what it is done to, or who does it.
namespace affects {
inline constexpr FieldName what{"what", 0};
}
namespace concerns {
inline constexpr FieldName player{"player", 0};
}
namespace uses {
inline constexpr FieldName what{"what", 0}, regardless{"regardless", 1};
}
/// Its one field is a pick.
namespace selects {
inline constexpr FieldName what{"what", 0};
}
namespace may {
inline constexpr FieldName doThis{"do", 0}, otherwise{"otherwise", 1}, player{"player", 2}, then{"then", 3},
    whenYouDoSo{"when you do so", 4};
}
namespace decides {
inline constexpr FieldName ifThis{"if", 0}, doThis{"do", 1}, otherwise{"otherwise", 2};
}
namespace if_you_did {
inline constexpr FieldName doThis{"do", 0}, otherwise{"otherwise", 1};
}
namespace when_you_did {
inline constexpr FieldName ability{"ability", 0};
}
namespace for_each {
inline constexpr FieldName of{"of", 0}, doThis{"do", 1};
}
namespace repeats {
inline constexpr FieldName times{"times", 0}, doThis{"do", 1};
}
/// Where a game's searches can say so, they `show` (`letSearchesShow`).
namespace searches {
inline constexpr FieldName whatFor{"for", 0}, amount{"amount", 1}, to{"to", 2}, turned{"turned", 3},
    player{"player", 4}, at{"at", 5}, show{"show", 6};
}
namespace looks {
inline constexpr FieldName atTop{"at top", 0}, take{"take", 1}, like{"like", 2}, to{"to", 3}, rest{"rest", 4},
    show{"show", 5}, player{"player", 6}, exactly{"exactly", 7};
}
namespace reveals_top {
inline constexpr FieldName amount{"amount", 0}, player{"player", 1};
}
/// From the top on, until so many like that have come.
namespace reveals_until {
inline constexpr FieldName of{"of", 0}, amount{"amount", 1}, player{"player", 2};
}
namespace puts_back {
inline constexpr FieldName rest{"rest", 0};
}
namespace divides {
inline constexpr FieldName what{"what", 0}, amount{"amount", 1}, player{"player", 2};
}
namespace chooses_group {
inline constexpr FieldName of{"of", 0}, player{"player", 1};
}
namespace later {
inline constexpr FieldName when{"when", 0}, doThis{"do", 1}, everyTime{"every time", 2}, until{"until", 3};
}
namespace instead_of {
inline constexpr FieldName event{"event", 0}, doThis{"do", 1}, everyTime{"every time", 2}, until{"until", 3};
}
namespace goes_to {
inline constexpr FieldName zone{"zone", 0}, at{"at", 1};
}
namespace damage_goes_to {
inline constexpr FieldName to{"to", 0};
}
namespace amount_becomes {
inline constexpr FieldName amount{"amount", 0};
}
namespace fixes_x {
inline constexpr FieldName amount{"amount", 0};
}
namespace unfinished {
inline constexpr FieldName text{"text", 0};
}
namespace pays {
inline constexpr FieldName cost{"cost", 0};
}

// What lasts: effects that change what objects are, what they cost and what can be done. How long is the last
// field (`durationOf`).

/// All of it begins with whom it is about. How far it reaches stands in front of how long, in games that let
/// texts say so (`letTextsReachLater`, `letPricesBeOfTheNext`).
namespace lasting {
inline constexpr FieldName of{"of", 0};
inline constexpr FieldName laterToo{"later too"}, nextOnly{"next only"};
} // namespace lasting
/// A number. It is multiplied and divided where the game's effects do so (`letNumbersMultiply`).
namespace changes {
inline constexpr FieldName by{"by", 1}, becomes{"becomes", 2}, doubled{"doubled", 3}, atLeast{"at least", 4},
    times{"times", 5}, divided{"divided", 6};
}
/// A set of words, a text, types.
namespace turns_into {
inline constexpr FieldName is{"is", 1}, also{"also", 2};
}
/// Gains or loses.
namespace gains {
inline constexpr FieldName what{"what", 1};
}
/// Cannot, must.
namespace restricts {
inline constexpr FieldName deeds{"do", 1};
}
namespace controls {
inline constexpr FieldName player{"player", 1};
}
namespace changes_damage {
inline constexpr FieldName by{"by", 1};
}
/// Attacks and blocks that have to be paid for.
namespace fees {
inline constexpr FieldName cost{"cp", 1};
}
namespace price {
inline constexpr FieldName by{"by", 1}, player{"player", 2}, atLeast{"at least", 3},
    nextOnly{lasting::nextOnly.key, 4};
}
namespace price_becomes {
inline constexpr FieldName to{"to", 1}, player{"player", 2};
}
namespace price_free {
inline constexpr FieldName player{"player", 1};
}

/// What a player cannot play, or use the abilities of.
namespace bars {
inline constexpr FieldName of{"of", 0}, player{"player", 1};
}
/// Costs that a text offers to whoever plays such a card.
namespace offers {
inline constexpr FieldName of{"of", 0}, cost{"cost", 1}, less{"less", 2}, player{"player", 3};
}
/// From where else a player may play such cards.
namespace opens_zone {
inline constexpr FieldName of{"of", 0}, from{"from", 1}, player{"player", 2};
}
/// How much a player divides.
namespace divides_more {
inline constexpr FieldName by{"by", 0}, player{"player", 1};
}
/// How much damage texts name.
namespace prints_damage {
inline constexpr FieldName of{"of", 0}, by{"by", 1}, player{"player", 2};
}

// What happens: triggers. Each begins with what it is about.

namespace happens {
inline constexpr FieldName what{"what", 0}, card{"card", 0}, player{"player", 0};
}
namespace is_chosen {
inline constexpr FieldName what{"what", 0}, by{"by", 1};
}
/// Also a discard.
namespace plays {
inline constexpr FieldName player{"player", 0}, card{"card", 1};
}
namespace is_dealt {
inline constexpr FieldName by{"by", 1}, from{"from", 2};
}
namespace deals {
inline constexpr FieldName to{"to", 1}, from{"from", 2};
}
namespace gets_counter {
inline constexpr FieldName named{"named", 1};
}
namespace phase_begins {
inline constexpr FieldName phase{"phase", 0}, player{"player", 1};
}

// What is paid: costs.

/// Some of what is meant.
namespace cost_of {
inline constexpr FieldName what{"what", 0}, amount{"amount", 1};
}
/// Some of what is like that.
namespace cost_of_such {
inline constexpr FieldName like{"like", 0}, amount{"amount", 1};
}
namespace cost_of_discards {
inline constexpr FieldName amount{"amount", 0}, like{"like", 1};
}
/// Of what a player has.
namespace cost_of_value {
inline constexpr FieldName amount{"amount", 0};
}
namespace cost_of_counters {
inline constexpr FieldName named{"named", 0}, amount{"amount", 1};
}
/// Counters off another object.
namespace cost_of_their_counters {
inline constexpr FieldName from{"from", 0}, named{"named", 1}, amount{"amount", 2};
}
namespace cost_of_zone_counters {
inline constexpr FieldName amount{"amount", 2};
}

} // namespace takujo
