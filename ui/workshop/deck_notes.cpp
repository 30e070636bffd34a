#include "ui/workshop/deck_notes.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/workshop/deck_edit.h"

#include <QEvent>
#include <QVBoxLayout>

#include <cstdlib>

namespace takujo {

namespace {

constexpr int notesHeight = 92;

} // namespace

DeckNotes::DeckNotes(QWidget* parent)
    : QWidget{parent}, changesTitle_{new QLabel{this}}, changes_{new QLabel{this}},
      notesTitle_{new QLabel{this}}, notes_{new QPlainTextEdit{this}} {
    setObjectName(QStringLiteral("deck-remarks"));
    changesTitle_->setProperty("caption", true);
    changes_->setObjectName(QStringLiteral("deck-changes"));
    changes_->setWordWrap(true);
    notesTitle_->setProperty("caption", true);
    notesTitle_->setBuddy(notes_);
    notes_->setObjectName(QStringLiteral("deck-notes"));
    notes_->setFixedHeight(notesHeight);
    notes_->setTabChangesFocus(true);
    notes_->installEventFilter(this);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(changesTitle_);
    column->addWidget(changes_);
    column->addWidget(notesTitle_);
    column->addWidget(notes_);
    retranslate();
}

void DeckNotes::retranslate() {
    changesTitle_->setText(tr("Since it was saved"));
    notesTitle_->setText(tr("Notes"));
    notes_->setPlaceholderText(tr("What you want to remember about this deck"));
    notes_->setAccessibleName(tr("Notes"));
}

void DeckNotes::setLanguage(Language language) {
    language_ = language;
    retranslate();
    write();
}

void DeckNotes::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    if (deck_ != nullptr)
        connect(deck_, &DeckEdit::changed, this, &DeckNotes::write);
    write();
}

void DeckNotes::write() {
    if (deck_ == nullptr)
        return;
    QStringList lines;
    if (deck_->opened())
        for (const DeckChange& change : changesBetween(*deck_->opened(), deck_->now())) {
            const CardDefinition* const card = deck_->data().library.card(change.card);
            const QString name = card == nullptr ? qt(change.card) : qt(card->name.in(language_));
            const int more = change.after - change.before;
            lines << QStringLiteral("%1%2 %3")
                         .arg(more > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                         .arg(std::abs(more))
                         .arg(name);
        }
    changes_->setText(withPhrasesJoined(lines.join(QLatin1Char('\n'))));
    changes_->setVisible(!lines.isEmpty());
    changesTitle_->setVisible(!lines.isEmpty());
    if (!notes_->hasFocus())
        notes_->setPlainText(qt(deck_->now().notes.in(language_)));
}

/// In the language that is spoken; notes that are the same in both stay so.
void DeckNotes::takeNotes() {
    if (deck_ == nullptr)
        return;
    const std::string said = fromQt(notes_->toPlainText().trimmed());
    LocalizedText notes = deck_->now().notes;
    if (said == notes.in(language_))
        return;
    const bool isSame = notes.en == notes.ja;
    if (language_ == Language::en || isSame)
        notes.en = said;
    if (language_ == Language::ja || isSame)
        notes.ja = said;
    deck_->setNotes(notes);
}

/// One version of the deck for each time that somebody writes, not for each letter.
bool DeckNotes::eventFilter(QObject* watched, QEvent* event) {
    if (watched == notes_ && event->type() == QEvent::FocusOut)
        takeNotes();
    return QWidget::eventFilter(watched, event);
}

} // namespace takujo
