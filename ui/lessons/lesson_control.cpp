#include "ui/lessons/lesson_control.h"

#include "engine/match/scenarios/scenario.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/game_control.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/start/deck_choice.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

namespace takujo {

namespace {

/// Long enough to see who does something, short enough not to wait for it; what belongs to an action follows
/// sooner. In milliseconds.
constexpr int thinkingTime = 600;
constexpr int payingTime = 200;

LessonProgress progressOf(const Lesson& lesson) {
    return {qt(lesson.game), qt(lesson.id)};
}

} // namespace

LessonControl::LessonControl(GameControl& games, const CommandSet& commands, QWidget* window)
    : QObject{window}, games_{&games}, page_{&games.page()}, commands_{&commands}, window_{window} {
    connect(&games, &GameControl::leaving, this, &LessonControl::end);
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &LessonControl::answerForOpponent);
    LessonPanel& panel = page_->side().lessonPage();
    connect(&panel, &LessonPanel::chapterWanted, this,
            [this](int chapter) { beginChapter(static_cast<std::size_t>(chapter)); });
    const auto again = [this] {
        if (run_ != nullptr)
            beginChapter(run_->chapter());
    };
    LessonWords& words = page_->lessonWords();
    connect(&panel, &LessonPanel::againWanted, this, again);
    connect(&words, &LessonWords::againWanted, this, again);
    connect(&words, &LessonWords::showWanted, this, &LessonControl::showWhatIsMeant);
    connect(&words, &LessonWords::nextWanted, this, [this] {
        if (session_ == nullptr)
            return;
        if (run_->isLast()) {
            emit left();
        } else if (run_->nextGoesOn()) {
            run_->goOn(session_->match());
            page_->lessonWords().forget();
            follow();
            page_->view().setFocus();
        } else {
            beginChapter(run_->chapter() + 1);
        }
    });
    connect(&words, &LessonWords::hintWanted, this, [this] {
        if (session_ == nullptr)
            return;
        run_->giveHint();
        display();
        page_->view().setFocus();
    });
    connect(&panel, &LessonPanel::writingWanted, this, &LessonControl::display);
    connect(&words, &LessonWords::leaveWanted, this, &LessonControl::left);
    connect(page_, &GamePage::refused, this, [this](const Attempt& attempt) {
        if (session_ == nullptr)
            return;
        run_->refused(session_->match(), attempt);
        follow();
    });
    connect(page_, &GamePage::toldWhyNot, this, [this](const Attempt& attempt) {
        if (session_ == nullptr)
            return;
        run_->toldWhyNot(session_->match(), attempt);
        follow();
    });
}

void LessonControl::begin(const std::shared_ptr<const GameData>& data, const Lesson& lesson,
                          std::optional<std::size_t> chapter) {
    auto dataBefore = std::exchange(data_, data);
    auto runBefore = std::exchange(run_, std::make_unique<LessonRun>(lesson, *data->game));
    if (beginChapter(chapter.value_or(progressOf(lesson).next(lesson.chapters.size()))))
        return;
    run_ = std::move(runBefore); // what lies on the table goes on
    data_ = std::move(dataBefore);
}

bool LessonControl::beginChapter(std::size_t chapter) {
    if (run_ == nullptr)
        return false;
    auto run = std::make_unique<LessonRun>(run_->lesson(), *data_->game);
    std::unique_ptr<Match> match;
    try {
        match = run->begin(chapter, {fromQt(ColourChoice::nameOf(Preferences::playerColours()[0])),
                                     fromQt(ColourChoice::nameOf(Preferences::playerColours()[1]))});
    } catch (const ScenarioFailure& failure) {
        FindingsDialog::tell(
            window_,
            [] {
                return tr(
                    "This chapter can't be begun: its file is not in order. takujo-cli lint says more.");
            },
            [findings = findingsOf(failure, run_->lesson(), chapter)] {
                return qt(findings.sentences(spokenLanguage()));
            });
        return false;
    }
    show(std::move(match));
    run_ = std::move(run); // showing it has ended what was there
    attach();
    return true;
}

void LessonControl::show(std::unique_ptr<Match> match) {
    commands_->action(CommandId::sidePanel)->setChecked(true);
    page_->setSideShown(true); // there the lesson speaks
    auto session = std::make_unique<Session>(data_, std::move(match), spokenLanguage());
    session->keepEyesOf(LessonRun::learner);
    session->giveLesson();
    games_->show(std::move(session));
}

void LessonControl::attach() {
    session_ = page_->current();
    isDoneTold_ = false;
    page_->side().setLessonShown(true);
    page_->side().open(SidePanel::lesson);
    connect(session_, &Session::changed, this, &LessonControl::follow);
    connect(session_, &Session::languageChanged, this, &LessonControl::display);
    follow();
    page_->view().setFocus();
}

void LessonControl::end() {
    pause_.stop();
    if (session_ != nullptr)
        session_->disconnect(this);
    session_ = nullptr;
    page_->side().setLessonShown(false);
    page_->lessonWords().hide();
}

void LessonControl::follow() {
    if (session_ == nullptr)
        return;
    const Match& match = session_->match();
    run_->follow(match);
    session_->pointAt(run_->cardsToLookAt(match));
    if (run_->isDone())
        progressOf(run_->lesson()).add(run_->chapter());
    display();
    if (session_->isAskedOfOther()) {
        const bool isMoving = page_->view().table().movements().motion().on();
        pause_.start(!isMoving ? 0 : match.decision().within ? payingTime : thinkingTime);
    }
    const bool isTold = isDoneTold_;
    isDoneTold_ = run_->isDone();
    if (isDoneTold_ && !isTold)
        page_->side().open(SidePanel::lesson); // whatever was looked up meanwhile
}

void LessonControl::display() {
    if (session_ == nullptr)
        return;
    const Match& match = session_->match();
    page_->side().lessonPage().display(*run_, match, session_->language(), progressOf(run_->lesson()).done());
    const bool canShow = !run_->cardsToLookAt(match).empty() || run_->nextAnswer(match);
    page_->lessonWords().display(*run_, match, session_->language(), canShow);
}

/// The cards that the goal is about; where it is about none that can be seen, what the solution does next.
void LessonControl::showWhatIsMeant() {
    if (session_ == nullptr)
        return;
    const Match& match = session_->match();
    page_->pointOut(run_->cardsToLookAt(match), run_->nextAnswer(match));
}

void LessonControl::answerForOpponent() {
    if (session_ == nullptr)
        return;
    if (const auto option = run_->opponentsAnswer(session_->match()))
        session_->answerForOther(*option);
}

} // namespace takujo
