#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/drawing.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/script/doing/zone_counters.h"
#include "engine/kit/script/following/doable.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/tokens.h"

#include <iterator>

/// What only the texts of kit scenarios say, and how other games read texts: policies that are off here.
namespace takujo::workbench {

namespace {

template <class Spec>
void append(std::vector<Spec>& all, std::vector<Spec> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// Policies.

void drawOneByOne(RuleTables& tables, std::int32_t is) {
    tables.script.drawsOneByOne = tables.zones[deck].leftOneByOne = is != 0;
}
void missOnlyQualities(RuleTables& tables, std::int32_t is) {
    tables.script.onlyQualitiesAreMissed = is != 0;
}
void showFinds(RuleTables& tables, std::int32_t are) {
    tables.script.findsAreShown = are != 0;
}
void keepApart(RuleTables& tables, std::int32_t is) {
    tables.script.lookedAtIsApart = is != 0;
}
void countAttempts(RuleTables& tables, std::int32_t do_) {
    tables.script.attemptsCount = do_ != 0;
}
void loseWhatIsRedirected(RuleTables& tables, std::int32_t do_) {
    tables.script.redirectedIsLost = do_ != 0;
}
void tellChoices(RuleTables& tables, std::int32_t do_) {
    tables.script.choosingIs = do_ != 0 ? choiceIsMade : 0;
}
void barSearches(RuleTables& tables, std::int32_t are) {
    if (are != 0)
        tables.script.maySearch = [](const Position& position, Player player) {
            return player == position.state.turnPlayer;
        };
}
void barDraws(RuleTables& tables, std::int32_t are) {
    if (are != 0)
        tables.script.mayDraw = [](const Position& position, Player player) {
            return player == position.state.turnPlayer;
        };
}
void silenceTheOther(RuleTables& tables, std::int32_t is) {
    if (is != 0)
        tables.waiting.isSilent = [](const Position& position, const EffectRecord& effect, const Event*) {
            return effect.controller != position.state.turnPlayer;
        };
}
void hideOrders(RuleTables& tables, std::int32_t are) {
    tables.script.ordersAreHidden = are != 0;
}
void reachLater(RuleTables& tables, std::int32_t do_) {
    tables.script.lastingReachesLater = do_ != 0;
}
void freeOnLeaving(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.script.leavingFrees = [](ZoneId from, ZoneId to) { return from.kind == board && from != to; };
}
void renewOnLeaving(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.script.leavingMakesAnother = [](ZoneId from, ZoneId to) {
            return from.kind == board && to.kind != board;
        };
}
void lookAtActs(RuleTables& tables, std::int32_t do_) {
    tables.script.canDoInstead = do_ != 0 ? canUsuallyBeDone : nullptr;
}
void askForColour(RuleTables& tables, std::int32_t is) {
    tables.script.useCard = is != 0 ? useCardInText<true> : useCardInText<false>;
}

// A charm that a text uses does what it says where it lies.

std::uint16_t idIn(Run& run) {
    return static_cast<std::uint16_t>(run.local(0));
}

Next declare(Run& run) {
    const EffectRecord& effect = *findEffect(run.state, idIn(run));
    if (canAnnounce(scopeOf(run, effect)))
        return announce(effect.id, false);
    note(run, "nothing to choose", effect.controller, "w-12",
         {cardArgument("card", run.position().cardOf(effect))});
    dropEffect(run.state, effect.id);
    return Next::finish();
}

Next follow(Run& run) {
    reportDone(run.state); // all that it asks for has been declared
    return followText(idIn(run));
}

Next isOver(Run& run) {
    dropEffect(run.state, idIn(run));
    return Next::finish();
}

bool hasColourOf(const Position& position, Player player, ObjectId card) {
    const std::uint32_t wanted = know(position, card).set(colours);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, pool), Query::counted))
        if ((know(position, id).set(colours) & wanted) != 0)
            return true;
    return false;
}

} // namespace

template <bool needsColour>
Next useCardInText(Run& run, ObjectId card, Player by, bool conditions) {
    const CardDefinition& definition = run.position().definition(card);
    const std::optional<std::uint8_t> text = playing::textOf(definition);
    if (definition.type != charm || !text)
        return Next::on();
    const Argument which = cardArgument("card", run.position().definitionIndex(card));
    if (needsColour && conditions && !hasColourOf(run, by, card)) {
        note(run, "cannot be used", by, "w-74", {which});
        return Next::on();
    }
    note(run, "is used", by, "w-74", {which});
    EffectRecord like = scopeOf(run, know(run, card), *text).effect;
    like.controller = by;
    like.state = EffectRecord::underWay;
    return Next::call(usingInText, {addEffect(run.state, like).id});
}

Procedure usingInTextSteps() {
    return {"using a card in a text",
            "w-74",
            {{"what it asks for is declared", "w-12", declare},
             {"its text is carried out", "w-74", follow},
             {"that effect is over", "", isOver}}};
}

Procedure drawingSteps() {
    return drawing::oneByOne("w-70", "w-274");
}

void addWordsOfTexts(Vocabulary& words) {
    append(words.effects, effectsOfDrawing());
    append(words.effects, effectsOfWhatWasDone());
    words.effects.push_back(effectOfWhatFollows());
    words.effects.push_back(effectOfDamageElsewhere());
    append(words.criteria, criteriaOfMost(words.printed));
    words.amounts.push_back(amountOfKinds(words.printed));
    append(words.effects, effectsOfUsing());
    append(words.effects, effectsOfRevealing());
    append(words.effects, effectsOfChance());
    append(words.effects, effectsOfNaming());
    append(words.effects, effectsOfZoneCounters());
    words.amounts.push_back(amountOfZoneCounters());
    words.costs.push_back(costOfZoneCounters());
    append(words.criteria, criteriaOfNaming());
    words.criteria.push_back(criterionOfTokens());
    letSearchesShow(words.effects);
    words.effects.push_back(drawing::effectOfDrawnCards("draw and select"));
    append(words.effects, effectsOfTopCards());
    words.criteria.push_back(criterionOfParts(words.printed, "kind", "kind contains"));
    words.criteria.push_back(criterionOfSharing(words.printed, "kind", "same kind as"));
    words.criteria.push_back(criterionOfSharing(words.printed, "colour", "same colour as"));
    words.keywordAbilities.push_back(
        {.word = "vigil",
         .written = "[{when: {enters: this}, do: {life: 1}}, {when: {leaves: this}, do: {draw: 1}}]"});
    using Kind = FieldKind;
    words.keywordPhrases.push_back(
        {.shape = {.word = "rally",
                   .fields = {{"by", Kind::amount, true}, {"kind", Kind::text}},
                   .about =
                       "It is that much stronger while you control another creature, or one of that kind.",
                   .example = "2"},
         .written = "{always: {strength: {of: this, by: $by}},"
                    " while: {there is: {creature: {controller: you, other: true, kind: $kind}}}}"});
    words.keywordPhrases.push_back(
        {.shape = {.word = "oath",
                   .fields = {{"what", Kind::gained, true}},
                   .about = "All of your creatures have that.",
                   .example = "guard"},
         .written = "{always: {gains: {of: {creature: {controller: you}}, what: $what}}}",
         .opensText = true});
    words.keywordPhrases.push_back(
        {.shape = {.word = "bargain",
                   .fields = {{"when", Kind::trigger, true}, {"do", Kind::block, true}},
                   .about = "Then you may lose a life for that.",
                   .example = "{when: {enters: this}, do: {draw: 1}}"},
         .written = "{when: $when, do: {may: {life: -1}, then: $do}}",
         .opensText = true});
    words.repeatsModes = true;
}

void addBuiltInsOfTexts(std::vector<BuiltInRule>& rules) {
    append(rules, {{"w-258", {Fault::constantsRest}},
                   {"w-259", {Fault::namesAreWhole}},
                   {"w-260", {Fault::criteriaAreNotAsked}},
                   {"w-261", {Fault::looksShowOneCard}},
                   {"w-262", {Fault::looksShowOneCard}},
                   {"w-270", {Fault::shufflesKeepTheOrder}},
                   {"w-271", {Fault::movesKeepTheMarks}},
                   {"w-272", {Fault::shufflesKeepTheOrder}},
                   {"w-273", {Fault::eventsAreNotShownToReplacements}},
                   {"w-285", {Fault::constantsRest}},
                   {"w-286", {Fault::modesAreChosenOnce}}});
}

void addPoliciesOfTexts(std::vector<PolicySpec>& policies) {
    append(policies, {{"draws are one by one", "w-70", 0, 0, drawOneByOne},
                      {"only qualities are missed", "w-71", 0, 0, missOnlyQualities},
                      {"what is found is shown", "", 1, 1, showFinds},
                      {"what is looked at is apart", "w-72", 0, 0, keepApart},
                      {"attempts count", "w-73", 0, 0, countAttempts},
                      {"what is redirected is lost", "w-248", 0, 0, loseWhatIsRedirected},
                      {"what is chosen is told", "w-281", 0, 0, tellChoices},
                      {"only the turn player searches", "w-320", 0, 0, barSearches},
                      {"only the turn player draws", "w-321", 0, 0, barDraws},
                      {"only the turn player's abilities are triggered", "w-322", 0, 0, silenceTheOther},
                      {"used cards need their colour", "w-74", 1, 0, askForColour},
                      {"orders are hidden", "w-75", 0, 0, hideOrders},
                      {"what lasts reaches what comes later", "w-143", 0, 0, reachLater},
                      {"leaving the board frees", "w-144", 0, 0, freeOnLeaving},
                      {"what leaves the board is another card", "w-145", 0, 0, renewOnLeaving},
                      {"acts are looked at before they are offered", "w-9", 0, 0, lookAtActs}});
}

} // namespace takujo::workbench
