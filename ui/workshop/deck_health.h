#pragma once

#include "engine/core/localized_text.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace takujo {

class DeckEdit;

/// Whether the deck may be played: each problem with its rule, and a button that shows the cards which it is
/// about.
class DeckHealth : public QWidget {
    Q_OBJECT

public:
    explicit DeckHealth(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);

signals:
    /// Cards of that search are to be shown.
    void cardsWanted(const QString& query);

private:
    void write();
    void addProblem(const QString& sentence, const QString& query);

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    Palette palette_;
    QLabel* verdict_;
    QVBoxLayout* problems_;
};

} // namespace takujo
