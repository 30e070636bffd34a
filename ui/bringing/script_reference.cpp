#include "ui/bringing/script_reference.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr double exampleColumn = 18; ///< in em, of a line of the list

} // namespace

ScriptReference::ScriptReference(QWidget* parent)
    : QWidget{parent}, query_{new QLineEdit{this}}, list_{new QListWidget{this}} {
    query_->setObjectName(QStringLiteral("script-query"));
    query_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("script-examples"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(query_);
    column->addWidget(list_, 1);
    connect(query_, &QLineEdit::textChanged, this, &ScriptReference::fill);
    connect(list_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit wanted(item->data(Qt::UserRole).toString()); });
    retranslate();
}

void ScriptReference::retranslate() {
    query_->setPlaceholderText(tr("Search: a word of a text or of a script"));
    query_->setAccessibleName(tr("Search how scripts are written"));
    list_->setAccessibleName(tr("How scripts are written"));
    list_->setToolTip(tr("Enter or a double click writes it into the card"));
}

void ScriptReference::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ScriptReference::setGame(const std::shared_ptr<const GameData>& game) {
    game_ = game;
    isMade_ = false;
    examples_.clear();
    if (isVisible())
        fill();
}

void ScriptReference::setLanguage(Language language) {
    language_ = language;
    if (isMade_)
        fill();
}

void ScriptReference::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!isMade_)
        fill();
}

/// Each word of the query has to be there, in the text of either language or in the script.
void ScriptReference::fill() {
    if (!isMade_ && game_ != nullptr)
        examples_ = scriptExamples({std::string{game_->game->id}, game_->game->schema, game_->words});
    isMade_ = game_ != nullptr;
    const QStringList words = query_->text().split(' ', Qt::SkipEmptyParts);
    list_->clear();
    for (const ScriptExample& each : examples_) {
        const QString all = qt(each.text.en) + '\n' + qt(each.text.ja) + '\n' + qt(each.script);
        const bool fits = std::ranges::all_of(
            words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        if (!fits)
            continue;
        const QString text = qt(each.text.in(language_));
        const QString script = QStringLiteral("\n    ") + qt(each.script);
        auto* item = new QListWidgetItem{withPhrasesJoined(text, exampleColumn) + script, list_};
        item->setData(Qt::AccessibleTextRole, text + script);
        item->setData(Qt::UserRole, qt(each.script));
    }
}

} // namespace takujo
