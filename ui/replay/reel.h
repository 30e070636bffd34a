#pragma once

#include "engine/match/scenarios/film.h"
#include "ui/session/session.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace takujo {

/// What a game that is watched is gone along: the answers of its line or, of a film, its moments.
class Reel {
public:
    Reel() = default;
    explicit Reel(Session& session) : session_{&session} {}
    /// The session shows the match of the film.
    Reel(Session& session, std::shared_ptr<const Film> film);

    /// The last place; 0 is the beginning.
    int length() const;
    int at() const;
    /// The turn that is played at a place.
    int turnAt(int place) const;
    void goTo(int place);
    /// The session has gone elsewhere by itself: of a film, the next moment of that place counts.
    void follow();

    /// None where a game is watched.
    const Film* film() const { return film_.get(); }
    const std::shared_ptr<const Film>& sharedFilm() const { return film_; }
    /// Of a film.
    const FilmMoment& moment() const { return film_->moments[at_]; }

private:
    Session* session_ = nullptr;
    std::shared_ptr<const Film> film_;
    std::vector<std::size_t> ends_; ///< for each moment, the place to which what follows leads
    std::size_t at_ = 0;            ///< of a film
};

} // namespace takujo
