#include "ui/games/series.h"

#include <QStringList>

namespace takujo {

Series Series::after(Outcome outcome) const {
    Series result = *this;
    result.won[0] += outcome == Outcome::winA ? 1 : 0;
    result.won[1] += outcome == Outcome::winB ? 1 : 0;
    result.drawn += outcome == Outcome::draw ? 1 : 0;
    return result;
}

QString toText(const Series& series) {
    return QStringLiteral("%1:%2:%3").arg(series.won[0]).arg(series.won[1]).arg(series.drawn);
}

Series readSeries(const QString& text) {
    const QStringList parts = text.split(u':');
    std::array<int, 3> counts{};
    if (parts.size() != qsizetype(counts.size()))
        return {};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        bool isNumber = false;
        counts[i] = parts[qsizetype(i)].toInt(&isNumber);
        if (!isNumber || counts[i] < 0)
            return {};
    }
    return {{counts[0], counts[1]}, counts[2]};
}

} // namespace takujo
