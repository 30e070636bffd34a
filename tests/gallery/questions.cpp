#include "engine/core/random.h"
#include "engine/match/view.h"
#include "tests/gallery/question_name.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/page/game_page.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int gamesPlayed = 12;
constexpr int mostAnswers = 1500;

/// How many things wait to be resolved.
std::size_t waiting(const Session& session) {
    const auto& specs = session.match().game().tables.zones;
    for (const ZoneView& zone : session.view().zones)
        if (const LayoutZone* layout = session.layout().zone(specs[zone.zone.kind].word);
            layout != nullptr && layout->role == ZoneRole::stack)
            return zone.cards.size();
    return 0;
}

/// Any answer, but what does something more often than what does nothing, and never the same game twice.
Option anyAnswer(const Match& match, Random& random) {
    const std::vector<Option>& options = match.decision().options;
    const auto doesSomething = [](const Option& option) { return option.object.exists(); };
    const auto count = static_cast<std::uint32_t>(std::ranges::count_if(options, doesSomething));
    if (match.decision().kind == DecisionKind::pay || count == 0 || random.below(5) == 0)
        return random.below(3) == 0 ? options[random.below(static_cast<std::uint32_t>(options.size()))]
                                    : match.suggestion();
    std::uint32_t which = random.below(count);
    for (const Option& option : options)
        if (doesSomething(option) && which-- == 0)
            return option;
    return match.suggestion();
}

} // namespace

void hangQuestions(Shelf& shelf, MainWindow& window) {
    auto* page = window.findChild<GamePage*>();
    const std::shared_ptr<const GameData>& data = window.games().front();
    const std::vector<Deck>& decks = data->library.decks();
    for (std::uint64_t game = 0; game < gamesPlayed; ++game) {
        GameStart start = usualStart(data);
        start.seed = game + 1;
        // Legal decks of one format, in turn.
        std::vector<const Deck*> legal;
        for (const Deck& deck : decks)
            if (problemsOf(*data, deck, start.format).empty())
                legal.push_back(&deck);
        start.decks = {legal[game % legal.size()], legal[(game + 1 + game / legal.size()) % legal.size()]};
        window.begin(start);
        Session& session = *page->current();
        Random random{game};
        for (int i = 0; i < mostAnswers && !session.match().over(); ++i) {
            QStringList names{questionName(session.match())};
            if (const std::size_t count = waiting(session); count > 1)
                names << QStringLiteral("waiting-%1").arg(count);
            for (const QString& name : names)
                if (!shelf.has(QStringLiteral("questions"), name)) {
                    page->view().table().movements().finish();
                    shelf.hang(QStringLiteral("questions"), name, window);
                }
            session.answer(anyAnswer(session.match(), random));
        }
        if (session.match().over() && !shelf.has(QStringLiteral("questions"), QStringLiteral("over")))
            shelf.hang(QStringLiteral("questions"), QStringLiteral("over"), window);
    }
}

} // namespace takujo
