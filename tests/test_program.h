#pragma once

#include <QObject>

#include <memory>

/// The tests of a folder are one program, so that they are linked once; its first argument names the test,
/// as its file is called: `gui_tests test_saves -functions`.
namespace takujo::test_program {

using MakeTest = std::unique_ptr<QObject> (*)();

/// `file`: as the compiler calls it.
bool add(const char* file, MakeTest make);

} // namespace takujo::test_program

/// Stands once in each test's file, where a test that is a program of its own has its main.
#define TAKUJO_TEST(Class)                                                                                   \
    namespace {                                                                                              \
    [[maybe_unused]] const bool is##Class##Added = takujo::test_program::add(                                \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });                   \
    }
