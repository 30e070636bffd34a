#include "ui/positions/card_uses.h"

#include "engine/cards/card_text.h"
#include "engine/kit/limits.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/clear_layout.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace takujo {

namespace {

constexpr int usesWidth = 112;   ///< with both of its buttons
constexpr double usesColumn = 9; ///< in em, what is left beside those

bool beginsThere(const VerbSpec& verb, ZonePlace zone) {
    return verb.from.empty() || std::ranges::find(verb.from, zone.kind, &Source::zone) != verb.from.end();
}

} // namespace

std::vector<LimitedUse> limitedUsesOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card,
                                      Language language) {
    std::vector<LimitedUse> uses;
    const CardDefinition* const definition = position.definition(card);
    if (definition == nullptr || !position.isTable(zone))
        return uses;
    const GameData& data = position.data();
    for (std::size_t i = 0; i < definition->abilities.size(); ++i) {
        const Ability& ability = definition->abilities[i];
        const Limit limit = limitOf(ability);
        if (!limit.exists())
            continue;
        LimitedUse use{std::to_string(i + 1), limit.count, qt(ability.name.in(language))};
        if (use.name.isEmpty())
            use.name = CardUses::tr("Ability %1").arg(i + 1);
        if (const Vocabulary* const vocabulary = data.game->schema.vocabulary)
            use.text = qt(abilityText(ability, *definition, *vocabulary, data.words, language));
        uses.push_back(std::move(use));
    }
    for (const VerbSpec& verb : data.game->tables.verbs)
        if (verb.limit.exists() && beginsThere(verb, zone))
            uses.push_back({std::string{verb.word}, verb.limit.count,
                            qt(data.words.text("verbs", verb.word, language))});
    return uses;
}

CardUses::CardUses(QWidget* parent) : QWidget{parent}, column_{new QVBoxLayout{this}} {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
}

bool CardUses::isFor(const std::vector<LimitedUse>& uses) const {
    return std::ranges::equal(uses, fields_, {}, &LimitedUse::word, &Field::word);
}

void CardUses::make(const LimitedUse& use) {
    auto* field = new QSpinBox{this};
    field->setObjectName(QStringLiteral("used-%1").arg(qt(use.word)));
    field->setRange(0, use.most);
    field->setMinimumWidth(usesWidth);
    const QString told = tr("Used: %1").arg(use.name);
    auto* label = new QLabel{withPhrasesJoined(told, usesColumn), this};
    label->setWordWrap(true); // beside the picture of a card there is little room
    label->setBuddy(field);
    label->setToolTip(use.text);
    field->setToolTip(use.text);
    field->setAccessibleName(told);
    field->setAccessibleDescription(use.text);
    auto* line = new QWidget{this};
    auto* row = new QHBoxLayout{line};
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label, 1);
    row->addWidget(field);
    column_->addWidget(line);
    fields_.push_back({use.word, field});
    connect(field, &QSpinBox::valueChanged, this,
            [this, word = qt(use.word)](int times) { emit changed(word, times); });
}

/// The fields of the same card stay: one of them may have the keyboard.
void CardUses::display(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card,
                       Language language) {
    const std::vector<LimitedUse> uses = limitedUsesOf(position, zone, card, language);
    if (!isFor(uses) || language != language_) {
        clearLayout(*column_);
        fields_.clear();
        language_ = language;
        for (const LimitedUse& use : uses)
            make(use);
    }
    for (const Field& field : fields_) {
        const QSignalBlocker quiet{field.box};
        field.box->setValue(static_cast<int>(std::ranges::count(card.used, field.word)));
    }
    setVisible(!uses.empty());
}

} // namespace takujo
