#include "ui/session/spoken_text.h"

#include "engine/match/sentences/card_sentences.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

namespace takujo {

QString spokenText(const Session& session, const CardView& card) {
    if (!card.faceUp)
        return {};
    const SpokenMatch spoken = session.spoken();
    const CardDefinition& definition = session.match().cards()[card.definition];
    QStringList parts{qt(CardSentences{spoken}.typeLine(definition))};
    for (const NumberView& number : card.numbers)
        parts << QCoreApplication::translate("Spoken", "%1 %2")
                     .arg(qt(spoken.word("numbers", number.word)), QString::number(number.now));
    for (const std::string& line : CardSentences{spoken}.text(definition))
        parts << qt(line);
    for (const std::string& line : CardSentences{spoken}.givenTexts(card))
        parts << qt(line);
    parts.removeAll(QString{});
    return parts.join(QLatin1Char('\n'));
}

QString listedName(const Session& session, const CardView& card) {
    const QString name = qt(session.match().cards()[card.definition].name.in(session.language()));
    return card.faceDown ? name + QStringLiteral("; ") + qt(session.spoken().word("states", "face down"))
                         : name;
}

} // namespace takujo
