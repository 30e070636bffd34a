#include "ui/sound/sound_control.h"

#include "ui/page/game_page.h"
#include "ui/sound/heard_events.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTimer>

#include <algorithm>

namespace takujo {

namespace {

/// Who is asked at this screen, be the table to be handed over first.
Player askedHere(const Session& session) {
    return session.match().over() || session.isAskedOfOther() ? Player::nobody
                                                              : session.match().decision().decider;
}

} // namespace

SoundControl::SoundControl(GamePage& page, const Settings& settings, const SoundOutputMaker& makeOutput,
                           QWidget* window)
    : QObject{window}, page_{&page}, settings_{&settings}, window_{window}, output_{makeOutput()} {
    clock_.start();
    setVolume();
    connect(&page, &GamePage::begun, this, &SoundControl::begin);
    connect(&page, &GamePage::happened, this, &SoundControl::follow);
    connect(&page, &GamePage::refused, this, [this] { hear(Sound::refused); });
    connect(&settings, &Settings::changed, this, &SoundControl::apply);
    qApp->installEventFilter(this);
}

SoundControl::~SoundControl() = default;

void SoundControl::begin() {
    const Session* const session = page_->current();
    happened_.clear();
    remember(*session);
}

void SoundControl::remember(const Session& session) {
    waited_ = session.match().state().waiting.size();
    asked_ = askedHere(session);
    wasOver_ = session.match().over();
}

void SoundControl::follow(const News& news) {
    const Session& session = *page_->current();
    if (!news.forward) {
        hear(Sound::undone);
    } else {
        for (const Sound sound : heardSince(session.match(), session.layout(), news.first, waited_))
            hear(sound);
        hearEnd(session);
        hearQuestion(session);
    }
    remember(session);
}

void SoundControl::hearEnd(const Session& session) {
    const Match& match = session.match();
    if (!match.over() || wasOver_)
        return;
    const Outcome outcome = match.state().outcome;
    if (outcome == Outcome::draw)
        return hear(Sound::even);
    const Player winner = outcome == Outcome::winA ? Player::a : Player::b;
    // Of people who share the table, one has won.
    const bool isLost = match.seating() == Seating::computer && winner == match.computer().player;
    hear(isLost ? Sound::lost : Sound::won);
}

/// It is another player's turn to answer. Who plays both sides hears that only of questions out of turn.
void SoundControl::hearQuestion(const Session& session) {
    const Player asked = askedHere(session);
    if (asked == Player::nobody || asked == asked_)
        return;
    if (session.match().seating() != Seating::one || session.match().decision().kind != DecisionKind::act)
        hear(Sound::asked);
}

void SoundControl::hear(Sound sound) {
    if (happened_.empty())
        QMetaObject::invokeMethod(this, &SoundControl::playWhatHappened, Qt::QueuedConnection);
    happened_.push_back(sound);
}

void SoundControl::playWhatHappened() {
    const std::vector<Sound> happened = std::exchange(happened_, {});
    // Whole turns in no time: nobody plays, somebody goes through what has been played.
    if (std::ranges::count(happened, Sound::turn) > 1 || !settings_->isOn(SettingId::sound))
        return;
    for (const PacedSound& paced : pacer_.paced(happened, clock_.elapsed()))
        if (paced.delay == 0)
            play(paced.sound);
        else
            QTimer::singleShot(paced.delay, Qt::PreciseTimer, this, [this, paced] { play(paced.sound); });
}

void SoundControl::play(Sound sound) {
    if (settings_->isOn(SettingId::sound) && settings_->number(SettingId::volume) > 0)
        output_->play(sound);
}

void SoundControl::setVolume() {
    // Half as much in numbers is to be half as loud to the ear, which is less than half of it.
    const auto share = static_cast<float>(settings_->number(SettingId::volume)) / 100;
    output_->setGain(share * share);
}

void SoundControl::apply(SettingId id) {
    if (id != SettingId::volume && id != SettingId::sound)
        return;
    setVolume();
    play(Sound::asked); // so loud it is now
}

bool SoundControl::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::KeyRelease)
        if (const auto* button = qobject_cast<QAbstractButton*>(watched);
            button != nullptr && button->isDown() && button->isEnabled())
            for (const QWidget* within = button; within != nullptr; within = within->parentWidget())
                if (within == window_) { // and no other's
                    hear(Sound::button);
                    break;
                }
    return QObject::eventFilter(watched, event);
}

} // namespace takujo
