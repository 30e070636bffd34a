#pragma once

#include "ui/bringing/brought_edit.h"
#include "ui/widgets/text_panel.h"

#include <QCoreApplication>
#include <QLabel>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <utility>

namespace takujo {

/// A text beside others, with a title.
class TitledText : public QWidget {
public:
    TitledText(const char* name, QWidget* parent);

    void setTitle(const QString& title);
    TextPanel& panel() { return *panel_; }

private:
    QLabel* title_;
    TextPanel* panel_;
};

/// A card that was brought, in words: what the list says, and what the program does.
class CardTexts {
    Q_DECLARE_TR_FUNCTIONS(takujo::CardTexts)

public:
    CardTexts(const BroughtCard& card, const Palette& palette) : card_{card}, palette_{palette} {}

    /// Its text, paragraph by paragraph, and how each was understood.
    QString given() const;
    /// What the program writes from its script as it is now.
    QString generated(const CheckedCard& checked, const ListGame& game) const;

    /// The text and the reading of it that a link of `given` offers; none if it offers none.
    static std::optional<std::pair<std::size_t, std::size_t>> offeredBy(const QString& link);

private:
    QString howItWasUnderstood(std::size_t place) const;

    const BroughtCard& card_;
    const Palette& palette_;
};

} // namespace takujo
