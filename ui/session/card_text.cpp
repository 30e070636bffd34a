#include "ui/session/card_text.h"

#include "engine/match/sentences/card_sentences.h"
#include "ui/session/measures.h"
#include "ui/theme/card_looks.h"

namespace takujo {

namespace {

std::vector<QString> linesOf(const std::vector<std::string>& texts) {
    std::vector<QString> lines;
    lines.reserve(texts.size());
    for (const std::string& line : texts)
        lines.push_back(QString::fromStdString(line));
    return lines;
}

/// The card shows its keywords with their signs; its text has them in a line of their own, which would say
/// the same again.
std::vector<QString> rulesBesideKeywords(const SpokenMatch& spoken, const CardDefinition& card) {
    return linesOf(CardSentences{spoken}.text(card, false));
}

CardLooks looksOf(const Session& session) {
    return {session.match().game().schema, session.layout().face, session.data().words, session.language()};
}

void putSigns(CardLook& look, const Session& session) {
    const TextSigns signs = signsOf(session);
    for (QString& rule : look.rules)
        rule = signs.in(std::move(rule));
}

} // namespace

TextSigns signsOf(const Session& session) {
    return {session.layout().face, session.data().words, session.language()};
}

std::vector<QString> cardText(const SpokenMatch& spoken, const CardDefinition& card) {
    return linesOf(CardSentences{spoken}.text(card));
}

CardLook lookOf(const Session& session, const CardView& card) {
    const CardTable& cards = session.match().cards();
    CardLook look = looksOf(session).inPlay(card, cards);
    if (card.faceUp) {
        if (QString under = textOfUnder(session, card); !under.isEmpty())
            look.marks.insert(look.marks.begin(), std::move(under));
        look.rules = rulesBesideKeywords(session.spoken(), cards[card.definition]);
        for (QString& given : linesOf(CardSentences{session.spoken()}.givenTexts(card)))
            look.rules.push_back(std::move(given));
        putSigns(look, session);
    }
    return look;
}

CardLook lookOf(const Session& session, const CardDefinition& card) {
    CardLook look = looksOf(session).printed(card);
    look.rules = rulesBesideKeywords(session.spoken(), card);
    putSigns(look, session);
    return look;
}

} // namespace takujo
