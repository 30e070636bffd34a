// The part of the chart that reads what is paid: symbols side by side, and clauses.

#include "engine/reading/chart.h"

#include <algorithm>
#include <optional>

namespace takujo {

namespace {

/// The number that an amount is; none if it is counted, or larger than any cost.
std::optional<std::int32_t> plainNumber(const Script& amount) {
    constexpr std::size_t longest = 6;
    const std::string& text = amount->text;
    if (amount->kind != ScriptTree::Kind::word || text.empty() || text.size() > longest ||
        text.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return std::stoi(text);
}

} // namespace

/// What is paid in kinds: a map, `{fire: 1, any: 2}`.
Scripts Chart::payments(Span span) {
    return remembered(Part::symbols, span, [&] {
        Scripts all;
        const auto behind = [&](std::size_t from, std::string_view kind, const Script& number) {
            const Scripts rest = from == span.to ? Scripts{mapScript({})} : payments({from, span.to});
            for (const Script& others : rest) {
                const Script there = entryOf(others, kind);
                if (there == nullptr) {
                    add(all, withEntry(others, kind, number));
                    continue;
                }
                const auto one = plainNumber(number);
                const auto other = plainNumber(there);
                if (one && other)
                    add(all, withEntry(others, kind, wordScript(std::to_string(*one + *other))));
            }
        };
        for (const TextPattern* pattern : active("symbols")) {
            const bool isKind =
                std::ranges::find(vocabulary_.payment, pattern->word) != vocabulary_.payment.end();
            if (isKind && pattern->pieces.size() == 1 && stands(span.from, pattern->pieces.front().literal))
                behind(span.from + pattern->pieces.front().literal.size(), pattern->word, wordScript("1"));
            if (isKind || (pattern->word != "any" && !pattern->word.starts_with("several")))
                continue;
            for (std::size_t end = next(span.from); end <= span.to; end = next(end)) {
                match(
                    *pattern, {span.from, end},
                    [&](const PatternPiece& piece, Span part) {
                        if (piece.name == "number")
                            return amounts(part);
                        Scripts kinds;
                        for (const TextPattern* symbol : active("symbols"))
                            if (symbol->pieces.size() == 1 && words(part) == symbol->pieces.front().literal)
                                kinds.push_back(wordScript(symbol->word));
                        return kinds;
                    },
                    [&](const Binding& bound) {
                        Script kind = wordScript("any");
                        Script number;
                        for (const auto& [piece, script] : bound)
                            (piece->name == "number" ? number : kind) = script;
                        behind(end, kind->text, number);
                    });
                if (end == span.to)
                    break;
            }
        }
        return all;
    });
}

/// Symbols side by side: first those of a payment, then those of other costs. A list.
Scripts Chart::symbolCosts(Span span) {
    Scripts all;
    const auto behind = [&](std::size_t from) {
        std::vector<Scripts> found{{}};
        while (from < span.to) {
            const TextPattern* symbol = nullptr;
            for (const TextPattern* pattern : active("symbols"))
                if (operatorOf(vocabulary_.costs, pattern->word) < vocabulary_.costs.size() &&
                    pattern->pieces.size() == 1 && stands(from, pattern->pieces.front().literal) &&
                    vocabulary_.costs[operatorOf(vocabulary_.costs, pattern->word)].shape.fields.empty())
                    symbol = pattern;
            if (symbol == nullptr)
                return std::vector<Scripts>{};
            found.front().push_back(wordScript(symbol->word));
            from += symbol->pieces.front().literal.size();
        }
        return from == span.to ? found : std::vector<Scripts>{};
    };
    for (const Scripts& symbols : behind(span.from))
        add(all, listScript(symbols));
    const auto isPayment = [](const CostSpec& cost) {
        return std::ranges::any_of(cost.shape.fields,
                                   [](const FieldShape& field) { return field.kind == FieldKind::cp; });
    };
    for (const CostSpec& cost : vocabulary_.costs) {
        if (!isPayment(cost))
            continue;
        for (const TextPattern* pattern : active("costs")) {
            if (pattern->word != cost.shape.word || pattern->has("clause"))
                continue;
            for (std::size_t end = next(span.from); end <= span.to; end = next(end)) {
                for (const Scripts& symbols : behind(end)) {
                    Scripts paid;
                    byPattern(cost.shape, *pattern, {span.from, end}, paid);
                    for (const Script& payment : paid) {
                        Scripts items{payment};
                        items.insert(items.end(), symbols.begin(), symbols.end());
                        add(all, listScript(std::move(items)));
                    }
                }
                if (end == span.to)
                    break;
            }
        }
    }
    return all;
}

/// What an ability costs: a list.
Scripts Chart::costs(Span span) {
    const auto item = [&](Span part) {
        return remembered(Part::cost, part, [&] {
            Scripts found = symbolCosts(part);
            const auto isPlain = [](const TextPattern& pattern) { return !pattern.has("clause"); };
            for (const Script& cost : byOperators(vocabulary_.costs, "costs", part, isPlain))
                add(found, listScript({cost}));
            return found;
        });
    };
    Scripts all;
    for (const Sequence& items : sequences("costs", span, item)) {
        Scripts flat;
        for (const Script& list : items)
            for (const Script& cost : itemsOf(list))
                flat.push_back(cost);
        add(all, listScript(std::move(flat)));
    }
    return all;
}

/// In a clause, what is paid has a verb: a list.
Scripts Chart::clauseCosts(Span span) {
    const auto item = [&](Span part) {
        return remembered(Part::clauseCost, part, [&] {
            return byOperators(vocabulary_.costs, "costs", part, [](const TextPattern&) { return true; });
        });
    };
    Scripts all;
    for (Sequence& items : sequences("clauses", span, item))
        add(all, listScript(std::move(items)));
    return all;
}

} // namespace takujo
