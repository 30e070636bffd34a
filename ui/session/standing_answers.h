#pragma once

#include "engine/match/match.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

/// Answers that a player has given for a while: to pass until the turn ends, or the same answer whenever a
/// card asks the same. They belong to those who sit at the table, and no saved game keeps them.
class StandingAnswers {
public:
    /// What a card asks with yes or no.
    struct Question {
        DefinitionIndex card = 0;
        std::uint8_t ability = 0;
        std::int32_t place = 0; ///< of the question in the ability

        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Standing {
        Player player = Player::nobody;
        std::uint16_t turn = 0;           ///< passes until it ends, if it asks nothing
        std::optional<Question> question; ///< which it answers
        Verb verb = 0;                    ///< the answer
        LocalizedText said;               ///< as it stood on its button
    };

    const std::vector<Standing>& all() const { return all_; }
    bool isEmpty() const { return all_.empty(); }

    /// Whether what is asked can be passed until the turn ends.
    static bool mayPass(const Match& match);
    /// What is asked with yes or no by a card; none if it is no such question.
    static std::optional<Question> questionOf(const Match& match);

    /// Whoever is asked passes until this turn ends: whenever nothing more than passing is asked.
    void passUntilTurnEnds(const Match& match);
    /// Whoever is asked gives this answer from now on; `said` is what stood on its button.
    void answerAlways(const Match& match, const Option& answer, LocalizedText said);
    /// What stands for the question at hand is about to be given.
    void noteGiven(const Match& match);
    /// Who does something, asked to pass or act, has thought better of passing.
    void dropIfActing(const Match& match, const Option& answer);
    void drop(std::size_t index);
    void clear() {
        all_.clear();
        answeredAt_.reset();
    }
    /// Forgets what was said for a turn that is over.
    void dropWhatIsOver(const Match& match);

    /// What answers the decision at hand; none if whoever is asked has to say it. Nobody passes an attack on
    /// themselves, or what the other player has used and what waits to be carried out, without being asked;
    /// and a question that its answer has led back to, with nothing changed, is not answered the same once
    /// more.
    std::optional<Option> answerTo(const Match& match) const;
    /// The same as a standing answer: which one gives it.
    const Standing* answering(const Match& match) const;
    /// Whether whoever is asked passes until the turn ends, but is asked about this moment.
    bool isHeldUp(const Match& match) const;
    /// Whether whoever is asked passes until the turn ends, and has to answer this before that goes on.
    bool goesOnAfter(const Match& match) const;

private:
    const Standing* passingOf(const Match& match) const;

    std::vector<Standing> all_;
    std::optional<std::uint64_t> answeredAt_; ///< the position in which a card's question was answered last
};

} // namespace takujo
