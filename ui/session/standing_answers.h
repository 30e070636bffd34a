#pragma once

#include "engine/match/match.h"

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
    };

    const std::vector<Standing>& all() const { return all_; }
    bool isEmpty() const { return all_.empty(); }

    /// Whether what is asked can be passed until the turn ends.
    static bool mayPass(const Match& match);
    /// What is asked with yes or no by a card; none if it is no such question.
    static std::optional<Question> questionOf(const Match& match);

    /// Whoever is asked passes until this turn ends: whenever nothing more than passing is asked.
    void passUntilTurnEnds(const Match& match);
    /// Whoever is asked gives this answer from now on.
    void answerAlways(const Match& match, const Option& answer);
    void drop(std::size_t index);
    void clear() { all_.clear(); }
    /// Forgets what was said for a turn that is over.
    void dropWhatIsOver(const Match& match);

    /// What answers the decision at hand; none if whoever is asked has to say it.
    std::optional<Option> answerTo(const Match& match) const;

private:
    std::vector<Standing> all_;
};

} // namespace takujo
