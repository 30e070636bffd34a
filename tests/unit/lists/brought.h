#pragma once

#include "engine/files/words/words_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/registry.h"
#include "engine/lists/list_file.h"
#include "engine/lists/listed_card.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace takujo {

// Lists of cards of the workbench, for tests.

inline const Words& wordsOfBench() {
    static const Words words = [] {
        Findings findings;
        return loadWords("workbench", findings);
    }();
    return words;
}

inline const ListGame& bench() {
    static const ListGame game{"workbench", findGame("workbench")->schema, wordsOfBench()};
    return game;
}

inline ListMapping mappingOf(const std::string& text, Findings& findings) {
    const auto root = parseYaml(text, "mapping.yaml", findings);
    return root ? readListMapping(*root, &bench(), findings).value_or(ListMapping{}) : ListMapping{};
}

/// The cards of a table.
inline std::vector<CardOfList> cardsOfTable(const std::string& csv, Findings& findings,
                                            const std::string& mapping = "mapping: workbench\n") {
    const auto list = readList(csv, ListFormat::table, "x.csv", findings);
    const ListMapping usual = usualMapping(bench(), findings);
    const ListMapping own = mappingOf(mapping, findings);
    const ColumnPlan plan{*list, usual, own, bench(), findings};
    if (!plan.isUsable())
        return {};
    return cardsOf(*list, plan, usual, own, bench(), "mine", findings);
}

} // namespace takujo
