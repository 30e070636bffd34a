#include "ui/testing/test_order.h"

#include "engine/match/other_cards.h"
#include "engine/match/saves/saving.h"
#include "engine/numbers/comparison.h"
#include "ui/testing/test_store.h"

#include <algorithm>
#include <utility>

namespace takujo {

TestOrder orderOf(const std::shared_ptr<const GameData>& data, const TestWish& wish,
                  const BotMaker& makeBot) {
    TestOrder order;
    order.data = data;
    MatchupSetup& setup = order.setup;
    setup.game = data->game;
    setup.format = wish.deck->format;
    setup.otherCards = otherCardsIn(data->library, *data->game);
    setup.bots = makeBot;
    MatchupTerms& terms = setup.terms;
    terms.engine = engineVersion();
    terms.game = data->game->id;
    terms.format = data->game->formats[wish.deck->format];
    terms.bot = wish.bot;
    terms.seed = wish.seed;
    terms.games = wish.games;
    terms.until = wish.until;
    terms.isOfFirstDeck = true;
    std::vector<const TestedList*> decks{wish.deck};
    decks.insert(decks.end(), wish.opponents.begin(), wish.opponents.end());
    for (const TestedList* list : decks) {
        setup.decks.push_back(list->lines);
        terms.decks.push_back(talliedDeck(*data->game, list->lines, list->id,
                                          list->isDraft ? nameOfDraft(list->name) : list->name));
    }
    for (KeptTest& kept : TestStore::all(terms.game)) {
        if (!kept.part || !haveSameGames(kept.part->numbers.terms, terms))
            continue;
        order.file = kept.file;
        // Fewer games than were asked for then are enough now, but none is lost.
        for (const PairTally& pair : kept.part->numbers.pairs)
            if (!pair.played.ranges().empty())
                terms.games = std::max(terms.games, pair.played.ranges().back().last + 1);
        order.before = std::move(kept.part->numbers);
        order.before.terms = terms;
        return order;
    }
    order.file = TestStore::newFile(terms);
    order.before = MatchupNumbers{terms};
    return order;
}

TestWish wishOf(const MatchupTerms& terms, const std::vector<TestedList>& lists,
                const TestedList* otherDeck) {
    const auto find = [&](std::uint64_t digest) -> const TestedList* {
        const auto found = std::ranges::find(lists, digest, &TestedList::digest);
        return found == lists.end() ? nullptr : &*found;
    };
    TestWish wish;
    wish.deck = otherDeck != nullptr ? otherDeck : find(terms.decks.front().digest);
    wish.bot = terms.bot;
    wish.seed = terms.seed;
    wish.games = terms.games;
    wish.until = terms.until;
    for (std::size_t i = 1; i < terms.decks.size(); ++i)
        if (const TestedList* list = find(terms.decks[i].digest);
            list != nullptr && (wish.deck == nullptr || list->digest != wish.deck->digest))
            wish.opponents.push_back(list);
    return wish;
}

} // namespace takujo
