#pragma once

#include "engine/kit/rules/vocabulary.h"

#include <map>
#include <set>
#include <string>

namespace takujo {

/// Adds the keys of the words that keywords have besides those that are printed as words alone, by section.
inline void addWordsOfKeywords(const Vocabulary& vocabulary,
                               std::map<std::string, std::set<std::string>>& keys) {
    for (std::size_t form = 0; form < vocabulary.keywordForms.size(); ++form)
        if (const Vocabulary::KeywordForm& keyword = vocabulary.keywordForms[form];
            !keyword.number.empty() || keyword.complete != nullptr)
            keys["phrases"].insert("does " + std::string{vocabulary.forms[form]});
    for (const Vocabulary::KeywordPhrase& phrase : vocabulary.keywordPhrases) {
        for (const char* const section : {"keywords", "search"})
            keys[section].emplace(phrase.shape.word);
        for (const FieldShape& field : phrase.shape.fields)
            if (!field.required)
                keys["keywords"].insert(std::string{phrase.shape.word}.append(".").append(field.key));
    }
}

} // namespace takujo
