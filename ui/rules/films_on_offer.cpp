#include "ui/rules/films_on_offer.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace takujo {

FilmsOnOffer::FilmsOnOffer(QObject* parent) : QObject{parent} {}

void FilmsOnOffer::lookThrough() {
    if (isReady_ || thread_.joinable())
        return;
    thread_ = std::jthread{[this](const std::stop_token& stop) {
        std::vector<ScenarioHead> heads = scenarioHeads(scenarioFolders(), stop);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, heads = std::move(heads)]() mutable { take(std::move(heads)); },
                Qt::QueuedConnection);
    }};
}

void FilmsOnOffer::forget() {
    thread_ = {};
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall); // what it has told just now
    isReady_ = false;
    heads_.clear();
    places_.clear();
}

void FilmsOnOffer::take(std::vector<ScenarioHead> heads) {
    heads_ = std::move(heads);
    for (std::size_t i = 0; i < heads_.size(); ++i)
        for (const std::string& rule : heads_[i].rules)
            places_[heads_[i].game][rule].push_back(i);
    isReady_ = true;
    emit ready();
}

std::vector<const ScenarioHead*> FilmsOnOffer::of(std::string_view game, const std::string& rule) const {
    std::vector<const ScenarioHead*> found;
    const auto rules = places_.find(game);
    if (rules == places_.end())
        return found;
    const auto places = rules->second.find(rule);
    if (places == rules->second.end())
        return found;
    found.reserve(places->second.size());
    for (const std::size_t place : places->second)
        found.push_back(&heads_[place]);
    return found;
}

} // namespace takujo
