#pragma once

#include "ui/widgets/choice_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include <cstdint>

namespace takujo {

/// What most games are begun without choosing: a format, a seed, a clock. It lies under a fold, closed until
/// somebody opens it; what was chosen there and is not the usual is told beside the fold all the same.
class GameOptions : public QWidget {
    Q_OBJECT

public:
    explicit GameOptions(QWidget* parent = nullptr);

    /// The button that opens and closes the fold, and what is told beside it: for the page to place.
    QPushButton* fold() const { return fold_; }
    QLabel* told() const { return told_; }
    /// The keyboard goes from the button through what is folded, and then on.
    void orderTabs(QWidget* next);

    /// The formats to choose from, by their names. Of one alone nobody is asked.
    void setFormats(const QStringList& names, int usual, int chosen);
    int format() const { return format_->currentIndex(); }
    void setFormat(int format) { format_->setCurrentIndex(format); }

    /// Whether the players' colours are to fit their decks.
    void setFitsColours(bool fits);

    /// How many minutes each player has; 0: there is no clock.
    int clockMinutes() const { return clock_->currentData().toInt(); }

    bool hasSeed() const { return !seed_->text().isEmpty(); }
    std::uint64_t seed() const { return seed_->text().toULongLong(); }
    void renewSeed();

signals:
    void formatChanged();
    void changed();
    void coloursFitted(bool fit);
    /// Enter was pressed where nothing else is left to do.
    void startWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void open(bool is);
    void nameMinutes();
    void tell();

    QPushButton* fold_;
    QLabel* told_;
    QLabel* formatLabel_;
    ChoiceBox* format_;
    int usualFormat_ = 0;
    QLabel* seedLabel_;
    QLineEdit* seed_;
    bool isOwnSeed_ = false; ///< somebody has typed it
    QPushButton* dice_;
    QLabel* clockLabel_;
    ChoiceBox* clock_;
    QCheckBox* fitColours_;
};

} // namespace takujo
