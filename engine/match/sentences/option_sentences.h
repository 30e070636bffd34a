#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// What does this answer do?
class OptionSentences {
public:
    explicit OptionSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// As on a button or a numbered list.
    std::string option(const Option& option) const;
    /// Every option of the decision, in order; those that would read the same say where their cards lie, and
    /// are numbered where that does not tell them apart.
    std::vector<std::string> options() const;
    /// What its effect or ability does, where what it is called does not tell: of what waits to come next,
    /// and of an ability without a name beside others of its card. Else empty.
    std::string more(const Option& option) const;
    /// The text of the ability that it uses, also where that is the only one; of a card that it plays from
    /// where cards have no say, all that it says, a line each; else empty.
    std::string text(const Option& option) const;
    /// What is asked of who has taken up its card and says next what it is aimed at.
    std::string aiming(const Option& option) const;
    /// What may be said where any number of a range answers.
    std::string anyNumber(const NumberRange& range) const;

private:
    std::string keyOf(const Option& option) const;
    /// To those that read the same, where their cards lie; where they are about one card, where the cards lie
    /// that it is aimed at.
    void tellPlaces(std::vector<std::string>& texts) const;
    /// A button that does nothing but go on says what comes of it: what waits is carried out, or the turn
    /// goes on.
    void addWhatComes(std::string_view verb, std::vector<std::string>& keys) const;
    /// {number}: which of the activated abilities it is, or which mode; {ability}: its name.
    void addAbility(const Option& option, std::vector<Filling>& fillings) const;
    /// What waits at the place that the option names; nothing for any other option.
    const WaitingItem* waitingItem(const Option& option) const;
    /// The card whose effect waits there; it may have gone by now.
    std::string waitingName(const WaitingItem& item) const;

    SpokenMatch spoken_;
};

} // namespace takujo
