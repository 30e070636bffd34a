#pragma once

#include <utility>
#include <vector>

namespace takujo {

/// A list for short use. Its memory is kept for the next list of its kind on this thread, so that lists which
/// every decision needs soon take nothing from the heap.
template <class T>
class Scratch : public std::vector<T> {
public:
    Scratch() : std::vector<T>(takeRoom()) {}
    Scratch(const Scratch& other) : Scratch() { this->assign(other.begin(), other.end()); }
    Scratch(Scratch&& other) noexcept = default;
    explicit Scratch(const std::vector<T>& other) : Scratch() { this->assign(other.begin(), other.end()); }
    Scratch& operator=(const Scratch& other) = default;
    Scratch& operator=(Scratch&& other) noexcept {
        this->swap(other);
        return *this;
    }
    ~Scratch() {
        if (this->capacity() == 0) // moved away
            return;
        this->clear();
        kept().push_back(std::move(*this));
    }

private:
    static std::vector<std::vector<T>>& kept() {
        static thread_local std::vector<std::vector<T>> rooms;
        return rooms;
    }
    static std::vector<T> takeRoom() {
        if (kept().empty())
            return {};
        std::vector<T> room = std::move(kept().back());
        kept().pop_back();
        return room;
    }
};

} // namespace takujo
