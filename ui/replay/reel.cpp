#include "ui/replay/reel.h"

#include <algorithm>
#include <utility>

namespace takujo {

Reel::Reel(Session& session, std::shared_ptr<const Film> film)
    : session_{&session}, film_{std::move(film)}, ends_(film_->moments.size()) {
    const std::vector<FilmMoment>& moments = film_->moments;
    for (std::size_t i = moments.size(); i-- > 0;) {
        const bool goesOn =
            i + 1 < moments.size() && (moments[i + 1].place == moments[i].place ||
                                       session.match().at(moments[i + 1].place).before == moments[i].place);
        ends_[i] = goesOn ? ends_[i + 1] : moments[i].place;
    }
    goTo(0);
}

int Reel::length() const {
    if (session_ == nullptr)
        return 0;
    return film_ != nullptr ? static_cast<int>(film_->moments.size()) - 1
                            : static_cast<int>(session_->history().size());
}

int Reel::at() const {
    if (session_ == nullptr)
        return 0;
    return static_cast<int>(film_ != nullptr ? at_ : session_->depth());
}

int Reel::turnAt(int place) const {
    const auto index = static_cast<std::size_t>(place);
    if (film_ != nullptr)
        return session_->match().stateAt(film_->moments[index].place).turn;
    const std::vector<HistoryLine>& history = session_->history();
    return index < history.size() ? history[index].turn
           : history.empty()      ? session_->view().turn
                                  : history.back().turn;
}

void Reel::goTo(int place) {
    if (session_ == nullptr)
        return;
    const auto to = static_cast<std::size_t>(std::clamp(place, 0, length()));
    if (film_ == nullptr)
        return session_->goTo(to);
    at_ = to;
    session_->turnInto(ends_[at_], moment().place);
}

void Reel::follow() {
    if (film_ == nullptr || moment().place == session_->match().place())
        return;
    const auto& moments = film_->moments;
    const std::size_t place = session_->match().place();
    const auto next = std::find_if(moments.begin() + static_cast<std::ptrdiff_t>(at_), moments.end(),
                                   [&](const FilmMoment& each) { return each.place == place; });
    const auto found = next != moments.end() ? next : std::ranges::find(moments, place, &FilmMoment::place);
    if (found != moments.end())
        at_ = static_cast<std::size_t>(found - moments.begin());
}

} // namespace takujo
