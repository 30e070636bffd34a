#include "ui/workshop/deck_edit.h"

#include <algorithm>
#include <utility>

namespace takujo {

DeckEdit::DeckEdit(std::shared_ptr<const GameData> data, DeckDraft draft, std::filesystem::path file,
                   std::optional<DeckDraft> opened, QObject* parent)
    : QObject{parent}, data_{std::move(data)},
      search_{data_->game->schema, data_->words, data_->library.sets()}, history_{std::move(draft)},
      file_{std::move(file)}, opened_{std::move(opened)} {
    if (file_.empty() || (opened_ && *opened_ != now()))
        history_.markUnsaved();
    else if (!opened_)
        opened_ = now();
}

std::size_t DeckEdit::format() const {
    const auto& formats = data_->game->formats;
    const auto found = std::ranges::find(formats, now().format);
    return found == formats.end() ? 0 : static_cast<std::size_t>(found - formats.begin());
}

std::size_t DeckEdit::parts() const {
    return std::max<std::size_t>(data_->game->tables.deckParts.size(), 1);
}

LocalizedText DeckEdit::wordOfType(std::size_t type) const {
    const SearchField* const types = search_.field("type");
    const std::string key{data_->game->schema.types[type]};
    return types != nullptr && type < types->values.size() ? types->values[type].word
                                                           : LocalizedText{key, key};
}

bool DeckEdit::mayHold(std::size_t part, const CardDefinition& card) const {
    const auto& all = data_->game->tables.deckParts;
    return part >= all.size() || all[part].holds(card);
}

std::size_t DeckEdit::partFor(const CardDefinition& card) const {
    for (std::size_t part = 0; part < parts(); ++part)
        if (mayHold(part, card))
            return part;
    return 0;
}

DraftLines DeckEdit::linesOf(const DeckDraft& draft) const {
    return takujo::linesOf(draft, [this](std::string_view id) { return data_->library.card(id); });
}

std::vector<DeckProblem> DeckEdit::problems() const {
    return data_->game->checkDeck(data_->game->formats[format()], lines().lines);
}

void DeckEdit::change(DeckDraft next) {
    if (next == now())
        return;
    history_.change(std::move(next));
    emit changed();
}

void DeckEdit::setCount(std::string_view card, std::size_t part, int count) {
    DeckDraft next = now();
    next.setCount(card, part, count);
    change(std::move(next));
}

void DeckEdit::add(std::string_view card, std::size_t part, int copies) {
    setCount(card, part, now().count(card, part) + copies);
}

void DeckEdit::setName(const LocalizedText& name) {
    DeckDraft next = now();
    next.name = name;
    change(std::move(next));
}

void DeckEdit::setFormat(std::size_t format) {
    DeckDraft next = now();
    next.format = data_->game->formats[format];
    change(std::move(next));
}

void DeckEdit::setNotes(const LocalizedText& notes) {
    DeckDraft next = now();
    next.notes = notes;
    change(std::move(next));
}

void DeckEdit::setEntries(std::vector<DeckDraft::Entry> entries) {
    DeckDraft next = now();
    next.entries = std::move(entries);
    change(std::move(next));
}

void DeckEdit::undo() {
    if (!canUndo())
        return;
    history_.undo();
    emit changed();
}

void DeckEdit::redo() {
    if (!canRedo())
        return;
    history_.redo();
    emit changed();
}

void DeckEdit::setSaved(const std::filesystem::path& file, DeckDraft written) {
    file_ = file;
    opened_ = std::move(written);
    history_.markSaved();
    emit changed();
}

} // namespace takujo
