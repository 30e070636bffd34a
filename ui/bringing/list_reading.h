#pragma once

#include "engine/lists/brought_list.h"
#include "ui/session/game_data.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace takujo {

/// What came of reading a list; without cards nothing could be read.
struct ListRead {
    std::optional<BroughtList> list;
    Findings findings;
};

/// Reads a list of cards in a thread of its own, so that the window stays alive.
class ListReading : public QObject {
    Q_OBJECT

public:
    explicit ListReading(QObject* parent = nullptr);

    /// Begins; what was being read before is given up. `set` begins the numbers of cards that have none.
    void begin(const std::shared_ptr<const GameData>& game, const std::filesystem::path& list,
               const std::optional<std::filesystem::path>& mapping, const std::string& set);
    /// Gives up what is being read; nothing is told of it any more.
    void cancel();
    bool isReading() const { return isReading_; }

signals:
    void progressed(int done, int all);
    void read(const std::shared_ptr<ListRead>& result);

private:
    bool isReading_ = false;
    std::jthread thread_; ///< ends before all that it tells
};

} // namespace takujo
