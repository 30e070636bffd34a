#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/scenario_files.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/cards/library.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/registry.h"
#include "engine/match/sentences/speech.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <system_error>

namespace takujo {

namespace {

namespace fs = std::filesystem;

/// Whether a number that only says what a deck may have allows as much of it as anybody likes.
bool isWithoutLimit(const CardDefinition& card, const FieldSpec& field) {
    return field.isFixed && card.numbers[field.slot] == field.most;
}

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
        if (field.kind == FieldSpec::Kind::number && card.prints(field.slot) && !isWithoutLimit(card, field))
            numbers.push_back(speech.heading(speech.wordOf(field.key)) + ' ' +
                              std::to_string(card.numbers[field.slot]));
    if (!numbers.empty())
        out << "  " << speech.joined("comma", numbers) << '\n';
    for (const std::string& line : speech.cardText(card, game.schema))
        out << "  " << line << '\n';
}

/// A game, its cards and its words.
struct Shelf {
    const Game* game = nullptr;
    Library library;
    Words words;
};

/// The cards that are wanted, told in their order. Files are of the game that they name.
class Printing {
public:
    /// Of that game; none: of the first there is, and of whatever games files are.
    Printing(const Game* game, Streams streams) : only_{game}, streams_{streams} {}

    int print(const std::vector<std::string>& wanted) {
        const Shelf& usual = shelfOf(only_ != nullptr ? *only_ : *allGames().front());
        if (wanted.empty())
            for (const CardSet& set : usual.library.sets())
                for (const CardDefinition& card : set.cards)
                    tell(card, usual);
        for (const std::string& each : wanted) {
            std::error_code error;
            if (const CardDefinition* card = usual.library.card(each)) {
                tell(*card, usual);
            } else if (fs::exists(each, error)) {
                tellFiles(each, usual);
            } else {
                streams_.err << Message{"There is no card {card} of {game}. Name one by its id, or a file "
                                        "with cards: a card set, a scenario.",
                                        shown(each), usual.game->id}
                                    .in(streams_.language)
                             << '\n';
                allFound_ = false;
            }
        }
        findings_.print(streams_.err, streams_.language);
        return allFound_ && findings_.errors() == 0 ? 0 : 1;
    }

private:
    const Shelf& shelfOf(const Game& game) {
        const auto known = std::ranges::find(shelves_, &game, [](const auto& shelf) { return shelf->game; });
        if (known != shelves_.end())
            return **known;
        auto shelf = std::make_unique<Shelf>();
        shelf->game = &game;
        shelf->library = loadLibrary(game.id, game.schema, game.deckWords(), findings_);
        shelf->words = loadWords(game.id, findings_);
        shelves_.push_back(std::move(shelf));
        return *shelves_.back();
    }

    void tell(const CardDefinition& card, const Shelf& shelf) {
        streams_.out << (isFirst_ ? "" : "\n");
        isFirst_ = false;
        printCard(card, *shelf.game, Speech{shelf.words, streams_.language}, streams_.language, streams_.out);
    }

    void tellFiles(const fs::path& path, const Shelf& usual) {
        const std::vector<fs::path> files = yamlFilesAt(path);
        if (tellIfEmpty(path, files, streams_))
            allFound_ = false;
        for (const fs::path& file : files) {
            Findings ignored; // whoever reads the file next finds the same
            const auto root = readYamlFile(file, ignored);
            const std::optional<YamlEntry> says = root && root->isMap() ? root->find("game") : std::nullopt;
            const Game* const named = says && says->value.isScalar() ? findGame(says->value.text()) : nullptr;
            if (only_ != nullptr && named != nullptr && named != only_) {
                streams_.err << Message{"The cards of {file} are of {game}. Leave out '--game', or name that "
                                        "game.",
                                        shown(file.string()), named->id}
                                    .in(streams_.language)
                             << '\n';
                allFound_ = false;
                continue;
            }
            const Shelf& shelf = named != nullptr ? shelfOf(*named) : usual;
            std::vector<CardDefinition> cards =
                cardsIn(file, root && root->isMap() && root->find("set").has_value(), *shelf.game);
            shelf.library.completeTexts(cards);
            for (const CardDefinition& card : cards)
                tell(card, shelf);
        }
    }

    std::vector<CardDefinition> cardsIn(const fs::path& file, bool isSet, const Game& game) {
        if (isSet) {
            std::optional<CardSet> set = readCardSet(file, game.id, game.schema, findings_);
            return set ? std::move(set->cards) : std::vector<CardDefinition>{};
        }
        std::vector<CardDefinition> cards;
        for (Scenario& scenario : readScenarios({file}, findings_))
            std::ranges::move(scenario.cards, std::back_inserter(cards));
        return cards;
    }

    const Game* only_;
    Streams streams_;
    Findings findings_;
    std::vector<std::unique_ptr<Shelf>> shelves_;
    bool isFirst_ = true;
    bool allFound_ = true;
};

class TextCommand : public Command {
public:
    std::string_view name() const override { return "text"; }
    std::string_view usage() const override { return "[CARD|FILE…] [--game G] [--language en|ja]"; }
    Message purpose() const override {
        return "Prints cards with their texts: those named by id, those of card sets and scenarios, or all "
               "of a "
               "game.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"CARD", "The id of a card."},
            {"FILE", "A card set or a scenario: its cards."},
            {"--game G", "The game whose cards they are; files say it themselves."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--game"}, {}};
        Message mistake = arguments.mistake();
        const std::optional<std::string> id = arguments.option("--game");
        const Game* game = id ? findGame(*id) : nullptr;
        if (mistake.empty() && id && game == nullptr)
            mistake = noSuchGame(*id);
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        return Printing{game, streams}.print(arguments.rest());
    }
};

} // namespace

std::unique_ptr<Command> textCommand() {
    return std::make_unique<TextCommand>();
}

} // namespace takujo
