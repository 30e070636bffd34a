#pragma once

#include "engine/match/scenarios/film.h"
#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A moment of a film in words.
struct ToldMoment {
    std::string what;               ///< in one line
    std::vector<std::string> lines; ///< what belongs to it: reasons with the numbers of their rules, what
                                    ///< must be so
};

/// What is seen in a film?
class FilmSentences {
public:
    /// Film and words must outlive it.
    FilmSentences(const Film& film, const Match& match, const Words& words, Language language)
        : film_{film}, match_{match}, words_{words}, language_{language} {}

    /// `match` has all places of the film, wherever it stands.
    ToldMoment moment(const FilmMoment& moment) const;

private:
    ToldMoment refusal(const FilmMoment& moment) const;
    ToldMoment deck(const FilmMoment& moment) const;
    std::string answer(const FilmMoment& moment, std::size_t at) const;

    const Film& film_;
    const Match& match_;
    const Words& words_;
    Language language_;
};

} // namespace takujo
