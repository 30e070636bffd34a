#pragma once

#include <QString>

#include <cstddef>
#include <set>

namespace takujo {

/// Which chapters of a lesson the user has done, kept by the system between sessions. Chapters are counted
/// from 0.
class LessonProgress {
public:
    LessonProgress(const QString& game, const QString& lesson);

    std::set<std::size_t> done() const;
    void add(std::size_t chapter) const;
    /// The first of so many chapters that has not been done; the first of all where all have.
    std::size_t next(std::size_t chapters) const;

private:
    QString key_;
};

} // namespace takujo
