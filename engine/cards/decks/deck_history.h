#pragma once

#include "engine/cards/decks/deck_draft.h"

#include <cstddef>
#include <vector>

namespace takujo {

/// The versions of a deck while it is edited: undo, redo, and whether anything is unsaved.
class DeckHistory {
public:
    explicit DeckHistory(DeckDraft draft) : versions_{std::move(draft)} {}

    const DeckDraft& now() const { return versions_[place_]; }
    /// The version with which it began.
    const DeckDraft& first() const { return versions_.front(); }
    /// Goes on to another version; what was undone is given up. Nothing happens if it is equal to the present
    /// one.
    void change(DeckDraft next) {
        if (next == now())
            return;
        versions_.resize(place_ + 1, now());
        if (saved_ > place_)
            saved_ = nowhere;
        versions_.push_back(std::move(next));
        ++place_;
    }

    bool canUndo() const { return place_ > 0; }
    bool canRedo() const { return place_ + 1 < versions_.size(); }
    /// Go one version back or forward; they do nothing at the ends.
    void undo() { place_ -= canUndo() ? 1 : 0; }
    void redo() { place_ += canRedo() ? 1 : 0; }

    /// Remembers that the present version is in a file. A new history begins so.
    void markSaved() { saved_ = place_; }
    /// Begins as a deck that is in no file.
    void markUnsaved() { saved_ = nowhere; }
    bool isSaved() const { return saved_ != nowhere && versions_[saved_] == now(); }

private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    std::vector<DeckDraft> versions_; ///< a deck is a few kilobytes
    std::size_t place_ = 0;
    std::size_t saved_ = 0;
};

} // namespace takujo
