#include "engine/kit/rules/faults.h"

#ifdef TAKUJO_FAULTS

#include <array>

namespace takujo {

namespace {

/// In the order of `Fault`.
constexpr std::array faultWords{
    std::string_view{},
    std::string_view{"no event is shown to replacements"},
    std::string_view{"what enters replaces already what enters with it"},
    std::string_view{"what has replaced an event is not noted"},
    std::string_view{"a text's own replacement is one of many"},
    std::string_view{"an event whose amount is changed does not happen"},
    std::string_view{"the turn player says what replaces first"},
    std::string_view{"what has not happened is noticed as well"},
    std::string_view{"triggers look at an event before it happens"},
    std::string_view{"triggers look only while somebody has priority"},
    std::string_view{"events of one batch are seen as one"},
    std::string_view{"a state ability forgets that it waits already"},
    std::string_view{"states are looked at only before priority"},
    std::string_view{"constant abilities are worked out after triggers have looked"},
    std::string_view{"constant abilities are not worked out after events"},
    std::string_view{"what leaves leaves no snapshot"},
    std::string_view{"what moves is the same object"},
    std::string_view{"what moves gets no new timestamp"},
    std::string_view{"what moves keeps its marks"},
    std::string_view{"marks are not taken off"},
    std::string_view{"a change of control is a move"},
    std::string_view{"who gains control becomes the owner"},
    std::string_view{"tokens are made by the other player"},
    std::string_view{"of several tokens one is made"},
    std::string_view{"tokens are made only where a zone is named"},
    std::string_view{"what enters is its owner's"},
    std::string_view{"what an effect does is not asked for prohibitions"},
    std::string_view{"what is to be turned is turned, however it lies"},
    std::string_view{"counters have no names"},
    std::string_view{"costs in values are not taken"},
    std::string_view{"occurrences are not told"},
    std::string_view{"an ability leaves the stack with its card"},
    std::string_view{"an ability is its card's owner's"},
    std::string_view{"the zones in which an ability works are forgotten"},
    std::string_view{"abilities work wherever their cards are"},
    std::string_view{"what an ability needs to be there is not asked"},
    std::string_view{"conditions of triggered abilities are not asked"},
    std::string_view{"how many modes there are is counted again when they are followed"},
    std::string_view{"how many modes there are is not counted before anything is triggered"},
    std::string_view{"what has moved is found wherever it is"},
    std::string_view{"a text does not find what it has moved"},
    std::string_view{"moves into hidden zones are followed"},
    std::string_view{"a text makes what it delays before anything else"},
    std::string_view{"a delayed effect goes on waiting"},
    std::string_view{"a delayed effect forgets its source"},
    std::string_view{"a delayed effect is the turn player's"},
    std::string_view{"the other player is asked first"},
    std::string_view{"what a card does is done by nobody"},
    std::string_view{"what X is by a text is worked out whenever it is asked for"},
    std::string_view{"a text ends where nothing could be done"},
    std::string_view{"a text is followed twice"},
    std::string_view{"fractions are cut off"},
    std::string_view{"numbers do not go below nought while they change"},
    std::string_view{"numbers are read as they are"},
    std::string_view{"the zones that a text names are forgotten"},
    std::string_view{"a search puts what it has found before it shuffles"},
    std::string_view{"a search looks at one card alone"},
    std::string_view{"a search has to find what fits"},
    std::string_view{"a search does not shuffle"},
    std::string_view{"whoever looks at the top of a deck sees one card"},
    std::string_view{"what a text asks of cards beside their type is not asked"},
    std::string_view{"what a text says of its own card it says of everything"},
    std::string_view{"who asks for a part of a name asks for all of it"},
    std::string_view{"who asks for a name asks for a part of it"},
    std::string_view{"a number that a card does not have is nought"},
    std::string_view{"what words a card has of a set is not asked"},
    std::string_view{"what else is printed on a card is not asked"},
    std::string_view{"what type a card is of is not asked"},
    std::string_view{"how a card lies is not asked"},
    std::string_view{"whoever owns a card controls it, where a text asks"},
    std::string_view{"a text that names no zone means all of them"},
    std::string_view{"whom a text does not name is the turn player"},
    std::string_view{"up to a number is that number"},
    std::string_view{"where fewer can be picked than are asked for, nobody is"},
    std::string_view{"every ability is used once a turn"},
    std::string_view{"what is done fewer times than once is done the other way round"},
    std::string_view{"players lose more than they have"},
    std::string_view{"what is revealed is shown to nobody"},
    std::string_view{"chance picks what comes first"},
    std::string_view{"an object that another card covers is a new one"},
    std::string_view{"what can be done instead of an event is offered also where it cannot be done"},
    std::string_view{"all layers are one"},
    std::string_view{"in a layer, what sets comes after what changes"},
    std::string_view{"in a layer, what an object does to itself has no place of its own"},
    std::string_view{"in a layer, nothing waits for what it depends on"},
    std::string_view{"lasting effects take no timestamp"},
    std::string_view{"constant abilities are as young as can be"},
    std::string_view{"lasting effects look for their objects anew"},
    std::string_view{"lasting effects count their amounts anew"},
    std::string_view{"constant abilities do not look for what came later"},
    std::string_view{"what has left is reached again by what lasts"},
    std::string_view{"how long an effect lasts is forgotten"},
    std::string_view{"what is gone back to is kept after the first step"},
    std::string_view{"shuffling changes nothing"},
    std::string_view{"what was seen is seen through a shuffle"},
    std::string_view{"cards are drawn from the bottom of the deck"},
    std::string_view{"only whoever is asked concedes"},
    std::string_view{"who has won or lost by an event is not looked at"},
};
static_assert(faultWords.size() == static_cast<std::size_t>(Fault::firstOfGame));

} // namespace

std::string_view wordsOf(Fault fault) {
    return faultWords[static_cast<std::size_t>(fault)];
}

} // namespace takujo

#endif
