#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/scenario_files.h"
#include "engine/files/card_file.h"
#include "engine/files/library.h"
#include "engine/files/words_file.h"
#include "engine/files/yaml_parser.h"
#include "engine/games/registry.h"
#include "engine/match/speech.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <system_error>

namespace takujo {

namespace {

namespace fs = std::filesystem;

/// A card in lines: name, type, numbers, what it does.
void printCard(const CardDefinition& card, const Game& game, const Speech& speech, Language language,
               std::ostream& out) {
    out << card.name.in(language);
    if (card.id != card.name.en) // the cards of scenarios are called by their names
        out << " (" << card.id << ')';
    out << '\n';
    out << "  " << speech.typeLine(card, game.schema) << '\n';
    std::vector<std::string> numbers;
    for (const FieldSpec& field : game.schema.fields)
        if (field.kind == FieldSpec::Kind::number && card.prints(field.slot))
            numbers.push_back(speech.heading(speech.wordOf(field.key)) + ' ' +
                              std::to_string(card.numbers[field.slot]));
    if (!numbers.empty())
        out << "  " << speech.joined("comma", numbers) << '\n';
    for (const std::string& line : speech.cardText(card, game.schema))
        out << "  " << line << '\n';
}

class TextCommand : public Command {
public:
    std::string_view name() const override { return "text"; }
    std::string_view usage() const override { return "[CARD|FILE…] [--game G] [--language en|ja]"; }
    Saying purpose() const override {
        return "Prints cards with their texts: those named by id, those of card sets and scenarios, or all "
               "of a "
               "game.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"CARD", "The id of a card."},
            {"FILE", "A card set or a scenario: its cards."},
            {"--game G", "The game whose cards they are."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--game"}, {}};
        Saying mistake = arguments.mistake();
        const std::string id = arguments.option("--game").value_or(std::string{allGames().front()->id});
        const Game* game = findGame(id);
        if (mistake.empty() && game == nullptr)
            mistake = noSuchGame(id);
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        return print(*game, arguments.rest(), streams);
    }

private:
    /// Those of a card set or of a scenario, whichever the file is.
    static std::vector<CardDefinition> cardsIn(const fs::path& file, const Game& game, Findings& findings) {
        Findings ignored; // whoever reads the file next finds the same
        const auto root = readYamlFile(file, ignored);
        if (root && root->isMap() && root->find("set")) {
            std::optional<CardSet> set = readCardSet(file, game.id, game.schema, findings);
            return set ? std::move(set->cards) : std::vector<CardDefinition>{};
        }
        std::vector<CardDefinition> cards;
        for (Scenario& scenario : readScenarios({file}, findings))
            if (scenario.game == game.id)
                std::ranges::move(scenario.cards, std::back_inserter(cards));
        return cards;
    }

    static int print(const Game& game, const std::vector<std::string>& wanted, Streams streams) {
        Findings findings;
        const Library library = loadLibrary(game.id, game.schema, game.deckWords(), findings);
        const Words words = loadWords(game.id, findings);
        const Speech speech{words, streams.language};
        bool isFirst = true;
        bool allFound = true;
        const auto tell = [&](const CardDefinition& card) {
            streams.out << (isFirst ? "" : "\n");
            isFirst = false;
            printCard(card, game, speech, streams.language, streams.out);
        };
        if (wanted.empty())
            for (const CardSet& set : library.sets())
                for (const CardDefinition& card : set.cards)
                    tell(card);
        for (const std::string& each : wanted) {
            std::error_code error;
            if (const CardDefinition* card = library.card(each)) {
                tell(*card);
            } else if (fs::exists(each, error)) {
                const std::vector<fs::path> files = scenarioFilesAt(each);
                if (tellIfEmpty(each, files, streams))
                    allFound = false;
                for (const fs::path& file : files) {
                    std::vector<CardDefinition> cards = cardsIn(file, game, findings);
                    library.completeTexts(cards);
                    std::ranges::for_each(cards, tell);
                }
            } else {
                streams.err << Saying{"There is no card {card} of {game}. Name one by its id, or a file with "
                                      "cards: a card set, a scenario.",
                                      shown(each), game.id}
                                   .in(streams.language)
                            << '\n';
                allFound = false;
            }
        }
        findings.print(streams.err, streams.language);
        return allFound && findings.errors() == 0 ? 0 : 1;
    }
};

} // namespace

std::unique_ptr<Command> textCommand() {
    return std::make_unique<TextCommand>();
}

} // namespace takujo
