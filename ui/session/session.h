#pragma once

#include "engine/match/sentences/branch_words.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"
#include "ui/session/game_data.h"
#include "ui/session/open_hands.h"
#include "ui/session/standing_answers.h"
#include "ui/session/viewer_control.h"

#include <QObject>
#include <QString>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace takujo {

/// A line of the history: an answer in words.
struct HistoryLine {
    Option option;
    Player who = Player::nobody;
    std::uint16_t turn = 0;
    std::string phase; ///< its word
    /// As player A may know it, player B, and only what both may; empty for who gives up.
    std::array<LocalizedText, 3> texts;
    bool isTogether = false; ///< undone and redone with the one before it: given together with it, or by
                             ///< somebody who is not at the table
};

/// A match that is shown in a window. Everything that changes the match goes through here and is announced.
class Session : public QObject {
    Q_OBJECT

public:
    /// Goes on with a match that was begun with two decks, from where it stands. The match remembers who sits
    /// at it.
    Session(std::shared_ptr<const GameData> data, std::unique_ptr<Match> match, Language language,
            QObject* parent = nullptr);

    const Match& match() const { return *match_; }
    const GameData& data() const { return *data_; }
    const std::shared_ptr<const GameData>& sharedData() const { return data_; }
    /// Of a game that is watched, with room for both hands; of a lesson, with room for its words.
    const TableLayout& layout() const { return ownLayout_ ? *ownLayout_ : *data_->layout; }
    /// Index into the game's formats.
    std::size_t format() const { return match_->setup() == nullptr ? 0 : match_->setup()->format; }

    /// From now on only this player sits at the table, and somebody else answers for the other.
    void keepEyesOf(Player player);
    /// Somebody else has to answer the question, by `answerForOther`; nobody at the table can.
    bool isAskedOfOther() const;
    /// That somebody is the computer.
    bool isAskedOfComputer() const;
    /// It is undone together with the answer before it, if there is one.
    void answerForOther(const Option& option);
    /// Cards that a lesson points at.
    const std::vector<ObjectId>& pointedAt() const { return pointedAt_; }
    void pointAt(std::vector<ObjectId> cards);
    /// Whose eyes the table is seen through; nobody's while it is handed over.
    Player viewer() const {
        return !watched_ ? viewerControl_.viewer() : watched_ == OpenHands::second ? Player::b : Player::a;
    }
    const ViewerControl& viewerControl() const { return viewerControl_; }
    /// Whose hand lies at the near edge: that of who looks, else of who is to look next.
    Player nearHand() const { return viewer() == Player::nobody ? viewerControl_.seat() : viewer(); }
    /// Whether whoever sits there may answer what is asked.
    bool mayAnswer() const;
    void setSeating(Seating seating);
    /// From now on the computer answers for that player, and the other one sits at the table.
    void seatComputer(const ComputerSeat& seat);
    /// The player who is asked takes the table.
    void sitDown();
    /// Shows a player's own hand, until `endPeek`; nothing if it is shown already.
    void peek(Player player);
    void endPeek();
    /// The place in the log from which on the player has not looked.
    std::size_t unseenFrom(Player player) const { return unseenFrom_[indexOf(player)]; }
    const View& view() const { return view_; }
    /// The object of a card that the viewer sees. A back has one, too, if it is also a back to the player who
    /// is asked; else none.
    ObjectId objectOf(const CardView& card) const;
    /// The match in words, for the viewer: what the classes of engine/match/sentences are asked with.
    SpokenMatch spoken() const;
    Language language() const { return language_; }
    void setLanguage(Language language);

    void answer(const Option& option);
    /// Passes until the attempt is possible, or until somebody is asked more (engine/match/later_moment.h).
    void passTowards(const Attempt& attempt);
    /// The moments that went by since somebody answered last: those in which their player could only pass,
    /// and those that a standing answer passed. None after going back or along a way that was gone before.
    const std::vector<PassedMoment>& passed() const { return passed_; }
    const StandingAnswers& standing() const { return standing_; }
    /// Whoever is asked passes until this turn ends; what is asked now, too.
    void passUntilTurnEnds();
    /// Answers so, now and whenever the same card asks the same again.
    void answerAlways(const Option& option);
    /// Whether the player means the next answer for always.
    bool isForAlways() const { return isForAlways_; }
    void setForAlways(bool is);
    void dropStanding(std::size_t index);
    /// Gives the standing answer to what is asked, if there is one. It is undone together with the answer
    /// that led here.
    void answerByStanding();
    /// Takes the game's suggestion as long as the same thing is asked: a payment, an order.
    void answerBySuggestion();
    void takeBack();
    /// Takes the pick of that index out of the choice under way. Those after it stay chosen, as far as they
    /// still may be.
    void unpick(std::size_t index);
    /// Answers that were given together are undone together. Those that somebody else began the match with
    /// stay: they would be given again.
    bool canUndo() const;
    void undo();
    void redo();
    void concede(Player player);
    /// At which moments a player is asked although nothing can be done (engine/kit/stops.h).
    std::uint32_t stops(Player player) const { return match_->state().players[indexOf(player)].stops; }
    void setStops(Player player, std::uint32_t stops);

    /// The answers that led here, and those that redo would give, the oldest first. The first `depth` have
    /// been given.
    const std::vector<HistoryLine>& history() const { return history_; }
    /// A line of it as the viewer may know it.
    QString told(const HistoryLine& line) const;
    std::size_t depth() const { return match_->depth(); }
    /// How many answers lead to that place.
    std::size_t depthOf(std::size_t place) const;
    /// Stands where that many answers have been given.
    void goTo(std::size_t depth);

    // Other ways that were tried (engine/match/match_tree.h).

    /// As whoever looks may know them.
    std::vector<ToldBranch> branches() const;
    /// Stands at any place; undo and redo go along its branch from then on.
    void goToPlace(std::size_t place);
    /// Stands at a place on the way to that tip, and redo leads there.
    void turnInto(std::size_t tip, std::size_t place);
    /// An empty name takes the old one away.
    void nameBranch(std::size_t tip, const QString& name);
    void dropBranch(std::size_t tip);
    /// The branch that was dropped last can be brought back.
    bool canRestoreBranch() const { return !dropped_.empty(); }
    void restoreBranch();

    /// Sets who is asked before time goes back over something that cannot be made unseen (bits of
    /// `Uncovered`). If the answer is false, nothing happens until `goOn` is called, if it ever is.
    using BackGate = std::function<bool(std::uint8_t uncovered, std::function<void()> goOn)>;
    void setBackGate(BackGate gate) { gate_ = std::move(gate); }

    /// Nobody plays: the game is watched, and answers nothing.
    bool isWatched() const { return watched_.has_value(); }
    OpenHands openHands() const { return watched_.value_or(OpenHands::both); }
    /// To be called first before the table is shown, which has another layout then.
    void watch(OpenHands hands);
    /// A lesson is given at the table. To be called before the table is shown, too.
    void giveLesson();
    bool isLesson() const { return isLesson_; }

signals:
    /// Time went back over something that cannot be made unseen (bits of `Uncovered`).
    void wentBack(quint8 uncovered);
    /// A branch has another name, or has come or gone; the match stands where it stood.
    void branchesChanged();
    /// Something on the table may be different. `forward` is false where time went back.
    void changed(bool forward);
    void languageChanged();
    /// Somebody points at other cards.
    void pointed();
    /// The program has a mistake, so what was answered has not been done; the match stands where it stood.
    void faultMet(const takujo::MatchFault& fault);

private:
    void recall();
    std::array<LocalizedText, 3> forEveryone(const Match& match, const Option& option) const;
    void look();
    bool isAnswerableInTheOpen() const;
    void rememberConcession(Player player);
    std::vector<std::size_t> line() const;
    void stand(std::size_t place, std::size_t lineEnd);
    void remember(const Option& option, bool isTogether);
    void announce(bool forward);
    bool answerOnce(const Option& option, bool isTogether);

    std::shared_ptr<const GameData> data_;
    std::unique_ptr<Match> match_;
    Language language_;
    ViewerControl viewerControl_;
    std::array<std::size_t, 2> unseenFrom_{};
    std::optional<Player> keptEyes_;
    std::vector<ObjectId> pointedAt_;
    StandingAnswers standing_;
    std::vector<PassedMoment> passed_;
    bool isForAlways_ = false;
    View view_;
    std::vector<HistoryLine> history_;
    std::set<std::size_t> together_; ///< places whose answer was given together with the one before
    std::vector<DroppedBranch> dropped_;
    BackGate gate_;
    std::optional<OpenHands> watched_;
    std::optional<TableLayout> ownLayout_;
    bool isLesson_ = false;
};

} // namespace takujo
