#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include <string>
#include <vector>

namespace takujo {

class DeckEdit;
struct DeckProblem;

/// Whether the deck may be played: each problem with its rule, and a button that shows the cards which it is
/// about; where the deck has none of them yet, those that it may have there.
class DeckHealth : public QWidget {
    Q_OBJECT

public:
    explicit DeckHealth(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);

signals:
    /// Exactly these are to be shown, by their ids: at least one.
    void cardsWanted(const std::vector<std::string>& ids);

private:
    void write();
    void addProblem(const QString& sentence, const QString& showing, const std::vector<std::string>& ids);
    void addProblem(const DeckProblem& problem);
    void addUnread();

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    Palette palette_;
    QLabel* verdict_;
    QVBoxLayout* problems_;
};

} // namespace takujo
