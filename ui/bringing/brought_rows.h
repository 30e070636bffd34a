#pragma once

#include "ui/bringing/brought_edit.h"
#include "ui/widgets/choice_box.h"

#include <QListWidget>
#include <QWidget>

namespace takujo {

/// The cards that were brought: how each stands, and which of them are listed.
class BroughtRows : public QWidget {
    Q_OBJECT

public:
    explicit BroughtRows(QWidget* parent = nullptr);

    void setLanguage(Language language);
    /// Lists other cards; none: nothing was brought.
    void setCards(const BroughtEdit* cards);
    void choose(std::size_t index);
    QListWidget& list() { return *list_; }

signals:
    void chosen(std::size_t index);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void write(std::size_t index);
    bool isListed(std::size_t index) const;
    QString rowOf(std::size_t index) const;

    Language language_ = Language::en;
    const BroughtEdit* cards_ = nullptr;
    ChoiceBox* shows_;
    QListWidget* list_;
};

} // namespace takujo
