#include "ui/opponent/living_table.h"

#include "ui/session/autoplay.h"
#include "ui/start/colour_choice.h"
#include "ui/start/game_start.h"
#include "ui/table/accessible_table.h"
#include "ui/table/table_scene.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>

namespace takujo {

namespace {

/// Slow enough to be overlooked by who chooses decks, and to be followed by who looks.
int& paceTime() {
    static int milliseconds = 1500;
    return milliseconds;
}

/// How a game ended can be seen for a while.
constexpr int restTimes = 4;

/// Some cards lie there already.
constexpr int firstTurnSeen = 3;

constexpr int toldHeight = 26;

} // namespace

LivingTable::LivingTable(CardRenderer& renderer, BotMaker makeBot, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, scene_{new TableScene{renderer, this}},
      view_{new QGraphicsView{scene_, this}}, told_{new QLabel{this}}, thinker_{std::move(makeBot)} {
    setObjectName(QStringLiteral("living-table"));
    setSpokenRole(*this, QAccessible::Graphic);
    view_->setObjectName(QStringLiteral("living-view"));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    view_->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    view_->setFocusPolicy(Qt::NoFocus);
    view_->setInteractive(false); // it is looked at, and answers nothing
    view_->setAttribute(Qt::WA_TransparentForMouseEvents);
    told_->setObjectName(QStringLiteral("living-told"));
    told_->setProperty("quiet", true);
    told_->setAlignment(Qt::AlignCenter);
    pace_.setSingleShot(true);
    connect(&pace_, &QTimer::timeout, this, &LivingTable::goOn);
    connect(&thinker_, &Thinker::thought, this, [this](const Advice& advice) {
        if (session_ != nullptr)
            answer(Option{session_->match().decision().options.at(advice.option)});
    });
    // Whoever plays will be told of a mistake; a show goes on with another game.
    connect(&thinker_, &Thinker::failed, this, &LivingTable::begin);
}

LivingTable::~LivingTable() {
    thinker_.stop();
    scene_->setSession(nullptr);
}

void LivingTable::setPace(int milliseconds) {
    paceTime() = milliseconds;
}

void LivingTable::setColours(const Palette& palette) {
    palette_ = palette;
    scene_->setColours(palette);
}

/// The players have other names then, so another game begins.
void LivingTable::setLanguage(Language language) {
    language_ = language;
    putAway();
}

void LivingTable::setMotion(const Motion& motion) {
    motion_ = motion;
    scene_->movements().setMotion(motion);
    wait();
}

void LivingTable::setGame(const std::shared_ptr<const GameData>& game) {
    if (game == game_)
        return;
    game_ = game;
    putAway();
}

void LivingTable::clear() {
    thinker_.stop();
    pace_.stop();
    scene_->setSession(nullptr);
    session_.reset();
}

/// Another game begins as soon as it can be seen.
void LivingTable::putAway() {
    clear();
    if (isVisible())
        begin();
}

void LivingTable::begin() {
    clear();
    GameStart start = game_ == nullptr ? GameStart{} : usualStart(game_);
    if (!start.complete())
        return;
    for (std::size_t i = 0; i < start.names.size(); ++i)
        start.names[i] = fromQt(ColourChoice::nameOf(palette_.players[i]));
    auto match = std::make_unique<Match>(start.setup());
    session_ = std::make_unique<Session>(game_, std::move(match), language_);
    playUntil(*session_, firstTurnSeen, start.seed);
    session_->watch(OpenHands::both);
    // The game stands where the mistake was met, and would meet it again.
    connect(session_.get(), &Session::faultMet, this, &LivingTable::begin, Qt::QueuedConnection);
    scene_->setNearPlayer(Player::a);
    scene_->setSession(session_.get());
    log_.begin(*session_);
    layTable();
    tell();
    wait();
}

/// Until the next answer, if anybody can see it and wants motion.
void LivingTable::wait() {
    if (session_ == nullptr || !isVisible() || !motion_.on()) {
        pace_.stop();
        thinker_.stop();
        return;
    }
    if (!pace_.isActive() && !thinker_.isThinking())
        pace_.start(paceTime() * (session_->match().over() ? restTimes : 1));
}

void LivingTable::goOn() {
    if (session_ == nullptr || window()->isMinimized())
        return wait();
    const Match& match = session_->match();
    if (match.over())
        return begin();
    const Decision& decision = match.decision();
    if (decision.options.size() == 1)
        return answer(Option{decision.options.front()});
    const std::uint64_t seed = match.setup()->seed + match.depth();
    thinker_.think({BotKind::quick}, seed, knownTo(decision.decider, match));
}

void LivingTable::answer(const Option& option) {
    session_->answer(option);
    scene_->follow(log_.read(*session_, true));
    tell();
    wait();
}

void LivingTable::tell() {
    const QString text = session_ == nullptr
                             ? QString{}
                             : tr("Two computers are playing · turn %1").arg(session_->match().state().turn);
    told_->setText(withPhrasesJoined(text));
    setAccessibleName(text);
}

/// As large as there is room for, above what is told.
void LivingTable::layTable() {
    told_->setGeometry(0, height() - toldHeight, width(), toldHeight);
    if (session_ == nullptr)
        return;
    const LayoutRect& table = session_->layout().table;
    const double scale =
        std::min(width() / double(table.width), (height() - toldHeight) / double(table.height));
    const QSize size{static_cast<int>(table.width * scale), static_cast<int>(table.height * scale)};
    if (size.isEmpty())
        return;
    view_->setGeometry({{(width() - size.width()) / 2, (height() - toldHeight - size.height()) / 2}, size});
    scene_->setRoom(view_->viewport()->size());
    told_->move(0, view_->geometry().bottom() + 1);
}

void LivingTable::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (session_ == nullptr)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isVisible() && session_ == nullptr)
                    begin();
            },
            Qt::QueuedConnection);
    wait();
}

void LivingTable::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    wait();
}

void LivingTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layTable();
}

void LivingTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        tell();
    QWidget::changeEvent(event);
}

} // namespace takujo
