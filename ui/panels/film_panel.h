#pragma once

#include "engine/match/sentences/film_sentences.h"
#include "ui/session/session.h"
#include "ui/widgets/text_panel.h"

#include <memory>
#include <vector>

namespace takujo {

/// The page of the side panel that tells a film: which rule it shows, and moment by moment what is done, what
/// may not be done and why, and what must have come of it.
class FilmPanel : public TextPanel {
    Q_OBJECT

public:
    explicit FilmPanel(QWidget* parent = nullptr);

    void setColours(const Palette& palette) override;
    /// The session shows the film's match; before it goes, the film is to be forgotten.
    void setFilm(std::shared_ptr<const Film> film, const Session& session);
    void forget();
    /// Marks the moment that is seen.
    void stand(int moment);
    /// Tells all of it anew, in the language of the session.
    void write();

signals:
    void momentWanted(int moment);

private:
    QString head() const;
    QString told(std::size_t moment) const;
    void refresh();

    std::shared_ptr<const Film> film_;
    const Session* session_ = nullptr;
    std::vector<ToldMoment> moments_;
    std::size_t at_ = 0;
};

} // namespace takujo
