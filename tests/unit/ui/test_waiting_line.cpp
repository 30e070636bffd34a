// What waits between the players: in which order, and that it answers as the list beside the table does.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/test_program.h"
#include "ui/panels/waiting_line.h"
#include "ui/session/game_data.h"
#include "ui/theme/card_renderer.h"

#include <QFile>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

class TestWaitingLine : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void nothingIsThereWhileNothingWaits();
    void theNextOneLiesAtTheRight();
    void whatHasNoRoomIsCounted();
    void pointingLooksAtIt();
    void aPressIsAPressOnItsRow();

private:
    void answer(std::string_view verb);
    /// Calm waits, and above it Gust.
    void let2Wait();
    QRect placeOf(int row);
    void point(QPoint at);

    CardRenderer renderer_;
    std::shared_ptr<GameData> data_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<StackStrip> strip_;
    std::unique_ptr<WaitingLine> line_;
    QTemporaryDir folder_;
};

void TestWaitingLine::initTestCase() {
    data_ = loadGameData(*findGame("gate_ruler"));
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
}

void TestWaitingLine::init() {
    QFile file{folder_.filePath(QStringLiteral("scenario.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("scenario: A table\ngame: gate_ruler\ncards:\n"
               "  - {name: Calm, type: event, level: 1, timing: normal, resolve: {do: {draw: 1}}}\n"
               "  - {name: Gust, type: event, level: 1, timing: immediate, resolve: {do: {draw: 1}}}\n"
               "  - {name: Coil, type: energy}\n"
               "setup:\n  phase: main\n"
               "  A: {hand: [Calm], deck: 20, energy zone: [Coil, Coil, Coil]}\n"
               "  B: {set 1: [{card: Gust, face: down}], deck: 20, energy zone: [Coil, Coil, Coil]}\n"
               "steps: []\n");
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    session_ = std::make_unique<Session>(data_, matchAt(*scenario), Language::en);
    strip_ = std::make_unique<StackStrip>(renderer_);
    strip_->resize(340, 200);
    strip_->setSession(session_.get());
    line_ = std::make_unique<WaitingLine>(renderer_, *strip_, nullptr);
    line_->resize(420, 25);
    line_->setSession(session_.get());
    line_->show();
}

void TestWaitingLine::cleanup() {
    line_.reset();
    strip_.reset();
    session_.reset();
}

void TestWaitingLine::answer(std::string_view verb) {
    const auto& verbs = data_->game->tables.verbs;
    const auto& options = session_->match().decision().options;
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return verbs[option.verb].word == verb; });
    QVERIFY2(found != options.end(), std::string{verb}.c_str());
    session_->answer(Option{*found});
    strip_->refresh();
}

void TestWaitingLine::let2Wait() {
    answer("play");
    answer("pass");
    answer("play");
    QCOMPARE(strip_->list().rowCount(), 2);
}

QRect TestWaitingLine::placeOf(int row) {
    strip_->setCurrentIndex(strip_->list().index(row));
    return line_->current();
}

void TestWaitingLine::point(QPoint at) {
    QMouseEvent move{QEvent::MouseMove, at, line_->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {}};
    QCoreApplication::sendEvent(line_.get(), &move);
}

void TestWaitingLine::nothingIsThereWhileNothingWaits() {
    QVERIFY(line_->current().isEmpty());
    QCOMPARE(line_->accessibleName(), strip_->list().title());
    QVERIFY(!line_->accessibleName().isEmpty());
    QVERIFY(line_->accessibleDescription().isEmpty());
}

void TestWaitingLine::theNextOneLiesAtTheRight() {
    let2Wait();
    const QRect next = placeOf(0);
    const QRect later = placeOf(1);
    QCOMPARE(strip_->list().rows()[0].name, QStringLiteral("Gust"));
    QCOMPARE(line_->accessibleDescription(), QStringLiteral("Gust"));
    QCOMPARE(next.right(), line_->rect().right());
    QVERIFY(later.right() < next.left());
    QVERIFY(line_->rect().contains(later));
    QVERIFY(next.width() > later.width()); // it says what it will do
}

void TestWaitingLine::whatHasNoRoomIsCounted() {
    let2Wait();
    line_->resize(130, 25);
    QCOMPARE(placeOf(0).right(), line_->rect().right());
    QVERIFY(placeOf(0).left() > 20); // the count stands before it
    QVERIFY(placeOf(1).isEmpty());
}

void TestWaitingLine::pointingLooksAtIt() {
    let2Wait();
    const QPoint later = placeOf(1).center();
    strip_->setCurrentIndex({});
    QSignalSpy looked{strip_.get(), &StackStrip::lookedAt};
    point(later);
    QCOMPARE(looked.count(), 1);
    QCOMPARE(strip_->currentIndex().row(), 1);
    QEvent left{QEvent::Leave};
    QCoreApplication::sendEvent(line_.get(), &left);
    QVERIFY(!strip_->currentIndex().isValid());
    QCOMPARE(looked.count(), 1);
}

void TestWaitingLine::aPressIsAPressOnItsRow() {
    let2Wait();
    const QPoint later = placeOf(1).center();
    QSignalSpy pressed{strip_.get(), &StackStrip::pressed};
    QTest::mouseClick(line_.get(), Qt::LeftButton, {}, later);
    QCOMPARE(pressed.count(), 1);
    QCOMPARE(pressed.front().front().value<ObjectId>(), strip_->list().rows()[1].card.object);
    QTest::mouseClick(line_.get(), Qt::RightButton, {}, later);
    QCOMPARE(pressed.count(), 1);
}

TAKUJO_TEST(TestWaitingLine)
#include "test_waiting_line.moc"
