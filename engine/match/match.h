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

/// What a match begins with. It never changes.
struct MatchSetup {
    const Game* game = nullptr;
    std::size_t format = 0; ///< index into the game's formats
    /// The decks, each line a known card. The definitions are copied.
    std::array<std::vector<DeckLine>, 2> decks;
    /// Every card there is, for games in which cards are named: what can be named tells nothing of the decks.
    std::vector<const CardDefinition*> nameable;
    std::uint64_t seed = 0;
    std::array<std::string, 2> names{"Blue", "Crimson"};
    /// Moments at which each player is asked even if nothing can be done (`everyStop`, `stopAt`).
    std::array<std::uint32_t, 2> stops{};
};

/// The state in which a game begins, with its decks in place and nothing done yet.
State initialState(const MatchSetup& setup, const CardTable& cards);

/// The cards of both decks; behind them, where one of these has a card named, the others that can be.
CardTable cardsOf(const MatchSetup& setup);

/// A game being played: the engine, the answers that led here, and the way back to any of them.
class Match {
public:
    explicit Match(const MatchSetup& setup);
    /// Begins somewhere else, for scenarios. The rulebook may have policies changed or a rule left out.
    Match(const Game& game, std::shared_ptr<const CardTable> cards, std::shared_ptr<const Rulebook> rules,
          const State& begins, std::array<std::string, 2> names);

    /// Another match in which all of this one was tried: what is done there is not done here.
    std::unique_ptr<Match> copy() const;
    /// A match that stands at that place and knows no other: to say what is asked and answered there.
    std::unique_ptr<Match> glimpse(std::size_t place) const;

    /// What it began with, with cards that live as long as the match; none if it began somewhere else.
    const MatchSetup* setup() const { return setup_ ? &*setup_ : nullptr; }
    const Game& game() const { return *game_; }
    const CardTable& cards() const { return *cards_; }
    const std::string& nameOf(Player player) const { return names_[indexOf(player)]; }
    const State& state() const { return engine_.state(); }
    Position position() const { return engine_.position(); }
    const Decision& decision() const { return engine_.decision(); }
    bool over() const { return state().over(); }

    /// Answers the decision; what is not among its options is refused and changes nothing. Throws
    /// `MatchFault` if the rules come to no end of it; so does setting stops. Then it changes nothing either.
    std::optional<Refusal> answer(const Option& option);
    /// Why not, all reasons that its player may know; empty if the decision offers it.
    std::vector<Refusal> whyNot(const Attempt& attempt) const;
    /// The option that is best taken when the player does not want to choose: for payments, sorting,
    /// dividing.
    const Option& suggestion() const;

    /// The answers that bring the action under way to its end if the player does not want to choose; tried on
    /// a copy. None if no action is under way.
    std::vector<Option> suggestedCompletion() const;

    /// What would be asked after this answer, tried on a copy. None if it is no option now, or if the game
    /// would be over.
    std::optional<Decision> askedAfter(const Option& option) const;
    /// Where the option's object would lie once the question at hand has been answered like that and further
    /// as suggested, tried on a copy. No zone if it would stay where it is, or if that would tell what it is.
    ZoneId destinationOf(const Option& option) const;

    /// What it means when the player moves this object to this place (or clicks it: no place), or onto that
    /// card there. None if no verb of the game starts there.
    std::optional<Attempt> meaningOf(Player player, ObjectId object, ZoneId place, ObjectId onto = {}) const;

    bool canTakeBack() const { return engine_.canTakeBack(); }
    /// Back to before the action under way; it is as if it had not been begun.
    void takeBack();

    bool canUndo() const { return answeredBefore() != none; }
    bool canRedo() const { return answeredNext() != none; }
    /// Back to the decision before the last answer. Nothing is lost: `redo` goes forward again. Stops that
    /// were set on the way are no answers: they go and come back with the answers around them.
    void undo();
    void redo();
    /// How many answers lead here.
    std::size_t depth() const;

    /// Who sits at the table: for whoever shows the match, and kept with it. The game does not ask.
    Seating seating() const { return seating_; }
    void setSeating(Seating seating) { seating_ = seating; }

    void concede(Player player);
    /// Changes from here on at which moments the player is asked (kit/stops.h). What was undone before is
    /// lost to `redo`: it was reached with other stops.
    void setStops(Player player, std::uint32_t stops);

    /// What has happened on the way here.
    const std::vector<LogEntry>& log() const { return journal_->entries(); }
    const Journal& journal() const { return *journal_; }
    /// The answers on the way here, oldest first, each with who gave it.
    std::vector<Attempt> answers() const;

    // The tree of everything that was tried (match_tree.cpp). A place in it has a number for as long as the
    // match lives, in the order in which the places were reached; 0 is the beginning. No place is ever lost.

    std::size_t places() const { return nodes_.size(); }
    std::size_t place() const { return current_; }
    MatchPlace at(std::size_t place) const;
    /// The state there.
    const State& stateAt(std::size_t place) const { return nodes_[place].now; }
    /// An engine that stands there, to look at its decision.
    Engine engineAt(std::size_t place) const;
    /// Where `redo` leads in the end.
    std::size_t lineEnd() const;
    /// Stands at any place; undo and redo go along its branch from then on. Nothing happens if it was taken
    /// back.
    void goTo(std::size_t place);
    /// From here `redo` leads nowhere. What was tried stays in the tree.
    void endLineHere();
    /// Goes back to before the last step, which is as if it had not been.
    void forgetLast();
    /// Every line of answers, the oldest first.
    std::vector<Branch> branches() const;
    /// Names the branch that ends there; the name goes with it as it grows. An empty name takes it away.
    void nameBranch(std::size_t tip, std::string name);
    /// The name that ends there; empty if none does.
    const std::string& nameAt(std::size_t place) const { return nodes_[place].name; }
    /// Takes away the branch that ends there, as far as no other one needs it: it is in no list and no saved
    /// game any more. What it uncovered stays known. The present line stays: then nothing is dropped.
    DroppedBranch dropBranch(std::size_t tip);
    /// As if it had not been dropped.
    void restore(const DroppedBranch& dropped);

    // What going back cannot make unseen: bits of `Uncovered`.

    /// By the step to that place.
    std::uint8_t uncoveredBy(std::size_t place) const;
    /// On the way here from a place on it; 0 is the beginning.
    std::uint8_t uncoveredSince(std::size_t place) const;
    /// What `undo` would go back over; 0 if it uncovers nothing, or there is nothing to undo.
    std::uint8_t uncoveredByUndo() const;
    /// What `goTo` would go back over, as far as the way there leads back.
    std::uint8_t uncoveredOnTheWayTo(std::size_t place) const;
    /// Of a place on another way: whether hands that are hidden there have been seen on the way here, or the
    /// other way round (`Uncovered::elsewhere`). 0 for a place on the present line.
    std::uint8_t seenOnOtherWay(std::size_t place) const;
    /// The last place that the way here and the way there share.
    std::size_t sharedWith(std::size_t place) const;
    /// What the players had seen behind the place before, on other ways, when they took the step to this one.
    std::uint8_t knownBefore(std::size_t place) const;
    /// The same from a file, where the other ways may be gone.
    void noteKnown(std::size_t place, std::uint8_t bits) { nodes_[place].known |= bits; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    /// A decision that was reached, with everything needed to stand there again.
    struct Node {
        State now;
        State before;
        Attempt answer;              ///< that led here; of the others, only whose they are
        std::vector<LogEntry> lines; ///< written since the parent
        std::size_t parent = none;
        std::size_t lastChild = none;
        MatchStep step = MatchStep::answer;
        bool takenBack = false;
        std::uint8_t known = 0;                          ///< as a file says
        mutable std::optional<std::uint8_t> uncovered{}; ///< by the step here, once somebody has asked
        std::string name{};                              ///< of the branch that ends here
    };

    /// Whether on the way to `end` from before it somebody saw what became of a card that is hidden from them
    /// at the other place.
    bool isHiddenAfterShown(std::size_t end, std::size_t before, std::size_t hidden) const;
    /// Stands at one of these places, which were reached in that match.
    Match(const Match& from, std::vector<Node> nodes, std::size_t place);
    const Node& here() const { return nodes_[current_]; }
    void begin(const State& state);
    /// What throws has not been done.
    template <class Do>
    void orStay(const Attempt& attempt, Do what);
    std::vector<Option> completion() const;
    ZoneId destination(const Option& option) const;
    void keep(MatchStep step, const Attempt& answer, std::size_t linesBefore);
    /// The node before the last answer, and the one behind the next; none if there is none.
    std::size_t answeredBefore() const;
    std::size_t answeredNext() const;
    void stand(std::size_t node);
    /// Nothing that counts follows there.
    bool isTip(std::size_t place) const;
    /// The place that this leads to from here, if it was done here before.
    std::size_t knownWay(MatchStep step, const Attempt& attempt) const;
    /// The way from `start` to `end` has been taken back, as far as nothing else has come of it.
    void forget(std::size_t end, std::size_t start);

    std::optional<MatchSetup> setup_;
    const Game* game_;
    std::shared_ptr<const CardTable> cards_;
    std::shared_ptr<const Rulebook> rules_;
    std::array<std::string, 2> names_;
    std::unique_ptr<Journal> journal_ = std::make_unique<Journal>(); ///< the engine keeps its address
    Engine engine_;
    std::vector<Node> nodes_;
    std::size_t current_ = 0;
    Seating seating_ = Seating::one;
};

} // namespace takujo
