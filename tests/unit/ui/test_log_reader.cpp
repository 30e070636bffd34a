// What is new in the log, read once for all who tell of it.

#include "engine/games/registry.h"
#include "engine/match/random_answer.h"
#include "tests/test_program.h"
#include "ui/session/log_reader.h"
#include "ui/session/session.h"
#include "ui/start/game_start.h"

#include <QTest>

using namespace takujo;

class TestLogReader : public QObject {
    Q_OBJECT

private slots:
    void init();

    void everyLineIsNewOnce();
    void nothingIsNewWhereTimeWentBack();
    void whatIsRedoneIsNewAgain();

private:
    void answer() { session_->answer(session_->match().suggestion()); }
    std::size_t lines() const { return session_->match().log().size(); }

    std::unique_ptr<Session> session_;
    LogReader reader_;
};

void TestLogReader::init() {
    const auto data = loadGameData(*findGame("workbench"));
    session_ =
        std::make_unique<Session>(data, std::make_unique<Match>(usualStart(data).setup()), Language::en);
    reader_ = {};
    reader_.begin(*session_);
}

void TestLogReader::everyLineIsNewOnce() {
    std::size_t told = lines();
    QVERIFY(told > 0);
    for (int i = 0; i < 20 && !session_->match().over(); ++i) {
        answer();
        const News news = reader_.read(*session_, true);
        QVERIFY(news.forward);
        QCOMPARE(news.first, told);
        told = lines();
        QCOMPARE(reader_.seen(), told);
        QCOMPARE(reader_.read(*session_, true).first, told); // nothing more has happened
    }
}

void TestLogReader::nothingIsNewWhereTimeWentBack() {
    for (int i = 0; i < 8; ++i)
        answer();
    reader_.read(*session_, true);
    const std::size_t before = lines();
    while (session_->canUndo() && lines() == before)
        session_->undo();
    QVERIFY(lines() < before);
    const News news = reader_.read(*session_, false);
    QVERIFY(!news.forward);
    QCOMPARE(news.first, lines());
}

void TestLogReader::whatIsRedoneIsNewAgain() {
    for (int i = 0; i < 8; ++i)
        answer();
    reader_.read(*session_, true);
    const std::size_t end = lines();
    while (session_->canUndo() && lines() == end)
        session_->undo();
    reader_.read(*session_, false);
    const std::size_t back = lines();
    while (session_->match().canRedo())
        session_->redo();
    QCOMPARE(lines(), end);
    QCOMPARE(reader_.read(*session_, true).first, back);
}

TAKUJO_TEST(TestLogReader)
#include "test_log_reader.moc"
