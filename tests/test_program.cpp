#include "tests/test_program.h"

#include <QFileInfo>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include "ui/window/guarded_application.h"
using Application = takujo::GuardedApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <map>
#include <vector>

namespace takujo::test_program {

namespace {

std::map<QString, MakeTest>& tests() {
    static std::map<QString, MakeTest> all;
    return all;
}

int runNamed(int argc, char** argv) {
    const QString name = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString{};
    const auto found = tests().find(name);
    if (found == tests().end()) {
        std::fprintf(stderr, "%s TEST [OPTION]..., where TEST is one of:\n", argv[0]);
        for (const auto& [each, make] : tests())
            std::fprintf(stderr, "  %s\n", qPrintable(each));
        return 2;
    }
    std::vector<char*> rest{argv, argv + argc};
    rest.erase(rest.begin() + 1);
    int count = static_cast<int>(rest.size());
    rest.push_back(nullptr);
    const Application application{count, rest.data()};
    Application::setAttribute(Qt::AA_Use96Dpi);
    const auto test = found->second();
    return QTest::qExec(test.get(), count, rest.data());
}

} // namespace

bool add(const char* file, MakeTest make) {
    return tests().emplace(QFileInfo{QString::fromUtf8(file)}.baseName(), make).second;
}

} // namespace takujo::test_program

int main(int argc, char** argv) {
    return takujo::test_program::runNamed(argc, argv);
}
