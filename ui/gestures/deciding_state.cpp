#include "ui/gestures/deciding_state.h"

#include "engine/core/links.h"
#include "engine/core/zones.h"
#include "engine/match/option_forecast.h"
#include "engine/match/sentences/option_sentences.h"
#include "ui/session/card_text.h"
#include "ui/session/session.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

namespace {

/// What lies under a card may hardly be seen, so that the card on top of it shows that there is a choice.
void markHosts(const State& state, ObjectId card, Marks& marks) {
    while (isInside(state, card)) {
        card = hostOf(state, card);
        marks.cards[card].isOverChoices = true;
    }
}

} // namespace

void DecidingState::decorate(Marks& marks) const {
    const Match& match = session().match();
    bool handIsOfUse = false;
    bool cardsAreChosen = match.decision().kind == DecisionKind::act;
    for (const Option& option : match.decision().options) {
        const ObjectId card = cardOf(option);
        if (!card.exists() || !lives(match.state(), card))
            continue;
        light(marks.cards[card]);
        if (match.decision().kind != DecisionKind::act)
            markHosts(match.state(), card, marks);
        cardsAreChosen = true;
        const ZoneId zone = record(match.state(), card).zone;
        const LayoutZone* place = session().layout().zone(match.game().tables.zones[zone.kind].word);
        handIsOfUse = handIsOfUse || (place != nullptr && place->role == ZoneRole::hand);
    }
    const std::vector<Pick> picks = pickedSoFar(match);
    for (std::size_t i = 0; i < picks.size(); ++i)
        if (lives(match.state(), picks[i].object))
            marks.cards[picks[i].object].order = static_cast<int>(i) + 1;
    for (const Pick& each : groupsMade(match))
        if (lives(match.state(), each.object))
            marks.cards[each.object].order = each.value;
    if (match.decision().about.exists())
        marks.cards[match.decision().about].about = true;
    if (asksForZone())
        for (const Option& option : match.decision().options)
            marks.places.insert(option.place);
    marks.quietHand = cardsAreChosen && !handIsOfUse; // a question of another kind may be about the hand
}

/// Whether the answers name zones for the card that the question is about.
bool DecidingState::asksForZone() const {
    const Decision& decision = session().match().decision();
    return decision.kind == DecisionKind::mode && decision.about.exists() &&
           std::ranges::all_of(decision.options, [&](const Option& option) {
               return option.place.exists() && option.object == decision.about;
           });
}

bool DecidingState::answerAt(ZoneId zone) const {
    const std::vector<Option>& options = session().match().decision().options;
    const auto there = std::ranges::find(options, zone, &Option::place);
    if (!zone.exists() || there == options.end() || !asksForZone())
        return false;
    session().answer(Option{*there});
    return true;
}

/// Whether a question names one card alone, and several things that may become of it or another way to go on:
/// each is said on a button then, so that nobody has to find the card.
bool DecidingState::isAboutOneCard() const {
    const Decision& decision = session().match().decision();
    constexpr std::size_t mostButtons = 4;
    const bool chooses = decision.kind == DecisionKind::chooseCards ||
                         decision.kind == DecisionKind::chooseObjects || asksForZone();
    if ((!chooses && decision.kind != DecisionKind::act) || decision.options.size() < 2 ||
        decision.options.size() > mostButtons)
        return false;
    const auto& verbs = session().match().game().tables.verbs;
    ObjectId card;
    std::size_t ofCard = 0;
    for (const Option& option : decision.options) {
        if (!option.object.exists())
            continue;
        const bool isAsked = chooses || verbs[option.verb].onlyWhenAsked;
        if (!isAsked || (card.exists() && option.object != card))
            return false;
        card = option.object;
        ++ofCard;
    }
    return card.exists() && (!chooses || ofCard > 1);
}

std::optional<PromptButton> DecidingState::button(const Option& option, std::size_t index) const {
    if (option.object.exists() && !isAboutOneCard())
        return std::nullopt;
    PromptButton result;
    result.name = QStringLiteral("option-%1").arg(index);
    const TextSigns signs = signsOf(session());
    result.text = signs.in(qt(OptionSentences{session().spoken()}.options()[index]));
    if (session().isForAlways() && StandingAnswers::questionOf(session().match()))
        result.text = QCoreApplication::translate("Prompt", "Always: %1").arg(result.text);
    result.more = signs.in(qt(OptionSentences{session().spoken()}.more(option)));
    result.press = [this, option] {
        if (session().isForAlways())
            session().answerAlways(option);
        else
            session().answer(option);
    };
    // Going on is one thing, declining what has just been offered another: no key does both.
    const Decision& decision = session().match().decision();
    const bool goesOn = option.object.exists() || decision.kind == DecisionKind::act ||
                        decision.kind == DecisionKind::pay || decision.done > 0 ||
                        !pickedSoFar(session().match()).empty();
    result.ends = goesOn;
    result.declines = !goesOn;
    const bool picks = decision.kind == DecisionKind::act || decision.kind == DecisionKind::chooseObjects ||
                       decision.kind == DecisionKind::chooseCards;
    result.forgoes = picks && decision.options.size() > 1;
    result.loses = letsDefeatHappen(session().match(), option);
    // A word that is named has a verb of its own.
    const bool isWord = decision.kind == DecisionKind::name && decision.options.size() > 2;
    result.isOneOf =
        asksForZone() || std::ranges::count_if(decision.options, [&](const Option& other) {
                             return (other.verb == option.verb || isWord) && !other.object.exists();
                         }) > 1;
    return result;
}

/// Whether it throws away cards that could be chosen: nobody should do that by one press too many. Questions
/// whose answers are all buttons give up nothing unseen.
bool DecidingState::givesUpPicking(const PromptButton& button) const {
    return button.declines && button.forgoes && session().match().decision().goal > 0;
}

/// While standing answers are given there is one thing to do.
PromptButton DecidingState::stopButton() const {
    PromptButton stop;
    stop.name = QStringLiteral("stop-standing");
    stop.text = QCoreApplication::translate("Prompt", "Ask me again");
    stop.tip = QCoreApplication::translate("Prompt", "Ends what was answered in advance");
    stop.press = [this] {
        Session& table = session();
        const std::vector<StandingAnswers::Standing> all = table.standing().all();
        for (std::size_t i = all.size(); i-- > 0;)
            if (all[i].player == table.match().decision().decider)
                table.dropStanding(i);
    };
    return stop;
}

/// What a card asks again and again may be answered once and for all: the next answer is meant so then.
void DecidingState::addAlways(std::vector<PromptButton>& buttons) const {
    if (!StandingAnswers::questionOf(session().match()))
        return;
    PromptButton always;
    always.name = QStringLiteral("always");
    always.text = session().isForAlways() ? QCoreApplication::translate("Prompt", "Only this time")
                                          : QCoreApplication::translate("Prompt", "Always…");
    always.tip = QCoreApplication::translate("Prompt", "The answer you choose then counts whenever this card "
                                                       "asks it again in this game");
    always.press = [this] { session().setForAlways(!session().isForAlways()); };
    always.isQuiet = true;
    buttons.push_back(std::move(always));
}

std::vector<PromptButton> DecidingState::buttons() const {
    const Match& match = session().match();
    const Option& suggested = match.suggestion();
    if (session().standing().answerTo(match))
        return {stopButton()};
    std::vector<PromptButton> result;
    if (session().standing().isHeldUp(match)) {
        result.push_back(stopButton());
        result.back().text = QCoreApplication::translate("Prompt", "Ask me again from now on");
        result.back().isQuiet = true;
    }
    if (match.canTakeBack()) {
        PromptButton back;
        back.name = QStringLiteral("take-back");
        back.text = QCoreApplication::translate("Prompt", "Take back");
        back.tip = QCoreApplication::translate("Prompt", "As if it had not been begun (Esc)");
        back.press = [this] { session().takeBack(); };
        back.isQuiet = true;
        result.push_back(std::move(back));
    }
    if (session().viewerControl().asksInTheOpen()) {
        PromptButton hand;
        hand.name = QStringLiteral("take-table");
        hand.text = QCoreApplication::translate("Prompt", "Show my hand");
        hand.tip = QCoreApplication::translate("Prompt", "The table is yours until you have answered");
        hand.press = [this] { session().sitDown(); };
        hand.isQuiet = true;
        result.push_back(std::move(hand));
    }
    addButtons(result);
    addAlways(result);
    const std::vector<Option>& options = match.decision().options;
    bool hasDefault = std::ranges::any_of(result, &PromptButton::isDefault);
    for (std::size_t i = 0; i < options.size(); ++i)
        if (std::optional<PromptButton> one = button(options[i], i)) {
            // Where a card could do something, no key passes it by.
            const bool passesBy = !options[i].object.exists() && isAboutOneCard();
            one->isDefault = !hasDefault && options[i] == suggested && !givesUpPicking(*one) && !passesBy;
            hasDefault = hasDefault || one->isDefault;
            result.push_back(std::move(*one));
        }
    // The button that ends the question, where the game suggests nothing a button could do.
    if (!hasDefault)
        for (PromptButton& one : result)
            if (!one.isQuiet && !givesUpPicking(one)) {
                one.isDefault = true;
                break;
            }
    return result;
}

std::vector<Option> DecidingState::optionsOf(ObjectId object) const {
    std::vector<Option> result;
    std::ranges::copy_if(session().match().decision().options, std::back_inserter(result),
                         [&](const Option& option) { return object.exists() && cardOf(option) == object; });
    return result;
}

/// What can be chosen of the cards that lie under it, of which hardly more than an edge is to be seen.
std::vector<Option> DecidingState::optionsBelow(ObjectId object) const {
    const State& state = session().match().state();
    std::vector<Option> result;
    if (lives(state, object) && session().match().decision().kind != DecisionKind::act)
        visitGuests(state, object, [&](const Link& link) {
            if (link.isInside())
                std::ranges::copy(optionsOf(link.guest), std::back_inserter(result));
        });
    return result;
}

std::vector<ZoneId> DecidingState::placesOf(const Option& option) const {
    if (option.place.exists())
        return {option.place};
    const Match& match = session().match();
    std::vector<ZoneId> result;
    if (const ZoneId to = match.destinationOf(option); to.exists())
        result.push_back(to);
    // Where one moves it to do this, though it does not stay there: to what an attack is aimed at.
    const VerbSpec& verb = match.game().tables.verbs[option.verb];
    if (verb.place != nullptr && lives(match.state(), option.object))
        if (const ZoneId to = verb.place(match.position(), {match.decision().decider, option});
            to.exists() && to != record(match.state(), option.object).zone &&
            std::ranges::find(result, to) == result.end())
            result.push_back(to);
    const ObjectId about = match.decision().about;
    if (!about.exists() || !lives(match.state(), about))
        return result;
    // To the hand, where a card lies while it is paid for, nothing goes.
    const ZoneId zone = record(match.state(), about).zone;
    const LayoutZone* place = session().layout().zone(match.game().tables.zones[zone.kind].word);
    if (place != nullptr && place->role != ZoneRole::hand)
        result.push_back(zone);
    return result;
}

bool DecidingState::isPicked(ObjectId object, std::size_t& index) const {
    const std::vector<Pick> picks = pickedSoFar(session().match());
    const auto found = std::ranges::find(picks, object, &Pick::object);
    index = static_cast<std::size_t>(found - picks.begin());
    return found != picks.end();
}

/// Whether only what it is aimed at is still open.
bool DecidingState::isAimedNext(const std::vector<Option>& options) const {
    const auto& verbs = session().match().game().tables.verbs;
    return !options.empty() && verbs[options.front().verb].targets != nullptr &&
           (options.size() > 1 || options.front().target.exists()) &&
           std::ranges::all_of(options, [&](const Option& option) {
               return option.verb == options.front().verb && option.value == options.front().value;
           });
}

/// A place that is not on the table is anywhere on it: why it cannot go there is not to be told of a row.
void DecidingState::forgetStandIn(Attempt& attempt) const {
    const auto& tables = session().match().game().tables;
    const auto placeOf = tables.verbs[attempt.option.verb].place;
    if (placeOf == nullptr || !attempt.option.place.exists())
        return;
    const auto layoutOf = [&](ZoneId zone) { return session().layout().zone(tables.zones[zone.kind].word); };
    const LayoutZone* const own = layoutOf(placeOf(session().match().position(), attempt));
    const LayoutZone* const there = layoutOf(attempt.option.place);
    if ((own == nullptr || !own->onTable) && there != nullptr && there->role == ZoneRole::row)
        attempt.option.place = {};
}

void DecidingState::attempt(ObjectId object, const std::vector<Option>& options, ZoneId place,
                            const Drop* drop) {
    const Match& match = session().match();
    if (options.size() == 1 && !isShownFirst(options.front(), drop)) {
        session().answer(options.front());
        return;
    }
    if (drop == nullptr && isAimedNext(options)) {
        port().aim(object, options);
        return;
    }
    const std::vector<Option> shown = options.empty() && drop == nullptr ? optionsBelow(object) : options;
    if (!shown.empty()) {
        port().offerActions(object, shown);
        return;
    }
    const Player decider = match.decision().decider;
    const ObjectId onto = drop == nullptr ? ObjectId{} : drop->over;
    std::optional<Attempt> meant = match.meaningOf(decider, object, place, onto);
    if (!meant && lives(match.state(), object)) {
        // Nobody's business but its controller's: then it is the controller who cannot do it now. What lies
        // in play is wanted for oneself, and is not one's own.
        const ObjectRecord& there = record(match.state(), object);
        if (there.controller != Player::nobody && there.controller != decider)
            meant = match.meaningOf(there.controller, object, place, onto);
        if (meant && match.game().tables.zones[there.zone.kind].table)
            meant->player = decider;
    }
    if (meant)
        forgetStandIn(*meant);
    if (meant)
        port().refuse(*meant, match.whyNot(*meant));
    else
        port().refuse({decider, {0, place, object, {}, 0}}, {});
}

void DecidingState::cardClicked(ObjectId object) {
    const std::vector<Option> options = optionsOf(object);
    std::size_t index = 0;
    if (options.empty() && isPicked(object, index))
        session().unpick(index);
    else
        attempt(object, options, {});
}

bool DecidingState::mayDrag(ObjectId object) const {
    const Match& match = session().match();
    return lives(match.state(), object);
}

} // namespace takujo
