#include "ui/bringing/brought_edit.h"

#include "engine/files/yaml/tree_writer.h"

#include <algorithm>
#include <utility>

namespace takujo {

BroughtEdit::BroughtEdit(std::shared_ptr<const GameData> game, BroughtList list, QObject* parent)
    : QObject{parent}, game_{std::move(game)},
      of_{std::string{game_->game->id}, game_->game->schema, game_->words} {
    cards_.reserve(list.cards.size());
    for (BroughtCard& each : list.cards) {
        Card card{std::move(each), {}};
        card.yaml = card.brought.yaml;
        card.state = card.brought.hasMistake ? State::wrong : stateOf(card.brought, card.brought.unread);
        cards_.push_back(std::move(card));
    }
}

BroughtEdit::State BroughtEdit::stateOf(const BroughtCard& card, std::size_t unread) {
    if (unread == 0)
        return State::whole;
    return unread < card.texts.size() ? State::inPart : State::nothing;
}

std::size_t BroughtEdit::count(State state) const {
    return static_cast<std::size_t>(std::ranges::count(cards_, state, &Card::state));
}

void BroughtEdit::setYaml(std::size_t index, const std::string& yaml) {
    Card& card = cards_[index];
    if (card.yaml == yaml)
        return;
    card.yaml = yaml;
    const auto checked = checkCard(yaml, of_).card; // somebody may have mended it
    card.state = checked ? stateOf(card.brought, checked->unread.size()) : State::wrong;
    isSaved_ = false;
    emit changed(index);
}

bool BroughtEdit::take(std::size_t index, std::size_t text, std::size_t reading) {
    Card& card = cards_[index];
    if (card.yaml != card.brought.yaml || text >= card.brought.texts.size() ||
        reading >= card.brought.texts[text].readings.size())
        return false;
    BroughtText& taken = card.brought.texts[text];
    taken.readings = {std::move(taken.readings[reading])};
    taken.state = ReadParagraph::State::understood;
    card.brought.yaml = inLines(cardTree(card.brought.listed, card.brought.texts));
    setYaml(index, card.brought.yaml);
    return true;
}

SetWritten BroughtEdit::save(const std::filesystem::path& file, const SetHead& head, Present present,
                             Findings& findings) {
    std::vector<std::string> yamls;
    for (const Card& card : cards_)
        if (card.state != State::wrong)
            yamls.push_back(card.yaml);
    const SetWritten written = writeSet(file, head, of_, yamls, present, findings);
    isSaved_ = isSaved_ || written.done;
    return written;
}

} // namespace takujo
