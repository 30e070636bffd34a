#include "ui/testing/tested_list.h"

#include "engine/cards/decks/deck_draft.h"
#include "engine/match/sentences/deck_problem.h"
#include "engine/numbers/comparison.h"
#include "engine/numbers/matchup.h"
#include "ui/start/draft_store.h"
#include "ui/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace takujo {

namespace {

TestedList listOf(const GameData& data, const Deck& deck, bool isDraft) {
    TestedList list{deck.id, deck.name, isDraft, 0, deckLines(data, deck), {}, 0};
    for (const Deck::Entry& entry : deck.entries)
        if (data.library.card(entry.card) == nullptr)
            list.missing.push_back(entry.card);
    const auto& formats = data.game->formats;
    const auto found = std::ranges::find(formats, deck.format);
    list.format = found == formats.end() ? 0 : static_cast<std::size_t>(found - formats.begin());
    list.digest = talliedDeck(*data.game, list.lines, list.id, list.name).digest;
    return list;
}

} // namespace

QString TestedList::nameIn(Language language) const {
    return qt((isDraft ? nameOfDraft(name) : name).in(language));
}

std::vector<TestedList> listsOf(const GameData& data) {
    std::vector<TestedList> lists;
    const std::vector<std::string> drafts = DraftStore::all(data.game->id);
    const auto addDraft = [&](const std::string& id) {
        const auto draft = DraftStore::read(data, id);
        if (!draft)
            return;
        Deck deck = deckOf(*draft);
        deck.id = id;
        TestedList list = listOf(data, deck, true);
        const bool isAsSaved = !lists.empty() && lists.back().id == id && lists.back().digest == list.digest;
        if (!isAsSaved)
            lists.push_back(std::move(list));
    };
    for (const Deck& deck : data.library.decks()) {
        lists.push_back(listOf(data, deck, false));
        if (std::ranges::find(drafts, deck.id) != drafts.end())
            addDraft(deck.id);
    }
    for (const std::string& id : drafts)
        if (data.library.deck(id) == nullptr)
            addDraft(id);
    return lists;
}

QStringList whyNotPlayed(const GameData& data, const TestedList& list, std::size_t format,
                         Language language) {
    QStringList reasons;
    for (const std::string& card : list.missing)
        reasons << QCoreApplication::translate(
                       "TestedList",
                       "%1 is in no card set that is read here: take it out, or install its set.")
                       .arg(qt(card));
    const auto problems = data.game->checkDeck(data.game->formats[format], list.lines);
    for (const DeckProblem& problem : problems)
        reasons << qt(sentenceOf(problem, data.words, language));
    return reasons;
}

} // namespace takujo
