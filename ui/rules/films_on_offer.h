#pragma once

#include "engine/files/scenarios/scenario_heads.h"

#include <QObject>

#include <map>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace takujo {

/// Knows which scenarios show which rule. Their files are many, so they are looked through in a thread of its
/// own, when somebody asks for the first time.
class FilmsOnOffer : public QObject {
    Q_OBJECT

public:
    explicit FilmsOnOffer(QObject* parent = nullptr);

    /// Looks through the files, if nobody has yet.
    void lookThrough();
    /// Their files may have changed: they are looked through anew, when somebody asks.
    void forget();
    bool isReady() const { return isReady_; }
    /// The scenarios that show a rule of a game, in the order of their files.
    std::vector<const ScenarioHead*> of(std::string_view game, const std::string& rule) const;

signals:
    void ready();

private:
    void take(std::vector<ScenarioHead> heads);

    bool isReady_ = false;
    std::vector<ScenarioHead> heads_;
    /// By game and rule.
    std::map<std::string, std::map<std::string, std::vector<std::size_t>>, std::less<>> places_;
    std::jthread thread_; ///< ends before all that it tells
};

} // namespace takujo
