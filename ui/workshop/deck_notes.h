#pragma once

#include "engine/core/localized_text.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QWidget>

namespace takujo {

class DeckEdit;

/// What the owner has noted about the deck, and what is different from its file.
class DeckNotes : public QWidget {
    Q_OBJECT

public:
    explicit DeckNotes(QWidget* parent = nullptr);

    void setLanguage(Language language);
    void setDeck(DeckEdit* deck);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void write();
    void takeNotes();

    DeckEdit* deck_ = nullptr;
    Language language_ = Language::en;
    QLabel* changesTitle_;
    QLabel* changes_;
    QLabel* notesTitle_;
    QPlainTextEdit* notes_;
};

} // namespace takujo
