#include "engine/files/finding_words.h"

#include "engine/files/data_places.h"
#include "engine/files/words_file.h"

namespace takujo {

FindingWords::FindingWords(const Words& words) {
    for (const auto& [section, patterns] : words.sections())
        for (const auto& [key, pattern] : patterns)
            japanese_.emplace(pattern.en, pattern.ja);
}

const FindingWords& FindingWords::ofProduct() {
    static const FindingWords words = [] {
        Findings ignored; // `takujo-cli lint` tells them
        const auto file = findData("resources/words/findings.yaml");
        return FindingWords{(file ? readWords(*file, ignored) : std::nullopt).value_or(Words{})};
    }();
    return words;
}

const std::string* FindingWords::japaneseFor(std::string_view english) const {
    const auto found = japanese_.find(english);
    return found == japanese_.end() ? nullptr : &found->second;
}

} // namespace takujo
