#include "ui/positions/line_tester.h"

#include <exception>
#include <utility>

namespace takujo {

namespace {

constexpr int betweenLooks = 150; ///< milliseconds

} // namespace

LineTester::LineTester(QObject* parent) : QObject{parent} {
    looks_.setInterval(betweenLooks);
    connect(&looks_, &QTimer::timeout, this, &LineTester::look);
}

LineTester::~LineTester() {
    stop();
}

void LineTester::begin(LineTestSetup setup) {
    stop();
    latest_.clear();
    fault_.clear();
    isNew_ = false;
    isDone_ = false;
    isRunning_ = true;
    thread_ = std::jthread{[this, setup = std::move(setup)](const std::stop_token& stop) {
        const auto keep = [this](const LineTest& test) {
            const std::scoped_lock lock{mutex_};
            latest_ = test;
            isNew_ = true;
        };
        try {
            keep(testLines(setup, stop, keep));
        } catch (const std::exception& fault) {
            const std::scoped_lock lock{mutex_};
            fault_ = QString::fromUtf8(fault.what());
        }
        isDone_ = true;
    }};
    looks_.start();
}

void LineTester::stop() {
    if (!isRunning_)
        return;
    thread_.request_stop();
    thread_.join();
    look();
}

void LineTester::look() {
    const bool isDone = isDone_; // before the last numbers are taken
    LineTest test;
    QString fault;
    {
        const std::scoped_lock lock{mutex_};
        if (std::exchange(isNew_, false))
            test = latest_;
        fault = std::exchange(fault_, {});
    }
    if (!test.empty())
        emit counted(test);
    if (!isDone)
        return;
    looks_.stop();
    isRunning_ = false;
    if (!fault.isEmpty())
        emit failed(fault);
    emit finished();
}

} // namespace takujo
