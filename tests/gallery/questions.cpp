#include "engine/core/random.h"
#include "engine/match/view.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/panels/game_page.h"
#include "ui/panels/main_window.h"
#include "ui/table/text.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int games = 12;
constexpr int mostAnswers = 1500;

/// What is asked, in the words of the rulebook's steps: a question of its own in the gallery.
QString questionOf(const Match& match) {
    const Decision& decision = match.decision();
    const Procedure& procedure = match.position().rules.procedure(decision.procedure);
    QString name = qt(procedure.name) + ' ' + qt(procedure.steps[decision.step].name);
    if (match.position().state.frames.size() > 6)
        name += QStringLiteral(" within");
    return name.toLower().replace(' ', '-').remove('\'').remove('/');
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
    for (std::uint64_t game = 0; game < games; ++game) {
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
            const QString question = questionOf(session.match());
            if (!shelf.has(QStringLiteral("questions"), question)) {
                page->view().table().movements().finish();
                shelf.hang(QStringLiteral("questions"), question, window);
            }
            session.answer(anyAnswer(session.match(), random));
        }
        if (session.match().over() && !shelf.has(QStringLiteral("questions"), QStringLiteral("over")))
            shelf.hang(QStringLiteral("questions"), QStringLiteral("over"), window);
    }
}

} // namespace takujo
