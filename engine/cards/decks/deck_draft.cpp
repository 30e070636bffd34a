#include "engine/cards/decks/deck_draft.h"

#include <algorithm>

namespace takujo {

namespace {

auto entryOf(auto& entries, std::string_view card, std::size_t part) {
    return std::ranges::find_if(
        entries, [&](const DeckDraft::Entry& entry) { return entry.part == part && entry.card == card; });
}

std::vector<DeckDraft::Entry> inOneOrder(const DeckDraft& draft) {
    std::vector<DeckDraft::Entry> entries = draft.entries;
    std::ranges::sort(entries, [](const DeckDraft::Entry& left, const DeckDraft::Entry& right) {
        return left.part != right.part ? left.part < right.part : left.card < right.card;
    });
    return entries;
}

} // namespace

int DeckDraft::count(std::string_view card, std::size_t part) const {
    const auto entry = entryOf(entries, card, part);
    return entry == entries.end() ? 0 : entry->count;
}

int DeckDraft::count(std::string_view card) const {
    int copies = 0;
    for (const Entry& entry : entries)
        copies += entry.card == card ? entry.count : 0;
    return copies;
}

int DeckDraft::cardsIn(std::size_t part) const {
    int copies = 0;
    for (const Entry& entry : entries)
        copies += entry.part == part ? entry.count : 0;
    return copies;
}

void DeckDraft::setCount(std::string_view card, std::size_t part, int count) {
    count = std::clamp(count, 0, mostCopies);
    const auto entry = entryOf(entries, card, part);
    if (entry != entries.end() && count == 0)
        entries.erase(entry);
    else if (entry != entries.end())
        entry->count = count;
    else if (count > 0)
        entries.push_back({std::string{card}, count, part});
}

void DeckDraft::add(std::string_view card, std::size_t part, int copies) {
    setCount(card, part, count(card, part) + std::clamp(copies, -mostCopies, mostCopies));
}

void DeckDraft::take(std::string_view card, std::size_t part, int copies) {
    add(card, part, -std::clamp(copies, -mostCopies, mostCopies));
}

void DeckDraft::move(std::string_view card, std::size_t from, std::size_t to, int copies) {
    const std::string moved{card}; // the view may be of an entry that goes away
    copies = std::clamp(copies, 0, std::min(count(moved, from), mostCopies - count(moved, to)));
    if (from == to || copies == 0)
        return;
    take(moved, from, copies);
    add(moved, to, copies);
}

DeckDraft draftOf(const Deck& deck) {
    DeckDraft draft{deck.id, deck.game, deck.format, deck.name, deck.about, deck.notes, {}};
    for (const Deck::Entry& entry : deck.entries)
        draft.entries.push_back({entry.card, entry.count, entry.part});
    return draft;
}

Deck deckOf(const DeckDraft& draft) {
    Deck deck;
    deck.id = draft.id;
    deck.game = draft.game;
    deck.format = draft.format;
    deck.name = draft.name;
    deck.about = draft.about;
    deck.notes = draft.notes;
    for (const DeckDraft::Entry& entry : draft.entries)
        deck.entries.push_back({.card = entry.card, .count = entry.count, .part = entry.part});
    return deck;
}

bool sayTheSame(const DeckDraft& left, const DeckDraft& right) {
    return left.id == right.id && left.game == right.game && left.format == right.format &&
           left.name == right.name && left.about == right.about && left.notes == right.notes &&
           inOneOrder(left) == inOneOrder(right);
}

std::string freeDeckId(std::string_view name, const std::function<bool(std::string_view)>& isTaken) {
    std::string id;
    for (const char c : name) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (isLetter || (c >= '0' && c <= '9'))
            id += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-' && c != '\'')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    if (id.empty() || (id.front() >= '0' && id.front() <= '9')) // a number is no id
        id = id.empty() ? "deck" : "deck-" + id;
    std::string free = id;
    for (int number = 2; isTaken(free); ++number)
        free = id + "-" + std::to_string(number);
    return free;
}

std::vector<DeckChange> changesBetween(const DeckDraft& before, const DeckDraft& after) {
    std::vector<DeckChange> changes;
    for (const DeckDraft::Entry& entry : before.entries)
        if (const int now = after.count(entry.card, entry.part); now != entry.count)
            changes.push_back({entry.card, entry.part, entry.count, now});
    for (const DeckDraft::Entry& entry : after.entries)
        if (before.count(entry.card, entry.part) == 0)
            changes.push_back({entry.card, entry.part, 0, entry.count});
    std::ranges::stable_sort(changes, {}, &DeckChange::part);
    return changes;
}

DraftLines linesOf(const DeckDraft& draft,
                   const std::function<const CardDefinition*(std::string_view)>& cardOf) {
    DraftLines result;
    for (const DeckDraft::Entry& entry : draft.entries) {
        if (const CardDefinition* card = cardOf(entry.card))
            result.lines.push_back({card, entry.count, entry.part});
        else
            result.missing.push_back(entry);
    }
    return result;
}

} // namespace takujo
