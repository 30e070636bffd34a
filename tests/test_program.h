#pragma once

#include <QObject>

#include <memory>

/// The tests of a folder are one program, so that they are linked once; its first argument is the name of a
/// test, which is that of its file: `gui_tests test_saves -functions`.
namespace takujo::test_program {

using MakeTest = std::unique_ptr<QObject> (*)();

/// `file`: as the compiler names it.
bool add(const char* file, MakeTest make);

} // namespace takujo::test_program

/// Registers a test. Each test's file has it once, in place of a main.
#define TAKUJO_TEST(Class)                                                                                   \
    namespace {                                                                                              \
    [[maybe_unused]] const bool is##Class##Added = takujo::test_program::add(                                \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });                   \
    }
