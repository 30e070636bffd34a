#include "ui/session/standing_words.h"

#include "ui/theme/text.h"

#include <QCoreApplication>

namespace takujo {

QStringList standingAnswersInWords(const Session& session) {
    const SpokenMatch spoken = session.spoken();
    QStringList lines;
    for (const StandingAnswers::Standing& each : session.standing().all()) {
        const QString who = qt(spoken.player(each.player));
        if (!each.question) {
            lines << QCoreApplication::translate("StandingAnswers", "%1 passes until turn %2 ends")
                         .arg(who)
                         .arg(each.turn);
            continue;
        }
        const bool isYes = session.match().game().tables.verbs[each.verb].word == "yes";
        const QString card = qt(spoken.cardName(each.question->card));
        lines << (isYes ? QCoreApplication::translate("StandingAnswers", "%1 always says yes to %2")
                        : QCoreApplication::translate("StandingAnswers", "%1 always says no to %2"))
                     .arg(who, card);
    }
    return lines;
}

} // namespace takujo
