#include "ui/testing/number_words.h"

#include "engine/numbers/interval.h"

#include <QCoreApplication>

#include <cmath>

namespace takujo {

namespace {

constexpr double hundred = 100;

QString oneDigit(double number) {
    return QString::number(number, 'f', 1);
}

} // namespace

QString percent(double share) {
    return QStringLiteral("%1\u00a0%").arg(oneDigit(share * hundred)); // no line breaks there
}

QString shareText(std::uint64_t hits, std::uint64_t games) {
    return games == 0 ? QStringLiteral("–") : percent(shareOf(hits, games));
}

QString shownShare(std::uint64_t hits, std::uint64_t games) {
    const Interval interval = intervalOf(hits, games);
    return QStringLiteral("%1 (%2–%3)")
        .arg(shareText(hits, games), oneDigit(interval.low * hundred), oneDigit(interval.high * hundred));
}

QString shownPoints(double difference) {
    const QString number = oneDigit(std::abs(difference) * hundred);
    const bool isNothing = number == QLatin1String("0.0");
    return (isNothing        ? QStringLiteral("±")
            : difference < 0 ? QStringLiteral("−")
                             : QStringLiteral("+")) +
           number;
}

QString durationText(double seconds) {
    constexpr int sixty = 60;
    const int whole = static_cast<int>(std::ceil(seconds));
    if (whole < 2 * sixty)
        return QCoreApplication::translate("NumberWords", "%1 s").arg(whole);
    const int minutes = (whole + sixty / 2) / sixty;
    if (minutes < 2 * sixty)
        return QCoreApplication::translate("NumberWords", "%1 min").arg(minutes);
    return QCoreApplication::translate("NumberWords", "%1 h %2 min")
        .arg(minutes / sixty)
        .arg(minutes % sixty);
}

} // namespace takujo
