#include "app/cli/reference/examples.h"

#include <algorithm>
#include <vector>

namespace takujo {

namespace {

constexpr int largeNumber = 1000;

/// The fields an example shows: those that must be there and, where an amount is the point, that amount.
std::vector<std::size_t> shownFields(const Operator& shape) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < shape.fields.size(); ++i)
        if (shape.fields[i].required)
            shown.push_back(i);
    if (shown.size() > 1 || shape.inlineFields)
        return shown;
    for (std::size_t i = shown.empty() ? 0 : shown.front() + 1; i < shape.fields.size(); ++i)
        if (shape.fields[i].kind == FieldKind::amount) {
            shown.push_back(i);
            break;
        }
    if (shown.empty() && !shape.fields.empty())
        shown.push_back(0);
    return shown;
}

std::string inMap(std::string_view key, const std::string& value) {
    return "{" + std::string{key} + ": " + value + "}";
}

} // namespace

std::string Examples::of(Sort sort, const Operator& shape) const {
    if (!shape.example.empty())
        return shape.inlineFields ? std::string{shape.example}
                                  : inMap(shape.word, std::string{shape.example});
    if (shape.fields.empty())
        return std::string{shape.word};
    if (!shape.inlineFields)
        return inMap(shape.word, value(sort, shape));
    std::string all;
    for (const std::size_t i : shownFields(shape)) {
        const std::string key{i == 0 ? shape.word : shape.fields[i].key};
        all += (all.empty() ? "" : ", ") + key + ": " + field(sort, shape, i);
    }
    return "{" + all + "}";
}

std::string Examples::value(Sort sort, const Operator& shape) const {
    const std::vector<std::size_t> shown = shownFields(shape);
    if (shown.size() == 1 && shown.front() == 0)
        return field(sort, shape, 0);
    std::string all;
    for (const std::size_t i : shown)
        all += (all.empty() ? "" : ", ") + std::string{shape.fields[i].key} + ": " + field(sort, shape, i);
    return "{" + all + "}";
}

std::string Examples::selector() const {
    return "{" + std::string{words_.printed.types.front()} + ": {}}";
}

std::string Examples::field(Sort sort, const Operator& shape, std::size_t index) const {
    const FieldShape& field = shape.fields[index];
    const FieldSpec* printed = schema_.field(shape.word);
    const bool isLarge =
        printed != nullptr && printed->kind == FieldSpec::Kind::number && printed->most >= largeNumber;
    switch (field.kind) {
    case FieldKind::amount:
        if (isLarge)
            return "1000";
        return index % 2 == 0 ? "2" : "1";
    case FieldKind::comparison:
        return isLarge ? "{at least: 5000}" : "{at most: 3}";
    case FieldKind::objects:
        if (sort == Sort::criterion || (sort == Sort::effect && !shape.inlineFields))
            return "chosen";
        return sort == Sort::trigger || printed != nullptr ? "this" : selector();
    case FieldKind::players:
        return "you";
    case FieldKind::condition:
        return "{turn of: you}";
    case FieldKind::conditions:
        return "[{turn of: you}, {there is: " + selector() + "}]";
    case FieldKind::amounts:
        return "[1, {count: " + selector() + "}]";
    case FieldKind::block:
        if (shape.word == "instead of")
            return "nothing happens";
        return index == 0 || !shape.fields.front().required || shape.fields.front().kind != FieldKind::block
                   ? "{draw: 1}"
                   : "shuffle";
    case FieldKind::pick:
        return "{up to: 1, " + selector().substr(1);
    case FieldKind::trigger:
        return of(Sort::trigger, words_.triggers.front().shape);
    case FieldKind::criteria:
        return selector();
    case FieldKind::anyCriteria:
        return "[" + selector() + ", {card: {}}]";
    case FieldKind::zone: {
        const auto hand = std::ranges::find(words_.zones, "hand");
        return std::string{hand == words_.zones.end() ? words_.zones.front() : *hand};
    }
    case FieldKind::oneWord:
    case FieldKind::words:
        return std::string{field.words.front()};
    case FieldKind::gained:
        if (field.words.empty()) // a game without keywords
            return "{when: " + of(Sort::trigger, words_.triggers.front().shape) + ", do: {draw: 1}}";
        return std::string{field.words.front()};
    case FieldKind::floor:
        return "1";
    case FieldKind::types:
        return std::string{words_.printed.types.front()};
    case FieldKind::flag:
        return "true";
    case FieldKind::text:
        if (printed != nullptr && !printed->example.empty())
            return std::string{printed->example};
        return field.key == "named" ? "Charge" : "Ash Warden";
    case FieldKind::costs:
        return of(Sort::cost, words_.costs.front().shape);
    case FieldKind::following:
        return "{choose: " + selector() + ", do: {damage: {to: chosen, amount: 4000}}}";
    case FieldKind::cp:
        return inMap(words_.payment.front(), "1, any: 1");
    }
    return {};
}

} // namespace takujo
