#include "ui/table/session.h"

#include "engine/kit/visibility.h"
#include "ui/table/text.h"

#include <algorithm>

namespace takujo {

namespace {

std::string phaseNow(const Match& match) {
    return std::string{match.game().tables.phases[match.state().phase]};
}

} // namespace

Session::Session(std::shared_ptr<const GameData> data, std::unique_ptr<Match> match, Language language,
                 QObject* parent)
    : QObject{parent}, data_{std::move(data)}, match_{std::move(match)}, language_{language} {
    eyes_.setCompany(match_->company());
    recall();
    // Of a game that is gone on with, what came after one's own last doing is news.
    const std::vector<LogEntry>& log = match_->log();
    for (const Player player : bothPlayers)
        for (std::size_t i = 0; i < log.size(); ++i)
            if (log[i].who == player)
                unseenFrom_[indexOf(player)] = i + 1;
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
    eyes_.follow(decider == Player::nobody ? decider : keptEyes_.value_or(decider),
                 match_->state().turnPlayer, isAnswerableInTheOpen());
    look();
    emit changed(forward);
}

/// Shows what whoever sits there may see.
void Session::look() {
    view_ = viewOf(*match_, viewer());
    for (const Player player : bothPlayers) {
        std::size_t& from = unseenFrom_[indexOf(player)];
        from = player == viewer() ? match_->log().size() : std::min(from, match_->log().size());
    }
}

/// Whether something can be answered by buttons or cards that both players see.
bool Session::isAnswerableInTheOpen() const {
    return std::ranges::any_of(match_->decision().options, [this](const Option& option) {
        return !option.object.exists() || sees(match_->position(), Player::nobody, option.object);
    });
}

void Session::setCompany(Company company) {
    match_->setCompany(company);
    eyes_.setCompany(company);
    announce(true);
}

void Session::sitDown() {
    eyes_.sitDown();
    look();
    emit changed(true);
}

bool Session::mayAnswer() const {
    return eyes_.peeking() == Player::nobody && eyes_.awaited() == Player::nobody && !match_->over() &&
           !isAskedOfOther();
}

void Session::peek(Player player) {
    if (player == viewer())
        return;
    eyes_.peek(player);
    // What is held up is one's hand: the story is told when one sits down.
    view_ = viewOf(*match_, viewer());
    emit changed(true);
}

void Session::endPeek() {
    if (eyes_.peeking() == Player::nobody)
        return;
    eyes_.peek(Player::nobody);
    view_ = viewOf(*match_, viewer());
    emit changed(true);
}

void Session::remember(const Option& option, bool isTogether) {
    const std::size_t here = match_->depth();
    const Player who = match_->decision().decider;
    if (here < history_.size() && history_[here].option == option && history_[here].who == who) {
        history_[here].isTogether = isTogether;
        return; // the same answer again: what followed it then still follows
    }
    history_.resize(std::min(here, history_.size()));
    history_.push_back(
        {option, who, match_->state().turn, phaseNow(*match_), forEveryone(option), isTogether});
}

/// Indexed by player; the last is for nobody.
std::array<LocalizedText, 3> Session::forEveryone(const Option& option) const {
    std::array<LocalizedText, 3> told;
    for (const Player player : {Player::a, Player::b, Player::nobody}) {
        const auto says = [&](Language language) {
            return Sentences{*match_, data_->words, language, player}.option(option);
        };
        told[indexOf(player)] = {says(Language::en), says(Language::ja)};
    }
    return told;
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
    const Player decider = match_->decision().decider;
    const std::uint16_t procedure = match_->decision().procedure;
    const std::size_t frames = match_->state().frames.size();
    const std::size_t start = match_->depth();
    while (!match_->over() && match_->decision().kind == kind && match_->decision().decider == decider &&
           match_->decision().procedure == procedure && match_->state().frames.size() == frames) {
        const std::size_t before = match_->depth();
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
    history_.push_back({{}, player, match_->state().turn, phaseNow(*match_), {}, false});
}

QString Session::told(const HistoryLine& line) const {
    const LocalizedText& text = line.texts[indexOf(viewer())];
    return text.en.empty() ? tr("%1 concedes").arg(qt(sentences().player(line.who))) : qt(text.in(language_));
}

void Session::setStops(Player player, std::uint32_t stops) {
    if (stops == this->stops(player))
        return;
    match_->setStops(player, stops);
    history_.resize(std::min(match_->depth(), history_.size()));
    announce(true);
}

} // namespace takujo
