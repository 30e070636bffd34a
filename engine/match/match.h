#pragma once

#include "engine/games/game.h"
#include "engine/kit/engine.h"
#include "engine/match/fault.h"
#include "engine/match/match_tree.h"
#include "engine/match/seating.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace takujo {

struct Scenario;

/// What a match begins with. It never changes.
struct MatchSetup {
    const Game* game = nullptr;
    std::size_t format = 0; ///< index into the game's formats
    /// The decks, each line with a known card. The definitions are copied.
    std::array<std::vector<DeckLine>, 2> decks;
    /// Cards that are in no deck: tokens that texts make; and, for games in which cards are named, every card
    /// there is, so that the list tells nothing about the decks.
    std::vector<const CardDefinition*> otherCards;
    std::uint64_t seed = 0;
    std::array<std::string, 2> names{"Blue", "Crimson"};
    /// Moments at which each player is asked even if nothing can be done (`everyStop`, `stopAt`).
    std::array<std::uint32_t, 2> stops{};
};

/// Returns the state in which a game begins: the decks are in place, nothing is done yet.
State initialState(const MatchSetup& setup, const CardTable& cards);

/// Returns the cards of both decks and the tokens that they make; after them, if one of these lets a player
/// name a card, all others that can be named.
CardTable cardsOf(const MatchSetup& setup);

/// A game being played: the engine, the answers so far, and the way back to each of them.
class Match {
public:
    explicit Match(const MatchSetup& setup);
    /// Begins at another state, for scenarios. The rulebook may have changed policies or a rule left out.
    Match(const Game& game, std::shared_ptr<const CardTable> cards, std::shared_ptr<const Rulebook> rules,
          const State& begins, std::array<std::string, 2> names);

    /// Returns a second match with everything tried in this one; the two are independent from then on.
    std::unique_ptr<Match> copy() const;
    /// Returns a match that stands at that place and knows no other, for describing its question and answers.
    std::unique_ptr<Match> glimpse(std::size_t place) const;

    /// Returns what it began with, with cards that live as long as the match; none if it began at another
    /// state.
    const MatchSetup* setup() const { return setup_ ? &*setup_ : nullptr; }
    /// The position that it began at, if it was set up and is to be saved; none if not.
    const Scenario* origin() const { return origin_.get(); }
    void setOrigin(std::shared_ptr<const Scenario> position) { origin_ = std::move(position); }
    const Game& game() const { return *game_; }
    const CardTable& cards() const { return *cards_; }
    const Rulebook& rules() const { return *rules_; }
    /// Returns what keeps cards and rules alive without the match.
    std::shared_ptr<const void> keeper() const {
        return std::make_shared<std::pair<std::shared_ptr<const CardTable>, std::shared_ptr<const Rulebook>>>(
            cards_, rules_);
    }
    const std::string& nameOf(Player player) const { return names_[indexOf(player)]; }
    const State& state() const { return engine_.state(); }
    Position position() const { return engine_.position(); }
    const Decision& decision() const { return engine_.decision(); }
    bool over() const { return state().over(); }

    /// Answers the decision. An answer that is not among its options is refused and changes nothing. Throws
    /// `MatchFault` if the rules do not come to an end; then nothing is changed, either. So does setting
    /// stops.
    std::optional<Refusal> answer(const Option& option);
    /// Returns all reasons against it that its player may know; empty if the decision offers it.
    std::vector<Refusal> whyNot(const Attempt& attempt) const;
    /// Returns the option that the program picks when the player does not want to choose: for payments,
    /// sorting, dividing.
    const Option& suggestion() const;

    /// Returns the answers that finish the present action when the player does not want to choose; tried on a
    /// copy. None if no action is under way.
    std::vector<Option> suggestedCompletion() const;

    /// Returns what would be asked after this answer; tried on a copy. None if it is no option now, or if the
    /// game would be over.
    std::optional<Decision> askedAfter(const Option& option) const;
    /// Returns where the option's object would lie after the present question is answered like that, and
    /// further ones as suggested; tried on a copy. No zone if it would stay, or if the place would tell what
    /// the object is.
    ZoneId destinationOf(const Option& option) const;

    /// Returns what it means when the player moves this object to this place, or onto that card there; no
    /// place: the player clicks it. None if no verb of the game starts there.
    std::optional<Attempt> meaningOf(Player player, ObjectId object, ZoneId place, ObjectId onto = {}) const;

    bool canTakeBack() const { return engine_.canTakeBack(); }
    /// Returns to the state before the present action, as if it had not begun.
    void takeBack();

    bool canUndo() const { return answeredBefore() != none; }
    bool canRedo() const { return answeredNext() != none; }
    /// Returns to the decision before the last answer. Nothing is lost: `redo` goes forward again. Stops set
    /// in between are no answers: they go and come with the answers around them.
    void undo();
    void redo();
    /// Returns how many answers lead here.
    std::size_t depth() const;

    /// Who sits at the table: for code that shows the match, and kept with it. The rules do not use it.
    Seating seating() const { return seating_; }
    void setSeating(Seating seating) { seating_ = seating; }
    /// Where `Seating::computer` is: which side the computer plays.
    const ComputerSeat& computer() const { return computer_; }
    void seatComputer(const ComputerSeat& seat) {
        seating_ = Seating::computer;
        computer_ = seat;
    }

    void concede(Player player);
    /// Changes the moments at which the player is asked, from here on (kit/stops.h). `redo` loses what was
    /// undone before: it was reached with other stops.
    void setStops(Player player, std::uint32_t stops);

    /// Returns what has happened on the way here.
    const std::vector<LogEntry>& log() const { return journal_->entries(); }
    const Journal& journal() const { return *journal_; }
    /// Returns the answers on the way here, oldest first, each with its player.
    std::vector<Attempt> answers() const;

    // The tree of everything that was tried (match_tree.cpp). Each place in it has a number for the life of
    // the match, in the order in which places were reached; 0 is the beginning. No place is ever lost.

    std::size_t places() const { return nodes_.size(); }
    std::size_t place() const { return current_; }
    MatchPlace at(std::size_t place) const;
    const State& stateAt(std::size_t place) const { return nodes_[place].now; }
    /// Returns an engine at that place, for looking at its decision.
    Engine engineAt(std::size_t place) const;
    /// Returns where `redo` finally leads.
    std::size_t lineEnd() const;
    /// Goes to any place; undo and redo follow its branch from then on. Does nothing if the place was taken
    /// back.
    void goTo(std::size_t place);
    /// Ends the line here, so that `redo` leads nowhere. What was tried stays in the tree.
    void endLineHere();
    /// Goes back before the last step, as if it had not been.
    void forgetLast();
    /// Returns every line of answers, the oldest first.
    std::vector<Branch> branches() const;
    /// Names the branch that ends there; the name moves on as the branch grows. An empty name removes it.
    void nameBranch(std::size_t tip, std::string name);
    /// Returns the name of the branch that ends there; empty if it has none.
    const std::string& nameAt(std::size_t place) const { return nodes_[place].name; }
    /// Removes the branch that ends there, except for places that other branches need: it is in no list and
    /// no saved game any more. What it uncovered stays known. The present line cannot be dropped: then
    /// nothing happens.
    DroppedBranch dropBranch(std::size_t tip);
    /// Brings a dropped branch back.
    void restore(const DroppedBranch& dropped);

    // What players cannot forget when they go back: bits of `Uncovered`.

    /// Uncovered by the step to that place.
    std::uint8_t uncoveredBy(std::size_t place) const;
    /// Uncovered on the way here, from a place on it; 0 is the beginning.
    std::uint8_t uncoveredSince(std::size_t place) const;
    /// Uncovered by what `undo` would go back over; 0 if nothing, or if there is nothing to undo.
    std::uint8_t uncoveredByUndo() const;
    /// Uncovered by what `goTo` would go back over, on the part of the way that leads back.
    std::uint8_t uncoveredOnTheWayTo(std::size_t place) const;
    /// Of a place on another branch: whether hidden cards there have been seen on the way here, or hidden
    /// cards here on the way there (`Uncovered::elsewhere`). 0 for a place on the present line.
    std::uint8_t seenOnOtherWay(std::size_t place) const;
    /// Returns the last place that the ways here and there have in common.
    std::size_t sharedWith(std::size_t place) const;
    /// Returns what players had seen on other branches after the place before, when they took the step to
    /// this one.
    std::uint8_t knownBefore(std::size_t place) const;
    /// Sets such bits from a file, which may not have those branches any more.
    void noteKnown(std::size_t place, std::uint8_t bits) { nodes_[place].known |= bits; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    /// A decision that was reached, with everything needed to stand there again.
    struct Node {
        State now;
        State before;
        Attempt answer;              ///< the answer that led here; of other steps only the player
        std::vector<LogEntry> lines; ///< written since the parent
        std::size_t parent = none;
        std::size_t lastChild = none;
        MatchStep step = MatchStep::answer;
        bool takenBack = false;
        std::uint8_t known = 0;                          ///< as a file says
        mutable std::optional<std::uint8_t> uncovered{}; ///< by the step to it; computed when first asked for
        std::string name{};                              ///< of the branch that ends here
    };

    /// Whether a player saw, on the way to `end` from `before`, a card that is hidden from them at place
    /// `hidden`.
    bool isHiddenAfterShown(std::size_t end, std::size_t before, std::size_t hidden) const;
    /// A match at one of these places, which were reached in `from`.
    Match(const Match& from, std::vector<Node> nodes, std::size_t place);
    const Node& here() const { return nodes_[current_]; }
    void begin(const State& state);
    /// Does something; if that throws, nothing has been changed.
    template <class Do>
    void orStay(const Attempt& attempt, Do what);
    std::vector<Option> completion() const;
    ZoneId destination(const Option& option) const;
    void keep(MatchStep step, const Attempt& answer, std::size_t linesBefore);
    /// Returns the node before the last answer; below, the one after the next; none if there is none.
    std::size_t answeredBefore() const;
    std::size_t answeredNext() const;
    void stand(std::size_t node);
    /// Whether nothing that counts follows there.
    bool isTip(std::size_t place) const;
    /// Returns the place that this step leads to from here, if it was taken here before.
    std::size_t knownWay(MatchStep step, const Attempt& attempt) const;
    /// Takes the way from `start` to `end` back, except for places from which other branches go.
    void forget(std::size_t end, std::size_t start);

    std::optional<MatchSetup> setup_;
    std::shared_ptr<const Scenario> origin_;
    const Game* game_;
    std::shared_ptr<const CardTable> cards_;
    std::shared_ptr<const Rulebook> rules_;
    std::array<std::string, 2> names_;
    std::unique_ptr<Journal> journal_ = std::make_unique<Journal>(); ///< the engine keeps its address
    Engine engine_;
    std::vector<Node> nodes_;
    std::size_t current_ = 0;
    Seating seating_ = Seating::one;
    ComputerSeat computer_;
};

} // namespace takujo
