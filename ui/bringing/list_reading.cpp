#include "ui/bringing/list_reading.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace takujo {

ListReading::ListReading(QObject* parent) : QObject{parent} {}

void ListReading::cancel() {
    thread_ = {};
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall); // what it has told just now
    isReading_ = false;
}

void ListReading::begin(const std::shared_ptr<const GameData>& game, const std::filesystem::path& list,
                        const std::optional<std::filesystem::path>& mapping, const std::string& set) {
    cancel();
    isReading_ = true;
    thread_ = std::jthread{[this, game, list, mapping, set](const std::stop_token& stop) {
        const ListGame of{std::string{game->game->id}, game->game->schema, game->words};
        const auto progress = [&](std::size_t done, std::size_t all) {
            QMetaObject::invokeMethod(
                this, [this, done, all] { emit progressed(static_cast<int>(done), static_cast<int>(all)); },
                Qt::QueuedConnection);
            return !stop.stop_requested();
        };
        auto result = std::make_shared<ListRead>();
        result->list = bringList(list, mapping, of, set, progress, result->findings);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this,
                [this, result] {
                    isReading_ = false;
                    emit read(result);
                },
                Qt::QueuedConnection);
    }};
}

} // namespace takujo
