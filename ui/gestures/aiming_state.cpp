#include "ui/gestures/aiming_state.h"

#include "engine/core/zones.h"
#include "engine/match/sentences/option_sentences.h"
#include "ui/session/session.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

AimingState::AimingState(TablePort& port, DecidingState& beneath, ObjectId object,
                         std::vector<Option> options)
    : TableState{port}, beneath_{&beneath}, object_{object}, options_{std::move(options)} {}

bool AimingState::isTarget(ObjectId object) const {
    return object.exists() && std::ranges::find(options_, object, &Option::target) != options_.end();
}

std::vector<Option> AimingState::optionsAt(ObjectId object) const {
    std::vector<Option> result;
    std::ranges::copy_if(options_, std::back_inserter(result),
                         [&](const Option& option) { return option.target == object; });
    return result.empty() ? beneath_->optionsOf(object) : result;
}

/// Where a player is aimed at; not where cards lie that are aimed at themselves.
std::vector<ZoneId> AimingState::placesOfPlayer(const Option& option) const {
    std::vector<ZoneId> places = beneath_->placesOf(option);
    if (lives(session().match().state(), object_))
        std::erase_if(places, [&](ZoneId place) {
            return place.kind == record(session().match().state(), object_).zone.kind;
        });
    return places;
}

/// The option at a player, if the object lies where that player is aimed at.
const Option* AimingState::optionAtPlaceOf(ObjectId object) const {
    if (!lives(session().match().state(), object))
        return nullptr;
    const ZoneId zone = record(session().match().state(), object).zone;
    const auto found = std::ranges::find_if(options_, [&](const Option& option) {
        const std::vector<ZoneId> places =
            option.target.exists() ? std::vector<ZoneId>{} : placesOfPlayer(option);
        return std::ranges::find(places, zone) != places.end();
    });
    return found == options_.end() ? nullptr : &*found;
}

void AimingState::sayWhyNot(ObjectId object) const {
    const Match& match = session().match();
    Attempt attempt{match.decision().decider, options_.front()};
    attempt.option.target = object;
    port().refuse(attempt, match.whyNot(attempt));
}

void AimingState::decorate(Marks& marks) const {
    for (const Option& option : options_)
        if (option.target.exists())
            marks.cards[option.target].target = true;
        else
            for (const ZoneId place : placesOfPlayer(option))
                marks.places.insert(place);
    marks.cards[object_].about = true;
}

std::vector<PromptButton> AimingState::buttons() const {
    std::vector<PromptButton> result;
    PromptButton back;
    back.name = QStringLiteral("stop-aiming");
    back.text = QCoreApplication::translate("Prompt", "Do something else");
    back.tip = QCoreApplication::translate("Prompt", "As if the card had not been chosen (Esc)");
    back.press = [this] { port().stopAiming(); };
    back.isQuiet = true;
    result.push_back(std::move(back));
    // At the player, who is no card.
    for (std::size_t i = 0; i < options_.size(); ++i)
        if (!options_[i].target.exists()) {
            PromptButton one;
            one.name = QStringLiteral("aim-%1").arg(i);
            one.text = qt(OptionSentences{session().spoken()}.option(options_[i]));
            one.press = [this, option = options_[i]] { session().answer(Option{option}); };
            result.push_back(std::move(one));
        }
    return result;
}

void AimingState::cardClicked(ObjectId object) {
    for (const Option& option : options_)
        if (object.exists() && option.target == object) {
            session().answer(Option{option});
            return;
        }
    if (const Option* const at = optionAtPlaceOf(object)) {
        session().answer(Option{*at});
        return;
    }
    if (object != object_ && beneath_->optionsOf(object).empty()) {
        sayWhyNot(object);
        return;
    }
    // Another card is taken up instead; the same one is put down.
    DecidingState& beneath = *beneath_;
    const bool isSame = object == object_;
    port().stopAiming(); // and with that this state is gone
    if (!isSame)
        beneath.cardClicked(object);
}

} // namespace takujo
