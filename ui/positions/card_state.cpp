#include "ui/positions/card_state.h"

#include "ui/positions/position_board.h"
#include "ui/positions/zone_strip.h"
#include "ui/start/deck_pictures.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/clear_layout.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int statePictureWidth = 196; ///< its text can be read, and its state begins in sight
constexpr int mostDamage = 99999;
constexpr int damageStep = 1000;
constexpr int mostCounters = 99;
constexpr int amountWidth = 112;        ///< with both of its buttons
constexpr double amountLabelColumn = 9; ///< in em, what is left beside those

/// Whether damage stays on cards, so that texts can ask for it.
bool staysDamaged(const Game& game) {
    return game.schema.vocabulary != nullptr &&
           std::ranges::any_of(game.schema.vocabulary->criteria, [](const CriterionSpec& criterion) {
               return criterion.shape.word == "damaged";
           });
}

} // namespace

CardState::CardState(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, large_{new CardDisplay{renderer, this}}, title_{new QLabel{this}},
      state_{new QWidget{this}}, aside_{new QCheckBox{state_}}, fresh_{new QCheckBox{state_}},
      down_{new QCheckBox{state_}}, owner_{new QWidget{state_}}, ownerLabel_{new QLabel{owner_}},
      ownerChoice_{new ChoiceBox{owner_}}, uses_{new CardUses{state_}}, damageLabel_{new QLabel{state_}},
      damage_{new QSpinBox{state_}}, marks_{new QWidget{state_}}, markColumn_{new QVBoxLayout{marks_}},
      counters_{new QWidget{state_}}, counterColumn_{new QVBoxLayout{counters_}},
      toTop_{quietButton("card-to-top", this)}, under_{quietButton("card-under", this)},
      fromUnder_{quietButton("card-from-under", this)}, take_{quietButton("card-take", this)} {
    setObjectName(QStringLiteral("card-state"));
    large_->setObjectName(QStringLiteral("position-card"));
    large_->setFixedSize(statePictureWidth, large_->heightForWidth(statePictureWidth));
    title_->setObjectName(QStringLiteral("card-told"));
    title_->setWordWrap(true);
    title_->setProperty("quiet", true);
    aside_->setObjectName(QStringLiteral("card-aside"));
    fresh_->setObjectName(QStringLiteral("card-new"));
    down_->setObjectName(QStringLiteral("card-down"));
    ownerChoice_->setObjectName(QStringLiteral("card-owner"));
    ownerLabel_->setBuddy(ownerChoice_);
    auto* ownerRow = new QHBoxLayout{owner_};
    ownerRow->setContentsMargins(0, 0, 0, 0);
    ownerRow->addWidget(ownerLabel_, 1);
    ownerRow->addWidget(ownerChoice_);
    damage_->setObjectName(QStringLiteral("card-damage"));
    damage_->setRange(0, mostDamage);
    damage_->setMinimumWidth(amountWidth);
    damageLabel_->setBuddy(damage_);
    for (QVBoxLayout* column : {markColumn_, counterColumn_}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(4);
    }
    auto* damage = new QHBoxLayout;
    damage->addWidget(damageLabel_, 1);
    damage->addWidget(damage_);
    auto* states = new QVBoxLayout{state_};
    states->setContentsMargins(0, 0, 0, 0);
    states->setSpacing(4);
    states->addWidget(aside_);
    states->addWidget(fresh_);
    states->addWidget(down_);
    states->addWidget(owner_);
    states->addLayout(damage);
    states->addWidget(marks_);
    states->addWidget(counters_);
    states->addWidget(uses_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(large_, 0, Qt::AlignHCenter);
    column->addWidget(title_);
    column->addWidget(state_);
    auto* moves = new QHBoxLayout;
    moves->setSpacing(4);
    moves->addWidget(toTop_, 1);
    moves->addWidget(take_, 1);
    column->addLayout(moves);
    column->addWidget(under_);
    column->addWidget(fromUnder_);

    connect(aside_, &QCheckBox::toggled, this, [this](bool is) {
        apply([is](ScenarioCard& card) { card.aside = is ? std::optional{true} : std::nullopt; });
    });
    connect(fresh_, &QCheckBox::toggled, this, [this](bool is) {
        apply([is](ScenarioCard& card) { card.fresh = is ? std::optional{true} : std::nullopt; });
    });
    connect(down_, &QCheckBox::toggled, this, [this](bool is) {
        const Face usual = place_ ? position_->usualFace(place_->zone) : Face::up;
        const Face wanted = is ? Face::down : Face::up;
        apply(
            [=](ScenarioCard& card) { card.face = wanted == usual ? std::nullopt : std::optional{wanted}; });
    });
    connect(ownerChoice_, &QComboBox::activated, this, [this](int index) {
        const Player usual = place_ ? usualOwner() : Player::nobody;
        const auto owner = static_cast<Player>(index);
        apply([=](ScenarioCard& card) { card.owner = owner == usual ? std::nullopt : std::optional{owner}; });
    });
    connect(uses_, &CardUses::changed, this, [this](const QString& word, int times) {
        apply([&](ScenarioCard& card) {
            std::erase(card.used, fromQt(word));
            card.used.insert(card.used.end(), static_cast<std::size_t>(times), fromQt(word));
            card.tellsUsed = !card.used.empty();
        });
    });
    connect(damage_, &QSpinBox::valueChanged, this, [this](int amount) {
        apply([amount](ScenarioCard& card) {
            if (amount == 0)
                card.numbers.erase("damage");
            else
                card.numbers["damage"] = amount;
        });
    });
    connect(toTop_, &QPushButton::clicked, this, &CardState::toTop);
    connect(take_, &QPushButton::clicked, this, &CardState::take);
    connect(under_, &QPushButton::clicked, this, [this] {
        if (place_ && position_->mayPutUnder(*place_)) {
            const CardPlace host{place_->zone, place_->index - 1};
            position_->putUnder(*place_);
            emit moved(host);
        }
    });
    connect(fromUnder_, &QPushButton::clicked, this, [this] {
        if (place_)
            position_->takeFromUnder(*place_);
    });
    retranslate();
    display(std::nullopt);
}

void CardState::retranslate() {
    fresh_->setText(tr("New this turn"));
    down_->setText(tr("Face down"));
    ownerLabel_->setText(tr("Owner"));
    ownerChoice_->setAccessibleName(tr("Owner"));
    damageLabel_->setText(tr("Damage"));
    damage_->setAccessibleName(tr("Damage"));
    toTop_->setText(tr("To the front"));
    toTop_->setToolTip(tr("In a pile this is its top (Home with Ctrl)"));
    take_->setText(tr("Take away"));
    take_->setToolTip(tr("Takes the card out of the position (Del)"));
    under_->setText(tr("Under the card before it"));
    under_->setToolTip(tr("The two become one object (U)"));
    fromUnder_->setText(tr("Take out what is under it"));
}

void CardState::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardState::setColours(const Palette& palette) {
    large_->setColours(palette);
}

void CardState::setLanguage(Language language) {
    language_ = language;
    large_->showNothing();
    write();
}

void CardState::setPosition(PositionEdit* position) {
    position_ = position;
    place_.reset();
    large_->showNothing();
    write();
}

void CardState::display(std::optional<CardPlace> place) {
    place_ = position_ == nullptr ? std::nullopt : place;
    write();
}

void CardState::displayPrinted(const CardDefinition& card) {
    if (position_ != nullptr)
        large_->display(printedLook(position_->data(), card, language_));
}

void CardState::write() {
    const ScenarioCard* const card = place_ && position_ != nullptr ? position_->card(*place_) : nullptr;
    for (QWidget* widget : std::initializer_list<QWidget*>{state_, toTop_, take_, title_})
        widget->setVisible(card != nullptr);
    under_->setVisible(card != nullptr && position_->mayPutUnder(*place_));
    fromUnder_->setVisible(card != nullptr && !card->under.empty());
    if (card == nullptr)
        return;
    isWriting_ = true;
    const bool isTable = position_->isTable(place_->zone);
    const Words& words = position_->data().words;
    if (const CardDefinition* const definition = position_->definition(*card))
        large_->display(printedLook(position_->data(), *definition, language_));
    title_->setText(toldOf(*position_, place_->zone, *card, language_));
    const QString aside = qt(words.text("states", "aside", language_));
    aside_->setText(aside.left(1).toUpper() + aside.mid(1));
    aside_->setChecked(card->aside.value_or(false));
    fresh_->setChecked(card->fresh.value_or(false));
    down_->setChecked(card->face.value_or(position_->usualFace(place_->zone)) == Face::down);
    const auto damage = card->numbers.find("damage");
    const int amount = damage == card->numbers.end() ? 0 : damage->second;
    const auto& numbers = position_->data().game->schema.fields;
    const bool isLarge = std::ranges::any_of(numbers, [&](const FieldSpec& field) {
        const CardDefinition* const definition = position_->definition(*card);
        return definition != nullptr && field.kind == FieldSpec::Kind::number &&
               definition->numbers[field.slot] >= damageStep;
    });
    owner_->setVisible(isTable);
    ownerChoice_->clear();
    for (const Player player : bothPlayers)
        ownerChoice_->addItem(PositionBoard::nameOf(player));
    ownerChoice_->setCurrentIndex(static_cast<int>(indexOf(card->owner.value_or(usualOwner()))));
    uses_->display(*position_, place_->zone, *card, language_);
    damage_->setSingleStep(isLarge ? damageStep : 1);
    damage_->setValue(amount);
    for (QWidget* widget : std::initializer_list<QWidget*>{aside_, fresh_})
        widget->setVisible(isTable);
    const bool hasDamage = isTable && staysDamaged(*position_->data().game);
    for (QWidget* widget : std::initializer_list<QWidget*>{damage_, damageLabel_})
        widget->setVisible(hasDamage);
    marks_->setVisible(isTable);
    writeMarks(*card);
    writeCounters(*card);
    isWriting_ = false;
}

/// Whose it is where nothing is said of that.
Player CardState::usualOwner() const {
    return place_->zone.player == Player::nobody ? position_->now().turnPlayer : place_->zone.player;
}

void CardState::writeMarks(const ScenarioCard& card) {
    clearLayout(*markColumn_);
    for (const MarkSpec& mark : position_->data().game->tables.marks) {
        auto* box = new QCheckBox{marks_};
        box->setObjectName(QStringLiteral("mark-%1").arg(qt(mark.word)));
        const QString said = qt(position_->data().words.text("marks", mark.word, language_));
        box->setText(said.left(1).toUpper() + said.mid(1));
        box->setChecked(card.marks && std::ranges::find(*card.marks, mark.word) != card.marks->end());
        markColumn_->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, word = std::string{mark.word}](bool is) {
            apply([&](ScenarioCard& changed) {
                std::vector<std::string> marks = changed.marks.value_or(std::vector<std::string>{});
                std::erase(marks, word);
                if (is)
                    marks.push_back(word);
                changed.marks = marks.empty() ? std::nullopt : std::optional{marks};
            });
        });
    }
}

/// Those that lie on it, and those that its text speaks of.
std::vector<const LocalizedText*> CardState::namesOfCounters(const ScenarioCard& card) const {
    std::vector<const LocalizedText*> names;
    const auto add = [&](const CardDefinition& from, bool all) {
        for (const Ability& ability : from.abilities)
            for (const LocalizedText& text : ability.texts)
                if ((all || card.counters.contains(text.en)) &&
                    std::ranges::none_of(names, [&](const auto* name) { return name->en == text.en; }))
                    names.push_back(&text);
    };
    const Scenario& now = position_->now();
    for (const auto& zones : now.zones)
        for (const ScenarioZone& zone : zones)
            for (const ScenarioCard& other : zone.cards)
                if (const CardDefinition* const definition = position_->definition(other))
                    add(*definition, definition->id == card.card.name);
    return names;
}

void CardState::writeCounters(const ScenarioCard& card) {
    clearLayout(*counterColumn_);
    counters_->setVisible(position_->isTable(place_->zone));
    for (const LocalizedText* const name : namesOfCounters(card)) {
        auto* field = new QSpinBox{counters_};
        field->setObjectName(QStringLiteral("counter-%1").arg(qt(name->en)));
        field->setRange(0, mostCounters);
        field->setMinimumWidth(amountWidth);
        const auto found = card.counters.find(name->en);
        field->setValue(found == card.counters.end() ? 0 : found->second);
        field->setAccessibleName(tr("%1 counters").arg(qt(name->in(language_))));
        auto* label = new QLabel{withPhrasesJoined(field->accessibleName(), amountLabelColumn), counters_};
        label->setWordWrap(true);
        label->setBuddy(field);
        auto* line = new QWidget{counters_};
        auto* row = new QHBoxLayout{line};
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label, 1);
        row->addWidget(field);
        counterColumn_->addWidget(line);
        connect(field, &QSpinBox::valueChanged, this, [this, key = name->en](int count) {
            apply([&](ScenarioCard& changed) {
                if (count == 0)
                    changed.counters.erase(key);
                else
                    changed.counters[key] = count;
            });
        });
    }
}

/// Widgets that are written are not changed by hand.
void CardState::apply(const std::function<void(ScenarioCard&)>& how) {
    const ScenarioCard* const card = place_ && !isWriting_ ? position_->card(*place_) : nullptr;
    if (card == nullptr)
        return;
    ScenarioCard changed = *card;
    how(changed);
    position_->change(*place_, changed);
}

void CardState::toTop() {
    if (place_)
        emit moved(position_->move(*place_, place_->zone, 0));
}

void CardState::take() {
    if (!place_)
        return;
    const CardPlace place = *place_;
    position_->take(place);
    const std::size_t left = position_->cardsIn(place.zone).size();
    if (left > 0)
        emit moved({place.zone, std::min(place.index, left - 1)});
}

bool CardState::press(CardPlace place, int key, Qt::KeyboardModifiers modifiers) {
    display(place);
    const bool isControlled = modifiers.testFlag(Qt::ControlModifier);
    switch (key) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        take();
        return true;
    case Qt::Key_Home:
        toTop();
        return true;
    case Qt::Key_End:
        emit moved(position_->move(place, place.zone, position_->cardsIn(place.zone).size()));
        return true;
    case Qt::Key_Left:
        if (isControlled && place.index > 0)
            emit moved(position_->move(place, place.zone, place.index - 1));
        return true;
    case Qt::Key_Right:
        if (isControlled)
            emit moved(position_->move(place, place.zone, place.index + 2));
        return true;
    case Qt::Key_R:
        if (aside_->isVisibleTo(this))
            aside_->toggle();
        return true;
    case Qt::Key_N:
        if (fresh_->isVisibleTo(this))
            fresh_->toggle();
        return true;
    case Qt::Key_F:
        down_->toggle();
        return true;
    case Qt::Key_U:
        under_->click();
        return true;
    default:
        return false;
    }
}

} // namespace takujo
