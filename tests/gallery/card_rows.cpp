#include "tests/gallery/card_rows.h"

#include <algorithm>
#include <functional>

namespace takujo {

namespace {

std::vector<const CardDefinition*> everyDefinition(const CardFixture& fixture) {
    std::vector<const CardDefinition*> all;
    for (const CardSet& set : fixture.library.sets())
        for (const CardDefinition& card : set.cards)
            all.push_back(&card);
    return all;
}

/// Face up, as it is printed.
CardView inPlay(const CardFixture& fixture, const CardDefinition& card) {
    CardView view;
    view.faceUp = true;
    view.sets = card.sets;
    for (const NumberSpec& number : fixture.game.tables.numbers)
        if (const std::int32_t printed = card.numbers[number.slot]; printed != CardDefinition::notPrinted)
            view.numbers.push_back({number.word, printed, printed, true, number.lessIsBetter});
    return view;
}

void add(std::vector<CardRow>& rows, const CardFixture& fixture, Language language, const QString& name,
         const CardDefinition* card) {
    if (card != nullptr)
        rows.push_back({name, fixture.printed(*card, language), inPlay(fixture, *card)});
}

/// The first card for which it holds; none if it holds for none.
const CardDefinition* first(const std::vector<const CardDefinition*>& all,
                            const std::function<bool(const CardDefinition&)>& holds) {
    const auto found = std::ranges::find_if(all, [&](const CardDefinition* card) { return holds(*card); });
    return found == all.end() ? nullptr : *found;
}

using Change = std::function<void(CardView&)>;

void changeNumbers(CardView& view, std::int32_t by) {
    for (NumberView& number : view.numbers)
        number.now = std::max(0, number.now + (number.printed >= 1000 ? 1000 * by : by));
}

std::vector<std::pair<QString, Change>> changes(const CardFixture& fixture) {
    const auto hurt = [](CardView& view) { view.damage = 9000; };
    const auto grow = [](CardView& view) { changeNumbers(view, 2); };
    const auto count = [](CardView& view) {
        view.counters = {{{"Ember", "残り火"}, 3}, {{"Ward", "守り"}, 12}};
    };
    const auto act = [&fixture](CardView& view) {
        for (const MarkSpec& mark : fixture.game.tables.marks)
            if (mark.shown && view.marks.size() < 2)
                view.marks.push_back(mark.word);
    };
    const auto learn = [&fixture](CardView& view) {
        const FieldSpec* field = fixture.game.schema.field(fixture.layout.face.keywordField);
        if (field != nullptr)
            view.sets[field->slot] |= (1U << field->words.size()) - 1;
    };
    return {{"damage", hurt},
            {"more", grow},
            {"less", [](CardView& view) { changeNumbers(view, -3); }},
            {"counters", count},
            {"marks", act},
            {"given keywords", learn},
            {"everything", [=](CardView& view) {
                 hurt(view);
                 grow(view);
                 count(view);
                 act(view);
                 learn(view);
             }}};
}

} // namespace

std::vector<CardRow> oneOfEachKind(const CardFixture& fixture, Language language) {
    const std::vector<const CardDefinition*> all = everyDefinition(fixture);
    const CardSchema& schema = fixture.game.schema;
    const CardLooks looks = fixture.looks(language);
    std::vector<CardRow> rows;
    for (std::size_t type = 0; type < schema.types.size(); ++type)
        add(rows, fixture, language, QString::fromStdString(std::string{schema.types[type]}),
            first(all, [&](const CardDefinition& card) { return card.type == type; }));
    for (const FrameColour& colour : fixture.layout.face.colours)
        add(rows, fixture, language, QString::fromStdString(colour.word),
            first(all, [&](const CardDefinition& card) {
                const auto bands = looks.printed(card).bands;
                return bands.size() == 1 &&
                       bands.front().name == QString::fromStdString(colour.name.in(language));
            }));
    add(rows, fixture, language, "several colours",
        first(all, [&](const CardDefinition& card) { return looks.printed(card).bands.size() > 1; }));
    CardRow bare = rows.front();
    bare.look.bands.clear();
    bare.look.badge.reset();
    rows.push_back(bare);
    for (const std::uint8_t player : {std::uint8_t{0}, std::uint8_t{1}})
        rows.push_back({"back", cardBack(player), {}});
    return rows;
}

std::vector<CardRow> changedCards(const CardFixture& fixture, Language language) {
    const std::vector<const CardDefinition*> all = everyDefinition(fixture);
    const CardLooks looks = fixture.looks(language);
    std::vector<CardRow> rows;
    for (std::size_t type = 0; type < fixture.game.schema.types.size(); ++type) {
        const CardDefinition* card = first(all, [&](const CardDefinition& one) { return one.type == type; });
        if (card == nullptr)
            continue;
        const CardTable table{*card};
        for (const auto& [name, change] : changes(fixture)) {
            CardView view = inPlay(fixture, *card);
            change(view);
            CardLook look = looks.inPlay(view, table);
            look.rules = fixture.printed(*card, language).rules;
            rows.push_back({name, std::move(look), view});
        }
    }
    return rows;
}

} // namespace takujo
