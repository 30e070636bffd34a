#include "ui/positions/position_board.h"

#include "ui/start/colour_choice.h"
#include "ui/theme/text.h"
#include "ui/widgets/menu_text.h"
#include "ui/widgets/preferences.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int mostOfValue = 999;
constexpr int valueWidth = 96; ///< with both of its buttons

} // namespace

QString PositionBoard::nameOf(Player player) {
    return ColourChoice::nameOf(Preferences::playerColours()[indexOf(player)]);
}

PositionBoard::PositionBoard(CardRenderer& renderer, QWidget* parent)
    : QScrollArea{parent}, renderer_{&renderer} {
    setObjectName(QStringLiteral("position-board"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void PositionBoard::setColours(const Palette& palette) {
    palette_ = palette;
    palette_.players =
        Preferences::playerColours(); // those that the names go by, whatever game was in view before
    if (position_ != nullptr)
        build(); // names and colours of the players
}

void PositionBoard::setLanguage(Language language) {
    language_ = language;
    if (position_ == nullptr)
        return;
    for (const auto& say : words_)
        say();
    write();
}

void PositionBoard::setPosition(PositionEdit* position) {
    if (position_ != nullptr)
        position_->disconnect(this);
    position_ = position;
    row_ = -1;
    if (position_ == nullptr) {
        zones_.clear();
        numbers_.clear();
        words_.clear();
        setWidget(new QWidget);
        return;
    }
    connect(position_, &PositionEdit::changed, this, &PositionBoard::write);
    const auto mine = position_->zonesOf(Player::a);
    const auto hand =
        std::ranges::find(mine, ZoneRole::hand, [&](ZonePlace zone) { return position_->roleOf(zone); });
    zone_ = hand == mine.end() ? mine.front() : *hand;
    build();
}

void PositionBoard::build() {
    zones_.clear();
    numbers_.clear();
    words_.clear();
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("position-sides"));
    auto* column = new QVBoxLayout{inside};
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    for (const Player player : {Player::a, Player::b})
        column->addWidget(sideOf(player));
    for (const ZonePlace zone : position_->zonesOf(Player::nobody))
        // Nothing that waits on a stack can be set up with what it does.
        if (position_->roleOf(zone) != ZoneRole::stack || !position_->cardsIn(zone).empty())
            column->addWidget(zoneBox(zone));
    column->addStretch(1);
    setWidget(inside);
    for (const auto& say : words_)
        say();
    write();
}

/// Its head with the name and the numbers, then what is in play over the whole width, and piles two by two.
QWidget* PositionBoard::sideOf(Player player) {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout{side};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    auto* name = new QLabel;
    name->setObjectName(QStringLiteral("position-player-%1").arg(indexOf(player) + 1));
    name->setText(nameOf(player));
    const QColor colour = playerColour(palette_, static_cast<int>(indexOf(player)));
    name->setStyleSheet(QStringLiteral("font-size:15px;font-weight:700;color:%1").arg(colour.name()));
    words_.emplace_back([name, player] { name->setText(nameOf(player)); });
    head->addWidget(name);
    head->addStretch(1);
    const RuleTables& tables = position_->data().game->tables;
    // Many numbers have a line of their own, or the board would be wider than its place.
    constexpr std::size_t mostBeside = 2;
    const bool areMany = tables.vocabulary != nullptr && tables.vocabulary->values.size() > mostBeside;
    QHBoxLayout* const line = areMany ? new QHBoxLayout : head;
    line->setSpacing(8);
    if (tables.vocabulary != nullptr)
        for (const Vocabulary::Value& value : tables.vocabulary->values) {
            Number number{player, std::string{value.word}, new QSpinBox, new QLabel};
            number.field->setRange(0, mostOfValue);
            number.field->setMinimumWidth(valueWidth);
            number.field->setObjectName(
                QStringLiteral("value-%1-%2").arg(indexOf(player)).arg(qt(value.word)));
            number.label->setBuddy(number.field);
            number.label->setProperty("quiet", true);
            line->addWidget(number.label);
            line->addWidget(number.field);
            connect(number.field, &QSpinBox::valueChanged, this,
                    [this, player, word = number.word](int amount) {
                        position_->setValue(player, word, amount);
                    });
            words_.emplace_back([this, number, player] {
                const QString said = qt(position_->data().words.text("numbers", number.word, language_));
                number.label->setText(said);
                number.field->setAccessibleName(tr("%1 of %2").arg(said, nameOf(player)));
            });
            numbers_.push_back(number);
        }
    auto* deck = new QPushButton;
    deck->setObjectName(QStringLiteral("fill-deck-%1").arg(indexOf(player)));
    deck->setProperty("isQuiet", true);
    deck->setAutoDefault(true);
    deck->setMenu(new QMenu{deck});
    connect(deck->menu(), &QMenu::aboutToShow, this, [this, player, deck] { fillDeckMenu(player, *deck); });
    words_.emplace_back([deck, player] {
        setMenuText(*deck, tr("Fill the deck"));
        deck->setToolTip(tr("Puts what is left of a deck there, shuffled"));
        deck->setAccessibleName(tr("Fill the deck of %1").arg(nameOf(player)));
    });
    head->addWidget(deck);
    column->addLayout(head);
    if (areMany) {
        line->addStretch(1);
        column->addLayout(line);
    }
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    int row = 0;
    int place = 0;
    for (const ZonePlace zone : position_->zonesOf(player)) {
        if (position_->isTable(zone)) {
            grid->addWidget(zoneBox(zone), row++, 0, 1, 2);
            continue;
        }
        grid->addWidget(zoneBox(zone), row + place / 2, place % 2);
        ++place;
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    return side;
}

void PositionBoard::fillDeckMenu(Player player, QPushButton& button) {
    button.menu()->clear();
    for (const Deck& deck : position_->data().library.decks())
        connect(button.menu()->addAction(qt(deck.name.in(language_))), &QAction::triggered, this,
                [this, player, id = deck.id] {
                    if (const Deck* const found = position_->data().library.deck(id))
                        position_->fillDecks(player, *found);
                });
}

QWidget* PositionBoard::zoneBox(ZonePlace zone) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout{box};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    Shown shown{new ZoneStrip{zone, *renderer_}, new QLabel};
    shown.strip->setObjectName(
        QStringLiteral("zone-%1-%2").arg(indexOf(zone.player)).arg(qt(position_->wordOf(zone))));
    shown.strip->setColours(palette_);
    column->addWidget(shown.title);
    column->addWidget(shown.strip);
    column->addStretch(1);
    ZoneStrip* const strip = shown.strip;
    connect(strip, &ZoneStrip::chosen, this, [this, zone](int row) {
        zone_ = zone;
        row_ = row;
        for (const Shown& other : zones_)
            if (!(other.strip->zone() == zone)) {
                const QSignalBlocker quiet{other.strip};
                other.strip->setCurrentRow(-1);
            }
        writeTitles();
        emit chosen();
    });
    connect(strip, &ZoneStrip::keyPressed, this, [this, zone](int row, int key, Qt::KeyboardModifiers with) {
        emit keyPressed({zone, static_cast<std::size_t>(row)}, key, with);
    });
    connect(strip, &ZoneStrip::cardDropped, this, [this, zone](const QString& id, int row) {
        position_->add(fromQt(id), zone, static_cast<std::size_t>(row));
        choose({zone, static_cast<std::size_t>(row)});
    });
    connect(
        strip, &ZoneStrip::placeDropped, this,
        [this, zone](CardPlace from, int row) {
            choose(position_->move(from, zone, static_cast<std::size_t>(row)));
        },
        Qt::QueuedConnection); // the drag is over then
    zones_.push_back(shown);
    return box;
}

void PositionBoard::write() {
    if (position_ == nullptr)
        return;
    for (const Shown& shown : zones_)
        shown.strip->write(*position_, language_);
    for (const Number& number : numbers_) {
        const QSignalBlocker quiet{number.field};
        number.field->setValue(position_->value(number.player, number.word));
    }
    writeTitles();
    emit chosen();
}

void PositionBoard::writeTitles() {
    for (const Shown& shown : zones_) {
        const ZonePlace zone = shown.strip->zone();
        const QString name = qt(position_->data().words.text("zones", position_->wordOf(zone), language_));
        const std::size_t count = position_->cardsIn(zone).size();
        const QString label = language_ == Language::en ? name.left(1).toUpper() + name.mid(1) : name;
        shown.title->setText(QStringLiteral("%1 · %2").arg(label).arg(count));
        const bool isChosen = zone == zone_;
        shown.title->setStyleSheet(QStringLiteral("font-size:12px;font-weight:600;color:%1")
                                       .arg((isChosen ? palette_.accent : palette_.quiet).name()));
        const QColor ground = palette_.panel;
        shown.strip->setStyleSheet(
            QStringLiteral("QListWidget{background:%1;border:1px solid %2;border-radius:6px}")
                .arg(ground.name(), (isChosen ? palette_.accent : palette_.outline).name()));
        shown.strip->setAccessibleName(
            zone.player == Player::nobody ? label : tr("%1 of %2").arg(name, nameOf(zone.player)));
    }
}

std::optional<CardPlace> PositionBoard::card() const {
    if (position_ == nullptr || row_ < 0)
        return std::nullopt;
    const CardPlace place{zone_, static_cast<std::size_t>(row_)};
    return position_->card(place) == nullptr ? std::nullopt : std::optional{place};
}

void PositionBoard::choose(CardPlace place) {
    for (const Shown& shown : zones_)
        if (shown.strip->zone() == place.zone) {
            shown.strip->setFocus();
            shown.strip->setCurrentRow(static_cast<int>(place.index));
            zone_ = place.zone;
            row_ = static_cast<int>(place.index);
            writeTitles();
            emit chosen();
        }
}

} // namespace takujo
