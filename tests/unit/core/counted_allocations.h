#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

// Counts a program's allocations. Include it in one file of one test program: it replaces operator new.

namespace takujo {

inline std::atomic<std::size_t> allocations{0};
/// Called at every allocation, for tests that look for the caller.
inline void (*atAllocation)() = nullptr;

} // namespace takujo

namespace {

void* counted(std::size_t size) {
    ++takujo::allocations;
    if (takujo::atAllocation != nullptr)
        takujo::atAllocation();
    return std::malloc(size == 0 ? 1 : size);
}

void* countedOrThrow(std::size_t size) {
    if (void* memory = counted(size))
        return memory;
    throw std::bad_alloc{};
}

} // namespace

void* operator new(std::size_t size) {
    return countedOrThrow(size);
}
void* operator new[](std::size_t size) {
    return countedOrThrow(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
