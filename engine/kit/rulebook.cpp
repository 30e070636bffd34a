#include "engine/kit/rulebook.h"

#include <algorithm>

namespace takujo {

namespace {

Next skipped(Run&) { return Next::on(); }

template <class T> void drop(std::vector<T>& table, std::string_view rule) {
    std::erase_if(table, [rule](const T& line) { return line.rule == rule; });
}

} // namespace

Rulebook::Rulebook(const RuleTables& tables, std::string_view leftOut, std::span<const PolicyOverride> overrides)
    : tables_{tables} {
    for (VerbSpec& verb : tables_.verbs)
        std::ranges::stable_sort(verb.conditions, {}, &Condition::aspect);
    if (!leftOut.empty()) {
        for (Procedure& procedure : tables_.procedures)
            for (Step& step : procedure.steps)
                if (step.rule == leftOut)
                    step = Step{step.name, step.rule, skipped}; // keeps its place: frames count steps
        for (VerbSpec& verb : tables_.verbs)
            drop(verb.conditions, leftOut);
        drop(tables_.processes, leftOut);
        drop(tables_.prohibitions, leftOut);
        drop(tables_.arrivals, leftOut);
        drop(tables_.replacements, leftOut);
        if (tables_.noSuchMove == leftOut)
            tables_.noSuchMove = {};
    }
    policies_.reserve(tables_.policies.size());
    for (const PolicySpec& policy : tables_.policies) {
        std::int32_t value = !leftOut.empty() && policy.rule == leftOut ? policy.off : policy.value;
        for (const PolicyOverride& change : overrides)
            if (change.word == policy.word)
                value = change.value;
        policies_.push_back(value);
    }
}

std::vector<Citation> citationsOf(const RuleTables& tables) {
    using Kind = Citation::Kind;
    std::vector<Citation> citations;
    for (const Procedure& procedure : tables.procedures) {
        citations.push_back({Kind::other, procedure.rule, procedure.name});
        for (const Step& step : procedure.steps)
            citations.push_back({Kind::step, step.rule, step.name});
    }
    for (const VerbSpec& verb : tables.verbs)
        for (const Condition& condition : verb.conditions)
            citations.push_back({Kind::refusal, condition.rule, condition.code});
    for (const RuleProcess& process : tables.processes)
        citations.push_back({Kind::process, process.rule, process.name});
    for (const Prohibition& prohibition : tables.prohibitions)
        citations.push_back({Kind::prohibition, prohibition.rule, "forbidden"});
    for (const Arrival& arrival : tables.arrivals)
        citations.push_back({Kind::arrival, arrival.rule, "arrival"});
    for (const Replacement& replacement : tables.replacements)
        citations.push_back({Kind::other, replacement.rule, "replaced"});
    for (const PolicySpec& policy : tables.policies)
        citations.push_back({Kind::policy, policy.rule, policy.word});
    citations.push_back({Kind::process, tables.endless.rule, "endless"});
    citations.push_back({Kind::refusal, tables.noSuchMove, "no-such-move"});
    std::erase_if(citations, [](const Citation& citation) { return citation.rule.empty(); });
    return citations;
}

std::uint8_t zoneOfWord(const RuleTables& tables, std::string_view word) {
    for (std::size_t i = 0; i < tables.zones.size(); ++i)
        if (tables.zones[i].word == word)
            return static_cast<std::uint8_t>(i);
    return ZoneId::none;
}

std::size_t verbOfWord(const RuleTables& tables, std::string_view word) {
    const auto found = std::ranges::find(tables.verbs, word, &VerbSpec::word);
    return static_cast<std::size_t>(found - tables.verbs.begin());
}

} // namespace takujo
