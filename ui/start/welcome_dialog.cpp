#include "ui/start/welcome_dialog.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

/// The first of each game.
std::vector<LessonEntry> firstOfEach(std::vector<LessonEntry> lessons) {
    const auto rest = std::ranges::unique(
        lessons, {}, [](const LessonEntry& lesson) -> const std::string& { return lesson.game.en; });
    lessons.erase(rest.begin(), rest.end());
    return lessons;
}

} // namespace

WelcomeDialog::WelcomeDialog(std::vector<LessonEntry> lessons, QWidget* parent)
    : QDialog{parent}, first_{firstOfEach(std::move(lessons))}, title_{new QLabel{this}},
      question_{new QLabel{this}}, learn_{new Door{"welcome-learn", this}}, gameLabel_{new QLabel{this}},
      game_{new ChoiceBox{this}}, play_{new Door{"welcome-play", this}},
      test_{new Door{"welcome-decks", this}}, skip_{quietButton("welcome-skip", this)} {
    setObjectName(QStringLiteral("welcome"));
    title_->setProperty("wordmark", true);
    question_->setProperty("quiet", true);
    question_->setWordWrap(true);
    game_->setObjectName(QStringLiteral("welcome-game"));
    gameLabel_->setProperty("caption", true);
    gameLabel_->setBuddy(game_);
    for (Door* door : {learn_, play_, test_})
        door->setProperty("isFramed", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(28, 24, 28, 20);
    column->setSpacing(10);
    column->addWidget(title_);
    column->addWidget(question_);
    column->addSpacing(6);
    column->addWidget(learn_);
    auto* which = new QHBoxLayout;
    which->setContentsMargins(14, 0, 0, 6);
    which->addWidget(gameLabel_);
    which->addWidget(game_, 1);
    column->addLayout(which);
    column->addWidget(play_);
    column->addWidget(test_);
    auto* end = new QHBoxLayout;
    end->addStretch();
    end->addWidget(skip_);
    column->addLayout(end);
    setMinimumWidth(460);
    for (QWidget* one :
         {static_cast<QWidget*>(learn_), static_cast<QWidget*>(gameLabel_), static_cast<QWidget*>(game_)})
        one->setVisible(!first_.empty());
    for (std::size_t i = 0; i < first_.size(); ++i)
        game_->addItem(QString{});
    connect(learn_, &QPushButton::clicked, this, [this] {
        accept();
        emit lessonWanted(qt(first_.at(static_cast<std::size_t>(game_->currentIndex())).id));
    });
    const auto leadTo = [this](StartPage::Page page) {
        return [this, page] {
            accept();
            emit pageWanted(page);
        };
    };
    connect(play_, &QPushButton::clicked, this, leadTo(StartPage::play));
    connect(test_, &QPushButton::clicked, this, leadTo(StartPage::decks));
    connect(skip_, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    (first_.empty() ? play_ : learn_)->setFocus();
}

void WelcomeDialog::retranslate() {
    setWindowTitle(tr("Welcome to Takujo"));
    title_->setText(tr("What do you know?"));
    question_->setText(
        withPhrasesJoined(tr("This is asked only once. Everything can be found on the start page later.")));
    learn_->say(tr("I am new to these games"), tr("The first lesson begins: ten minutes at the table"));
    gameLabel_->setText(tr("The lesson of"));
    game_->setAccessibleName(tr("The game whose lesson begins"));
    for (std::size_t i = 0; i < first_.size(); ++i)
        game_->setItemText(static_cast<int>(i), qt(first_[i].game.in(spokenLanguage())));
    play_->say(tr("I know the rules"), tr("Choose two decks, and play"));
    test_->say(tr("I want to test decks"), tr("Build decks, and see how often they win"));
    skip_->setText(tr("Look around first"));
}

void WelcomeDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace takujo
