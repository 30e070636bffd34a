#pragma once

#include "ui/asking/action_popup.h"
#include "ui/asking/card_picker.h"
#include "ui/asking/prompt_bar.h"
#include "ui/page/hand_over_screen.h"
#include "ui/page/header_bar.h"
#include "ui/page/notice_strip.h"
#include "ui/page/outcome_banner.h"
#include "ui/page/peek_control.h"
#include "ui/page/phase_ribbon.h"
#include "ui/page/reading_card.h"
#include "ui/page/standing_control.h"
#include "ui/page/stops_control.h"
#include "ui/panels/lesson_words.h"
#include "ui/panels/side_panel.h"
#include "ui/panels/waiting_line.h"
#include "ui/session/log_reader.h"
#include "ui/table/aim_overlay.h"
#include "ui/table/drag_overlay.h"
#include "ui/table/refusal_bubble.h"
#include "ui/table/table_view.h"

#include <memory>

namespace takujo {

/// A game that is being played: the table with what floats over it, the bar above and the panel beside it.
class GamePage : public QWidget, private TablePort {
    Q_OBJECT

public:
    GamePage(CardRenderer& renderer, const CommandSet& commands, QMenu* menu, QWidget* parent = nullptr);
    ~GamePage() override;

    void begin(std::unique_ptr<Session> session);
    Session* current() const { return session_.get(); }
    TableView& view() { return *view_; }
    /// Gives the keys to the table, or to what lies over it and waits for a key.
    void takeKeys();
    PromptBar& prompt() { return *prompt_; }
    SidePanel& side() { return *side_; }
    HeaderBar& header() { return *header_; }
    StopsControl& stops() { return *stops_; }
    CardPicker& picker() { return *picker_; }
    RefusalBubble& bubble() { return *bubble_; }
    NoticeStrip& notice() { return *notice_; }
    LessonWords& lessonWords() { return *lessonWords_; }

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setSideShown(bool shown);
    void setTurnsTable(bool turns);
    /// How a series of games stands, in words; empty while there is none.
    void setSeries(const QString& score);

    void hideBubble();
    /// Puts down the card that was taken up to be aimed. False if there is none.
    bool cancelAim();
    /// Lights these cards for a while; where there are none, the button of that answer.
    void pointOut(const std::vector<ObjectId>& cards, std::optional<std::size_t> answer);
    /// Says what can be done with the card, or why nothing can; does nothing.
    void explain(ObjectId object);
    /// Lists all that can be done with it now, to be picked from, and all that cannot be done, with the
    /// reasons.
    void showChoices(ObjectId object);
    /// Says at the table why something may not be done that nobody here has tried.
    void showRefusal(const Attempt& attempt, const std::vector<Refusal>& reasons) {
        refuse(attempt, reasons);
    }

signals:
    void begun(); ///< another match is on the table
    /// Something has happened, and the table shows it.
    void happened(const takujo::News& news);
    void newGameWanted();
    /// The game that is over is to be played again; the other player is to go first, or chance has it.
    void rematchWanted(bool otherGoesFirst);
    /// A rule is to be shown in the rule browser.
    void ruleFollowed(const QString& number);
    /// The game that is over is to be looked at again.
    void watchWanted();
    /// The match stands elsewhere, so other commands may be of use, such as undo.
    void moved();
    /// Something was tried and may not be done.
    void refused(const takujo::Attempt& attempt);
    /// The menu of a card says why this may not be done, which nobody has tried.
    void toldWhyNot(const takujo::Attempt& attempt);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Player seat() const;
    Session& session() override { return *session_; }
    void offerActions(ObjectId object, const std::vector<Option>& options) override;
    ActionOffer offerOf(const Option& option) const;
    std::vector<Option> aimedTogether(const std::vector<Option>& options, const Option& like) const;
    /// The options are those of the offers that can be taken, in their order.
    void openOffers(ObjectId object, const std::vector<Option>& options, std::vector<ActionOffer> offers);
    void aim(ObjectId object, const std::vector<Option>& options) override;
    void stopAiming() override { cancelAim(); }
    void refuse(const Attempt& attempt, const std::vector<Refusal>& reasons) override;
    void pointOutPlaces(ObjectId object, const std::vector<ZoneId>& places) override;
    void startNewGame() override { emit newGameWanted(); }
    bool canPlayAgain() override;
    void playAgain() override { emit rematchWanted(false); }

    void follow(bool forward);
    void write();
    void writeQuestion();
    void tellOutcome();
    void placeOverlays();
    std::vector<Refusal> lastingFirst(ObjectId object, std::vector<Refusal> reasons) const;
    void offerLaterMoment(const Attempt& attempt);
    void tellNear(ObjectId object, const std::vector<RefusalBubble::Reason>& reasons);
    void openPile(ZoneId zone);
    void lookAtStack();
    void showMarks();
    void showAim();
    void layAim();
    bool hasWaitingLine() const;
    /// Where arrows of what waits begin.
    QRectF aimedFrom() const;
    bool isNextCardFinal() const;
    void foreseeBattle(const Option& option);
    /// The buttons of the question, and the one that brings back the cards that were put away.
    void writeButtons();
    void addImpossibleModes(std::vector<PromptButton>& buttons);
    void lookAtWhatItIsAbout();
    /// Shows the card in the preview, if that is in sight.
    void lookAt(ObjectId object);
    /// Shows the card in large that the question is about, if it lies among others.
    void showInLarge();
    bool isReadBeside(ObjectId object) const;
    void followPreview();
    void showLarge(const CardLook& look);
    /// Shows a card for a while that was turned up and has gone elsewhere at once.
    void showWhatHasGone(const News& news);
    /// Marks the costs and the targets of an option that the player considers.
    void foreshow(const Option& option);
    /// Lights what a line of the guide is about: its cards on the table, or its button.
    void considerAct(const OpenAct& act);
    /// Does it, as a click on its card or its button would.
    void takeAct(const OpenAct& act);
    /// The question with the words of a lesson above it.
    QRect askedPlace() const;
    void placeLessonWords();
    void connectGuide();
    /// Shows an arrow to these cards while the player considers an option.
    void showArrow(ObjectId from, std::vector<ObjectId> at);
    /// Shows what the battle would come to that the card can begin or join.
    void foresee(ObjectId object, ObjectId target);
    /// Shows the arrow to a card that the player considers as a target; none if it cannot be one.
    void considerTarget(ObjectId from, ObjectId target, bool isTarget);
    void writeAim();
    /// Shows the card over the table if nothing beside the table shows it legibly.
    void readIfNeeded(const CardLook& look, const QRect& place);
    void read(const CardItem& card);
    /// Shows the dragged card above everything, and the place beside the table where it may go.
    void carry(const CardItem& card);
    /// The zone at a point beside the table: a stack is shown in the side panel.
    ZoneId placeBeside(QPoint onScreen) const;
    /// The room above the prompt.
    QRect roomForCards() const;

    std::unique_ptr<Session> session_;
    Interaction interaction_;
    CardRenderer* renderer_;
    HeaderBar* header_;
    TableView* view_;
    SidePanel* side_;
    PromptBar* prompt_;
    PhaseRibbon* ribbon_;
    WaitingLine* line_;
    RefusalBubble* bubble_;
    OutcomeBanner* banner_;
    AimOverlay* aim_;
    CardPicker* picker_;
    DragOverlay* drag_;
    CardDisplay* large_; ///< the card that is asked about
    ReadingCard* reading_;
    ObjectId askedAbout_;
    ObjectId considered_;   ///< an arrow leads to it
    bool foresees_ = false; ///< the arrows are those of a battle that nobody has begun
    QLabel* stackChip_;     ///< the top of the stack, while the side panel is hidden
    StopsControl* stops_;
    PeekControl* peek_;
    StandingControl* standing_;
    HandOverScreen* handOver_;
    NoticeStrip* notice_;
    LessonWords* lessonWords_;
    Palette palette_;
    LogReader log_;
    bool turnsTable_ = true;
    bool overTold_ = false;
};

} // namespace takujo
