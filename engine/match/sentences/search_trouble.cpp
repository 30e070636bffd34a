#include "engine/match/sentences/search_trouble.h"

#include "engine/match/sentences/speech.h"

#include <algorithm>

namespace takujo {

namespace {

/// A sentence names no more words than these.
constexpr std::size_t mostToldOfSearch = 16;

std::string_view codeOf(SearchTrouble::Kind kind) {
    switch (kind) {
    case SearchTrouble::Kind::noSuchField:
        return "no-such-field";
    case SearchTrouble::Kind::noSuchValue:
        return "no-such-value";
    case SearchTrouble::Kind::noNumber:
        return "no-number";
    case SearchTrouble::Kind::noOrder:
        return "no-order";
    case SearchTrouble::Kind::noValue:
        return "no-value";
    }
    return "no-such-field";
}

} // namespace

std::string sentenceOf(const SearchTrouble& trouble, const Words& words, Language language) {
    const Speech speech{words, language};
    std::vector<std::string> known;
    for (std::size_t i = 0; i < std::min(trouble.known.size(), mostToldOfSearch); ++i)
        known.push_back(trouble.known[i].in(language));
    const bool areAllTold = trouble.known.size() <= mostToldOfSearch;
    std::vector<Filling> filled{{"word", trouble.word},
                                {"term", trouble.text},
                                {"field", trouble.field.in(language)},
                                {"known", speech.joined("comma", known)}};
    std::string said = speech.say("search", codeOf(trouble.kind), filled);
    const std::string space = language == Language::en ? " " : "";
    if (trouble.meant)
        said += space + speech.say("search", "meant", {{"meant", *trouble.meant}});
    if (!known.empty()) {
        const std::string what = trouble.kind == SearchTrouble::Kind::noSuchField ? "fields" : "values";
        said += space + speech.say("search", areAllTold ? what : "some-" + what, filled);
    }
    return said;
}

} // namespace takujo
