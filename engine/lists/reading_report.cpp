#include "engine/lists/reading_report.h"

#include <algorithm>
#include <map>

namespace takujo {

namespace {

/// Texts that differ in numbers and in the names of their cards are one: whoever teaches the program one
/// teaches it all of them.
std::string alike(std::string text, const std::string& name) {
    for (std::size_t at = 0; !name.empty() && (at = text.find(name, at)) != std::string::npos; ++at)
        text.replace(at, name.size(), "~");
    std::string result;
    for (const char c : text) {
        const bool isDigit = c >= '0' && c <= '9';
        if (!isDigit)
            result += c;
        else if (!result.ends_with('#'))
            result += '#';
    }
    return result;
}

} // namespace

ReadingReport reportOf(const BroughtList& list) {
    ReadingReport report;
    std::map<std::string, std::size_t> missing;
    for (const BroughtCard& card : list.cards) {
        ++report.cards;
        const BroughtCard::State state = card.state();
        report.understoodCards += state == BroughtCard::State::understood ? 1 : 0;
        report.cardsInPart += state == BroughtCard::State::inPart ? 1 : 0;
        for (const BroughtText& text : card.texts) {
            ++report.texts;
            if (text.isUnderstood()) {
                ++report.understoodTexts;
                continue;
            }
            report.ambiguousTexts += text.state == ReadParagraph::State::ambiguous ? 1 : 0;
            const bool isEnglish = !text.given.en.empty();
            ++missing[alike(isEnglish ? text.given.en : text.given.ja,
                            card.listed.name.in(isEnglish ? Language::en : Language::ja))];
        }
    }
    for (const auto& [text, times] : missing)
        report.missing.push_back({text, times});
    std::ranges::stable_sort(report.missing, std::ranges::greater{}, &ReadingReport::Missing::times);
    return report;
}

std::size_t percentOf(std::size_t part, std::size_t all) {
    return all == 0 ? 100 : part * 100 / all;
}

} // namespace takujo
