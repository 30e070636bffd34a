#include "ui/start/game_list.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

GameList::GameList(GameEntry::Sort sort, CardRenderer& renderer, QString name, QWidget* parent)
    : QWidget{parent}, sort_{sort}, renderer_{&renderer}, name_{std::move(name)}, heading_{new QLabel{this}},
      column_{new QVBoxLayout{this}} {
    setObjectName(name_ + QStringLiteral("-list"));
    heading_->setProperty("caption", true);
    column_->setContentsMargins(0, 0, 0, 10);
    column_->setSpacing(6);
    column_->addWidget(heading_);
    hide();
}

void GameList::setHeading(const QString& heading) {
    heading_->setText(heading);
}

void GameList::setColours(const Palette& palette) {
    palette_ = palette;
    for (GameEntry* entry : entries_)
        entry->setColours(palette);
}

void GameList::setLanguage(Language language) {
    language_ = language;
    for (GameEntry* entry : entries_)
        entry->display(entry->facts(), language);
}

void GameList::setEntries(const std::vector<GameFacts>& facts) {
    for (GameEntry* entry : entries_) {
        entry->hide();
        entry->setObjectName({}); // nobody finds it any more
        entry->deleteLater();
    }
    entries_.clear();
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const QString name = i == 0 ? name_ : QStringLiteral("%1-%2").arg(name_).arg(i + 1);
        auto* entry = new GameEntry{sort_, *renderer_, name, this};
        entry->setColours(palette_);
        entry->display(facts[i], language_);
        connect(entry, &QPushButton::clicked, this, [this, entry] { emit pressed(entry->facts()); });
        connect(entry, &GameEntry::forgotten, this, [this, entry] { emit forgotten(entry->facts()); });
        connect(entry, &GameEntry::walked, this, &GameList::walked);
        column_->addWidget(entry);
        entries_.push_back(entry);
    }
    setVisible(!entries_.empty());
    if (!entries_.empty() && sort_ == GameEntry::Sort::kept && !isReading_) {
        isReading_ = true;
        QTimer::singleShot(0, this, &GameList::readNext);
    }
}

/// One at a time, so that the window answers meanwhile.
void GameList::readNext() {
    const auto next =
        std::ranges::find_if(entries_, [](const GameEntry* one) { return !one->facts().isRead; });
    isReading_ = next != entries_.end();
    if (!isReading_)
        return;
    GameFacts facts = (*next)->facts();
    readStanding(facts, games_);
    (*next)->display(facts, language_);
    QTimer::singleShot(0, this, &GameList::readNext);
}

} // namespace takujo
