#include "ui/session/session.h"

#include "engine/core/zones.h"
#include "engine/kit/visibility.h"
#include "engine/match/later_moment.h"
#include "engine/match/sentences/option_sentences.h"
#include "ui/session/lesson_layout.h"
#include "ui/session/open_layout.h"
#include "ui/theme/text.h"

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
    viewerControl_.setSeating(match_->seating());
    if (match_->seating() == Seating::computer)
        keptEyes_ = opponentOf(match_->computer().player);
    recall();
    // Of a game that is gone on with, what came after one's own last doing is news.
    const std::vector<LogEntry>& log = match_->log();
    for (const Player player : bothPlayers)
        for (std::size_t i = 0; i < log.size(); ++i)
            if (log[i].who == player)
                unseenFrom_[indexOf(player)] = i + 1;
    announce(true);
}

ObjectId Session::objectOf(const CardView& card) const {
    if (card.faceUp)
        return card.object;
    // What the one who is asked sees is no back to that player: who looks on is not to know what it is good
    // for.
    const ObjectId back = objectOfAlias(match_->state(), card.zone, card.alias);
    const bool isBackToAll = back.exists() && !sees(match_->position(), match_->decision().decider, back);
    return isBackToAll ? back : ObjectId{};
}

SpokenMatch Session::spoken() const {
    SpokenMatch spoken{*match_, data_->words, language_, viewer()};
    return watched_ == OpenHands::both ? spoken.openly() : spoken;
}

/// The places that the answers of the present line lead to, from the beginning to its end.
std::vector<std::size_t> Session::line() const {
    std::vector<std::size_t> places;
    for (std::size_t at = match_->lineEnd(); at != 0; at = match_->at(at).before)
        if (match_->at(at).step != MatchStep::stops)
            places.push_back(at);
    std::ranges::reverse(places);
    return places;
}

/// The history is that of the present line, in the language that is spoken now.
void Session::recall() {
    history_.clear();
    for (const std::size_t place : line()) {
        const MatchPlace step = match_->at(place);
        const auto there = match_->glimpse(step.before);
        std::array<LocalizedText, 3> texts; // of who gives up, none
        if (step.step == MatchStep::answer)
            texts = forEveryone(*there, step.answer.option);
        history_.push_back({step.answer.option, step.answer.player, there->state().turn, phaseNow(*there),
                            std::move(texts),
                            together_.contains(place) || (keptEyes_ && step.answer.player != *keptEyes_)});
    }
}

void Session::setLanguage(Language language) {
    if (language_ == language)
        return;
    language_ = language;
    emit languageChanged();
}

void Session::watch(OpenHands hands) {
    watched_ = hands;
    viewerControl_.setSeating(Seating::one); // of those who look; who played stays as it was
    if (!ownLayout_)
        ownLayout_ = openLayout(*data_->layout);
    announce(true);
}

void Session::giveLesson() {
    isLesson_ = true;
    ownLayout_ = lessonLayout(*data_->layout);
}

void Session::announce(bool forward) {
    standing_.dropWhatIsOver(*match_);
    isForAlways_ = false;
    if (!forward) { // whoever goes back wants to do something else
        standing_.clear();
        passed_.clear();
    }
    const Player decider = match_->decision().decider;
    viewerControl_.follow(decider == Player::nobody ? decider : keptEyes_.value_or(decider),
                          match_->state().turnPlayer, isAnswerableInTheOpen());
    look();
    emit changed(forward);
}

/// Shows what whoever sits there may see.
void Session::look() {
    view_ = watched_ == OpenHands::both ? openViewOf(*match_, viewer()) : viewOf(*match_, viewer());
    for (const Player player : bothPlayers) {
        std::size_t& from = unseenFrom_[indexOf(player)];
        from = player == viewer() ? match_->log().size() : std::min(from, match_->log().size());
    }
}

/// Whether something can be answered by buttons or cards that both players see. Before the first turn it is
/// one's hand that is asked about.
bool Session::isAnswerableInTheOpen() const {
    return match_->state().turn > 0 &&
           std::ranges::any_of(match_->decision().options, [this](const Option& option) {
               // Of a card that not even the one who picks it sees, only its place is told.
               const auto isSeenBy = [&](Player player) {
                   return sees(match_->position(), player, option.object);
               };
               return !option.object.exists() || isSeenBy(Player::nobody) ||
                      !isSeenBy(match_->decision().decider);
           });
}

void Session::setSeating(Seating seating) {
    keptEyes_.reset();
    match_->setSeating(seating);
    viewerControl_.setSeating(seating);
    announce(true);
}

void Session::seatComputer(const ComputerSeat& seat) {
    keptEyes_ = opponentOf(seat.player);
    match_->seatComputer(seat);
    viewerControl_.setSeating(Seating::computer);
    announce(true);
}

bool Session::isAskedOfComputer() const {
    return match_->seating() == Seating::computer && isAskedOfOther();
}

void Session::sitDown() {
    viewerControl_.sitDown();
    look();
    emit changed(true);
}

bool Session::mayAnswer() const {
    return viewerControl_.peeking() == Player::nobody && viewerControl_.awaited() == Player::nobody &&
           !match_->over() && !isWatched() && !isAskedOfOther();
}

void Session::peek(Player player) {
    if (isWatched() || player == viewer() || (keptEyes_ && player != *keptEyes_))
        return; // nobody at the table may see the hand of who does not sit there
    viewerControl_.peek(player);
    // What is held up is one's hand: the story is told when one sits down.
    view_ = viewOf(*match_, viewer());
    emit changed(true);
}

void Session::endPeek() {
    if (viewerControl_.peeking() == Player::nobody)
        return;
    viewerControl_.peek(Player::nobody);
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
        {option, who, match_->state().turn, phaseNow(*match_), forEveryone(*match_, option), isTogether});
}

/// Indexed by player; the last is for nobody.
std::array<LocalizedText, 3> Session::forEveryone(const Match& match, const Option& option) const {
    std::array<LocalizedText, 3> told;
    for (const Player player : {Player::a, Player::b, Player::nobody}) {
        const auto says = [&](Language language) {
            return OptionSentences{{match, data_->words, language, player}}.option(option);
        };
        told[indexOf(player)] = {says(Language::en), says(Language::ja)};
    }
    return told;
}

/// False if it could not be carried out.
bool Session::answerOnce(const Option& option, bool isTogether) {
    const std::vector<HistoryLine> before = history_;
    remember(option, isTogether);
    std::vector<PassedMoment> passed;
    if (isTogether) {
        passed = passed_;
        if (const Option* const pass = passOf(*match_); pass != nullptr && *pass == option)
            passed.push_back({match_->decision().decider, match_->state().turn, match_->state().phase});
    }
    try {
        if (match_->answer(option)) {
            history_ = before;
            return true;
        }
    } catch (const MatchFault& fault) {
        history_ = before;
        emit faultMet(fault);
        return false;
    }
    passed_ = std::move(passed);
    passed_.insert(passed_.end(), match_->journal().passed().begin(), match_->journal().passed().end());
    if (isTogether)
        together_.insert(match_->place());
    else
        together_.erase(match_->place());
    if (history_.size() == match_->depth() && match_->canRedo())
        recall(); // an old way has been found again: what followed there can be redone
    return true;
}

void Session::answer(const Option& option) {
    standing_.dropIfActing(*match_, option);
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
    if (answerOnce(option, true)) // else the same would be tried again and again
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

void Session::passTowards(const Attempt& attempt) {
    const std::uint16_t turn = match_->state().turn;
    const std::size_t start = match_->depth();
    while (!match_->over() && match_->state().turn == turn && match_->decision().decider == attempt.player &&
           !mayDoNow(*match_, attempt)) {
        const std::size_t before = match_->depth();
        if (const Option* const pass = passOf(*match_))
            answerOnce(Option{*pass}, before > start);
        if (match_->depth() == before)
            break;
    }
    announce(true);
}

void Session::passUntilTurnEnds() {
    if (!mayAnswer() || !StandingAnswers::mayPass(*match_))
        return;
    standing_.passUntilTurnEnds(*match_);
    answer(Option{*passOf(*match_)});
}

void Session::answerAlways(const Option& option) {
    const auto said = [&](Language language) {
        return OptionSentences{{*match_, data_->words, language, match_->decision().decider}}.option(option);
    };
    standing_.answerAlways(*match_, option, {said(Language::en), said(Language::ja)});
    answer(option);
}

void Session::setForAlways(bool is) {
    isForAlways_ = is;
    emit changed(true);
}

void Session::dropStanding(std::size_t index) {
    standing_.drop(index);
    announce(true);
}

void Session::answerByStanding() {
    const std::optional<Option> answer = standing_.answerTo(*match_);
    if (!answer)
        return;
    standing_.noteGiven(*match_);
    answerForOther(*answer);
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
    std::vector<Option> later;
    while (match_->canUndo() && pickedSoFar(*match_).size() > index &&
           match_->state().frames.size() == frames) {
        later.insert(later.begin(), match_->answers().back().option);
        match_->undo();
    }
    // The first of them is what is not wanted any more; the others stay as far as they can.
    for (std::size_t i = 1; i < later.size(); ++i)
        if (std::ranges::find(match_->decision().options, later[i]) != match_->decision().options.end())
            answerOnce(later[i], false);
    announce(false);
}

bool Session::canUndo() const {
    for (std::size_t depth = match_->depth(); depth-- > 0;)
        if (depth >= history_.size() || !history_[depth].isTogether)
            return true;
    return false;
}

void Session::undo() {
    std::size_t depth = match_->depth();
    if (!canUndo())
        return;
    for (--depth; depth > 0 && depth < history_.size() && history_[depth].isTogether; --depth) {
    }
    goTo(depth);
}

void Session::redo() {
    std::size_t depth = match_->depth();
    if (!match_->canRedo())
        return;
    for (++depth; depth < history_.size() && history_[depth].isTogether; ++depth) {
    }
    goTo(depth);
}

std::size_t Session::depthOf(std::size_t place) const {
    std::size_t count = 0;
    for (std::size_t at = place; at != 0; at = match_->at(at).before)
        count += match_->at(at).step == MatchStep::stops ? 0 : 1;
    return count;
}

void Session::goTo(std::size_t depth) {
    // With the stops that were set after the last of these answers.
    const std::vector<std::size_t> places = line();
    const std::size_t end = match_->lineEnd();
    stand(depth < places.size() ? match_->at(places[depth]).before : end, end);
}

std::vector<ToldBranch> Session::branches() const {
    const bool isOpen = watched_ == OpenHands::both;
    return toldBranches(*match_, {&data_->words, language_, isOpen ? std::nullopt : std::optional{viewer()}});
}

void Session::goToPlace(std::size_t place) {
    if (!match_->at(place).takenBack)
        stand(place, place);
}

void Session::turnInto(std::size_t tip, std::size_t place) {
    if (!match_->at(tip).takenBack)
        stand(place, tip);
}

/// Stands at a place, on the line that leads to that end of it.
void Session::stand(std::size_t place, std::size_t lineEnd) {
    std::uint8_t uncovered = 0;
    if (!isWatched())
        uncovered = match_->uncoveredOnTheWayTo(place) | match_->seenOnOtherWay(place);
    const auto go = [this, place, lineEnd, uncovered] {
        const bool forward = match_->sharedWith(place) == match_->place();
        const std::size_t before = match_->lineEnd();
        match_->goTo(lineEnd);
        match_->goTo(place);
        if (match_->lineEnd() != before)
            recall();
        announce(forward);
        if (uncovered != 0)
            emit wentBack(uncovered);
    };
    if (uncovered == 0 || !gate_ || gate_(uncovered, go))
        go();
}

void Session::nameBranch(std::size_t tip, const QString& name) {
    match_->nameBranch(tip, fromQt(name.trimmed()));
    emit branchesChanged();
}

void Session::dropBranch(std::size_t tip) {
    DroppedBranch dropped = match_->dropBranch(tip);
    if (dropped.places.empty())
        return;
    dropped_.push_back(std::move(dropped));
    emit branchesChanged();
}

void Session::restoreBranch() {
    if (dropped_.empty())
        return;
    match_->restore(dropped_.back());
    dropped_.pop_back();
    emit branchesChanged();
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
    // Whoever plays both sides has given every answer.
    const bool isAllKnown =
        watched_ ? *watched_ == OpenHands::both : !keptEyes_ && match_->seating() == Seating::one;
    const bool isInTheOpen = sawWhatBecameOf(*match_, viewer(), line.option.object);
    const Player toWhom = isAllKnown || isInTheOpen ? line.who : viewer();
    const LocalizedText& text = line.texts[indexOf(toWhom)];
    return text.en.empty() ? tr("%1 concedes").arg(qt(spoken().player(line.who))) : qt(text.in(language_));
}

void Session::setStops(Player player, std::uint32_t stops) {
    if (stops == this->stops(player))
        return;
    try {
        match_->setStops(player, stops);
        history_.resize(std::min(match_->depth(), history_.size()));
    } catch (const MatchFault& fault) {
        emit faultMet(fault);
    }
    announce(true);
}

} // namespace takujo
