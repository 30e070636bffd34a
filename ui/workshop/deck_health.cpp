#include "ui/workshop/deck_health.h"

#include "engine/files/cards/unread_texts.h"
#include "engine/match/sentences/deck_problem.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/clear_layout.h"
#include "ui/workshop/deck_edit.h"

#include <QToolButton>

namespace takujo {

DeckHealth::DeckHealth(QWidget* parent)
    : QWidget{parent}, verdict_{new QLabel{this}}, problems_{new QVBoxLayout} {
    setObjectName(QStringLiteral("deck-health"));
    verdict_->setObjectName(QStringLiteral("deck-verdict"));
    verdict_->setProperty("strong", true);
    verdict_->setWordWrap(true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(verdict_);
    column->addLayout(problems_);
    problems_->setSpacing(4);
}

void DeckHealth::setColours(const Palette& palette) {
    palette_ = palette;
    write();
}

void DeckHealth::setLanguage(Language language) {
    language_ = language;
    write();
}

void DeckHealth::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    if (deck_ != nullptr)
        connect(deck_, &DeckEdit::changed, this, &DeckHealth::write);
    write();
}

void DeckHealth::addProblem(const QString& sentence, const QString& showing,
                            const std::vector<std::string>& ids) {
    auto* text = new QLabel{withPhrasesJoined(sentence), this};
    text->setWordWrap(true);
    text->setProperty("problem", true);
    problems_->addWidget(text);
    if (ids.empty())
        return;
    auto* show = new QToolButton{this};
    show->setObjectName(QStringLiteral("show-cards-%1").arg(problems_->count()));
    show->setText(showing);
    show->setProperty("chip", true);
    show->setAccessibleDescription(sentence);
    connect(show, &QToolButton::clicked, this, [this, ids] { emit cardsWanted(ids); });
    problems_->addWidget(show);
}

void DeckHealth::addProblem(const DeckProblem& problem) {
    std::vector<std::string> ids;
    ids.reserve(problem.cards.size());
    for (const CardDefinition* card : problem.cards)
        ids.push_back(card->id);
    QString showing = ids.size() == 1 ? tr("Show the card") : tr("Show the cards");
    if (ids.empty()) {
        showing = tr("Show cards for it");
        for (const CardDefinition* card : deck_->search().find({}))
            if (!card->isToken && deck_->mayHold(problem.part, *card))
                ids.push_back(card->id);
    }
    addProblem(qt(sentenceOf(problem, deck_->data().words, language_)), showing, ids);
}

/// It is no problem of the deck; who plays it should know it before the game.
void DeckHealth::addUnread() {
    const DraftLines lines = deck_->lines();
    std::vector<std::string> ids;
    for (const CardDefinition* card :
         cardsOfLines(lines.lines, [](const DeckLine& line) { return hasUnread(*line.card); }))
        ids.push_back(card->id);
    if (!ids.empty())
        addProblem(
            tr("%n card(s) of this deck have texts that the program does not know. It does not enforce "
               "them; players see to them.",
               nullptr, static_cast<int>(ids.size())),
            tr("Show the cards"), ids);
}

void DeckHealth::write() {
    clearLayout(*problems_);
    if (deck_ == nullptr)
        return;
    const std::vector<DeckProblem> problems = deck_->problems();
    const std::vector<DeckDraft::Entry> missing = deck_->lines().missing;
    const QString format = qt(deck_->data().words.text("formats", deck_->now().format, language_));
    const bool isLegal = problems.empty() && missing.empty();
    verdict_->setText(withPhrasesJoined(isLegal ? QStringLiteral("✓ ") + tr("Legal in %1").arg(format)
                                                : QStringLiteral("✕ ") + tr("Not legal in %1").arg(format)));
    verdict_->setStyleSheet(
        QStringLiteral("color:%1").arg(isLegal ? palette_.good.name() : palette_.danger.name()));
    for (const DeckDraft::Entry& entry : missing)
        addProblem(tr("%1 is in no card set that is read here: take it out, or install its set.")
                       .arg(qt(entry.card)),
                   tr("Show the card"), {entry.card});
    for (const DeckProblem& problem : problems)
        addProblem(problem);
    addUnread();
}

} // namespace takujo
