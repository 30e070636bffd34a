#include "app/cli/reference/tables.h"

namespace takujo {

namespace {

std::string row(const std::string& key, const std::string& what, const std::string& on) {
    return "| `" + key + "` | " + what + " | " + on + " |\n";
}

/// "forward, backup" or "every card"; "always" where it must be there.
std::string cardsWith(const CardSchema& schema, const FieldSpec& field) {
    const std::uint32_t all = (1U << schema.types.size()) - 1;
    const auto named = [&](std::uint32_t types) {
        std::string words;
        for (std::size_t i = 0; i < schema.types.size(); ++i)
            if ((types >> i & 1U) != 0)
                words += (words.empty() ? "" : ", ") + std::string{schema.types[i]};
        return (types & all) == all ? std::string{"every card"} : words;
    };
    const std::uint32_t required = field.requiredFor & all;
    if (required == 0)
        return named(field.allowedFor);
    if (required == (field.allowedFor & all))
        return named(required) + ", always";
    return named(field.allowedFor) + "; always: " + named(required);
}

std::string valueOf(const FieldSpec& field) {
    switch (field.kind) {
    case FieldSpec::Kind::number:
        return "a whole number from " + std::to_string(field.least) + " to " + std::to_string(field.most) +
               (field.mayBeEndless ? ", or `endless`" : "");
    case FieldSpec::Kind::words:
        return inCode(field.words) + "; one or a list";
    case FieldSpec::Kind::texts:
        return "one or a list of texts";
    case FieldSpec::Kind::names:
        return "one or a list of names that the card has as well" +
               std::string{field.slot == FieldSpec::wholeOnly ? "; `name contains` does not look into them"
                                                              : ""};
    case FieldSpec::Kind::flag:
        return "`true` where it is so";
    case FieldSpec::Kind::abilities:
        return field.words.empty() ? "a list of abilities"
                                   : "a list of keywords (" + inCode(field.words) + ") and abilities";
    case FieldSpec::Kind::casting:
        return "what casting it may cost besides: `additional cost`, `optional cost`, `alternative cost`";
    case FieldSpec::Kind::condition:
        return "a condition or a list of them" +
               (field.about.empty() ? std::string{} : ": " + std::string{field.about});
    case FieldSpec::Kind::text:
        return "what it does when it resolves";
    }
    return {};
}

} // namespace

std::string fieldTable(const CardSchema& schema) {
    std::string table = "| key | what it is | on |\n|---|---|---|\n";
    table += row("id", "the card number; decks name and count cards by it", "every card, always");
    table +=
        row("name", "a text; for the rules, cards of one English name have one name", "every card, always");
    table += row("type", inCode(schema.types), "every card, always");
    for (const FieldSpec& field : schema.fields) {
        std::string what{field.about};
        what += (what.empty() ? "" : ": ") + valueOf(field);
        table += row(std::string{field.key}, what, cardsWith(schema, field));
    }
    if (schema.hasTokens)
        table += row("token", "`true`: it is in no deck; texts make it (`put token`)", "every card");
    if (schema.hasSides)
        table += row("other side", "a map of all this but `id`: what its other side prints", "every card");
    table += row("unread",
                 "one or a list of texts that the program does not know, each also in one language alone "
                 "(`{en: …}`): the card shows them as not enforced, and players see to them",
                 "every card");
    return table + row("flavour", "a sentence", "every card");
}

} // namespace takujo
