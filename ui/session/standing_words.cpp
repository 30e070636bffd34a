#include "ui/session/standing_words.h"

#include "ui/theme/text.h"

#include <QCoreApplication>

namespace takujo {

QString inWords(const Session& session, const StandingAnswers::Standing& standing) {
    const SpokenMatch spoken = session.spoken();
    const QString who = qt(spoken.player(standing.player));
    if (!standing.question)
        return QCoreApplication::translate("StandingAnswers", "%1 passes until turn %2 ends")
            .arg(who)
            .arg(standing.turn);
    return QCoreApplication::translate("StandingAnswers", "%1 always answers “%2” to %3")
        .arg(who, qt(standing.said.in(session.language())), qt(spoken.cardName(standing.question->card)));
}

QStringList standingAnswersInWords(const Session& session) {
    QStringList lines;
    for (const StandingAnswers::Standing& each : session.standing().all())
        lines << inWords(session, each);
    return lines;
}

} // namespace takujo
