#pragma once

#include "ui/gestures/table_state.h"

#include <optional>

namespace takujo {

/// A state in which a player answers the decision at hand: options that name a card are taken at the card,
/// the others by buttons.
class DecidingState : public TableState {
public:
    using TableState::TableState;

    void decorate(Marks& marks) const override;
    std::vector<PromptButton> buttons() const override;
    void cardClicked(ObjectId object) override;
    bool mayDrag(ObjectId object) const override;

    /// The options that are about this card.
    std::vector<Option> optionsOf(ObjectId object) const;
    /// The zones over which the dragged card takes this option: the place that the option names; else the
    /// zone where the card will go, and the zone of the card that the question is about.
    std::vector<ZoneId> placesOf(const Option& option) const;
    /// Answers with the option that names this zone, where a question asks for a zone; returns whether it
    /// did.
    bool answerAt(ZoneId zone) const;
    /// Answers, shows what can be done first, or says why not. `drop` if the card was let go somewhere.
    void attempt(ObjectId object, const std::vector<Option>& options, ZoneId place,
                 const Drop* drop = nullptr);

protected:
    /// Whether the player is shown what this option leads to before it is taken.
    virtual bool isShownFirst(const Option&, const Drop*) const { return false; }
    /// How a card shows that it has options.
    virtual void light(CardMarks& marks) const { marks.target = true; }
    bool isAboutOneCard() const;
    bool asksForZone() const;
    PromptButton stopButton() const;
    void addAlways(std::vector<PromptButton>& buttons) const;
    /// A button for the option; none if this state has a better way to take it.
    virtual std::optional<PromptButton> button(const Option& option, std::size_t index) const;
    /// Buttons of the state's own.
    virtual void addButtons(std::vector<PromptButton>&) const {}
    /// The card at which this option is taken; none if only a button takes it.
    virtual ObjectId cardOf(const Option& option) const { return option.object; }
    std::vector<Option> optionsBelow(ObjectId object) const;
    bool isAimedNext(const std::vector<Option>& options) const;
    void forgetStandIn(Attempt& attempt) const;
    bool givesUpPicking(const PromptButton& button) const;
    bool isPicked(ObjectId object, std::size_t& index) const;
};

} // namespace takujo
