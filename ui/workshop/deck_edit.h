#pragma once

#include "engine/cards/decks/deck_draft.h"
#include "engine/cards/decks/deck_history.h"
#include "engine/cards/search/card_search.h"
#include "ui/session/game_data.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace takujo {

/// A deck while it is changed in the window: its versions, its cards, and what is wrong with it.
class DeckEdit : public QObject {
    Q_OBJECT

public:
    /// `file` is where the deck was read from, and is written to again; empty for one that has no file yet.
    /// `opened` is what the file says, where the draft says something else already.
    DeckEdit(std::shared_ptr<const GameData> data, DeckDraft draft, std::filesystem::path file,
             std::optional<DeckDraft> opened = std::nullopt, QObject* parent = nullptr);

    const GameData& data() const { return *data_; }
    const std::shared_ptr<const GameData>& sharedData() const { return data_; }
    const CardSearch& search() const { return search_; }
    const DeckDraft& now() const { return history_.now(); }
    /// As it was when it was opened here.
    const DeckDraft& first() const { return history_.first(); }
    const std::filesystem::path& file() const { return file_; }
    /// What the file says; none if the deck has no file yet.
    const std::optional<DeckDraft>& opened() const { return opened_; }

    /// Index into the game's formats.
    std::size_t format() const;
    std::size_t parts() const;
    /// The first part that can hold the card.
    std::size_t partFor(const CardDefinition& card) const;
    /// What a type of card is called: its index in the schema.
    LocalizedText wordOfType(std::size_t type) const;
    bool mayHold(std::size_t part, const CardDefinition& card) const;
    /// The cards of the deck that are in some set, and those that are in none.
    DraftLines lines() const { return linesOf(now()); }
    DraftLines linesOf(const DeckDraft& draft) const;
    std::vector<DeckProblem> problems() const;

    void setCount(std::string_view card, std::size_t part, int count);
    void add(std::string_view card, std::size_t part, int copies);
    void setName(const LocalizedText& name);
    void setFormat(std::size_t format);
    void setNotes(const LocalizedText& notes);
    /// Puts other cards in the place of those of the deck.
    void setEntries(std::vector<DeckDraft::Entry> entries);

    bool canUndo() const { return history_.canUndo(); }
    bool canRedo() const { return history_.canRedo(); }
    void undo();
    void redo();

    bool isSaved() const { return history_.isSaved(); }
    /// The present version stands in that file now.
    void setSaved(const std::filesystem::path& file, DeckDraft written);

signals:
    void changed();

private:
    void change(DeckDraft next);

    std::shared_ptr<const GameData> data_;
    CardSearch search_;
    DeckHistory history_;
    std::filesystem::path file_;
    std::optional<DeckDraft> opened_;
};

} // namespace takujo
