#include "ui/table/session.h"

#include "ui/table/text.h"

#include <algorithm>

namespace takujo {

Session::Session(std::shared_ptr<const GameData> data, std::unique_ptr<Match> match, Language language,
                 QObject* parent)
    : QObject{parent}, data_{std::move(data)}, match_{std::move(match)}, language_{language} {
    recall();
    announce(true);
}

/// The history of a match that has been played before: it is walked through once more.
void Session::recall() {
    const std::size_t here = match_->place();
    match_->goTo(match_->lineEnd());
    const std::vector<Attempt> answers = match_->answers();
    while (match_->canUndo())
        match_->undo();
    for (const Attempt& attempt : answers) {
        const Decision& decision = match_->decision();
        viewer_ = decision.decider == Player::nobody ? viewer_ : decision.decider;
        view_ = viewOf(*match_, viewer_);
        if (std::ranges::find(decision.options, attempt.option) != decision.options.end())
            remember(attempt.option, false);
        else
            rememberConcession(attempt.player);
        match_->redo();
    }
    match_->goTo(here);
}

void Session::setLanguage(Language language) {
    if (language_ == language)
        return;
    language_ = language;
    emit languageChanged();
}

void Session::announce(bool forward) {
    const Player decider = match_->decision().decider;
    if (decider != Player::nobody)
        viewer_ = keptEyes_.value_or(decider);
    view_ = viewOf(*match_, viewer_);
    emit changed(forward);
}

void Session::remember(const Option& option, bool isTogether) {
    const std::size_t here = match_->depth();
    const Player who = match_->decision().decider;
    if (here < history_.size() && history_[here].option == option && history_[here].who == who) {
        history_[here].isTogether = isTogether;
        return; // the same answer again: what followed it then still follows
    }
    history_.resize(std::min(here, history_.size()));
    history_.push_back({option, who, match_->state().turn, std::string{view_.phase},
                        qt(sentences().option(option)), isTogether});
}

void Session::answerOnce(const Option& option, bool isTogether) {
    const std::vector<HistoryLine> before = history_;
    remember(option, isTogether);
    if (match_->answer(option))
        history_ = before;
}

void Session::answer(const Option& option) {
    answerOnce(option, false);
    announce(true);
}

void Session::keepEyesOf(Player player) {
    keptEyes_ = player;
    announce(true);
}

bool Session::isAskedOfOther() const {
    const Player decider = match_->decision().decider;
    return keptEyes_ && !match_->over() && decider != Player::nobody && decider != *keptEyes_;
}

void Session::answerForOther(const Option& option) {
    answerOnce(option, match_->canUndo());
    announce(true);
}

void Session::pointAt(std::vector<ObjectId> cards) {
    if (cards == pointedAt_)
        return;
    pointedAt_ = std::move(cards);
    emit pointed();
}

void Session::answerBySuggestion() {
    const DecisionKind kind = match_->decision().kind;
    const std::uint16_t procedure = match_->decision().procedure;
    const std::size_t frames = match_->state().frames.size();
    const std::size_t start = match_->depth();
    while (!match_->over() && match_->decision().kind == kind && match_->decision().procedure == procedure &&
           match_->state().frames.size() == frames) {
        const std::size_t before = match_->depth();
        viewer_ = match_->decision().decider;
        answerOnce(match_->suggestion(), before > start);
        if (match_->depth() == before)
            break;
    }
    announce(true);
}

void Session::takeBack() {
    if (!match_->canTakeBack())
        return;
    match_->takeBack();
    history_.resize(std::min(match_->depth(), history_.size()));
    announce(false);
}

void Session::unpick(std::size_t index) {
    const std::size_t frames = match_->state().frames.size();
    while (match_->canUndo() && pickedSoFar(*match_).size() > index &&
           match_->state().frames.size() == frames)
        match_->undo();
    announce(false);
}

bool Session::nextIsTogether() const {
    return match_->depth() < history_.size() && history_[match_->depth()].isTogether;
}

void Session::undo() {
    match_->undo();
    while (match_->canUndo() && nextIsTogether())
        match_->undo();
    announce(false);
}

void Session::redo() {
    match_->redo();
    while (match_->canRedo() && nextIsTogether())
        match_->redo();
    announce(true);
}

void Session::goTo(std::size_t depth) {
    const bool forward = depth >= match_->depth();
    while (match_->depth() > depth && match_->canUndo())
        match_->undo();
    while (match_->depth() < depth && match_->canRedo())
        match_->redo();
    announce(forward);
}

void Session::concede(Player player) {
    if (match_->over())
        return;
    const std::size_t here = match_->depth();
    history_.resize(std::min(here, history_.size()));
    rememberConcession(player);
    match_->concede(player);
    announce(true);
}

void Session::rememberConcession(Player player) {
    history_.push_back({{},
                        player,
                        match_->state().turn,
                        std::string{view_.phase},
                        tr("%1 concedes").arg(qt(sentences().player(player))),
                        false});
}

void Session::setStops(Player player, std::uint32_t stops) {
    if (stops == this->stops(player))
        return;
    match_->setStops(player, stops);
    history_.resize(std::min(match_->depth(), history_.size()));
    announce(true);
}

} // namespace takujo
