#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace takujo {

/// Switches that break a mechanism. Some rules are kept by the way the program is built; tests prove them by
/// breaking the mechanism, never the rule itself. Where fault switches are built (TAKUJO_FAULTS, in
/// CMakePresets.json), code asks `isBroken` where a mechanism does its work; in other builds it is `false` at
/// compile time, and the program contains nothing of this.
#ifdef TAKUJO_FAULTS
inline constexpr bool faultsAreBuilt = true;
#else
inline constexpr bool faultsAreBuilt = false;
#endif

/// The mechanisms of the kit; `wordsOf` says what each does when it is broken.
enum class Fault : std::uint8_t {
    none,
    // The passage of events.
    eventsAreNotShownToReplacements,
    replacementsComeWithEvents,
    replacementsAreForgotten,
    ownReplacementsAreLikeOthers,
    changedAmountsAreGone,
    turnPlayerOrdersReplacements,
    whatDidNotHappenIsNoticed,
    noticedTooEarly,
    noticedOnlyWithPriority,
    batchesAreSeenAsOne,
    statesForgetWhatWaits,
    statesAreSeenLate,
    constantsComeLate,
    constantsRest,
    snapshotsAreNotTaken,
    movesKeepTheObject,
    movesKeepTheTimestamp,
    movesKeepTheMarks,
    marksAreNotTakenOff,
    controlIsAMove,
    ownersFollowControl,
    tokensAreTheOthers,
    tokensComeAlone,
    tokensNeedAZone,
    arrivalsAreTheirOwners,
    effectsAskNoLimits,
    turningIsNotCompared,
    countersHaveNoNames,
    costsInValuesAreNotTaken,
    occurrencesAreNotTold,
    groupsFallApart,
    swapsGoOneWay,
    transformedAreForgotten,
    wholeNamesAreSearched,
    otherNamesAreForgotten,
    // Abilities and their effects.
    abilitiesLeaveWithTheirCard,
    abilitiesAreTheOwners,
    zonesOfAbilitiesAreForgotten,
    abilitiesWorkEverywhere,
    whileIsNotAsked,
    conditionsAreNotAsked,
    modesAreCountedAgain,
    modesAreNotCountedFirst,
    modesAreChosenOnce,
    movedCardsAreFoundAnywhere,
    textsLoseWhatTheyMove,
    hiddenCardsAreFollowed,
    delayedComesFirst,
    delayedStays,
    delayedHasNoSource,
    delayedIsTheTurnPlayers,
    otherPlayerFirst,
    deedsAreTheAbilitys,
    xIsWorkedOutAgain,
    textsEndAtWhatFails,
    textsAreFollowedTwice,
    fractionsAreCutOff,
    numbersStopAtNought,
    numbersAreReadAsTheyAre,
    zonesOfTextsAreForgotten,
    searchesPutFirst,
    searchesEndAtTheFirst,
    searchesMustFind,
    searchesDoNotShuffle,
    looksShowOneCard,
    criteriaAreNotAsked,
    thisIsAnything,
    namesAreWhole,
    namesAreParts,
    missingNumbersAreNought,
    setsAreNotAsked,
    kindsAreNotAsked,
    typesAreNotAsked,
    statesAreNotAsked,
    controllersAreOwners,
    textsSeeEveryZone,
    unnamedPlayersAreTheTurnPlayer,
    upToIsSoMany,
    tooFewAreNobody,
    everythingIsOnceATurn,
    amountsBelowNothingAreDone,
    valuesFallBelowNought,
    nothingIsShown,
    chanceTakesTheFirst,
    coveringMakesANewObject,
    optionsAreAlwaysThere,
    // Layers.
    layersAreOne,
    setComesLast,
    itselfIsLikeOthers,
    dependenceIsIgnored,
    lastingHasNoTimestamp,
    constantsHaveNoAge,
    lastingFindsAgain,
    lastingCountsAgain,
    constantsFindOnce,
    freedIsReached,
    durationsAreForgotten,
    // The engine.
    keptTooLate,
    shufflesKeepTheOrder,
    shufflesAreSeen,
    drawsComeFromTheBottom,
    concedingWaits,
    outcomesAreNotSeen,
    // What came later.
    placesAreEnds,
    repeatsAreOnce,
    severalAreEachAlone,
    barsAreNotAsked,
    dividedAmountsDoNotChange,
    printedDamageDoesNotChange,
    nobodyOrdersDealers,
    otherPlayersDealersComeFirst,
    rulesChangeNumbersLast,
    shownForOneAlone,
    hiddenOnesCount,
    lostTextsStay,
    itemsChooseThemselves,
    noneIsTooFew,
    choicesAreCountedAgain,
    sharesAreEqual,
    limitsIgnoreNames,
    limitsIgnorePlayers,
    limitsIgnoreObjects,
    limitsFollowControl,
    nothingWorksEverywhere,
    declaredForOneIsForAll,
    heldStaysHeld,
    setAsideIsNotAsked,
    waitingBreaksIn,
    replacedTextsAreClosed,
    onlyTheFirstTriggers,
    changesAreAbilities,
    offersAreOfHands,

    firstOfGame
};

/// Returns a fault of a game's own mechanism; its words are in `RuleTables::wordsOfFault`.
constexpr Fault faultOfGame(std::size_t number) {
    return static_cast<Fault>(static_cast<std::size_t>(Fault::firstOfGame) + number);
}

#ifdef TAKUJO_FAULTS
/// The fault that is switched on in this thread.
inline thread_local Fault faultInForce = Fault::none;

/// Switches a fault on during its own lifetime.
class FaultScope {
public:
    explicit FaultScope(Fault fault) { faultInForce = fault; }
    ~FaultScope() { faultInForce = Fault::none; }
    FaultScope(const FaultScope&) = delete;
    FaultScope& operator=(const FaultScope&) = delete;
};

/// Returns what happens when that mechanism of the kit is broken.
std::string_view wordsOf(Fault fault);
#endif

/// Whether this mechanism is to fail.
#ifdef TAKUJO_FAULTS
inline bool isBroken(Fault fault) {
    return faultInForce == fault;
}
/// Whether any mechanism is to fail: then nothing is remembered of what was found out before.
inline bool isAnythingBroken() {
    return faultInForce != Fault::none;
}
#else
consteval bool isBroken(Fault) {
    return false;
}
consteval bool isAnythingBroken() {
    return false;
}
#endif

} // namespace takujo
