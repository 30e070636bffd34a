#include "engine/files/cards/library.h"

#include "engine/cards/translations.h"
#include "engine/core/edit_distance.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/cards/deck_file.h"
#include "engine/files/disk/data_places.h"

#include <algorithm>
#include <system_error>

namespace takujo {

namespace fs = std::filesystem;

const CardDefinition* Library::card(std::string_view id) const {
    const auto place = places_.find(id);
    return place == places_.end() ? nullptr : &sets_[place->second.set].cards[place->second.card];
}

const Deck* Library::deck(std::string_view id) const {
    const auto found = std::ranges::find(decks_, id, &Deck::id);
    return found == decks_.end() ? nullptr : &*found;
}

void Library::add(CardSet set) {
    std::erase_if(set.cards, [&](const CardDefinition& own) { return card(own.id) != nullptr; });
    for (std::size_t i = 0; i < set.cards.size(); ++i)
        places_.try_emplace(set.cards[i].id, Place{sets_.size(), i});
    sets_.push_back(std::move(set));
}

void Library::completeTexts() {
    takujo::completeTexts(sets_);
}

void Library::completeTexts(std::span<CardDefinition> others) const {
    Translations translations;
    for (const CardSet& set : sets_)
        for (const CardDefinition& card : set.cards)
            translations.learn(card);
    for (const CardDefinition& card : others)
        translations.learn(card);
    for (CardDefinition& card : others)
        translations.complete(card);
}

std::vector<DeckLine> Library::lines(const Deck& deck, Findings& findings) const {
    std::vector<std::string> ids;
    for (const CardSet& set : sets_)
        for (const CardDefinition& card : set.cards)
            ids.push_back(card.id);
    std::vector<DeckLine> lines;
    for (const Deck::Entry& entry : deck.entries) {
        if (const CardDefinition* found = card(entry.card)) {
            lines.push_back({found, entry.count, entry.part});
            continue;
        }
        if (findings.isHopeless(deck.path))
            break;
        const auto near = closest(entry.card, ids);
        findings.error(deck.path, {entry.line, entry.column}, "unknown-card",
                       {"There is no card {card}.", shown(entry.card)},
                       near ? didYouMean(*near) : Message{"Check the id, or add the set it comes from."});
    }
    return lines;
}

std::vector<fs::path> yamlFilesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder, error})
        if (entry.is_regular_file(error) && entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

Library loadLibrary(std::string_view game, const CardSchema& schema, const DeckWords& decks,
                    Findings& findings) {
    Library library;
    for (const fs::path& folder : cardSetFolders(game)) {
        for (const fs::path& file : yamlFilesIn(folder))
            if (auto set = readCardSet(file, game, schema, findings))
                library.add(std::move(*set));
        for (const fs::path& file : yamlFilesIn(folder / "decks")) {
            auto deck = readDeck(file, decks, findings);
            if (deck && library.deck(deck->id) == nullptr)
                library.add(std::move(*deck));
        }
    }
    library.completeTexts();
    return library;
}

} // namespace takujo
