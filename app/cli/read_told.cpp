#include "app/cli/read_told.h"

#include "engine/lists/checked_card.h"
#include "engine/lists/reading_report.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace takujo {

namespace {

class CardTeller {
public:
    CardTeller(const ListGame& game, Streams streams) : game_{game}, streams_{streams} {}

    void tell(const BroughtCard& card) {
        streams_.out << card.listed.id << ' ' << card.listed.name.in(streams_.language) << '\n';
        for (const BroughtText& text : card.texts)
            tellText(text);
        const auto checked = checkCard(card.yaml, game_).card;
        if (!checked || card.texts.empty())
            return;
        const bool isEnglish = !card.texts.front().given.en.empty();
        for (const std::string& line :
             generatedText(*checked, game_, isEnglish ? Language::en : Language::ja))
            streams_.out << "  " << in(Message{"the program writes: {text}", line}) << '\n';
    }

private:
    std::string in(const Message& message) const { return message.in(streams_.language); }

    void tellText(const BroughtText& text) {
        const std::string& given = text.given.en.empty() ? text.given.ja : text.given.en;
        streams_.out << "  " << in(Message{"given: {text}", given}) << '\n';
        for (const Reading& reading : text.readings)
            streams_.out << "    " << shownReading(reading) << '\n';
        if (text.state == ReadParagraph::State::ambiguous)
            streams_.out << "    " << in("These are several readings, and none was taken.") << '\n';
        if (text.state == ReadParagraph::State::notUnderstood)
            streams_.out << "    "
                         << (text.understoodTo == 0 ? in("Not understood.")
                                                    : in(Message{"Not understood after: {text}",
                                                                 given.substr(0, text.understoodTo)}))
                         << '\n';
    }

    const ListGame& game_;
    Streams streams_;
};

} // namespace

void tellCards(const BroughtList& list, const ListGame& game, Streams streams) {
    CardTeller teller{game, streams};
    for (const BroughtCard& card : list.cards) {
        teller.tell(card);
        streams.out << '\n';
    }
}

void tellSummary(const BroughtList& list, Streams streams) {
    const ReadingReport report = reportOf(list);
    streams.out << Message{"Cards: {cards}, understood whole: {whole}, in part: {part}. Texts: {texts}, "
                           "understood: {understood}.",
                           report.cards,
                           report.understoodCards,
                           report.cardsInPart,
                           report.texts,
                           report.understoodTexts}
                       .in(streams.language)
                << '\n';
}

void tellReport(const BroughtList& list, Streams streams) {
    constexpr std::size_t mostTold = 30;
    const ReadingReport report = reportOf(list);
    const auto tell = [&](const Message& message) { streams.out << message.in(streams.language) << '\n'; };
    tell({"Understood: {cards}% of the cards, {texts}% of the texts.",
          percentOf(report.understoodCards, report.cards), percentOf(report.understoodTexts, report.texts)});
    tell({"Texts with several readings: {number}.", report.ambiguousTexts});
    if (report.missing.empty())
        return;
    tell("Not understood, the most frequent first (# is any number, ~ the card):");
    for (std::size_t i = 0; i < std::min(report.missing.size(), mostTold); ++i)
        streams.out << "  " << report.missing[i].times << " × " << report.missing[i].text << '\n';
    if (report.missing.size() > mostTold)
        tell({"… and {number} more.", report.missing.size() - mostTold});
}

} // namespace takujo
