#include "ui/session/phase_stop.h"

#include "engine/kit/stops.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

namespace {

const QString everyMoment = QStringLiteral("every moment");
const QString ownPrefix = QStringLiteral("own ");

} // namespace

QString stopName(PhaseStop stop) {
    switch (stop) {
    case PhaseStop::never:
        return QCoreApplication::translate("Stops", "Goes by itself");
    case PhaseStop::inOwnTurns:
        return QCoreApplication::translate("Stops", "Asks in own turns");
    case PhaseStop::inEveryTurn:
        return QCoreApplication::translate("Stops", "Asks in every turn");
    }
    return {};
}

std::uint8_t indexOfPhase(const GameData& data, const std::string& phase) {
    const auto& phases = data.game->tables.phases;
    return static_cast<std::uint8_t>(std::ranges::find(phases, phase) - phases.begin());
}

PhaseStop stopIn(std::uint32_t stops, std::uint8_t phase) {
    if ((stops & stopAt(phase)) != 0)
        return PhaseStop::inEveryTurn;
    return (stops & stopAtOwn(phase)) != 0 ? PhaseStop::inOwnTurns : PhaseStop::never;
}

std::uint32_t withStopIn(std::uint32_t stops, std::uint8_t phase, PhaseStop stop) {
    stops &= ~(stopAt(phase) | stopAtOwn(phase));
    if (stop == PhaseStop::inEveryTurn)
        stops |= stopAt(phase);
    if (stop == PhaseStop::inOwnTurns)
        stops |= stopAtOwn(phase);
    return stops;
}

std::uint32_t usualStops(const GameData& data) {
    std::uint32_t stops = 0;
    for (const std::string& phase : data.layout->asks)
        stops = withStopIn(stops, indexOfPhase(data, phase), PhaseStop::inOwnTurns);
    return stops;
}

QStringList stopWords(const GameData& data, std::uint32_t stops) {
    QStringList words;
    if ((stops & everyStop) != 0)
        words << everyMoment;
    for (const std::string& phase : data.layout->stops) {
        const PhaseStop stop = stopIn(stops, indexOfPhase(data, phase));
        if (stop != PhaseStop::never)
            words << (stop == PhaseStop::inOwnTurns ? ownPrefix : QString{}) + qt(phase);
    }
    return words;
}

std::uint32_t stopsOf(const GameData& data, const QStringList& words) {
    std::uint32_t stops = words.contains(everyMoment) ? everyStop : 0;
    for (const std::string& phase : data.layout->stops) {
        const std::uint8_t index = indexOfPhase(data, phase);
        if (words.contains(qt(phase)))
            stops = withStopIn(stops, index, PhaseStop::inEveryTurn);
        else if (words.contains(ownPrefix + qt(phase)))
            stops = withStopIn(stops, index, PhaseStop::inOwnTurns);
    }
    return stops;
}

} // namespace takujo
