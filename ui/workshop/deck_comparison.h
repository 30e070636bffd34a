#pragma once

#include "ui/theme/palette.h"
#include "ui/workshop/deck_plots.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <vector>

class QComboBox;

namespace takujo {

class DeckEdit;

/// Shows the deck of the workshop beside another one, or beside another version of itself: which cards only
/// one of them has, which both have in different numbers, and the curves of both.
class DeckComparison : public QDialog {
    Q_OBJECT

public:
    DeckComparison(DeckEdit& deck, const Palette& palette, QWidget* parent);

private:
    /// What it can be compared with.
    struct Other {
        DeckDraft draft;
        QString name(Language language) const;
        enum class Kind : std::uint8_t { deck, draft, saved, opened };
        Kind kind = Kind::deck;
    };
    struct Line {
        QString name;
        int here = 0;
        int there = 0;
    };

    void findOthers();
    void say();
    void compare();
    std::vector<Line> linesBeside(const DeckDraft& other) const;
    void addGroup(const QString& title, const std::vector<Line>& lines, bool isOpen);

    DeckEdit* deck_;
    std::vector<Other> others_;
    QLabel* withLabel_;
    QComboBox* with_;
    QLabel* summary_;
    QTreeWidget* table_;
    DeckPlots* plots_;
    QPushButton* close_;
};

} // namespace takujo
