#include "ui/session/spoken_text.h"

#include "ui/theme/text.h"

#include <QCoreApplication>

namespace takujo {

QString spokenText(const Session& session, const CardView& card) {
    if (!card.faceUp)
        return {};
    const Sentences sentences = session.sentences();
    const CardDefinition& definition = session.match().cards()[card.definition];
    QStringList parts{qt(sentences.typeLine(definition))};
    for (const NumberView& number : card.numbers)
        parts << QCoreApplication::translate("Spoken", "%1 %2")
                     .arg(qt(sentences.word("numbers", number.word)), QString::number(number.now));
    for (const std::string& line : sentences.cardText(definition))
        parts << qt(line);
    for (const std::string& line : sentences.givenTexts(card))
        parts << qt(line);
    parts.removeAll(QString{});
    return parts.join(QLatin1Char('\n'));
}

QString listedName(const Session& session, const CardView& card) {
    const QString name = qt(session.match().cards()[card.definition].name.in(session.language()));
    return card.faceDown ? name + QStringLiteral("; ") + qt(session.sentences().word("states", "face down"))
                         : name;
}

} // namespace takujo
