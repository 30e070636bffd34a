// What lines of the guide and of a lesson light up on the table, and what they begin.

#include "ui/page/game_page.h"
#include "ui/session/lesson_layout.h"

#include <QTimer>

#include <algorithm>

namespace takujo {

namespace {

QString buttonOf(const OpenAct& act) {
    return QStringLiteral("option-%1").arg(act.index);
}

constexpr int pointedOutFor = 4000; ///< milliseconds

} // namespace

void GamePage::connectGuide() {
    connect(prompt_, &PromptBar::moved, this, &GamePage::placeLessonWords);
    GuidePanel& guide = side_->guidePage();
    connect(&guide, &GuidePanel::considered, this, &GamePage::considerAct);
    connect(&guide, &GuidePanel::taken, this, &GamePage::takeAct);
    connect(view_, &TableView::lookedAt, this,
            [&guide](CardItem* card) { guide.lookAt(card->card().object); });
    connect(picker_, &CardPicker::lookedAt, this,
            [&guide](const CardView& card) { guide.lookAt(card.object); });
    connect(&side_->stack(), &StackStrip::lookedAt, this,
            [&guide](const CardView& card) { guide.lookAt(card.object); });
}

void GamePage::considerAct(const OpenAct& act) {
    if (session_ == nullptr)
        return;
    interaction_.lightUp(act.cards);
    prompt_->light(act.cards.empty() && !act.options.empty() ? buttonOf(act) : QString{});
    showMarks();
    if (!act.cards.empty() && act.options.size() == 1 && session_->mayAnswer())
        foreshow(act.options.front());
}

void GamePage::takeAct(const OpenAct& act) {
    if (session_ == nullptr || !session_->mayAnswer() || act.options.empty())
        return;
    const Option option = act.options.front();
    const std::vector<Option>& offered = session_->match().decision().options;
    if (std::ranges::find(offered, option) == offered.end())
        return; // the game has gone on meanwhile
    view_->setFocus();
    if (option.object.exists())
        interaction_.take(option.object, act.isAimed ? act.options : std::vector{option});
    else if (!prompt_->pressNamed(buttonOf(act)))
        session_->answer(option);
}

void GamePage::pointOut(const std::vector<ObjectId>& cards, std::optional<std::size_t> answer) {
    if (session_ == nullptr)
        return;
    OpenAct act;
    act.cards = cards;
    const std::vector<Option>& options = session_->match().decision().options;
    if (cards.empty() && answer && *answer < options.size()) {
        const Option& option = options[*answer];
        act.index = *answer;
        if (option.object.exists())
            act.cards = {option.object};
        else
            act.options = {option};
    }
    considerAct(act);
    QTimer::singleShot(pointedOutFor, this, [this, lit = act.cards] {
        if (interaction_.lit() == lit)
            considerAct({});
    });
}

QRect GamePage::askedPlace() const {
    return session_ != nullptr && session_->isLesson() ? prompt_->geometry().united(lessonWords_->geometry())
                                                       : prompt_->geometry();
}

/// Above what is asked, also where that takes more room than usual.
void GamePage::placeLessonWords() {
    if (session_ == nullptr || !session_->isLesson()) {
        prompt_->keepListAbove(-1);
        return;
    }
    const TableGeometry& geometry = view_->table().plan().geometry();
    QRect words = view_->inWidget(geometry.rect(placeOfLessonWords(session_->layout())));
    constexpr int gap = 3;
    const int least = words.height() / 2;
    words.setBottom(prompt_->y() - gap);
    if (words.height() < least)
        words.setTop(words.bottom() + 1 - least);
    lessonWords_->setGeometry(words);
    prompt_->keepListAbove(words.top());
}

} // namespace takujo
